import Contract
import TestSupport
import Testing
import Training
import Wire

/// Seed 004 over the router: one exchange per operation and per refusal.
struct LiveWorkoutRouteTests {
    @Test func aWorkoutIsStartedLoggedAndCompleted() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let base = "/v1/active-workouts/\(workout.id.text)"
            #expect(workout.title == "Push")
            for set in 0..<3 {
                let logged = try await kit.post(base + "/log-set", kit.logBody(workout, set, key: "k\(set)"))
                #expect(logged.status == 200)
                #expect(try logged.value(ChangeAnswer.self).totals.sets == set + 1)
                #expect(try logged.value(ChangeAnswer.self).revision == set + 2)
            }
            let done = try await kit.post(
                base + "/complete", #"{"post_effort":{"rpe":7},"notes":"good","idempotency_key":"end"}"#)
            #expect(done.status == 200)
            let answer = try done.value(CompleteAnswer.self)
            #expect(answer.archivedWorkoutID == workout.id)
            #expect(answer.next.map(\.recommendation.change) == [.increaseReps])
            #expect(
                answer.next[0].recommendation.targets == Array(repeating: SetTarget(weight: .kg(60), reps: 9), count: 3)
            )
            #expect(
                answer.next[0].recommendation.reasons.first?.text == "Every set reached its target: one rep more, 9.")
            let session = try await kit.get("/v1/sessions/\(workout.id.text)").value(WorkoutSession.self)
            #expect(session.totals == answer.totals)
            #expect(session.notes == "good")
            #expect(session.postEffort?.rpe == SessionRPE(halves: 14))
            #expect(try await kit.get("/v1/active-workouts/current").code == "NOT_FOUND")
            #expect(
                try await kit.post(
                    base + "/complete", #"{"post_effort":{"rpe":7},"notes":"good","idempotency_key":"end"}"#
                ).text == done.text)
            let again = try await kit.post(base + "/complete")
            #expect(again.status == 409)
            #expect(again.json["error"]?["details"]?["archived_workout_id"] == .string(workout.id.text))
        }
    }

    @Test func aBetterEstimatedMaxIsARecordAndAFirstOneABaseline() async throws {
        try await Kit.with { kit in
            var summaries: [ExerciseSummary] = []
            let plan = try await kit.plan()
            for (round, weight) in ["60", "62"].enumerated() {
                let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.id.text)"}"#)
                let path = "/v1/active-workouts/\(try started.value(StartAnswer.self).workoutID.text)"
                let workout = try await kit.get(path).value(ActiveWorkout.self)
                _ = try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "k\(round)", weight: weight))
                summaries += try await kit.post(path + "/complete").value(CompleteAnswer.self).exerciseSummaries
            }
            #expect(summaries.map(\.isRecord) == [false, true])
            #expect(summaries[0].previous == nil)
            #expect(summaries[1].previous == .kg(76))
            // 62 × (1 + 8/30) against 60 × (1 + 8/30): 62/60 is 3.333 % more.
            #expect(summaries[1].deltaPercent == Percent(thousandths: 3_333))
        }
    }

    /// Seed 004, T1.
    @Test func logSet_respects_idempotency_and_already_done() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)/log-set"
            let first = try await kit.post(path, kit.logBody(workout, 0, key: "k"))
            kit.clock.advance(seconds: 60)
            #expect(try await kit.post(path, kit.logBody(workout, 0, key: "k")).text == first.text)
            let later = kit.logBody(workout, 0, key: "k").replacing("18:01:00", with: "18:02:00")
            #expect(try await kit.post(path, later).text == first.text, "the client's clock is no part of the command")
            #expect(try await kit.post(path, kit.logBody(workout, 0, key: "other")).code == "ALREADY_DONE")
            let reused = try await kit.post(path, kit.logBody(workout, 0, key: "k", reps: "9"))
            #expect(reused.status == 409)
            #expect(reused.code == "IDEMPOTENCY_KEY_REUSED")
            kit.clock.advance(seconds: 86_400)
            #expect(try await kit.post(path, kit.logBody(workout, 0, key: "k")).code == "ALREADY_DONE")
        }
    }

    /// Seed 004, T2.
    @Test func addExercise_idempotent_and_totals_intact() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)/add-exercise"
            let body = #"{"exercise_id":"\#(BuiltInExercises.id(slug: "squat_barbell").text)","idempotency_key":"add"}"#
            let first = try await kit.post(path, body)
            #expect(try await kit.post(path, body).text == first.text)
            let after = try await kit.get("/v1/active-workouts/current").value(ActiveWorkout.self)
            #expect(after.exercises.count == 2)
            #expect(after.exercises[1].name == "Squat (Barbell)")
            #expect(after.exercises[1].instanceID == (try first.value(ChangeAnswer.self).exerciseInstanceID))
            #expect(after.totals == Totals())
        }
    }

    @Test func concurrentPairsWithOneKeyRunOnce() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)/log-set"
            let body = kit.logBody(workout, 0, key: "pair")
            async let one = kit.post(path, body)
            async let other = kit.post(path, body)
            let (first, second) = try await (one, other)
            #expect(first.text == second.text)
            #expect(first.status == 200)
            let events = try await kit.get("/v1/active-workouts/\(workout.id.text)/events").value(
                Page<WorkoutEvent>.self)
            #expect(events.items.map(\.type) == [.workoutStarted, .setDone])
        }
    }

    @Test func eventsReplayToTheStoredDocument() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let base = "/v1/active-workouts/\(workout.id.text)"
            _ = try await kit.post(base + "/log-set", kit.logBody(workout, 0, key: "a"))
            _ = try await kit.post(
                base + "/patch",
                #"{"ops":[{"op":"set_field","target":{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(workout.exercises[0].sets[1].id.text)"},"field":"weight","value":61.5}],"idempotency_key":"b","client_timestamp":"2026-11-18T18:01:00+01:00"}"#
            )
            let events = try await kit.get(base + "/events").value(Page<WorkoutEvent>.self).items
            #expect(events.map(\.seq) == [1, 2, 3])
            #expect(try await kit.get(base + "/events?after=2").value(Page<WorkoutEvent>.self).items == [events[2]])
            let replayed = try events.reduce(JSONValue.null) { try $0.applying($1.diffOps) }
            #expect(JSON.text(replayed) == (try await kit.get(base).text))
        }
    }

    @Test func oneWorkoutRunsAtATime() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let second = try await kit.post("/v1/active-workouts", #"{"freeform":true}"#)
            #expect(second.status == 409)
            #expect(second.code == "ACTIVE_WORKOUT_EXISTS")
            #expect(second.json["error"]?["details"]?["workout_id"] == .string(workout.id.text))
            let same = try await kit.post("/v1/active-workouts", #"{"workout_id":"\#(workout.id.text)"}"#)
            #expect(same.status == 200)
            #expect(try same.value(StartAnswer.self).exercises == workout.exercises)
            #expect(try await kit.post("/v1/active-workouts/\(workout.id.text)/cancel").status == 200)
            #expect(try await kit.post("/v1/active-workouts", #"{"freeform":true}"#).status == 201)
        }
    }

    @Test func startsNameWhatTheyDependOn() async throws {
        try await Kit.with { kit in
            let missing = "01900000-0000-7000-8000-000000000abc"
            #expect(
                try await kit.post("/v1/active-workouts", #"{"plan_snapshot_id":"\#(missing)"}"#).path
                    == "/plan_snapshot_id")
            #expect(try await kit.post("/v1/active-workouts", #"{"template_id":"\#(missing)"}"#).code == "NOT_FOUND")
            let block = #"{"plan":{"blocks":[{"exercise_id":"\#(missing)","sets":[]}]}}"#
            #expect(try await kit.post("/v1/active-workouts", block).path == "/plan/blocks/0/exercise_id")
            let squat = BuiltInExercises.id(slug: "squat_barbell").text
            let body =
                #"{"workout_id":"\#(missing)","plan":{"blocks":[{"exercise_id":"\#(squat)","sets":[{"set_type":"working","reps":5,"rir":2,"weight":100}]}]}}"#
            let started = try await kit.post("/v1/active-workouts", body)
            #expect(started.status == 201)
            #expect(try started.value(StartAnswer.self).workoutID.text == missing)
            #expect(try started.value(StartAnswer.self).exercises[0].sets[0].target?.weight == .kg(100))
        }
    }

    @Test func refusalsHaveTheirCodesAndPaths() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let base = "/v1/active-workouts/\(workout.id.text)"
            let place =
                #""target":{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(workout.exercises[0].sets[0].id.text)"}"#
            func patch(_ ops: String, _ more: String = "") -> String {
                #"{"ops":[\#(ops)],"idempotency_key":"p","client_timestamp":"2026-11-18T18:01:00+01:00"\#(more)}"#
            }
            let edit = #"{"op":"set_field",\#(place),"field":"reps","value":5}"#
            let removal = #"{"op":"remove_set",\#(place)}"#
            let cases: [(String, String, Int, String, String?)] = [
                ("/log-set", "{", 400, "MALFORMED_JSON", nil),
                ("/log-set", "[]", 400, "VALIDATION_ERROR", ""),
                ("/log-set", "{}", 400, "VALIDATION_ERROR", "/exercise_instance_id"),
                (
                    "/log-set", kit.logBody(workout, 0, key: "x", weight: #""60""#), 400, "VALIDATION_ERROR",
                    "/values/weight"
                ),
                ("/log-set", kit.logBody(workout, 0, key: "x", reps: "99"), 400, "VALIDATION_ERROR", "/values/reps"),
                ("/log-set", kit.logBody(workout, 0, key: ""), 400, "VALIDATION_ERROR", "/idempotency_key"),
                ("/patch", patch(edit + "," + removal), 400, "MIXED_OP_TYPES", "/ops/1/op"),
                ("/patch", patch(removal + "," + removal), 400, "MULTIPLE_STRUCTURAL_OPS", "/ops/1"),
                ("/patch", patch(#"{"op":"fly"}"#), 400, "VALIDATION_ERROR", "/ops/0/op"),
                ("/patch", patch(edit, #","cause":"user_ai_action""#), 403, "PERMISSION_DENIED", "/ops/0/target"),
                (
                    "/patch", patch(#"{"op":"set_field",\#(place),"field":"status","value":"done"}"#), 400,
                    "VALIDATION_ERROR", "/ops/0/value"
                ),
                (
                    "/add-exercise", #"{"exercise_id":"01900000-0000-7000-8000-000000000abc","idempotency_key":"a"}"#,
                    404, "TARGET_NOT_FOUND", "/exercise_id"
                ),
                (
                    "/remove-exercise",
                    #"{"exercise_instance_id":"01900000-0000-7000-8000-000000000abc","idempotency_key":"a"}"#, 404,
                    "TARGET_NOT_FOUND", "/exercise_instance_id"
                ),
                ("/complete", #"{"post_effort":{"rpe":11}}"#, 400, "VALIDATION_ERROR", "/post_effort/rpe"),
                (
                    "/cancel", #"{"workout_id":"01900000-0000-7000-8000-000000000abc"}"#, 400, "VALIDATION_ERROR",
                    "/workout_id"
                ),
            ]
            for (path, body, status, code, at) in cases {
                let answer = try await kit.post(base + path, body)
                #expect(answer.status == status, "\(path) \(body)")
                #expect(answer.code == code, "\(path) \(body)")
                #expect(answer.path == at, "\(path) \(body)")
                #expect(answer.json["success"] == .bool(false))
            }
            #expect(try await kit.get(base).value(ActiveWorkout.self) == workout, "a refused call has no effect")
        }
    }
}
