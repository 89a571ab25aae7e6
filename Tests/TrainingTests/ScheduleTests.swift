import TestSupport
import Testing
import Wire

@testable import Training

/// What is planned for days, against a look at every single day.
struct ScheduleTests {
    private static let monday = LocalDate("2026-11-16")!

    private static func entry(_ random: inout SeededGenerator) -> ScheduleEntry {
        var entry = ScheduleEntry(
            id: id(1), plan: id(2), on: monday.adding(days: Int64.random(in: -20...20, using: &random)))
        entry.repeatsWeekly = !random.chance(3)
        if entry.repeatsWeekly, random.chance(2) {
            entry.until = entry.date.adding(days: Int64.random(in: 0...70, using: &random))
        }
        entry.time = random.chance(2) ? LocalTime(minutes: Int.random(in: 0..<1_440, using: &random)) : nil
        for _ in 0..<Int.random(in: 0...5, using: &random) {
            let day = entry.date.adding(days: 7 * Int64.random(in: 0...9, using: &random))
            guard entry.isPlanned(on: day) else { continue }
            var change = ScheduleEntry.Change(date: day)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: change.isSkipped = true
            case 1: change.movedTo = day.adding(days: Int64.random(in: -9...9, using: &random))
            case 2: change.time = LocalTime("06:30")
            default: break
            }
            entry.take(change)
        }
        return entry
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>)
    func everyDayOfItIsToldOnceWhereItIsNow(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let entry = Self.entry(&random)
        #expect(entry.faults().isEmpty)
        #expect(try JSON.decode(ScheduleEntry.self, from: JSON.text(entry)) == entry)
        let first = Self.monday.adding(days: Int64.random(in: -40...40, using: &random))
        let last = first.adding(days: Int64.random(in: 0...120, using: &random))
        var expected: [ScheduledWorkout] = []
        for number in first.day - 400...last.day + 400 {
            let day = LocalDate(day: number)
            let isPlanned =
                entry.repeatsWeekly
                ? day >= entry.date && day.weekday == entry.date.weekday && entry.until.map { day <= $0 } ?? true
                : day == entry.date
            #expect(entry.isPlanned(on: day) == isPlanned)
            let change = entry.changes.first { $0.date == day }
            let on = change?.movedTo ?? day
            if isPlanned, on >= first, on <= last { expected.append(ScheduledWorkout(entry, planned: day, change)) }
        }
        expected.sort { ($0.date, $0.plannedDate) < ($1.date, $1.plannedDate) }
        let days = entry.days(from: first, through: last)
        #expect(days == expected)
        let (least, most) = (entry.firstDay, entry.lastDay)
        #expect(days.allSatisfy { day in day.date >= least && most.map { day.date <= $0 } ?? true })
    }

    @Test func aChangeIsTakenBackByOneThatSaysNothing() {
        var entry = ScheduleEntry(id: id(1), plan: id(2), on: Self.monday)
        let before = entry
        entry.take(ScheduleEntry.Change(date: Self.monday, isSkipped: true))
        #expect(entry.days(from: Self.monday, through: Self.monday).map(\.state) == [.skipped])
        entry.take(ScheduleEntry.Change(date: Self.monday))
        #expect(entry == before)
    }

    @Test func whatContradictsItselfIsRefusedByItsField() {
        var entry = ScheduleEntry(id: id(1), .plan, on: Self.monday)
        entry.until = Self.monday
        (entry.minutes, entry.title, entry.programDayID) = (3, "", id(4))
        #expect(
            entry.faults().map(\.path) == ["/plan_id", "/program_day_id", "/minutes", "/until", "/title"])
        entry = ScheduleEntry(id: id(1), plan: id(2), on: Self.monday)
        entry.repeatsWeekly = true
        entry.until = Self.monday.adding(days: -1)
        entry.changes = [ScheduleEntry.Change(date: Self.monday.adding(days: 1), isSkipped: true)]
        #expect(entry.faults().map(\.path) == ["/until", "/changes/0/date"])
    }

    @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-1", "2026-01-01T00:00:00", "", "0000-01-01"])
    func whatIsNoDayIsNone(text: String) { #expect(LocalDate(text) == nil) }

    @Test(arguments: ["24:00", "7:30", "07:60", "07-30", "07:3", ""])
    func whatIsNoTimeOfDayIsNone(text: String) { #expect(LocalTime(text) == nil) }

    @Test(arguments: 1...50 as ClosedRange<UInt64>)
    func daysAndTimesAreWrittenAsTheyAreRead(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let day = LocalDate(day: Int64.random(in: -700_000...2_900_000, using: &random))
        #expect(LocalDate(day.text) == day)
        let monday = CalendarWeek(of: day, startingOn: .monday).first
        #expect(monday.weekday == 0 && (0...6).contains(day.day - monday.day))
        let time = try #require(LocalTime(minutes: Int.random(in: 0..<1_440, using: &random)))
        #expect(LocalTime(time.text) == time)
    }
}
