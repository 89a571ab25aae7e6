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
        Scenario("changes") { stage in
            let staged = try await stage.kit.staged()
            // After the start: a gym in which a workout runs cannot be deleted.
            let gym = try await stage.kit.post("/v1/gyms", #"{"name":"Cellar"}"#).value(Gym.self)
            try await stage.get("/v1/changes?since=0")
            try await stage.post(staged.path + "/log-set", staged.log(0, #"{"weight":60,"reps":8}"#, key: "one"))
            try await stage.send(.get, "/v1/changes?since=0", headers: [HTTPField.Name("Last-Event-ID")!: "3"])
            try await stage.get("/v1/sync?since=0&limit=2")
            _ = try await stage.kit.send(.delete, "/v1/gyms/\(gym.id.text)")
            try await stage.get("/v1/sync?since=4")
            try await stage.get("/v1/sync?since=1000")
            try await stage.get("/v1/sync?since=-1")
            try await stage.get("/v1/changes")
        },
        Scenario("devices") { stage in
            let code = try await stage.send(.post, "/v1/auth/pairing-codes").value(PairingCode.self).code
            try await stage.post("/v1/auth/pair", #"{"code":"\#(code)","name":"phone"}"#)
            try await stage.post("/v1/auth/pair", #"{"code":"\#(code)","name":"phone"}"#)
            let next = try await stage.send(.post, "/v1/auth/pairing-codes").value(PairingCode.self).code
            let watch = try await stage.post("/v1/auth/pair", #"{"code":"\#(next)","wants_token":true}"#)
                .value(Device.self)
            try await stage.get("/v1/devices")
            try await stage.send(.delete, "/v1/devices/\(watch.id.text)")
            try await stage.send(.delete, "/v1/devices/\(watch.id.text)")
            try await stage.send(.post, "/v1/auth/logout")
        },
        Scenario("account_backup") { stage in
            try await stage.post("/v1/gyms", #"{"name":"Cellar"}"#)
            try await stage.post("/v1/backup", #"{"passphrase":"short"}"#)
            try await stage.post("/v1/backup")
            let sealed = try await stage.post("/v1/backup", #"{"passphrase":"correct horse"}"#).bytes
            try await stage.restore(sealed, "correct house")
            try await stage.restore(Array(sealed.dropLast()), "correct horse")
            try await stage.restore(Array("SQLite format 3".utf8), "correct horse")
            // The same again adds nothing; what is there otherwise stands in the way.
            try await stage.restore(sealed, "correct horse")
            _ = try await stage.kit.send(.delete, "/v1/account", #"{"confirm":"erase"}"#)
            try await stage.restore(sealed, "correct horse")
            try await stage.get("/v1/gyms")
            try await stage.kit.leaveGym()
            _ = try await stage.kit.send(.delete, "/v1/account", #"{"confirm":"erase"}"#)
            _ = try await stage.kit.plan()
            try await stage.restore(sealed, "correct horse")
        },
        Scenario("account_erased") { stage in
            try await stage.post("/v1/gyms", #"{"name":"Cellar"}"#)
            try await stage.send(.delete, "/v1/account", #"{"confirm":"yes"}"#)
            try await stage.send(.delete, "/v1/account", "{}")
            try await stage.send(.delete, "/v1/account", #"{"confirm":"erase"}"#)
            try await stage.get("/v1/gyms")
            try await stage.get("/v1/sync?since=0")
            try await stage.send(.delete, "/v1/account", #"{"confirm":"erase"}"#)
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
