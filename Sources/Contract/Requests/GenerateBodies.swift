public import Training
public import Wire

/// Asks for a workout by rules: `POST /v1/generate/workout`. What is left out follows from the profile, the settings and the log.
public struct GenerateWorkout: WireDefaulted, Sendable {
    public var goal: Goal?
    /// What it may take at most.
    public var minutes: Int?
    /// Where it will be trained; the gym in use where none is named.
    public var gymID: GymID?
    /// The day of a split; or muscles, which come before it. Without either, what has rested longest.
    public var focus: WorkoutFocus?
    public var muscles: [Muscle] = []
    /// 0 for the best, 1 for the next best, and so on.
    public var variant = 0

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("goal", &goal, default: nil)
        try v.field("minutes", &minutes, default: nil)
        v.range(GenerateLimits.minutes)
        try v.field("gym_id", &gymID, default: nil)
        try v.field("focus", &focus, default: nil)
        try v.field("muscles", &muscles, default: [])
        try v.field("variant", &variant, default: 0)
        v.range(GenerateLimits.variants)
    }
}

/// Asks for a week of workouts by rules: `POST /v1/generate/week`.
public struct GenerateWeek: WireDefaulted, Sendable {
    public var goal: Goal?
    public var daysPerWeek: Int?
    /// What each workout may take at most.
    public var minutes: Int?
    public var gymID: GymID?
    public var split: Split?
    public var variant = 0

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("goal", &goal, default: nil)
        try v.field("days_per_week", &daysPerWeek, default: nil)
        v.range(Profile.trainingDays)
        try v.field("minutes", &minutes, default: nil)
        v.range(GenerateLimits.minutes)
        try v.field("gym_id", &gymID, default: nil)
        try v.field("split", &split, default: nil)
        try v.field("variant", &variant, default: 0)
        v.range(GenerateLimits.variants)
    }
}

/// What can be asked for.
public enum GenerateLimits {
    /// Of a workout.
    public static let minutes = 10...180
    /// How far down the order of what fits.
    public static let variants = 0...99
    /// What a workout may take where nobody says so.
    public static let usualMinutes = 60
}
