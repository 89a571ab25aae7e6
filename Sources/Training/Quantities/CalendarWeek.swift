public import Wire

/// The day on which weeks begin.
public enum WeekStart: String, WireEnum, Sendable {
    case monday, sunday, saturday

    /// Its number: 0 is Monday, 6 is Sunday.
    public var weekday: Int {
        switch self {
        case .monday: 0
        case .sunday: 6
        case .saturday: 5
        }
    }
}

/// Seven days in a row, as the lifter counts weeks.
public struct CalendarWeek: Hashable, Comparable, Sendable {
    public let first: LocalDate

    /// The week that a day is in.
    public init(of date: LocalDate, startingOn start: WeekStart) {
        first = date.adding(days: Int64(-((date.weekday - start.weekday + 7) % 7)))
    }

    private init(first: LocalDate) { self.first = first }

    public static func < (one: CalendarWeek, other: CalendarWeek) -> Bool { one.first < other.first }

    /// So many weeks later, or earlier where they are negative.
    public func adding(weeks: Int) -> CalendarWeek { CalendarWeek(first: first.adding(days: Int64(weeks) * 7)) }

    public var last: LocalDate { first.adding(days: 6) }

    /// From its first to its last.
    public var days: [LocalDate] {
        var days: [LocalDate] = []
        for offset in 0..<7 { days.append(first.adding(days: Int64(offset))) }
        return days
    }

    /// Whether a day is in it.
    public func contains(_ date: LocalDate) -> Bool { first <= date && date <= last }

    /// How many weeks after another one it is.
    public func weeks(since other: CalendarWeek) -> Int { Int((first.day - other.first.day) / 7) }
}
