import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// The way through a workout: supersets, times, rests, and what the sets say of those that follow.
@Suite struct FocusFlowTests {
    private func started(_ prepare: (inout FakeServer) -> Void = { _ in }) -> Device {
        var server = gymServer()
        prepare(&server)
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        return device
    }

    private func sets(_ device: Device, _ exercise: Int = 0) -> [ActiveSet] {
        device.server.current?.exercises[exercise].sets ?? []
    }

    /// On another device, while it is trained: the workout holds the name that it was started with.
    @Test(arguments: ["en-GB", "de-DE"]) func anExerciseThatIsRenamedMeanwhileHasItsNewName(language: String) {
        var server = gymServer()
        (server.exercises[0].name, server.exercises[0].isCustom) = ("Wall Press", true)
        server.plans[0].currentVersion.exercises[0].name = "Wall Press"
        var device = Device(server)
        device.language = language
        device.boot()
        device.settle()
        device.tap(language == "en-GB" ? "Start Push A" : "Push A starten")
        device.settle()
        #expect(device.pageText.contains("Wall Press"))
        device.server.exercises[0].name = "Door Press"
        device.beTold(
            ChangeEvent(
                revision: 7,
                changes: [.init(kind: .exercise, id: device.server.exercises[0].id.retyped(), isDeleted: false)]))
        device.settle()
        #expect(device.server.current?.exercises[0].name == "Wall Press")
        #expect(device.pageText.contains("Door Press") && !device.html.contains("Wall Press"))
    }

    // MARK: Supersets

    @Test func thePauseEndsWithTheSetThatItBeganWith() {
        var device = Device.inPushA()
        device.tap("go")
        device.settle()
        #expect(device.app.focus.rest != nil)
        device.tap("Set 1, 82.5 kilograms, 12 reps, done")
        device.settle()
        #expect(device.server.current?.totals.sets == 0)
        #expect(device.app.focus.rest == nil)
        // Nor does it go on when the set is taken back, but when something else is.
        device.tap("go")
        device.settle()
        device.tap("Weight, Set 2, 82.5")
        for key in ["8", "0", "Escape"] { device.key(key) }
        device.settle()
        device.key("Ctrl+z")
        device.settle()
        #expect(device.app.focus.rest != nil)
        device.key("Ctrl+z")
        device.settle()
        #expect(device.server.current?.totals.sets == 0)
        #expect(device.app.focus.rest == nil)
    }

    /// Two sets were done by mistake: the pause after the one before goes on.
    @Test(arguments: [true, false]) func thePauseOfTheSetBeforeGoesOn(byUndo: Bool) throws {
        var device = Device.inPushA()
        device.tap("go")
        device.settle()
        let first = try #require(device.app.focus.rest)
        for _ in 0..<2 {
            device.wait(seconds: 20)
            device.tap("go")
            device.settle()
        }
        #expect(device.app.focus.rest!.ends > first.ends)
        // It went on to the next exercise.
        device.tap("Bench Press (Barbell)")
        for set in [3, 2] {
            if byUndo { device.key("Ctrl+z") } else { device.tap("Set \(set), 82.5 kilograms, 12 reps, done") }
            device.settle()
        }
        #expect(device.server.current?.totals.sets == 1)
        #expect(device.app.focus.rest?.ends == first.ends)
        #expect(Stored.read(Rest.self, device.stored[Stored.rest])?.ends == first.ends)
        // The one that the pause is of is none either.
        device.tap("Set 1, 82.5 kilograms, 12 reps, done")
        device.settle()
        #expect(device.app.focus.rest == nil && device.stored[Stored.rest] == nil)
    }

    @Test func aPauseThatWasSkippedDoesNotComeBack() {
        var device = Device.inPushA()
        device.tap("go")
        device.settle()
        for isSkipped in [false, true] {
            device.tap("go")
            device.settle()
            #expect(device.app.focus.rest != nil)
            device.tap("Set 2, 82.5 kilograms, 12 reps, done")
            device.settle()
            #expect(device.server.current?.totals.sets == 1)
            #expect((device.app.focus.rest == nil) == isSkipped)
            if !isSkipped { device.tap("Skip the rest") }
        }
    }

