import Contract
import Training

/// What was done in a workout that waits to be saved, in the one after it.
extension World {
    /// Whether an exercise was done in a workout that waits to be saved: what the server said of it is old.
    func wasJustDone(_ id: ExerciseID) -> Bool {
        for session in finished where session.exercises.contains(where: { $0.exerciseID == id }) { return true }
        return false
    }

    /// What comes next of an exercise of a workout, unless it is open since the last one.
    func nextItem(_ exercise: ActiveExercise, in workout: ActiveWorkout) -> NextItem? {
        if wasJustDone(exercise.exerciseID) { return nil }
        return knowledge.nextItem(exercise, in: workout.sourceTemplateID)
    }

    /// The best estimated maximum that is known of an exercise, of what waits to be saved, too.
    func bestMax(_ id: ExerciseID) -> PriorPerformance.BestMax? {
        guard var best = knowledge.bestMax(id) else { return nil }
        for session in finished {
            var records = ExerciseRecords(id)
            _ = records.add(session, of: id)
            if let mark = records.estimatedMax, let value = mark.value, value > best.value, let weight = mark.weight {
                best = PriorPerformance.BestMax(value: value, date: mark.date, weight: weight, reps: mark.reps ?? 1)
            }
        }
        return best
    }
}
