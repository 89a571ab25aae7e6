/// A muscle group that volume, recovery and substitutes are counted by.
public enum Muscle: String, CaseIterable, Sendable, Equatable, Hashable {
    case chest
    case lats
    case middleBack = "middle_back"
    case lowerBack = "lower_back"
    case traps
    case neck
    case frontDelts = "front_delts"
    case sideDelts = "side_delts"
    case rearDelts = "rear_delts"
    case biceps
    case triceps
    case forearms
    case abdominals
    case quadriceps
    case hamstrings
    case glutes
    case adductors
    case abductors
    case calves
}

/// What a lift needs: the thing that is loaded, and what the lifter sits on or hangs from.
public enum Equipment: String, CaseIterable, Sendable, Equatable, Hashable {
    case barbell
    case ezBar = "ez_bar"
    case dumbbell
    case kettlebell
    case cable
    case machine
    case pullUpBar = "pull_up_bar"
    case bands
    case bodyweight
    case bench
    case rack
    case other
}

/// The way a lift moves the body. Lifts that share a pattern are candidates to replace one another.
///
/// Trunk work and everything that moves one joint is `isolation`; cardio takes the pattern its limbs come nearest to.
public enum MovementPattern: String, CaseIterable, Sendable, Equatable, Hashable {
    case horizontalPush = "horizontal_push"
    case verticalPush = "vertical_push"
    case horizontalPull = "horizontal_pull"
    case verticalPull = "vertical_pull"
    case squat
    case hinge
    case lunge
    case carry
    case isolation
}

/// What the weight of a set means.
public enum LoadKind: String, CaseIterable, Sendable, Equatable, Hashable {
    /// The weight is what is lifted.
    case external
    /// There is no weight: the lifter's own body is the load.
    case bodyweight
    /// The weight, which may be none, is added to the lifter's own.
    case bodyweightPlus = "bodyweight_plus"
    /// The weight is the help: more of it makes the lift easier.
    case assisted
}

/// What is counted in a set.
public enum Measure: String, CaseIterable, Sendable, Equatable, Hashable {
    case reps
    case time
    case distance
}
