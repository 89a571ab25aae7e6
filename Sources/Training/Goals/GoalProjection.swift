extension GoalProgress {
    /// How far a goal that is reached once is, and what its last weeks say of it.
    ///
    /// - Parameters:
    ///   - points: what is known, oldest first, a day each.
    ///   - before: those of what was there when it was set (`LifterGoal.wasSet`): what it starts from.
    ///   - bodyWeight: the newest, of `lift`.
    public init(
        of goal: LifterGoal, points: [GoalPoint], before: [GoalPoint], today: LocalDate, bodyWeight: Mass? = nil,
        policy: GoalPolicy = GoalPolicy()
    ) {
        self.init()
        let way = GoalWay(goal, points, before, today, policy)
        (start, current, currentDate) = (way.start, way.current?.level, way.current?.date)
        percent = way.percent
        judge(way)
        if goal.kind == .lift, let weight = bodyWeight, weight > .zero, let now = current {
            reasons.append(
                GoalReason(.timesBodyWeight) { $0.value = Amount(rounding: now.number / weight.kilograms) })
        }
    }

    private mutating func judge(_ way: GoalWay) {
        let goal = way.goal
        if goal.status == .archived {
            (outlook, reasons) = (.open, [GoalReason(.ended)])
        } else if goal.status == .completed || way.reachedOn != nil {
            (outlook, percent) = (.reached, 100)
            reasons = [GoalReason(.reached) { $0.date = way.reachedOn ?? goal.endedAt.map { LocalDate($0) } }]
        } else if way.points.isEmpty {
            (outlook, reasons) = (.tooLittleData, [GoalReason(.nothingYet)])
        } else if let by = goal.by, by < way.today {
            outlook = .overdue
            reasons = [GoalReason(.overdue) { ($0.date, $0.remaining) = (by, way.remaining) }]
        } else {
            project(way)
        }
    }

    private mutating func project(_ way: GoalWay) {
        let (window, recent) = (way.policy.window(way.goal.kind), way.recent)
        let span = recent.isEmpty ? 0 : recent[recent.count - 1].date.day - recent[0].date.day
        let age = recent.last.map { way.today.day - $0.date.day } ?? .max
        guard recent.count >= window.neededPoints, span >= window.neededDays, age <= window.freshDays,
            let line = way.line
        else {
            outlook = .tooLittleData
            reasons = [
                GoalReason(.tooLittleData) {
                    ($0.points, $0.days) = (recent.count, Int(span))
                    ($0.neededPoints, $0.neededDays) = (window.neededPoints, Int(window.neededDays))
                    $0.number = way.lightWeeks
                    if age > window.freshDays { $0.date = way.current?.date }
                }
            ]
            return
        }
        let date = way.goal.by ?? way.today.adding(days: way.policy.aheadDays)
        let (value, reach) = (line.value(on: date), line.reach(on: date))
        var told = Projection(
            date: date, value: Amount(rounding: max(0, value)), low: Amount(rounding: max(0, value - reach)),
            high: Amount(rounding: max(0, value + reach)), weeklyChange: Amount(rounding: line.slope * 7))
        (told.points, told.spanDays) = (recent.count, Int(span))
        told.reachedOn = way.crossing { line, day in line.value(on: day) }
        told.earliest = way.crossing { line, day in line.value(on: day) + way.direction * line.reach(on: day) }
        told.latest = way.crossing { line, day in line.value(on: day) - way.direction * line.reach(on: day) }
        projection = told
        outlook = way.goal.by == nil ? .open : way.forecast(value, reach)
        explain(told, way)
    }

    private mutating func explain(_ told: Projection, _ way: GoalWay) {
        reasons = [
            GoalReason(.trend) {
                ($0.value, $0.points, $0.days) = (told.weeklyChange, told.points, told.spanDays)
                $0.number = way.lightWeeks
            },
            GoalReason(.interval) { ($0.low, $0.high, $0.date) = (told.low, told.high, told.date) },
        ]
        if let day = told.reachedOn {
            reasons.append(GoalReason(.reachedOn) { $0.date = day })
        } else {
            reasons.append(GoalReason(.noApproach))
        }
        if told.date.day - way.today.day > way.policy.farTimes * Int64(told.spanDays) {
            reasons.append(GoalReason(.farAhead) { $0.days = told.spanDays })
        }
        if let by = way.goal.by, let remaining = way.remaining {
            let days = max(1, by.day - way.today.day)
            reasons.append(
                GoalReason(.needed) {
                    $0.value = Amount(rounding: way.direction * remaining.number * 7 / Double(days))
                })
        }
    }
}

