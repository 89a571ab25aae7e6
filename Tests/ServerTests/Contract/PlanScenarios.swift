import Contract
import HTTPTypes
import Training

private let id = "01900000-0000-7000-8000-000000000a01"
private let other = "01900000-0000-7000-8000-000000000a02"
private let unknown = "01900000-0000-7000-8000-000000000abc"

extension Stage {
    @discardableResult
    fileprivate func patch(_ path: String, _ body: String) async throws -> Kit.Answer {
        try await send(.patch, path, body)
    }
}

extension Scenario {
    static let plans: [Scenario] = [
        Scenario("plans_changed") { stage in
            let plan = try await stage.kit.plan()
            let path = "/v1/plans/\(plan.id.text)"
            try await stage.patch(
                path, #"{"name":"Push A","favorite":true,"archived":true,"category":"strength","estimated_minutes":45}"#
            )
            try await stage.patch(path, #"{"archived":false,"category":null,"estimated_minutes":null}"#)
            try await stage.patch(path, #"{"name":"","estimated_minutes":0}"#)
            try await stage.patch("/v1/plans/\(unknown)", #"{"favorite":true}"#)
            try await stage.post("/v1/plans", #"{"id":"\#(id)","name":"Copy","copy_of":"\#(plan.id.text)"}"#)
            try await stage.post("/v1/plans", #"{"name":"Copy","copy_of":"\#(unknown)"}"#)
            try await stage.post("/v1/plans", #"{"name":"Draft","complete":false,"favorite":true}"#)
            try await stage.send(.delete, "/v1/plans/\(id)")
            try await stage.send(.delete, "/v1/plans/\(id)")
            try await stage.get("/v1/plans/\(id)")
            try await stage.post("/v1/plans", #"{"id":"\#(id)","name":"Again","exercises":[]}"#)
            try await stage.send(.delete, "/v1/plans/\(unknown)")
        },
        Scenario("plan_versions") { stage in
            let bench = stage.kit.exercise("bench_press_barbell")
            let plan = try await stage.kit.plan()
            let path = "/v1/plans/\(plan.id.text)"
            let press = plan.currentVersion.exercises[0]
            let sets = press.sets.map { #"{"id":"\#($0.id.text)","weight":62.5,"reps":8}"# }
            let body =
                #""notes":"heavier","exercises":[{"exercise_id":"\#(stage.kit.exercise("plank"))","#
                + #""sets":[{"duration_seconds":60}]},{"id":"\#(press.id.text)","exercise_id":"\#(bench)","#
                + #""superset_group":"A","sets":[\#(sets.dropLast().joined(separator: ","))]}]"#
            let base = plan.currentVersion.id.text
            try await stage.post(path + "/versions", #"{"id":"\#(other)","base_version_id":"\#(base)",\#(body)}"#)
            try await stage.post(path + "/versions", #"{"id":"\#(other)","base_version_id":"\#(base)",\#(body)}"#)
            try await stage.post(path + "/versions", #"{"base_version_id":"\#(base)",\#(body)}"#)
            try await stage.post(
                path + "/versions",
                #"{"exercises":[{"exercise_id":"\#(bench)","rep_range":{"mode":"range","lower":9,"upper":8},"#
                    + #""rest":{"mode":"all_same","seconds":5},"rule":{"type":"double_progression","max_reps":3},"#
                    + #""sets":[{"id":"\#(id)","weight":-1,"reps":0},{"id":"\#(id)","reps":8}]}]}"#)
            try await stage.get("/v1/snapshots/\(other)/diff")
            try await stage.post(path + "/rollback", #"{"to":1}"#)
            try await stage.post(path + "/rollback", #"{"to":"\#(base)"}"#)
            try await stage.post(path + "/rollback", #"{"to":"\#(unknown)"}"#)
            let copy = try await stage.kit.post("/v1/plans", #"{"name":"Copy","copy_of":"\#(plan.id.text)"}"#)
                .value(WorkoutPlan.self)
            try await stage.post("/v1/plans/\(copy.id.text)/versions", #"{"id":"\#(other)","exercises":[]}"#)
            try await stage.get(path + "/versions?limit=1")
            try await stage.get(path + "/versions?limit=1&cursor=2")
            try await stage.get(path + "/versions?cursor=yesterday")
            try await stage.get("/v1/snapshots/\(copy.currentVersion.id.text)/diff?from=\(other)")
            try await stage.get("/v1/snapshots/\(base)/diff?from=\(unknown)")
            try await stage.get("/v1/exercises/\(bench)/progression?limit=2")
            try await stage.get("/v1/exercises/\(unknown)/progression")
        },
        Scenario("structure_kept") { stage in
            let kit = stage.kit
            let staged = try await kit.staged()
            _ = try await kit.post(staged.path + "/log-set", staged.log(0, #"{"weight":60,"reps":8}"#, key: "one"))
            _ = try await kit.post(
                staged.path + "/patch",
                staged.patch([#"{"op":"remove_set","target":\#(staged.target(2))}"#], key: "shorter"))
            _ = try await kit.post(
                staged.path + "/add-exercise",
                #"{"exercise_id":"\#(kit.exercise("plank"))","exercise_instance_id":"\#(id)","idempotency_key":"add","#
                    + #""sets":[{"id":"\#(other)","duration_seconds":60}]}"#)
            _ = try await kit.post(
                staged.path + "/log-set",
                #"{"exercise_instance_id":"\#(id)","set_id":"\#(other)","values":{"weight":null,"reps":null,"#
                    + #""duration_seconds":60},"idempotency_key":"held","client_timestamp":"2026-11-18T18:01:00+01:00"}"#
            )
            let changes = try await stage.post(staged.path + "/complete").value(CompleteAnswer.self).structureChanges
            let path = "/v1/sessions/\(staged.workout.id.text)"
            let ids = changes.map { #""\#($0.id.text)""# }
            try await stage.get(path + "/structure-changes")
            try await stage.post(path + "/keep-changes", #"{"changes":[\#(ids.joined(separator: ","))]}"#)
            try await stage.get(path + "/structure-changes")
            try await stage.post(path + "/keep-changes", #"{"changes":["\#(unknown)"]}"#)
            try await stage.get("/v1/sessions/\(unknown)/structure-changes")
        },
    ]
}
