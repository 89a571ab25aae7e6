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

    /// Whether an exercise can be what was done, by how heavy it was: one hand holds so much and not more, and an empty bar
    /// weighs something.
    func fits(_ exercise: Exercise) -> Bool {
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
}

extension Exercise {
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
