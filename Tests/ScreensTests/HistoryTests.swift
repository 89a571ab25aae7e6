import TestSupport
import Testing
import Training

@testable import Screens

/// The history by months, and what is looked for in it.
@Suite struct HistoryTests {
    /// A workout of another plan, in October, with a note.
    private func device() -> Device {
        var server = gymServer()
        var old = server.sessions[0]
        (old.id, old.title, old.planID) = (WorkoutID(high: 5, low: 9), "Laufen", nil)
        old.startedAt = old.startedAt.adding(seconds: -30 * 86_400)
        old.endedAt = old.startedAt.adding(seconds: 3_600)
        old.notes = "Regen, müde Füße"
        old.exercises = [old.exercises[2]]
        server.sessions.append(old)
        var device = Device(server)
        device.boot(at: "/history")
        device.settle()
        return device
    }

    private func listed(_ device: Device) -> [Bool] {
        ["Push A", "Laufen"].map { device.path(to: $0) != nil }
    }

    @Test func eachMonthHasItsName() {
        let device = device()
        let text = device.pageText
        #expect(text.contains("November 2026") && text.contains("October 2026"))
        #expect(listed(device) == [true, true])
    }

    @Test(arguments: [
        ("bench", [true, false]), ("BEN pr", [true, false]), ("plank", [true, true]), ("push", [true, false]),
        ("fusse", [false, true]), ("mude regen", [false, true]), ("ench", [false, false]), ("", [true, true]),
        ("plank bench", [true, false]), ("nothing", [false, false]),
    ])
    func whatIsTypedIsFoundInTitlesExercisesAndNotes(query: String, found: [Bool]) {
        var device = device()
        device.type(query, into: "history-query")
        #expect(listed(device) == found, "\(query)")
        if !query.isEmpty {
            let count = found.filter { $0 }.count
            #expect(device.pageText.contains(device.strings.workouts(count)), "how many is said")
        }
    }

    @Test func onlyWorkoutsWithRecordsWhereThatIsWanted() throws {
        var device = device()
        device.tap("With records")
        #expect(listed(device) == [false, false])
        device.tap("With records")
        #expect(listed(device) == [true, true])
    }

    @Test func roundNumbersStandWithTheirWorkoutAndAreFound() throws {
        var device = Device.atGym(at: "/history") { server in
            var tenth = server.sessions[0]
            (tenth.id, tenth.title) = (WorkoutID(high: 5, low: 10), "Legs")
            tenth.achievements = ["workouts:10", "weeks:4", "e1rm_record:" + tenth.exercises[0].exerciseID.text]
            server.sessions.append(tenth)
        }
        device.type("weeks in a row", into: "history-query")
        #expect(device.path(to: "Legs") != nil && device.path(to: "Push A") == nil)
        device.tap("Legs")
        device.settle()
        #expect(device.pageText.contains("10 workouts") && device.pageText.contains("4 weeks in a row"))
        #expect(!device.pageText.contains("e1rm_record"))
    }

    @Test func theWholeHistoryIsLookedThroughPageByPage() {
        var device = device()
        device.facts.knowledge[.sessions].cursor = "next"
        device.type("plank", into: "history-query")
        let more = device.requests.filter { $0.path.contains("cursor=next") }
        #expect(more.count == 1, "one page at a time")
        #expect(device.pageText.contains("2 workouts …"), "there may be more")
        device.settle()
        #expect(!device.pageText.contains("2 workouts …"))
    }
}
