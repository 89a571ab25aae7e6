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
        #expect(device.facts.sync.workout?.exercises[0].sets[0].weight == .kg(85), "accepted before")
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.server.current?.planSnapshotID == server.plans[0].currentVersion.id)
        #expect(sets(device)[0].weight == .kg(85))
    }

    @Test func acceptAndStartWithoutSignalWaitsWhileTheWorkoutRuns() {
        var server = gymServer()
        server.suggestions = [bundle(server)]
        var device = Device(server)
        device.boot()
        device.settle()
        device.goOnline(false)
        device.tap("How do you feel?")
        #expect(device.pageText.contains("A start loads version 1."))
        device.tap("Accept 1 and start")
        // As accepted, in the version before: the next one is the server's to make.
        #expect(device.path == "/workout" && device.pageText.contains("Done · 85 kg × 8"))
        device.settle()
        device.boot(at: "/workout")
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(sets(device)[0].weight == .kg(85), "accepted")
        #expect(device.server.current?.planSnapshotID == server.plans[0].currentVersion.id)
        #expect(device.server.carriedOut.values.allSatisfy { $0 == 1 })
        #expect(device.facts.outbox.waiting.isEmpty)
    }

    @Test func acceptAndStartThatIsNotAnsweredIsDecidedOnce() {
        var server = gymServer()
        server.suggestions = [bundle(server)]
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        device.tap("Accept 1 and start")
        let request = device.requests.removeFirst()
        // It arrived, and nobody heard.
        _ = device.server.handle(request.method, request.path, request.body, now: device.now)
        device.respond(request.id, 0, "")
        #expect(device.path == "/workout")
        device.wait(seconds: 60)
        #expect(sets(device)[0].weight == .kg(85))
        #expect(device.server.carriedOut.values.allSatisfy { $0 == 1 })
        #expect(device.facts.outbox.waiting.isEmpty)
    }
}

/// Plans without signal.
extension PlanScreensTests {
    @Test func goingBackWithoutSignalWaitsAndIsDoneOnce() {
        var device = threeVersions()
        device.tap("Version 1")
        device.settle()
        device.goOnline(false)
        device.tap("Back to this version")
        #expect(device.pageText.contains("Not on the server yet."))
        device.settle()
        let path = device.path
        device.boot(at: path)
        device.settle()
        #expect(push(device).currentVersion.versionNumber == 3)
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(push(device).currentVersion.versionNumber == 4)
        #expect(push(device).currentVersion.exercises == device.server.versions[0].exercises)
        #expect(device.pageText.contains("Version 4") && !device.pageText.contains("Not on the server yet"))
        #expect(device.facts.outbox.waiting.isEmpty)
    }

    @Test func goingBackThatIsNotAnsweredMakesOneVersion() {
        var device = threeVersions()
        device.tap("Version 1")
        device.settle()
        device.tap("Back to this version")
        let request = device.requests.removeFirst()
        _ = device.server.handle(request.method, request.path, request.body, now: device.now)
        device.respond(request.id, 0, "")
        device.settle()
        device.wait(seconds: 60)
        #expect(push(device).currentVersion.versionNumber == 4)
        #expect(device.facts.outbox.waiting.isEmpty)
    }

    @Test func aSessionBecomesAPlanWithoutSignal() {
        var server = gymServer()
        server.sessions[0].planID = nil
        var device = started(server, at: Route.session(server.sessions[0].id).path)
        device.goOnline(false)
        device.type("Push B", into: "Name of the plan")
        device.tap("Save as plan")
        #expect(device.pageText.contains("Not on the server yet") && device.path(to: "Save as plan") == nil)
        device.settle()
        let path = device.path
        device.boot(at: path)
        device.settle()
        #expect(device.pageText.contains("Not on the server yet"))
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.server.plans.map(\.name) == ["Push A", "Push B"])
        #expect(device.pageText.contains("Saved as a plan."))
        #expect(device.facts.outbox.waiting.isEmpty)
    }

    @Test func aPlanThatIsRefusedLaterCanBeSavedAgain() {
        var server = gymServer()
        server.sessions[0].planID = nil
        var device = started(server, at: Route.session(server.sessions[0].id).path)
        device.goOnline(false)
        device.tap("Save as plan")
        device.server.refusal = (
            "POST /v1/sessions/" + server.sessions[0].id.text + "/save-as-plan", "NAME_TAKEN", "There is one.", "/name"
        )
        device.goOnline(true)
        device.settle()
        #expect(device.path(to: "Save as plan") != nil)
        #expect(device.pageText.contains("1 change could not be saved") && device.pageText.contains("82.5 kg × 11"))
        device.navigate("/history")
        device.tap("Look")
        #expect(device.pageText.contains("Push A: Save plan") && device.pageText.contains("There is one."))
    }
}
