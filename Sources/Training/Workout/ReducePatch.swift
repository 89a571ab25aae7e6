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

    // MARK: Fields

    private mutating func setFields(_ command: PatchWorkout) throws(WorkoutError) {
        var target: FieldTarget?
        var changes: [SetFieldChange] = []
        for (index, op) in command.ops.enumerated() {
            guard case .setField(let op) = op else { continue }
            if let target, target != op.target {
                throw WorkoutError(
                    .multiSetEdit, "A patch edits one set.", path: "/ops/" + String(index) + "/target", opIndex: index)
            }
            target = op.target
            changes.append(op.change)
        }
        guard let target else { return }
        for (index, change) in changes.enumerated() {
            do throws(WorkoutError) { try check(change, target) } catch { throw error.inOp(index) }
            if changes[..<index].contains(where: { $0.field == change.field }) {
                // Otherwise done → planned → skipped would pass as two steps that are each allowed.
                throw WorkoutError(
                    .validation, change.field.rawValue + " is changed twice", path: "/ops/" + String(index) + "/field",
                    opIndex: index)
            }
        }
        payload.exerciseInstanceID = target.exerciseInstanceID
        payload.setID = target.setID
        payload.fieldsChanged = changes.map { $0.field.rawValue }
        if let instance = target.exerciseInstanceID, let set = target.setID {
            try setFields(SetPlace(instance, set), changes, command.aiScope)
        } else {
            try setNotes(target.exerciseInstanceID, changes, command.weights ?? [])
        }
    }

    /// Each field belongs to a set, to an exercise, or to the workout.
    private func check(_ change: SetFieldChange, _ target: FieldTarget) throws(WorkoutError) {
        switch change.field {
        case .weight, .reps, .rir, .status, .setType, .amrap, .isFailure, .durationSeconds, .distance, .note,
            .skipReason:
            if target.exerciseInstanceID == nil {
                throw WorkoutError(
                    .validation, "exercise_instance_id is required", path: "/target/exercise_instance_id")
            }
            if target.setID == nil { throw WorkoutError(.validation, "set_id is required", path: "/target/set_id") }
        case .notes:
            if target.setID != nil {
                throw WorkoutError(
                    .validation, "notes belong to an exercise or the workout; a set has a note", path: "/field")
            }
        case .restSeconds:
            if target.exerciseInstanceID == nil || target.setID != nil {
                throw WorkoutError(.validation, "rest_seconds belongs to an exercise", path: "/field")
            }
        case .title, .gymID:
            if target != FieldTarget() {
                throw WorkoutError(.validation, change.field.rawValue + " belongs to the workout", path: "/field")
            }
        }
        guard meta.cause == .userAIAction, target.setID == nil else { return }
        throw WorkoutError(.permissionDenied, "AI changes weight, reps and RIR only.", path: "/field")
    }

    private mutating func setFields(
        _ place: SetPlace, _ changes: [SetFieldChange], _ scope: AIScope?
    ) throws(WorkoutError) {
        record(.setUpdated, source: "cell_edit")
        let (exercise, index) = try self.place(place)
        let before = workout.exercises[exercise].sets[index]
        var set = before
        for (op, change) in changes.enumerated() {
            do throws(WorkoutError) {
                try checkAI(change, before, place, scope)
                try apply(change, to: &set)
            } catch { throw error.inOp(op) }
        }
        set.dropUncountedReps(in: workout.exercises[exercise])
        let faults = set.faults(in: workout.exercises[exercise], prefix: "")
        if !faults.isEmpty { throw Self.located(faults, changes) }
        set.rememberCells(of: before)
        workout.exercises[exercise].sets[index] = set
    }

    /// Notes and rest of an exercise; notes, title and gym of the workout.
    private mutating func setNotes(
        _ instance: InstanceID?, _ changes: [SetFieldChange], _ weights: [TodayWeight]
    ) throws(WorkoutError) {
        record(.notesChanged, source: "cell_edit")
        for (op, change) in changes.enumerated() {
            do throws(WorkoutError) {
                switch change {
                case .notes(let notes):
                    try validateText(notes, "notes", "/value")
                    if let instance {
                        let index = try exerciseIndex(instance, path: "/target/exercise_instance_id")
                        workout.exercises[index].notes = notes
                    } else {
                        workout.notes = notes
                    }
                case .restSeconds(let seconds):
                    guard let instance else { break }
                    if let seconds, !SetLimits.rest.contains(seconds) {
                        throw WorkoutError(
                            .validation, "rest_seconds must be between 30 and 600", path: "/value")
                    }
                    let index = try exerciseIndex(instance, path: "/target/exercise_instance_id")
                    workout.exercises[index].restSeconds = seconds
                    record(.restChanged, source: "cell_edit")
                case .title(let title):
                    try validateText(title, "title", "/value")
                    workout.title = title
                case .gymID(let gym): move(to: gym, weights)
                case .weight, .reps, .rir, .status, .setType, .amrap, .isFailure, .durationSeconds, .distance,
                    .note, .skipReason:
                    break
                }
            } catch { throw error.inOp(op) }
        }
    }

    private func place(_ place: SetPlace) throws(WorkoutError) -> (Int, Int) {
        do throws(WorkoutError) {
            let exercise = try exerciseIndex(place.exerciseInstanceID, path: "/target/exercise_instance_id")
            return (exercise, try setIndex(place.setID, in: exercise, path: "/target/set_id"))
        } catch { throw error.inOp(0) }
    }

    /// A fault of the set as a whole is told at the op that touched the field, else at the last one.
    private static func located(_ faults: [WorkoutError.Fault], _ changes: [SetFieldChange]) -> WorkoutError {
        var located = faults
        var first = changes.count - 1
        for (number, fault) in faults.enumerated() {
            let op = changes.lastIndex { "/" + $0.field.rawValue == fault.path } ?? changes.count - 1
            if number == 0 { first = op }
            located[number].path = "/ops/" + String(op) + "/value"
        }
        var error = WorkoutError(validation: located)
        error.opIndex = first
        return error
    }

    private func apply(_ change: SetFieldChange, to set: inout ActiveSet) throws(WorkoutError) {
        switch change {
        case .weight(let weight): set.weight = weight
        case .reps(let reps): set.reps = reps
        case .rir(let rir): set.rir = rir
        case .setType(let type): set.setType = type
        case .amrap(let amrap): set.amrap = amrap
        case .isFailure(let isFailure): set.tags.isFailure = isFailure
        case .durationSeconds(let seconds): set.durationSeconds = seconds
        case .distance(let distance): set.distance = distance
        case .note(let note): set.note = note
        case .skipReason(let reason): set.skipReason = reason
        case .status(let status): try transition(&set, to: status)
        case .notes, .title, .gymID, .restSeconds: break
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
            if set.reps == 0 { set.restoreCells() }
            // Done again, it will be a set of the exercise that stands there now, for which nobody planned that weight.
            if set.performedExerciseID != nil {
                (set.performedExerciseID, set.weight, set.target, set.setPrescriptionID) = (nil, nil, nil, nil)
            }
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
        if meta.cause == .userAIAction, op.value.tags != SetTags() {
            throw WorkoutError(.permissionDenied, "AI sets no tags.", path: "/value/tags")
        }
        guard op.value.id != nil else { throw WorkoutError(.validation, "id is required", path: "/value/id") }
        guard workout.exercises[exercise].sets.count < SetLimits.maximumSets else {
            throw WorkoutError(.validation, "an exercise has at most 60 sets", path: "/target")
        }
        if let index = op.index, !(0...workout.exercises[exercise].sets.count).contains(index) {
            throw WorkoutError(.validation, "index must be a place among the sets", path: "/index")
        }
        let set = try planned([op.value], in: workout.exercises[exercise], paths: { _ in "/value" })[0]
        workout.exercises[exercise].sets.insert(set, at: op.index ?? workout.exercises[exercise].sets.count)
        payload.exerciseInstanceID = op.target.exerciseInstanceID
        payload.setID = set.id
    }

    private mutating func removeSet(_ op: RemoveSetOp) throws(WorkoutError) {
        record(.setRemoved, source: "remove_set")
        if meta.cause == .userAIAction {
            throw WorkoutError(.permissionDenied, "Only the lifter removes a set.", path: "/op")
        }
        let exercise = try exerciseIndex(op.target.exerciseInstanceID, path: "/target/exercise_instance_id")
        let index = try setIndex(op.target.setID, in: exercise, path: "/target/set_id")
        workout.exercises[exercise].sets.remove(at: index)
        payload.exerciseInstanceID = op.target.exerciseInstanceID
        payload.setID = op.target.setID
    }

    // MARK: AI scope (seed 004 section 10.4)

    func checkScope(_ instance: InstanceID, _ scope: AIScope?) throws(WorkoutError) {
        try checkScope(scope, among: [instance], path: "/target")
    }

    /// What is about several exercises must be about that of the scope, too.
    func checkScope(
        _ scope: AIScope?, among instances: [InstanceID], path: String = "/ai_scope"
    ) throws(WorkoutError) {
        guard meta.cause == .userAIAction else { return }
        guard let scope else {
            throw WorkoutError(.permissionDenied, "An AI action names its ai_scope.", path: path)
        }
        guard instances.contains(scope.exerciseInstanceID) else {
            throw WorkoutError(.permissionDenied, "The exercise is outside the ai_scope.", path: path)
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
        case .status, .setType, .amrap, .isFailure, .note, .skipReason, .notes, .title, .gymID, .restSeconds:
            throw WorkoutError(.permissionDenied, "AI changes weight, reps and RIR only.", path: "/field")
        }
    }
}
