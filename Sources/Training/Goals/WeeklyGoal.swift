extension GoalProgress {
    /// How far a goal of every week is, and how the last weeks went.
    ///
    /// - Parameters:
    ///   - counts: what was done in each week towards it; those that are missing had nothing.
    ///   - weekStart: the day on which the lifter's weeks begin, as those of `counts` do.
    public init(
        of goal: LifterGoal, weeks counts: [CalendarWeek: Int], today: LocalDate, startingOn weekStart: WeekStart,
        policy: GoalPolicy = GoalPolicy()
    ) {
        self.init()
        let (target, current) = (goal.target, CalendarWeek(of: today, startingOn: weekStart))
        let done = Amount(Int64(counts[current] ?? 0))
        (self.current, currentDate) = (done, today)
        percent = done >= target ? 100 : Int(done.number / target.number * 100)
        // The week in which it was set counts where it was set on its first day.
        let begun = CalendarWeek(of: goal.startDate, startingOn: weekStart)
        let first = begun.first == goal.startDate ? begun : begun.adding(weeks: 1)
        var (reached, counted) = (0, 0)
        var week = max(first, current.adding(weeks: -policy.weeks))
        while week < current {
            counted += 1
            if Amount(Int64(counts[week] ?? 0)) >= target { reached += 1 }
            week = week.adding(weeks: 1)
        }
        (weeksReached, weeksCounted) = (reached, counted)
        judge(goal, done, reached, counted, today, policy)
    }

    private mutating func judge(
        _ goal: LifterGoal, _ done: Amount, _ reached: Int, _ counted: Int, _ today: LocalDate, _ policy: GoalPolicy
    ) {
        let weeks = GoalReason(.weeks) { ($0.number, $0.of) = (reached, counted) }
        if goal.status == .archived {
            (outlook, reasons) = (.open, [GoalReason(.ended)])
        } else if goal.status == .completed {
            (outlook, percent) = (.reached, 100)
            reasons = [GoalReason(.reached) { $0.date = goal.endedAt.map { LocalDate($0) } }]
        } else if let by = goal.by, by < today {
            (outlook, reasons) = (.overdue, [GoalReason(.overdue) { $0.date = by }, weeks])
        } else {
            let left = Amount(units: max(0, goal.target.units - done.units))
            reasons = [GoalReason(.thisWeek) { ($0.value, $0.remaining) = (done, left) }]
            if counted > 0 { reasons.append(weeks) }
            if counted < policy.neededWeeks {
                outlook = .tooLittleData
            } else if reached == counted {
                outlook = .onTrack
            } else {
                // Half of the weeks and more say that the next one is rather reached than not.
                outlook = reached * 2 >= counted ? .likely : reached > 0 ? .unlikely : .offTrack
            }
        }
    }
}
