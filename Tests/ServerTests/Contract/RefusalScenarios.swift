import HTTPTypes
import Storage

/// A database that cannot be reached.
private struct LostDatabase: Database {
    func read<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        throw StorageError.database("the disk is gone")
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        throw StorageError.database("the disk is gone")
    }
}

extension Scenario {
    static let refusals: [Scenario] = [
        Scenario("bodies_refused") { stage in
            let path = "/v1/plans"
            try await stage.post(path, "{")
            try await stage.post(path, #"{"name":"x","name":"y","exercises":[]}"#)
            try await stage.post(path, "[]")
            try await stage.post(path, #"{"name":"x"}"#)
            try await stage.post(path, #"{"name":7,"exercises":[]}"#)
            try await stage.send(.post, path, "name=x", headers: [.contentType: "application/x-www-form-urlencoded"])
            try await stage.post(path, "\"" + String(repeating: "x", count: 2 << 20) + "\"")
        },
        Scenario("requests_refused") { stage in
            try await stage.send(.delete, "/v1/next")
            try await stage.send(.get, "/v1/import")
            try await stage.get("/v1/nothing")
            try await stage.get("/v1/active-workouts/nonsense")
            try await stage.send(.post, "/v1/plans", "{}", headers: [.origin: "https://example.com"])
        },
        Scenario("store_lost", over: LostDatabase()) { stage in
            try await stage.get("/healthz")
            try await stage.get("/v1/plans")
            try await stage.post("/v1/active-workouts", #"{"freeform":true}"#)
        },
    ]
}
