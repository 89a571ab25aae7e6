public import Wire

/// How regularly somebody trains.
public struct Adherence: WireModel, Equatable, Sendable {
    /// A week: what was meant to be, and what was.
    public struct Week: WireModel, Equatable, Sendable {
        /// Its first day.
        public var start: LocalDate
        /// Workouts that were wanted; `nil` where nobody said so.
        public var planned: Int?
        /// Those of them that were done, never more; where nothing was wanted all workouts.
        public var done = 0
        /// Workouts beside them.
        public var others = 0
        /// All workouts.
        public var workouts = 0
        /// Days on which something was trained.
        public var days = 0

        public init(blank: Blank) { start = LocalDate(day: 0) }

        init(start: LocalDate, _ tally: WeekTally) {
            (self.start, planned, done, others) = (start, tally.planned, tally.done, tally.others)
            (workouts, days) = (tally.workouts, tally.days)
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("start", &start)
            try v.field("planned", &planned)
            try v.field("done", &done)
            try v.field("others", &others)
            try v.field("workouts", &workouts)
            try v.field("days", &days)
        }
    }

    /// A day on which something was trained.
    public struct Day: WireModel, Equatable, Sendable {
        public var date: LocalDate
        /// Working sets.
        public var sets: Int
        public var sessionIDs: [WorkoutID]

        public init(blank: Blank) { (date, sets, sessionIDs) = (LocalDate(day: 0), 0, []) }

        init(date: LocalDate) { (self.date, sets, sessionIDs) = (date, 0, []) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("date", &date)
            try v.field("sets", &sets)
            try v.field("session_ids", &sessionIDs)
        }
    }

    /// Oldest first, this week last. Of the first one only the days that are looked at count, as in all else; where that is not all
    /// of it, its workouts are held against no goal.
    public var weeks: [Week] = []
    public var streak = Streak()
    /// The mean and the median length of a session in seconds; `nil` without one.
    public var meanSeconds: Int64?
    public var medianSeconds: Int64?
    /// Sessions begun in each hour of the day, from midnight, where that is known: 24 numbers.
    public var hours: [Int] = []
    /// Sessions begun on each day of the week, from Monday: 7 numbers.
    public var weekdays: [Int] = []
    /// Days with training, oldest first: a year's map of them.
    public var days: [Day] = []

    public init(blank: Blank) {}

    /// - Parameters:
    ///   - sessions: in any order; those after today are left out.
    ///   - from: the first day that is looked at. Streaks reach back as far as `sessions` do.
    ///   - goal: workouts that the lifter wants in a week.
    ///   - wish: what is wanted in this week, where more is known of it: what a program had in earlier ones nobody knows.
    ///   - scheduled: what was planned for days, and became of it, in any order.
    public init(
        _ sessions: [TrainedSession], from: LocalDate, today: LocalDate, startingOn weekStart: WeekStart, goal: Int?,
        now wish: WeekWish? = nil, scheduled: [ScheduledWorkout] = []
    ) {
        let inOrder = sessions.filter { $0.date <= today }
            .sorted { ($0.startedAt.milliseconds, $0.id) < ($1.startedAt.milliseconds, $1.id) }
        streak = Streak(inOrder.map { $0.date }, today: today, startingOn: weekStart)
        hours = Array(repeating: 0, count: 24)
        weekdays = Array(repeating: 0, count: 7)
        var lengths: [Int64] = []
        for session in inOrder where session.date >= from {
            // Of a workout that came with its day alone nobody knows the hour.
            if session.seconds != nil || session.startedAt.local != session.date.midnight {
                hours[session.startedAt.local.time.hour] += 1
            }
            weekdays[session.date.weekday] += 1
            if let seconds = session.seconds { lengths.append(seconds) }
            note(session)
        }
        let current = CalendarWeek(of: today, startingOn: weekStart)
        let firstDay = min(from, today)
        let first = CalendarWeek(of: firstDay, startingOn: weekStart)
        let count = current.weeks(since: first) + 1
        var trained = Array(repeating: [TrainedSession](), count: count)
        var planned = Array(repeating: [ScheduledWorkout](), count: count)
        for session in inOrder where session.date >= firstDay {
            trained[CalendarWeek(of: session.date, startingOn: weekStart).weeks(since: first)].append(session)
        }
        for day in scheduled where day.date >= firstDay && day.date <= current.last {
            planned[CalendarWeek(of: day.date, startingOn: weekStart).weeks(since: first)].append(day)
        }
        for offset in 0..<count {
            let week = first.adding(weeks: offset)
            let own = WeekWish(own: week.first < firstDay ? nil : goal)
            let wanted = week == current ? wish ?? own : own
            weeks.append(Week(start: week.first, WeekTally(week, trained[offset], planned[offset], wanted)))
        }
        guard !lengths.isEmpty else { return }
        lengths.sort()
        meanSeconds = lengths.reduce(0, +) / Int64(lengths.count)
        let middle = lengths.count / 2
        medianSeconds =
            lengths.count % 2 == 1 ? lengths[middle] : (lengths[middle - 1] + lengths[middle]) / 2
    }

    /// Of two places in which the same moment is another day, a later session may be of an earlier day.
    private mutating func note(_ session: TrainedSession) {
        var place = days.count
        while place > 0, days[place - 1].date > session.date { place -= 1 }
        if place == 0 || days[place - 1].date != session.date {
            days.insert(Day(date: session.date), at: place)
            place += 1
        }
        days[place - 1].sessionIDs.append(session.id)
        for work in session.work { days[place - 1].sets += work.sets }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weeks", &weeks)
        try v.field("streak", &streak)
        try v.field("mean_seconds", &meanSeconds)
        try v.field("median_seconds", &medianSeconds)
        try v.field("hours", &hours)
        try v.field("weekdays", &weekdays)
        try v.field("days", &days)
    }
}

/// Weeks in a row in which something was trained, and days in a row. What is not over yet breaks none.
public struct Streak: WireDefaulted, Equatable, Sendable {
    /// Weeks in a row up to this one, or up to the last one while nothing was trained in this one yet.
    public var weeks = 0
    public var longestWeeks = 0
    /// Days in a row up to today, or up to yesterday while nothing was trained today.
    public var days = 0

    public init() {}

    /// - Parameter dates: on which something was trained, in any order; those after today do not count.
    public init(_ dates: [LocalDate], today: LocalDate, startingOn weekStart: WeekStart) {
        let dates = Set(dates.filter { $0 <= today })
        var day = dates.contains(today) ? today : today.adding(days: -1)
        while dates.contains(day) {
            days += 1
            day = day.adding(days: -1)
        }
        let trained = Set(dates.map { CalendarWeek(of: $0, startingOn: weekStart) })
        let current = CalendarWeek(of: today, startingOn: weekStart)
        var week = trained.contains(current) ? current : current.adding(weeks: -1)
        while trained.contains(week) {
            weeks += 1
            week = week.adding(weeks: -1)
        }
        var run = 0
        var last: CalendarWeek?
        for week in trained.sorted() {
            run = last.map { week.weeks(since: $0) == 1 } == true ? run + 1 : 1
            longestWeeks = max(longestWeeks, run)
            last = week
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weeks", &weeks)
        try v.field("longest_weeks", &longestWeeks)
        try v.field("days", &days)
    }
}
