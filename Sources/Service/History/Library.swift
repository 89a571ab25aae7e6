import Storage
import Training

/// The catalogue of one user: what comes with the program and what is their own.
struct Library: Sendable {
    private static let builtInByID: [ExerciseID: Exercise] = {
        Dictionary(uniqueKeysWithValues: BuiltInExercises.all.map { ($0.id, $0) })
    }()

    /// Those that were merged into others among them.
    let custom: [Exercise]
    let merges: Merges
    private let customByID: [ExerciseID: Exercise]

    init(custom: [Exercise], merges: Merges = Merges()) {
        (self.custom, self.merges) = (custom, merges)
        customByID = Dictionary(custom.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Every exercise that is shown.
    var all: [Exercise] { custom.filter { merges.into[$0.id] == nil } + BuiltInExercises.all }

    /// The same, and those that were merged into others: every name that is taken.
    var named: [Exercise] { custom + BuiltInExercises.all }

    /// The lifter's own exercises that are shown as another.
    func merged(into id: ExerciseID) -> [Exercise] {
        merges.isEmpty ? [] : custom.filter { $0.id != id && merges.shown($0.id) == id }
    }

    /// The exercise that one is shown as.
    func shown(_ id: ExerciseID) -> Exercise? { self[merges.shown(id)] }

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
