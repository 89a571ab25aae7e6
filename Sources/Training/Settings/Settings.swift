public import Wire

/// What a lifter has chosen for the app.
public struct Settings: WireDefaulted, Sendable {
    /// The unit of display and entry.
    public var unit = MassUnit.kg
    /// The tag of a language that there is a catalogue for, such as `en` or `de-AT`; `nil` follows the device.
    public var language: String?
    /// Seconds of rest after a working set where no prescription says otherwise: 30 to 600.
    public var restSeconds = RestPolicy.defaultWorkingSeconds
    public var theme = Theme.system
    /// How the effort of a set is shown and entered; it is kept as reps in reserve either way. `nil` for those.
    public var effortScale: EffortScale?
    /// Where a workout is taken to happen when it names no gym.
    public var gymID: GymID?
    public var flags = FeatureFlags()
    /// Whether proposals for an exercise are accepted without asking, by its id, where that differs from the flag.
    public var exerciseAutoApply: [String: Bool] = [:]

    /// The day on which weeks begin; `nil` for Monday.
    public var weekStart: WeekStart?
    /// The day on which weeks begin, also where nobody said so.
    public var firstWeekday: WeekStart { weekStart ?? .monday }
    /// Percent of a set that counts for a muscle that only helps with it; `nil` for half of it.
    public var secondaryPercent: Int?
    /// Whose coefficients make points of what was lifted; `nil` where nobody said.
    public var scoringSex: ScoringSex?

    /// Whether each day begins with a line; `nil` for yes.
    public var dailyWelcome: Bool?
    /// When to be reminded to train, on days on which nothing was trained; `nil` for never.
    public var reminderAt: LocalTime?
    /// Whether only on days for which something is planned; `nil` for every day.
    public var remindsOnPlannedDays: Bool?
    /// Whether a notification tells what a finished workout came to; `nil` for none.
    public var notifiesSummary: Bool?
    /// The zone in which the lifter lives, such as `Europe/Berlin`; `nil` for the server's.
    public var timezone: String?

    /// How much the coach dares where no rule of a plan decides.
    public var coachPreset = CoachPreset.standard
    /// The same for single exercises, by their ids.
    public var exerciseCoachPresets: [String: CoachPreset] = [:]

    /// Whether the device is felt at sets and rests, and links to videos are shown; `nil` for yes.
    public var haptics: Bool?
    public var videoLinks: Bool?

    /// What was set for single exercises; `nil` for none.
    public var exerciseDefaults: ExerciseDefaultsList?

    /// How much the coach dares with an exercise.
    public func preset(of exercise: ExerciseID) -> CoachPreset { exerciseCoachPresets[exercise.text] ?? coachPreset }

    /// Percent of a set that counts for a muscle that only helps with it: 0 to 100.
    public static let secondaryShares = 0...100

    /// Whether the changes of an exercise apply by themselves; `nil` where the lifter leaves it to the flag. The map on the wire
    /// is keyed by texts, and keeps those that are no exercise.
    public subscript(autoApply exercise: ExerciseID) -> Bool? {
        get { exerciseAutoApply[exercise.text] }
        set { exerciseAutoApply[exercise.text] = newValue }
    }

    /// Whether proposals for an exercise are accepted without asking; `nil` stands for what names no exercise.
    public func appliesByItself(_ exercise: ExerciseID?) -> Bool {
        exercise.flatMap { self[autoApply: $0] } ?? flags.autoApplyProgression
    }

    /// Dark, light, or what the device prefers.
    public enum Theme: String, WireEnum, Sendable { case system, dark, light }

    /// Reps in reserve, or perceived exertion: 10 less those.
    public enum EffortScale: String, WireEnum, Sendable { case rir, rpe }

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("unit", &unit, default: .kg)
        try v.field("language", &language, default: nil)
        try v.field("rest_seconds", &restSeconds, default: RestPolicy.defaultWorkingSeconds)
        v.range(SetLimits.rest)
        try v.field("theme", &theme, default: .system)
        try v.omittable("effort_scale", &effortScale)
        try v.field("gym_id", &gymID, default: nil)
        try v.field("flags", &flags, default: FeatureFlags())
        try v.field("exercise_auto_apply", &exerciseAutoApply, default: [:])
        try v.field("coach_preset", &coachPreset, default: .standard)
        try v.field("exercise_coach_presets", &exerciseCoachPresets, default: [:])
        try v.omittable("week_start", &weekStart)
        try v.omittable("secondary_percent", &secondaryPercent)
        v.range(Self.secondaryShares)
        try v.omittable("scoring_sex", &scoringSex)
        try v.omittable("daily_welcome", &dailyWelcome)
        try v.omittable("haptics", &haptics)
        try v.omittable("video_links", &videoLinks)
        try v.omittable("exercise_defaults", &exerciseDefaults)
        try v.omittable("reminder_at", &reminderAt)
        try v.omittable("reminder_planned_only", &remindsOnPlannedDays)
        try v.omittable("summary_notification", &notifiesSummary)
        try v.omittable("timezone", &timezone)
    }
}

/// What a lifter may switch on and off (seed 002, "Release Plan & Feature Flags").
public struct FeatureFlags: WireDefaulted, Sendable {
    /// Whether proposals are accepted without asking; each is a recorded decision either way.
    public var autoApplyProgression = false
    /// Whether loads are rounded to the plates of the gym instead of to multiples of an increment.
    public var advancedPlateMath = true
    /// Whether to be told that a muscle has hardly rested.
    public var recoveryAwareness = true

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("auto_apply_progression", &autoApplyProgression, default: false)
        try v.field("advanced_plate_math", &advancedPlateMath, default: true)
        try v.field("recovery_awareness", &recoveryAwareness, default: true)
    }
}
