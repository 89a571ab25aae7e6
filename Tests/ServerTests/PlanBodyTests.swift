import Contract
import TestSupport
import Testing
import Training
import Wire

/// What a body says of a plan is what the plan is.
struct PlanBodyTests {
    private let sets =
        #"[{"set_type":"warmup","weight":40,"reps":8},{"set_type":"top","weight":100,"reps":5},{"type":"backoff","weight":80,"reps":8}]"#
    private let types: [SetType] = [.warmup, .top, .backoff]
    private let bench = BuiltInExercises.id(slug: "bench_press_barbell").text

    @Test func setTypesAreKeptByEitherName() async throws {
        try await Kit.with { kit in
            let made = try await kit.post(
                "/v1/plans", #"{"name":"Push","exercises":[{"exercise_id":"\#(bench)","sets":\#(sets)}]}"#)
            let plan = try made.value(WorkoutPlan.self)
            #expect(plan.currentVersion.exercises[0].sets.map(\.type) == types)
            #expect(!made.text.contains("set_type"))
            let empty = try await kit.post("/v1/plans", #"{"name":"Other","exercises":[]}"#).value(WorkoutPlan.self)
            let version = try await kit.post(
                "/v1/plans/\(empty.id.text)/versions", #"{"exercises":[{"exercise_id":"\#(bench)","sets":\#(sets)}]}"#
            ).value(PlanSnapshot.self)
            #expect(version.exercises[0].sets.map(\.type) == types)
            let start = try await kit.post(
                "/v1/active-workouts", #"{"plan":{"blocks":[{"exercise_id":"\#(bench)","sets":\#(sets)}]}}"#
            ).value(StartAnswer.self)
            #expect(start.exercises[0].sets.map(\.setType) == types)
            let wrong = try await kit.post(
                "/v1/plans", #"{"name":"x","exercises":[{"exercise_id":"\#(bench)","sets":[{"set_type":"heavy"}]}]}"#)
            #expect((wrong.status, wrong.path) == (400, "/exercises/0/sets/0/set_type"))
        }
    }

    @Test func musclesStandOnPerformancesAndSurviveSaveAsPlan() async throws {
        try await Kit.with { kit in
            let start = try await kit.post(
                "/v1/active-workouts",
                #"{"plan":{"blocks":[{"exercise_id":"\#(bench)","sets":[{"weight":60,"reps":8}]}]}}"#
            ).value(StartAnswer.self)
            let workout = try await kit.get("/v1/active-workouts/\(start.workoutID.text)").value(ActiveWorkout.self)
            let path = "/v1/active-workouts/\(workout.id.text)"
            _ = try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "one"))
            let target = #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)"}"#
            let noted = try await kit.post(
                path + "/patch",
                #"{"ops":[{"op":"set_field","target":\#(target),"field":"notes","value":"left elbow"}],"idempotency_key":"n"}"#
            )
            #expect(noted.status == 200, "\(noted.text)")
            _ = try await kit.post(path + "/complete", #"{"notes":"a hot day"}"#)
            let session = try await kit.get("/v1/sessions/\(workout.id.text)").value(WorkoutSession.self)
            #expect(session.exercises[0].muscles == [.chest])
            #expect(session.exercises[0].notes == "left elbow")
            let snapshot = try await kit.get("/v1/snapshots/\(try #require(session.planSnapshotID).text)")
                .value(PlanSnapshot.self)
            #expect(snapshot.exercises[0].muscles == [.chest])
            let plan = try await kit.post("/v1/sessions/\(workout.id.text)/save-as-plan", #"{"name":"Push"}"#)
                .value(WorkoutPlan.self)
            #expect(plan.currentVersion.exercises[0].muscles == [.chest])
            #expect(plan.currentVersion.exercises[0].notes == nil && plan.currentVersion.notes == nil)
        }
    }
}
