import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// Days on the device of someone who trains late, flies and changes the clocks. It is Wednesday, 18 November 2026.
@Suite struct TimeZoneScreensTests {
    private static func late(_ date: String, offset: Int = 60) -> Instant {
        Instant(LocalDateTime(date + "T23:50:00")!, offsetMinutes: offset)
    }

    /// A workout that was begun at ten to midnight on Tuesday and ended on Wednesday.
    private static func device(at path: String, _ start: WeekStart = .monday) -> Device {
        Device.atGym(at: path) { server in
            server.sessions[0].startedAt = late("2026-11-17")
            server.sessions[0].endedAt = server.sessions[0].startedAt.adding(seconds: 2_400)
            server.settings.weekStart = start
        }
    }

    private func days(_ device: Device) -> [Bool] {
        ["2026-11-16", "2026-11-17", "2026-11-18"].map { day in
            device.path(to: "day-" + day).flatMap { device.shell.peek($0)?.attributes["class"] }?.contains("did")
                == true
        }
    }

    @Test(arguments: [60, -600, 840]) func aWorkoutStaysOnTheDayOnWhichItWasBegun(offset: Int) {
        var device = Self.device(at: "/calendar")
        #expect(days(device) == [false, true, false])
        // Wherever it is looked at afterwards.
        device.now.offsetMinutes = offset
        device.tap("day-2026-11-17")
        device.settle()
        #expect(days(device) == [false, true, false])
        #expect(device.path(to: "Push A") != nil)
        device.tap("day-2026-11-18")
        #expect(device.path(to: "Push A") == nil)
    }

    @Test func atMidnightTodayIsAnotherDayAndAWorkoutThatGoesOnIsOfTheOneBefore() {
        var device = Device.atGym()
        device.now = Self.late("2026-11-18")
        device.tap("Start Push A")
        device.settle()
        device.wait(seconds: 1_200)
        for _ in 0..<10 { device.tap("go") }
        device.tap("Effort 7 of 10")
        device.tap("Finish")
        device.settle()
        #expect(device.now.local.day == LocalDate("2026-11-19")!.day)
        #expect(device.server.sessions.first.map { LocalDate($0.startedAt) } == LocalDate("2026-11-18"))
        device.tap("go")
        device.navigate("/calendar")
        device.settle()
        let marked = ["2026-11-18", "2026-11-19"].map { day in
            device.path(to: "day-" + day).flatMap { device.shell.peek($0)?.attributes["class"] } ?? ""
        }
        #expect(marked[0].contains("did") && !marked[0].contains("today"))
        #expect(marked[1].contains("today") && !marked[1].contains("did"))
    }

    @Test(arguments: [(WeekStart.monday, Int64(0)), (.sunday, 1), (.saturday, 2)])
    func theMapOfAYearBeginsItsWeeksWhereTheLifterDoes(_ start: WeekStart, _ row: Int64) {
        let monday = LocalDate("2026-11-16")!.day
        for first in (monday - 370)..<(monday - 360) {
            let map = YearMap(title: "", span: first..<(first + 366), days: [], weekStart: start)
            #expect((map.place(monday).y - 14) % 102 == row * YearMap.cell)
            var places: [[Int64]] = []
            for day in map.span { places.append([map.place(day).x, map.place(day).y]) }
            #expect(Set(places).count == 366, "no two days in one place")
            #expect(places.allSatisfy { $0[0] >= 0 && $0[0] < 324 && $0[1] < 204 })
        }
    }

    /// Who follows a program on Wednesdays and Thursdays and ends the workout of Wednesday on Thursday has Thursday's before them.
    @Test func theDayOfAProgramIsThatOnWhichItsWorkoutBegan() throws {
        let date = Self.late("2026-11-18")
        var program = ProgramScreensTests.tracked().program
        program.weekdays = [3, 4]
        program.start(at: date.adding(seconds: -3_600))
        let first = try #require(program.dueDay(at: date))
        program.done(first, session: id(5), at: date)
        let after = date.adding(seconds: 2_400)
        #expect(program.isTrained(on: after) && program.dueDay(at: after)?.dayNumber != first.dayNumber)
    }
}
