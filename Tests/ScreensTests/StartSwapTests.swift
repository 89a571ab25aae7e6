import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What a start does instead of what the gym has nothing for: a function of what is known, and of what the lifter said.
@Suite struct StartSwapTests {
    private static let hotel = Gym(.hotel, id: GymID(high: 3, low: 2), name: "Hotel", unit: .kg)
    private static let press = ExerciseID(high: 7, low: 20)
    private static let fly = ExerciseID(high: 7, low: 21)

    /// A lifter in a hotel with dumbbells alone, whose plan begins with a barbell bench press.
    private func server() -> FakeServer {
        var server = gymServer()
        var cellar = Gym(id: GymID(high: 3, low: 1), name: "Cellar")
        cellar.bars = [Gym.Bar(name: "Olympic", weight: .kg(20))]
        cellar.has = ["bench"]
        (server.gyms, server.settings.gymID) = ([cellar, Self.hotel], Self.hotel.id)
        (server.exercises[0].pattern, server.exercises[0].primaryMuscles) = (.horizontalPush, [.chest])
        for (id, name, pattern) in [
            (Self.press, "Dumbbell Press", MovementPattern.horizontalPush), (Self.fly, "Dumbbell Fly", .isolation),
        ] {
            var exercise = Exercise(id: id, slug: "", name: name)
            (exercise.pattern, exercise.equipment) = (pattern, [.dumbbell, .bench])
            exercise.primaryMuscles = [.chest]
            server.exercises.append(exercise)
        }
        return server
    }

    private func device(_ server: FakeServer) -> Device {
        var device = Device(server)
        device.boot()
        device.settle()
        return device
    }

    /// What hurts is told by another device while the start is looked at.
    private func itHurts(_ device: inout Device) {
        device.server.pains = [wrist]
        device.beTold(ChangeEvent(revision: 7, changes: [.init(kind: .painFlag, id: id(1), isDeleted: false)]))
        device.settle()
    }

    private let wrist = PainFlag(
        id: id(1), .wrist, .severe, createdAt: Instant(milliseconds: 1_794_000_000_000))

    private func isPressed(_ name: String, _ device: Device) -> Bool {
        device.path(to: name).flatMap { device.shell.peek($0) }?.attributes["aria-pressed"] == "true"
    }

    /// "49" beside a plan of 52.5: the sheet says why, but not of what is done otherwise or under an override.
    @Test func theSheetSaysWhatTheGymLoadsInstead() {
        let exercise = PrescriptionID(high: 8, low: 11)
        var line = PreviewExercise(exercisePrescriptionID: exercise, exerciseID: Self.press, name: "Press")
        var limit = Reason(.gymLimit)
        limit.text = "This gym loads 49 kg."
        let planned = SetTarget(weight: .kg(52), reps: 8)
        line.sets = [PreviewSet(plan: planned, target: SetTarget(weight: .kg(49), reps: 8), reasons: [limit])]
        var starting = Starting(plan: PlanID(high: 8, low: 1))
        #expect(starting.limit(exercise, []) == nil, "nothing is known yet")
        starting.preview = StartPreview(
            planID: PlanID(high: 8, low: 1), planSnapshotID: SnapshotID(high: 8, low: 2), exercises: [line])
        #expect(starting.limit(exercise, []) == limit.text)
        #expect(starting.limit(PrescriptionID(high: 8, low: 12), []) == nil)
        #expect(starting.limit(exercise, [PlannedSwap(prescription: exercise, exercise: Self.fly)]) == nil)
        starting.isLighter = true
        #expect(starting.limit(exercise, []) == nil)
    }

