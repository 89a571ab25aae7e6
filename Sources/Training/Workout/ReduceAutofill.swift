extension ReductionStep {
    /// New numbers for planned sets of one exercise, and further sets, as one change (seed 004 section 6.5).
    mutating func autofill(_ command: AutofillExercise) throws(WorkoutError) {
        record(.autofillApplied, source: "ai_button")
        guard !command.updates.isEmpty || !command.additions.isEmpty else {
            throw WorkoutError(.validation, "updates and additions must not both be empty", path: "/updates")
        }
        let index = try exerciseIndex(command.exerciseInstanceID)
        if meta.cause == .userAIAction, let scope = command.aiScope {
            do throws(WorkoutError) {
                try checkScope(command.exerciseInstanceID, scope)
            } catch { throw WorkoutError(error.code, error.message, path: "/exercise_instance_id") }
        }
        var exercise = workout.exercises[index]
        var faults: [WorkoutError.Fault] = []
        for (op, update) in command.updates.enumerated() {
            let path = "/updates/" + String(op)
            do throws(WorkoutError) {
                faults += try fill(update, in: &exercise, at: index)
            } catch { throw error.under(path, op: op) }
            for at in faults.indices where !faults[at].path.hasPrefix("/updates") {
                faults[at].path = path + faults[at].path
            }
        }
        for (place, new) in command.additions.enumerated() where new.setType != .working && new.setType != .dropset {
            faults.append(
                WorkoutError.Fault(
                    path: "/additions/" + String(place) + "/set_type", message: "set_type must be working or dropset"))
        }
        if !faults.isEmpty { throw WorkoutError(validation: faults) }
        let additions = try planned(command.additions, in: exercise) { "/additions/" + String($0) }
        exercise.sets += additions
        guard additions.isEmpty || exercise.sets.count <= SetLimits.maximumSetsAfterAutofill else {
            throw WorkoutError(
                .validation, "an exercise has at most 8 sets after an autofill", path: "/additions")
        }
        workout.exercises[index] = exercise
        payload.exerciseInstanceID = command.exerciseInstanceID
        payload.setsUpdated = command.updates.map { $0.setID }
        payload.setsAdded = additions.map { $0.id }
    }

    private func fill(
        _ update: AutofillUpdate, in exercise: inout ActiveExercise, at index: Int
    ) throws(WorkoutError) -> [WorkoutError.Fault] {
        guard let place = exercise.sets.firstIndex(where: { $0.id == update.setID }) else {
            let elsewhere = workout.exercises.contains { $0.sets.contains { $0.id == update.setID } }
            if elsewhere, meta.cause == .userAIAction {
                throw WorkoutError(.permissionDenied, "The set is outside the exercise to be filled.", path: "/set_id")
            }
            throw WorkoutError(.targetNotFound, "There is no such set in the exercise.", path: "/set_id")
        }
        var set = exercise.sets[place]
        guard set.status == .planned else {
            throw WorkoutError(
                meta.cause == .userAIAction ? .permissionDenied : .validation, "Only planned sets are filled.",
                path: "/set_id")
        }
        if let weight = update.weight { set.weight = weight }
        if let reps = update.reps { set.reps = reps }
        if let rir = update.rir { set.rir = rir }
        if let seconds = update.durationSeconds { set.durationSeconds = seconds }
        if let distance = update.distance { set.distance = distance }
        set.dropUncountedReps(in: exercise)
        exercise.sets[place] = set
        return set.faults(in: exercise, prefix: "")
    }
}
