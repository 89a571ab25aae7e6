import Foundation
import Service
import Storage
import StorageSQLite
import Synchronization
import TestSupport
import Testing
import Training

/// Every write of every pinned scenario fails at each of its statements before it may succeed: nothing of a failed one
/// remains, and what is answered in the end is what is pinned.
struct WriteWalkTests {
    @Test(arguments: Scenario.all.filter { $0.database == nil })
    func whereverAWriteFailsNothingOfItRemains(scenario: Scenario) async throws {
        let walk = WriteWalk(database: try SQLiteDatabase(inMemoryAt: evening))
        try await Kit.with(walk, configured: scenario.configure) { kit in
            let stage = Stage(kit: kit)
            try await scenario.play(stage)
            let pinned = try String(contentsOf: scenario.file, encoding: .utf8)
            #expect(PinnedExchange.text(stage.exchanges) == pinned)
        }
        #expect(walk.remains == [])
        let isEmpty = try await walk.isEmpty()
        #expect(isEmpty || walk.trips > 0)
    }
}

/// A database in which each write is tried until it has failed at every statement once, but for the long ones.
private final class WriteWalk: Storage.Database {
    private struct State {
        var last: Task<Void, Never>?
        var remains: [String] = []
        var trips = 0
    }

    private let database: SQLiteDatabase
    private let state = Mutex(State())

    init(database: SQLiteDatabase) { self.database = database }

    /// The statements after which a failed write had left something.
    var remains: [String] { state.withLock { $0.remains } }

    var trips: Int { state.withLock { $0.trips } }

    func isEmpty() async throws -> Bool { try await content().joined().allSatisfy { $0.values.isEmpty } }

    func read<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        try await database.read(body)
    }

    /// One after the other: between two looks nobody else writes.
    func write<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        let task = state.withLock { state in
            let before = state.last
            let task = Task {
                await before?.value
                return try await self.walk(body)
            }
            state.last = Task { _ = await task.result }
            return task
        }
        return try await task.value
    }

    func checks() async -> [StorageCheck] { await database.checks() }

    private func walk<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        let before = try await content()
        var step = 1
        while true {
            let failing = step
            do {
                return try await database.write { try body(TrippingConnection($0, at: failing)) }
            } catch let error as StorageError where error == .tripped {
                state.withLock { $0.trips += 1 }
                if try await content() != before { state.withLock { $0.remains.append("statement \(failing)") } }
            }
            // The first ones each; then every fourth, and of an import every hundredth.
            step += step < 12 ? 1 : step < 100 ? 4 : 100
        }
    }

    private func content() async throws -> [[SQLRow]] { try await database.content() }
}

extension SQLiteDatabase {
    /// Everything that is stored, table by table.
    func content() async throws -> [[SQLRow]] {
        try await read { connection in
            let tables = try connection.rows(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite*' AND name <> 'schema_ledger'",
                [])
            return try tables.map { row in
                guard case .text(let name) = row.values[0] else { return [] }
                return try connection.rows("SELECT * FROM \(name) ORDER BY rowid", [])
            }
        }
    }
}

extension StorageError {
    fileprivate static let tripped = StorageError.database("tripped")
}

/// A connection whose n-th change fails.
private final class TrippingConnection: SQLConnection {
    private let connection: any SQLConnection
    private var left: Int

    init(_ connection: any SQLConnection, at step: Int) { (self.connection, left) = (connection, step) }

    func run(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        left -= 1
        if left == 0 { throw .tripped }
        return try connection.run(sql, arguments)
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [SQLRow] {
        try connection.rows(sql, arguments)
    }
}
