import Contract
import Foundation
import TestSupport
import Testing
import Training

@testable import Screens

/// What moves where a lifter stands in a program can be taken back, and whose plans are is said.
@Suite struct ProgramMoveTests {
    private static let start = Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60)
    private static let pull = FakeServer.pull
    private static let block = ProgramID(high: 6, low: 99)
    private static let other = ProgramID(high: 6, low: 98)

    private static func program(_ id: ProgramID, _ name: String, _ days: UInt64) -> Training.Program {
        var program = Training.Program(id: id, name: name)
        for index in 0..<days {
            program.days.append(
                ProgramDay(
                    id: ProgramDayID(high: id.low, low: index), dayNumber: Int(index) + 1,
                    planID: index % 2 == 0 ? PlanID(high: 8, low: 1) : pull, week: Int(index) / 3 + 1,
                    phase: index / 3 == 1 ? .deload : nil))
        }
        return program
    }

    /// Two programs; the first is followed, and its first day is done.
    private static func server() -> FakeServer {
        var server = FakeServer.ofTwoPlans
        server.programs = [program(block, "Block", 9), program(other, "Other", 3)]
        server.programs[0].start(at: start)
        server.programs[0].done(server.programs[0].days[0], session: id(5), at: start)
        server.followed = block
        return server
    }

    private func started(_ server: FakeServer = server(), at path: String) -> Device {
        var device = Device(server)
        device.boot(at: path)
        device.settle()
        return device
    }

    private func undo(_ device: inout Device) {
        device.tap("Undo")
        for _ in 0..<4 { device.settle() }
    }

    @Test func aProgramThatBeganAgainStandsWhereItStood() throws {
        var device = started(at: "/programs/" + Self.block.text)
        let before = try #require(device.server.programs[0].run)
        device.tap("Start again")
        device.settle()
        #expect(device.server.programs[0].run?.marks.isEmpty == true)
        #expect(device.pageText.contains("Block begins again"))
        undo(&device)
        #expect(device.server.programs[0].run?.marks == before.marks)
        #expect(device.server.programs[0].run?.startedAt == before.startedAt)
        #expect(device.server.programs[0].run?.nextDay == 2)
        #expect(device.pageText.contains("1 of 9 workouts"))
    }

    @Test func aJumpIsSaidAndTakenBack() throws {
        var device = started(at: "/programs/" + Self.block.text)
        let before = try #require(device.server.programs[0].run)
        device.tap("Go here, Day 7")
        device.settle()
        #expect(device.server.programs[0].run?.nextDay == 7)
        #expect(device.pageText.contains("Day 7 is next"))
        undo(&device)
        #expect(device.server.programs[0].run?.nextDay == 2)
        #expect(device.server.programs[0].run?.dueSince == before.dueSince)
    }

    @Test func theProgramThatWasFollowedIsFollowedAgain() throws {
        var device = started(at: "/programs/" + Self.other.text)
        let before = try #require(device.server.programs[0].run)
        device.tap("Follow this program")
        device.settle()
        #expect(device.server.followed == Self.other)
        #expect(device.pageText.contains("You follow Other"))
        undo(&device)
        #expect(device.server.followed == Self.block)
        #expect(device.server.programs[0].run?.dueSince == before.dueSince)
        #expect(device.server.programs[1].run == nil)
    }

    @Test func aProgramOfTheLibraryInTheWrongMomentIsTakenBack() throws {
        var server = Self.server()
        var blueprint = ProgramBlueprint(name: "Two Days", plans: [.init(name: "A")], days: [.init(plan: "A")])
        blueprint.slug = "two-days"
        server.library = [ProgramTemplate(blueprint, equipment: [])]
        server.libraryDays = [
            ProgramDay(id: ProgramDayID(high: 6, low: 50), dayNumber: 1, planID: PlanID(high: 8, low: 1))
        ]
        var device = started(server, at: "/programs/library/" + server.library[0].id.text)
        device.tap("Follow this program")
        device.settle()
        #expect(device.server.programs.count == 3)
        #expect(device.pageText.contains("You follow Two Days instead of Block"))
        undo(&device)
        #expect(device.server.followed == Self.block)
        #expect(device.server.programs.map(\.id) == [Self.block, Self.other])
    }

    @Test func thePageBeginsWithTodayAndSaysWhatTheWeekIsFor() throws {
        var server = Self.server()
        server.programs[0].jump(to: 5, at: Self.start)
        let device = started(server, at: "/programs/" + Self.block.text)
        let text = device.pageText
        let due = try #require(text.range(of: "week 2 of 3, day 5"))
        let skip = try #require(text.range(of: "Skip day"))
        let days = try #require(text.range(of: "Week 1"))
        #expect(due.lowerBound < skip.lowerBound && skip.lowerBound < days.lowerBound)
        #expect(text.contains("60% of the weight, 50% of the sets, at least 3 reps in reserve. A week to recover"))
        server.settings.effortScale = .rpe
        #expect(started(server, at: "/programs/" + Self.block.text).pageText.contains("at most RPE 7. A week"))
    }

    @Test func theEndAsksWhatIsNext() throws {
        var server = Self.server()
        for day in server.programs[0].days {
            server.programs[0].done(day, session: id(10 + day.dayNumber), at: Self.start)
        }
        var device = started(server, at: "/programs/" + Self.block.text)
        #expect(device.pageText.contains("Program done"))
        #expect(!device.pageText.contains("!"))
        #expect(device.pageText.contains("Another one from the library"))
        #expect(device.pageText.contains("One of your own"))
        device.tap("Again, with the weights of now")
        device.settle()
        #expect(device.server.programs[0].run?.nextDay == 1)
    }

    // MARK: Whose plans are

    private static func ofPrograms() -> FakeServer {
        var server = server()
        for (index, maker) in [block, other, ProgramID(high: 6, low: 1)].enumerated() {
            var plan = server.plans[1]
            plan.id = PlanID(high: 9, low: UInt64(index))
            plan.name = "Day A"
            plan.currentVersion.id = SnapshotID(high: 9, low: UInt64(index))
            plan.currentVersion.planID = plan.id
            plan.madeFor = maker
            plan.usedBy = index < 2 ? [maker] : []
            server.plans.append(plan)
        }
        return server
    }

    @Test func plansOfProgramsStandUnderTheirNames() throws {
        let device = started(Self.ofPrograms(), at: "/plans")
        let text = device.pageText
        let own = try #require(text.range(of: "Pull A"))
        let block = try #require(text.range(of: "Block"))
        let other = try #require(text.range(of: "Other"))
        let left = try #require(text.range(of: "From programs you no longer have: 1"))
        #expect(own.lowerBound < block.lowerBound && block.lowerBound < other.lowerBound)
        #expect(other.lowerBound < left.lowerBound)
    }

    @Test func twoRunsOfAProgramAreToldApart() throws {
        var server = Self.ofPrograms()
        server.programs[1].name = "Block"
        server.programs[1].start(at: Self.start.adding(seconds: -20 * 86_400))
        let device = started(server, at: "/plans")
        #expect(device.pageText.split(separator: "Block · from ").count == 3)
    }

    @Test func todayOffersNothingOfOtherPrograms() throws {
        var device = started(Self.ofPrograms(), at: "/")
        device.tap("Other plans")
        // One of three of that name.
        #expect(device.pageText.split(separator: "Day A").count == 2)
    }

    @Test func theEditorOffersTheLiftersOwnFirst() throws {
        var device = started(Self.ofPrograms(), at: "/programs/new")
        #expect(device.path(to: "+ Push A") != nil)
        #expect(device.path(to: "+ Day A") == nil)
        device.tap("+ Other plan")
        #expect(device.pageText.contains("Day A · Block"))
        #expect(device.pageText.contains("Day A · Other"))
        #expect(device.pageText.split(separator: "Day A").count == 3)
    }

    // MARK: More than a page

    @Test func aPlanBeyondTheFirstPageIsAskedFor() throws {
        var server = Self.server()
        server.longestPage = 1
        var device = started(server, at: "/plans/" + Self.pull.text)
        #expect(device.pageText.contains("Pull A"))
        #expect(!device.pageText.contains("Not here"))
        device = started(server, at: "/plans/" + Self.pull.text + "/edit")
        #expect(device.path(to: "Save as version 2") != nil)
        device = started(server, at: "/plans/" + PlanID(high: 1, low: 1).text)
        #expect(device.pageText.contains("Not here"))
    }

    @Test func theListsGoOn() throws {
        var server = Self.server()
        server.longestPage = 1
        var device = started(server, at: "/plans")
        #expect(!device.pageText.contains("Pull A"))
        device.tap("Show more")
        device.settle()
        #expect(device.pageText.contains("Pull A"))
        #expect(device.path(to: "Show more") == nil)
        device.navigate("/programs")
        device.settle()
        #expect(!device.pageText.contains("Other"))
        device.tap("Show more")
        device.settle()
        #expect(device.pageText.contains("Other"))
    }

    /// Thirty plans more, of which one page tells ten.
    private static func manyPlans() -> FakeServer {
        var server = Self.server()
        for number in 0..<30 {
            var plan = server.plans[0]
            (plan.id, plan.name) = (PlanID(high: 70, low: UInt64(number)), "Plan " + String(number))
            server.plans.append(plan)
        }
        server.longestPage = 10
        return server
    }

    /// A name on a page that was not read yet is found, and one that is on none is said not to be.
    private func looksAmongAllPages(_ device: inout Device) {
        device.type("plan 28", into: "plan-query")
        #expect(!device.pageText.contains("Nothing found"), "not as long as there are more")
        device.settle()
        #expect(device.path(to: "Plan 28") != nil)
        device.type("plan 99", into: "plan-query")
        #expect(device.pageText.contains("Nothing found"))
    }

    /// Wherever a plan is chosen, each can be.
    @Test func aPlanIsChosenAmongAllPages() throws {
        var device = started(Self.manyPlans(), at: "/")
        device.tap("Other plans")
        #expect(device.facts.knowledge.plans?.count == 10)
        looksAmongAllPages(&device)
        device = started(Self.manyPlans(), at: "/calendar")
        #expect(device.facts.knowledge.plans?.count == 10)
        device.tap("Plan a workout")
        device.settle()
        #expect(device.path(to: "Plan 28") != nil)
        for path in ["/", "/programs/new"] {
            device = started(Self.manyPlans(), at: path)
            device.navigate("/programs/new")
            device.settle()
            #expect(device.facts.knowledge.plans?.count == device.server.plans.count)
        }
    }

    @Test func whoLooksForANameLooksAmongAllPages() throws {
        var device = started(Self.manyPlans(), at: "/plans")
        #expect(device.path(to: "Plan 28") == nil)
        looksAmongAllPages(&device)
    }

    @Test func aProgramBeyondTheFirstPageIsAskedForWithItsPlans() throws {
        var server = Self.server()
        server.longestPage = 1
        var device = started(server, at: "/programs/" + Self.other.text)
        #expect(device.pageText.contains("Other"))
        #expect(device.pageText.contains("Pull A"))
        device = started(server, at: "/programs/" + Self.other.text + "/edit")
        #expect(device.path(to: "Save program") != nil)
    }

    // MARK: What the gym has not got

    @Test func thePreviewSaysWhatTheGymHasNot() throws {
        var server = Self.server()
        let bench = try #require(server.exercises.first { $0.equipment.contains(.barbell) })
        var blueprint = ProgramBlueprint(name: "Two Days", plans: [.init(name: "A")], days: [.init(plan: "A")])
        blueprint.slug = "two-days"
        blueprint.plans[0].exercises = [
            ExercisePrescription(
                id: .unnamed, exerciseID: bench.id, name: bench.name,
                sets: [SetPrescription(id: .unnamed, reps: 5, rir: RIR(2))])
        ]
        server.library = [ProgramTemplate(blueprint, equipment: [])]
        var gym = Gym(id: GymID(high: 3, low: 3), name: "Hotel")
        (gym.dumbbells, gym.has) = ([.kg(20)], ["bench"])
        server.gyms = [gym]
        server.settings.gymID = gym.id
        let device = started(server, at: "/programs/library/" + server.library[0].id.text)
        #expect(device.pageText.contains("Not in Hotel"))
        #expect(device.pageText.contains("RIR 2"))
    }
}
