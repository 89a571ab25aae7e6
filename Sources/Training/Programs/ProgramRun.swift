public import Wire

/// How far a lifter is in a program. What was done stands here as it was said; which day is due follows from it and from the date.
public struct ProgramRun: WireModel, Sendable {
    /// When it was started, or started anew.
    public var startedAt: Instant
    /// The number of the day that is next after all that was done, from 1.
    public var nextDay = 1
    /// How often a program that loops has come round.
    public var lap = 0
    /// Since when `nextDay` has been next.
    public var dueSince: Instant
    public var pausedAt: Instant?
    /// When its last day was done.
    public var finishedAt: Instant?
    /// What became of the days, of this lap and the one before, and of those of the last week, oldest first.
    public var marks: [Mark] = []

    public init(startedAt: Instant) { (self.startedAt, dueSince) = (startedAt, startedAt) }

    public init(blank: Blank) { self.init(startedAt: Instant(milliseconds: 0)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("started_at", &startedAt)
        try v.field("next_day", &nextDay)
        try v.field("lap", &lap)
        try v.field("due_since", &dueSince)
        try v.field("paused_at", &pausedAt)
        try v.field("finished_at", &finishedAt)
        try v.field("marks", &marks)
    }

    /// What became of a day.
    public struct Mark: WireModel, Equatable, Sendable {
        /// 0 for a day that is no more.
        public var dayNumber: Int
        public var lap: Int
        public var kind: Kind
        public var at: Instant
        /// The session that did it.
        public var sessionID: WorkoutID?

        /// Done, or left out by the lifter.
        public enum Kind: String, WireEnum, Sendable { case done, skipped }

        /// What became of the day with a number, in a lap from 0.
        public init(_ kind: Kind, day: Int, lap: Int, at: Instant, session: WorkoutID? = nil) {
            (self.kind, dayNumber, self.lap, self.at, sessionID) = (kind, day, lap, at, session)
        }

        public init(blank: Blank) { self.init(.done, day: 0, lap: 0, at: Instant(milliseconds: 0)) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("day_number", &dayNumber)
            try v.field("lap", &lap)
            try v.field("kind", &kind)
            try v.field("at", &at)
            try v.field("session_id", &sessionID)
        }
    }
}

extension ProgramRun {
    /// Whether the day since which the next one is due is one on which something was done: it is over then, and that of a start is
    /// not.
    fileprivate var followsWork: Bool {
        guard let last = marks.last else { return false }
        return last.kind == .done && last.at == dueSince
    }

    /// Whether something became of a day in this lap.
    fileprivate func isOver(_ number: Int) -> Bool {
        for mark in marks where mark.dayNumber == number && mark.lap == lap { return true }
        return false
    }
}

extension Program {
    // MARK: What is due

    /// The day that is due at a moment; `nil` where the program does not run.
    ///
    /// A day of rest passes with its date. Missed days wait, unless the program is bound to days of the week: then they pass too.
    public func dueDay(at now: Instant) -> ProgramDay? {
        guard let run, run.pausedAt == nil, run.finishedAt == nil, !days.isEmpty else { return nil }
        let since = run.dueSince.local.day
        let today = max(since, now.local.day)
        if !weekdays.isEmpty {
            var number = run.nextDay
            for _ in 0..<missed(from: since, to: today, run) {
                guard let next = workout(after: number) else { break }
                number = next
            }
            return day(number: workout(from: number) ?? number)
        }
        var left = today - since - (run.followsWork ? 1 : 0)
        var number = run.nextDay
        while left > 0, let day = day(number: number), day.isRestDay, let next = following(number) {
            number = next
            left -= 1
        }
        return day(number: number)
    }

    /// How many of the days of the week on which it is trained went by with nothing done.
    private func missed(from since: Int64, to today: Int64, _ run: ProgramRun) -> Int {
        var missed = 0
        var date = since + (run.followsWork ? 1 : 0)
        // A year is more than anybody catches up with.
        date = max(date, today - 366)
        while date < today {
            if weekdays.contains(Self.weekday(date)) { missed += 1 }
            date += 1
        }
        return missed
    }

    /// Whether something is trained today: not on a day of rest, and only on the days of the week that were chosen.
    public func isTrained(on now: Instant) -> Bool {
        guard let day = dueDay(at: now), !day.isRestDay else { return false }
        if weekdays.isEmpty { return true }
        if let last = run?.marks.last, last.kind == .done, last.at.local.day == now.local.day { return false }
        return weekdays.contains(Self.weekday(now.local.day))
    }

    /// The day that a start of a plan would be of: the one that is due, else, on a day of rest, the next one with that plan.
    public func day(startedWith plan: PlanID, at now: Instant) -> ProgramDay? {
        guard let due = dueDay(at: now) else { return nil }
        if due.planID == plan { return due }
        guard due.isRestDay || !isTrained(on: now), let next = nextWorkout(after: due.dayNumber), next.planID == plan
        else { return nil }
        return next
    }

    /// Whether it is trained on a date because of the day of the week.
    func binds(_ date: LocalDate) -> Bool {
        guard let run, run.pausedAt == nil, run.finishedAt == nil else { return false }
        return date >= LocalDate(run.startedAt) && weekdays.contains(Self.weekday(date.day))
    }

    /// The day of the week of a day since 1970: 1 for Monday. That one was a Thursday.
    private static func weekday(_ day: Int64) -> Int { Int(((day + 3) % 7 + 7) % 7) + 1 }

    // MARK: The order of days

    /// The number of the day after another; `nil` after the last one of a program that does not loop.
    private func following(_ number: Int) -> Int? {
        if number < days.count { return number + 1 }
        return loops && !days.isEmpty ? 1 : nil
    }

