import TestSupport
import Testing
import Training

@testable import Screens

/// Which days a month shows, and where keys lead.
@Suite struct MonthGridTests {
    private func day(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
        LocalDateTime(year: year, month: month, day: day)?.day ?? 0
    }

    @Test(arguments: [(WeekStart.monday, 0), (.sunday, 6), (.saturday, 5)])
    func aMonthIsShownInWholeWeeksOfWhichEachHoldsADayOfIt(start: WeekStart, first: Int) {
        // Every day of 60 years, leap years and the year 2000 among them.
        let wrong = (day(1990, 1, 1)..<day(2050, 1, 1)).filter { number in
            let (grid, week) = (
                MonthGrid(of: number, from: start), MonthGrid(of: number, from: start, isWeek: true).days
            )
            let (own, date) = (
                LocalDate(day: grid.month.lowerBound).midnight.date, LocalDate(day: number).midnight.date
            )
            let isItsMonth = (own.year, own.month, own.day) == (date.year, date.month, 1)
            let isWhole = LocalDate(day: grid.month.upperBound).midnight.date.day == 1 && grid.month.contains(number)
            let isInWeeks = grid.days.count % 7 == 0 && LocalDate(day: grid.days.lowerBound).weekday == first
            let isTight =
                (0..<7).contains(grid.month.lowerBound - grid.days.lowerBound)
                && (0..<7).contains(grid.days.upperBound - grid.month.upperBound)
            let isItsWeek =
                week.count == 7 && week.contains(number) && LocalDate(day: week.lowerBound).weekday == first
            return !(isItsMonth && isWhole && isInWeeks && isTight && isItsWeek)
        }
        #expect(wrong.isEmpty)
    }

    @Test func aMonthOnIsTheSameDayOrTheLast() {
        #expect(MonthGrid.day(day(2026, 1, 31), months: 1) == day(2026, 2, 28))
        #expect(MonthGrid.day(day(2028, 1, 31), months: 1) == day(2028, 2, 29))
        #expect(MonthGrid.day(day(2026, 12, 24), months: 1) == day(2027, 1, 24))
        #expect(MonthGrid.day(day(2026, 1, 24), months: -1) == day(2025, 12, 24))
        #expect(MonthGrid.day(day(2028, 2, 29), months: -12) == day(2027, 2, 28))
        for number in day(2023, 1, 1)..<day(2029, 1, 1) {
            for months in [-12, -1, 1, 12] {
                let (from, to) = (
                    LocalDate(day: number).midnight.date,
                    LocalDate(day: MonthGrid.day(number, months: months)).midnight.date
                )
                #expect(to.year * 12 + to.month == from.year * 12 + from.month + months && to.day <= from.day)
            }
        }
    }

    @Test func keysLeadAsInOtherGrids() {
        let wednesday = day(2026, 11, 18)
        let ways: [(String, Int64)] = [
            ("ArrowLeft", day(2026, 11, 17)), ("ArrowRight", day(2026, 11, 19)), ("ArrowUp", day(2026, 11, 11)),
            ("ArrowDown", day(2026, 11, 25)), ("Home", day(2026, 11, 16)), ("End", day(2026, 11, 22)),
            ("PageUp", day(2026, 10, 18)), ("PageDown", day(2026, 12, 18)), ("Shift+PageUp", day(2025, 11, 18)),
            ("Shift+PageDown", day(2027, 11, 18)),
        ]
        for (key, to) in ways { #expect(MonthGrid.day(wednesday, after: key, from: .monday) == to, "\(key)") }
        #expect(
            MonthGrid.day(wednesday, after: "Home", from: .sunday) == day(2026, 11, 15), "a week that begins on Sunday")
        for key in ["Enter", "Tab", "a", "Escape"] {
            #expect(MonthGrid.day(wednesday, after: key, from: .monday) == nil, "\(key)")
        }
    }
}
