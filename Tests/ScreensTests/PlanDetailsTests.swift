import Contract
import TestSupport
import Testing
import Training

@testable import Screens

/// What a plan says of itself beside its exercises, and where the program that is followed is named.
@Suite struct PlanDetailsTests {
    @Test func kindAndMinutesOfAPlanAreChangedWithoutAVersion() throws {
        var server = gymServer()
        server.plans[0].estimatedMinutes = 45
        var device = Device(server)
        device.boot(at: "/plans/" + server.plans[0].id.text + "/edit")
        device.settle()
        device.type("Strength", into: "plan-category")
        device.type("many", into: "plan-minutes")
        #expect(device.pageText.contains("That is not a number that fits here."))
        device.type("60", into: "plan-minutes")
        device.tap("Save as version 2")
        device.settle()
        let plan = device.server.plans[0]
        #expect(plan.category == "Strength" && plan.estimatedMinutes == 60)
        #expect(plan.currentVersion.versionNumber == 1)
    }

    @Test func theProfileNamesTheProgram() {
        var server = gymServer()
        var program = Training.Program(id: ProgramID(high: 6, low: 9), name: "Block")
        program.days = [ProgramDay(id: ProgramDayID(high: 6, low: 1), dayNumber: 1, planID: server.plans[0].id)]
        program.start(at: Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60))
        server.programs = [program]
        server.followed = program.id
        var device = Device(server)
        device.boot(at: "/profile")
        device.settle()
        device.tap("program")
        #expect(device.path == "/programs/" + program.id.text)
    }
}
