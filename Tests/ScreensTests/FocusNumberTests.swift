import Wire
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// What Focus Mode shows, offers and records: no number that nobody said.
@Suite struct FocusNumberTests {
    private static let start = Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60)

    private func started(_ server: FakeServer = gymServer()) -> Device {
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        return device
    }

    /// An empty workout with one exercise added to it.
    private func adding(_ name: String, _ server: FakeServer) -> Device {
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start an empty workout")
        device.settle()
        device.add(name)
        return device
    }

    // MARK: Numbers that nobody said

    /// A first time is one that the server knows to be: on a device that has not heard it yet that is said instead.
    @Test func whatTheServerHasNotSaidYetIsNoFirstTime() {
        var server = gymServer(trained: false)
        // It is not asked where the first workout takes place.
        server.settings.gymID = GymID(high: 3, low: 2)
        var device = Device(server)
        device.boot()
        device.settle()
        device.goOnline(false)
        device.tap("Start Push A")
        device.settle()
        #expect(device.pageText.contains("What you did before is not on this device yet."))
        #expect(!device.pageText.contains("First time"))
        device.goOnline(true)
        device.settle()
        #expect(device.pageText.contains("First time: nothing on record yet."))
        #expect(!device.pageText.contains("not on this device yet"))
    }

    @Test func aFirstTimeBarbellSetIsAskedForItsWeightOnce() {
        var device = adding("bench", gymServer(trained: false))
        let blank = device.server.current?.exercises[0].sets ?? []
        #expect(blank.count == 3)
        #expect(blank.allSatisfy { $0.weight == nil && $0.rir == nil })
        device.tap("go")
        device.settle()
        #expect(device.server.current?.totals.sets == 0)
        #expect(device.app.focus.cell?.field == .weight)
        #expect(device.pageText.contains("No weight yet."))
        #expect(device.announced.last == "No weight yet. Done once more records the set without one.")
        device.tap("6")
        #expect(device.announced.last == "", "it does not hold any more")
        let said = device.announced.count
        device.tap("0")
        #expect(!device.pageText.contains("No weight yet.") && device.announced.count == said)
        device.tap("Done, 60 kg × 10")
        device.settle()
        let set = device.server.current?.exercises[0].sets[0]
        #expect(set?.status == .done)
        #expect((set?.weight, set?.rir) == (.kg(60), nil))
    }

    @Test func whatIsRefusedIsNotRecordedAndSaysWhatTheFieldTakes() throws {
        var device = started()
        let before = try #require(device.facts.sync.workout?.exercises[0].sets[0].weight)
        device.tap("Weight, Set 1, 82.5")
        for key in ["9", "8", "7", "6"] { device.tap(key) }
        #expect(device.pageText.contains("At most 2000 kg."))
        #expect(device.announced.last == "At most 2000 kg.")
        // The digits that were a weight so far are none that anybody meant.
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == before)
        let log = try #require(device.path(to: "Done, 82.5 kg × 12"))
        #expect(device.shell.peek(log)?.attributes["disabled"] != nil)
        device.tap("Set 1, 82.5 kilograms, 12 reps, not done")
        device.settle()
        #expect(device.server.current?.totals.sets == 0)
        // On to the next field it says so again, and what was typed stays to be mended.
        device.tap("Next")
        #expect(device.app.focus.cell?.field == .weight)
        #expect(device.announced.suffix(2) == ["At most 2000 kg.", "At most 2000 kg."])
        device.tap("Delete the last digit")
        #expect(!device.pageText.contains("At most"))
        device.tap("Done, 987 kg × 12")
        device.settle()
        #expect(device.server.current?.exercises[0].sets[0].weight == .kg(987))
    }

    @Test func enterDoesNotCloseThePadOverWhatIsRefused() throws {
        var device = started()
        device.tap("go")
        device.settle()
        device.tap("Weight, Set 1, 82.5")
        for key in ["9", "8", "7", "6", "Enter"] { device.key(key) }
        #expect(device.pageText.contains("At most 2000 kg."))
        #expect(device.app.focus.cell?.field == .weight)
        device.key("Escape")
        device.settle()
        #expect(device.app.focus.cell == nil)
        #expect(device.server.current?.exercises[0].sets[0].weight == Mass(thousandths: 82_500, of: .kg))
    }

    @Test func whatStoodOnThePadWhenThatWasClosedIsToldNotToBeTaken() {
        var device = started()
        let revision = device.server.current?.revision
        device.tap("Weight, Set 1, 82.5")
        for key in ["9", "8", "7", "6"] { device.tap(key) }
        device.tap("reps, Set 1, 12")
        #expect(device.pageText.contains("9876 was not taken. At most 2000 kg."))
        for key in ["9", "9"] { device.tap(key) }
        device.tap("Close the number pad")
        #expect(device.pageText.contains("99 was not taken. At most 30 reps."))
        device.settle()
        // What was changed and changed back is no change, and nothing to be taken back.
        #expect(device.server.current?.revision == revision)
        #expect(!device.facts.sync.canUndo)
    }

    @Test func aFailedAttemptStaysOneWhateverCannotBeIsTyped() {
        var device = started()
        device.tap("reps, Set 1, 12")
        for key in ["0", "Enter"] { device.key(key) }
        device.settle()
        func isFailed() -> Bool {
            let set = device.server.current?.exercises[0].sets[0]
            return set?.status == .done && set?.reps == 0 && set?.tags.isFailure == true
        }
        #expect(isFailed())
        device.tap("reps, Set 1, 0")
        for key in ["4", "5", "Escape"] { device.key(key) }
        device.settle()
        #expect(isFailed())
        // And the other way: no rep that was typed and deleted leaves a set that succeeded.
        device.tap("reps, Set 1, 0")
        for key in ["8", "Enter"] { device.key(key) }
        device.tap("reps, Set 1, 8")
        for key in ["0", "Backspace", "Escape"] { device.key(key) }
        device.settle()
        let set = device.server.current?.exercises[0].sets[0]
        #expect(set?.reps == 8 && set?.tags.isFailure != true)
    }

    /// A planned set cannot hold it: this device does, until the set is done.
    @Test func aNoughtThatIsNotLoggedYetOutlivesAReload() {
        var device = started()
        device.tap("reps, Set 1, 12")
        for key in ["0", "Escape"] { device.key(key) }
        device.settle()
        device.boot(at: "/workout")
        device.settle()
        // What cannot be is not taken, and leaves it.
        device.tap("reps, Set 1, 0")
        for key in ["1", "5", "0", "Escape"] { device.key(key) }
        device.settle()
        #expect(device.path(to: "reps, Set 1, 0") != nil)
        device.tap("go")
        device.settle()
        let set = device.server.current?.exercises[0].sets[0]
        #expect(set?.status == .done && set?.reps == 0 && set?.tags.isFailure == true)
    }

    @Test func aSeparatorAloneIsNoWeight() {
        var device = started()
        device.tap("Weight, Set 1, 82.5")
        for key in [".", "Enter"] { device.key(key) }
        device.settle()
        #expect(device.server.current?.exercises[0].sets[0].weight == Mass(thousandths: 82_500, of: .kg))
        #expect(device.server.current?.exercises[0].sets[0].status == .done)
    }

    @Test func aShortenedWordEndsASentenceByItself() {
        let german = Strings(Voice(.german, .kg))
        #expect(german.limit(.reps, .external, .reps) == "Höchstens 30 Wdh.")
        #expect(german.limit(.weight, .external, .reps) == "Höchstens 2000 kg.")
    }

    @Test func repsThatWereDeletedAreThoseOfBefore() throws {
        var device = started()
        device.tap("reps, Set 1, 12")
        for _ in 1...2 { device.tap("Delete the last digit") }
        device.tap("Close the number pad")
        device.settle()
        #expect(device.server.current?.exercises[0].sets[0].reps == 12)
    }

    @Test func aStepOnAnOfferedSetKeepsTheRepsThatWereOffered() throws {
        var device = adding("bench", gymServer(trained: false))
        device.tap("go")
        for key in ["6", "0"] { device.tap(key) }
        device.tap("Next")
        device.tap("8")
        device.tap("Done, 60 kg × 8")
        device.tap("Raise the planned sets by 2.5 kg")
        device.settle()
        let sets = device.server.current?.exercises[0].sets ?? []
        #expect(sets.map(\.reps) == [8, 8, 8])
        #expect(sets.dropFirst().allSatisfy { $0.weight == Mass(thousandths: 62_500, of: .kg) })
    }

    @Test func aTimeIsOfferedToTheSetsAfterItAndReadAsOne() {
        var device = adding("plank", gymServer(trained: false))
        device.tap("Time, Set 1, 0:30")
        for key in ["1", "2", "0"] { device.tap(key) }
        #expect(device.pageText.contains("Set 1 · Time1:20"))
        device.tap("Done, 1:20")
        device.settle()
        #expect(device.path(to: "Done · 1:20") != nil || device.pageText.contains("Done · 1:20"))
        device.tap("go")
        device.settle()
        #expect(device.server.current?.exercises[0].sets.map(\.durationSeconds) == [80, 80, 30])
    }

    @Test func aSecondTapRecordsTheSetWithoutAWeight() {
        var device = adding("bench", gymServer(trained: false))
        device.tap("Set 1, 10 reps, not done")
        #expect(device.server.current?.totals.sets == 0)
        device.tap("Done, 10 reps")
        device.settle()
        let sets = device.server.current?.exercises[0].sets ?? []
        #expect(sets.map(\.status) == [.done, .planned, .planned])
        #expect(sets[0].weight == nil)
    }

    @Test func bodyweightIsNotAskedForAWeight() {
        var device = adding("pull", gymServer(trained: false))
        device.tap("go")
        device.settle()
        #expect(device.server.current?.totals.sets == 1)
        #expect(device.server.current?.exercises[0].sets[0].rir == nil)
    }

    @Test func whatWasDoneInSetOneIsOfferedToTheSetsAfterIt() {
        var device = adding("bench", gymServer(trained: false))
        device.tap("go")
        for key in ["6", "0"] { device.tap(key) }
        device.tap("Next")
        device.tap("8")
        device.tap("Done, 60 kg × 8")
        device.settle()
        // Offered, not stored: the button says what a tap records.
        #expect(device.server.current?.exercises[0].sets[1].weight == nil)
        #expect(device.pageText.contains("Done · 60 kg × 8"))
        #expect(device.path(to: "Weight, Set 2, 60, like the set before") != nil)
        #expect(device.path(to: "Weight, Set 3, 60, like the set before") != nil)
        device.tap("go")
        device.settle()
        let second = device.server.current?.exercises[0].sets[1]
        #expect((second?.status, second?.weight, second?.reps, second?.rir) == (.done, .kg(60), 8, nil))
        #expect(device.server.current?.exercises == device.facts.sync.workout?.exercises)
        // What was emptied by hand is offered nothing, and is asked for once.
        device.tap("Weight, Set 3, 60, like the set before")
        device.tap("7")
        device.tap("Delete")
        #expect(device.path(to: "Weight, Set 3, –") != nil)
    }

    @Test func aStepOnAnEmptyCellBeginsAtAKnownNumberOrNotAtAll() throws {
        var device = adding("bench", gymServer(trained: false))
        #expect(device.path(to: "Raise the planned sets") == nil)
        device.tap("Weight, Set 1, –")
        let plus = try #require(device.path(to: "+ 2.5 kg"))
        #expect(device.shell.peek(plus)?.attributes["disabled"] != nil)
        device.event(.click, plus)
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == nil)
        for key in ["6", "0"] { device.tap(key) }
        device.tap("Done, 60 kg × 10")
        device.tap("Weight, Set 2, 60")
        device.tap("+ 2.5 kg")
        #expect(device.facts.sync.workout?.exercises[0].sets[1].weight == Mass(thousandths: 62_500, of: .kg))
        device.tap("Close the number pad")
        device.tap("Raise the planned sets by 2.5 kg")
        device.settle()
        let weights = device.server.current?.exercises[0].sets.map(\.weight)
        #expect(weights == [.kg(60), .kg(65), .kg(65)])
    }

    @Test func anExerciseTrainedLongAgoOpensWithItsLastNumbers() {
        var server = gymServer()
        server.nextSince = Self.start
        let device = adding("bench", server)
        #expect(device.facts.knowledge.next == [])
        let sets = device.server.current?.exercises[0].sets ?? []
        #expect(sets.count == 3)
        #expect(sets.allSatisfy { $0.weight == Mass(thousandths: 82_500, of: .kg) && $0.reps == 11 && $0.rir == nil })
        #expect(device.facts.sync.isSaved)
    }

    @Test func repsInReserveAreTheTargetsUntilTheyAreSaid() {
        var device = started()
        #expect(device.pageText.contains("Target: RIR 2"))
        #expect(device.path(to: "RIR, Set 1, –") != nil)
        device.tap("go")
        device.tap("Use last")
        device.settle()
        let sets = device.server.current?.exercises[0].sets ?? []
        #expect(sets[0].status == .done)
        #expect(sets.allSatisfy { $0.rir == nil })
        device.tap("RIR, Set 2, –")
        device.tap("− 0.5")
        device.tap("Close the number pad")
        device.tap("Add a set")
        device.settle()
        #expect(device.server.current?.exercises[0].sets.map(\.rir) == [nil, RIR(halves: 3), nil, nil])
    }

    @Test func anExerciseIsFoundThoughTheCatalogueComesLate() {
        var device = Device(gymServer(trained: false))
        device.boot()
        let late = device.requests.filter { $0.path.hasPrefix("/v1/exercises?") }
        device.requests.removeAll { $0.path.hasPrefix("/v1/exercises?") }
        device.settle()
        device.tap("Start an empty workout")
        device.settle()
        device.tap("Add exercise")
        device.type("bench", into: "Search exercises")
        #expect(device.path(to: "Bench Press (Barbell)") == nil)
        device.requests += late
        device.settle()
        #expect(device.path(to: "Bench Press (Barbell)") != nil)
    }

    // MARK: Targets

    /// A server that knows of all reps last time: more weight comes next.
    private func reachedAll() -> FakeServer {
        var server = gymServer()
        for index in server.sessions[0].exercises[0].sets.indices {
            server.sessions[0].exercises[0].sets[index].reps = 12
        }
        return server
    }

    @Test func takingTheNextTargetsCanBeUndone() {
        var device = started(reachedAll())
        #expect(device.pageText.contains("Next: 87.5 kg × 8"))
        device.tap("Next: 87.5 kg × 8")
        device.settle()
        #expect(device.server.current?.exercises[0].sets.allSatisfy { $0.weight == mass("87.5") } == true)
        #expect(!device.pageText.contains("Next: 87.5"))
        #expect(device.pageText.contains("Sets filled in"))
        device.tap("Undo")
        device.settle()
        let sets = device.server.current?.exercises[0].sets ?? []
        #expect(sets.allSatisfy { $0.weight == mass("82.5") && $0.reps == 12 && $0.rir == nil })
        device.tap("Stay with what is planned")
        #expect(!device.pageText.contains("Next: 87.5"))
        device.tap("Undo")
        #expect(device.pageText.contains("Next: 87.5"))
        device.tap("Stay with what is planned")
        device.boot(at: "/workout")
        device.settle()
        #expect(!device.pageText.contains("Next: 87.5"))
    }

    @Test func eachSetGetsItsOwnTargetAlsoInTheMiddleOfAnExercise() throws {
        var device = started(reachedAll())
        var next = try #require(device.facts.knowledge.next)
        let place = try #require(next.firstIndex { $0.exerciseID == ExerciseID(high: 7, low: 1) })
        let target = try #require(next[place].recommendation.targets.first)
        next[place].recommendation.targets = ["90", "87.5", "85"].map { weight in
            var own = target
            own.weight = mass(weight)
            return own
        }
        device.tap("go")
        device.settle()
        device.app.facts.knowledge.next = next
        let exercise = try #require(device.app.world.workout?.exercises.first)
        let effects = device.app.focus.update(.useNext(exercise.instanceID), device.app.world)
        let edits = effects.compactMap { effect in
            if case .perform(.edit(let place, let changes)) = effect { (place.setID, changes) } else { nil }
        }
        #expect(edits.map(\.0) == exercise.sets.dropFirst().map(\.id))
        #expect(edits.map { $0.1.first } == [.weight(mass("87.5")), .weight(mass("85"))])
    }

    @Test func nothingHeavierIsOfferedAfterASetThatFellShort() {
        var device = started(reachedAll())
        device.tap("go")
        device.settle()
        #expect(device.pageText.contains("Next: 87.5 kg × 8"))
        device.tap("reps, Set 2, 12")
        for key in ["5", "Enter"] { device.key(key) }
        device.settle()
        #expect(device.server.current?.totals.sets == 2 && !device.pageText.contains("Next: 87.5"))
    }

    @Test func nextTargetsAreThoseOfTheExercisesOwnPlan() {
        var knowledge = Knowledge()
        func item(_ reps: Int, _ plan: Int?) -> NextItem {
            var item = NextItem(
                exerciseID: bench.id, name: "",
                recommendation: Recommendation(change: .stay, targets: [], reasons: NonEmpty(Reason(.manualRule))))
            item.exerciseID = bench.id
            item.planID = plan.map { id($0) }
            item.exercisePrescriptionID = plan.map { id($0 + 100) }
            item.recommendation.targets = [SetTarget(weight: .kg(80), reps: reps)]
            return item
        }
        knowledge.next = [item(8, 1), item(9, 2), item(10, nil)]
        var exercise = ActiveExercise(instanceID: id(1), exerciseID: bench.id, name: "", position: 0)
        exercise.exerciseID = bench.id
        func reps(_ plan: Int?) -> Int? {
            exercise.exercisePrescriptionID = plan.map { id($0 + 100) }
            return knowledge.nextItem(exercise, in: plan.map { id($0) })?.recommendation.targets.first?.reps
        }
        #expect(reps(1) == 8)
        #expect(reps(2) == 9)
        #expect(reps(3) == 10)
        #expect(reps(nil) == 10)
        knowledge.next = [item(8, 1), item(9, 2)]
        #expect(reps(3) == nil)
        #expect(reps(nil) == 8)
    }

    @Test func onALighterDayNothingHeavierIsOffered() {
        var server = gymServer()
        for index in server.sessions[0].exercises[0].sets.indices {
            server.sessions[0].exercises[0].sets[index].reps = 12
        }
        let device = started(server)
        guard var workout = device.facts.sync.workout else { return }
        #expect(!device.app.focus.coachTargets(workout.exercises[0], workout, device.app.world).isEmpty)
        workout.override = SessionOverride(reason: "", adjustments: [])
        #expect(device.app.focus.coachTargets(workout.exercises[0], workout, device.app.world).isEmpty)
    }

    @Test func theOpenedGridShowsTheTargetsOfTheStart() {
        let device = started()
        let exercises = device.server.current?.exercises ?? []
        #expect(device.facts.sync.workout?.exercises == exercises)
        for set in exercises.flatMap(\.sets) {
            #expect(
                (set.weight, set.reps, set.durationSeconds) == (
                    set.target?.weight, set.target?.reps, set.target?.durationSeconds
                ))
        }
    }

    // MARK: Plates

    @Test(arguments: [
        (MassUnit.kg, ["1", "0", "0"], "25 · 15 each side, 100 kg"),
        (.kg, ["1", "1", "0"], "25 · 20 each side, 110 kg"),
        (.lb, ["2", "2", "5"], "45 · 45 each side, 225 lb"),
    ])
    func theBarShowsThePlatesOfTheUsualGym(unit: MassUnit, keys: [String], shown: String) {
        var server = gymServer()
        server.settings.unit = unit
        var device = started(server)
        device.tap("Weight, Set 1")
        for key in keys { device.key(key) }
        #expect(device.html.contains(shown))
    }

    @Test func theBarShowsWhatTheGymInUseHasOrNothing() {
        var server = gymServer()
        var gym = Gym(id: GymID(high: 3, low: 1), name: "")
        gym.bars = [Gym.Bar(name: "", weight: mass("18.5"))]
        gym.plates = [PlateCount(.kg(17), 2), PlateCount(mass("7.7"), 4), PlateCount(.kg(5), 1)]
        gym.has = ["bench"]
        server.gyms = [gym]
        server.settings.gymID = gym.id
        var device = started(server)
        #expect(!device.html.contains("each side"))  // 82.5 kg cannot be loaded with these.
        device.tap("Weight, Set 1")
        for key in ["6", "7", "Decimal point", "9"] { device.tap(key) }
        #expect(device.html.contains("17 · 7.7 each side, 67.9 kg"))
        // Without signal the gym is still known.
        device.isOnline = false
        device.boot(at: "/workout")
        device.settle()
        #expect(device.html.contains("17 · 7.7 each side, 67.9 kg"))
        // A gym that is not known here: nothing is drawn.
        server.gyms = []
        server.settings.gymID = GymID(high: 3, low: 2)
        #expect(!started(server).html.contains("each side"))
    }

    // MARK: Shown as it is

    @Test func aWeightIsShownAsItWasTypedEverywhere() {
        var device = started()
        device.tap("Weight, Set 1")
        for key in ["8", "7", "Decimal point", "2", "5", "5"] { device.tap(key) }
        device.tap("Close the number pad")
        #expect(device.path(to: "Weight, Set 1, 87.255") != nil)
        #expect(device.pageText.contains("Done · 87.255 kg × 12"))
        #expect(device.strings.voice.target(SetTarget(weight: mass("87.255"), reps: 5)) == "87.255 kg × 5")
    }

    @Test func aDistanceStaysWhatItIs() {
        var device = adding("runn", gymServer(trained: false))
        device.tap("Distance, Set 1, 1")
        for key in ["0", "Decimal point", "0", "4", "5"] { device.tap(key) }
        device.tap("Close the number pad")
        #expect(device.path(to: "Distance, Set 1, 0.045") != nil)
        #expect(device.pageText.contains("Done · 45 m"))
        let strings = device.strings
        #expect(strings.kilometres(Distance(units: 400_000)) == "0.04")
        #expect(strings.distance(Distance(units: 400_000)) == "40 m")
        #expect(strings.distance(Distance(units: 10_450_000)) == "1.045 km")
    }

    @Test func rowsAreCalledAlikeInTheGridOnThePadAndForEars() {
        var server = gymServer()
        server.plans[0].currentVersion.exercises[0].sets[0].type = .warmup
        var device = started(server)
        #expect(device.path(to: "Warm-up 1, 82.5 kilograms, 12 reps, not done") != nil)
        #expect(device.path(to: "Set 1, 82.5 kilograms, 12 reps, not done") != nil)
        device.tap("Weight, Warm-up 1, 82.5")
        #expect(device.pageText.contains("W1 · Weight"))
        device.tap("Weight, Set 1, 82.5")
        #expect(device.pageText.contains("Set 1 · Weight"))
        #expect(device.app.focus.cell?.place.setID == device.facts.sync.workout?.exercises[0].sets[1].id)
        device.tap("Close the number pad")
        device.tap("Edit the sets")
        device.tap("Remove set 1")
        #expect(device.pageText.contains("Set 1 removed"))
        #expect(device.app.world.shown?.exercises[0].sets.map(\.setType) == [.warmup, .working])
    }
}

private func mass(_ kilograms: String) -> Mass { Mass(kilograms, in: .kg) ?? .zero }

extension Device {
    var strings: Strings { app.world.strings }

    /// Adds the first exercise that is found.
    mutating func add(_ query: String) {
        tap("Add exercise")
        type(query, into: "Search exercises")
        event(.keydown, path(to: "Search exercises", .keydown) ?? [], "Enter")
        settle()
    }
}
