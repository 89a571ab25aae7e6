import Contract
import HTTPTypes
import Testing
import Training

private let bundle = "01900000-0000-7000-8000-000000000b01"
private let missing = "01900000-0000-7000-8000-000000000abc"

extension Scenario {
    static let suggestions: [Scenario] = [
        Scenario("suggestions") { stage in
            let kit = stage.kit
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)"
            for set in 0..<3 {
                _ = try await kit.post(path + "/log-set", kit.logBody(workout, set, key: "\(set)", reps: "9"))
            }
            let completed = try await stage.post(path + "/complete", #"{"post_effort":{"rpe":7}}"#).value(
                CompleteAnswer.self)
            let own = try #require(completed.suggestions.first)
            let plan = try #require(own.planID).text
            let snapshot = try await kit.get("/v1/plans/\(plan)").value(WorkoutPlan.self).currentVersion
            let exercise = snapshot.exercises[0]
            let proposal = #"""
                {"id":"\#(bundle)","source":"user","plan_snapshot_id":"\#(snapshot.id.text)",\#
                "session_id":"\#(workout.id.text)","reasons":["Feels light",{"code":"mine","text":"For the meet"}],\#
                "changes":[{"change_type":"add_set","target_exercise_prescription_id":"\#(exercise.id.text)"},\#
                {"change_type":"increase_weight","target_exercise_prescription_id":"\#(exercise.id.text)",\#
                "target_set_prescription_id":"\#(exercise.sets[0].id.text)","delta":2.5,"confidence":"high"}]}
                """#
            let mine = try await stage.post("/v1/suggestions", proposal).value(PlanSuggestion.self)
            try await stage.post("/v1/suggestions", proposal)
            try await stage.get("/v1/suggestions?limit=1")
            try await stage.get("/v1/suggestions?limit=1&cursor=2&session_id=\(workout.id.text)")
            try await stage.get("/v1/suggestions?plan_id=\(plan)&state=pending")
            try await stage.get("/v1/suggestions?exercise_id=\(exercise.exerciseID.text)&state=deferred")
            try await stage.get("/v1/suggestions/\(bundle)")
            try await stage.get("/v1/suggestions/\(missing)")
            try await stage.get("/v1/suggestions?state=perhaps")
            try await stage.get("/v1/suggestions?cursor=x")
            try await stage.post(
                "/v1/suggestions", #"{"source":"rules","plan_snapshot_id":"\#(snapshot.id.text)","changes":[]}"#)
            try await stage.post(
                "/v1/suggestions",
                #"{"source":"ai","plan_snapshot_id":"\#(snapshot.id.text)","changes":[{"change_type":"stay","target_exercise_prescription_id":"\#(missing)"}]}"#
            )
            try await stage.post("/v1/suggestions", #"{"source":"ai","plan_snapshot_id":"\#(missing)","changes":[]}"#)
            try await play(decisions: stage, own, mine)
        }
    ]

    private static func play(decisions stage: Stage, _ own: PlanSuggestion, _ mine: PlanSuggestion) async throws {
        let group = try #require(own.changes[0].groupID).text
        let (added, raised) = (mine.changes[0].id.text, mine.changes[1].id.text)
        let path = "/v1/suggestions/decisions"
        let accept = #"""
            {"decisions":[{"group_id":"\#(group)","decision":"accepted"},\#
            {"change_id":"\#(raised)","decision":"accepted"},\#
            {"change_id":"\#(added)","decision":"rejected","reason":"No time"}],"idempotency_key":"first"}
            """#
        try await stage.post(path, accept)
        try await stage.post(path, accept)
        try await stage.post(
            path, #"{"decisions":[{"change_id":"\#(raised)","decision":"withdrawn"}],"idempotency_key":"first"}"#)
        try await stage.post(path, #"{"decisions":[{"change_id":"\#(raised)","decision":"withdrawn"}]}"#)
        try await stage.post(path, #"{"decisions":[{"change_id":"\#(raised)","decision":"deferred"}]}"#)
        try await stage.post(path, #"{"decisions":[{"group_id":"\#(group)","decision":"rejected"}]}"#)
        try await stage.post(path, #"{"decisions":[{"change_id":"\#(missing)","decision":"accepted"}]}"#)
        try await stage.post(path, #"{"decisions":[{"decision":"accepted"}]}"#)
        try await stage.post(path, #"{"decisions":[]}"#)
    }
}
