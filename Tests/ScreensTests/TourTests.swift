import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// The made-up workout in which the grid is tried out.
@Suite struct TourTests {
    private static func device(_ language: String = "en") -> Device {
        Device.atGym(at: "/tour") { $0.settings.language = language }
    }

    private func shows(_ line: Int, _ device: Device) -> Bool { device.pageText.contains("\(line)/6 · ") }

    @Test func eachLineIsLeftByDoingWhatItSays() {
        var device = Self.device()
        #expect(shows(1, device))
        device.tap("go")
        #expect(shows(2, device))
        device.wait(seconds: 3)
        #expect(shows(2, device))
        device.tap("Skip the rest")
        #expect(shows(3, device) && device.pageText.contains("57.5 × 7"))
        device.tap("Go on")
        #expect(shows(4, device))
        device.tap("Weight, Set 2, 60")
        device.key("6")
        device.key("5")
        device.key("Escape")
        #expect(shows(5, device) && device.pageText.contains("Done · 65 kg × 8"))
        device.tap("Set 1, 60 kilograms, 8 reps, done")
        #expect(shows(6, device) && device.pageText.contains("Done · 60 kg × 8"))
        device.tap("Finish workout")
        #expect(device.pageText.contains("Nothing of it was kept."))
        device.tap("go")
        #expect(device.path == "/")
    }

    @Test func nothingOfItIsKeptOrSent() {
        var device = Self.device()
        let kept = device.stored
        for _ in 0..<5 {
            device.tap("go")
            device.wait(seconds: 40)
        }
        for _ in 0..<6 { if device.path(to: "Go on") != nil { device.tap("Go on") } }
        device.settle()
        #expect(device.stored == kept && device.requests.allSatisfy { $0.method == "GET" })
        #expect(device.server.workouts.isEmpty && !device.facts.isTraining)
    }

    @Test func itIsReadToItsEndByTheButtonBesideTheLines() {
        var device = Self.device("de")
        for step in 1...6 {
            #expect(shows(step, device))
            device.tap("Weitermachen")
        }
        #expect(device.pageText.contains("Nichts davon wurde aufgehoben."))
    }

    @Test func itIsLeftAtAnyTimeAndBeginsAnew() {
        var device = Self.device()
        device.tap("go")
        device.navigate("/settings")
        device.settle()
        device.tap("Try it out")
        #expect(device.path == "/tour" && shows(1, device))
        device.tap("Close")
        #expect(device.path == "/")
    }

    @Test func aWorkoutThatRunsGoesOnBesideIt() throws {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        device.tap("go")
        device.settle()
        let before = try #require(device.facts.sync.workout)
        device.navigate("/tour")
        device.tap("go")
        device.wait(seconds: 10)
        device.navigate("/workout")
        device.settle()
        #expect(device.facts.sync.workout == before)
        #expect(device.pageText.contains(before.title ?? "-"))
    }

    @Test func whatBelongsToARealWorkoutIsSaidToDoSo() {
        var device = Self.device()
        device.tap("Bench press")
        #expect(device.announced.contains("That works in a real workout."))
        #expect(shows(1, device))
    }
}
