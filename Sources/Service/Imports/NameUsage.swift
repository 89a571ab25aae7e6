import Interchange
import Training

/// What the sets of a name hold: it tells how an unknown exercise is measured and loaded, and which of several it can be.
struct NameUsage {
    private(set) var sets = 0
    private(set) var weights: [Mass] = []
    /// Sets with help.
    private(set) var helps = 0
    private(set) var reps = 0
    private(set) var seconds = 0
    private(set) var distances = 0

    mutating func add(_ set: ImportedSet) {
        sets += 1
        if set.isHelp {
            helps += 1
        } else if let weight = set.weight, weight > .zero {
            weights.append(weight)
        }
        if set.reps != nil { reps += 1 }
        if set.durationSeconds != nil { seconds += 1 }
        if set.distance != nil { distances += 1 }
    }

    /// What is lifted on a good day: nine sets of ten are not heavier. A slip of the thumb is not what is lifted.
    private var heavy: Mass? {
        weights.isEmpty ? nil : weights.sorted()[(weights.count - 1) * 9 / 10]
    }

    /// Whether no set has repetitions, but a time or a distance.
    var isTimedOrFar: Bool { reps == 0 && seconds + distances > 0 }

    /// Whether an exercise counts what was counted: what has no repetitions is none that counts them, and what was lifted for
    /// repetitions is no run.
    func isCounted(as exercise: Exercise) -> Bool {
        if isTimedOrFar { return exercise.measure != .reps }
        let isLifted = reps > 0 && seconds + distances == 0 && !weights.isEmpty
        return !isLifted || exercise.measure != .distance || exercise.loadKind != .bodyweight
    }

    /// Whether an exercise can be what was done, by what was counted and by how heavy it was: one hand holds so much and not more,
    /// and an empty bar weighs something.
    func fits(_ exercise: Exercise) -> Bool {
        guard isCounted(as: exercise) else { return false }
        guard let heavy else { return exercise.loadKind != .external }
        switch exercise.equipment.first {
        case .dumbbell: return heavy <= .kg(exercise.isCompound ? 50 : 30)
        case .cable: return exercise.pattern != .isolation || exercise.primaryMuscles != [.chest] || heavy <= .kg(30)
        case .barbell: return heavy >= .kg(15)
        case .ezBar: return heavy >= .kg(6)
        case .kettlebell: return heavy <= .kg(50)
        case .bands, .bodyweight: return exercise.loadKind == .bodyweightPlus
        case .machine, .pullUpBar, .bench, .rack, .other, nil: return true
        }
    }

    /// What was done instead of the exercise that a name usually means, where it cannot be that one: what takes no weight where none was
    /// ever lifted, and what is held in the hands where most sets of something without equipment have a weight. With the usual one last;
    /// empty where it can be that.
    ///
    /// - Parameter forms: the exercises that differ from it in the equipment alone.
    func others(than usual: Exercise, among forms: [Exercise]) -> [Exercise] {
        guard usual.measure == .reps, helps == 0, reps > 0 else { return [] }
        let found = forms.filter { form in
            guard form.id != usual.id, form.measure == .reps else { return false }
            switch (usual.loadKind, form.loadKind) {
            case (.external, .bodyweight), (.external, .bodyweightPlus):
                return weights.isEmpty && form.equipment.first == .bodyweight
            case (.bodyweight, .external), (.bodyweightPlus, .external):
                return weights.count * 2 > sets && form.isHeldInTheHands
            default: return false
            }
        }
        return found.isEmpty ? [] : found + [usual]
    }
}

extension Exercise {
    fileprivate var isHeldInTheHands: Bool {
        switch equipment.first {
        case .barbell, .dumbbell, .kettlebell: true
        case .ezBar, .cable, .machine, .bands, .bodyweight, .pullUpBar, .bench, .rack, .other, nil: false
        }
    }

    /// What the lifter's own exercise shares with the one of which it is a kind; how it is counted is what its sets say.
    mutating func take(after family: Exercise) {
        (pattern, category) = (family.pattern, family.category)
        (primaryMuscles, secondaryMuscles) = (family.primaryMuscles, family.secondaryMuscles)
        (equipment, isCompound, isUnilateral) = (family.equipment, family.isCompound, family.isUnilateral)
        if measure == family.measure, loadKind != .external || family.loadKind != .bodyweight {
            loadKind = family.loadKind
        }
    }
}
