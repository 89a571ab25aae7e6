// What was edited later than a command that arrives after it: of the same cell the later edit stands, by the clock of whoever
// tapped (decision 64). Only who holds the events knows.
extension WorkoutCommand {
    /// Whether fields may have been edited later than this command, which asked to leave those alone. Where the workout has not
    /// changed since, no event need be looked at.
    public func mayGiveWay(in workout: ActiveWorkout) -> Bool {
        guard workout.status == .inProgress, let time = meta.clientTimestamp, workout.updatedAt > time else {
            return false
        }
        switch self {
        case .logSet(let log): return log.unlessNewer == true
        case .patch(let patch): return patch.unlessNewer == true
        case .autofillExercise, .addExercise, .removeExercise, .swapExercise, .reorderExercises, .superset, .undo,
            .complete, .cancel:
            return false
        }
    }

    /// The command without what was edited later.
    ///
    /// - Parameter events: all of the workout.
    /// - Returns: what is left, `nil` for nothing, and the fields that gave way.
    public func givingWay(
        to events: [WorkoutEvent], in workout: ActiveWorkout
    ) -> (left: WorkoutCommand?, overtaken: [SetFieldChange.Field]) {
        guard mayGiveWay(in: workout), let time = meta.clientTimestamp else { return (self, []) }
        switch self {
        case .logSet(var log):
            let exercise = workout.exercises.first { $0.instanceID == log.exerciseInstanceID }
            guard let set = exercise?.sets.first(where: { $0.id == log.setID }) else { return (self, []) }
            let place = SetPlace(log.exerciseInstanceID, log.setID)
            var overtaken = events.fields(of: FieldTarget(place), editedAfter: time)
            // That it was done is said by nobody else; the rest of a set is not the log's.
            overtaken.removeAll { !log.takes($0, from: set) }
            return (.logSet(log), overtaken)
        case .patch(var patch):
            var overtaken: [SetFieldChange.Field] = []
            patch.ops.removeAll { op in
                guard case .setField(let op) = op,
                    events.fields(of: op.target, editedAfter: time).contains(op.change.field)
                else { return false }
                overtaken.append(op.change.field)
                return true
            }
            return (patch.ops.isEmpty ? nil : .patch(patch), overtaken)
        case .autofillExercise, .addExercise, .removeExercise, .swapExercise, .reorderExercises, .superset, .undo,
            .complete, .cancel:
            return (self, [])
        }
    }
}

extension LogSet {
    /// Takes what stands in a cell of the set.
    ///
    /// - Returns: whether the cell is one of the log's.
    fileprivate mutating func takes(_ field: SetFieldChange.Field, from set: ActiveSet) -> Bool {
        switch field {
        case .weight: values.weight = set.weight
        case .reps: values.reps = set.reps
        case .rir: values.rir = set.rir
        case .durationSeconds: values.durationSeconds = set.durationSeconds
        case .distance: values.distance = set.distance
        case .isFailure: isFailure = set.tags.isFailure
        case .status, .setType, .amrap, .note, .skipReason, .notes, .restSeconds, .title, .gymID: return false
        }
        return true
    }
}

extension [WorkoutEvent] {
    /// The fields of a set, an exercise or the workout that were edited after a moment.
    fileprivate func fields(of target: FieldTarget, editedAfter time: Instant) -> [SetFieldChange.Field] {
        var fields: [SetFieldChange.Field] = []
        // A clock that is ahead counts as the server's, as it does in the document.
        for event in self where Swift.min(event.clientTimestamp ?? event.createdAt, event.createdAt) > time {
            for field in self.fields(of: target, in: event) where !fields.contains(field) { fields.append(field) }
        }
        return fields
    }

    /// The fields that an event gave something to; an undo, to all that the change had that it took back.
    private func fields(of target: FieldTarget, in event: WorkoutEvent) -> [SetFieldChange.Field] {
        let payload = event.payload
        let isSame = payload.exerciseInstanceID == target.exerciseInstanceID && payload.setID == target.setID
        switch event.type {
        case .setDone: return isSame ? SetFieldChange.Field.numbers + [.isFailure, .status] : []
        case .setUpdated, .notesChanged, .restChanged, .gymChanged:
            return isSame ? (payload.fieldsChanged ?? []).compactMap { SetFieldChange.Field(rawValue: $0) } : []
        case .autofillApplied:
            guard payload.exerciseInstanceID == target.exerciseInstanceID, let set = target.setID else { return [] }
            return payload.setsUpdated?.contains(set) == true ? SetFieldChange.Field.numbers : []
        case .changeUndone:
            guard let undone = first(where: { $0.id == payload.revertedEventID && $0.seq < event.seq }) else {
                return []
            }
            return fields(of: target, in: undone)
        case .workoutStarted, .setAdded, .setRemoved, .exerciseAdded, .exerciseRemoved, .exerciseSwapped,
            .exercisesReordered, .supersetChanged, .workoutCompleted, .workoutCancelled:
            return []
        }
    }
}

extension SetFieldChange.Field {
    /// What is counted of a set.
    fileprivate static var numbers: [Self] { [.weight, .reps, .rir, .durationSeconds, .distance] }
}
