public import Wire

/// How the estimated max of an exercise went, from session to session.
public struct MaxSeries: WireModel, Equatable, Sendable {
    /// A session in which it was trained.
    public struct Point: WireModel, Equatable, Sendable {
        public var date: Instant
        public var sessionID: WorkoutID
        /// The best estimate of the session's sets of 12 reps at most.
        public var bestMax: Mass
        /// What it may as well have been: the spread of Epley's formula over reps, 2 % for each rep above one, 3 % at least.
        public var low: Mass
        public var high: Mass
        /// The set that gave it; what was added to the body where that counts, too.
        public var weight: Mass
        public var reps: Int
        /// What the body weighed where that counts, and when it was measured; `nil` where it does not.
        public var bodyWeight: Mass?
        public var weighedOn: LocalDate?

        public init(blank: Blank) {
            (date, sessionID) = (Instant(milliseconds: 0), .init(blank: blank))
            (bestMax, low, high, weight, reps) = (.zero, .zero, .zero, .zero, 0)
        }

        /// - Parameter body: counts as part of what is lifted; `nil` for the load alone.
        fileprivate init?(_ dated: DatedPerformance, with body: Weighing? = nil) {
            let kind = dated.performance.loadKind
            guard body == nil ? kind == .external || kind == .bodyweightPlus : kind.liftsTheBody else { return nil }
            var best: (max: Mass, weight: Mass, reps: Int)?
            for set in dated.performance.sets where set.isWork {
                let weight = set.weight ?? .zero
                guard let reps = set.reps, reps <= EstimatedMax.maximumReps,
                    let max = EstimatedMax.epley(weight + (body?.weight ?? .zero), reps: reps)
                else { continue }
                if best.map({ $0.max < max }) ?? true { best = (max, weight, reps) }
            }
            guard let best else { return nil }
            (date, sessionID) = (dated.startedAt, dated.sessionID)
            (bestMax, weight, reps) = (best.max, best.weight, best.reps)
            (bodyWeight, weighedOn) = (body?.weight, body?.date)
            let percent = Int64(Swift.max(3, 2 * (best.reps - 1)))
            let spread = Mass(units: bestMax.units / 100 * percent)
            (low, high) = (bestMax - spread, bestMax + spread)
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("date", &date)
            try v.field("session_id", &sessionID)
            try v.field("e1rm", &bestMax)
            try v.field("low", &low)
            try v.field("high", &high)
            try v.field("weight", &weight)
            try v.field("reps", &reps)
            try v.omittable("body_weight", &bodyWeight)
            try v.omittable("weighed_on", &weighedOn)
        }
    }

    /// What a body weighed on a day.
    fileprivate typealias Weighing = (date: LocalDate, weight: Mass)

    public var exerciseID: ExerciseID
    /// Of the load alone, oldest first.
    public var points: [Point] = []
    /// Of lifts that move the body: of the body and what is added to it, in the sessions of days up to which a body weight is known.
    /// Records, rules and volumes know nothing of it.
    public var withBody: [Point] = []

    public init(blank: Blank) { exerciseID = .init(blank: blank) }

    /// - Parameters:
    ///   - history: in any order.
    ///   - weighed: body weights, in any order. The last one of a session's day or before it counts, wherever each was lived.
    public init(_ exercise: ExerciseID, _ history: [DatedPerformance], weighed: [BodyEntry] = []) {
        exerciseID = exercise
        var bodies: [Weighing] = []
        for entry in weighed.sorted(by: { ($0.at.milliseconds, $0.id) < ($1.at.milliseconds, $1.id) }) {
            bodies.append((LocalDate(entry.at), Mass(units: entry.amount.units)))
        }
        for dated in history {
            Self.take(Point(dated), into: &points)
            guard dated.performance.loadKind.liftsTheBody else { continue }
            let day = LocalDate(dated.startedAt)
            if let body = bodies.last(where: { $0.date <= day }) {
                Self.take(Point(dated, with: body), into: &withBody)
            }
        }
        points.sort { ($0.date.milliseconds, $0.sessionID) < ($1.date.milliseconds, $1.sessionID) }
        withBody.sort { ($0.date.milliseconds, $0.sessionID) < ($1.date.milliseconds, $1.sessionID) }
    }

    private static func take(_ point: Point?, into points: inout [Point]) {
        guard let point else { return }
        // The same exercise twice in a session is one point of it.
        if let known = points.firstIndex(where: { $0.sessionID == point.sessionID }) {
            if points[known].bestMax < point.bestMax { points[known] = point }
        } else {
            points.append(point)
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("points", &points)
        try v.field("with_body", &withBody, default: [])
    }
}

extension LoadKind {
    /// Whether what is lifted is the body, with what is added to it.
    public var liftsTheBody: Bool { self == .bodyweight || self == .bodyweightPlus }
}
