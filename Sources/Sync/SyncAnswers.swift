import Contract
import Training
import Wire

extension WorkoutSync {
    /// The next request, unless one is under way or a pause is on. Look-ups come first.
    mutating func nextRequest() -> SyncEffect? {
        guard isSender, flight == nil, !pausing else { return nil }
        lookAtHeard()
        let call: ClientRequest
        switch fetch {
        case .current: call = ClientRequest(.activeWorkouts)
        case .workout:
            guard let id = ownID else {
                fetch = nil
                return nextRequest()
            }
            call = ClientRequest(.activeWorkout(id))
        case nil:
            guard let head = queue.first, !names(unmade, head.change.step) else { return nil }
            if wasAway, base?.id == head.change.workoutID, head.change.step.takenAway != nil {
                // Somebody may have trained meanwhile what was taken away here.
                fetch = .workout(judging: nil)
                return nextRequest()
            }
            call = ClientRequest(head.change)
        }
        requests += 1
        flight = Flight(id: requests, fetch: fetch)
        return .request(id: requests, method: call.method, path: call.path, body: call.body)
    }

    @inline(never) private func names(_ exercises: [ExerciseID], _ step: QueuedStep) -> Bool {
        guard !exercises.isEmpty, case .change(let command) = step, let named = command.namedExercise else {
            return false
        }
        return exercises.contains(named)
    }

    /// The answer to a request. Answers to any other request than the one under way are late or doubled, and ignored:
    /// what they would say is learnt again with the same idempotency key.
    ///
    /// - Parameter status: of HTTP; 0 when there was no answer.
    public mutating func answered(_ id: UInt32, status: Int, body: String) -> [SyncEffect] {
        guard let flight, flight.id == id else { return [] }
        self.flight = nil
        // The server is there and cannot save: that is said, and tried again like any other failure.
        trouble =
            status == ErrorCode.storageUnavailable.status ? Verdict.fault(body)?.message : nil
        let verdict = Verdict(status: status, body: body)
        var effects: [SyncEffect]?
        switch flight.fetch {
        case .current: effects = currentLookedUp(verdict, body)
        case .workout(let judged): effects = workoutLookedUp(verdict, body, judged)
        case nil: effects = sent(verdict, body)
        }
        guard var effects else { return finish([failed()]) }
        failures = 0
        effects.append(contentsOf: settle())
        return finish(effects)
    }

    private mutating func failed() -> SyncEffect {
        let delay = retryDelay(after: failures)
        failures += 1
        (pausing, wasAway) = (true, true)
        return .timer(.retry, milliseconds: delay)
    }

    /// The workout that is spoken of with the server.
    var ownID: WorkoutID? { base?.id ?? queue.first?.change.workoutID }

    /// A workout that the server holds to be over is let go once nothing of it waits any more.
    private mutating func settle() -> [SyncEffect] {
        guard let base, base.status != .inProgress, !hasWaiting(base.id) else { return [] }
        return close(base.id, base.status)
    }

    private func hasWaiting(_ id: WorkoutID) -> Bool {
        if pendingWorkout == id, !pending.isEmpty { return true }
        for entry in queue where entry.change.workoutID == id { return true }
        return false
    }

    /// Lets the workout go, and looks whether another one runs. What still waits of it goes on the list: with the server's
    /// reason, or because it was done, here or on another page, before anybody knew that the workout is over.
    mutating func close(
        _ id: WorkoutID, _ status: WorkoutStatus, _ fault: ErrorAnswer.Fault? = nil
    ) -> [SyncEffect] {
        if pendingWorkout == id { flushEdits(at: workout?.updatedAt ?? Self.never) }
        if base != nil {
            base = nil
            writeBase()
        }
        var effects: [SyncEffect] = []
        for entry in queue where entry.change.workoutID == id {
            store(entry.key, "")
            if fault != nil || !entry.change.step.isEnd {
                effects.append(putOnList(entry, fault ?? Self.isOver))
            }
        }
        queue.removeAll { $0.change.workoutID == id }
        lastEnded = id
        forgetPast()
        past = Past()
        fetch = .current
        rebuild()
        return effects + [.ended(id, status)]
    }

    private static let isOver = ErrorAnswer.Fault(code: ErrorCode.notInProgress.rawValue, message: "")

    /// Puts a change on the list of those that could not be saved.
    private mutating func putOnList(_ entry: QueueEntry, _ fault: ErrorAnswer.Fault) -> SyncEffect {
        let refused = ListedChange(name: entry.name, change: RefusedChange(entry.change, fault))
        // Another page may have been told the same.
        list.removeAll { $0.name == entry.name }
        list.append(refused)
        store(refused.key, JSON.text(refused.change))
        return .refused(refused.change)
    }

