/// How goals are judged: every window and limit.
public struct GoalPolicy: Sendable {
    /// How many days back a line is drawn, how many values it takes (the best of each week, of a weight the days), and over how many days
    /// they must spread.
    public struct Window: Equatable, Sendable {
        public var days: Int64
        public var neededPoints: Int
        public var neededDays: Int64
        /// The newest value must not be older.
        public var freshDays: Int64
        /// How exact a value is at best, as a share of itself.
        public var leastDeviation: Double
    }

    /// Strength changes over weeks, and an estimated maximum is as good as the day.
    public var lifts = Window(days: 84, neededPoints: 4, neededDays: 14, freshDays: 28, leastDeviation: 0.01)
    /// Weight is measured often, and swings from day to day.
    public var weight = Window(days: 42, neededPoints: 6, neededDays: 10, freshDays: 14, leastDeviation: 0.003)
    /// What counts as where a lift is: the best of so many days up to the newest. A light day, or a light week, takes nothing from it.
    public var levelDays: Int64 = 42
    /// A week whose best is less than this share of the best within so many days before and after was meant to be light: no line is drawn
    /// through it, and how many were left out is said. What merely went badly is seldom a fifth less, and stays in.
    public var lightShare = 0.8
    public var lightDays: Int64 = 14
    /// How far ahead it is looked where no day was named.
    public var aheadDays: Int64 = 56
    /// Further ahead than so many times what a line was drawn through it is called far.
    public var farTimes: Int64 = 2
    /// Nobody knows what is in more than two years.
    public var longestDays: Int64 = 730
    /// How many whole weeks are counted at most, and at least.
    public var weeks = 8
    public var neededWeeks = 2

    public init() {}

    func window(_ kind: LifterGoal.Kind) -> Window { kind == .cut ? weight : lifts }
}

/// What is known of one day towards a goal, in its measure.
public struct GoalPoint: Equatable, Sendable {
    public var date: LocalDate
    /// The best of the day, or the mean of what was measured: what a line is drawn through.
    public var value: Amount
    /// What counts as where the lifter is: of weight the seven days' mean.
    public var level: Amount

    public init(_ date: LocalDate, _ value: Amount, level: Amount? = nil) {
        (self.date, self.value, self.level) = (date, value, level ?? value)
    }
}

extension GoalPolicy {
    /// Where somebody is: of a weight the newest level, of everything else the best of the weeks up to the newest; `nil` where nothing is
    /// known.
    ///
    /// - Parameter points: oldest first.
    func level(_ kind: LifterGoal.Kind, _ points: [GoalPoint]) -> GoalPoint? {
        guard var best = points.last else { return nil }
        if kind == .cut { return best }
        let first = best.date.day - levelDays
        for point in points where point.date.day > first && point.value > best.value { best = point }
        return best
    }

    /// What a line is drawn through: of a weight every day; of everything else the best of each week, counted back from today, so that a
    /// second, lighter day of a week takes nothing from it. A week that went badly counts as any other.
    ///
    /// - Parameter points: oldest first.
    /// - Returns: how many weeks were left out as well, because they were light.
    func recent(_ kind: LifterGoal.Kind, _ points: [GoalPoint], today: LocalDate) -> (values: [GoalPoint], left: Int) {
        let first = today.day - window(kind).days
        var values: [GoalPoint] = []
        for point in points where point.date.day > first && point.date <= today {
            if kind != .cut, let last = values.last,
                (today.day - last.date.day) / 7 == (today.day - point.date.day) / 7
            {
                if point.value >= last.value { values[values.count - 1] = point }
            } else {
                values.append(point)
            }
        }
        let all = values.count
        if kind != .cut { values.removeAll { isLight($0, among: points) } }
        return (values, all - values.count)
    }

    /// Whether so much more was done shortly before or after that it was meant to be light.
    func isLight(_ point: GoalPoint, among points: [GoalPoint]) -> Bool {
        let least = point.value.number / lightShare
        for other in points where abs(other.date.day - point.date.day) <= lightDays {
            if other.value.number > least { return true }
        }
        return false
    }
}
