import HTTPTypes
import Training

private let id = "01900000-0000-7000-8000-000000000a01"

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
        }
    ]
}
