public import Training

// What was done here in a workout that ended elsewhere, or never began for the server, is on the list of what was refused. It can be
// kept as a workout of the past: with the times that it had, and nothing that nobody did.

extension WorkoutSync {
    /// Whether sets are on the list that were done in a workout that is over.
    @inline(never) public var canKeepApart: Bool { list.contains { isLost($0.change.change) } }

    private func isLost(_ change: QueuedChange) -> Bool {
        guard case .change(.logSet) = change.step, change.exerciseID != nil else { return false }
        return !isTraining || workout?.id != change.workoutID
    }

    /// Takes the sets of one such workout off the list, with all that was refused of it.
    ///
    /// - Returns: the workout of the past that they make, to be kept before the effects are carried out; without exercises where all
    ///   of it was taken back.
    @inline(never) public mutating func keepApart(at now: Instant) -> (log: LogSession, effects: [SyncEffect])? {
        guard let id = list.first(where: { isLost($0.change.change) })?.change.change.workoutID else { return nil }
        var standing: [QueuedChange] = []
        var undone: [String] = []
        for entry in list.reversed() where entry.change.change.workoutID == id {
            let change = entry.change.change
            if let key = change.key, undone.contains(key) { continue }
            if case .change(.undo(let undo)) = change.step {
                undone.append(undo.reverts ?? "")
            } else {
                standing.append(change)
            }
        }
        var log = LogSession(
            id: ids.next(at: now), startedAt: Self.never, endedAt: Self.never, exercises: [],
            meta: newMeta("kept_apart", now))
        for change in standing.reversed() { log.tell(change) }
        // An edit of a set that was done before is no part of it, and stays to be read.
        for entry in list where entry.change.change.workoutID == id {
            let change = entry.change.change
            if case .change(.patch) = change.step, let set = change.step.filled?.place.setID, !log.holds(set),
                change.key.map({ !undone.contains($0) }) ?? true
            {
                continue
            }
            list.removeAll { $0.name == entry.name }
            store(entry.key, "")
        }
        log.forgetNames()
        return (log, finish([]))
    }
}

extension LogSession {
    /// Takes over what a change of the workout said was done.
    fileprivate mutating func tell(_ change: QueuedChange) {
        switch change.step {
        case .start(let start):
            startedAt = start.command.meta.clientTimestamp ?? startedAt
            (title, gymID) = (start.command.title ?? start.planName, start.command.gymID)
        case .change(.logSet(let done)):
            guard let exercise = change.exerciseID, let time = done.meta.clientTimestamp else { return }
            if startedAt == WorkoutSync.never || time < startedAt { startedAt = time }
            endedAt = max(endedAt, time)
            var set = CorrectedSet()
            (set.id, set.setType, set.status, set.isFailure) = (done.setID, change.setType, .done, done.isFailure)
            let values = done.values
            (set.weight, set.reps, set.rir) = (.some(values.weight), .some(values.reps), .some(values.rir))
            (set.durationSeconds, set.distance) = (.some(values.durationSeconds), .some(values.distance))
            // A swap lets one place have several.
            let known = exercises.firstIndex { $0.id == done.exerciseInstanceID && $0.exerciseID == exercise }
            if known == nil {
                var performed = CorrectedExercise()
                (performed.id, performed.exerciseID) = (done.exerciseInstanceID, exercise)
                exercises.append(performed)
            }
            exercises[known ?? exercises.count - 1].sets = (known.flatMap { exercises[$0].sets } ?? []) + [set]
        case .change(.patch(let patch)): for op in patch.ops { tell(op) }
        case .change(.removeExercise(let remove)): exercises.removeAll { $0.id == remove.exerciseInstanceID }
        case .change(.complete(let complete)):
            endedAt = max(endedAt, complete.endTime ?? complete.meta.clientTimestamp ?? endedAt)
            (notes, postEffort) = (complete.notes, complete.postEffort)
        case .change: break
        }
    }

    private mutating func tell(_ op: PatchOp) {
        for exercise in exercises.indices {
            guard var sets = exercises[exercise].sets else { continue }
            switch op {
            case .setField(let op):
                guard let index = sets.firstIndex(where: { $0.id == op.target.setID }) else { continue }
                switch op.change {
                case .weight(let value): sets[index].weight = .some(value)
                case .reps(let value): sets[index].reps = .some(value)
                case .rir(let value): sets[index].rir = .some(value)
                case .durationSeconds(let value): sets[index].durationSeconds = .some(value)
                case .distance(let value): sets[index].distance = .some(value)
                case .isFailure(let value): sets[index].isFailure = value
                case .setType(let value): sets[index].setType = value
                case .amrap(let value): sets[index].amrap = value
                case .note(let value): sets[index].note = .some(value)
                case .status: sets.remove(at: index)
                case .skipReason, .notes, .restSeconds, .title, .gymID: break
                }
            case .removeSet(let op): sets.removeAll { $0.id == op.target.setID }
            case .addSet: break
            }
            exercises[exercise].sets = sets
        }
    }

    fileprivate func holds(_ set: SetID) -> Bool {
        exercises.contains { $0.sets?.contains { $0.id == set } == true }
    }

    /// The names of another workout's exercises and sets are no names here. What nothing was done in is left out.
    fileprivate mutating func forgetNames() {
        exercises.removeAll { $0.sets?.isEmpty ?? true }
        for exercise in exercises.indices {
            exercises[exercise].id = nil
            for set in (exercises[exercise].sets ?? []).indices { exercises[exercise].sets?[set].id = nil }
        }
    }
}
