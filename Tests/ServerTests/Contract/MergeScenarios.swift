import HTTPTypes

private let id = "01900000-0000-7000-8000-000000000e21"

extension Scenario {
    static let mergedExercises: [Scenario] = [
        Scenario("merged_exercises") { stage in
            let (kit, bench) = (stage.kit, stage.kit.exercise("bench_press_barbell"))
            _ = try await kit.post("/v1/exercises", #"{"id":"\#(id)","name":"Bench press (gym X)"}"#)
            _ = try await kit.post(
                "/v1/sessions",
                #"{"id":"\#(id)","started_at":"2026-11-03T18:00:00+01:00","ended_at":"2026-11-03T18:50:00+01:00","#
                    + #""exercises":[{"exercise_id":"\#(id)","sets":[{"weight":70,"reps":8}]}]}"#)
            try await stage.post("/v1/exercises/\(id)/merge", #"{"into":"\#(id)"}"#)
            try await stage.post("/v1/exercises/\(id)/merge", #"{"into":"\#(kit.exercise("plank"))"}"#)
            try await stage.post("/v1/exercises/\(bench)/merge", #"{"into":"\#(id)"}"#)
            try await stage.post("/v1/exercises/\(id)/merge", #"{"into":"\#(bench)"}"#)
            try await stage.get("/v1/exercises/\(id)")
            try await stage.get("/v1/sessions/\(id)")
            try await stage.send(.post, "/v1/exercises/\(id)/part")
            try await stage.get("/v1/sessions/\(id)")
            try await stage.get("/v1/routines")
            _ = try await kit.post(
                "/v1/active-workouts",
                #"{"plan":{"blocks":[{"exercise_id":"\#(id)","sets":[{"weight":60,"reps":8}]}]}}"#)
            try await stage.post("/v1/exercises/\(id)/merge", #"{"into":"\#(bench)"}"#)
        }
    ]
}
