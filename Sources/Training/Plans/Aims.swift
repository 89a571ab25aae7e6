public import Wire

/// What somebody trains for.
public enum Goal: String, WireEnum, Sendable {
    case strength, hypertrophy
    /// Strength and muscle.
    case both
    case endurance
    case fatLoss = "fat_loss"
    case general
}

/// How the body is divided over the days of a week.
public enum Split: String, WireEnum, Sendable {
    case upperLower = "upper_lower"
    /// Push, pull, legs.
    case ppl
    case fullBody = "full_body"
    case custom
}

/// How long somebody has trained.
public enum Experience: String, WireEnum, Sendable { case beginner, intermediate, advanced }

/// What a workout is about, by the day of a split.
public enum WorkoutFocus: String, WireEnum, Sendable { case full, upper, lower, push, pull, legs }
