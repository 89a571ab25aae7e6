/// What the first screen knows of the day when it looks for something worth a word.
public struct DaySoFar: Equatable, Sendable {
    public var now: Instant
    public var weekStart: WeekStart
    /// Workouts of what is wanted this week that are still to come (`WeekTally.left`); `nil` where nothing is wanted.
    public var toGo: Int?
    /// Whether something is planned for today, or usual.
    public var isUsual = false
    /// Whether the lifter wants to be told that rest would do good.
    public var mindsRest = true

    public init(_ now: Instant, startingOn weekStart: WeekStart) { (self.now, self.weekStart) = (now, weekStart) }

    /// From this hour on who has not trained is told that there is time (seed 002: after 7 pm).
    public static let evening = 19

    /// That rest would do good, or that a row of weeks can go on today. Nobody is told on a day that is not meant for training;
    /// `nil` for nothing. The text is for who says it.
    ///
    /// - Parameter sessions: in any order; streaks reach back as far as they do.
    public func nudge(_ sessions: [TrainedSession]) -> DayReason? {
        let today = LocalDate(now)
        if mindsRest {
            let row = DaysInARow(sessions, today: today)
            if row.suggestsRest {
                var reason = DayReason(.recovery)
                (reason.days, reason.rpe) = (row.count, row.averageRPE)
                return reason
            }
        }
        guard now.local.time.hour >= Self.evening, !sessions.contains(where: { $0.date == today }),
            isMeant(sessions)
        else { return nil }
        let streak = Streak(sessions.map { $0.date }, today: today, startingOn: weekStart)
        guard streak.weeks >= 2 else { return nil }
        var reason = DayReason(.streak)
        reason.weeks = streak.weeks
        return reason
    }

    /// Whether today is a day to train: planned, or usual, or the last on which the week's goal can be reached. None is once that is
    /// reached.
    private func isMeant(_ sessions: [TrainedSession]) -> Bool {
        let today = LocalDate(now)
        let week = CalendarWeek(of: today, startingOn: weekStart)
        if toGo == 0 { return false }
        if isUsual { return true }
        let left = Int(week.last.day - today.day) + 1
        if let toGo { return toGo >= max(1, left) }
        return left == 1 && !sessions.contains { week.contains($0.date) }
    }
}
