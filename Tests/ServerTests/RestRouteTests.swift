import Contract
import TestSupport
import Testing
import Training
import Wire

/// Rest and rep ranges on their way through the whole server.
struct RestRouteTests {
    private static let sets =
        #"[{"type":"warmup","weight":40,"reps":5,"rest_seconds":45},{"weight":80,"reps":5,"rest_seconds":150},"#
        + #"{"weight":80,"reps":5,"rest_seconds":180}]"#

    @Test func anAcceptedRestIsInTheNextWorkout() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let made = try await kit.post(
                "/v1/plans",
                #"{"name":"Press","exercises":[{"exercise_id":"\#(Lifter.bench.text)","#
                    + #""rest":{"mode":"individual"},"sets":\#(Self.sets)}]}"#)
            let plan = try made.value(WorkoutPlan.self)
            let before = try await alex.start(plan.id)
            #expect(before.exercises[0].sets.map(\.restSeconds) == [45, 150, 180])
            _ = try await kit.post("/v1/active-workouts/\(before.id.text)/cancel")
            let exercise = plan.currentVersion.exercises[0]
            let change =
                #"{"change_type":"increase_rest","target_exercise_prescription_id":"\#(exercise.id.text)","delta":30}"#
            let proposed = try await alex.propose(plan.currentVersion.id, [change], source: "user")
            let answer = try await alex.decide(proposed.changes, "accepted")
            #expect(answer.snapshots.count == 1)
            let after = try await alex.start(plan.id)
            #expect(after.exercises[0].sets.map(\.restSeconds) == [45, 180, 210])
            _ = try await kit.post("/v1/active-workouts/\(after.id.text)/cancel")
        }
    }

    @Test func freeformWorkSavedAsAPlanHasTheRestsAndTheRangeOfTheWorkout() async throws {
        try await Kit.with { kit in
            let start = try await kit.post("/v1/active-workouts", #"{"freeform":true}"#).value(StartAnswer.self)
            let path = "/v1/active-workouts/\(start.workoutID.text)"
            let added = try await kit.post(
                path + "/add-exercise",
                #"{"exercise_id":"\#(Lifter.bench.text)","idempotency_key":"add","#
                    + #""rep_range":{"mode":"range","lower":4,"upper":6},"#
                    + #""sets":[{"weight":80,"reps":5,"rest_seconds":240}]}"#)
            #expect(added.status == 200, "\(added.text)")
            let workout = try await kit.get(path).value(ActiveWorkout.self)
            #expect(workout.exercises[0].sets[0].restSeconds == 240)
            _ = try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "log", weight: "80", reps: "5"))
            _ = try await kit.post(path + "/complete")
            let saved = try await kit.post("/v1/sessions/\(workout.id.text)/save-as-plan", #"{"name":"Bench"}"#)
            let exercise = try saved.value(WorkoutPlan.self).currentVersion.exercises[0]
            #expect(exercise.sets.map(\.restSeconds) == [240])
            #expect(exercise.repRange == RepRange(4, 6))
        }
    }
}
