/// Where a day stands in the weeks of its program: what schedules of weeks go by there, so that a day that is left out, done again or
/// gone to has the percentages of its own week, whatever was done before.
public struct ProgramWeek: Equatable, Sendable {
    /// How many weeks come before its own. Those that judge nothing do not count: a schedule waits there.
    private let before: Int
    /// How many there are until the program comes round; `nil` where it never does.
    private let round: Int?

    /// - Parameters:
    ///   - week: of the day.
    ///   - days: of the program, each with its week, and whether something is judged on it.
    init(_ week: Int, of days: [(week: Int?, judges: Bool)], loops: Bool) {
        var earlier: [Int] = []
        var all: [Int] = []
        for day in days where day.judges {
            guard let other = day.week else { continue }
            if other < week, !earlier.contains(other) { earlier.append(other) }
            if !all.contains(other) { all.append(other) }
        }
        (before, round) = (earlier.count, loops ? all.count : nil)
    }

    /// The week of a schedule of so many; `nil` where the program comes round in the middle of it, so that the lift's own count holds.
    public func place(of weeks: Int) -> Int? {
        if let round, round % weeks != 0 { return nil }
        return before % weeks
    }
}

extension Program {
    /// The week of one of its days; `nil` where it is not made of weeks.
    public func week(of day: ProgramDay) -> ProgramWeek? {
        guard let week = day.week else { return nil }
        var all: [(week: Int?, judges: Bool)] = []
        for day in days { all.append((day.week, !day.isRestDay && day.phase?.judges != false)) }
        return ProgramWeek(week, of: all, loops: loops)
    }
}

extension ProgramBlueprint {
    /// The week of one of its days; `nil` where it is not made of weeks.
    public func week(of day: Day) -> ProgramWeek? {
        guard let week = day.week else { return nil }
        var all: [(week: Int?, judges: Bool)] = []
        for day in days { all.append((day.week, day.plan != nil && day.phase?.judges != false)) }
        return ProgramWeek(week, of: all, loops: loops)
    }
}

extension ProgressionState {
    /// The same on a day of a program: a schedule of weeks stands where the program does.
    public func on(_ week: ProgramWeek?, _ rule: ProgressionRule) -> ProgressionState {
        guard case .percentOfMax(let rule) = rule, rule.weeks.count > 1, let place = week?.place(of: rule.weeks.count)
        else { return self }
        var state = self
        state.week = place
        return state
    }
}
