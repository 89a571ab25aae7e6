import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// An exercise of the lifter's own that gets another name while it is trained.
struct RenamedExerciseTests {
    @Test func theRunningWorkoutCallsItAsItIsCalledNow() async throws {
        try await Kit.with { kit in
            let own = try await kit.post("/v1/exercises", #"{"name":"Wall Press","primary_muscles":["chest"]}"#)
                .value(Exercise.self)
            let plan = try await kit.post(
                "/v1/plans",
                #"{"name":"Push","exercises":[{"exercise_id":"\#(own.id.text)","sets":[{"weight":60,"reps":8}]}]}"#
            ).value(WorkoutPlan.self)
            let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.id.text)"}"#)
                .value(StartAnswer.self)
            let path = "/v1/active-workouts/\(started.workoutID.text)"
            let before = try await kit.get(path).value(ActiveWorkout.self)
            #expect(before.exercises[0].name == "Wall Press")
            let revision = try await kit.get("/v1/sync?since=0").value(SyncPage.self).revision
            #expect(try await kit.send(.patch, "/v1/exercises/\(own.id.text)", #"{"name":"Door Press"}"#).status == 200)
            for path in [path, "/v1/active-workouts"] {
                let text = try await kit.get(path).text
                #expect(text.contains("Door Press") && !text.contains("Wall Press"), "\(path)")
            }
            // Who follows the changes is told of it.
            let told = try await kit.get("/v1/sync?since=\(revision)").text
            #expect(
                told.contains("Door Press") && told.contains(started.workoutID.text) && !told.contains("Wall Press"))
            // What happened is what it was, and training goes on.
            let logged = try await kit.post(path + "/log-set", kit.logBody(before, 0, key: "k"))
            #expect(logged.status == 200, "\(logged.text)")
            let session = try await kit.post(path + "/complete").text
            #expect(session.contains("Door Press") && !session.contains("Wall Press"))
        }
    }
}
