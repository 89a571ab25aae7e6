import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// A program on the first screen, its own page and the library.
@Suite struct ProgramScreensTests {
    private static let start = Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60)
    private static let pull = FakeServer.pull

    /// Push, rest, pull in a week of deload, push.
    private static func program() -> Training.Program {
        let push = PlanID(high: 8, low: 1)
        var days: [ProgramDay] = []
        for (index, plan) in [push, nil, pull, push].enumerated() {
            days.append(
                ProgramDay(
                    id: ProgramDayID(high: 6, low: UInt64(index)), dayNumber: index + 1, planID: plan,
                    week: index < 2 ? 1 : 2, phase: index == 2 ? .deload : nil))
        }
        var program = Training.Program(id: ProgramID(high: 6, low: 99), name: "Block", days: days)
        program.start(at: start)
        return program
    }

    static func tracked() -> TrackedProgram { TrackedProgram(program(), isActive: true, lastUsed: nil, now: start) }

    private static func server() -> FakeServer {
        var server = FakeServer.ofTwoPlans
        server.programs = [program()]
        server.followed = server.programs[0].id
        return server
    }

    private func started(_ server: FakeServer = server(), at path: String = "/") -> Device {
        var device = Device(server)
        device.boot(at: path)
        device.settle()
        return device
    }

    @Test func todayIsTheDayOfTheProgram() throws {
        var device = started()
        #expect(device.pageText.contains("Block · week 1 of 2, day 1."))
        device.tap("Start Push A")
        device.settle()
        #expect(device.server.workouts[0].programDayID == ProgramDayID(high: 6, low: 0))
    }

    @Test func aDayOfRestIsSaidAndTheNextOneStillStarts() throws {
        var server = Self.server()
        server.programs[0].done(server.programs[0].days[0], session: id(5), at: Self.start.adding(seconds: -60_000))
        var device = started(server)
        #expect(device.pageText.contains("Rest day"))
        #expect(device.pageText.contains("Next: Pull A"))
        // Who trains all the same does the day that comes next.
        device.navigate("/plans/" + Self.pull.text)
        device.settle()
        device.tap("Start Pull A")
        device.settle()
        #expect(device.server.workouts[0].programDayID == ProgramDayID(high: 6, low: 2))
        #expect(device.server.workouts[0].phase == .deload)
    }

    /// Without the server the phone finds today's targets and the next day by itself.
    @Test func theProgramGoesOnWithoutTheServer() throws {
        var server = Self.server()
        server.programs[0].jump(to: 3, at: Self.start)
        server.settings.gymID = nil
        var device = started(server)
        device.serverIsUp = false
        device.tap("Start Pull A")
        let workout = try #require(device.facts.sync.workout)
        // Three sets at half the volume are two, and 82.5 kg at 60 % are 50.
        #expect(workout.exercises[0].sets.count == 2)
        #expect(workout.exercises[0].sets[0].weight == .kg(50))
        #expect(workout.phase == .deload)
        device.tap("Done · 50 kg × 12")
        for _ in 0..<5 { device.tap("go") }
        device.tap("go")
        device.tap("Finish")
        #expect(device.path == "/summary")
        let due = device.app.world.program?.program.dueDay(at: device.now)
        #expect(due?.dayNumber == 4)
    }

    /// The plans of the program are kept also where there are so many others that no page of the list has them.
    @Test func theDaysPlanIsKeptBesideManyOthers() throws {
        var server = Self.server()
        server.programs[0].jump(to: 3, at: Self.start)
        let push = server.plans[0]
        var others: [WorkoutPlan] = []
        for number in 0..<510 {
            var other = push
            other.id = PlanID(high: 77, low: UInt64(number))
            (other.name, other.currentVersion.planID) = ("Other \(number)", other.id)
            others.append(other)
        }
        server.plans = others + server.plans
        var device = started(server)
        #expect(device.path(to: "Start Pull A") != nil)
        device.isOnline = false
        device.boot()
        device.settle()
        #expect(device.path(to: "Start Pull A") != nil)
        // A device that never had it proposes nothing in its place.
        device.stored[Stored.programPlans] = nil
        device.boot()
        device.settle()
        #expect(device.pageText.contains("Today's plan is not on this device."))
        #expect(device.path(to: "Start Push A") == nil)
    }

    @Test func theLibraryIsFilteredAndFollowed() throws {
        var server = gymServer()
        var blueprint = ProgramBlueprint(name: "Two Days", plans: [.init(name: "A")], days: [.init(plan: "A")])
        (blueprint.slug, blueprint.difficulty, blueprint.daysPerWeek) = ("two-days", .beginner, 2)
        blueprint.plans[0].exercises = [
            ExercisePrescription(
                id: .unnamed, exerciseID: server.exercises[0].id, name: server.exercises[0].name,
                sets: [SetPrescription(id: .unnamed, reps: 5)])
        ]
        var other = blueprint
        (other.name, other.slug, other.difficulty) = ("Six Days", "six-days", .advanced)
        server.library = [ProgramTemplate(blueprint, equipment: []), ProgramTemplate(other, equipment: [])]
        server.libraryDays = [
            ProgramDay(id: ProgramDayID(high: 6, low: 50), dayNumber: 1, planID: PlanID(high: 8, low: 1))
        ]
        var device = started(server, at: "/programs")
        #expect(device.pageText.contains("Six Days"))
        device.change("beginner", "Level")
        #expect(!device.pageText.contains("Six Days"))
        device.tap("Two Days")
        device.type("100", into: "Bench Press (Barbell), for one rep, in kg")
        device.tap("Follow this program")
        device.settle()
        let request = try #require(device.server.created.first)
        #expect(request.starts.map(\.weight) == [.kg(100)])
        #expect(request.activate)
        #expect(device.path == "/")
        #expect(device.pageText.contains("Two Days"))
    }

    /// Weeks of percentages go up and down: what is more than last time is said of other lifts only.
    @Test func noRaiseIsSaidOfAWeekOfPercentages() {
        var server = FakeServer.ofTwoPlans
        var lift = server.plans[0].currentVersion.exercises[0]
        var set = PerformedSet()
        (set.numbers.weight, set.numbers.reps) = (.kg(70), 5)
        let last = LastPerformance(sessionID: WorkoutID(high: 5, low: 50), date: Self.start, sets: [set])
        var item = NextItem(
            exerciseID: lift.exerciseID, name: lift.name, trained: last,
            recommendation: Recommendation(change: .stay, targets: [], reasons: NonEmpty(Reason(.manualRule))))
        item.exercisePrescriptionID = lift.id
        server.next = [item]
        let device = started(server)
        #expect(device.app.world.raise(lift) == "+12.5")
        let week = [PercentOfMax.PercentSet(percent: Percent(thousandths: 85_000), reps: 5)]
        lift.rule = .percentOfMax(PercentOfMax(trainingMax: .kg(100), weeks: [week]))
        #expect(device.app.world.raise(lift) == nil)
    }

    @Test func aSkippedDayCanBeTakenBack() throws {
        var device = started(at: "/programs/" + Self.program().id.text)
        #expect(device.pageText.contains("0 of 3 workouts"))
        device.tap("Skip day")
        device.settle()
        #expect(device.server.programs[0].run?.nextDay == 2)
        device.tap("Undo")
        device.settle()
        #expect(device.server.programs[0].run?.nextDay == 1)
    }

    @Test func anEndIsCelebratedAndAsked() throws {
        var server = Self.server()
        for day in server.programs[0].days where !day.isRestDay {
            server.programs[0].done(day, session: id(day.dayNumber), at: Self.start)
        }
        var device = started(server, at: "/programs/" + Self.program().id.text)
        #expect(device.pageText.contains("Program done"))
        device.tap("Start again")
        device.settle()
        #expect(device.server.programs[0].run?.nextDay == 1)
    }

    /// As all that is deleted: over a reload, and without a network.
    @Test func aProgramIsDeletedAfterAReloadToo() {
        var device = started(at: "/programs/" + Self.program().id.text)
        device.tap("Delete")
        device.goOnline(false)
        device.boot(at: "/programs")
        device.settle()
        #expect(!device.pageText.contains("Week 1 of 2") && device.server.programs.count == 1)
        device.wait(seconds: 11)
        #expect(!device.pageText.contains("Week 1 of 2"))
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.server.programs.isEmpty)
    }

    @Test func aDeletedProgramIsBackWithUndo() throws {
        var device = started(at: "/programs/" + Self.program().id.text)
        device.tap("Delete")
        #expect(device.path == "/programs")
        #expect(!device.pageText.contains("Week 1 of 2"))
        device.tap("Undo")
        #expect(device.pageText.contains("Week 1 of 2"))
        #expect(device.server.programs.count == 1)
    }
}
