import HTTPTypes
import Server
import Service
import TestSupport
import Testing
import Training
import Wire

/// How long texts and bodies may be, and what has none.
struct BodyLimitTests {
    private func patch(_ kit: Kit, _ workout: ActiveWorkout, _ field: String, _ count: Int) async throws -> Kit.Answer {
        let (exercise, set) = (workout.exercises[0].instanceID.text, workout.exercises[0].sets[0].id.text)
        let target = field == "notes" ? "{}" : #"{"exercise_instance_id":"\#(exercise)","set_id":"\#(set)"}"#
        let text = String(repeating: "ü", count: count)
        return try await kit.post(
            "/v1/active-workouts/\(workout.id.text)/patch",
            #"{"idempotency_key":"\#(field)\#(count)","ops":[{"op":"set_field","target":\#(target),"field":"\#(field)","value":"\#(text)"}]}"#
        )
    }

    @Test(arguments: ["notes", "note"]) func whatALifterWritesDownMayBeLong(field: String) async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            #expect(try await patch(kit, workout, field, 2_000).status == 200)
            let refused = try await patch(kit, workout, field, 2_001)
            #expect(refused.status == 400)
            #expect(refused.text.contains("at most 2000 characters"))
        }
    }

    @Test func namesAndKeysAreShort() async throws {
        try await Kit.with { kit in
            let long = String(repeating: "x", count: 201)
            for (path, body, field) in [
                ("/v1/plans", #"{"name":"\#(long)","exercises":[]}"#, "/name"),
                ("/v1/active-workouts", #"{"freeform":true,"title":"\#(long)"}"#, "/title"),
                ("/v1/gyms", #"{"name":"\#(long)","bars":[]}"#, "/name"),
            ] {
                let refused = try await kit.post(path, body)
                #expect(refused.status == 400 && refused.path == field, "\(refused.text)")
            }
            #expect(try await kit.post("/v1/plans", #"{"name":"a\u0000b","exercises":[]}"#).path == "/name")
        }
    }

    @Test func whatIsAskedForWithHeadHasNoBody() async throws {
        try await Kit.with { kit in
            for path in ["/v1/plans", "/v1/nothing", "/v1/plans/\(id(1, PlanTag.self).text)", "/v1/import"] {
                let answer = try await kit.send(.head, path)
                #expect(answer.text.isEmpty, "\(path)")
            }
        }
    }

    @Test func aBodyThatSaysItIsTooLongIsNotWaitedFor() async throws {
        try await Kit.with(overSocket: true) { kit in
            let refused = try await kit.send(.post, "/v1/plans", String(repeating: " ", count: (1 << 20) + 1))
            #expect(refused.code == "TOO_LARGE")
        }
    }
}
