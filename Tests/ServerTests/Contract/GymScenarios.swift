import HTTPTypes
import Training

private let id = "01900000-0000-7000-8000-000000000a01"
private let other = "01900000-0000-7000-8000-000000000a02"

extension Scenario {
    static let gyms: [Scenario] = [
        Scenario("gyms") { stage in
            let garage =
                #"{"id":"\#(id)","name":"Garage","location":"home","bars":[{"name":"men's","weight":20}],"#
                + #""plates":[{"weight":20,"count":4},{"weight":1.25,"count":2}],"dumbbells":[10,12.5],"#
                + #""machine":{"step":5,"first":7.5,"add_ons":[2.5]},"has":["rack","bands"]}"#
            try await stage.post("/v1/gyms", garage)
            try await stage.post("/v1/gyms", garage)
            try await stage.get("/v1/gyms")
            try await stage.get("/v1/gyms/\(id)")
            try await stage.put("/v1/gyms/\(id)", #"{"name":"Cellar"}"#)
            try await stage.put("/v1/settings", #"{"unit":"kg","gym_id":"\#(id)"}"#)
            try await stage.post("/v1/gyms", #"{"name":""}"#)
            try await stage.put(
                "/v1/gyms/\(id)", #"{"name":"Odd","bars":[{"weight":0}],"machine":{"step":-1}}"#)
            try await stage.put("/v1/gyms/\(id)", #"{"name":"Odd","has":["rack","mirror"]}"#)
            try await stage.send(.delete, "/v1/gyms/\(id)")
            try await stage.get("/v1/gyms/\(id)")
            try await stage.get("/v1/settings")
            try await stage.put("/v1/settings", #"{"gym_id":"\#(id)"}"#)
        },
        Scenario("gym_exercise_loads") { stage in
            let bench = stage.kit.exercise("bench_press_barbell")
            let own =
                #"{"id":"\#(id)","name":"Cellar","exercise_loads":[{"exercise_id":"\#(bench)","stack":{"step":7},"note":"left"}]}"#
            try await stage.post("/v1/gyms", own)
            try await stage.post("/v1/gyms", own.replacing(id, with: other).replacing(bench, with: id))
            try await stage.post("/v1/gyms", own.replacing(id, with: other).replacing(":7", with: ":0"))
        },
        Scenario("gym_change") { stage in
            let staged = try await stage.kit.staged()
            _ = try await stage.kit.post(
                "/v1/gyms",
                #"{"id":"\#(id)","name":"Cellar","bars":[{"weight":20}],"plates":[{"weight":15,"count":2}]}"#)
            let move = #"{"op":"set_field","target":{},"field":"gym_id","value":"\#(id)"}"#
            try await stage.post(staged.path + "/patch", staged.patch([move], key: "a"))
            try await stage.post(staged.path + "/patch", staged.patch([move], key: "a"))
            try await stage.get(staged.path)
            try await stage.post(staged.path + "/undo", #"{"idempotency_key":"u"}"#)
            try await stage.get(staged.path + "/events?after=1")
        },
        Scenario("profile") { stage in
            try await stage.get("/v1/profile")
            try await stage.put(
                "/v1/profile",
                #"{"name":"Alex","goal":"fat_loss","days_per_week":4,"active_days_goal":5,"preferred_split":"ppl","#
                    + #""experience":"intermediate"}"#)
            try await stage.get("/v1/profile")
            try await stage.put("/v1/profile", #"{"name":"","days_per_week":7,"active_days_goal":0}"#)
            try await stage.put("/v1/profile", #"{"goal":"glory"}"#)
            try await stage.get("/v1/sync?since=0")
            try await stage.put("/v1/profile", "{}")
        },
    ]
}
