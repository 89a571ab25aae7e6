extension ReductionStep {
    /// Edits of one set, or one set added or removed (seed 004 section 6.4): never a mixture, so that one request is
    /// one event.
    mutating func patch(_ command: PatchWorkout) throws(WorkoutError) {
        guard let first = command.ops.first else {
            throw WorkoutError(.validation, "ops must not be empty", path: "/ops")
        }
        for (index, op) in command.ops.enumerated() where op.kind != first.kind {
            throw WorkoutError(
                .mixedOpTypes, "A patch holds ops of one type.", path: "/ops/" + String(index) + "/op", opIndex: index)
        }
        switch first {
        case .setField: try setFields(command)
        case .addSet(let op):
            try refuseSecond(command)
            do throws(WorkoutError) { try addSet(op, command) } catch { throw error.inOp(0) }
        case .removeSet(let op):
            try refuseSecond(command)
            do throws(WorkoutError) { try removeSet(op) } catch { throw error.inOp(0) }
        }
    }

    private func refuseSecond(_ command: PatchWorkout) throws(WorkoutError) {
        guard command.ops.count == 1 else {
            throw WorkoutError(
                .multipleStructuralOps, "A patch adds or removes one set.", path: "/ops/1", opIndex: 1)
        }
    }

    // MARK: Set fields

    private mutating func setFields(_ command: PatchWorkout) throws(WorkoutError) {
        record(.setUpdated, source: "cell_edit")
        var place: SetPlace?
        var changes: [SetFieldChange] = []
        for (index, op) in command.ops.enumerated() {
            guard case .setField(let op) = op else { continue }
            if let place, place != op.target {
                throw WorkoutError(
                    .multiSetEdit, "A patch edits one set.", path: "/ops/" + String(index) + "/target", opIndex: index)
            }
            place = op.target
            changes.append(op.change)
        }
        guard let place else { return }
        let (exercise, index) = try self.place(place)
        let before = workout.exercises[exercise].sets[index]
        var set = before
        var names: [String] = []
        for (op, change) in changes.enumerated() {
            do throws(WorkoutError) {
                try checkAI(change, before, place, command.aiScope)
                try apply(change, to: &set)
            } catch { throw error.inOp(op) }
            names.append(change.field.rawValue)
        }
        do throws(WorkoutError) {
            try set.validate(in: workout.exercises[exercise], prefix: "")
        } catch { throw Self.locate(error, changes) }
        workout.exercises[exercise].sets[index] = set
        event.payload.exerciseInstanceID = place.exerciseInstanceID
        event.payload.setID = place.setID
        event.payload.fieldsChanged = names
    }

    private func place(_ place: SetPlace) throws(WorkoutError) -> (Int, Int) {
        do throws(WorkoutError) {
            let exercise = try exerciseIndex(place.exerciseInstanceID, path: "/target/exercise_instance_id")
            return (exercise, try setIndex(place.setID, in: exercise, path: "/target/set_id"))
        } catch { throw error.inOp(0) }
    }

    /// A fault of the set as a whole is told at the op that touched the field, else at the last one.
    private static func locate(_ error: WorkoutError, _ changes: [SetFieldChange]) -> WorkoutError {
        var located = error
        var index = changes.count - 1
        for (candidate, change) in changes.enumerated() where error.path == "/" + change.field.rawValue {
            index = candidate
        }
        located.path = "/value"
        return located.inOp(index)
    }

    private func apply(_ change: SetFieldChange, to set: inout ActiveSet) throws(WorkoutError) {
        switch change {
        case .weight(let weight): set.weight = weight
        case .reps(let reps): set.reps = reps
        case .rir(let rir): set.rir = rir
        case .setType(let type): set.setType = type
        case .isFailure(let isFailure): set.tags.isFailure = isFailure
        case .durationSeconds(let seconds): set.durationSeconds = seconds
        case .distance(let distance): set.distance = distance
        case .note(let note): set.note = note
        case .skipReason(let reason): set.skipReason = reason
        case .status(let status): try transition(&set, to: status)
        }
    }

    /// planned ⇄ skipped and done → planned; everything else belongs to other commands or to none.
    private func transition(_ set: inout ActiveSet, to status: SetStatus) throws(WorkoutError) {
        switch (set.status, status) {
        case (.planned, .planned), (.skipped, .skipped), (.done, .done): break
        case (.planned, .skipped): set.status = .skipped
        case (.skipped, .planned):
            set.status = .planned
            set.skipReason = nil
        case (.done, .planned):
            set.status = .planned
            set.completedAt = nil
            // A planned set has at least one rep; the failed attempt's zero cannot stand in it.
            if set.reps == 0 { set.reps = max(1, set.target?.reps ?? 1) }
        case (.planned, .done):
            throw WorkoutError(.validation, "A set is marked as done with log-set.", path: "/value")
        case (.done, .skipped):
            throw WorkoutError(.validation, "A done set cannot be skipped.", path: "/value")
        case (.skipped, .done):
            throw WorkoutError(.validation, "A skipped set cannot be marked as done.", path: "/value")
        }
    }

    // MARK: Structure

    private mutating func addSet(_ op: AddSetOp, _ command: PatchWorkout) throws(WorkoutError) {
        record(.setAdded, source: "add_set")
        let exercise = try exerciseIndex(op.target.exerciseInstanceID, path: "/target/exercise_instance_id")
        try checkScope(op.target.exerciseInstanceID, command.aiScope)
        guard op.value.id != nil else { throw WorkoutError(.validation, "id is required", path: "/value/id") }
        guard workout.exercises[exercise].sets.count < SetLimits.maximumSets else {
            throw WorkoutError(.validation, "an exercise has at most 60 sets", path: "/target")
        }
        let set = try planned(op.value, named: "set", in: workout.exercises[exercise], path: "/value")
        workout.exercises[exercise].sets.append(set)
        event.payload.exerciseInstanceID = op.target.exerciseInstanceID
        event.payload.setID = set.id
    }

    private mutating func removeSet(_ op: RemoveSetOp) throws(WorkoutError) {
        record(.setRemoved, source: "remove_set")
        if meta.cause == .userAIAction {
            throw WorkoutError(.permissionDenied, "Only the lifter removes a set.", path: "/op")
        }
        let exercise = try exerciseIndex(op.target.exerciseInstanceID, path: "/target/exercise_instance_id")
        let index = try setIndex(op.target.setID, in: exercise, path: "/target/set_id")
        workout.exercises[exercise].sets.remove(at: index)
        event.payload.exerciseInstanceID = op.target.exerciseInstanceID
        event.payload.setID = op.target.setID
    }

    // MARK: AI scope (seed 004 section 10.4)

    private func checkScope(_ instance: InstanceID, _ scope: AIScope?) throws(WorkoutError) {
        guard meta.cause == .userAIAction else { return }
        guard let scope else {
            throw WorkoutError(.permissionDenied, "An AI action names its ai_scope.", path: "/target")
        }
        guard scope.exerciseInstanceID == instance else {
            throw WorkoutError(.permissionDenied, "The exercise is outside the ai_scope.", path: "/target")
        }
    }

    private func checkAI(
        _ change: SetFieldChange, _ set: ActiveSet, _ place: SetPlace, _ scope: AIScope?
    ) throws(WorkoutError) {
        guard meta.cause == .userAIAction else { return }
        try checkScope(place.exerciseInstanceID, scope)
        guard set.status == .planned else {
            throw WorkoutError(.permissionDenied, "AI changes planned sets only.", path: "/target")
        }
        switch change.field {
        case .weight, .reps, .rir, .durationSeconds, .distance: break
        case .status, .setType, .isFailure, .note, .skipReason:
            throw WorkoutError(.permissionDenied, "AI changes weight, reps and RIR only.", path: "/field")
        }
    }
}
