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

    /// Whether a muscle lies there.
    func holds(_ muscle: Muscle) -> Bool {
        switch muscle {
        case .neck: self == .neck
        case .traps: self == .neck || self == .upperBack
        case .frontDelts, .sideDelts, .rearDelts: self == .shoulder
        case .biceps, .triceps: self == .upperArm
        case .forearms: self == .forearm
        case .chest: self == .chest
        case .middleBack, .lats: self == .upperBack
        case .abdominals: self == .abdomen
        case .lowerBack: self == .lowerBack
        case .abductors: self == .hip
        case .adductors: self == .groin
        case .glutes: self == .glute
        case .quadriceps: self == .quadriceps
        case .hamstrings: self == .hamstring
        case .calves: self == .calf
        }
    }

    /// Whether a movement of several joints loads it as a joint.
    private func isLoaded(by pattern: MovementPattern) -> Bool {
        switch pattern {
        case .horizontalPush, .verticalPush: self == .shoulder || self == .elbow || self == .wrist
        case .horizontalPull, .verticalPull: self == .shoulder || self == .elbow
        case .squat: self == .hip || self == .groin || self == .knee || self == .ankle
        case .lunge:
            self == .hip || self == .groin || self == .knee || self == .ankle || self == .shin || self == .foot
        case .hinge: self == .hip
        case .carry: self == .shoulder || self == .wrist || self == .ankle || self == .shin || self == .foot
        case .isolation: false
        }
    }

    /// Whether the work of a muscle in one joint alone loads it.
    private func isLoaded(by muscle: Muscle) -> Bool {
        switch muscle {
        case .chest, .lats: self == .shoulder
        case .biceps, .triceps: self == .elbow
        case .forearms: self == .elbow || self == .wrist
        case .glutes, .adductors: self == .hip
        case .quadriceps, .hamstrings: self == .knee
        case .calves: self == .shin || self == .ankle || self == .foot
        case .middleBack, .lowerBack, .traps, .neck, .frontDelts, .sideDelts, .rearDelts, .abdominals, .abductors: false
        }
    }

    /// Whether an exercise loads it as a joint.
    func isLoaded(by exercise: Exercise) -> Bool {
        if self == .lowerBack { return exercise.loadsBack }
        if self == .shoulder, exercise.loadsShoulder { return true }
        for pattern in exercise.movements where isLoaded(by: pattern) { return true }
        guard exercise.pattern == nil || exercise.pattern == .isolation else { return false }
        return exercise.primaryMuscles.contains { isLoaded(by: $0) }
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

    /// Whether the shoulder holds it, whatever is trained: what hangs from a bar hangs there, and so does what is held overhead.
    fileprivate var loadsShoulder: Bool { equipment.contains(.pullUpBar) || isOverhead }

    /// Whether the arms work or hold above the head.
    var isOverhead: Bool {
        if pattern == .verticalPush { return true }
        if slug.utf8.holds("snatch_grip".utf8) || slug.utf8.holds("snatch_pull".utf8) { return false }
        for word in Self.overhead where slug.utf8.holds(word.utf8) { return true }
        return false
    }

    private static let overhead = [
        "overhead", "triceps_extension_dumbbell", "triceps_extension_barbell", "triceps_extension_ez",
        "seated_triceps_press", "snatch", "jerk", "windmill", "ball_slam",
    ]

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
