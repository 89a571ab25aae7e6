import Contract
import TestSupport
import Testing
import Training
import Wire

/// `unless_newer`: what was edited later than a command says that it was made stays as it is.
struct LaterEditTests {
    private static func patch(
        _ workout: ActiveWorkout, _ fields: String, at time: String, key: String, unlessNewer: Bool = true
    ) -> String {
        let exercise = workout.exercises[0]
        let target =
            #"{"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(exercise.sets[0].id.text)"}"#
        let ops = fields.split(separator: ",").map { field in
            let parts = field.split(separator: "=")
            return #"{"op":"set_field","target":\#(target),"field":"\#(parts[0])","value":\#(parts[1])}"#
        }
        return #"{"ops":[\#(ops.joined(separator: ","))],"idempotency_key":"\#(key)","#
            + #""client_timestamp":"2026-11-18T\#(time)+01:00""# + (unlessNewer ? #","unless_newer":true}"# : "}")
    }

    @Test func anOlderEditLeavesTheNewerCellAloneAndSaysSo() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            kit.clock.advance(seconds: 3_600)
            let base = "/v1/active-workouts/\(workout.id.text)"
            let newer = try await kit.post(
                base + "/patch", Self.patch(workout, "reps=9", at: "18:20:00", key: "newer"))
            #expect(try newer.value(ChangeAnswer.self).overtaken == nil)

            let body = Self.patch(workout, "weight=55,reps=12", at: "18:10:00", key: "partly")
            let partly = try await kit.post(base + "/patch", body)
            #expect(partly.status == 200)
            #expect(try partly.value(ChangeAnswer.self).overtaken == ["reps"])
            #expect(try partly.value(ChangeAnswer.self).revision == 3)
            #expect(try await kit.post(base + "/patch", body).text == partly.text)

            let gone = Self.patch(workout, "reps=12", at: "18:10:00", key: "gone")
            let left = try await kit.post(base + "/patch", gone)
            #expect(left.status == 200)
            #expect(try left.value(ChangeAnswer.self).overtaken == ["reps"])
            #expect(try left.value(ChangeAnswer.self).revision == 3)
            let after = try await kit.get(base).value(ActiveWorkout.self)
            #expect(after.revision == 3)
            #expect(after.exercises[0].sets[0].reps == 9)
            #expect(after.exercises[0].sets[0].weight == .kg(55))

            // A later edit does not change what an earlier command was answered.
            _ = try await kit.post(base + "/patch", Self.patch(workout, "reps=7", at: "18:30:00", key: "newest"))
            #expect(try await kit.post(base + "/patch", gone).text == left.text)
            #expect(try await kit.get(base).value(ActiveWorkout.self).exercises[0].sets[0].reps == 7)
        }
    }

    @Test func whoDoesNotAskForItGoesByArrival() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            kit.clock.advance(seconds: 3_600)
            let base = "/v1/active-workouts/\(workout.id.text)"
            _ = try await kit.post(base + "/patch", Self.patch(workout, "reps=9", at: "18:20:00", key: "newer"))
            let older = try await kit.post(
                base + "/patch", Self.patch(workout, "reps=12", at: "18:10:00", key: "older", unlessNewer: false))
            #expect(try older.value(ChangeAnswer.self).overtaken == nil)
            #expect(try await kit.get(base).value(ActiveWorkout.self).exercises[0].sets[0].reps == 12)
        }
    }

    @Test func aSetIsDoneWithTheNumbersThatWereEditedLater() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            kit.clock.advance(seconds: 3_600)
            let base = "/v1/active-workouts/\(workout.id.text)"
            _ = try await kit.post(base + "/patch", Self.patch(workout, "reps=9", at: "18:20:00", key: "newer"))
            let body = kit.logBody(workout, 0, key: "log", weight: "55", reps: "12").dropLast()
            let logged = try await kit.post(base + "/log-set", body + #","unless_newer":true}"#)
            #expect(try logged.value(ChangeAnswer.self).overtaken == ["reps"])
            let set = try await kit.get(base).value(ActiveWorkout.self).exercises[0].sets[0]
            #expect(set.status == .done && set.reps == 9 && set.weight == .kg(55))
        }
    }

    /// What was taken back later stays taken back; and the moment of the newest change never goes back with it.
    @Test func anUndoIsALaterEdit() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            kit.clock.advance(seconds: 3_600)
            let base = "/v1/active-workouts/\(workout.id.text)"
            _ = try await kit.post(base + "/patch", Self.patch(workout, "reps=9", at: "18:05:00", key: "edit"))
            _ = try await kit.post(base + "/patch", Self.patch(workout, "weight=50", at: "18:25:00", key: "weight"))
            let undo = #"{"reverts":"edit","idempotency_key":"undo","client_timestamp":"2026-11-18T18:20:00+01:00"}"#
            #expect(try await kit.post(base + "/undo", undo).status == 200)
            let late = try await kit.post(
                base + "/patch", Self.patch(workout, "reps=12", at: "18:10:00", key: "late"))
            #expect(try late.value(ChangeAnswer.self).overtaken == ["reps"])
            let weight = try await kit.post(
                base + "/patch", Self.patch(workout, "weight=70", at: "18:22:00", key: "light"))
            #expect(try weight.value(ChangeAnswer.self).overtaken == ["weight"])
            let after = try await kit.get(base).value(ActiveWorkout.self)
            #expect(after.exercises[0].sets[0].reps == workout.exercises[0].sets[0].reps)
            #expect(after.exercises[0].sets[0].weight == .kg(50))
            #expect(after.updatedAt == Instant("2026-11-18T18:25:00+01:00"))
        }
    }
}
