import Contract
import HTTPTypes
import Server
import Training

private let id = "01900000-0000-7000-8000-000000000a01"

extension Scenario {
    static let accounts: [Scenario] = [
        Scenario("tokens") { stage in
            try await stage.post("/v1/tokens", #"{"id":"\#(id)","name":"watch"}"#)
            try await stage.post("/v1/tokens", #"{"id":"\#(id)","name":"watch"}"#)
            try await stage.post("/v1/tokens", #"{"name":"watch"}"#)
            let other = try await stage.post("/v1/tokens", "{}").value(AccessToken.self)
            try await stage.get("/v1/tokens")
            try await stage.send(.delete, "/v1/tokens/\(id)")
            try await stage.send(.delete, "/v1/tokens/\(id)")
            try await stage.send(.delete, "/v1/tokens?id=\(other.id.text)")
            try await stage.send(.delete, "/v1/tokens")
        },
        Scenario("signed_out", configured: { $0.accounts = true }) { stage in
            try await stage.get("/v1/next")
            try await stage.send(.get, "/v1/next", headers: [.authorization: "Bearer topset_nonsense"])
            try await stage.get("/healthz")
        },
        Scenario("rate_limited", configured: { $0.rateLimits = [.logSet: RateLimit(max: 1, seconds: 60)] }) { stage in
            let staged = try await stage.kit.staged()
            try await stage.post(staged.path + "/log-set", staged.log(0, #"{"weight":60,"reps":8}"#, key: "one"))
            try await stage.post(staged.path + "/log-set", staged.log(1, #"{"weight":60,"reps":8}"#, key: "two"))
            try await stage.get(staged.path + "/events?after=2")
        },
    ]
}
