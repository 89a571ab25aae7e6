import HTTPTypes
import Training

private let id = "01900000-0000-7000-8000-000000000a01"
private let second = "01900000-0000-7000-8000-000000000a02"

extension Scenario {
    static let readiness: [Scenario] = [
        Scenario("preview_start") { stage in
            let (kit, plan) = (stage.kit, try await stage.kit.pushDay())
            let path = "/v1/plans/\(plan.id.text)/preview-start"
            try await stage.post(path)
            try await stage.post(path, #"{"pre_mood":{"feeling":"sick"},"phase":"peak"}"#)
            let gym = try await kit.post(
                "/v1/gyms",
                #"{"name":"Cellar","bars":[{"weight":20}],"plates":[{"weight":15,"count":2},{"weight":2,"count":2}]}"#
            ).value(Gym.self)
            try await stage.post(path, #"{"gym_id":"\#(gym.id.text)"}"#)
            _ = try await kit.send(.put, "/v1/settings", #"{"gym_id":"\#(gym.id.text)","language":"de"}"#)
            try await stage.post(path, #"{"pre_mood":{"energy":"low","soreness":"high","minutes":5}}"#)
            try await stage.post(path, #"{"pre_mood":{"minutes":1441}}"#)
            let more = #"{"reason":"fresh","adjustments":[{"type":"percent_volume","value":50}]}"#
            try await stage.post(path, #"{"override":\#(more)}"#)
            try await stage.post(path, #"{"override":\#(more.replacing("50", with: "51"))}"#)
            try await stage.post("/v1/plans/\(id)/preview-start")
        },
        Scenario("start_with_override") { stage in
            let plan = try await stage.kit.pushDay()
            let start = #"{"workout_id":"\#(id)","template_id":"\#(plan.id.text)","override":{"reason":"short","#
            let exercises = plan.currentVersion.exercises
            try await stage.post(
                "/v1/active-workouts",
                start + #""adjustments":[{"type":"percent_volume","value":60},{"type":"percent_weight"},"#
                    + #"{"type":"percent_weight","value":-10,"exercise_prescription_id":"\#(id)"}]}}"#)
            try await stage.post(
                "/v1/active-workouts",
                start + #""adjustments":[{"type":"percent_volume","value":-40},"#
                    + #"{"type":"percent_weight","value":-10,"exercise_prescription_id":"\#(exercises[0].id.text)"},"#
                    + #"{"type":"skip_exercise","exercise_prescription_id":"\#(exercises[1].id.text)"}]}}"#)
            _ = try await stage.kit.post("/v1/active-workouts/\(id)/cancel")
            try await stage.post(
                "/v1/active-workouts",
                #"{"workout_id":"\#(second)","template_id":"\#(plan.id.text)","override":{"reason":"fresh","#
                    + #""adjustments":[{"type":"percent_volume","value":40}]}}"#)
        },
    ]
}

extension Kit {
    /// A plan of bench press with a warm-up and of an optional plank.
    fileprivate func pushDay() async throws -> WorkoutPlan {
        try await post(
            "/v1/plans",
            #"{"id":"01900000-0000-7000-8000-000000000b01","name":"Push","exercises":["#
                + #"{"exercise_id":"\#(exercise("bench_press_barbell"))","sets":[{"type":"warmup","weight":30,"reps":5},"#
                + #"{"weight":60,"reps":8},{"weight":60,"reps":8},{"weight":55,"reps":10}]},"#
                + #"{"exercise_id":"\#(exercise("plank"))","optional":true,"sets":[{"duration_seconds":60}]}]}"#
        ).value(WorkoutPlan.self)
    }
}
