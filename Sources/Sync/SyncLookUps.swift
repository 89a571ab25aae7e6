import Contract
import Training
import Wire

/// What the server says to the question what runs there.
extension WorkoutSync {
    mutating func currentLookedUp(_ verdict: Verdict, _ body: String) -> [SyncEffect]? {
        switch verdict {
        case .again: return nil
        case .success:
            guard let running = try? JSON.decode(Page<RawJSON>.self, from: body) else { return nil }
            guard let first = running.items.first else { return noneRuns() }
            return runs(first.bytes)
        case .refused: return noneRuns()
        }
    }

    @inline(never) private mutating func runs(_ workout: [UInt8]) -> [SyncEffect]? {
        guard let found = try? JSON.decode(ActiveWorkout.self, from: workout) else { return nil }
        fetch = nil
        guard let own = ownID, own != found.id else { return take(found) }
        // Another one runs there. What waits here is still sent; afterwards this is looked at again.
        guard queue.isEmpty, pending.isEmpty else { return [] }
        lastEnded = own
        _ = take(found)
        return [.ended(own, .completed)]
    }

    /// What is held to run here is looked at by its id, unless something of it still waits.
    private mutating func noneRuns() -> [SyncEffect] {
        fetch = base == nil || !queue.isEmpty ? nil : .workout(judging: nil)
        return []
    }

    @inline(never) mutating func workoutLookedUp(
        _ verdict: Verdict, _ body: String, _ judged: ErrorAnswer.Fault?
    ) -> [SyncEffect]? {
        switch verdict {
        case .again: return nil
        case .success:
            guard let found = try? JSON.decode(ActiveWorkout.self, from: body) else { return nil }
            (fetch, wasAway) = (nil, false)
            let name = queue.first?.name
            let effects = take(found)
            guard let judged, let head = queue.first, head.name == name else { return effects }
            guard case .change(.logSet(let log)) = head.change.step,
                let set = found[SetPlace(log.exerciseInstanceID, log.setID)], set.status == .done
            else { return effects + [refuseHead(judged)] }
            if set.values == log.values {
                pop()
            } else {
                correctHead(log, set)
            }
            return effects
        case .refused(let fault):
            fetch = nil
            guard let id = ownID else { return [] }
            return close(id, .cancelled, fault)
        }
    }

    private mutating func take(_ found: ActiveWorkout) -> [SyncEffect] {
        let before = workout
        noteArrived(carryPast(from: base, queue, to: found))
        let (overtaken, stays) = giveWay(to: found)
        base = found
        writeBase()
        rebuild()
        defer { seesUndo = false }
        return differences(before, overtaken) + (stays ? [.gaveWay] : [])
    }

    /// What can be taken back as of a workout that was acknowledged, where all that is new in it was made here. Otherwise
    /// somebody else changed something, which is not to be taken back with what was done here.
    ///
    /// - Returns: the changes that are in it, though their answers were lost.
    mutating func carryPast(
        from known: ActiveWorkout?, _ changes: [QueueEntry], to found: ActiveWorkout
    ) -> [StepName] {
        var (known, past) = (known, past)
        var arrived: [StepName] = []
        if let known, known.id == found.id, known.revision == found.revision { return [] }
        for entry in changes where !entry.change.isArrived {
            if let known, known.id == found.id, known.revision >= found.revision { break }
            if case .start(let start) = entry.change.step {
                (known, past) = (start.workout(), Past(isWhole: true))
            } else if entry.change.workoutID == known?.id {
                past.apply(entry.change, to: &known)
            }
            arrived.append(entry.name)
        }
        guard let known, known.id == found.id, known.revision == found.revision,
            JSON.text(known.exercises) == JSON.text(found.exercises)
        else {
            self.past = Past(isWhole: found.revision == 1)
            return []
        }
        self.past = past
        return arrived
    }

    /// Changes that are in what the server holds are shown with it, and not once more; their answers come all the same. That
    /// is not kept: another page may have deleted the change already.
    mutating func noteArrived(_ names: [StepName]) {
        for index in queue.indices where names.contains(where: { $0 == queue[index].name }) {
            queue[index].change.isArrived = true
        }
    }

    /// The set was done elsewhere before, with other numbers. Whoever comes later is right: the log becomes a correction.
    private mutating func correctHead(_ log: LogSet, _ set: ActiveSet) {
        let place = SetPlace(log.exerciseInstanceID, log.setID)
        var meta = log.meta
        meta.idempotencyKey = ids.next(at: meta.clientTimestamp ?? set.completedAt ?? Self.never, EventTag.self).text
        let corrected = PendingEdit(place, set.edits(to: log.values, isFailure: log.isFailure ?? false))
        guard !corrected.changes.isEmpty else { return pop() }
        let patch = corrected.patch(log.workoutID ?? queue[0].change.workoutID, meta)
        queue[0].change.step = .change(log.unlessNewer == true ? patch.unlessNewer : patch)
        write(queue[0])
        rebuild()
    }
}

extension ActiveSet {
    /// What the cells show.
    var values: SetValues {
        var values = SetValues()
        values.numbers = numbers
        return values
    }

    /// The edits that give a done set other values.
    func edits(to values: SetValues, isFailure: Bool) -> [SetFieldChange] {
        var edits: [SetFieldChange] = []
        if weight != values.weight { edits.append(.weight(values.weight)) }
        if (tags.isFailure ?? false) != isFailure { edits.append(.isFailure(isFailure)) }
        if reps != values.reps { edits.append(.reps(values.reps)) }
        if rir != values.rir { edits.append(.rir(values.rir)) }
        if durationSeconds != values.durationSeconds { edits.append(.durationSeconds(values.durationSeconds)) }
        if distance != values.distance { edits.append(.distance(values.distance)) }
        return edits
    }
}