    /// The page of an exercise looks where the lifter trains and at what hurts, as `GET /v1/exercises/{id}/substitutes` does.
    @Test func whatElseWouldDoIsOfTheGymInUseAndOfWhatHurts() throws {
        func others(_ server: FakeServer) throws -> String {
            var device = Device(server)
            device.boot()
            device.settle()
            device.tap("Bench Press (Barbell)")
            device.settle()
            let text = device.pageText
            let start = try #require(text.firstRange(of: "What else would do"), "\(text)")
            return String(text[start.upperBound...])
        }
        var server = server()
        let lift = server.exercises[0]
        var close = Exercise(id: ExerciseID(high: 7, low: 22), slug: "", name: "Close-Grip Bench Press")
        (close.pattern, close.equipment, close.primaryMuscles) = (lift.pattern, lift.equipment, lift.primaryMuscles)
        server.exercises.append(close)
        let hotel = try others(server)
        #expect(hotel.contains("Dumbbell Press") && !hotel.contains("Close-Grip Bench Press"), "\(hotel)")
        let (press, fly) = (hotel.firstRange(of: "Dumbbell Press"), hotel.firstRange(of: "Dumbbell Fly"))
        #expect(try #require(press).lowerBound < #require(fly).lowerBound)
        server.pains = [wrist]
        let hurt = try others(server)
        let better = try #require(hurt.firstRange(of: "Dumbbell Fly"), "\(hurt)")
        let worse = hurt.firstRange(of: "Dumbbell Press")
        #expect(worse.map { better.lowerBound < $0.lowerBound } ?? true, "\(hurt)")
        server.settings.gymID = server.gyms[0].id
        #expect(try others(server).contains("Close-Grip Bench Press"))
    }

    @Test func exercisesThatComeLateAreProposedAsSoonAsTheyAreThere() {
        var device = Device(server())
        device.boot()
        let late = device.requests.filter { $0.path.hasPrefix("/v1/exercises?") }
        #expect(late.count == 1)
        device.requests.removeAll { $0.path.hasPrefix("/v1/exercises?") }
        device.settle()
        device.tap("Start Push A")
        device.settle()
        #expect(device.path == "/", "it does not start before it is known what is missing")
        #expect(!device.pageText.contains("Instead of"))
        device.requests = late
        device.settle()
        #expect(device.pageText.contains("No barbell at Hotel."))
        #expect(isPressed("Dumbbell Press", device))
        device.tap("Start")
        device.settle()
        #expect(device.server.current?.exercises[0].name == "Dumbbell Press")
    }

    @Test func whatHurtsIsNotProposedAlsoWhereThatIsKnownLate() {
        var device = device(server())
        device.tap("Start Push A")
        device.settle()
        #expect(isPressed("Dumbbell Press", device), "nobody knows yet that it hurts")
        itHurts(&device)
        #expect(isPressed("Dumbbell Fly", device) && device.path(to: "Dumbbell Press") == nil)
        device.tap("Start")
        device.settle()
        #expect(device.server.current?.exercises[0].name == "Dumbbell Fly")
    }

    @Test(arguments: ["Dumbbell Press", "Do it anyway"]) func whatWasChosenByHandStays(choice: String) {
        var device = device(server())
        device.tap("Start Push A")
        device.settle()
        device.tap(choice)
        itHurts(&device)
        #expect(isPressed(choice, device), "what hurts is known by now")
        device.tap("Cellar")
        device.settle()
        #expect(device.path(to: choice) == nil, "there is a bar")
        device.tap("Hotel")
        device.settle()
        #expect(isPressed(choice, device))
        device.tap(choice == "Do it anyway" ? "Start as planned" : "Start")
        device.settle()
        let name = choice == "Do it anyway" ? "Bench Press (Barbell)" : choice
        #expect(device.server.current?.exercises[0].name == name)
    }

