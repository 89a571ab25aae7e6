private let id = "01900000-0000-7000-8000-000000000a01"

extension Scenario {
    static let patches: [Scenario] = [
        Scenario("patch_fields") { stage in
            let staged = try await stage.kit.staged()
            let path = staged.path + "/patch"
            let changes = [
                ("weight", "62.5"), ("reps", "6"), ("rir", "1.5"), ("set_type", #""top""#),
                ("amrap", "true"), ("tags.is_failure", "true"), ("duration_seconds", "45"), ("distance_m", "12.5"),
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
        Scenario("patch_notes") { stage in
            let staged = try await stage.kit.staged()
            let path = staged.path + "/patch"
            func op(_ target: String, _ field: String, _ value: String) -> String {
                #"{"op":"set_field","target":\#(target),"field":"\#(field)","value":\#(value)}"#
            }
            let place = #"{"exercise_instance_id":"\#(staged.instance())"}"#
            try await stage.post(path, staged.patch([op(place, "notes", #""slow""#)], key: "a"))
            let workout = [
                op("{}", "notes", #""late""#), op("{}", "title", #""Evening""#), op("{}", "gym_id", #""\#(id)""#),
            ]
            try await stage.post(path, staged.patch(workout, key: "b"))
            try await stage.post(path, staged.patch([op("{}", "weight", "60")], key: "c"))
            try await stage.get(staged.path)
            try await stage.get(staged.path + "/events?after=1")
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
