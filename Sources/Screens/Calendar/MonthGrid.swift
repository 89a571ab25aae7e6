import Training

/// The weeks that show a month, or one of them alone; days are counted since 1970-01-01.
struct MonthGrid: Equatable {
    /// The days of the month that the day is in.
    var month: Range<Int64>
    /// Whole weeks, the first of them with the first day of the month, or the week of the day.
    var days: Range<Int64>

    /// - Parameters:
    ///   - day: any day of the month.
    ///   - start: with which day a week begins.
    init(of day: Int64, from start: WeekStart, isWeek: Bool = false) {
        let date = LocalDate(day: day).midnight.date
        let begin = day - Int64(date.day - 1)
        // One of the first four days of the next month, however long this one is.
        let next = begin + 31
        month = begin..<(next - Int64(LocalDate(day: next).midnight.date.day - 1))
        let from = Self.week(of: isWeek ? day : begin, from: start)
        days = from..<(isWeek ? from + 7 : Self.week(of: month.upperBound - 1, from: start) + 7)
    }

    /// The day with which the week of a day begins.
    static func week(of day: Int64, from start: WeekStart) -> Int64 {
        CalendarWeek(of: LocalDate(day: day), startingOn: start).first.day
    }

    /// The same day of another month, or its last where that is shorter.
    static func day(_ day: Int64, months: Int) -> Int64 {
        let date = LocalDate(day: day).midnight.date
        let index = date.year * 12 + date.month - 1 + months
        let (year, month) = (index / 12, index % 12 + 1)
        for number in [date.day, 30, 29, 28] where number <= date.day {
            if let found = LocalDateTime(year: year, month: month, day: number) { return found.day }
        }
        return day
    }

    /// Where a key leads from a day; `nil` for keys that lead nowhere. As in the grids of the ARIA practices.
    static func day(_ day: Int64, after key: String, from start: WeekStart) -> Int64? {
        switch key {
        case "ArrowLeft": day - 1
        case "ArrowRight": day + 1
        case "ArrowUp": day - 7
        case "ArrowDown": day + 7
        case "Home": week(of: day, from: start)
        case "End": week(of: day, from: start) + 6
        case "PageUp": self.day(day, months: -1)
        case "PageDown": self.day(day, months: 1)
        case "Shift+PageUp": self.day(day, months: -12)
        case "Shift+PageDown": self.day(day, months: 12)
        default: nil
        }
    }
}

extension Instant {
    /// The midnight with which a day begins, on this one's wall.
    func midnight(of day: Int64) -> Instant { Instant(LocalDate(day: day).midnight, offsetMinutes: offsetMinutes) }
}