    // MARK: Changes

    /// `nil` when it must be tried again.
    @inline(never) private mutating func sent(_ verdict: Verdict, _ body: String) -> [SyncEffect]? {
        guard let head = queue.first?.change else { return [] }
        switch verdict {
        case .again: return nil
        case .success: return acknowledge(head, body)
        case .refused(let fault): return refuse(head, fault)
        }
    }

    /// `nil` when the answer is none of ours, such as the login page of a gym's network.
    private mutating func acknowledge(_ head: QueuedChange, _ body: String) -> [SyncEffect]? {
        switch head.step {
        case .start(let start):
            guard let answer = try? JSON.decode(StartAnswer.self, from: body) else { return nil }
            if base == nil {
                (base, past) = (start.workout(), Past(isWhole: true))
                base?.exercises = answer.exercises
                base?.totals = answer.totals
            }
        case .change(.complete(let command)):
            guard let answer = try? JSON.decode(CompleteAnswer.self, from: body) else { return nil }
            var last = base
            Self.apply(.complete(command), to: &last)
            let ended = close(head.workoutID, .completed)
            guard let last else { return ended }
            return ended.dropLast() + [.completed(answer, last)]
        case .change(.cancel):
            guard (try? JSON.decode(DoneAnswer.self, from: body)) != nil else { return nil }
            return close(head.workoutID, .cancelled)
        case .change:
            guard let answer = try? JSON.decode(ChangeAnswer.self, from: body) else { return nil }
            if answer.overtaken != nil {
                // Shown until it is known what it gave way to, which is then told as another's change.
                store(queue.removeFirst().key, "")
                fetch = .workout(judging: nil)
                return []
            }
            advanceBase(head, to: answer.revision)
        }
        writeBase()
        pop()
        return []
    }

    /// The base after an acknowledged change. A look-up may already have brought it; a gap means that somebody else
    /// changed the workout, or that both sides reduced differently: then the server's document is asked for.
    private mutating func advanceBase(_ change: QueuedChange, to revision: Int) {
        guard let known = base?.revision, revision > known else {
            if base == nil { fetch = .workout(judging: nil) } else if change.isArrived { keepPast(queue[0]) }
            return
        }
        var after = base
        past.apply(change, to: &after)
        base = after
        if base?.revision == revision { return keepPast(queue[0]) }
        fetch = .workout(judging: nil)
        if case .change(.undo) = change.step { seesUndo = true }
    }

    mutating func pop() {
        store(queue.removeFirst().key, "")
        rebuild()
    }

    private mutating func refuse(_ head: QueuedChange, _ fault: ErrorAnswer.Fault) -> [SyncEffect] {
        switch head.step {
        case .start:
            // Nothing that follows has a workout to belong to.
            return close(head.workoutID, .cancelled, fault)
        case .change(.logSet) where fault.isCode(.alreadyDone):
            fetch = .workout(judging: fault)
            return []
        case .change(.patch) where fault.isCode(.duplicateSetID):
            // The id was made here: an earlier try arrived, so long ago that its key is forgotten.
            fetch = .workout(judging: nil)
            pop()
            return []
        case .change(.undo) where !fault.isCode(.notInProgress):
            // Somebody else's later change is in the way, or nothing is left to be taken back.
            fetch = .workout(judging: nil)
            pop()
            return [.declined(WorkoutError(.undoConflict, fault.message, path: ""))]
        case .change(.complete) where fault.isCode(.notInProgress):
            let ended: WorkoutStatus = fault.details?.archivedWorkoutID == nil ? .cancelled : .completed
            return close(head.workoutID, ended)
        case .change(.cancel) where fault.isCode(.notInProgress):
            return close(head.workoutID, .cancelled)
        case .change:
            // Not there, or over: the document says which. What a change was about is gone where somebody else took it out, and what
            // can be done about that is seen in the workout as it is now. Any other refusal leaves it as it is.
            if fault.isCode(.notFound) || fault.isCode(.notInProgress) || fault.isCode(.targetNotFound) {
                fetch = .workout(judging: nil)
            }
            return [refuseHead(fault)]
        }
    }

    mutating func refuseHead(_ fault: ErrorAnswer.Fault) -> SyncEffect {
        let effect = putOnList(queue[0], fault)
        pop()
        return effect
    }
}
