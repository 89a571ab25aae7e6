public import Wire

/// How targets would have fared in a real history: what each way of setting them would have asked before every outing of a lift,
/// beside what the lifter then did, without having seen it.
public struct BacktestReport: WireDefaulted, Sendable {
    public var coverage = BacktestCoverage()
    /// Outings that could be foreseen; what everything below is about.
    public var exposures = 0
    public var lifter = BacktestLifter()
    /// One for each candidate, in their order; none without exposures.
    public var targets: [BacktestTargets] = []
    /// `nil` without exposures.
    public var foresight: BacktestForesight?
    public var plans = PlanForesight()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("coverage", &coverage)
        try v.field("exposures", &exposures)
        try v.field("lifter", &lifter)
        try v.field("targets", &targets)
        try v.field("foresight", &foresight)
        try v.field("plans", &plans)
    }

    /// How many of how many.
    public struct Share: WireDefaulted, Sendable {
        public var count = 0
        public var of = 0

        public init() {}

        init(_ count: Int, of whole: Int) { (self.count, of) = (count, whole) }

        mutating func add(_ holds: Bool) {
            of += 1
            if holds { count += 1 }
        }

        /// `nil` of none.
        public var percent: Double? { of == 0 ? nil : 100 * Double(count) / Double(of) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("count", &count)
            try v.field("of", &of)
        }
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
            /// Fewer than three sessions with work in it, or than two that tell of strength.
            case tooFewSessions = "too_few_sessions"
            /// Weight is what is judged, and there is none.
            case noWeight = "no_weight"
            /// The weight helps: it has a rule of its own.
            case assisted
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
        try v.field("implausible_sets", &implausibleSets)
        try v.field("exercises", &exercises)
        try v.field("judged_exercises", &judgedExercises)
        try v.field("left_out", &leftOut)
    }
}

/// What the lifter did, whatever anybody asks.
public struct BacktestLifter: WireDefaulted, Sendable {
    /// More weight than the time before.
    public var raises = BacktestReport.Share()
    /// More weight or reps, and no lower estimated max.
    public var betters = BacktestReport.Share()
    /// How much the estimated max grew from one outing to the next, in percent; each at most by 20.
    public var pace = 0.0

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("raises", &raises)
        try v.field("betters", &betters)
        try v.field("pace", &pace)
    }
}

/// How the targets of one candidate fared. A target is a weight and the reps of its sets; what was done is told by the heaviest
/// weight of the outing and the fewest reps at it.
public struct BacktestTargets: WireModel, Sendable {
    public var candidate: BacktestCandidate
    /// How far the weight, and the estimated max of the target, were from what was then done; the mean, in percent.
    public var weightError = 0.0
    public var maxError = 0.0
    /// The estimated max of the target was more than 5 % above, and below, that of what was done.
    public var tooHard = BacktestReport.Share()
    public var tooEasy = BacktestReport.Share()
    /// More weight than the time before, or more reps at it.
    public var asksMore = BacktestReport.Share()
    /// The lifter did better: of those in which more was asked; and more was asked: of those in which the lifter did better.
    public var morePrecision = BacktestReport.Share()
    public var moreRecall = BacktestReport.Share()
    /// More weight than the time before.
    public var raises = BacktestReport.Share()
    /// The lifter took more weight: of those in which more was asked; and the other way round.
    public var raisePrecision = BacktestReport.Share()
    public var raiseRecall = BacktestReport.Share()
    /// Some set with at least the weight of the target.
    public var tried = BacktestReport.Share()
    /// Of those that were tried, 90 % of the reps in such sets.
    public var held = BacktestReport.Share()
    /// Some set within the next five outings with at least the weight and reps, of those after which there are five.
    public var reached = BacktestReport.Share()
    public var raiseReached = BacktestReport.Share()
    /// How much harder than the last outing the targets were, in percent of the estimated max; each at most by 20.
    public var pace = 0.0

    init(_ candidate: BacktestCandidate) { self.candidate = candidate }

    public init(blank: Blank) { candidate = .today }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("candidate", &candidate)
        try v.field("weight_error", &weightError)
        try v.field("e1rm_error", &maxError)
        try v.field("too_hard", &tooHard)
        try v.field("too_easy", &tooEasy)
        try v.field("asks_more", &asksMore)
        try v.field("more_precision", &morePrecision)
        try v.field("more_recall", &moreRecall)
        try v.field("raises", &raises)
        try v.field("raise_precision", &raisePrecision)
        try v.field("raise_recall", &raiseRecall)
        try v.field("tried", &tried)
        try v.field("held", &held)
        try v.field("reached_in_5", &reached)
        try v.field("raise_reached_in_5", &raiseReached)
        try v.field("pace", &pace)
    }
}