/// The way to a goal that is reached once.
private struct GoalWay {
    let goal: LifterGoal
    let points: [GoalPoint]
    let today: LocalDate
    let policy: GoalPolicy
    /// Where it began: what was known when it was set, else the first value after it.
    let start: Amount?
    /// Where it is: the newest level of a weight, the best of the last weeks of everything else.
    let current: GoalPoint?
    /// What a line is drawn through.
    let recent: [GoalPoint]
    /// Weeks that were left out of it; `nil` for none.
    let lightWeeks: Int?
    let line: LinearTrend?
    /// 1 for more, -1 for less.
    let direction: Double

    init(
        _ goal: LifterGoal, _ points: [GoalPoint], _ before: [GoalPoint], _ today: LocalDate, _ policy: GoalPolicy
    ) {
        (self.goal, self.points, self.today, self.policy) = (goal, points, today, policy)
        let known = policy.level(goal.kind, before)
        start = (known ?? points.first { $0.date >= goal.startDate })?.level
        direction = goal.kind == .cut && start.map { $0 > goal.target } ?? true ? -1 : 1
        current = policy.level(goal.kind, points)
        let left: Int
        (recent, left) = policy.recent(goal.kind, points, today: today)
        lightWeeks = left > 0 ? left : nil
        var lines: [LinearTrend.Point] = []
        for point in recent { lines.append(LinearTrend.Point(point.date, point.value)) }
        let deviation = policy.window(goal.kind).leastDeviation
        line = LinearTrend(lines, leastDeviation: deviation * (recent.last?.value.number ?? 0))
    }

    /// Whether a number is as far as the goal.
    private func reaches(_ number: Double) -> Bool { direction * (number - goal.target.number) >= 0 }

    /// The first day since it was set on which it was there, the day on which it was set among them; of a weight the seven days' mean
    /// must still be.
    var reachedOn: LocalDate? {
        var day = start.map { reaches($0.number) } ?? false ? goal.startDate : nil
        for point in points where point.date >= goal.startDate {
            if !reaches(point.level.number) {
                if goal.kind == .cut { day = nil }
            } else if day == nil {
                day = point.date
            }
        }
        return day
    }

    /// How much is left; `nil` where nothing is known, nothing where it is there.
    var remaining: Amount? {
        current.map { now in
            reaches(now.level.number)
                ? .zero
                : Amount(units: max(goal.target.units, now.level.units) - min(goal.target.units, now.level.units))
        }
    }

    /// How much of the way is gone, in whole percent, rounded down.
    var percent: Int {
        guard let start, let now = current?.level else { return 0 }
        if reaches(now.number) { return 100 }
        let way = goal.target.number - start.number
        guard direction * way > 0 else { return 0 }
        return max(0, min(99, Int((now.number - start.number) / way * 100)))
    }

    /// The first day from today on which something of the line reaches the goal.
    func crossing(_ value: (LinearTrend, LocalDate) -> Double) -> LocalDate? {
        guard let line else { return nil }
        for ahead in 0...policy.longestDays {
            let day = today.adding(days: ahead)
            if reaches(value(line, day)) { return day }
        }
        return nil
    }

    func forecast(_ value: Double, _ reach: Double) -> GoalProgress.Forecast {
        if reaches(value - direction * reach) { return .onTrack }
        if reaches(value) { return .likely }
        return reaches(value + direction * reach) ? .unlikely : .offTrack
    }
}
