import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Finished workouts: put right, deleted, done again, sent elsewhere; and those that are told afterwards.
@Suite struct SessionScreensTests {
    private static let path = "/history/00000000-0000-0005-0000-000000000005"

    private func bench(_ device: Device) -> ExercisePerformance { device.server.sessions[0].exercises[0] }

    @Test func aSetIsPutRightWithoutSignalAndArrivesOnce() {
        var device = Device.atGym(at: Self.path)
        device.goOnline(false)
        device.tap("Correct")
        device.tap("Bench Press (Barbell)")
        device.type("85", into: "edit-0-set-0-weight")
        device.type("7", into: "edit-0-set-0-reps")
        device.tap("go")
        device.settle()
        #expect(device.path == Self.path)
        #expect(device.pageText.contains("85 kg × 7"), "shown as done")
        #expect(device.pageText.contains("Not on the server yet"))
        #expect(device.announced.contains("Saved on this device."))
        #expect(bench(device).sets[0].weight != .kg(85))
        device.boot(at: Self.path)
        device.settle()
        #expect(device.pageText.contains("85 kg × 7"), "also after a restart")
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(bench(device).sets[0].weight == .kg(85))
        #expect(bench(device).sets[0].reps == 7)
        #expect(bench(device).sets[1].weight == Mass(thousandths: 82_500, of: .kg), "what was not touched stays")
        #expect(!device.pageText.contains("Not on the server yet"))
        #expect(device.server.carriedOut.values.allSatisfy { $0 == 1 })
        #expect(!device.stored.keys.contains { $0.hasPrefix(Outbox.stepKey) })
    }

    @Test(arguments: [(Settings.EffortScale.rir, "1,5", "2"), (.rpe, "8.5", "8")])
    func theEffortOfASetIsPutRightInTheLiftersOwnScale(_ scale: Settings.EffortScale, _ typed: String, _ was: String) {
        var device = Device.atGym(at: Self.path) { $0.settings.effortScale = scale }
        device.tap("Correct")
        device.tap("Bench Press (Barbell)")
        let field = device.path(to: "edit-0-set-0-rir", .input)
        #expect(field.flatMap { device.shell.peek($0)?.attributes["value"] } == was)
        device.type("20", into: "edit-0-set-0-rir")
        device.tap("go")
        #expect(device.path != Self.path, "nothing that cannot be is saved")
        device.type(typed, into: "edit-0-set-0-rir")
        device.tap("go")
        device.settle()
        #expect(bench(device).sets[0].rir == RIR(halves: 3))
        #expect(bench(device).sets[1].rir == RIR(2))
    }

    @Test func howHardItWasIsPutRight() {
        var device = Device.atGym(at: Self.path) {
            var effort = PostEffort()
            (effort.rpe, effort.notes) = (SessionRPE(halves: 12), "Slept badly")
            $0.sessions[0].postEffort = effort
        }
        device.tap("Correct")
        device.change("9", "session-effort")
        device.tap("go")
        device.settle()
        device.wait(seconds: 60)
        #expect(device.server.sessions[0].postEffort?.rpe == SessionRPE(halves: 18))
        #expect(device.server.sessions[0].postEffort?.notes == "Slept badly", "what was not touched stays")
        device.tap("Correct")
        device.change("", "session-effort")
        device.tap("go")
        device.settle()
        device.wait(seconds: 60)
        #expect(device.server.sessions[0].postEffort?.rpe == nil)
    }

    @Test func aSetIsAddedDeletedAndMadeAWarmUpAndTheDayMoved() {
        var device = Device.atGym(at: Self.path)
        device.tap("Correct")
        device.type("Push early", into: "session-title")
        device.type("2026-11-10", into: "session-date")
        device.type("06:30", into: "session-time")
        device.type("40", into: "session-minutes")
        device.tap("Bench Press (Barbell)")
        device.change("warmup", "edit-0-set-0-type")
        device.tap("Remove set 2")
        device.tap("Add a set")
        device.tap("go")
        device.settle()
        let session = device.server.sessions[0]
        #expect(session.title == "Push early")
        #expect(device.announced.contains("Saved."))
        #expect(session.startedAt.text == "2026-11-10T06:30:00+01:00")
        #expect(session.endedAt.seconds(since: session.startedAt) == 2_400)
        #expect(bench(device).sets.map(\.setType) == [.warmup, .working, .working])
        #expect(device.pageText.contains("Push early"))
    }

    /// Of a correction that waits, the records are told as of what is shown.
    @Test func recordsFollowACorrectionWithoutSignal() {
        var device = Device.atGym(at: Self.path) { server in
            var before = server.sessions[0]
            (before.id, before.startedAt) = (WorkoutID(high: 5, low: 99), before.startedAt.adding(seconds: -1_209_600))
            server.sessions.append(before)
        }
        device.goOnline(false)
        for (weight, isRecord) in [("100", true), ("95", true), ("40", false)] {
            device.tap("Correct")
            device.tap("Bench Press (Barbell)")
            device.type(weight, into: "edit-0-set-0-weight")
            device.tap("go")
            device.settle()
            let weights = device.facts.knowledge.sessions?.first?.records.compactMap(\.mark.weight) ?? []
            #expect(weights.max() == (isRecord ? Mass(entry: weight, in: .kg) : nil), "\(weight)")
        }
    }

