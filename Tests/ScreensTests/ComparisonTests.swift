import Contract
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// The sets of today beside those of before, and what is missing until the weight goes up.
@Suite struct ComparisonTests {
    private func started(_ prepare: (inout FakeServer) -> Void = { _ in }) -> Device {
        var device = Device.atGym(at: "/", prepare)
        device.tap("Start Push A")
        device.settle()
        return device
    }

    private func awaits(_ device: Device) -> String? {
        device.path(toClass: "why n awaits").flatMap { device.shell.peek($0) }.map { Device.text($0) }
    }

    private func facts(_ device: Device) -> String? {
        device.path(toClass: "beside").flatMap { device.shell.peek($0) }.map { Device.text($0) }
    }

    @Test func theRepsThatAreMissingAreSaidByTheRuleOfThePlan() {
        var device = started()
        #expect(awaits(device) == "Done like this, the weight goes up.")
        device.goOnline(false)
        device.tap("reps, Set 1, 12")
        for key in ["1", "0"] { device.tap(key) }
        #expect(awaits(device) == "2 more reps across sets until the weight goes up")
        device.tap("Close the number pad")
        device.tap("Weight, Set 1, 82.5")
        for key in ["8", "0"] { device.tap(key) }
        #expect(awaits(device) == nil, "no reps make up for a set that is too light")
    }

    /// The workout runs the version that it was started with, whatever was accepted on another device meanwhile.
    @Test func aVersionThatIsMadeMeanwhileTakesNothingAway() {
        var device = started()
        device.server.versions.append(device.server.plans[0].currentVersion)
        let newer = SnapshotID(high: 8, low: 99)
        device.server.plans[0].currentVersion.id = newer
        device.server.plans[0].currentVersion.versionNumber += 1
        device.server.plans[0].currentVersion.exercises[0].rule = .manual
        let plan = device.server.plans[0].id
        device.beTold(
            ChangeEvent(revision: 7, changes: [.init(kind: .plan, id: plan.retyped(), isDeleted: false)]))
        device.settle()
        #expect(device.facts.knowledge.plans?.first?.currentVersion.id == newer)
        #expect(awaits(device) == "Done like this, the weight goes up.")
        device.boot(at: "/workout")
        device.settle()
        #expect(awaits(device) == "Done like this, the weight goes up.", "after a reload, too")
    }

    @Test func anotherRuleSaysWhatItWaitsForBesideTheSetsOfBefore() {
        var device = started { $0.plans[0].currentVersion.exercises[0].rule = .rpeAutoregulated(RPEAutoregulated()) }
        #expect(awaits(device) == nil)
        device.tap("More about Bench Press (Barbell)")
        device.tap("Compare with before")
        #expect(awaits(device)?.hasPrefix("The weight goes up after a last set at RIR") == true)
        var manual = started { $0.plans[0].currentVersion.exercises[0].rule = .manual }
        manual.tap("More about Bench Press (Barbell)")
        manual.tap("Compare with before")
        #expect(facts(manual) != nil)
        #expect(awaits(manual) == nil, "nothing true can be said")
    }

    @Test func nothingIsSaidToRaiseTheWeightOnceASetFellShort() {
        var device = started()
        // A heavier weight is the new baseline, whatever the reps.
        for number in 1...3 {
            device.tap("Weight, Set \(number), 82.5")
            for key in ["9", "0"] { device.tap(key) }
            device.tap("Close the number pad")
        }
        #expect(awaits(device) == "Done like this, the weight goes up.")
        device.tap("reps, Set 1, 12")
        device.tap("8")
        device.tap("Close the number pad")
        device.tap("go")
        device.settle()
        #expect(device.server.current?.exercises[0].sets[0].reps == 8)
        #expect(awaits(device) == nil)
    }

    /// 45 × 10 was logged as a set like the others; the plan that was made of it begins with a warm-up.
    @Test func warmUpsThatALogDidNotMarkStandBesideThoseOfThePlan() {
        var device = started {
            $0.plans[0].currentVersion.exercises[0].sets[0].type = .warmup
            $0.sessions[0].origin = .imported
            for (index, (weight, reps)) in [(45, 10), (82, 11), (82, 12)].enumerated() {
                $0.sessions[0].exercises[0].sets[index].weight = .kg(Int64(weight))
                $0.sessions[0].exercises[0].sets[index].reps = reps
            }
        }
        device.tap("Use last")
        device.settle()
        let sets = device.server.current?.exercises[0].sets ?? []
        #expect(sets.map(\.setType) == [.warmup, .working, .working])
        #expect(sets.map(\.weight) == [.kg(45), .kg(82), .kg(82)])
        #expect(sets.map(\.reps) == [10, 11, 12])
    }

