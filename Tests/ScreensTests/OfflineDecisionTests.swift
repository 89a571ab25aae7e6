import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// Decisions without signal.
extension ReviewTests {
    @Test func decisionsWithoutSignalSurviveARestartAndArriveInOrder() {
        var server = gymServer()
        server.suggestions = [bundle(server)]
        var device = Device(server)
        device.boot(at: "/suggestions")
        device.settle()
        device.goOnline(false)
        device.tap("Accept, Bench Press (Barbell)")
        #expect(device.pageText.contains("AcceptedNot on the server yet") && device.announced.contains("Accepted"))
        device.tap("Undo")
        device.tap("No, Bench Press (Barbell)")
        device.tap("Too soon")
        device.settle()
        device.boot(at: "/suggestions")
        device.settle()
        #expect(device.pageText.contains("Not this time: Too soonNot on the server yet"))
        #expect(device.server.suggestions[0].changes[0].state == .pending)
        device.boot()
        #expect(!device.pageText.contains("suggestion waits"), "decided is decided")
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        let changes = device.server.suggestions[0].changes.filter { $0.type != .stay }
        #expect(changes.allSatisfy { $0.state == .rejected && $0.decisionReason == "Too soon" })
        #expect(device.server.plans[0].currentVersion.versionNumber == 3, "accepted, and taken back")
        #expect(sets(device)[0].weight == Mass(thousandths: 82_500, of: .kg))
        #expect(device.server.carriedOut.values.allSatisfy { $0 == 1 })
        #expect(device.facts.outbox.waiting.isEmpty)
    }

    @Test func aRefusedDecisionIsOpenAgainAndOnTheListInTheLiftersWords() {
        var server = gymServer()
        server.suggestions = [bundle(server)]
        var device = Device(server)
        device.boot(at: "/suggestions")
        device.settle()
        device.goOnline(false)
        device.tap("No, Bench Press (Barbell)")
        device.tap("Too soon")
        device.server.refusal = (
            "POST /v1/suggestions/decisions", "CHANGE_CONFLICT", "Something newer stands there.", ""
        )
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.pageText.contains("2 changes could not be saved"))
        #expect(device.path(to: "Accept, Bench Press (Barbell)") != nil)
        device.tap("Look")
        #expect(device.pageText.contains("Bench Press (Barbell): Not this time: Too soonSomething newer stands there."))
    }

    @Test func withoutSignalTheStartLoadsTheVersionThatTheServerKnows() {
        var server = gymServer()
        server.suggestions = [bundle(server)]
        var device = Device(server)
        device.boot()
        device.settle()
        device.goOnline(false)
        device.tap("How do you feel?")
        device.tap("Accept, Bench Press (Barbell)")
        #expect(device.path(to: "Accept, Bench Press (Barbell)") == nil)
        device.tap("Start as planned")
        #expect(device.path == "/workout")
        #expect(device.facts.sync.workout?.planSnapshotID == server.plans[0].currentVersion.id)
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.server.current?.planSnapshotID == server.plans[0].currentVersion.id)
        #expect(sets(device)[0].weight == .kg(85))
    }
}
