import Training

extension Scenario {
    static let calculators: [Scenario] = [
        Scenario("calc_loading") { stage in
            let path = "/v1/calc/loading"
            try await stage.post(
                path, #"{"weight":101,"bar":20,"plates":[{"weight":20,"count":4},{"weight":1.25,"count":2}]}"#)
            try await stage.post(path, #"{"weight":135,"unit":"lb"}"#)
            try await stage.post(path, #"{"weight":27,"equipment":"dumbbell","dumbbells":[10,25,30]}"#)
            try await stage.post(path, #"{"weight":33,"equipment":"machine","step":5,"first":7.5,"add_ons":[2.5]}"#)
            try await stage.post(path, #"{"weight":5,"bar":20,"plates":[]}"#)
            let gym = try await stage.kit.post(
                "/v1/gyms", #"{"name":"Cellar","bars":[{"weight":15}],"plates":[{"weight":10,"count":2}]}"#
            ).value(Gym.self)
            try await stage.post(path, #"{"weight":30,"equipment":"barbell","gym_id":"\#(gym.id.text)"}"#)
            try await stage.post(path, #"{"weight":-1}"#)
            try await stage.post(path, #"{"weight":30,"gym_id":"01900000-0000-7000-8000-000000000abc"}"#)
        },
        Scenario("calc_strength") { stage in
            try await stage.post("/v1/calc/e1rm", #"{"weight":100,"reps":5}"#)
            try await stage.post("/v1/calc/e1rm", #"{"weight":225,"reps":5,"unit":"lb","formula":"brzycki","rir":2}"#)
            try await stage.post("/v1/calc/e1rm", #"{"weight":100,"reps":40,"formula":"brzycki"}"#)
            try await stage.post("/v1/calc/rpe", #"{"reps":5,"rpe":8}"#)
            try await stage.post("/v1/calc/rpe", #"{"reps":5,"rpe":8,"weight":100,"target_reps":3,"target_rpe":9}"#)
            try await stage.post("/v1/calc/rpe", #"{"reps":13,"rpe":8}"#)
            try await stage.post("/v1/calc/rpe", #"{"reps":5,"rpe":8,"weight":100,"target_reps":3}"#)
            try await stage.post("/v1/calc/warmup", #"{"weight":100}"#)
            try await stage.post("/v1/calc/warmup", #"{"weight":60,"step":5,"scheme":[{"percent":40,"reps":5}]}"#)
            try await stage.post("/v1/calc/warmup", #"{"weight":60,"scheme":[{"percent":140,"reps":5}]}"#)
        },
        Scenario("calc_progression") { stage in
            let sets =
                #"[{"type":"working","weight":60,"reps":12,"performed":{"weight":60,"reps":12},"status":"done"}]"#
            try await stage.post("/v1/calc/next", #"{"rule":{"type":"double_progression"},"sets":\#(sets)}"#)
            try await stage.post(
                "/v1/calc/next", #"{"rule":{"type":"double_progression","max_reps":3},"sets":\#(sets)}"#)
            try await stage.post(
                "/v1/calc/simulate",
                #"{"rule":{"type":"straight_sets"},"unit":"lb","prescription":{"sets":[{"weight":135,"reps":5}]},"#
                    + #""performed":[[5],[4],[4],[4]]}"#)
            try await stage.post("/v1/calc/simulate", #"{"rule":{"type":"manual"}}"#)
            try await stage.post(
                "/v1/calc/program",
                #"{"lifts":{"Squat":{"rule":{"type":"straight_sets"},"prescription":{"sets":[{"weight":60,"reps":5}]}}},"#
                    + #""days":[["Squat"],["Squat"]],"lifter":"perfect","sessions":3}"#)
            try await stage.post("/v1/calc/program", #"{"lifts":{},"days":[["Squat"]],"performed":[[[5]]]}"#)
        },
    ]
}
