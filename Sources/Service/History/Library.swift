import Storage
import Training

/// The catalogue of one user: what comes with the program and what is their own.
struct Library: Sendable {
    private static let builtInByID: [ExerciseID: Exercise] = {
        Dictionary(uniqueKeysWithValues: BuiltInExercises.all.map { ($0.id, $0) })
    }()

    let custom: [Exercise]
    private let customByID: [ExerciseID: Exercise]

    init(custom: [Exercise]) {
        self.custom = custom
        customByID = Dictionary(custom.map { ($0.id, $0) }) { first, _ in first }
    }

    var all: [Exercise] { custom + BuiltInExercises.all }

    subscript(_ id: ExerciseID) -> Exercise? { customByID[id] ?? Self.builtInByID[id] }

    /// The session with the muscles of its exercises.
    func withMuscles(_ session: WorkoutSession) -> WorkoutSession {
        var known = session
        for index in known.exercises.indices {
            known.exercises[index].muscles = self[known.exercises[index].exerciseID]?.primaryMuscles ?? []
        }
        return known
    }

    /// The step of an exercise's load in a unit.
    func increment(_ unit: MassUnit) -> @Sendable (ExerciseID) -> Mass {
        { id in self[id]?.increment(in: unit) ?? unit.usualStep }
    }

    /// What a gym can load of an exercise; `nil` without a gym, or where it says nothing of it.
    func loads(_ gym: Gym?, _ unit: MassUnit) -> @Sendable (ExerciseID, LoadKind) -> Loads? {
        { id, kind in
            guard let gym, let exercise = self[id] else { return nil }
            let loads = gym.loads(of: exercise, kind: kind, unit: unit)
            return loads.isInventory ? loads : nil
        }
    }
}
