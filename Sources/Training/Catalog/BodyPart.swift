/// A region of the body that can hurt: a joint, or what lies between two.
public enum BodyPart: String, CaseIterable, Sendable, Equatable, Hashable {
    case neck, shoulder
    case upperArm = "upper_arm"
    case elbow, forearm, wrist, chest
    case upperBack = "upper_back"
    case abdomen
    case lowerBack = "lower_back"
    case hip, groin, glute, quadriceps, hamstring, knee, shin, calf, ankle, foot
}

/// On which side of the body something hurts.
public enum BodySide: String, CaseIterable, Sendable, Equatable, Hashable { case left, right, both }

/// How much something hurts (seed 001): a mild pain is noted, a moderate one warns and holds, with a severe one another exercise is
/// proposed.
public enum PainSeverity: String, CaseIterable, Sendable, Equatable, Hashable, Comparable {
    case mild, moderate, severe

    public static func < (one: PainSeverity, other: PainSeverity) -> Bool { one.rank < other.rank }

    private var rank: Int {
        switch self {
        case .mild: 0
        case .moderate: 1
        case .severe: 2
        }
    }

    /// One step less; `nil` below mild.
    var lower: PainSeverity? {
        switch self {
        case .mild: nil
        case .moderate: .mild
        case .severe: .moderate
        }
    }
}

extension BodyPart {
    /// Whether there is one on each side.
    public var isPaired: Bool {
        switch self {
        case .neck, .chest, .upperBack, .abdomen, .lowerBack, .groin: false
        case .shoulder, .upperArm, .elbow, .forearm, .wrist, .hip, .glute, .quadriceps, .hamstring, .knee, .shin, .calf,
            .ankle, .foot:
            true
        }
    }

    /// The muscles that lie there.
    var muscles: [Muscle] {
        switch self {
        case .neck: [.neck, .traps]
        case .shoulder: [.frontDelts, .sideDelts, .rearDelts]
        case .upperArm: [.biceps, .triceps]
        case .forearm: [.forearms]
        case .chest: [.chest]
        case .upperBack: [.middleBack, .lats, .traps]
        case .abdomen: [.abdominals]
        case .lowerBack: [.lowerBack]
        case .hip: [.abductors]
        case .groin: [.adductors]
        case .glute: [.glutes]
        case .quadriceps: [.quadriceps]
        case .hamstring: [.hamstrings]
        case .calf: [.calves]
        case .elbow, .wrist, .knee, .shin, .ankle, .foot: []
        }
    }

    /// The movements of several joints that load it as a joint.
    private var movements: [MovementPattern] {
        switch self {
        case .shoulder: [.horizontalPush, .verticalPush, .horizontalPull, .verticalPull, .carry]
        case .elbow: [.horizontalPush, .verticalPush, .horizontalPull, .verticalPull]
        case .wrist: [.horizontalPush, .verticalPush, .carry]
        case .hip: [.squat, .hinge, .lunge]
        case .groin, .knee: [.squat, .lunge]
        case .ankle: [.squat, .lunge, .carry]
        case .shin, .foot: [.lunge, .carry]
        case .neck, .upperArm, .forearm, .chest, .upperBack, .abdomen, .lowerBack, .glute, .quadriceps, .hamstring,
            .calf:
            []
        }
    }

    /// The muscles whose work in one joint alone loads it.
    private var movers: [Muscle] {
        switch self {
        case .shoulder: [.chest, .lats]
        case .elbow: [.biceps, .triceps, .forearms]
        case .wrist: [.forearms]
        case .hip: [.glutes, .adductors]
        case .knee: [.quadriceps, .hamstrings]
        case .shin, .ankle, .foot: [.calves]
        case .neck, .upperArm, .forearm, .chest, .upperBack, .abdomen, .lowerBack, .groin, .glute, .quadriceps,
            .hamstring, .calf:
            []
        }
    }

    /// Whether an exercise loads it as a joint.
    func isLoaded(by exercise: Exercise) -> Bool {
        if self == .lowerBack { return exercise.loadsBack }
        for pattern in exercise.movements where movements.contains(pattern) { return true }
        guard exercise.pattern == nil || exercise.pattern == .isolation else { return false }
        return exercise.primaryMuscles.contains { movers.contains($0) }
    }
}

extension Exercise {
    /// The movements of several joints that it is made of: its own, and those of what it trains beside that. A burpee is a squat
    /// with a push-up.
    fileprivate var movements: [MovementPattern] {
        var movements: [MovementPattern] = []
        if let pattern, pattern != .isolation { movements.append(pattern) }
        guard isCompound else { return movements }
        for muscle in primaryMuscles {
            switch muscle {
            case .chest, .frontDelts, .triceps: movements.append(.horizontalPush)
            case .lats, .middleBack: movements.append(.horizontalPull)
            case .quadriceps: movements.append(.squat)
            default: break
            }
        }
        return movements
    }

    /// Whether the back holds it: it helps, or something is lifted from below, carried, or squatted with on a bar. Bridges and hip
    /// thrusts, which train the glutes alone, lie on it.
    fileprivate var loadsBack: Bool {
        if secondaryMuscles.contains(.lowerBack) { return true }
        switch pattern {
        case .hinge: return primaryMuscles != [.glutes]
        case .squat, .lunge: return equipment.contains(.barbell)
        case .carry: return true
        default: return false
        }
    }
}
