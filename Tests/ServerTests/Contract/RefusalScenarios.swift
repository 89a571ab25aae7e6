import HTTPTypes
import Storage
import StorageSQLite
import TestSupport

/// A database that cannot be reached.
private struct LostDatabase: Database {
    func read<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        throw StorageError.database("the disk is gone")
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        throw StorageError.database("the disk is gone")
    }

    func checks() async -> [StorageCheck] {
        StorageCheck.Subject.allCases.map { StorageCheck($0, fault: "the disk is gone") }
    }
}

/// A database that reads and cannot write, for a reason that is told.
private struct UnwritableDatabase: Database {
    let fault: StorageError
    let database: SQLiteDatabase

    init(_ fault: StorageError) {
        self.fault = fault
        database = try! SQLiteDatabase(inMemoryAt: evening)
    }

    func read<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        try await database.read(body)
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        throw fault
    }

    func checks() async -> [StorageCheck] { await database.checks() }
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
        Scenario("disk_full", over: UnwritableDatabase(.full)) { stage in
            try await stage.get("/v1/plans")
            try await stage.post("/v1/active-workouts", #"{"freeform":true}"#)
            try await stage.send(.post, "/v1/plans", "{}", headers: [.acceptLanguage: "de"])
        },
        Scenario("disk_read_only", over: UnwritableDatabase(.readOnly)) { stage in
            try await stage.post("/v1/active-workouts", #"{"freeform":true}"#)
        },
        Scenario("database_locked", over: UnwritableDatabase(.locked)) { stage in
            try await stage.post("/v1/active-workouts", #"{"freeform":true}"#)
        },
        Scenario("store_lost", over: LostDatabase()) { stage in
            try await stage.get("/healthz")
            try await stage.get("/readyz")
            try await stage.get("/v1/plans")
            try await stage.post("/v1/active-workouts", #"{"freeform":true}"#)
        },
    ]
}
