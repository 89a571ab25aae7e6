import Contract
import Training
import Wire

extension WorkoutSync {
    /// The next request, unless one is under way or a pause is on. Look-ups come first.
    mutating func nextRequest() -> SyncEffect? {
        guard flight == nil, !pausing else { return nil }
        let call: ClientRequest
        switch fetch {
        case .current: call = ClientRequest(.currentActiveWorkout)
        case .workout:
            guard let id = base?.id ?? queue.first?.workoutID else {
                fetch = nil
                return nextRequest()
            }
            call = ClientRequest(.activeWorkout(id))
        case nil:
            guard let head = queue.first else { return nil }
            call = ClientRequest(head)
        }
        requests += 1
        flight = Flight(id: requests, fetch: fetch)
        return .request(id: requests, method: call.method, path: call.path, body: call.body)
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
            status == ErrorCode.storageUnavailable.status
            ? (try? JSON.decode(ErrorAnswer.self, from: body))?.error.message : nil
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

    /// 1, 2, 4 … 30 seconds until the next try, for ever.
    private mutating func failed() -> SyncEffect {
        let delay = failures >= 5 ? Self.longestDelay : 1_000 << failures
        failures += 1
        pausing = true
        return .timer(.retry, milliseconds: min(delay, Self.longestDelay))
    }

    /// A workout that the server holds to be over is let go once nothing of it waits any more.
    private mutating func settle() -> [SyncEffect] {
        guard let base, base.status != .inProgress, queue.isEmpty, pending.isEmpty else { return [] }
        return [close(base.id, base.status)]
    }

    /// Lets the workout go, and looks whether another one runs.
    private mutating func close(_ id: WorkoutID, _ status: WorkoutStatus) -> SyncEffect {
        base = nil
        queue = []
        pending = []
        workout = nil
        fetch = .current
        isDirty = true
        return .ended(id, status)
    }

    // MARK: Changes

    /// `nil` when it must be tried again.
    private mutating func sent(_ verdict: Verdict, _ body: String) -> [SyncEffect]? {
        guard let head = queue.first else { return [] }
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
                base = start.workout()
                base?.exercises = answer.exercises
                base?.totals = answer.totals
            }
        case .change(.complete):
            guard let answer = try? JSON.decode(CompleteAnswer.self, from: body) else { return nil }
            let last = workout ?? base
            let ended = close(head.workoutID, .completed)
            return [last.map { .completed(answer, $0) } ?? ended]
        case .change(.cancel):
            guard (try? JSON.decode(DoneAnswer.self, from: body)) != nil else { return nil }
            return [close(head.workoutID, .cancelled)]
        case .change(let command):
            guard let answer = try? JSON.decode(ChangeAnswer.self, from: body) else { return nil }
            advanceBase(command, to: answer.revision)
        }
        pop()
        return []
    }

    /// The base after an acknowledged change. A look-up may already have brought it; a gap means that somebody else
    /// changed the workout, or that both sides reduced differently: then the server's document is asked for.
    private mutating func advanceBase(_ command: WorkoutCommand, to revision: Int) {
        guard let known = base?.revision, revision > known else {
            if base == nil { fetch = .workout(judging: nil) }
            return
        }
        Self.apply(command, to: &base)
        if base?.revision != revision { fetch = .workout(judging: nil) }
    }

    private mutating func pop() {
        queue.removeFirst()
        isDirty = true
        rebuild()
    }

    private mutating func refuse(_ head: QueuedChange, _ fault: ErrorAnswer.Fault) -> [SyncEffect] {
        switch head.step {
        case .start:
            // Nothing that follows has a workout to belong to.
            let effects = refuseAll(fault)
            if let id = workout?.id { return effects + [close(id, .cancelled)] }
            fetch = .current
            return effects
        case .change(.logSet) where fault.isCode(.alreadyDone):
            fetch = .workout(judging: fault)
            return []
        case .change(.patch) where fault.isCode(.duplicateSetID):
            // The id was made here: an earlier try arrived, so long ago that its key is forgotten.
            fetch = .workout(judging: nil)
            pop()
            return []
        case .change(.complete) where fault.isCode(.notInProgress):
            let ended: WorkoutStatus = fault.details?.archivedWorkoutID == nil ? .cancelled : .completed
            return [close(head.workoutID, ended)]
        case .change(.cancel) where fault.isCode(.notInProgress):
            return [close(head.workoutID, .cancelled)]
        case .change:
            // Not there, or over: the document says which. Any other refusal leaves the workout as it is.
            if fault.isCode(.notFound) || fault.isCode(.notInProgress) {
                fetch = .workout(judging: nil)
            }
            return [refuseHead(fault)]
        }
    }

    private mutating func refuseHead(_ fault: ErrorAnswer.Fault) -> SyncEffect {
        let change = RefusedChange(queue[0], fault)
        refused.append(change)
        pop()
        return .refused(change)
    }

    private mutating func refuseAll(_ fault: ErrorAnswer.Fault) -> [SyncEffect] {
        var effects: [SyncEffect] = []
        if let now = workout?.updatedAt { flushEdits(at: now) }
        let shown = workout
        while !queue.isEmpty { effects.append(refuseHead(fault)) }
        workout = shown
        return effects
    }

    // MARK: Look-ups

    private mutating func currentLookedUp(_ verdict: Verdict, _ body: String) -> [SyncEffect]? {
        switch verdict {
        case .again: return nil
        case .success:
            guard let found = try? JSON.decode(ActiveWorkout.self, from: body) else { return nil }
            fetch = nil
            let own = base?.id ?? queue.first?.workoutID
            guard let own, own != found.id else {
                take(found)
                return []
            }
            // Another one runs there. What waits here is still sent; afterwards this is looked at again.
            guard queue.isEmpty, pending.isEmpty else { return [] }
            take(found)
            return [.ended(own, .completed)]
        case .refused:
            fetch = base == nil || !queue.isEmpty ? nil : .workout(judging: nil)
            return []
        }
    }

    private mutating func workoutLookedUp(
        _ verdict: Verdict, _ body: String, _ judged: ErrorAnswer.Fault?
    ) -> [SyncEffect]? {
        switch verdict {
        case .again: return nil
        case .success:
            guard let found = try? JSON.decode(ActiveWorkout.self, from: body) else { return nil }
            fetch = nil
            take(found)
            guard let judged, let head = queue.first else { return [] }
            if Self.holds(found, head.step) {
                pop()
                return []
            }
            return [refuseHead(judged)]
        case .refused(let fault):
            fetch = nil
            guard let id = base?.id ?? queue.first?.workoutID else { return [] }
            return refuseAll(fault) + [close(id, .cancelled)]
        }
    }

    private mutating func take(_ found: ActiveWorkout) {
        base = found
        isDirty = true
        rebuild()
    }

    /// Whether the workout has the set of the step done with the same values.
    private static func holds(_ workout: ActiveWorkout, _ step: QueuedStep) -> Bool {
        guard case .change(.logSet(let command)) = step else { return false }
        for exercise in workout.exercises where exercise.instanceID == command.exerciseInstanceID {
            for set in exercise.sets where set.id == command.setID {
                return set.status == .done && set.values == command.values
            }
        }
        return false
    }
}

extension ActiveSet {
    /// What the cells show.
    var values: SetValues {
        var values = SetValues()
        values.numbers = numbers
        return values
    }
}