    @Test func whatTheServerWouldRefuseIsSaidBesideItsFieldWithoutSignal() {
        var device = Device.atGym(at: Self.path)
        device.goOnline(false)
        device.tap("Correct")
        device.tap("Bench Press (Barbell)")
        device.type("101", into: "edit-0-set-0-reps")
        device.tap("go")
        #expect(device.path.hasSuffix("/edit"))
        #expect(device.pageText.contains("At most 100 reps") || device.pageText.contains("At most 30 reps"))
        device.type("2030-01-01", into: "session-date")
        device.type("8", into: "edit-0-set-0-reps")
        device.tap("go")
        #expect(device.pageText.contains("Must not be in the future."))
        #expect(!device.stored.keys.contains { $0.hasPrefix(Outbox.stepKey) })
    }

    @Test func editsOfASessionAreKeptOverARestart() {
        var device = Device.atGym(at: Self.path)
        device.tap("Correct")
        device.type("Half done", into: "session-title")
        device.boot(at: Self.path + "/edit")
        device.settle()
        device.tap("go")
        device.settle()
        #expect(device.server.sessions[0].title == "Half done")
        #expect(device.stored[Stored.sessionDraft] == nil)
    }

    @Test func aWorkoutIsDeletedWhenTheStripGoesAndNotBefore() {
        var device = Device.atGym(at: Self.path)
        device.tap("Delete")
        #expect(device.path == "/history")
        #expect(!device.pageText.contains("Push AFri"))
        device.tap("Undo")
        device.settle()
        #expect(device.server.sessions.count == 1)
        #expect(device.pageText.contains("Push A"))
        device.navigate(Self.path)
        device.tap("Delete")
        device.goOnline(false)
        device.wait(seconds: 11)
        device.boot(at: "/history")
        device.settle()
        #expect(device.pageText.contains("No workouts") || !device.pageText.contains("Push A"))
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.server.sessions.isEmpty)
        #expect(device.server.carriedOut["delete/" + Self.path.dropFirst(9)] == 1)
    }

    @Test func aWorkoutIsDoneAgainWithItsSets() {
        var device = Device.atGym(at: Self.path) { server in
            for index in 0...1 { server.sessions[0].exercises[index].supersetGroup = "A" }
        }
        device.goOnline(false)
        device.tap("Do again")
        #expect(device.path == "/workout")
        let workout = device.facts.sync.workout
        #expect(workout?.title == "Push A")
        #expect(workout?.exercises.map(\.name) == ["Bench Press (Barbell)", "Pull Up", "Plank"])
        #expect(workout?.exercises[0].sets.map(\.reps) == [11, 11, 11])
        #expect(workout?.exercises[0].sets.map(\.status) == [.planned, .planned, .planned])
        #expect(workout?.exercises.map(\.supersetGroup) == ["A", "A", nil])
        device.boot(at: "/workout")
        #expect(device.facts.sync.workout?.exercises.count == 3, "also after a restart")
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        #expect(device.server.current?.exercises.map(\.exerciseID) == workout?.exercises.map(\.exerciseID))
        #expect(device.server.current?.exercises.map(\.supersetGroup) == ["A", "A", nil])
    }

    @Test func aPastWorkoutIsToldWithoutSignal() {
        var device = Device.atGym(at: "/history")
        device.goOnline(false)
        device.tap("Log a past workout")
        device.type("Hotel", into: "session-title")
        device.type("2026-11-02", into: "session-date")
        device.type("18:00", into: "session-time")
        device.type("35", into: "session-minutes")
        device.tap("Add exercise")
        device.type("pull", into: "query")
        device.tap("Pull Up")
        device.type("9", into: "edit-0-set-0-reps")
        device.tap("go")
        #expect(device.pageText.contains("Hotel"))
        device.tap("Progress")
        device.tap("History")
        #expect(device.pageText.contains("Hotel"))
        device.goOnline(true)
        device.settle()
        device.wait(seconds: 60)
        let told = device.server.sessions.last
        #expect(told?.title == "Hotel")
        #expect(told?.startedAt.text == "2026-11-02T18:00:00+01:00")
        #expect(told?.exercises.map(\.name) == ["Pull Up"])
        #expect(told?.exercises[0].sets.first?.reps == 9)
        #expect(device.server.sessions.count == 2)
    }

    @Test func whatWasRefusedForGoodIsOnTheListAndNoLongerShownAsDone() {
        var device = Device.atGym(at: Self.path)
        device.server.refusal = (
            "POST /v1/sessions/" + Self.path.dropFirst(9) + "/corrections", "CHANGE_CONFLICT", "Es geht nicht.", ""
        )
        device.tap("Correct")
        device.type("Other", into: "session-title")
        device.tap("go")
        device.settle()
        #expect(device.announced.contains("1 change could not be saved"))
        #expect(!device.pageText.contains("Other"))
        device.tap("Look")
        #expect(device.pageText.contains("Es geht nicht."))
        device.tap("Put away")
        #expect(!device.pageText.contains("could not be saved"))
        #expect(!device.stored.keys.contains { $0.hasPrefix(Outbox.stepKey) })
    }

    @Test func aWorkoutIsCopiedAsText() {
        var device = Device.atGym(at: Self.path)
        device.tap("Copy")
        #expect(device.copied.contains("Push A"))
        #expect(device.copied.contains("Bench Press (Barbell)\nSet 1: 82.5 kg × 11 · RIR 2"))
    }
}
