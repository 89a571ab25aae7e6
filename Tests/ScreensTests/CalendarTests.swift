import Contract
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// The calendar: what was done, what is planned, and what becomes of it. Today is Wednesday, 18 November 2026.
@Suite struct CalendarTests {
    private static let plan = PlanID(high: 8, low: 1)
    private static let today = LocalDate(year: 2026, month: 11, day: 18)!

    private static func at(_ path: String = "/calendar", _ planned: [ScheduleEntry] = []) -> Device {
        Device.atGym(at: path) { $0.schedule = planned }
    }

    private static func entry(on days: Int64, weekly: Bool = false, _ number: UInt64 = 1) -> ScheduleEntry {
        var entry = ScheduleEntry(
            id: ScheduleEntryID(high: 3, low: number), plan: plan, on: today.adding(days: days))
        entry.repeatsWeekly = weekly
        return entry
    }

    /// What a screen reader hears of a day.
    private func label(_ day: Int, _ device: Device) -> String {
        let id = "day-2026-11-" + (day < 10 ? "0" : "") + String(day)
        return device.path(to: id).flatMap { device.shell.peek($0)?.attributes["aria-label"] } ?? ""
    }

    private func look(_ day: Int, _ device: Device) -> String {
        let id = "day-2026-11-" + (day < 10 ? "0" : "") + String(day)
        return device.path(to: id).flatMap { device.shell.peek($0)?.attributes["class"] } ?? ""
    }

    // MARK: What is shown

    @Test func doneMissedAndPlannedAreToldApartWithoutColour() {
        let device = Self.at("/calendar", [Self.entry(on: -14, weekly: true)])
        #expect(label(11, device) == "Wednesday, 11 November: Push A", "it was done, so it was not missed")
        #expect(label(4, device).hasSuffix("missed: Push A") && look(4, device) == "day missed")
        #expect(label(25, device).hasSuffix("planned: Push A") && look(25, device) == "day plan")
        #expect(look(11, device) == "day did" && look(12, device) == "day")
        #expect(look(18, device).contains("today"))
        #expect(device.pageText.contains("November 2026"))
    }

    @Test func aDayIsTappedForItsSummaryAndASessionLeadsBackToIt() {
        var device = Self.at()
        #expect(device.pageText.contains("Nothing on this day."))
        device.tap("day-2026-11-11")
        #expect(device.pageText.contains("Wednesday, 11 November") && device.path(to: "Push A") != nil)
        device.tap("Push A")
        device.settle()
        device.tap("Back")
        #expect(device.path == "/calendar" && device.pageText.contains("Wednesday, 11 November"))
        #expect(device.path(to: "Back") == nil, "it is one of the four places")
    }

    @Test func theDaysOfTodaysWeekLeadHere() {
        var device = Self.at("/")
        device.tap("Wednesday 18")
        #expect(device.path == "/calendar/2026-11-18" && device.pageText.contains("Wednesday, 18 November"))
        device.tap("Back")
        #expect(device.path == "/")
    }

    @Test func anAddressOfADayOpensIt() {
        let device = Self.at("/calendar/2026-11-11")
        #expect(device.path(to: "Push A") != nil)
        #expect(Route(path: "/calendar/2026-13-01") == nil && Route(path: "/calendar/x") == nil)
        for route in [Route.calendar(nil), .calendar(20_000), .body, .goals] {
            #expect(Route(path: route.path) == route)
        }
    }

    @Test func aWeekShowsAllOfItsDays() {
        var device = Self.at("/calendar", [Self.entry(on: 2)])
        device.tap("Week")
        device.settle()
        #expect(device.pageText.contains("Monday, 16 November") && device.pageText.contains("Sunday, 22 November"))
        #expect(device.path(to: "day-2026-11-11") == nil && device.pageText.contains("planned"))
        device.tap("Week before")
        device.settle()
        #expect(device.path(to: "day-2026-11-11") != nil && device.path(to: "Push A") != nil)
    }

    @Test func whatIsOlderThanTheListIsAskedForByItsDays() {
        var device = Self.at()
        device.facts.knowledge[.sessions].cursor = "next"
        device.tap("Month before")
        let asked = device.requests.map(\.path).filter { $0.hasPrefix("/v1/sessions?from=") }
        #expect(asked.count == 1 && asked[0].hasPrefix("/v1/sessions?from=2026-09-28&to=2026-11-01&"))
        #expect(device.requests.contains { $0.path == "/v1/schedule?from=2026-09-28&to=2026-11-01" })
    }

