import Foundation
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// What a tap leaves to be kept and asked waits until the page is painted, and comes in order however late that is.
@Suite struct PaintTests {
    @Test func nothingIsKeptOrAskedBeforeThePaint() {
        var device = Device.inPushA()
        device.paints = false
        let stored = device.stored
        device.tap("go")
        #expect(device.path(toClass: "keeping") != nil, "the tap is answered")
        #expect(device.awaitsPaint)
        #expect(device.stored == stored && device.requests.isEmpty && device.vibrated.isEmpty && device.moment == nil)
        device.paint()
        #expect(device.requests.map(\.path).filter { $0.hasSuffix("/log-set") }.count == 1)
        #expect(device.stored.keys.contains { $0.hasPrefix(SyncKey.step) })
        #expect(device.vibrated == ["12"])
        #expect(device.moment == 1, "the app is told only then, since only then it is written")
        #expect(!device.awaitsPaint)
    }

    /// The first frame after a tap has the row alone, and that not everything is saved; what the tap comes to is in the one after.
    @Test func theRowAnswersFirst() {
        var device = Device.inPushA()
        device.paints = false
        let (before, stored) = (device.pageText, device.stored)
        #expect(device.path(toClass: "now") != nil && device.path(toClass: "dot") != nil)
        device.tap("go")
        #expect(device.path(toClass: "keeping") != nil && device.path(toClass: "now") == nil)
        #expect(device.path(toClass: "dot off") != nil && device.path(toClass: "dot") == nil)
        #expect(device.pageText == before && device.facts.sync.workout?.totals.sets == 0)
        let tapped = device.now
        device.now.milliseconds += 40
        device.paintOnce()
        #expect(device.facts.sync.workout?.exercises[0].sets[0].completedAt?.milliseconds == tapped.milliseconds)
        #expect(device.path(toClass: "now") != nil)
        #expect(device.awaitsPaint && device.stored == stored && device.requests.isEmpty, "that is for the frame after")
        device.paintOnce()
        #expect(!device.awaitsPaint && device.stored != stored && device.requests.count == 1)
    }

    /// With the last set of an exercise the next one opens, in the same frame.
    @Test func theNextExerciseOpensInTheFrameAfter() {
        var device = Device.inPushA()
        for _ in 0..<2 {
            device.tap("go")
            device.settle()
        }
        device.paints = false
        device.tap("go")
        #expect(device.path(to: "More about Pull Up") == nil)
        device.paintOnce()
        #expect(
            device.path(to: "More about Pull Up") != nil && device.path(to: "More about Bench Press (Barbell)") == nil)
    }

    @Test func whatComesSoonerThanThePaintComesAfterTheTap() {
        var (prompt, late) = (Device.inPushA(), Device.inPushA())
        late.paints = false
        for name in ["Set 1, 82.5 kilograms, 12 reps, not done", "Weight, Set 2, 82.5"] {
            prompt.tap(name)
            late.tap(name)
        }
        #expect(late.app.focus.cell?.field == .weight && late.facts.sync.workout?.totals.sets == 1)
        late.paint()
        late.paints = true
        prompt.settle()
        late.settle()
        #expect(late.server.current == prompt.server.current && late.html == prompt.html)
    }

    /// Another row is tapped before the first one is painted.
    @Test func twoRowsInOneFrameAreTwoSets() {
        var device = Device.inPushA()
        device.paints = false
        device.tap("Set 1, 82.5 kilograms, 12 reps, not done")
        device.tap("Set 3, 82.5 kilograms, 12 reps, not done")
        device.paint()
        device.paints = true
        device.settle()
        #expect(device.server.current?.exercises[0].sets.map(\.status) == [.done, .planned, .done])
        #expect(device.server.carriedOut.values.allSatisfy { $0 == 1 })
    }

    /// Its own button takes it back before the row is painted.
    @Test func whatIsTakenBackInTheSameFrameIsNotMarked() {
        var device = Device.inPushA()
        device.paints = false
        for _ in 0..<2 { device.tap("Set 1, 82.5 kilograms, 12 reps, not done") }
        device.paints = true
        device.paint()
        device.settle()
        #expect(device.path(toClass: "now") != nil && device.path(toClass: "keeping") == nil)
        #expect(device.server.current?.totals.sets == 0 && device.path(toClass: "dot") != nil)
    }

    /// The weight is asked for: the row does not say for a moment that the set was done.
    @Test func aTapThatLogsNothingMarksNothing() {
        var device = Device(gymServer(trained: false))
        device.boot()
        device.settle()
        device.tap("Start an empty workout")
        device.settle()
        device.add("bench")
        (device.paints, device.announced) = (false, [])
        device.tap("go")
        #expect(device.facts.sync.workout?.totals.sets == 0)
        #expect(device.path(toClass: "keeping") == nil)
        device.paint()
        #expect(!device.announced.isEmpty)
    }

    /// The page dies between the tap and its paint: the set was never said to be done, and nothing else is harmed.
    @Test func aPageThatDiesBeforeThePaintHasNotSaidDone() {
        var device = Device.inPushA()
        device.tap("go")
        device.settle()
        device.paints = false
        device.tap("go")
        #expect(device.html.components(separatedBy: #"<tr class="done""#).count == 2)
        device.paints = true
        device.boot(at: "/workout")
        device.settle()
        #expect(device.facts.sync.workout?.totals.sets == 1)
        #expect(device.server.current?.totals.sets == 1)
        #expect(device.server.carriedOut.values.allSatisfy { $0 == 1 })
    }

    @Test(arguments: 0..<16) func howeverLateThePaintTheSameIsKept(seed: UInt64) {
        var dice = SeededGenerator(seed &* 31 &+ 7)
        var (prompt, late) = (Device.inPushA(), Device.inPushA())
        late.paints = false
        var steps: [String] = []
        for _ in 0..<60 {
            let step = Int.random(in: 0..<12, using: &dice)
            let key = ["ArrowDown", "ArrowUp", "ArrowRight", "8", "5", "Backspace", "Enter", "Escape"].randomElement(
                using: &dice)!
            let act: (inout Device) -> Void =
                switch step {
                // While the keypad is open the button is not there.
                case 0...3: { if $0.path(to: "go") != nil { $0.tap("go") } }
                case 4...6: { $0.key(key) }
                case 7: { $0.key("Ctrl+z") }
                case 8: { $0.goOnline(!$0.isOnline) }
                case 9: { $0.show(true) }
                default:
                    {
                        let paints = $0.paints
                        $0.paint()
                        $0.paints = true
                        $0.wait(seconds: 2)
                        $0.settle()
                        $0.paints = paints
                    }
                }
            steps.append("\(step) \(key)")
            // The end of a workout leads elsewhere.
            if step < 4, prompt.facts.sync.workout?.exercises.contains(where: { $0.hasPlanned }) != true { continue }
            act(&prompt)
            act(&late)
        }
        late.paint()
        late.paints = true
        for _ in 0..<2 {
            prompt.goOnline(true)
            late.goOnline(true)
            prompt.settle()
            late.settle()
        }
        #expect(late.facts.sync.workout == prompt.facts.sync.workout, "seed \(seed): \(steps)")
        #expect(late.server.current == prompt.server.current, "seed \(seed): \(steps)")
        #expect(late.stored == prompt.stored, "seed \(seed): \(steps)")
        #expect(late.html == prompt.html, "seed \(seed): \(steps)")
        #expect(late.server.carriedOut.values.allSatisfy { $0 == 1 }, "seed \(seed): \(steps)")
    }
}