    /// What shares little is called so, and beside it the lift can be left out; beside a good one there is no need to.
    @Test func aPoorMatchIsCalledOneAndTheLiftCanBeLeftOut() throws {
        var server = server()
        var device = device(server)
        device.tap("Start Push A")
        device.settle()
        #expect(!device.pageText.contains("a poor match") && device.path(to: "Leave it out today") == nil)
        for index in server.exercises.indices where [Self.press, Self.fly].contains(server.exercises[index].id) {
            server.exercises[index].pattern = .isolation
            server.exercises[index].primaryMuscles = [.lats, .biceps, .calves, .chest]
        }
        device = self.device(server)
        device.tap("Start Push A")
        device.settle()
        #expect(device.path(to: "Dumbbell Press, a poor match") != nil, "\(device.pageText)")
        device.tap("Leave it out today")
        #expect(isPressed("Leave it out today", device) && device.pageText.contains("left out today"))
        device.tap("Start")
        device.settle()
        let bench = try #require(device.server.current?.exercises[0])
        #expect(bench.name == "Bench Press (Barbell)" && bench.sets.allSatisfy { $0.status == .skipped })
    }

    /// In the hotel a press of dumbbells stands for the bench; for what the plan gets instead of it a fly of dumbbells would.
    @Test func whatIsShownIsStartedAlsoWhereWhatWaitsChangesThePlan() throws {
        var server = server()
        var machine = Exercise(id: ExerciseID(high: 7, low: 23), slug: "", name: "Machine Fly")
        (machine.pattern, machine.equipment, machine.primaryMuscles) = (.isolation, [.machine], [.chest])
        server.exercises.append(machine)
        let plan = server.plans[0]
        var change = SuggestedChange(
            id: ChangeID(high: 60, low: 1), type: .substitute, exerciseName: plan.currentVersion.exercises[0].name)
        change.targetExercisePrescriptionID = plan.currentVersion.exercises[0].id
        (change.exerciseID, change.replacementExerciseID) = (plan.currentVersion.exercises[0].exerciseID, machine.id)
        var suggestion = PlanSuggestion(
            id: SuggestionID(high: 62, low: 1), createdAt: Instant(milliseconds: 0), source: .rules, planID: plan.id,
            planSnapshotID: plan.currentVersion.id)
        suggestion.changes = [change]
        server.suggestions = [suggestion]
        var device = device(server)
        device.tap("Start Push A")
        device.settle()
        #expect(isPressed("Dumbbell Press", device) && device.pageText.contains("Machine Fly"), "\(device.pageText)")
        device.tap("Accept 1 and start")
        device.settle()
        let kept = device.server.plans[0].currentVersion.exercises[0]
        #expect(kept.exerciseID == machine.id, "the plan gets what waited")
        #expect(device.server.current?.exercises[0].name == "Dumbbell Press", "the day what was shown")
    }

    @Test func noLiftStandsTwiceInADay() {
        var server = server()
        server.exercises[1].equipment = [.barbell]
        (server.exercises[1].pattern, server.exercises[1].primaryMuscles) = (.horizontalPush, [.chest])
        var device = device(server)
        device.tap("Start Push A")
        device.settle()
        device.tap("Start")
        device.settle()
        #expect(device.server.current?.exercises.prefix(2).map(\.name) == ["Dumbbell Press", "Dumbbell Fly"])

        // What the plan asks for stands for nothing else.
        server.exercises[1].equipment = [.bodyweight]
        server.plans[0].currentVersion.exercises[2].exerciseID = Self.press
        device = self.device(server)
        device.tap("Start Push A")
        device.settle()
        #expect(isPressed("Dumbbell Fly", device) && device.path(to: "Dumbbell Press") == nil)
    }

    @Test func whoTakesALiftTakesItFromTheOther() {
        var server = server()
        server.exercises[1].equipment = [.barbell]
        (server.exercises[1].pattern, server.exercises[1].primaryMuscles) = (.horizontalPush, [.chest])
        let exercises = server.plans[0].currentVersion.exercises
        var starting = Starting(plan: server.plans[0].id)
        let device = device(server)
        starting.choose(exercises[1].id, Self.press, in: Self.hotel.id)
        #expect(device.app.world.swaps(starting).exercise(of: exercises[0].id) == Self.fly)
        starting.choose(exercises[0].id, Self.press, in: Self.hotel.id)
        #expect(device.app.world.swaps(starting).exercise(of: exercises[0].id) == Self.press)
        #expect(device.app.world.swaps(starting).exercise(of: exercises[1].id) == Self.fly)
    }