    @Test func theWeekBeginsWhereTheLifterWantsIt() {
        let device = Device.atGym(at: "/calendar") { $0.settings.weekStart = .sunday }
        let days = device.shell.peek(device.path(toClass: "month") ?? [])?.children.first?.children ?? []
        #expect(days.map { Device.text($0) } == ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"])
    }

    /// Today is a Wednesday; the program is bound to Mondays, Wednesdays and Fridays since the Monday of the week before.
    @Test func theDaysOfAProgramThatIsBoundToTheWeekAreShownUntilTheyAreDone() {
        func device(_ planned: [ScheduleEntry], on weekdays: [Int]) -> Device {
            Device.atGym(at: "/calendar") {
                var program = ProgramScreensTests.tracked().program
                program.weekdays = weekdays
                program.start(at: Instant(milliseconds: 1_795_000_000_000 - 9 * 86_400_000, offsetMinutes: 60))
                ($0.programs, $0.followed, $0.schedule) = ([program], program.id, planned)
            }
        }
        var bound = device([Self.entry(on: 2)], on: [1, 3, 5])
        #expect(look(16, bound).contains("missed") && label(16, bound).hasSuffix("missed: Block"))
        #expect(look(18, bound).contains("plan") && look(23, bound).contains("plan") && look(17, bound) == "day")
        #expect(label(20, bound).hasSuffix("planned: Push A"), "the day has something of its own")
        bound.tap("day-2026-11-16")
        #expect(bound.pageText.contains("Blockmissed"))
        bound.tap("day-2026-11-23")
        // Which of its days, of which week; that of a day that is over is not known any more.
        #expect(bound.pageText.contains("Push A · week 2 of 2, day 4planned · Block"))
        #expect(label(23, bound).hasSuffix("planned: Push A · week 2 of 2, day 4"))
        #expect(!look(23, device([], on: [])).contains("plan"), "of others only the order is known")
        // A rest that is planned for a day stands in the place of the program, here and in the week of Today.
        var resting = device([ScheduleEntry(id: id(4), .rest, on: Self.today.adding(days: 2))], on: [1, 3, 5])
        #expect(look(18, resting).contains("plan") && look(20, resting) == "day")
        resting.navigate("/")
        resting.settle()
        for (day, isTold) in [(0, true), (2, false)] as [(Int64, Bool)] {
            var (classes, label) = ("day", "")
            resting.app.world.mark(Self.today.day + day, &classes, &label)
            #expect((classes == "day plan") == isTold && label.contains("Push A · week 2 of 2") == isTold)
        }
    }

    // MARK: Keys

    @Test func keysMoveTheFocusAndOnlyOneDayIsInTheOrderOfTab() throws {
        var device = Self.at()
        let grid = try #require(device.path(toClass: "month"))
        for (key, day) in [
            ("ArrowLeft", "2026-11-17"), ("ArrowUp", "2026-11-10"), ("End", "2026-11-15"), ("PageUp", "2026-10-15"),
            ("ArrowDown", "2026-10-22"), ("PageDown", "2026-11-22"),
        ] {
            device.event(.keydown, grid, key)
            #expect(device.focused == "day-" + day, "\(key)")
            let html = device.html
            #expect(html.ranges(of: "tabindex=\"0\"").count == 1, "one stop")
            #expect(html.contains("aria-selected=\"true\""))
        }
        device.event(.keydown, grid, "Tab")
        #expect(!device.answered, "what leads nowhere is the browser's")
        #expect(device.html.contains("role=\"grid\"") && device.html.contains("aria-current=\"date\""))
    }

