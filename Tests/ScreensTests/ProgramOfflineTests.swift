import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Where a lifter stands in a program moves without the server too: shown at once, kept, and the same there when it is back.
@Suite struct ProgramOfflineTests {
    private static let start = Instant(milliseconds: 1_794_900_000_000, offsetMinutes: 60)
    private static let block = ProgramID(high: 6, low: 99)
    private static let other = ProgramID(high: 6, low: 98)
    private let waits = "Not on the server yet."

    private static func program(_ id: ProgramID, _ name: String) -> Training.Program {
        var program = Training.Program(id: id, name: name)
        for index in 1...5 {
            program.days.append(
                ProgramDay(
                    id: ProgramDayID(high: id.low, low: UInt64(index)), dayNumber: index,
                    planID: index == 2 ? FakeServer.pull : PlanID(high: 8, low: 1)))
        }
        return program
    }

    /// Two programs; the first is followed, and its first day is done.
    private static func server() -> FakeServer {
        var server = FakeServer.ofTwoPlans
        server.programs = [program(block, "Block"), program(other, "Other")]
        server.programs[0].start(at: start)
        server.programs[0].done(server.programs[0].days[0], session: server.sessions[0].id, at: start)
        server.followed = block
        return server
    }

    /// The page of a program, from which the server cannot be reached any more.
    private func away(at id: ProgramID, isOnline: Bool = false) -> Device {
        var device = Device(Self.server())
        device.boot(at: "/programs/" + id.text)
        device.settle()
        device.serverIsUp = false
        if !isOnline { device.goOnline(false) }
        return device
    }

    private func comesBack(_ device: inout Device) {
        device.serverIsUp = true
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.facts.outbox.waiting.isEmpty && device.facts.outbox.refused.isEmpty)
    }

    private func run(_ device: Device, _ id: ProgramID) -> ProgramRun? {
        device.server.programs.first { $0.id == id }?.run
    }

    @Test(arguments: [false, true]) func aProgramIsFollowedAndTheOtherEnds(isOnline: Bool) throws {
        var device = away(at: Self.other, isOnline: isOnline)
        device.tap("Follow this program")
        device.settle()
        let tapped = try #require(device.app.world.program)
        #expect(tapped.program.id == Self.other && tapped.isActive && tapped.program.run?.nextDay == 1)
        #expect(device.facts.knowledge.program(Self.block)?.isActive == false)
        #expect(device.pageText.contains(waits) && device.pageText.contains("You follow Other"))
        #expect(device.server.followed == Self.block)
        // All that the device knows is what it kept.
        device.boot(at: "/")
        device.settle()
        #expect(device.app.world.program?.program.run == tapped.program.run)
        device.now.milliseconds += 2 * 86_400_000
        comesBack(&device)
        #expect(device.server.followed == Self.other)
        #expect(run(device, Self.other) == tapped.program.run, "in the lifter's own time")
        #expect(device.app.world.program?.program == device.server.programs[1])
        device.navigate("/programs/" + Self.other.text)
        device.settle()
        #expect(!device.pageText.contains(waits))
    }

    @Test func whatIsTrainedOfItWithoutTheServerIsDoneOfIt() throws {
        var device = away(at: Self.other)
        device.tap("Follow this program")
        device.settle()
        device.navigate("/")
        device.tap("Start Push A")
        device.finishAllSets()
        #expect(device.app.world.program?.program.run?.nextDay == 2)
        device.navigate("/programs/" + Self.other.text)
        device.tap("Skip day")
        device.settle()
        #expect(device.app.world.program?.program.run?.nextDay == 3)
        comesBack(&device)
        let came = try #require(run(device, Self.other))
        #expect(came.nextDay == 3)
        #expect(Set(came.marks.map(\.dayNumber)) == [1, 2])
        #expect(came.marks.contains { $0.kind == .done && $0.sessionID == device.server.sessions.first?.id })
        #expect(device.app.world.program?.program.run == came)
    }

    @Test func aDayIsSkippedJumpedToAndPausedAt() throws {
        var device = away(at: Self.block)
        device.tap("Skip day")
        device.settle()
        #expect(device.app.world.program?.program.run?.nextDay == 3)
        device.tap("Go here, Day 5")
        device.settle()
        #expect(device.app.world.program?.program.run?.nextDay == 5)
        device.tap("Pause")
        device.settle()
        #expect(device.announced.last == "Block is paused")
        let shown = try #require(device.app.world.program?.program.run)
        #expect(shown.pausedAt != nil && run(device, Self.block)?.nextDay == 2)
        comesBack(&device)
        #expect(run(device, Self.block) == shown)
    }

    @Test func itBeginsAgainAndEnds() throws {
        var device = away(at: Self.block)
        device.tap("Start again")
        device.settle()
        let shown = try #require(device.app.world.program?.program.run)
        #expect(shown.nextDay == 1 && shown.marks.isEmpty)
        device.tap("Stop following")
        device.settle()
        #expect(device.app.world.program == nil)
        comesBack(&device)
        #expect(device.server.followed == nil && run(device, Self.block) == shown)
        #expect(device.app.world.program == nil)
    }

    @Test func whatWasDoneWithoutTheServerIsTakenBackWithoutIt() throws {
        var device = away(at: Self.other)
        let before = try #require(device.app.world.program?.program.run)
        device.tap("Follow this program")
        device.settle()
        device.tap("Undo")
        device.settle()
        #expect(device.app.world.program?.program.id == Self.block)
        #expect(device.app.world.program?.program.run == before)
        #expect(device.facts.knowledge.program(Self.other)?.program.run == nil)
        comesBack(&device)
        #expect(device.server.followed == Self.block)
        #expect(run(device, Self.block) == before && run(device, Self.other) == nil)
    }

    @Test func whatIsRefusedAfterItWaitedIsNoDraft() {
        var device = away(at: Self.other)
        device.tap("Follow this program")
        device.settle()
        device.server.programs.removeLast()
        device.serverIsUp = true
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.facts.outbox.waiting.isEmpty && !device.facts.outbox.refused.isEmpty)
        #expect(device.app.world.program?.program.id == Self.block, "what holds is shown again")
        #expect(device.stored[Stored.programDraft] == nil)
    }
}
