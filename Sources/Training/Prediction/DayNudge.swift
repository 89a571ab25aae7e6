/// What the first screen knows of the day when it looks for something worth a word.
public struct DaySoFar: Equatable, Sendable {
    public var now: Instant
    public var weekStart: WeekStart
    /// Whether the lifter wants to be told that rest would do good.
    public var mindsRest = true

    public init(_ now: Instant, startingOn weekStart: WeekStart) { (self.now, self.weekStart) = (now, weekStart) }

    /// From this hour on who has not trained is told that there is time (seed 002: after 7 pm).
    public static let evening = 19

    /// That rest would do good, or that a row of weeks can go on today: in the evening, as long as nothing was trained in this week. Once
    /// something was, the row stands. `nil` for nothing. The text is for who says it.
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
        guard now.local.time.hour >= Self.evening else { return nil }
        let streak = Streak(sessions.map { $0.date }, today: today, startingOn: weekStart)
        let week = CalendarWeek(of: today, startingOn: weekStart)
        guard streak.weeks >= 2, !sessions.contains(where: { week.contains($0.date) && $0.date <= today }) else {
            return nil
        }
        var reason = DayReason(.streak)
        reason.weeks = streak.weeks
        return reason
    }
}