    /// The same button, not another like it: whoever stands on it by keyboard goes on standing there.
    @Test func whatIsPlannedArrivesWithoutTakingTheButtonAway() throws {
        var device = Self.at()
        device.event(.keydown, try #require(device.path(toClass: "month")), "PageDown")
        #expect(!device.pageText.contains("Nothing on this day."), "it is not known yet")
        let before = try #require(device.path(to: "Plan a workout").flatMap { device.shell.peek($0) })
        device.settle()
        #expect(device.pageText.contains("Nothing on this day."))
        let after = try #require(device.path(to: "Plan a workout").flatMap { device.shell.peek($0) })
        #expect(before === after)
    }

    // MARK: Planning

    @Test func aDayThatWasRestedOnOffersThePlans() throws {
        var device = Self.at()
        device.event(.reorder, try #require(device.path(to: "day-2026-11-20", .reorder)))
        #expect(device.focused == "plans")
        device.tap("Push A")
        #expect(label(20, device).hasSuffix("planned: Push A"), "at once")
        #expect(device.focused == "day-2026-11-20")
        device.settle()
        let made = try #require(device.server.schedule.first)
        #expect(made.planID == Self.plan && made.date.text == "2026-11-20" && !made.repeatsWeekly)
        device.tap("Undo")
        device.settle()
        #expect(device.server.schedule.isEmpty && look(20, device) == "day")
    }

    @Test func aPastDayOffersToTellAWorkoutInsteadOfPlanningOne() throws {
        var device = Self.at()
        device.event(.reorder, try #require(device.path(to: "day-2026-11-05", .reorder)))
        #expect(device.path(to: "Plan a workout") == nil && device.path(to: "Log a past workout") != nil)
    }

    @Test func aPastWorkoutIsToldOnTheDayThatWasLookedAt() {
        var device = Self.at("/calendar/2026-11-05")
        device.tap("Log a past workout")
        #expect(device.path == "/history/new" && device.app.sessionEditor?.day == "2026-11-05")
        device.tap("Back")
        #expect(device.path == "/calendar")
    }

    @Test func aPlanStandsOnEveryWeekFromThenOn() throws {
        var device = Self.at()
        device.tap("Plan a workout")
        let box = try #require(device.path(toBox: "Every week"))
        device.event(.change, box, "true")
        device.tap("Push A")
        device.settle()
        #expect(device.server.schedule.map(\.repeatsWeekly) == [true])
        #expect(look(25, device) == "day plan" && look(11, device) == "day did")
        #expect(device.path(to: "Start Push A") != nil, "it is today's")
    }

    @Test func whatIsPlannedIsMovedAndTheStripPutsItBack() {
        var device = Self.at("/calendar/2026-11-20", [Self.entry(on: 2)])
        device.tap("Move, Push A")
        #expect(device.focused == "move-to")
        device.change("2026-11-24", "move-to")
        device.tap("Move")
        #expect(look(20, device) == "day" && look(24, device) == "day plan", "at once")
        device.settle()
        #expect(device.server.schedule[0].changes.map { $0.movedTo?.text } == ["2026-11-24"])
        #expect(look(24, device) == "day plan" && device.focused == "day-2026-11-24")
        device.tap("Undo")
        device.settle()
        #expect(device.server.schedule[0].changes.isEmpty && look(20, device) == "day plan")
    }

    @Test func oneOfEveryWeekIsSkippedAndPutBack() {
        var device = Self.at("/calendar/2026-11-25", [Self.entry(on: 7, weekly: true)])
        device.tap("Skip once, Push A")
        device.settle()
        #expect(device.server.schedule[0].changes.map(\.isSkipped) == [true])
        #expect(look(25, device) == "day" && label(25, device).hasSuffix("skipped: Push A"))
        device.tap("Put back, Push A")
        device.settle()
        #expect(device.server.schedule[0].changes.isEmpty && look(25, device) == "day plan")
    }

    @Test func whatRepeatsEndsFromADayOnWhenTheStripGoes() {
        var device = Self.at("/calendar/2026-11-25", [Self.entry(on: -7, weekly: true)])
        device.tap("End it from here, Push A")
        device.settle()
        #expect(device.server.schedule[0].until == nil, "not before the strip goes")
        device.wait(seconds: 11)
        device.settle()
        #expect(device.server.schedule[0].until?.text == "2026-11-24")
        #expect(look(25, device) == "day" && look(18, device).contains("plan"))
    }

    @Test func whatIsPlannedWithoutTheServerWaits() {
        var device = Self.at()
        device.serverIsUp = false
        device.tap("day-2026-11-20")
        device.tap("Plan a workout")
        device.tap("Rest")
        device.settle()
        #expect(label(20, device).hasSuffix("planned: Rest"))
        #expect(device.server.schedule.isEmpty && device.stored.keys.contains { $0.hasPrefix(Outbox.stepKey) })
        device.serverIsUp = true
        device.wait(seconds: 60)
        device.settle()
        #expect(device.server.schedule.map(\.kind) == [.rest])
    }

    // MARK: Other calendars

    @Test func theSecretAddressIsToldOnceAndCanBeMadeAnew() {
        var device = Self.at()
        device.tap("Make an address")
        device.settle()
        let first = device.html.ranges(of: "/v1/calendar.ics?token=").count
        #expect(first == 2 && device.focused == "calendar-address", "as a link, and to be read")
        device.tap("Copy")
        #expect(device.copied.hasPrefix("/v1/calendar.ics?token=secret"))
        let copied = device.copied
        device.tap("Make a new one")
        device.settle()
        device.tap("Copy")
        #expect(device.copied != copied && device.copied.hasPrefix("/v1/calendar.ics?token="))
        device.tap("End it")
        device.settle()
        #expect(!device.html.contains("calendar.ics") && device.path(to: "Make an address") != nil)
        #expect(!device.server.calendarAccess.isOpen)
    }
}
