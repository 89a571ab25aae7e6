import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What is counted on a device: off unless chosen, where it happens, once each, and told to nobody.
@Suite struct CountersTests {
    /// Counters as a device keeps them.
    static var counted: Counters {
        var counters = Counters()
        (counters.isOn, counters.since) = (true, Instant(milliseconds: 0))
        for place in counters.counts.indices { counters.counts[place] = place + 1 }
        (counters.quickStarts, counters.taps, counters.tapsSoFar, counters.isQuick) = (1, [3, 4], 2, true)
        return counters
    }

    private func device(_ prepare: (inout FakeServer) -> Void = { _ in }) -> Device {
        var device = Device.atGym(at: "/counters", prepare)
        switchOver(&device)
        device.navigate("/")
        device.settle()
        return device
    }

    private func switchOver(_ device: inout Device) {
        guard let path = device.path(toBox: "Count on this device") else {
            Issue.record("There is no switch.")
            return
        }
        device.event(.change, path, "")
    }

    private func counts(_ device: Device) -> [String: Int] {
        let counters = device.app.world.counters
        var counts: [String: Int] = [:]
        for place in counters.counts.indices where counters.counts[place] > 0 {
            counts[Counters.names[place].description] = counters.counts[place]
        }
        return counts
    }

    /// Trains all of the plan with the big button, from Today to the summary.
    private func train(_ device: inout Device) {
        device.tap("Start Push A")
        device.settle()
        for _ in 0..<10 {
            device.tap("go")
            device.settle()
        }
        device.tap("Finish")
        device.settle()
    }

    @Test func nothingIsCountedUnlessItWasChosen() {
        var device = Device.atGym()
        train(&device)
        #expect(device.stored[Stored.counters] == nil)
        #expect(device.app.world.counters == Counters())
        #expect(device.timers[Timer.opened.rawValue] == nil)
    }

