public import Wire

/// What a lifter wants to reach.
public struct LifterGoal: WireIdentified, Sendable {
    /// What kind of thing.
    public enum Kind: String, WireEnum, Sendable {
        /// An estimated 1RM of an exercise.
        case lift
        case sessionsPerWeek = "sessions_per_week"
        /// Working sets in a week, of a muscle or of all.
        case hypertrophy
        /// Reps, time or distance of one set of an exercise.
        case endurance
        /// A body weight.
        case cut
    }

    /// In what it is measured.
    public enum Measure: String, WireEnum, Sendable {
        case kg, sessions, sets, reps, seconds, metres
    }

    /// Whether it is still wanted.
    public enum Status: String, WireEnum, Sendable {
        case active, completed, archived
    }

    public var id: GoalID
    public var kind: Kind
    public var title: String?
    /// Of `lift` and `endurance`.
    public var exerciseID: ExerciseID?
    /// Of `hypertrophy`; `nil` for all muscles.
    public var muscle: Muscle?
    public var target: Amount
    public var measure: Measure
    /// The day on which it was set: what was before does not count as progress.
    public var startDate: LocalDate
    /// The day by which it is to be reached; `nil` where no day was named.
    public var by: LocalDate?
    public var status = Status.active
    public var createdAt: Instant
    /// When it was reached, or put away; `nil` while it is active.
    public var endedAt: Instant?

    /// A goal that was set at a moment and is counted from a day on.
    public init(id: GoalID, _ kind: Kind, _ target: Amount, _ measure: Measure, from startDate: LocalDate, at: Instant)
    {
        (self.id, self.kind, self.target, self.measure) = (id, kind, target, measure)
        (self.startDate, createdAt) = (startDate, at)
    }

    public init(blank: Blank) {
        (id, kind, target, measure) = (.init(blank: blank), .lift, .zero, .kg)
        (startDate, createdAt) = (LocalDate(day: 0), Instant(milliseconds: 0))
    }

    public var wireIdentity: GoalID { id }

    /// Whether what was done or measured at a moment was there when it was set: before its first day, or on it before it was made. What it
    /// starts from is known by that alone, so that nothing of later moves it.
    public func wasSet(after moment: Instant) -> Bool {
        let day = LocalDate(moment)
        if day != startDate { return day < startDate }
        return LocalDate(createdAt) == startDate && moment.milliseconds < createdAt.milliseconds
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("kind", &kind)
        try v.field("title", &title, default: nil)
        try v.field("exercise_id", &exerciseID, default: nil)
        try v.field("muscle", &muscle, default: nil)
        try v.field("target", &target)
        try v.field("measure", &measure)
        try v.field("start_date", &startDate)
        try v.field("by", &by, default: nil)
        try v.field("status", &status, default: .active)
        try v.field("created_at", &createdAt)
        try v.field("ended_at", &endedAt, default: nil)
    }

    /// Everything that may not be stored.
    public func faults() -> [CalculationError] {
        var faults: [CalculationError] = []
        if let title, title.isEmpty { faults.append(CalculationError("/title", "must not be empty")) }
        if !kind.measures.contains(measure) {
            var allowed = ""
            for measure in kind.measures { allowed += (allowed.isEmpty ? "" : ", ") + measure.rawValue }
            faults.append(CalculationError("/measure", "must be one of " + allowed))
        }
        if kind.isOfExercise != (exerciseID != nil) {
            faults.append(
                CalculationError("/exercise_id", kind.isOfExercise ? "is required" : "is not of this kind of goal"))
        }
        if muscle != nil, kind != .hypertrophy {
            faults.append(CalculationError("/muscle", "is not of this kind of goal"))
        }
        let (least, most) = kind.limits(measure)
        if target < Amount(least) || target > Amount(most) {
            faults.append(
                CalculationError("/target", "must be between " + String(least) + " and " + String(most)))
        }
        if let by, by < startDate {
            faults.append(CalculationError("/by", "must not be before the day on which it was set"))
        }
        return faults
    }
}

extension LifterGoal.Kind {
    /// Whether it is about one exercise.
    public var isOfExercise: Bool { self == .lift || self == .endurance }

    /// Whether it is to be reached week by week, rather than once.
    public var isWeekly: Bool { self == .sessionsPerWeek || self == .hypertrophy }

    /// In what it may be measured; the first where nothing is said.
    public var measures: [LifterGoal.Measure] {
        var measures: [LifterGoal.Measure] = []
        for measure in LifterGoal.Measure.allCases where isMeasured(in: measure) { measures.append(measure) }
        return measures
    }

    private func isMeasured(in measure: LifterGoal.Measure) -> Bool {
        switch measure {
        case .kg: self == .lift || self == .cut
        case .sessions: self == .sessionsPerWeek
        case .sets: self == .hypertrophy
        case .reps, .seconds, .metres: self == .endurance
        }
    }

    /// The least and the most that may be wanted.
    fileprivate func limits(_ measure: LifterGoal.Measure) -> (Int64, Int64) {
        switch measure {
        case .kg: self == .cut ? (20, 700) : (1, 2_000)
        case .sessions: (1, 14)
        case .sets: (1, 400)
        case .reps: (1, 1_000)
        case .seconds: (1, 86_400)
        case .metres: (1, 1_000_000)
        }
    }
}