    /// A lighter first set that was done here was work: the warm-up was left out.
    @Test(arguments: [true, false]) func whatWasDoneHereIsWhatItSays(isLinked: Bool) {
        var device = started {
            $0.plans[0].currentVersion.exercises[0].sets[0].type = .warmup
            let planned = $0.plans[0].currentVersion.exercises[0].sets
            $0.sessions[0].exercises[0].sets.removeFirst()
            for (index, (weight, reps)) in [(60, 5), (82, 3)].enumerated() {
                $0.sessions[0].exercises[0].sets[index].weight = .kg(Int64(weight))
                $0.sessions[0].exercises[0].sets[index].reps = reps
                if isLinked { $0.sessions[0].exercises[0].sets[index].setPrescriptionID = planned[index + 1].id }
            }
        }
        device.tap("Use last")
        device.settle()
        let sets = device.server.current?.exercises[0].sets ?? []
        #expect(sets.map(\.weight) == [Mass(thousandths: 82_500, of: .kg), .kg(60), .kg(82)])
        #expect(sets.map(\.reps) == [12, 5, 3])
    }

    /// The first set was left out last time: the second stands beside its own.
    @Test func aSetStandsBesideTheSameSetOfThePlan() throws {
        let device = started {
            let planned = $0.plans[0].currentVersion.exercises[0].sets
            $0.sessions[0].exercises[0].sets.removeFirst()
            for index in 0..<2 { $0.sessions[0].exercises[0].sets[index].setPrescriptionID = planned[index + 1].id }
            $0.sessions[0].exercises[0].sets[0].reps = 7
        }
        let exercise = try #require(device.app.world.shown?.exercises[0])
        let last = device.facts.knowledge.last(exercise.exerciseID)
        #expect(exercise.sets.indices.map { exercise.last($0, of: last)?.reps } == [nil, 7, 11])
    }

    /// The first set was done before the swap: the one that comes next begins where last time began.
    @Test func whatWasDoneBeforeASwapStandsBesideNothing() throws {
        let device = started()
        var exercise = try #require(device.app.world.shown?.exercises[0])
        let last = device.facts.knowledge.last(exercise.exerciseID)
        let before = exercise.sets.indices.map { exercise.last($0, of: last)?.reps }
        exercise.sets[0].performedExerciseID = ExerciseID(high: 7, low: 99)
        for index in exercise.sets.indices { exercise.sets[index].setPrescriptionID = nil }
        #expect(before.count > 2 && before.allSatisfy { $0 != nil })
        #expect(exercise.sets.indices.map { exercise.last($0, of: last)?.reps } == [nil] + before.dropLast())
    }

    @Test func warmUpsWithoutOneOfLastTimeStayAsTheyAre() {
        var device = started { $0.plans[0].currentVersion.exercises[0].sets[0].type = .warmup }
        device.tap("Use last")
        device.settle()
        let sets = device.server.current?.exercises[0].sets ?? []
        #expect(sets.map(\.reps) == [12, 11, 11])
    }

    @Test func everySetStandsBesideThoseOfBeforeUntilThatIsTurnedOff() throws {
        var device = started()
        device.goOnline(false)
        #expect(facts(device) == nil)
        device.tap("More about Bench Press (Barbell)")
        let toggle = try #require(device.path(to: "Compare with before"))
        #expect(device.shell.peek(toggle)?.attributes["aria-pressed"] == "false")
        device.tap("Compare with before")
        #expect(device.app.focus.sheet == nil)
        #expect(facts(device)?.contains("Last82.5 × 11") == true)
        #expect(facts(device)?.contains("Trend–") == true, "nothing is done yet")
        device.tap("go")
        #expect(facts(device)?.contains("Today82.5 × 12") == true)
        #expect(facts(device)?.contains("Trendmore") == true)
        device.boot(at: "/workout")
        #expect(facts(device)?.contains("Trendmore") == true, "also after a reload")
        device.tap("More about Bench Press (Barbell)")
        device.tap("Compare with before")
        #expect(facts(device) == nil)
    }

    @Test func whatIsNotAskedForYetIsTakenFromTheHistoryThatIsThere() throws {
        var knowledge = Device.atGym().facts.knowledge
        let session = try #require(knowledge.sessions?.first)
        let lift = session.exercises[0].exerciseID
        (knowledge.prior, knowledge.next) = (.init(), nil)
        #expect(knowledge.last(lift)?.sessionID == session.id)
        #expect(knowledge.last(ExerciseID(high: 7, low: 99)) == nil)
        #expect(Query.prior(lift).request(nil).path.hasSuffix("horizon_days=3650"), "a best is none of lately")
    }

    @Test func aStartThatNobodyPreviewedLoadsWhatTheGymHas() {
        var gym = Gym(id: id(40), name: "Cellar")
        gym.bars = [Gym.Bar(name: "Bar", weight: .kg(20))]
        gym.has = ["bench"]
        for plate in ["20", "10", "5", "2.5", "1.25"] { gym.plates.append(PlateCount(Mass(plate, in: .kg)!, 4)) }
        var device = Device.atGym {
            $0.gyms = [gym]
            $0.settings.gymID = gym.id
            for set in 0..<3 { $0.plans[0].currentVersion.exercises[0].sets[set].weight = .kg(72) }
        }
        device.goOnline(false)
        device.boot()
        device.settle()
        #expect(device.pageText.contains("70 kg × 12") && !device.pageText.contains("72 kg"))
        device.tap("Start Push A")
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == .kg(70))
    }
}
