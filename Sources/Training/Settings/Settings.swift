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

    /// How much the coach dares where no rule of a plan decides.
    public var coachPreset = CoachPreset.standard
    /// The same for single exercises, by their ids.
    public var exerciseCoachPresets: [String: CoachPreset] = [:]

    /// How much the coach dares with an exercise.
    public func preset(of exercise: ExerciseID) -> CoachPreset { exerciseCoachPresets[exercise.text] ?? coachPreset }

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
