/// The part of training that an exercise belongs to (seed 002).
public enum ExerciseCategory: String, CaseIterable, Sendable, Equatable, Hashable {
    case push, pull, legs, core, cardio, accessory
}

/// When what is no training itself is done.
public enum RoutineType: String, CaseIterable, Sendable, Equatable, Hashable {
    case preWorkout = "pre_workout"
    case postWorkout = "post_workout"
}

extension Exercise {
    /// How long a stretch is held, and a drill gone on with, where nobody says otherwise.
    public static let stretchSeconds = 30

    /// The category that follows from what an exercise is: the way it moves, else the muscle it is done for.
    ///
    /// What is counted in metres or minutes and loads nothing is cardio, unless it is held or carried.
    public var derivedCategory: ExerciseCategory {
        if isMobility { return .accessory }
        if isEndurance { return .cardio }
        switch pattern {
        case .horizontalPush, .verticalPush: return .push
        case .horizontalPull, .verticalPull: return .pull
        case .squat, .hinge, .lunge: return .legs
        case .carry, .isolation, nil: return primaryMuscles.first?.category ?? .accessory
        }
    }

    private var isEndurance: Bool {
        guard loadKind == .bodyweight, pattern != .carry else { return false }
        switch measure {
        case .reps: return false
        case .distance: return true
        // A hold moves nothing; what hangs from a bar is one.
        case .time: return equipment.first == .other || isCompound && !equipment.contains(.pullUpBar)
        }
    }

    /// When a stretch or a drill is done: what is held follows training, what moves prepares for it.
    public var derivedRoutineType: RoutineType? {
        isMobility ? (measure == .time ? .postWorkout : .preWorkout) : nil
    }

    /// Fills in what follows from the rest.
    mutating func derive() {
        category = derivedCategory
        routineType = derivedRoutineType
        if isMobility { durationSeconds = Self.stretchSeconds }
    }
}

extension Muscle {
    fileprivate var category: ExerciseCategory {
        switch self {
        case .chest, .frontDelts, .sideDelts, .triceps: .push
        case .lats, .middleBack, .traps, .rearDelts, .biceps: .pull
        case .quadriceps, .hamstrings, .glutes, .adductors, .abductors, .calves: .legs
        case .abdominals, .lowerBack: .core
        case .forearms, .neck: .accessory
        }
    }
}
