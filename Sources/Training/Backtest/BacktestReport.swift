public import Wire

/// How the engine's targets would have fared in a real history: what each rule would have proposed after every session,
/// beside what the lifter did in the next one, without having seen it.
public struct BacktestReport: WireDefaulted, Sendable {
    public var coverage = BacktestCoverage()
    public var lifter = BacktestLifter()
    /// One for each rule that was tried; the first is what is proposed without a plan.
    public var rules: [BacktestRule] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("coverage", &coverage)
        try v.field("lifter", &lifter)
        try v.field("rules", &rules)
    }
}

/// What of a history could be judged.
public struct BacktestCoverage: WireDefaulted, Sendable {
    public var firstDate: String?
    public var lastDate: String?
    public var sessions = 0
    /// Done sets of every type.
    public var sets = 0
    public var setsWithRPE = 0
    /// Sets that the log marks as warm-ups.
    public var markedWarmups = 0
    /// Unmarked lighter first sets that were taken for warm-ups.
    public var guessedWarmups = 0
    /// Sets that cannot be, and from which nothing follows.
    public var implausibleSets = 0
    public var exercises = 0
    public var judgedExercises = 0
    public var leftOut: [LeftOut] = []

    public init() {}

    /// An exercise that was not judged.
    public struct LeftOut: WireModel, Sendable {
        /// Why.
        public enum Reason: String, WireEnum, Sendable {
            /// Fewer than three sessions with work in it.
            case tooFewSessions = "too_few_sessions"
            /// Weight is what is judged, and there is none.
            case noWeight = "no_weight"
            /// It is measured by time or distance.
            case notByReps = "not_by_reps"
        }

        public var name: String
        public var reason: Reason
        public var sessions: Int

        public init(name: String, reason: Reason, sessions: Int) {
            (self.name, self.reason, self.sessions) = (name, reason, sessions)
        }

        public init(blank: Blank) { (name, reason, sessions) = ("", .tooFewSessions, 0) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("reason", &reason)
            try v.field("sessions", &sessions)
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("first_date", &firstDate)
        try v.field("last_date", &lastDate)
        try v.field("sessions", &sessions)
        try v.field("sets", &sets)
        try v.field("sets_with_rpe", &setsWithRPE)
        try v.field("marked_warmups", &markedWarmups)
        try v.field("guessed_warmups", &guessedWarmups)
        try v.field("implausible_sets", &implausibleSets)
        try v.field("exercises", &exercises)
        try v.field("judged_exercises", &judgedExercises)
        try v.field("left_out", &leftOut)
    }
}

/// What the lifter did, whatever any rule says. Weights are the hardest working weight of a session.
public struct BacktestLifter: WireDefaulted, Sendable {
    /// Pairs of sessions of an exercise, one right after the other.
    public var pairs = 0
    /// Of those, the ones in which the second was harder, the same, and easier.
    public var harder = 0
    public var same = 0
    public var easier = 0
    /// By how much the harder ones were harder, in percent of the weight before.
    public var step: Spread?
    /// The lowest reps at the weight in the session before the lifter took more.
    public var repsBeforeStep: Spread?
    /// Sessions between two weights of an exercise that were each harder than any before; the median.
    public var sessionsToProgress: Int?
    /// Days between them; the median.
    public var daysToProgress: Int?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("pairs", &pairs)
        try v.field("harder", &harder)
        try v.field("same", &same)
        try v.field("easier", &easier)
        try v.field("step_percent", &step)
        try v.field("reps_before_step", &repsBeforeStep)
        try v.field("sessions_to_progress", &sessionsToProgress)
        try v.field("days_to_progress", &daysToProgress)
    }
}

/// How the targets of one rule fared.
public struct BacktestRule: WireModel, Sendable {
    /// The rule's type, and what is different about its settings.
    public var rule: String
    /// Proposals that a later session of the exercise can be held against.
    public var judged = 0
    /// Of those, the ones in which the first rule would have proposed another weight or other reps.
    public var differing = 0
    /// Every working set of the next session had at least the proposed weight and reps.
    public var met = 0
    /// More weight than proposed, or at least 115 % of the reps at it.
    public var overshot = 0
    /// Not met, at the weight of the session before.
    public var stalled = 0
    /// More weight was proposed.
    public var increases = 0
    /// The next session was at the proposed weight or more, with at least 90 % of the reps.
    public var confirmed = 0
    /// It was at that weight, but with fewer reps.
    public var tooAggressive = 0
    /// It was harder than before, but by less than proposed.
    public var smallerSteps = 0
    /// More reps at the same weight were proposed.
    public var repIncreases = 0
    /// The lifter took more weight instead.
    public var repIncreasesOverruled = 0
    /// The same again was proposed, or less.
    public var stays = 0
    /// The lifter took more weight instead.
    public var staysOverruled = 0
    /// The proposed steps, in percent of the weight before.
    public var step: Spread?

    public init(rule: String) {
        self.rule = rule
    }

    public init(blank: Blank) { rule = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("rule", &rule)
        try v.field("judged", &judged)
        try v.field("differing", &differing)
        try v.field("met", &met)
        try v.field("overshot", &overshot)
        try v.field("stalled", &stalled)
        try v.field("increases", &increases)
        try v.field("confirmed", &confirmed)
        try v.field("too_aggressive", &tooAggressive)
        try v.field("smaller_steps", &smallerSteps)
        try v.field("rep_increases", &repIncreases)
        try v.field("rep_increases_overruled", &repIncreasesOverruled)
        try v.field("stays", &stays)
        try v.field("stays_overruled", &staysOverruled)
        try v.field("step_percent", &step)
    }
}

/// The quartiles of some numbers, in thousandths: each is one of them.
public struct Spread: WireModel, Sendable {
    public var lower: Percent
    public var median: Percent
    public var upper: Percent

    public init(lower: Percent, median: Percent, upper: Percent) {
        (self.lower, self.median, self.upper) = (lower, median, upper)
    }

    public init(blank: Blank) {
        (lower, median, upper) = (Percent(thousandths: 0), Percent(thousandths: 0), Percent(thousandths: 0))
    }

    /// `nil` for no numbers.
    init?(thousandths numbers: [Int64]) {
        guard !numbers.isEmpty else { return nil }
        let sorted = numbers.sorted()
        func quarter(_ number: Int) -> Percent { Percent(thousandths: sorted[(sorted.count - 1) * number / 4]) }
        self.init(lower: quarter(1), median: quarter(2), upper: quarter(3))
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("lower", &lower)
        try v.field("median", &median)
        try v.field("upper", &upper)
    }
}
