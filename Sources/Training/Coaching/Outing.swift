public import Wire

/// What was done of a lift in one session: its work sets, warm-ups gone. A lift that was done twice in a session had one outing.
public struct Outing: Equatable, Sendable {
    /// One work set.
    public struct WorkSet: WireModel, Sendable {
        /// The external or added load; nothing where none was hung on.
        public var weight: Mass
        public var reps: Int
        public var rir: RIR?

        public init(weight: Mass, reps: Int, rir: RIR? = nil) {
            (self.weight, self.reps, self.rir) = (weight, reps, rir)
        }

        public init(blank: Blank) { (weight, reps) = (.zero, 0) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("weight", &weight)
            try v.field("reps", &reps)
            try v.field("rir", &rir, default: nil)
        }

        /// Estimated one-rep maximum in kg: `w (1 + r / 30)` by Epley (1985), the weight itself for a single.
        var estimatedMax: Double { weight.kilograms * EstimatedMax.ratio(reps) }
    }

    /// Sets of more reps than this tell nothing of the maximum.
    static let mostReps = 30

    /// What is kept of an outing; the rest follows from it.
    public struct Facts: WireModel, Sendable {
        public var startedAt: Instant
        /// The day of the plan, else the title of the workout: lifts that are trained differently on different days are told
        /// apart by it.
        public var slot: String
        /// In their order; never empty.
        public var sets: [WorkSet]
        /// A session of illness, of a deload or test week, or lightened by the lifter: it is no reason to expect less.
        public var isSpecial: Bool

        init(_ sets: [WorkSet], startedAt: Instant, slot: String, isSpecial: Bool) {
            (self.startedAt, self.slot, self.sets, self.isSpecial) = (startedAt, slot, sets, isSpecial)
        }

        public init(blank: Blank) { self.init([], startedAt: Instant(milliseconds: 0), slot: "", isSpecial: false) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("started_at", &startedAt)
            try v.field("slot", &slot)
            try v.field("sets", &sets)
            try v.field("special", &isSpecial)
        }
    }

    public let facts: Facts
    public var startedAt: Instant { facts.startedAt }
    public var slot: String { facts.slot }
    public var sets: [WorkSet] { facts.sets }
    public var isSpecial: Bool { facts.isSpecial }

    /// The heaviest weight.
    public private(set) var weight = Mass.zero
    /// The fewest reps at it, at least 1 and at most `mostReps`.
    public private(set) var low = 0
    /// The most reps at it.
    public private(set) var most = 0
    /// Reps in reserve of the last set at it that says any.
    public private(set) var rir: RIR?
    /// The best estimated max of any of the sets, in kg.
    public private(set) var best = 0.0

    /// `nil` for work of which no strength can be told: no weight, a failed attempt, very high reps.
    public init?(_ sets: [WorkSet], startedAt: Instant, slot: String, isSpecial: Bool = false) {
        self.init(Facts(sets, startedAt: startedAt, slot: slot, isSpecial: isSpecial))
        guard weight > .zero, (1...Self.mostReps).contains(low) else { return nil }
    }

    /// An outing as it was kept.
    init(_ facts: Facts) {
        self.facts = facts
        for set in facts.sets {
            if set.weight > weight { (weight, low, most, rir) = (set.weight, set.reps, set.reps, nil) }
            if set.weight == weight {
                (low, most) = (min(low, set.reps), max(most, set.reps))
                if let own = set.rir { rir = own }
            }
            if set.reps <= Self.mostReps { best = max(best, set.estimatedMax) }
        }
    }

    /// Days since 1970, with their fraction.
    public var day: Double { Self.day(of: startedAt) }

    /// Days since 1970, with their fraction.
    public static func day(of instant: Instant) -> Double { Double(instant.milliseconds) / 86_400_000 }

    /// The estimated max of the lowest set at the heaviest weight, in kg.
    public var shown: Double { weight.kilograms * EstimatedMax.ratio(low) }
}

extension Outing {
    /// The work sets of what was done: without the warm-ups, those that nobody marked too (`Ramp.warmups`).
    ///
    /// - Parameter sets: of one lift in one session, in their order.
    static func work(of sets: [SetPerformance]) -> (performed: [SetPerformance], sets: [WorkSet]) {
        var performed: [SetPerformance] = []
        var work: [WorkSet] = []
        var isMarked = false
        for set in sets where set.status == .done {
            if set.setType == .warmup { isMarked = true }
            guard set.setType.countsForProgression, Plausibility.fault(of: set) == nil, let reps = set.reps else {
                continue
            }
            performed.append(set)
            work.append(WorkSet(weight: set.weight ?? .zero, reps: reps, rir: set.rir))
        }
        if !isMarked {
            let easy = Ramp.warmups(performed, .external)
            work.removeFirst(easy)
            performed.removeFirst(easy)
        }
        return (performed, work)
    }

    /// What was done of a lift in a session; `nil` where nothing of it tells of strength.
    ///
    /// - Parameter performance: everything that was done of the lift in the session.
    init?(_ performance: ExercisePerformance, startedAt: Instant, _ day: SessionDay) {
        guard performance.isModelled else { return nil }
        let sets = Self.work(of: performance.sets).sets
        guard !sets.isEmpty else { return nil }
        self.init(sets, startedAt: startedAt, slot: day.slot, isSpecial: day.isSpecial)
    }
}

extension LoadKind {
    /// Whether the coach's model knows lifts of this kind: those whose reps are counted at a weight that makes them harder.
    func isModelled(_ measure: Measure) -> Bool { measure == .reps && (self == .external || self == .bodyweightPlus) }
}

extension ExercisePerformance {
    /// Whether some set was done that is no warm-up.
    public var hasWork: Bool { sets.contains { $0.status == .done && $0.setType != .warmup } }

    /// Whether strength is what it is about. Assisted and timed lifts have rules of their own, and so has the body alone.
    public var isModelled: Bool { loadKind.isModelled(measure) }
}
