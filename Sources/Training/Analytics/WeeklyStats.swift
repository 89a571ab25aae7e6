public import Wire

/// What was done for one muscle in a stretch of time. A set of an exercise in which it only helps counts in part.
public struct MuscleWork: WireModel, Equatable, Sendable {
    public var muscle: Muscle
    /// Working sets, in hundredths at the finest.
    public var sets = Amount.zero
    public var reps = Amount.zero
    public var volume = Mass.zero

    public init(_ muscle: Muscle) { self.muscle = muscle }

    public init(blank: Blank) { muscle = .chest }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("muscle", &muscle)
        try v.field("sets", &sets)
        try v.field("reps", &reps)
        try v.field("volume", &volume)
    }

    mutating func add(_ work: WorkTotals, percent: Int) {
        let hundredth = Amount.one.units / 100
        sets.units = saturatingAdd(sets.units, Int64(work.sets) * Int64(percent) * hundredth)
        reps.units = saturatingAdd(reps.units, Int64(work.reps) * Int64(percent) * hundredth)
        volume = volume + Mass(units: work.volume.units / 100 * Int64(percent))
    }
}

/// What was done in one week (seed 004, `getWeeklyStats`).
public struct WeekStats: WireModel, Equatable, Sendable {
    /// Its first day.
    public var start: LocalDate
    public var sessions = 0
    public var totals = Totals()
    /// Time from the starts to the ends of its sessions, in seconds.
    public var seconds: Int64 = 0
    /// The muscles that were trained, most sets first.
    public var muscles: [MuscleWork] = []
    /// The sessions that it is added up from, oldest first.
    public var sessionIDs: [WorkoutID] = []

    public init(start: LocalDate) { self.start = start }

    public init(blank: Blank) { start = LocalDate(day: 0) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("start", &start)
        try v.field("sessions", &sessions)
        try totals.fields(&v)
        try v.field("seconds", &seconds)
        try v.field("muscles", &muscles)
        try v.field("session_ids", &sessionIDs)
    }

    mutating func add(_ session: TrainedSession, _ shares: MuscleShares) {
        sessions += 1
        sessionIDs.append(session.id)
        seconds += session.seconds ?? 0
        for work in session.work {
            totals.add(work.totals)
            for share in shares.shares(of: work.exerciseID) {
                let place: Int
                if let known = muscles.firstIndex(where: { $0.muscle == share.muscle }) {
                    place = known
                } else {
                    place = muscles.count
                    muscles.append(MuscleWork(share.muscle))
                }
                muscles[place].add(work, percent: share.percent)
            }
        }
    }
}

/// Weeks in a row, also those without training.
public struct WeeklyStats: WireModel, Equatable, Sendable {
    public var weekStart: WeekStart
    /// Percent of a set that counts for a muscle that only helps.
    public var secondaryPercent: Int
    /// The day of the lifter's first workout, be it in these weeks or not; `nil` where there is none, or nobody knows.
    public var firstWorkout: LocalDate?
    /// Oldest first.
    public var weeks: [WeekStats] = []

    public init(blank: Blank) { (weekStart, secondaryPercent) = (.monday, 0) }

    /// Adds sessions up.
    ///
    /// - Parameters:
    ///   - sessions: in any order; those of other days are left out.
    ///   - from, to: the first and the last day: of their weeks only the days between them count.
    public init(
        _ sessions: [TrainedSession], from: LocalDate, to: LocalDate, startingOn weekStart: WeekStart,
        _ shares: MuscleShares
    ) {
        (self.weekStart, secondaryPercent) = (weekStart, shares.secondaryPercent)
        let first = CalendarWeek(of: from, startingOn: weekStart)
        let last = max(from, to)
        let count = CalendarWeek(of: last, startingOn: weekStart).weeks(since: first) + 1
        for offset in 0..<count { weeks.append(WeekStats(start: first.adding(weeks: offset).first)) }
        let inOrder = sessions.sorted { ($0.startedAt.milliseconds, $0.id) < ($1.startedAt.milliseconds, $1.id) }
        for session in inOrder where session.date >= from && session.date <= last {
            weeks[CalendarWeek(of: session.date, startingOn: weekStart).weeks(since: first)].add(session, shares)
        }
        for place in weeks.indices {
            // Of equals the first of the anatomy's order.
            weeks[place].muscles.sort {
                $0.sets != $1.sets ? $0.sets > $1.sets : $0.muscle.place < $1.muscle.place
            }
        }
    }

    /// The mean of a number over each week and the three before it. Weeks before that of the first workout are none, nor are those
    /// before the list where nobody knows it.
    ///
    /// - Parameters:
    ///   - values: of each week, oldest first.
    ///   - before: how many weeks before the first of these they begin.
    @inline(never) public func means(_ values: [Int64], before: Int = 0) -> [Int64] {
        var begun = 0
        if let firstWorkout, !weeks.isEmpty {
            begun =
                before
                + CalendarWeek(of: firstWorkout, startingOn: weekStart)
                .weeks(since: CalendarWeek(of: weeks[0].start, startingOn: weekStart))
        }
        var means: [Int64] = []
        for place in values.indices {
            var sum: Int64 = 0
            for value in values[max(0, place - 3)...place] { sum = saturatingAdd(sum, value) }
            means.append(sum / Int64(max(1, min(place - begun + 1, 4))))
        }
        return means
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("week_start", &weekStart)
        try v.field("secondary_percent", &secondaryPercent)
        try v.omittable("first_workout", &firstWorkout)
        try v.field("weeks", &weeks)
    }
}

extension Muscle {
    /// Its place in the list of all.
    var place: Int {
        var place = 0
        for muscle in Muscle.allCases {
            if muscle == self { return place }
            place += 1
        }
        return place
    }
}
