import Training

private let root = "/v1/active-workouts"
private let id = "01900000-0000-7000-8000-000000000a01"

extension Scenario {
    static let liveWorkout: [Scenario] = [
        Scenario("start_from_plan") { stage in
            let plan = try await stage.kit.plan()
            let body = #"{"workout_id":"\#(id)","template_id":"\#(plan.id.text)","idempotency_key":"start"}"#
            try await stage.post(root, body)
            try await stage.post(root, body)
            try await stage.get(root + "/current")
            try await stage.get("\(root)/\(id)")
            try await stage.post(root, #"{"freeform":true}"#)
        },
        Scenario("start_from_version") { stage in
            let version = try await stage.kit.plan().currentVersion.id.text
            try await stage.post(
                root,
                #"{"workout_id":"\#(id)","title":"Evening","plan_snapshot_id":"\#(version)","#
                    + #""pre_mood":{"feeling":"good","energy":"high","soreness":"mild","minutes":60},"#
                    + #""override":{"reason":"short sleep","adjustments":[{"type":"percent_weight","value":-10}]},"#
                    + #""client_timestamp":"2026-11-18T18:00:30+01:00","ui_source":"today"}"#)
            try await stage.get("\(root)/\(id)")
        },
        Scenario("start_from_body") { stage in
            let (squat, plank) = (stage.kit.exercise("squat_barbell"), stage.kit.exercise("plank"))
            try await stage.post(
                root,
                #"{"workout_id":"\#(id)","title":"Legs","plan":{"blocks":[{"exercise_id":"\#(squat)","sets":["#
                    + #"{"set_type":"warmup","weight":60,"reps":5},{"weight":100,"reps":5,"rir":2.5,"amrap":true}]},"#
                    + #"{"exercise_id":"\#(plank)","sets":[{"duration_seconds":60}]}]},"idempotency_key":"start"}"#)
            try await stage.post(
                root, #"{"workout_id":"\#(id)","title":"Arms","freeform":true,"idempotency_key":"start"}"#)
        },
        Scenario("start_refused") { stage in
            let missing = "01900000-0000-7000-8000-000000000abc"
            try await stage.post(root, #"{"plan_snapshot_id":"\#(missing)"}"#)
            try await stage.post(root, #"{"template_id":"\#(missing)"}"#)
            try await stage.post(root, #"{"plan":{"blocks":[{"exercise_id":"\#(missing)","sets":[]}]}}"#)
            try await stage.post(root, #"{"freeform":true,"start_time":"2026-11-18T19:00:00+01:00"}"#)
            try await stage.post(root, #"{"freeform":"yes"}"#)
            try await stage.get(root + "/current")
        },
        Scenario("log_sets") { stage in
            let staged = try await stage.kit.staged()
            let path = staged.path + "/log-set"
            let first = staged.log(0, #"{"weight":60,"reps":8,"rir":2}"#, key: "one")
            try await stage.post(path, first)
            try await stage.post(path, first)
            try await stage.post(path, staged.log(0, #"{"weight":60,"reps":9}"#, key: "one"))
            try await stage.post(path, staged.log(0, #"{"weight":60,"reps":8}"#, key: "other"))
            try await stage.post(path, staged.log(1, #"{"weight":null,"reps":8}"#, key: "two"))
            try await stage.post(path, staged.log(2, #"{"weight":62.5,"reps":99}"#, key: "three"))
            try await stage.post(path, staged.log(2, #"{"reps":8}"#, key: "three"))
            try await stage.post(path, staged.log(2, #"{"weight":62.5,"reps":8}"#, key: ""))
            try await stage.get(staged.path)
        },
        Scenario("exercises_added_and_removed") { stage in
            let staged = try await stage.kit.staged()
            let squat = stage.kit.exercise("squat_barbell")
            let body =
                #"{"exercise_id":"\#(squat)","exercise_instance_id":"\#(id)","#
                + #""sets":[{"weight":100,"reps":5},{"set_type":"backoff","weight":90,"reps":8}],"idempotency_key":"a"}"#
            try await stage.post(staged.path + "/add-exercise", body)
            try await stage.post(staged.path + "/add-exercise", body)
            try await stage.post(
                staged.path + "/add-exercise",
                #"{"exercise_id":"\#(stage.kit.exercise("pull_up"))","idempotency_key":"b"}"#)
            try await stage.post(
                staged.path + "/add-exercise", #"{"exercise_id":"\#(id)","idempotency_key":"c"}"#)
            try await stage.post(
                staged.path + "/remove-exercise", #"{"exercise_instance_id":"\#(id)","idempotency_key":"d"}"#)
            try await stage.post(
                staged.path + "/remove-exercise", #"{"exercise_instance_id":"\#(id)","idempotency_key":"e"}"#)
            try await stage.get(staged.path)
        },
        Scenario("complete") { stage in
            let staged = try await stage.kit.staged()
            for set in 0..<3 {
                stage.kit.clock.advance(seconds: 120)
                _ = try await stage.kit.post(
                    staged.path + "/log-set", staged.log(set, #"{"weight":60,"reps":8,"rir":2}"#, key: "set\(set)"))
            }
            let body = #"{"notes":"good","post_effort":{"rpe":7.5},"idempotency_key":"end"}"#
            try await stage.post(staged.path + "/complete", body)
            try await stage.post(staged.path + "/complete", body)
            try await stage.post(staged.path + "/complete")
            try await stage.post(staged.path + "/log-set", staged.log(0, #"{"weight":60,"reps":8}"#, key: "late"))
            try await stage.get(staged.path)
            try await stage.get("/v1/sessions/\(staged.workout.id.text)")
            try await stage.get("/v1/next")
            try await stage.get("/v1/exercises/\(stage.kit.exercise("bench_press_barbell"))/prior-performance")
        },
        Scenario("cancel") { stage in
            let staged = try await stage.kit.staged()
            try await stage.post(staged.path + "/cancel", #"{"workout_id":"\#(id)"}"#)
            try await stage.post(staged.path + "/cancel", #"{"idempotency_key":"end"}"#)
            try await stage.post(staged.path + "/cancel", #"{"idempotency_key":"end"}"#)
            try await stage.post(staged.path + "/cancel")
            try await stage.get(root + "/current")
        },
        Scenario("events") { stage in
            let staged = try await stage.kit.staged()
            _ = try await stage.kit.post(
                staged.path + "/log-set", staged.log(0, #"{"weight":60,"reps":8}"#, key: "one"))
            stage.kit.clock.advance(seconds: 60)
            _ = try await stage.kit.post(staged.path + "/complete")
            try await stage.get(staged.path + "/events?limit=2")
            try await stage.get(staged.path + "/events?after=2")
            try await stage.get(staged.path + "/events?after=-1")
            try await stage.get("\(root)/\(id)/events")
        },
    ]

    static let patches: [Scenario] = [
        Scenario("patch_fields") { stage in
            let staged = try await stage.kit.staged()
            let path = staged.path + "/patch"
            let changes = [
                ("weight", "62.5"), ("reps", "6"), ("rir", "1.5"), ("set_type", #""top""#),
                ("tags.is_failure", "true"), ("duration_seconds", "45"), ("distance_m", "12.5"),
                ("note", #""elbows in""#), ("status", #""skipped""#), ("skip_reason", #""crowded""#),
            ]
            for (field, value) in changes {
                try await stage.post(path, staged.patch([staged.setField(field, value)], key: field))
            }
            let cleared = [staged.setField("weight", "null"), staged.setField("note", "null")]
            try await stage.post(path, staged.patch(cleared, key: "cleared"))
            try await stage.post(path, staged.patch([staged.setField("status", #""planned""#)], key: "back"))
            try await stage.get(staged.path)
        },
        Scenario("patch_structure") { stage in
            let staged = try await stage.kit.staged()
            let path = staged.path + "/patch"
            let place = #"{"exercise_instance_id":"\#(staged.instance())"}"#
            let add =
                #"{"op":"add_set","target":\#(place),"value":{"id":"\#(id)","set_type":"dropset","weight":40,"reps":12}}"#
            try await stage.post(path, staged.patch([add], key: "add"))
            try await stage.post(path, staged.patch([add], key: "again"))
            let remove = #"{"op":"remove_set","target":\#(staged.target(0))}"#
            try await stage.post(path, staged.patch([remove], key: "remove"))
            try await stage.post(path, staged.patch([remove], key: "removed"))
            try await stage.get(staged.path)
        },
        Scenario("patch_refused") { stage in
            let staged = try await stage.kit.staged()
            let path = staged.path + "/patch"
            let edit = staged.setField("reps", "5")
            let remove = #"{"op":"remove_set","target":\#(staged.target(0))}"#
            try await stage.post(path, staged.patch([], key: "p"))
            try await stage.post(path, staged.patch([edit, remove], key: "p"))
            try await stage.post(path, staged.patch([edit, staged.setField("reps", "5", set: 1)], key: "p"))
            try await stage.post(path, staged.patch([remove, remove], key: "p"))
            try await stage.post(path, staged.patch([#"{"op":"fly"}"#], key: "p"))
            try await stage.post(path, staged.patch([staged.setField("status", #""done""#)], key: "p"))
            try await stage.post(path, staged.patch([staged.setField("rir", "7")], key: "p"))
            try await stage.post(path, staged.patch([edit], key: "p", #","cause":"user_ai_action""#))
        },
        Scenario("patch_by_ai") { stage in
            let staged = try await stage.kit.staged()
            let scope = #","cause":"user_ai_action","ai_scope":{"exercise_instance_id":"\#(staged.instance())"}"#
            try await stage.post(
                staged.path + "/patch", staged.patch([staged.setField("reps", "5")], key: "p", scope))
        },
    ]
}