    @Test func whatStandsForAnotherShowsItsOwnWeight() throws {
        var server = server()
        var device = device(server)
        device.tap("Start Push A")
        device.settle()
        #expect(device.pageText.contains("Instead of Bench Press (Barbell)"))
        #expect(device.pageText.contains("Instead of Bench Press (Barbell)12 reps"), "82.5 kg is for the bar")

        server.sessions[0].exercises[0].exerciseID = Self.press
        for set in server.sessions[0].exercises[0].sets.indices {
            server.sessions[0].exercises[0].sets[set].weight = .kg(16)
        }
        device = self.device(server)
        device.tap("Start Push A")
        device.settle()
        #expect(device.pageText.contains("16 kg"))
        device.tap("Start")
        device.settle()
        #expect(device.server.current?.exercises[0].sets[0].weight == .kg(16), "what is shown is what is loaded")
    }

    @Test func whatStandsForAnotherIsLoadedWithWhatIsThere() throws {
        var server = server()
        server.gyms[1].dumbbells = [.kg(10), .kg(15)]
        server.sessions[0].exercises[0].exerciseID = Self.press
        for set in server.sessions[0].exercises[0].sets.indices {
            server.sessions[0].exercises[0].sets[set].weight = .kg(17)
        }
        var device = device(server)
        device.tap("Start Push A")
        device.settle()
        #expect(device.pageText.contains("15 kg"))
        device.tap("Start")
        device.settle()
        #expect(device.server.current?.exercises[0].sets[0].weight == .kg(15), "what is shown is what is loaded")
    }

    /// What stands for a lift in a week of recovery is as light as the lift would be, before the start and after it.
    @Test func aDeloadLightensWhatStandsForAnother() throws {
        var server = server()
        server.gyms[1].dumbbells = (1...20).map { .kg($0 * 2) }
        server.sessions[0].exercises[0].exerciseID = Self.press
        for set in server.sessions[0].exercises[0].sets.indices {
            server.sessions[0].exercises[0].sets[set].weight = .kg(30)
        }
        var program = Training.Program(id: ProgramID(high: 6, low: 99), name: "Block")
        program.days = [
            ProgramDay(
                id: ProgramDayID(high: 6, low: 0), dayNumber: 1, planID: server.plans[0].id, week: 1, phase: .deload)
        ]
        program.start(at: Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60))
        (server.programs, server.followed) = ([program], program.id)
        var device = device(server)
        device.tap("Start Push A")
        device.settle()
        #expect(device.pageText.contains("Instead of Bench Press (Barbell)18 kg"))
        device.serverIsUp = false
        device.tap("Start")
        let exercise = try #require(device.facts.sync.workout?.exercises[0])
        #expect(exercise.name == "Dumbbell Press" && exercise.sets.count == 2)
        for set in exercise.sets {
            #expect(set.weight == .kg(18) && set.target?.weight == .kg(18), "30 kg at 60 %")
            #expect(set.target?.plannedWeight == .kg(30) && set.target?.rir == RIR(3))
        }
    }

    @Test func whatIsNamedBesideStaysWhereItIsWhenItIsTaken() {
        var device = device(server())
        device.tap("Start Push A")
        device.settle()
        let before = [device.path(to: "Dumbbell Press"), device.path(to: "Dumbbell Fly")]
        #expect(!before.contains(nil))
        device.tap("Dumbbell Fly")
        #expect([device.path(to: "Dumbbell Press"), device.path(to: "Dumbbell Fly")] == before)
    }
}
