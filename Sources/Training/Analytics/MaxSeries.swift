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
        /// The set that gave it.
        public var weight: Mass
        public var reps: Int

        public init(blank: Blank) {
            (date, sessionID) = (Instant(milliseconds: 0), .init(blank: blank))
            (bestMax, low, high, weight, reps) = (.zero, .zero, .zero, .zero, 0)
        }

        init?(_ dated: DatedPerformance) {
            guard dated.performance.loadKind == .external || dated.performance.loadKind == .bodyweightPlus else {
                return nil
            }
            var best: (max: Mass, weight: Mass, reps: Int)?
            for set in dated.performance.sets where set.isWork {
                guard let weight = set.weight, let reps = set.reps, reps <= EstimatedMax.maximumReps,
                    let max = EstimatedMax.epley(weight, reps: reps)
                else { continue }
                if best.map({ $0.max < max }) ?? true { best = (max, weight, reps) }
            }
            guard let best else { return nil }
            (date, sessionID) = (dated.startedAt, dated.sessionID)
            (bestMax, weight, reps) = (best.max, best.weight, best.reps)
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
        }
    }

    public var exerciseID: ExerciseID
    /// Oldest first.
    public var points: [Point] = []

    public init(blank: Blank) { exerciseID = .init(blank: blank) }

    /// - Parameter history: in any order.
    public init(_ exercise: ExerciseID, _ history: [DatedPerformance]) {
        exerciseID = exercise
        for dated in history {
            guard let point = Point(dated) else { continue }
            // The same exercise twice in a session is one point of it.
            if let known = points.firstIndex(where: { $0.sessionID == point.sessionID }) {
                if points[known].bestMax < point.bestMax { points[known] = point }
            } else {
                points.append(point)
            }
        }
        points.sort { ($0.date.milliseconds, $0.sessionID) < ($1.date.milliseconds, $1.sessionID) }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("points", &points)
    }
}