    /// It was skipped, or made shorter than it had gone on; a reload knows no more than that there is none.
    @Test(arguments: [["Skip the rest"], Array(repeating: "30 seconds less", count: 4)])
    func noPauseBeginsWhenSomethingElseIsTakenBack(ending: [String]) {
        var device = Device.inPushA()
        device.tap("go")
        device.settle()
        for name in ending { device.tap(name) }
        #expect(device.app.focus.rest == nil)
        for isReloaded in [false, true] {
            if isReloaded { device.boot(at: "/workout") }
            device.settle()
            device.tap("Weight, Set 2, 82.5")
            for key in ["8", "0", "Escape"] { device.key(key) }
            device.settle()
            device.key("Ctrl+z")
            device.settle()
            #expect(
                device.server.current?.exercises[0].sets[1].weight == Mass(thousandths: 82_500, of: .kg)
                    && device.app.focus.rest == nil)
        }
    }

    /// As the lifter left it, not as it began; also when the page was reloaded meanwhile.
    @Test(arguments: [true, false]) func thePauseThatGoesOnIsAsItWasLeft(isReloaded: Bool) throws {
        var device = Device.inPushA()
        device.tap("go")
        device.settle()
        device.tap("30 seconds more")
        let longer = try #require(device.app.focus.rest)
        device.wait(seconds: 20)
        device.tap("go")
        device.settle()
        #expect(device.app.focus.rest!.ends != longer.ends)
        if isReloaded {
            device.boot(at: "/workout")
            device.settle()
        }
        device.key("Ctrl+z")
        device.settle()
        #expect(device.server.current?.totals.sets == 1)
        #expect(device.app.focus.rest?.ends == longer.ends && device.app.focus.rest?.seconds == longer.seconds)
        #expect(Stored.read(Rest.self, device.stored[Stored.rest])?.ends == longer.ends)
    }

    /// A reload knows it, too, as soon as another pause has begun.
    @Test func aPauseThatWasSkippedStaysAwayOverAReload() {
        var device = Device.inPushA()
        device.tap("go")
        device.settle()
        device.tap("Skip the rest")
        device.tap("go")
        device.settle()
        device.boot(at: "/workout")
        device.settle()
        #expect(device.app.focus.rest != nil)
        device.key("Ctrl+z")
        device.settle()
        #expect(device.server.current?.totals.sets == 1 && device.app.focus.rest == nil)
    }

    /// Nor after a reload between any two taps.
    @Test func aPauseThatWasSkippedStaysAwayOverManyReloads() {
        var device = Device.inPushA()
        let set = "Set 2, 82.5 kilograms, 12 reps, done"
        for name in ["go", "Skip the rest", "go", set, "go", ""] {
            if name.isEmpty { device.key("Ctrl+z") } else { device.tap(name) }
            device.settle()
            device.boot(at: "/workout")
            device.settle()
            device.wait(seconds: 2)
        }
        #expect(device.server.current?.totals.sets == 1 && device.app.focus.rest == nil)
    }

    /// The pause of the round before goes on when the whole round is taken back.
    @Test func thePauseOfTheRoundBeforeGoesOn() throws {
        var device = started()
        device.tap("More about Bench Press (Barbell)")
        device.tap("Superset with the next one")
        device.settle()
        var rests: [Int64?] = []
        for _ in 0..<4 {
            device.wait(seconds: 5)
            device.tap("go")
            device.settle()
            rests.append(device.app.focus.rest?.ends)
        }
        #expect(rests[0] == nil && rests[1] != nil && rests[2] == nil && rests[3] != nil)
        for round in [2, 1] {
            device.key("Ctrl+z")
            device.settle()
            #expect(device.app.focus.rest?.ends == rests[round])
        }
        device.tap("Skip the rest")
        device.key("Ctrl+z")
        device.settle()
        #expect(device.server.current?.totals.sets == 1 && device.app.focus.rest == nil)
    }

    /// A set that is done again has its own pause, by its clock.
    @Test func thePauseOfASetThatIsDoneAgainGoesOn() throws {
        var device = Device.inPushA()
        for _ in 0..<2 {
            device.wait(seconds: 10)
            device.tap("go")
            device.settle()
        }
        let ends = try #require(device.app.focus.rest?.ends)
        device.tap("Set 2, 82.5 kilograms, 12 reps, done")
        device.settle()
        #expect(device.app.focus.rest?.ends != ends)
        device.key("Ctrl+z")
        device.settle()
        #expect(device.server.current?.totals.sets == 2 && device.app.focus.rest?.ends == ends)
    }

    /// The set is gone, and its pause with it; that of the set before goes on.
    @Test(arguments: [true, false]) func thePauseEndsWithASetThatIsRemoved(isWhole: Bool) throws {
        var device = Device.inPushA()
        device.tap("go")
        device.settle()
        let first = try #require(device.app.focus.rest)
        device.wait(seconds: 20)
        device.tap("go")
        device.settle()
        if isWhole {
            device.tap("More about Bench Press (Barbell)")
            device.tap("Remove exercise")
        } else {
            let row = try #require(device.path(to: "set-" + sets(device)[1].id.text, .keydown))
            device.event(.keydown, row, "Delete")
        }
        device.wait(seconds: 7)
        device.settle()
        #expect(device.server.current?.totals.sets == (isWhole ? 0 : 1))
        #expect(device.app.focus.rest?.ends == (isWhole ? nil : first.ends))
        // Of a set that was not done yet it says nothing.
        device.tap("go")
        device.settle()
        let ends = try #require(device.app.focus.rest?.ends)
        let workout = try #require(device.app.world.shown)
        let planned = try #require(workout.exercises[device.app.focus.openIndex(workout) ?? 0].sets.last)
        device.event(.keydown, try #require(device.path(to: "set-" + planned.id.text, .keydown)), "Delete")
        device.wait(seconds: 7)
        device.settle()
        #expect(device.app.focus.rest?.ends == ends)
    }

    /// It goes back to the exercise from which the set that was taken back led on.
    @Test(arguments: [true, false]) func takingBackLeadsBack(isSuperset: Bool) {
        var device = started()
        if isSuperset {
            device.tap("More about Bench Press (Barbell)")
            device.tap("Superset with the next one")
            device.settle()
        }
        for _ in 0..<(isSuperset ? 4 : 3) {
            device.tap("go")
            device.settle()
        }
        let open = { (device: Device) in device.app.focus.openIndex(device.app.world.shown!) }
        #expect(open(device) == (isSuperset ? 0 : 1))
        device.key("Ctrl+z")
        device.settle()
        #expect(open(device) == (isSuperset ? 1 : 0))
        #expect(device.announced.last?.contains(isSuperset ? "Pull Up" : "Bench Press") == true)
        // What was said of it holds no longer when it is done again.
        device.tap("go")
        device.settle()
        #expect(device.announced.last == "" && open(device) == (isSuperset ? 0 : 1))
        // Whoever opens an exercise by hand stays there.
        device.tap("Plank")
        device.key("Ctrl+z")
        device.settle()
        #expect(open(device) == 2)
    }

    @Test func aSupersetAlternatesAndRestsAfterTheLastOfTheRound() {
        var device = started()
        device.tap("More about Bench Press (Barbell)")
        device.tap("Superset with the next one")
        device.settle()
        let groups = device.server.current?.exercises.map(\.supersetGroup) ?? []
        #expect(groups[0] != nil && groups[0] == groups[1] && groups[2] == nil)
        #expect(device.pageText.contains("A1Bench Press (Barbell)") && device.pageText.contains("A2Pull Up"))
        #expect(device.pageText.contains("Next: Pull Up · 3 sets · 12"))
        var order: [String] = []
        for _ in 1...6 {
            let before = device.server.current
            device.tap("go")
            device.settle()
            for (index, exercise) in (device.server.current?.exercises ?? []).enumerated()
            where exercise.doneCount > (before?.exercises[index].doneCount ?? 0) {
                order.append(exercise.name.prefix(1) + (device.app.focus.rest == nil ? "" : " rest"))
            }
        }
        #expect(order == ["B", "P rest", "B", "P rest", "B", "P rest"])
        #expect(device.pageText.contains("Done · 0:45"))
        device.tap("More about Plank")
        #expect(device.path(to: "No longer a superset") == nil)
        device.tap("Close")
        device.tap("Superset A1, Bench Press (Barbell)")
        device.tap("More about Bench Press (Barbell)")
        device.tap("No longer a superset")
        device.settle()
        #expect(device.server.current?.exercises.allSatisfy { $0.supersetGroup == nil } == true)
    }

    // MARK: Taking back

    @Test func theStripOfAChangeGoesWithTheNextChange() {
        var device = started()
        device.tap("More about Bench Press (Barbell)")
        device.tap("Skip the rest of it")
        #expect(device.path(toClass: "snack") != nil)
        // It leads on to the next exercise; then it logs a set.
        device.tap("go")
        device.tap("go")
        #expect(device.path(toClass: "snack") == nil, "its button would take back the set")
    }

    @Test func theMenuNamesWhatItTakesBack() throws {
        var device = started()
        device.tap("go")
        let row = try #require(device.path(to: "set-" + sets(device)[1].id.text, .keydown))
        device.event(.keydown, row, "Delete")
        device.tap("More")
        #expect(device.pageText.contains("Undo the last changeSet 2 removed"))
        device.tap("Undo the last change")
        #expect(device.pageText.contains("Undo the last changeBench Press (Barbell), Set 1: 82.5 kg × 12"))
        device.tap("Close")
        device.settle()
        #expect(sets(device).map(\.status) == [.done, .planned, .planned])
    }

    @Test func whatComesBackHasTheFocus() throws {
        var device = started()
        let set = sets(device)[1].id.text
        device.event(.keydown, try #require(device.path(to: "set-" + set, .keydown)), "Delete")
        #expect(device.focused == "num-" + sets(device)[2].id.text)
        device.tap("Undo")
        #expect(device.focused == "num-" + set)
        device.tap("More about Bench Press (Barbell)")
        device.tap("Remove exercise")
        device.tap("Undo")
        #expect(device.focused == "ex-0")
    }

    @Test func controlOrCommandAndZTakeBack() throws {
        for key in ["Ctrl+z", "Meta+z"] {
            var device = started()
            device.tap("go")
            device.key(key)
            #expect(device.announced.last == "Taken back: Bench Press (Barbell), Set 1: 82.5 kg × 12")
            device.settle()
            #expect(sets(device)[0].status == .planned)
            device.tap("go")
            let row = try #require(device.path(to: "set-" + sets(device)[0].id.text, .keydown))
            device.event(.keydown, row, key)
            device.settle()
            #expect(sets(device)[0].status == .planned)
        }
    }

    @Test func whatIsTakenBackIsCalledAsTheLifterCallsIt() {
        var server = gymServer()
        server.settings.language = "de"
        server.exercises[0].localName = "Bankdrücken (Langhantel)"
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Push A starten")
        device.settle()
        device.tap("go")
        #expect(device.app.world.undoable == "Bankdrücken (Langhantel), Satz 1: 82,5 kg × 12")
        device.key("Ctrl+z")
        #expect(device.announced.last == "Zurückgenommen: Bankdrücken (Langhantel), Satz 1: 82,5 kg × 12")
    }

    /// Where nothing is kept, what was before is the server's to know; that it was one's own stays true.
    @Test(arguments: [true, false], [true, false])
    func whatIsTakenBackAfterAReloadIsOnesOwn(isDone: Bool, isKept: Bool) {
        var device = started()
        if isDone {
            device.tap("go")
        } else {
            device.tap("reps, Set 1, 12")
            device.tap("9")
            device.tap("Close the number pad")
        }
        device.settle()
        device.wait(seconds: 5)
        if !isKept { device.stored = device.stored.filter { !$0.key.hasPrefix("sync.done.") } }
        device.boot(at: "/workout")
        device.settle()
        device.tap("More")
        device.tap("Undo the last change")
        device.settle()
        #expect(device.server.current?.exercises[0].sets[0].reps == 12 && sets(device)[0].status == .planned)
        let told = "Taken back: Bench Press (Barbell), Set 1"
        #expect(device.announced.last == told + (isKept ? isDone ? ": 82.5 kg × 12" : ": 9 reps" : ""))
        #expect(!device.pageText.contains("Changed elsewhere"))
    }

    // MARK: Times

    @Test func aTimeIsStartedAndStoppedAndSurvivesAReload() {
        var device = started()
        device.tap("Plank")
        device.tap("Start the time")
        #expect(device.pageText.contains("Stop · 0:0"))
        device.wait(seconds: 10)
        device.boot(at: "/workout")
        device.settle()
        device.wait(seconds: 10)
        #expect(device.beeps == 0)
        device.wait(seconds: 30)
        #expect(device.beeps == 1 && device.announced.contains("Target reached"), "45 seconds were meant")
        device.wait(seconds: 10)
        device.tap("go")
        device.settle()
        let seconds = sets(device, 2)[0].durationSeconds ?? 0
        #expect((60...63).contains(seconds) && sets(device, 2)[0].status == .planned, "\(seconds)")
        device.tap("go")
        device.settle()
        #expect(sets(device, 2)[0].status == .done && sets(device, 2)[0].durationSeconds == seconds)
        #expect(device.app.focus.watch == nil && device.stored[Stored.stopwatch] == nil)
    }

    @Test func theTimeOfASetLeavesTheRestAlone() {
        var device = started()
        device.tap("go")
        let ends = device.app.focus.rest?.ends
        #expect(ends != nil)
        device.tap("Plank")
        device.tap("Start the time")
        #expect(device.app.focus.rest?.ends == ends)
        device.wait(seconds: 5)
        device.tap("go")
        #expect(device.app.focus.watch == nil && device.app.focus.rest?.ends == ends)
        device.wait(seconds: 200)
        device.tap("Start the time")
        #expect(device.app.focus.rest?.isOver != false, "none begins")
    }

    @Test func aClockThatIsSetBackTakesNothingFromTheTimeOfASet() {
        var device = started()
        device.tap("Plank")
        device.tap("Start the time")
        device.wait(seconds: 20)
        device.now.milliseconds -= 3_600_000
        for timer in device.timers.keys { device.timers[timer]? -= 3_600_000 }
        device.wait(seconds: 5)
        let seconds = device.app.focus.watch?.seconds(device.facts.now) ?? 0
        #expect((23...28).contains(seconds), "\(seconds)")
        device.wait(seconds: 30)
        #expect(device.beeps == 1, "45 seconds were meant")
    }

    @Test func carriesAreCountedInMetresWithTheirLoad() {
        var device = Device(gymServer(trained: false))
        device.server.exercises.append(
            Exercise(id: ExerciseID(high: 7, low: 9), slug: "", name: "Farmers Carry", measure: .distance))
        device.boot()
        device.settle()
        device.tap("Start an empty workout")
        device.settle()
        device.add("farmers")
        #expect(device.path(to: "Distance, Set 1, 40") != nil)
        device.tap("Weight, Set 1, –")
        for key in ["3", "2"] { device.key(key) }
        device.tap("Next")
        for key in ["6", "0"] { device.key(key) }
        device.tap("Close the number pad")
        #expect(device.pageText.contains("Done · 32 · 60 m") || device.pageText.contains("Done · 32 kg · 60 m"))
        device.tap("go")
        device.settle()
        #expect(sets(device)[0].weight == .kg(32) && sets(device)[0].distance == Distance(units: 600_000))
    }

    // MARK: Rest

    @Test func aClockThatIsSetBackMakesNoRestLonger() {
        var device = started()
        device.tap("go")
        let seconds = device.app.focus.rest?.seconds ?? 0
        device.wait(seconds: 20)
        device.now.milliseconds -= 3_600_000
        for timer in device.timers.keys { device.timers[timer]? -= 3_600_000 }
        device.wait(seconds: 5)
        let left = device.app.focus.rest?.left(device.facts.now) ?? 0
        #expect(left > 0 && left <= Int64(seconds) - 20, "\(left)")
        device.boot(at: "/workout")
        device.settle()
        #expect((device.app.focus.rest?.left(device.facts.now) ?? 999) <= Int64(seconds))
        device.wait(seconds: Int64(seconds))
        #expect(device.beeps == 1)
    }

    @Test func theRestIsInSightBesideTheNumberPad() {
        var device = started()
        device.tap("go")
        device.tap("Weight, Set 2, 82.5")
        #expect(device.path(toClass: "chip n resting") != nil)
    }

    @Test func notificationsAreAskedForAtTheFirstRestAndOnce() {
        var device = Device.unasked()
        #expect(!device.pageText.contains("Shall the phone tell you"))
        device.tap("go")
        #expect(device.pageText.contains("Shall the phone tell you") && device.asked == 0)
        device.tap("Done · 82.5 kg × 12")
        #expect(device.server.current != nil, "it is in nobody's way")
        device.tap("Yes")
        #expect(device.asked == 1 && !device.pageText.contains("Shall the phone tell you"))
        device.boot(at: "/workout")
        device.settle()
        #expect(!device.pageText.contains("Shall the phone tell you"))
        var refusing = started()
        refusing.tap("go")
        #expect(!refusing.pageText.contains("Shall the phone tell you"), "there are none here")
    }

    @Test func aBrowserThatRefusesNotificationsIsSaidToHaveDoneSo() throws {
        var device = Device.unasked()
        device.tap("go")
        device.settle()
        device.tap("Yes")
        device.respond(try #require(device.subscribing?.id), 403, "")
        device.settle()
        let text = "Notifications are blocked. The browser's settings for this page allow them."
        #expect(device.pageText.contains(text) && device.announced.contains(text))
    }

    // MARK: What the last set says

    /// With a chance that all sets of the first exercise hold.
    private func withChance() -> Device {
        started { server in
            let (plan, exercise) = (server.plans[0], server.plans[0].currentVersion.exercises[0])
            var item = NextItem(
                exerciseID: exercise.exerciseID, name: exercise.name,
                recommendation: Recommendation(change: .stay, targets: [], reasons: NonEmpty(Reason(.manualRule))),
                planID: plan.id, planName: plan.name, exercisePrescriptionID: exercise.id)
            item.recommendation.targets = exercise.sets.map(\.target)
            item.chance = Chance(0.2)
            server.next = [item]
        }
    }

    @Test func aChanceStandsOnlyBesideTheWeightThatItIsOf() {
        var device = withChance()
        #expect(device.pageText.contains("Works about 1 time in 5."))
        device.tap("Weight, Set 1, 82.5")
        for key in ["7", "5"] { device.tap(key) }
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == .kg(75))
        #expect(!device.pageText.contains("Works about"))
    }

    @Test func aChanceThatAllSetsHoldGoesWithTheFirstThatFallsShort() {
        var device = withChance()
        device.tap("Done · 82.5 kg × 12")
        device.settle()
        #expect(device.pageText.contains("Works about 1 time in 5."), "the next set asks for the same")
        device.tap("reps, Set 2, 12")
        device.tap("9")
        device.tap("Done, 82.5 kg × 9")
        device.settle()
        #expect(device.pageText.contains("9 of 12 reps. 80 kg for the rest"))
        #expect(!device.pageText.contains("Works about"))
        device.tap("9 of 12 reps. 80 kg for the rest")
        device.settle()
        #expect(!device.pageText.contains("Works about"))
    }

    @Test func aStruggleOffersLessForTheRestAndNothingIsChangedUntilItIsTaken() {
        var device = started()
        device.tap("reps, Set 1, 12")
        device.tap("9")
        device.tap("Done, 82.5 kg × 9")
        device.settle()
        #expect(device.pageText.contains("9 of 12 reps. 80 kg for the rest"))
        #expect(sets(device)[1].weight == Mass(thousandths: 82_500, of: .kg))
        device.tap("9 of 12 reps. 80 kg for the rest")
        device.settle()
        #expect(sets(device).map(\.weight) == [Mass(thousandths: 82_500, of: .kg), .kg(80), .kg(80)])
        #expect(!device.pageText.contains("for the rest"))
        device.tap("Undo")
        device.settle()
        #expect(sets(device)[1].weight == Mass(thousandths: 82_500, of: .kg))
        device.tap("Stay with what is planned")
        #expect(!device.pageText.contains("for the rest"))
    }

    @Test func aRecordIsFeltSaidAndSeen() {
        var device = started()
        var prior = device.facts.knowledge.prior[ExerciseID(high: 7, low: 1)]
        prior?.bestMax = .init(value: .kg(100), date: device.now, weight: .kg(80), reps: 7)
        device.facts.knowledge.prior[ExerciseID(high: 7, low: 1)] = prior
        device.tap("go")
        device.settle()
        #expect(device.announced.contains("Record: best estimated max"))
        #expect(device.vibrated.contains("12,60,24,60,48"))
        #expect(device.path(toClass: "done record") != nil)
        device.vibrated = []
        device.tap("go")
        #expect(!device.vibrated.contains("12,60,24,60,48"), "the same again is none")
    }

    // MARK: The pad

    @Test func aNumberIsForThisSetForTheRemainingOrForAll() {
        var device = started()
        device.tap("go")
        device.tap("Weight, Set 2, 82.5")
        for key in ["9", "0"] { device.tap(key) }
        device.tap("Remaining")
        device.settle()
        #expect(
            device.facts.sync.workout?.exercises[0].sets.map(\.weight) == [
                Mass(thousandths: 82_500, of: .kg), .kg(90), .kg(90),
            ])
        device.tap("All")
        #expect(device.facts.sync.workout?.exercises[0].sets.map(\.weight) == [.kg(90), .kg(90), .kg(90)])
        device.tap("+ 2.5 kg")
        #expect(
            device.facts.sync.workout?.exercises[0].sets.allSatisfy { $0.weight == Mass(thousandths: 92_500, of: .kg) }
                == true)
        device.tap("This set")
        #expect(
            device.facts.sync.workout?.exercises[0].sets.map(\.weight)
                == [
                    Mass(thousandths: 82_500, of: .kg), Mass(thousandths: 92_500, of: .kg),
                    Mass(thousandths: 82_500, of: .kg),
                ])
        device.tap("Close the number pad")
        device.settle()
        #expect(device.server.current?.exercises == device.facts.sync.workout?.exercises)
    }

    @Test func aNumberIsTakenFromLastTimeOrFromAbove() {
        var device = started()
        device.tap("reps, Set 2, 12")
        device.tap("Use last, 11")
        #expect(device.facts.sync.workout?.exercises[0].sets[1].reps == 11)
        device.tap("Same as above, 12")
        device.tap("Close the number pad")
        device.settle()
        #expect(sets(device)[1].reps == 12)
    }

    @Test func effortIsShownAndEnteredAsTheLifterChose() {
        var device = started { $0.settings.effortScale = .rpe }
        #expect(device.pageText.contains("Target: RPE 8"))
        device.tap("RPE, Set 1, –")
        for key in ["8", ".", "5"] { device.key(key) }
        device.tap("Close the number pad")
        #expect(device.path(to: "RPE, Set 1, 8.5") != nil)
        device.tap("RPE, Set 2, –")
        for key in ["1", "0"] { device.key(key) }
        #expect(!device.pageText.contains("RPE goes from 5 to 10"))
        device.tap("RPE, Set 3, –")
        device.key("4")
        #expect(device.pageText.contains("RPE goes from 5 to 10, in halves."))
        device.tap("Close the number pad")
        device.settle()
        #expect(sets(device).map(\.rir) == [RIR(halves: 3), RIR(0), nil])
        device.navigate("/settings")
        device.tap("RIR, reps in reserve")
        device.wait(seconds: 5)
        device.settle()
        #expect(device.server.settings.effortScale == nil)
    }
}
