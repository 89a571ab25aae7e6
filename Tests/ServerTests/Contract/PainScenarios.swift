import HTTPTypes
import TestSupport
import Training

private let id = "01900000-0000-7000-8000-000000000a11"
private let other = "01900000-0000-7000-8000-000000000a12"

extension Scenario {
    static let pain: [Scenario] = [
        Scenario("pain_flags") { stage in
            let bench = stage.kit.exercise("bench_press_barbell")
            let shoulder =
                #"{"id":"\#(id)","body_part":"shoulder","side":"left","severity":"moderate","#
                + #""exercise_id":"\#(bench)","pattern":"horizontal_push","notes":"since the dips"}"#
            try await stage.post("/v1/pain-flags", shoulder)
            try await stage.post("/v1/pain-flags", shoulder)
            try await stage.post("/v1/pain-flags", #"{"id":"\#(other)","body_part":"knee","severity":"mild"}"#)
            try await stage.get("/v1/pain-flags")
            try await stage.put("/v1/pain-flags/\(id)", #"{"body_part":"shoulder","side":"both","severity":"severe"}"#)
            try await stage.post("/v1/pain-flags/\(id)/resolve", #"{"resolved_at":"2020-01-01T00:00:00Z"}"#)
            stage.kit.clock.advance(seconds: 3_600)
            try await stage.post("/v1/pain-flags/\(id)/resolve")
            try await stage.send(.post, "/v1/pain-flags/\(id)/reopen")
            try await stage.send(.post, "/v1/pain-flags/\(id)/reopen")
            try await stage.send(.delete, "/v1/pain-flags/\(other)")
            try await stage.send(.delete, "/v1/pain-flags/\(other)")
            try await stage.get("/v1/pain-flags?limit=1")
            try await stage.post("/v1/pain-flags", #"{"id":"\#(other)","body_part":"hip","severity":"severe"}"#)
            try await stage.post("/v1/pain-flags", #"{"body_part":"soul","severity":"mild"}"#)
            try await stage.post("/v1/pain-flags", #"{"body_part":"knee"}"#)
            try await stage.post(
                "/v1/pain-flags", #"{"body_part":"knee","severity":"mild","exercise_id":"\#(id)"}"#)
            try await stage.post("/v1/pain-flags/\(bench)/resolve")
        },
        Scenario("substitutes") { stage in
            let (kit, bench) = (stage.kit, stage.kit.exercise("bench_press_barbell"))
            let gym = try await kit.post(
                "/v1/gyms", #"{"name":"Hotel","dumbbells":[10,20],"has":["bench","machines"]}"#
            ).value(Gym.self)
            try await stage.get("/v1/exercises/\(bench)/substitutes?gym_id=\(gym.id.text)")
            _ = try await kit.post("/v1/pain-flags", #"{"id":"\#(id)","body_part":"wrist","severity":"severe"}"#)
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de"}"#)
            try await stage.get("/v1/exercises/\(bench)/substitutes?gym_id=\(gym.id.text)")
            try await stage.get("/v1/exercises/\(bench)/substitutes?gym_id=\(id)")
            try await stage.get("/v1/exercises/\(id)/substitutes")
        },
        Scenario("preview_with_pain") { stage in
            let kit = stage.kit
            let plan = try await kit.post(
                "/v1/plans",
                #"{"id":"01900000-0000-7000-8000-000000000b01","name":"Legs","exercises":["#
                    + #"{"exercise_id":"\#(kit.exercise("squat_barbell"))","sets":[{"weight":100,"reps":5}]},"#
                    + #"{"exercise_id":"\#(kit.exercise("leg_extension_machine"))","sets":[{"weight":40,"reps":10}]},"#
                    + #"{"exercise_id":"\#(kit.exercise("bench_press_barbell"))","sets":[{"weight":60,"reps":8}]}]}"#
            ).value(WorkoutPlan.self)
            _ = try await kit.post("/v1/pain-flags", #"{"id":"\#(id)","body_part":"lower_back","severity":"severe"}"#)
            _ = try await kit.post(
                "/v1/pain-flags", #"{"id":"\#(other)","body_part":"knee","side":"right","severity":"moderate"}"#)
            try await stage.post("/v1/plans/\(plan.id.text)/preview-start")
        },
    ]
}
