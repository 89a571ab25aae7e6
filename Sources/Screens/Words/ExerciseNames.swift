import Training

/// What exercises are called now, where that may be another name than the one that logs and the running workout hold: in the lifter's
/// language, and of the lifter's own, which may have been renamed.
struct ExerciseNames: Equatable, Sendable {
    private var all: [(id: ExerciseID, name: String, isOwn: Bool)] = []
    /// Tells whether one of the lifter's own was renamed.
    private var mark: UInt64 = 0
    /// Whether the others are called as they are written.
    var ownAlone = false

    init(_ exercises: [Exercise]) {
        for exercise in exercises {
            if exercise.isCustom {
                all.append((exercise.id, exercise.name, true))
                for byte in exercise.name.utf8 { mark = (mark ^ UInt64(byte)) &* 1_099_511_628_211 }
            } else if let name = exercise.localName {
                all.append((exercise.id, name, false))
            }
        }
    }

    subscript(_ id: ExerciseID) -> String? {
        for entry in all where entry.id == id { return ownAlone && !entry.isOwn ? nil : entry.name }
        return nil
    }

    /// Those of the catalogue come as a whole, so that their number tells whether they are there.
    static func == (left: ExerciseNames, right: ExerciseNames) -> Bool {
        left.all.count == right.all.count && left.mark == right.mark && left.ownAlone == right.ownAlone
    }
}

extension Strings {
    /// The name of an exercise.
    ///
    /// - Parameter name: as what holds the exercise says it.
    func called(_ id: ExerciseID, _ name: String) -> String { names?[id] ?? name }

    func called(_ exercise: ActiveExercise) -> String { called(exercise.exerciseID, exercise.name) }
    func called(_ exercise: ExercisePerformance) -> String { called(exercise.exerciseID, exercise.name) }
    func called(_ exercise: ExercisePrescription) -> String { called(exercise.exerciseID, exercise.name) }
    func called(_ facts: ExerciseFacts?) -> String { facts.map { called($0.id, $0.name) } ?? "" }
    func called(_ item: NextItem) -> String { called(item.exerciseID, item.name) }

    func called(_ change: SuggestedChange) -> String {
        guard let id = change.exerciseID else { return change.exerciseName }
        return called(id, change.exerciseName)
    }
}
