import TestSupport
import Testing
import Training

/// What follows for where a lifter stands in a program when it is followed, begun anew or put back.
struct ProgramFollowTests {
    private let monday = Instant("2026-11-16T18:00:00+01:00")!

    /// Three days with a plan each.
    private static var program: Program {
        var program = Program(id: .unnamed, name: "Block")
        for number in 1...3 {
            program.days.append(
                ProgramDay(id: id(number), dayNumber: number, planID: PlanID(high: 0, low: UInt64(number))))
        }
        return program
    }

    /// As the server follows it, so does a device without one.
    @Test func whoFollowsAProgramGoesOnOrBeginsAnew() {
        var program = Self.program
        program.follow(isActive: false, restarting: false, at: monday)
        #expect(program.run?.startedAt == monday && program.run?.nextDay == 1)
        program.jump(to: 3, at: monday)
        let later = monday.adding(seconds: 86_400)
        let before = program
        program.follow(isActive: true, restarting: false, at: later)
        #expect(program == before, "it is followed already")
        program.follow(isActive: false, restarting: false, at: later)
        #expect(program.run?.nextDay == 3 && program.run?.dueSince == later, "what it missed meanwhile is not counted")
        program.pause(true, at: later)
        program.follow(isActive: true, restarting: false, at: later)
        #expect(program.run?.pausedAt == nil)
        program.follow(isActive: true, restarting: true, at: later)
        #expect(program.run == ProgramRun(startedAt: later))
    }

    /// What was done before a start is none of the days after it; what was done since is.
    @Test func whatWasDoneBeforeAStartStaysBeforeIt() {
        var program = Self.program
        program.start(at: monday)
        program.done(program.days[0], session: id(1), at: monday)
        let later = monday.adding(seconds: 3_600)
        program.putBack(ProgramRun(startedAt: later))
        #expect(program.run?.marks.isEmpty == true && program.run?.nextDay == 1)
        program.done(program.days[0], session: id(2), at: later)
        program.putBack(ProgramRun(startedAt: later))
        #expect(program.run?.marks.map(\.sessionID) == [id(2)] && program.run?.nextDay == 2)
    }
}
