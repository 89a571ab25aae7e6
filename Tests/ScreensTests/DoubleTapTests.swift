import Contract
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// The second tap of a quick double tap does nothing where the first one brought something else under the finger.
@Suite struct DoubleTapTests {
    private static func started() -> Device {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        return device
    }

    @Test(arguments: [(90, 3, false), (400, 20, false), (401, 3, true), (90, 60, true)])
    func aStartLogsNoSet(after milliseconds: Int64, away: Int, isMeant: Bool) {
        var device = Device.atGym()
        device.touch("Start Push A")
        #expect(device.path == "/workout")
        device.touch("go", after: milliseconds, away: away)
        #expect((device.facts.sync.workout?.exercises[0].sets[0].status == .done) == isMeant)
    }

    @Test func aSheetThatOpensAndOneThatClosesKeepTheSecondTap() {
        var device = Self.started()
        device.touch("More about Bench Press (Barbell)")
        #expect(device.app.focus.sheet != nil)
        device.touch("Superset with the next one", after: 120)
        device.touch("Superset with the next one", after: 120)
        #expect(device.app.focus.sheet != nil && device.facts.sync.workout?.exercises[0].supersetGroup == nil)
        device.touch("Close")
        #expect(device.app.focus.sheet == nil)
        device.touch("go", after: 200)
        #expect(device.facts.sync.workout?.totals.sets == 0)
    }

    @Test func whatLiesUnderAButtonThatIsGoneIsNotTapped() {
        var device = Self.started()
        func reps() -> Int? { device.facts.sync.workout?.exercises[0].sets[0].reps }
        device.touch("Use last")
        #expect(reps() == 11)
        device.touch("Undo")
        #expect(reps() == 12 && device.path(to: "Undo") == nil)
        device.touch("go", after: 150)
        #expect(device.facts.sync.workout?.totals.sets == 0)
        device.touch("go")
        #expect(device.facts.sync.workout?.totals.sets == 1)
    }

    /// What stays under the finger is meant each time.
    @Test func quickTapsOnRowsDigitsAndStepsCount() {
        var device = Self.started()
        for set in 1...3 {
            device.touch("Set \(set), 82.5 kilograms, 12 reps, not done", after: 60, away: 50 * set)
        }
        #expect(device.facts.sync.workout?.totals.sets == 3)
        device = Self.started()
        device.touch("Weight, Set 1, 82.5")
        // Beside each other on the keypad, and twice the same.
        for (number, key) in ["1", "1", "0", "0"].enumerated() { device.touch(key, after: 50, away: number * 12) }
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == .kg(1_100))
        for _ in 0..<4 { device.touch("+ 2.5 kg", after: 40, away: 100) }
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == .kg(1_110))
    }

    /// The first digit takes the hint away that stood above the keys.
    @Test func aKeyThatMovesUpInThePageIsTheSameKey() {
        var device = Device(gymServer(trained: false))
        device.boot()
        device.settle()
        device.tap("Start an empty workout")
        device.settle()
        device.tap("Add exercise")
        device.type("bench", into: "Search exercises")
        device.event(.keydown, device.path(to: "Search exercises", .keydown) ?? [], "Enter")
        device.settle()
        device.tap("go")
        #expect(device.pageText.contains("No weight yet."))
        for _ in 1...3 { device.touch("1", after: 60) }
        #expect(!device.pageText.contains("No weight yet."))
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == .kg(111))
    }

    /// A mouse says itself what a double click is, and a key taps nowhere.
    @Test(arguments: ["195 640 0", "", "here"]) func whatIsNoDoubleTapIsNone(value: String) {
        var device = Device.atGym()
        device.touch("Start Push A")
        device.event(.click, device.path(to: "go") ?? [], value, after: 50)
        #expect(device.facts.sync.workout?.totals.sets == 1)
    }
}

extension Device {
    /// Taps with a finger, so far below the place of all other taps.
    fileprivate mutating func touch(_ name: String, after milliseconds: Int64 = 700, away: Int = 0) {
        guard let path = path(to: name) else {
            Issue.record("There is nothing called \(name).")
            return
        }
        event(.click, path, "195 \(640 + away) 1", after: milliseconds)
    }
}
