import Contract
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// Programs made, changed, handed on and taken from elsewhere.
@Suite struct ProgramEditorTests {
    private static let pull = FakeServer.pull
    private static let push = PlanID(high: 8, low: 1)

    private static func server() -> FakeServer { .ofTwoPlans }

    private func started(_ server: FakeServer = server(), at path: String = "/programs/new") -> Device {
        var device = Device(server)
        device.boot(at: path)
        device.settle()
        return device
    }

    private func made(_ device: Device) throws -> Training.Program { try #require(device.server.programs.last) }

    @Test func aProgramIsMadeOfPlansAndRest() throws {
        var device = started()
        device.type("Two days", into: "program-name")
        device.tap("+ Push A")
        device.tap("+ Rest")
        device.tap("+ Pull A")
        // Rest last.
        device.tap("Move down, Day 2, Rest")
        device.change("3", "Days a week")
        device.change("strength_training", "Kind")
        device.tap("Mo")
        device.tap("We")
        device.tap("Save program")
        device.settle()
        let program = try made(device)
        #expect(program.name == "Two days")
        #expect(program.days.map(\.planID) == [Self.push, Self.pull, nil])
        #expect(program.days.map(\.dayNumber) == [1, 2, 3])
        #expect(Set(program.days.map(\.id)).count == 3)
        #expect(program.weekdays == [1, 3])
        #expect(program.category == .strengthTraining && program.daysPerWeek == 3)
        #expect(device.path == "/programs/" + program.id.text)
    }

    @Test func daysBecomeWeeksWithPhases() throws {
        var device = started()
        device.type("Block", into: "program-name")
        device.tap("+ Push A")
        device.tap("+ Rest")
        device.change("4", "Length")
        device.tap("week-4")
        device.change("deload", "What the week is for")
        #expect(device.pageText.contains("At least 3 reps stay in reserve."))
        device.type("55", into: "Weight, percent")
        device.type("x", into: "Sets, percent")
        device.tap("Save program")
        device.settle()
        // What is no number is marked, and nothing is sent.
        #expect(device.server.programs.isEmpty)
        device.type("40", into: "Sets, percent")
        device.tap("Save program")
        device.settle()
        let program = try made(device)
        #expect(program.days.map(\.week) == [1, 1, 2, 2, 3, 3, 4, 4])
        #expect(program.days.map(\.phase) == [nil, nil, nil, nil, nil, nil, .deload, .deload])
        #expect(program.days[6].intensityModifier == Modifier(thousandths: 550))
        #expect(program.days[7].volumeModifier == Modifier(thousandths: 400))
    }

    @Test func weeksAreCopiedLevelledAndTakenBack() throws {
        var device = started()
        device.tap("+ Push A")
        device.change("4", "Length")
        device.tap("Copy week")
        func weeks() -> [Int?] { device.app.programs.editor?.program.days.map(\.week) ?? [] }
        #expect(weeks() == [1, 2, 3, 4, 5])
        device.tap("+ Pull A")
        #expect(weeks() == [1, 2, 2, 3, 4, 5])
        device.tap("All weeks like this")
        #expect(weeks() == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
        device.tap("Remove week")
        #expect(weeks() == [1, 1, 2, 2, 3, 3, 4, 4])
        device.tap("Undo")
        #expect(weeks() == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
        device.change("", "Length")
        #expect(weeks() == [nil, nil])
        device.tap("Undo")
        #expect(weeks().count == 10)
    }

    @Test func aRemovedDayComesBack() {
        var device = started()
        device.tap("+ Push A")
        device.tap("+ Pull A")
        device.tap("Pull A")
        device.type("Heavy", into: "day-1-name")
        device.tap("Duplicate")
        #expect(device.app.programs.editor?.program.days.map(\.name) == [nil, "Heavy", "Heavy"])
        device.tap("Remove day")
        #expect(device.app.programs.editor?.program.days.count == 2)
        device.tap("Undo")
        #expect(device.app.programs.editor?.program.days.count == 3)
    }

    @Test func withoutPlansThereIsAWayToMakeOne() {
        var server = gymServer()
        server.plans = []
        var device = started(server)
        #expect(device.pageText.contains("A program is made of plans."))
        device.tap("New plan")
        #expect(device.path == "/plans/new")
    }

    @Test func editsThatWereLeftAreGoneOnWith() {
        var device = started()
        device.type("Two days", into: "program-name")
        device.tap("+ Push A")
        device.navigate("/programs")
        device.settle()
        device.navigate("/programs/new")
        #expect(device.app.programs.editor?.program.name == "Two days")
        device.tap("Discard the changes")
        device.settle()
        device.navigate("/programs/new")
        #expect(device.app.programs.editor?.program.name == "")
    }

    @Test func whatTheServerWouldNotHaveStandsAtItsDay() {
        var server = Self.server()
        server.refusal = ("POST /v1/programs", "NOT_FOUND", "plan_id is no plan.", "/days/1/plan_id")
        var device = started(server)
        device.type("Two days", into: "program-name")
        device.tap("+ Push A")
        device.tap("+ Pull A")
        device.tap("Save program")
        device.settle()
        #expect(device.path == "/programs/new")
        #expect(device.pageText.contains("Is no plan."))
        device.change("", "What is trained")
        #expect(!device.pageText.contains("Is no plan."))
    }

    /// What is made, and changed after that, while the server is away is shown, outlives a reload and is sent in its order.
    @Test(arguments: [true, false]) func whatCannotBeSentWaits(isOnline: Bool) throws {
        var device = started()
        device.type("Two days", into: "program-name")
        device.tap("+ Push A")
        device.serverIsUp = false
        if !isOnline { device.goOnline(false) }
        device.tap("Save program")
        device.settle()
        guard case .program(_, let program) = device.facts.outbox.waiting.first?.step else {
            Issue.record("Nothing waits.")
            return
        }
        #expect(device.path == "/programs/" + program.id.text)
        #expect(device.pageText.contains("Not on the server yet."))
        device.tap("Edit")
        device.tap("+ Rest")
        device.tap("Save program")
        device.settle()
        #expect(device.facts.outbox.waiting.count == 2)
        device.boot(at: "/programs")
        device.settle()
        #expect(device.pageText.contains("Two days"))
        device.navigate("/programs/new")
        #expect(device.app.programs.editor?.program.name == "")
        device.serverIsUp = true
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(try made(device).days.map(\.planID) == [Self.push, nil])
        #expect(device.server.programs.map(\.id) == [program.id] && device.facts.outbox.waiting.isEmpty)
        device.navigate("/programs/" + program.id.text)
        device.settle()
        #expect(!device.pageText.contains("Not on the server yet"))
    }

    @Test func whatIsRefusedAfterItWaitedIsADraftAgain() {
        var server = Self.server()
        server.refusal = ("POST /v1/programs", "NOT_FOUND", "plan_id is no plan.", "/days/0/plan_id")
        var device = started(server)
        device.type("Two days", into: "program-name")
        device.tap("+ Push A")
        device.serverIsUp = false
        device.tap("Save program")
        device.settle()
        device.serverIsUp = true
        device.wait(seconds: 60)
        #expect(device.facts.outbox.waiting.isEmpty && device.facts.outbox.refused.count == 1)
        device.navigate("/programs")
        device.settle()
        #expect(!device.pageText.contains("Two days"))
        device.navigate("/programs/new")
        #expect(device.app.programs.editor?.program.name == "Two days")
    }

    @Test func aNameAndADayAreNeeded() {
        var device = started()
        device.tap("Save program")
        #expect(device.pageText.contains("A program needs a name."))
        device.type("Two days", into: "program-name")
        device.tap("+ Rest")
        device.tap("Save program")
        device.settle()
        #expect(device.pageText.contains("At least one day needs a plan."))
        #expect(device.server.programs.isEmpty)
    }

    @Test func aProgramIsChangedAndCopied() throws {
        var server = Self.server()
        var program = Training.Program(id: ProgramID(high: 6, low: 9), name: "Block")
        program.days = [ProgramDay(id: ProgramDayID(high: 6, low: 1), dayNumber: 1, planID: Self.push)]
        server.programs = [program]
        var device = started(server, at: "/programs/" + program.id.text)
        device.tap("Edit")
        device.tap("+ Rest")
        if let box = device.path(toBox: "Begins again") { device.event(.change, box, "true") }
        device.tap("Save program")
        device.settle()
        #expect(device.server.programs[0].days.map(\.planID) == [Self.push, nil])
        #expect(device.server.programs[0].loops)
        #expect(device.server.programs[0].days[0].id == program.days[0].id)
        device.tap("Duplicate")
        device.tap("Save program")
        device.settle()
        #expect(device.server.programs.map(\.name) == ["Block", "Copy of Block"])
        #expect(device.server.programs[1].days[0].id != program.days[0].id)
    }

    @Test func theLibraryIsFilteredByWhatItTakes() {
        var server = Self.server()
        server.settings.gymID = nil
        func template(_ slug: String, _ equipment: [Equipment]) -> ProgramTemplate {
            var blueprint = ProgramBlueprint(name: slug)
            blueprint.slug = slug
            return ProgramTemplate(blueprint, equipment: equipment)
        }
        server.library = [
            template("Heavy", [.barbell, .rack]), template("Pairs", [.dumbbell, .bench]), template("Bare", []),
        ]
        var device = started(server, at: "/programs")
        device.change("dumbbells", "What it takes")
        #expect(device.path(to: "Heavy") == nil && device.path(to: "Pairs") != nil)
        device.change("nothing", "What it takes")
        #expect(device.path(to: "Pairs") == nil && device.path(to: "Bare") != nil)
        let gym = Gym(.dumbbells, id: GymID(high: 1, low: 1), name: "Cellar", unit: .kg)
        let bar = template("Bar", [.barbell, .rack]), pairs = template("Pairs", [.dumbbell])
        #expect(!ProgramKit.gym.fits(bar, in: gym) && ProgramKit.gym.fits(pairs, in: gym))
    }

    // MARK: From and to elsewhere

    @Test func aProgramIsHandedOn() throws {
        var server = Self.server()
        let program = Training.Program(id: ProgramID(high: 6, low: 9), name: "Block")
        server.programs = [program]
        var device = started(server, at: "/programs/" + program.id.text + "/share")
        #expect(device.pageText.contains("Download file"))
        device.tap("Copy")
        #expect(device.copied == "program: Block")
    }

    @Test func aLinkIsLookedAtBeforeAnythingIsStored() throws {
        var device = started(Self.server(), at: "/programs/import#cHJvZ3JhbQ")
        #expect(device.pageText.contains("Nothing is stored yet."))
        #expect(device.server.programs.isEmpty)
        device.tap("Only keep it")
        device.settle()
        #expect(device.server.programs.map(\.name) == ["#cHJvZ3JhbQ"])
        #expect(device.server.followed == nil)
    }

    /// The link is not in the address any more.
    @Test func aLinkThatIsFollowedLeadsToToday() throws {
        var device = started(Self.server(), at: "/programs/import#cHJvZ3JhbQ")
        device.tap("Follow this program")
        device.settle()
        #expect(device.server.programs.map(\.name) == ["#cHJvZ3JhbQ"])
        #expect(device.path == "/")
    }

    /// What was typed is there after a reload, and gone when it became a program.
    @Test func theTextOfAnImportIsKept() throws {
        var device = started(Self.server(), at: "/programs/import")
        device.type("?Half a program", into: "program-text")
        device.boot(at: "/programs/import")
        device.settle()
        #expect(device.html.contains("?Half a program"))
        device.type("Fine", into: "program-text")
        device.tap("Look at it")
        device.settle()
        device.tap("Only keep it")
        device.settle()
        device.boot(at: "/programs/import")
        device.settle()
        #expect(!device.html.contains("Fine"))
    }

    @Test func aTextThatIsNoneSaysItsLine() throws {
        var device = started(Self.server(), at: "/programs/import")
        device.type("?", into: "program-text")
        device.tap("Look at it")
        device.settle()
        #expect(device.pageText.contains("Line 1: that is no exercise (?)"))
        device.type("Fine", into: "program-text")
        device.tap("Look at it")
        device.settle()
        device.tap("Follow this program")
        device.settle()
        #expect(device.server.programs.map(\.name) == ["Fine"])
        #expect(device.path == "/")
    }
}
