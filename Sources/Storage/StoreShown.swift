public import Training

/// What is stored as it is shown: with the exercises that its own are shown as, called as they are called now. What is written stays.
extension Store {
    /// An exercise as it is now where what is stored may say it otherwise: it was merged into another, or is the lifter's own and may
    /// have been renamed.
    private func now(_ id: ExerciseID) throws(StorageError) -> Exercise? {
        if let other = try other(than: id) { return other }
        return Self.builtIn[id] == nil ? try own(id) : nil
    }

    private func own(_ id: ExerciseID) throws(StorageError) -> Exercise? {
        if let known = memory.own[id] { return known }
        let exercise = try exercise(id)
        memory.own[id] = .some(exercise)
        return exercise
    }

    /// What an exercise is called now: as the lifter's own is named, else as a row says it.
    func name(_ id: ExerciseID, written: String?) throws(StorageError) -> String {
        if Self.builtIn[id] != nil { return written ?? "" }
        return try own(id)?.name ?? written ?? ""
    }

    /// A version with the exercises that its own are shown as, as they are called now.
    func shown(_ snapshot: PlanSnapshot) throws(StorageError) -> PlanSnapshot {
        var shown = snapshot
        for index in shown.exercises.indices {
            guard let exercise = try now(shown.exercises[index].exerciseID) else { continue }
            shown.exercises[index].exerciseID = exercise.id
            (shown.exercises[index].name, shown.exercises[index].muscles) = (exercise.name, exercise.primaryMuscles)
        }
        return shown
    }

    /// A session, written by who may not know of a merge or a new name, with the exercises that its own are shown as.
    public func shown(_ session: WorkoutSession) throws(StorageError) -> WorkoutSession {
        var shown = session
        for index in shown.exercises.indices {
            guard let exercise = try now(shown.exercises[index].exerciseID) else { continue }
            shown.exercises[index].exerciseID = exercise.id
            (shown.exercises[index].name, shown.exercises[index].muscles) = (exercise.name, exercise.primaryMuscles)
        }
        return shown
    }

    /// A live workout with its exercises as they are called now. What is stored is what its events come to, and stays.
    public func shown(_ workout: ActiveWorkout) throws(StorageError) -> ActiveWorkout {
        var shown = workout
        for index in shown.exercises.indices {
            let exercise = shown.exercises[index]
            shown.exercises[index].name = try name(exercise.exerciseID, written: exercise.name)
        }
        return shown
    }

    /// A change with the exercise that its own is shown as.
    func shown(_ change: SuggestedChange) throws(StorageError) -> SuggestedChange {
        let merges = try merges()
        var shown = change
        if let own = change.exerciseID, let exercise = try now(own) {
            (shown.exerciseID, shown.exerciseName) = (exercise.id, exercise.name)
        }
        shown.replacementExerciseID = change.replacementExerciseID.map { merges.shown($0) }
        return shown
    }
}
