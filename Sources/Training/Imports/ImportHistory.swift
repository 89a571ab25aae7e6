public import Wire

extension ImportReport {
    /// A lift, how often it was trained, and its best set.
    public struct Lift: WireModel, Sendable {
        public var exerciseID: ExerciseID
        public var name: String
        public var loadKind: LoadKind
        public var measure: Measure
        /// Workouts with it.
        public var workouts: Int
        /// The set with the hardest load (the least help), of those the one with the most reps or the longest, as the records have it;
        /// `nil` for what has none.
        public var best: RecordMark?

        /// What is told of one exercise.
        public init(_ exercise: Exercise, workouts: Int, best: RecordMark?) {
            (exerciseID, name, loadKind) = (exercise.id, exercise.name, exercise.loadKind)
            (measure, self.workouts, self.best) = (exercise.measure, workouts, best)
        }

        public init(blank: Blank) {
            (exerciseID, name, loadKind) = (.init(blank: blank), "", .external)
            (measure, workouts) = (.reps, 0)
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("exercise_id", &exerciseID)
            try v.field("name", &name)
            try v.field("load_kind", &loadKind)
            try v.field("measure", &measure)
            try v.field("workouts", &workouts)
            try v.field("best", &best)
        }
    }

    /// What was done from a Monday to the Sunday after it.
    public struct Week: WireModel, Sendable {
        /// The Monday, a local calendar day: `2026-11-16`.
        public var from: String
        public var workouts = 0
        /// Working sets.
        public var sets = 0

        public init(from: String) { self.from = from }

        public init(blank: Blank) { from = "" }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("from", &from)
            try v.field("workouts", &workouts)
            try v.field("sets", &sets)
        }
    }

    /// What the whole history says once an import is in it: worked out when it is asked for, never stored.
    public struct History: WireModel, Sendable {
        /// Records that were set, all exercises together.
        public var records: Int
        /// The lifts that most workouts have, the most trained first; at most six.
        public var mostTrained: [Lift]
        /// The eight weeks up to the newest workout, the oldest first.
        public var weeks: [Week]

        public init(records: Int, mostTrained: [Lift], weeks: [Week]) {
            (self.records, self.mostTrained, self.weeks) = (records, mostTrained, weeks)
        }

        public init(blank: Blank) { (records, mostTrained, weeks) = (0, [], []) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("records", &records)
            try v.field("most_trained", &mostTrained)
            try v.field("weeks", &weeks)
        }
    }
}

extension ImportReport.Week {
    /// How many weeks are told.
    private static let told = 8

    /// The eight weeks up to the newest of the sessions.
    ///
    /// - Parameter sessions: newest first; those before the eight weeks do not count.
    public static func upToNewest(_ sessions: [ShortSession]) -> [ImportReport.Week] {
        guard let newest = sessions.first else { return [] }
        let last = monday(newest.startedAt)
        var weeks: [ImportReport.Week] = []
        for back in stride(from: told - 1, through: 0, by: -1) {
            weeks.append(
                Self(from: LocalDateTime(millisecondsOnTheWall: (last - Int64(back) * 7) * 86_400_000).dateText))
        }
        for session in sessions {
            let place = told - 1 - Int((last - monday(session.startedAt)) / 7)
            guard weeks.indices.contains(place) else { continue }
            weeks[place].workouts += 1
            weeks[place].sets += session.totals.sets
        }
        return weeks
    }

    /// The Monday of a moment's week, in days since 1970 (day 0 was a Thursday).
    private static func monday(_ moment: Instant) -> Int64 {
        moment.local.day - Int64(moment.local.weekday)
    }
}
