import Contract
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// What is said on the way through a program: what was done of it, what was taken back, what was typed and is not saved.
@Suite struct ProgramWayTests {
    private static let start = Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60)
    private static let block = ProgramID(high: 6, low: 99)

    /// Three days, followed; nothing is done.
    private static func server() -> FakeServer {
        var server = FakeServer.ofTwoPlans
        var program = Training.Program(id: block, name: "Block")
        for index in 1...3 {
            program.days.append(
                ProgramDay(
                    id: ProgramDayID(high: 6, low: UInt64(index)), dayNumber: index, planID: PlanID(high: 8, low: 1)))
        }
        program.start(at: start)
        server.programs = [program]
        server.followed = block
        return server
    }

    /// With a program of the library: one lift that begins with a weight.
    private static func withLibrary(_ server: FakeServer) -> FakeServer {
        var server = server
        var blueprint = ProgramBlueprint(name: "Two Days", plans: [.init(name: "A")], days: [.init(plan: "A")])
        blueprint.slug = "two-days"
        blueprint.plans[0].exercises = [
            ExercisePrescription(
                id: .unnamed, exerciseID: server.exercises[0].id, name: server.exercises[0].name,
                sets: [SetPrescription(id: .unnamed, reps: 5)])
        ]
        server.library = [ProgramTemplate(blueprint, equipment: [])]
        server.libraryDays = [ProgramDay(id: ProgramDayID(high: 6, low: 50), dayNumber: 1, planID: FakeServer.pull)]
        return server
    }

    private func started(_ server: FakeServer = server(), at path: String) -> Device {
        var device = Device(server)
        device.boot(at: path)
        device.settle()
        return device
    }

    /// The page is loaded again: all that the device knows is what it kept.
    private func reloaded(_ device: Device) -> Device {
        var again = Device(device.server)
        again.stored = device.stored
        again.boot(at: device.path)
        again.settle()
        return again
    }

    // MARK: Said

    @Test(arguments: [false, true]) func aPreviewSaysHowIncreasesCome(byItself: Bool) {
        var server = Self.withLibrary(Self.server())
        server.settings.flags.autoApplyProgression = byItself
        let device = started(server, at: "/programs/library/" + server.library[0].id.text)
        #expect(device.pageText.contains("As it would go if every set worked."))
        #expect(device.pageText.contains("increases come as suggestions that you accept.") != byItself)
        #expect(device.pageText.contains("increases apply by themselves.") == byItself)
    }

    @Test func whatWasLeftOutIsNoDayThatWasDone() throws {
        var server = Self.server()
        server.programs[0].done(server.programs[0].days[0], session: id(5), at: Self.start)
        server.programs[0].jump(to: 3, at: Self.start)
        server.programs[0].done(server.programs[0].days[2], session: id(6), at: Self.start)
        var device = started(server, at: "/programs/" + Self.block.text)
        #expect(device.pageText.contains("2 of 3 workouts, 1 left out. What now?"))
        #expect(!device.pageText.contains("every day"))
        server.programs[0].done(server.programs[0].days[1], session: id(7), at: Self.start)
        device = started(server, at: "/programs/" + Self.block.text)
        #expect(device.pageText.contains("You did every day of it. What now?"))
    }

    @Test func aPauseIsSaid() throws {
        var device = started(at: "/programs/" + Self.block.text)
        device.tap("Pause")
        device.settle()
        #expect(device.announced.last == "Block is paused")
        device.tap("Go on")
        device.settle()
        #expect(device.announced.last == "Block goes on")
    }

    @Test func whatWasTakenBackIsNotSaidAnyMore() throws {
        var device = started(at: "/programs/" + Self.block.text)
        device.tap("Skip day")
        device.settle()
        #expect(device.announced.last == "Day 1 skipped")
        device.tap("Undo")
        device.settle()
        #expect(device.announced.last == "Taken back.")
    }

    /// A workout that was ended without a set does no day, on the phone as on the server.
    @Test func aWorkoutWithoutASetDoesNoDay() throws {
        var device = started(at: "/")
        device.tap("Start Push A")
        device.settle()
        device.serverIsUp = false
        let workout = try #require(device.facts.sync.workout)
        #expect(workout.programDayID == ProgramDayID(high: 6, low: 1))
        _ = device.app.carryOut([.finish(.complete(nil, notes: nil))])
        #expect(device.facts.sync.finished.map(\.programDayID) == [workout.programDayID])
        #expect(device.app.world.program?.program.run?.nextDay == 1)
    }

    // MARK: Followed by mistake

    @Test func theFirstProgramIsTakenBackWithItsPlans() throws {
        var server = Self.withLibrary(gymServer())
        var device = started(server, at: "/programs/library/" + server.library[0].id.text)
        device.tap("Follow this program")
        device.settle()
        #expect(device.pageText.contains("You follow Two Days"))
        let made = try #require(device.server.programs.first)
        server = device.server
        var plan = server.plans[0]
        (plan.id, plan.madeFor, plan.lastUsed) = (FakeServer.pull, made.id, nil)
        device.server.plans.append(plan)
        let asked = device.server.log.count
        device.tap("Undo")
        for _ in 0..<4 { device.settle() }
        #expect(device.server.programs.isEmpty && device.server.followed == nil)
        #expect(device.server.plans.map(\.id) == server.plans.map(\.id))
        // What comes next of its lifts goes with it.
        #expect(device.server.log[asked...].contains { $0.contains("/v1/next") })
    }

    // MARK: First weights

    @Test func aWeightThatIsNoneIsMarked() throws {
        let server = Self.withLibrary(gymServer())
        var device = started(server, at: "/programs/library/" + server.library[0].id.text)
        let field = "start-" + server.exercises[0].id.text
        for text in ["abc", "-100", "0", "9999"] {
            device.type(text, into: field)
            #expect(device.pageText.contains("That is not a number that fits here."), "\(text)")
            #expect(device.pageText.contains("Worked out without what is marked above."), "\(text)")
        }
        device.tap("Follow this program")
        device.settle()
        #expect(device.server.created.isEmpty)
        #expect(device.announced.last == "Please look at what is marked.")
        device.type("100", into: field)
        #expect(!device.pageText.contains("That is not a number that fits here."))
        #expect(!device.pageText.contains("Worked out without"))
        device.tap("Follow this program")
        device.settle()
        #expect(device.server.created.first?.starts.map(\.weight) == [.kg(100)])
    }

    // MARK: Drafts

    @Test func editsOfAProgramOutliveAReload() throws {
        var device = started(at: "/programs/" + Self.block.text + "/edit")
        device.type("Heavy", into: "program-name")
        device.tap("+ Rest")
        device = reloaded(device)
        #expect(device.pageText.contains("Not saved yet, kept on this device"))
        device.tap("Save program")
        device.settle()
        #expect(device.server.programs[0].name == "Heavy" && device.server.programs[0].days.count == 4)
        #expect(device.stored[Stored.programDraft] == nil)
        device.navigate("/programs/" + Self.block.text + "/edit")
        device.settle()
        #expect(!device.pageText.contains("Not saved yet, kept on this device"))
    }

    @Test func aNewProgramOutlivesAReload() throws {
        var device = started(at: "/programs/new")
        device.type("Own", into: "program-name")
        device.tap("+ Pull A")
        device = reloaded(device)
        device.tap("+ Push A")
        device = reloaded(device)
        device.tap("Save program")
        device.settle()
        let made = try #require(device.server.programs.last)
        #expect(made.name == "Own" && made.days.map(\.planID) == [FakeServer.pull, PlanID(high: 8, low: 1)])
        // What is given up is gone.
        device.navigate("/programs/new")
        device.type("Other", into: "program-name")
        device.tap("Discard the changes")
        device = reloaded(device)
        device.navigate("/programs/new")
        device.settle()
        #expect(!device.pageText.contains("Not saved yet, kept on this device"))
    }
}
