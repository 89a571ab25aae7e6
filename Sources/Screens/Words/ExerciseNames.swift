import Training

/// What exercises are called in the lifter's language, where that is another name than the one that logs hold.
struct ExerciseNames: Equatable, Sendable {
    private var all: [(id: ExerciseID, name: String)] = []

    init(_ exercises: [Exercise]) {
        for exercise in exercises {
            if let name = exercise.localName { all.append((exercise.id, name)) }
        }
    }

    subscript(_ id: ExerciseID) -> String? {
        for entry in all where entry.id == id { return entry.name }
        return nil
    }

    /// They come as a whole, so that their number tells whether they are there.
    static func == (left: ExerciseNames, right: ExerciseNames) -> Bool { left.all.count == right.all.count }
}

extension Strings {
    /// The name of an exercise.
    ///
    /// - Parameter name: as what holds the exercise says it.
    func called(_ id: ExerciseID, _ name: String) -> String { names?[id] ?? name }

    func called(_ exercise: ActiveExercise) -> String { called(exercise.exerciseID, exercise.name) }
    func called(_ exercise: ExercisePerformance) -> String { called(exercise.exerciseID, exercise.name) }
    func called(_ exercise: ExercisePrescription) -> String { called(exercise.exerciseID, exercise.name) }
    func called(_ item: NextItem) -> String { called(item.exerciseID, item.name) }

    func called(_ change: SuggestedChange) -> String {
        guard let id = change.exerciseID else { return change.exerciseName }
        return called(id, change.exerciseName)
    }
}
