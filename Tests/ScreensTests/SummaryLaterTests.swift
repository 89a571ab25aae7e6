import Contract
import TestSupport
import Testing
import Training

@testable import Screens

/// What becomes of a session and of its proposals after the workout is in the summary, too.
@Suite struct SummaryLaterTests {
    private func trained() -> Device {
        var server = gymServer()
        server.completion.suggestions = [ReviewTests().bundle(server)]
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        device.finishAllSets()
        return device
    }

    /// The server tells that the session and what is proposed are others by now.
    private func tell(_ device: inout Device) {
        let id = device.server.sessions[0].id
        device.beTold(
            ChangeEvent(
                revision: 7,
                changes: [
                    .init(kind: .session, id: id.retyped(), isDeleted: false),
                    .init(kind: .suggestion, id: id.retyped(), isDeleted: false),
                ]))
        device.settle()
    }

    @Test func aCorrectionIsFollowed() throws {
        var device = trained()
        #expect(device.path == "/summary" && device.pageText.contains("82.5→85 kg"))
        var session = device.server.sessions[0]
        session.title = "Push, put right"
        session.exercises[0].sets[0].reps = 5
        session.totals = session.computedTotals
        device.server.sessions[0] = session
        var judged = try #require(device.server.suggestions.first)
        (judged.id, judged.sessionID) = (SuggestionID(high: 62, low: 2), session.id)
        var stay = try #require(judged.changes.last)
        (stay.id, stay.exerciseID) = (ChangeID(high: 60, low: 77), ExerciseID(high: 7, low: 1))
        (stay.exerciseName, stay.targetExercisePrescriptionID) = (
            "Bench Press (Barbell)", PrescriptionID(high: 8, low: 11)
        )
        judged.changes = [stay]
        device.server.suggestions[0].changes.removeAll { $0.exerciseID == ExerciseID(high: 7, low: 1) }
        device.server.suggestions.append(judged)
        tell(&device)
        #expect(device.pageText.contains("After Push, put right"))
        #expect(device.pageText.contains(device.app.world.strings.volume(session.totals.volume)))
        #expect(!device.pageText.contains("82.5→85 kg"), "nobody proposes that any more")
        let answer = try #require(device.app.summary.map { device.app.world.workedOut($0) }?.answer)
        #expect(answer.suggestions.flatMap(\.changes).map(\.id).contains(stay.id))
        #expect(device.path(to: "Accept all · new version 2") == nil)
    }

    @Test func whatWasDecidedHereStaysWhereItIs() throws {
        var device = trained()
        device.tap("Accept all · new version 2")
        device.settle()
        tell(&device)
        #expect(device.pageText.contains("82.5→85 kg"))
        let answer = try #require(device.app.summary.map { device.app.world.workedOut($0) }?.answer)
        #expect(answer.suggestions.flatMap(\.changes).map(\.state).filter { $0 == .accepted }.count == 6)
    }
}
