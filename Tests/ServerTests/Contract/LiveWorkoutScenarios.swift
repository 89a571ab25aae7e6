import TestSupport
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
        Scenario("exercises_autofilled") { stage in
            let staged = try await stage.kit.staged()
            let sets = staged.workout.exercises[0].sets.map(\.id.text)
            func body(_ lists: String, key: String) -> String {
                #"{"exercise_instance_id":"\#(staged.instance())",\#(lists),"idempotency_key":"\#(key)"}"#
            }
            let path = staged.path + "/autofill-exercise"
            let lists =
                #""updates":[{"set_id":"\#(sets[0])","weight":62.5,"reps":6,"rir":2},"#
                + #"{"set_id":"\#(sets[1])","weight":null,"rir":null}],"additions":[{"id":"\#(id)","reps":12}]"#
            try await stage.post(path, body(lists, key: "a"))
            try await stage.post(path, body(#""additions":[{"id":"\#(id)","reps":12}]"#, key: "b"))
            try await stage.post(
                path,
                body(
                    #""updates":[{"set_id":"\#(sets[0])","weight":-1,"reps":99},{"set_id":"\#(sets[1])","reps":99}]"#,
                    key: "c"))
            try await stage.post(path, body(#""additions":[{"reps":12,"set_type":"warmup"}]"#, key: "w"))
            try await stage.post(path, body(#""updates":[{"set_id":"first"}]"#, key: "d"))
            try await stage.post(path, body(#""updates":[{"set_id":"\#(staged.instance())","reps":5}]"#, key: "e"))
            try await stage.get(staged.path)
        },
        Scenario("exercises_swapped") { stage in
            let staged = try await stage.kit.staged()
            _ = try await stage.kit.post(
                staged.path + "/log-set", staged.log(0, #"{"weight":60,"reps":8}"#, key: "one"))
            func body(_ exercise: String, key: String) -> String {
                #"{"exercise_instance_id":"\#(staged.instance())","new_exercise_id":"\#(exercise)","#
                    + #""preserve_completed":true,"idempotency_key":"\#(key)"}"#
            }
            let path = staged.path + "/swap-exercise"
            try await stage.post(path, body(stage.kit.exercise("pull_up"), key: "a"))
            try await stage.post(path, body(stage.kit.exercise("pull_up"), key: "b"))
            try await stage.post(path, body(id, key: "c"))
            try await stage.get(staged.path)
            try await stage.get(staged.path + "/events?after=2")
        },
        Scenario("exercises_ordered_and_paired") { stage in
            let staged = try await stage.kit.staged()
            let (first, second) = (staged.instance(), id)
            _ = try await stage.kit.post(
                staged.path + "/add-exercise",
                #"{"exercise_id":"\#(stage.kit.exercise("plank"))","exercise_instance_id":"\#(second)","#
                    + #""idempotency_key":"add"}"#)
            try await stage.post(
                staged.path + "/reorder-exercises", #"{"order":["\#(second)","\#(first)"],"idempotency_key":"a"}"#)
            try await stage.post(
                staged.path + "/reorder-exercises", #"{"order":["\#(second)"],"idempotency_key":"b"}"#)
            try await stage.post(
                staged.path + "/reorder-exercises",
                #"{"order":["\#(second)","\#(first)"],"cause":"user_ai_action","idempotency_key":"ai"}"#)
            let both = #"["\#(first)","\#(second)"]"#
            try await stage.post(
                staged.path + "/superset", #"{"instance_ids":\#(both),"group":"A","idempotency_key":"c"}"#)
            try await stage.get(staged.path)
            try await stage.post(
                staged.path + "/superset", #"{"instance_ids":\#(both),"group":null,"idempotency_key":"d"}"#)
            try await stage.post(
                staged.path + "/superset", #"{"instance_ids":[],"group":"A","idempotency_key":"e"}"#)
            try await stage.get(staged.path + "/events?after=2")
        },
        Scenario("undo") { stage in
            let staged = try await stage.kit.staged()
            let path = staged.path + "/undo"
            try await stage.post(path, #"{"idempotency_key":"none"}"#)
            _ = try await stage.kit.post(
                staged.path + "/log-set", staged.log(0, #"{"weight":62.5,"reps":8}"#, key: "one"))
            _ = try await stage.kit.post(
                staged.path + "/patch", staged.patch([staged.setField("weight", "65")], key: "two"))
            try await stage.post(path, #"{"reverts":"one","idempotency_key":"u1"}"#)
            try await stage.post(path, #"{"idempotency_key":"u2"}"#)
            try await stage.post(path, #"{"reverts":"one","idempotency_key":"u3"}"#)
            try await stage.get(staged.path)
            try await stage.get(staged.path + "/events?after=3")
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
}