    @Test func thereAreTheTwelveEventsOfTheSeed() {
        #expect(
            Counters.names.map(\.description) == [
                "app_opened", "workout_started", "workout_resumed", "workout_completed", "set_completed", "set_failed",
                "progression_suggested", "progression_applied", "progression_overridden", "pr_detected",
                "template_predicted", "template_overridden",
            ])
        #expect(Counters.Event.templateOverridden.rawValue == Counters.names.count - 1)
    }

    @Test func aWorkoutIsCountedWhereItHappens() {
        var device = device { $0.completion.suggestions = [ReviewTests().bundle($0)] }
        train(&device)
        #expect(
            counts(device) == [
                "workout_started": 1, "workout_completed": 1, "set_completed": 9, "progression_suggested": 1,
                "template_predicted": 1,
            ])
        #expect(device.app.world.counters.quickStarts == 1)
        let taps = device.app.world.counters.taps
        #expect(taps.count == 1 && taps[0] <= 5, "the common path: \(taps)")
    }

    @Test func aStartThatASheetHadToBeAnsweredForIsNoQuickOne() {
        var device = device { $0.suggestions = [ReviewTests().bundle($0)] }
        device.tap("Start Push A")
        device.settle()
        #expect(device.app.starting != nil && !device.app.facts.isTraining, "a suggestion waits")
        device.tap("Start as planned")
        device.settle()
        #expect(device.app.facts.isTraining)
        let counters = device.app.world.counters
        #expect(counters[.workoutStarted] == 1 && counters.quickStarts == 0)
    }

    @Test func whatIsSentAgainOrLaterIsOneEvent() {
        var device = device()
        device.serverIsUp = false
        train(&device)
        let before = counts(device)
        #expect(before["workout_completed"] == 1 && before["set_completed"] == 9)
        device.wait(seconds: 120)
        device.serverIsUp = true
        device.wait(seconds: 120)
        device.settle()
        #expect(device.facts.sync.isSaved)
        #expect(counts(device) == before)
        device.boot(at: "/settings")
        device.settle()
        device.wait(seconds: 3)
        #expect(counts(device) == before.merging(["app_opened": 1]) { one, _ in one })
    }

    @Test func noRequestKnowsOfThem() {
        var device = device()
        train(&device)
        let names = Counters.names.map(\.description)
        for line in device.server.log { for name in names { #expect(!line.contains(name)) } }
        #expect(device.stored[Stored.counters]?.contains("workout_completed") == true)
    }

    @Test func aFailedSetAnotherPlanAndComingBackAreTold() {
        var device = device { $0 = .ofTwoPlans }
        device.navigate("/plans/" + FakeServer.pull.text)
        device.settle()
        device.tap("Start Pull A")
        device.settle()
        let counters = device.app.world.counters
        #expect(counters[.workoutStarted] == 1 && counters[.templatePredicted] == 1)
        #expect(counters[.templateOverridden] == 1 && counters.quickStarts == 0)
        device.navigate("/")
        device.tap("go")
        device.settle()
        #expect(device.path == "/workout" && device.app.world.counters[.workoutResumed] == 1)
        device.boot(at: "/workout")
        device.settle()
        device.wait(seconds: 3)
        #expect(device.app.world.counters[.workoutResumed] == 2 && device.app.world.counters[.appOpened] == 1)
    }

    @Test func aProposalIsOverriddenOnceWhateverIsSaidOfIt() {
        var device = device { $0.completion.suggestions = [ReviewTests().bundle($0)] }
        train(&device)
        device.tap("No, Bench")
        device.settle()
        device.tap("Too soon")
        device.settle()
        #expect(device.app.world.counters[.progressionOverridden] == 1)
        #expect(device.app.world.counters[.progressionApplied] == 0)
    }

    /// What was proposed elsewhere, or before anything was counted here, was proposed where it is decided.
    @Test(arguments: [false, true]) func nothingIsAppliedThatWasNotSuggested(isAccepted: Bool) {
        var device = device { $0.completion.suggestions = [ReviewTests().bundle($0)] }
        train(&device)
        var counters = Counters()
        counters.isOn = true
        device.hear([(Stored.counters, JSON.text(counters))])
        device.tap(isAccepted ? "Accept, Bench" : "No, Bench")
        device.settle()
        let told = device.app.world.counters
        #expect(told[.progressionApplied] == (isAccepted ? 1 : 0))
        #expect(told[.progressionOverridden] == (isAccepted ? 0 : 1))
        #expect(told[.progressionSuggested] == 1)
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>) func aProposalIsSuggestedOnceHoweverOftenItIsDecided(seed: UInt64) {
        var random = SeededGenerator(seed)
        let all = (0..<8).map {
            SuggestedChange(id: ChangeID(high: 2, low: $0), type: .increaseWeight, exerciseName: "Bench")
        }
        var counters = Counters()
        var met: Set<ChangeID> = []
        for _ in 0..<20 {
            let some = all.filter { _ in random.chance(3) }
            counters.suggest(some)
            met.formUnion(some.map(\.id))
            #expect(counters[.progressionSuggested] == met.count)
        }
    }

    @Test func whatAnotherPageCountsIsKnownHere() {
        var device = device()
        device.hear([(Stored.counters, JSON.text(Self.counted))])
        #expect(device.app.world.counters == Self.counted)
    }

    @Test func clearingBeginsAnewAndCanBeTakenBack() {
        var device = device()
        train(&device)
        device.navigate("/counters")
        device.settle()
        let before = device.app.world.counters
        #expect(device.pageText.contains("set_completed") && device.pageText.contains("Since "))
        device.tap("Clear")
        #expect(device.app.world.counters.counts.allSatisfy { $0 == 0 } && device.app.world.counters.isOn)
        device.tap("Undo")
        #expect(device.app.world.counters == before)
    }

    @Test func whatIsNotKnownIsNoZeroPercent() {
        var device = Device.atGym(at: "/counters")
        #expect(device.pageText.contains("Not known yet") && device.pageText.contains("Not counted"))
        #expect(!device.pageText.contains("(0 of"))
        device.server.objectives.workouts.count = 13
        device.server.objectives.workouts.of = 4
        (device.server.objectives.accepted.count, device.server.objectives.accepted.of) = (3, 4)
        device.server.objectives.daysInUse = 41
        device.boot(at: "/counters")
        device.settle()
        let text = device.pageText
        #expect(text.contains("3.3") && text.contains("75% (3 of 4)") && text.contains("41"))
        #expect(text.contains("At least 70%") && text.contains("Below 3%") && text.contains("At most 5"))
    }
}
