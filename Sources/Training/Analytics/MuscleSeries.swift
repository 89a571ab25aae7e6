public import Wire

/// How many working sets a week the literature calls useful for a muscle's growth.
public struct WeeklySetRange: WireModel, Equatable, Sendable {
    public var low: Int
    public var high: Int
    /// Where it is from.
    public var source: String

    /// Ten sets and more a week grow more than fewer (Schoenfeld, Ogborn and Krieger 2017); twelve to twenty were found to be
    /// the useful range of trained lifters (Baz-Valle and others 2022).
    public static let ofTheLiterature = WeeklySetRange(
        low: 10, high: 20,
        source: "Schoenfeld, Ogborn, Krieger 2017 (J Sports Sci 35); Baz-Valle et al. 2022 (J Hum Kinet 81)")

    init(low: Int, high: Int, source: String) { (self.low, self.high, self.source) = (low, high, source) }

    public init(blank: Blank) { (low, high, source) = (0, 0, "") }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("low", &low)
        try v.field("high", &high)
        try v.field("source", &source)
    }
}

/// One muscle over weeks (seed 004, `getMuscleSeries`).
public struct MuscleSeries: WireModel, Equatable, Sendable {
    /// A week of it.
    public struct Point: WireModel, Equatable, Sendable {
        /// The first day of the week.
        public var start: LocalDate
        /// Working sets, reps and volume, those in which it only helps in part.
        public var sets: Amount
        public var reps: Amount
        public var volume: Mass
        /// The mean of the sets of this week and the three before it; weeks before that of the first workout are none.
        public var rollingSets: Amount
        /// Those with a set that counts for it, oldest first.
        public var sessionIDs: [WorkoutID]

        public init(blank: Blank) {
            (start, sets, reps, volume) = (LocalDate(day: 0), .zero, .zero, .zero)
            (rollingSets, sessionIDs) = (.zero, [])
        }

        init(_ week: WeekStats, _ work: MuscleWork, rolling: Amount) {
            (start, sets, reps, volume) = (week.start, work.sets, work.reps, work.volume)
            rollingSets = rolling
            sessionIDs = work.sets.units > 0 ? week.sessionIDs : []
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("start", &start)
            try v.field("sets", &sets)
            try v.field("reps", &reps)
            try v.field("volume", &volume)
            try v.field("rolling_sets", &rollingSets)
            try v.field("session_ids", &sessionIDs)
        }
    }

    public var muscle: Muscle
    public var range: WeeklySetRange
    /// Oldest first.
    public var points: [Point] = []

    public init(blank: Blank) { (muscle, range) = (.chest, WeeklySetRange(blank: blank)) }

    /// A muscle's part in weeks that were added up.
    ///
    /// - Parameters:
    ///   - others: sessions without a set that counts for it, which are not told.
    ///   - before: the weeks before the first one and that one itself, all their days: means reach back into them.
    public init(
        _ muscle: Muscle, _ stats: WeeklyStats, without others: Set<WorkoutID> = [], after before: [WeekStats] = []
    ) {
        (self.muscle, range) = (muscle, .ofTheLiterature)
        func work(_ week: WeekStats) -> MuscleWork {
            week.muscles.first { $0.muscle == muscle } ?? MuscleWork(muscle)
        }
        let earlier = max(0, before.count - 1)
        var values: [Int64] = []
        for week in before { values.append(work(week).sets.units) }
        for week in stats.weeks.dropFirst(before.isEmpty ? 0 : 1) { values.append(work(week).sets.units) }
        let means = stats.means(values, before: earlier)
        let hundredth = Amount.one.units / 100
        for (place, week) in stats.weeks.enumerated() {
            let mean = (means[earlier + place] + hundredth / 2) / hundredth * hundredth
            points.append(Point(week, work(week), rolling: Amount(units: mean)))
            if !others.isEmpty { points[points.count - 1].sessionIDs.removeAll { others.contains($0) } }
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("muscle", &muscle)
        try v.field("range", &range)
        try v.field("points", &points)
    }
}
