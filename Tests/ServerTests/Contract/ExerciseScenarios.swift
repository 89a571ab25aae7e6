import HTTPTypes
import Training

private let id = "01900000-0000-7000-8000-000000000e01"

extension Scenario {
    static let ownExercises: [Scenario] = [
        Scenario("own_exercises") { stage in
            let bench = stage.kit.exercise("bench_press_barbell")
            let sled =
                #"{"id":"\#(id)","name":"Sled Row","aliases":["Rowing Sled"],"pattern":"horizontal_pull","#
                + #""primary_muscles":["middle_back"],"secondary_muscles":["biceps"],"equipment":["other"],"#
                + #""default_increment":10,"default_rule":{"type":"straight_sets","increment":10},"#
                + #""instructions":"Lean back and pull.","form_cues":["Elbows low"],"common_mistakes":["Jerking"],"#
                + #""video_url":"https://example.org/sled","favorite":true}"#
            try await stage.post("/v1/exercises", sled)
            try await stage.post("/v1/exercises", sled)
            try await stage.post("/v1/exercises", #"{"name":"sled row"}"#)
            try await stage.post("/v1/exercises", #"{"name":"","video_url":"ftp://x","form_cues":[""]}"#)
            try await stage.post("/v1/exercises", #"{"favorite":true}"#)
            try await stage.send(
                .patch, "/v1/exercises/\(id)",
                #"{"name":"Sled Pull Row","pattern":"isolation","primary_muscles":["biceps"],"secondary_muscles":[]}"#)
            try await stage.send(.patch, "/v1/exercises/\(bench)", #"{"favorite":true,"note":"Rings on the line"}"#)
            try await stage.send(.patch, "/v1/exercises/\(bench)", #"{"name":"Other"}"#)
            try await stage.get("/v1/exercises/\(bench)")
            try await stage.get("/v1/exercises?q=sled&limit=1")
            try await stage.send(.delete, "/v1/exercises/\(bench)")
            _ = try await stage.kit.post(
                "/v1/plans",
                #"{"name":"Sleds","exercises":[{"exercise_id":"\#(id)","sets":[{"weight":60,"reps":8}]}]}"#)
            try await stage.send(.delete, "/v1/exercises/\(id)")
            try await stage.send(.patch, "/v1/exercises/\(id)", #"{"measure":"time"}"#)
            try await stage.post("/v1/exercises", #"{"id":"\#(id.dropLast())2","name":"Unused"}"#)
            try await stage.send(.delete, "/v1/exercises/\(id.dropLast())2")
            try await stage.send(.delete, "/v1/exercises/\(id.dropLast())2")
            try await stage.send(.delete, "/v1/exercises/\(id.dropLast())3")
            let pack =
                #"[{"id":"Wall_Yank","name":"Wall Yank","force":"pull","mechanic":"compound","equipment":"cable","#
                + #""primaryMuscles":["middle back"],"instructions":["Yank."],"category":"strength"},"#
                + #"{"id":"B","name":"Barbell Bench Press"},{"name":""}]"#
            try await stage.post("/v1/exercises/packs", pack)
            try await stage.post("/v1/exercises/packs?undo=true", pack)
            try await stage.post("/v1/exercises/packs", "{}")
        }
    ]
}