    /// The first workout from a day on, that day among them.
    private func workout(from number: Int) -> Int? {
        var number = number
        for _ in days {
            if let day = day(number: number), !day.isRestDay { return number }
            guard let next = following(number) else { return nil }
            number = next
        }
        return nil
    }

    private func workout(after number: Int) -> Int? { following(number).flatMap { workout(from: $0) } }

    /// The day itself where something is trained on it, else the next such day.
    public func nextOpen(_ day: ProgramDay) -> ProgramDay? { day.isRestDay ? nextWorkout(after: day.dayNumber) : day }

    /// The next day on which something is trained after a day.
    public func nextWorkout(after number: Int) -> ProgramDay? { workout(after: number).flatMap { day(number: $0) } }

    /// The day on which a plan comes next, from the one that is due on; `nil` where the program does not run or has no such day.
    public func nextDay(with plan: PlanID, at now: Instant) -> ProgramDay? {
        var day = dueDay(at: now)
        for _ in days {
            guard let open = day else { return nil }
            if open.planID == plan { return open }
            day = nextWorkout(after: open.dayNumber)
        }
        return nil
    }

    // MARK: What happens

    /// Begins, or begins anew, with the first day.
    public mutating func start(at now: Instant) { run = ProgramRun(startedAt: now) }

    /// Notes that a workout did a day, at the moment at which it began: who ends it after midnight did the day before. A day that was due is over then, with what was due before it; one of the past changes nothing
    /// of what is next.
    ///
    /// - Returns: whether that was the last one.
    @discardableResult
    public mutating func done(_ day: ProgramDay, session: WorkoutID, at: Instant) -> Bool {
        guard var run, !run.marks.contains(where: { $0.sessionID == session }) else { return false }
        run.marks.append(
            ProgramRun.Mark(.done, day: day.dayNumber, lap: run.lap, at: at, session: session))
        self.run = run
        guard run.finishedAt == nil, day.dayNumber >= run.nextDay else { return false }
        advance(after: day.dayNumber, at: at)
        return self.run?.finishedAt != nil
    }

    /// The workout that did a day is gone: the day was not done, and is the next one again where nothing happened since.
    public mutating func undone(by session: WorkoutID) {
        guard var run, let place = run.marks.firstIndex(where: { $0.sessionID == session }) else { return }
        let mark = run.marks.remove(at: place)
        if place == run.marks.count, mark.dayNumber > 0, run.dueSince == mark.at {
            (run.nextDay, run.lap, run.finishedAt) = (mark.dayNumber, mark.lap, nil)
            run.dueSince = run.marks.last?.at ?? run.startedAt
        }
        self.run = run
    }

    /// Leaves a day out, and the workouts before it that are due.
    public mutating func skip(_ number: Int, at now: Instant) {
        guard let run, run.finishedAt == nil, number >= run.nextDay, number <= days.count else { return }
        for day in days where day.dayNumber >= run.nextDay && day.dayNumber <= number {
            // A day of rest before it has passed.
            guard day.dayNumber == number || !day.isRestDay && !run.isOver(day.dayNumber) else { continue }
            self.run?.marks.append(ProgramRun.Mark(.skipped, day: day.dayNumber, lap: run.lap, at: now))
        }
        advance(after: number, at: now)
        // Nothing was done on this date: what follows may be trained at once.
        self.run?.dueSince = now
    }

    /// Makes a day the next one, be it earlier or later.
    public mutating func jump(to number: Int, at now: Instant) {
        guard run != nil, (1...max(1, days.count)).contains(number) else { return }
        run?.nextDay = number
        run?.dueSince = now
        run?.finishedAt = nil
    }

    /// Stands where it stood at another time. A workout that was done since that began is done of it, too.
    public mutating func putBack(_ before: ProgramRun?) {
        let since = run?.marks ?? []
        run = before
        for mark in since where mark.kind == .done && before.map({ mark.at >= $0.startedAt }) == true {
            if let session = mark.sessionID, let day = day(number: mark.dayNumber) {
                done(day, session: session, at: mark.at)
            }
        }
    }

    /// After its days were put in another order: what was done stays with the day that did it, and the day that was next stays the
    /// next one; where it is gone, the one that stood behind it.
    ///
    /// - Parameter before: the days as they were.
    public mutating func reorder(from before: [ProgramDay]) {
        guard var run else { return }
        var places: [ProgramDayID: Int] = [:]
        for day in days { places[day.id] = day.dayNumber }
        var now: [Int: Int] = [:]
        for day in before { now[day.dayNumber] = places[day.id] }
        for index in run.marks.indices { run.marks[index].dayNumber = now[run.marks[index].dayNumber] ?? 0 }
        if run.finishedAt == nil {
            var next = run.nextDay
            while next <= before.count, now[next] == nil { next += 1 }
            run.nextDay = now[next] ?? 1
        } else {
            run.nextDay = days.count
        }
        self.run = run
    }

    /// Lets it rest, or go on from the same day: what went by meanwhile was not missed.
    public mutating func pause(_ pausing: Bool, at now: Instant) {
        guard var run else { return }
        run.pausedAt = pausing ? run.pausedAt ?? now : nil
        if !pausing { run.dueSince = now }
        self.run = run
    }

    private mutating func advance(after number: Int, at now: Instant) {
        guard var run else { return }
        run.dueSince = now
        if let next = following(number), loops || workout(from: next) != nil {
            if next <= number {
                run.lap += 1
                let lap = run.lap
                // A short round comes round several times a week, of which all is counted.
                run.marks.removeAll { $0.lap < lap - 1 && $0.at.local.day + 7 < now.local.day }
            }
            run.nextDay = next
        } else {
            run.nextDay = days.count
            run.finishedAt = now
        }
        self.run = run
    }
}
