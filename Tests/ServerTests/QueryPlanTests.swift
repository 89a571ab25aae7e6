import Foundation
import GRDB
import Service
import Storage
import StorageSQLite
import Synchronization
import TestSupport
import Testing
import Training

/// A connection that notes what it is asked.
private struct NotingConnection: SQLConnection {
    let connection: any SQLConnection
    let statements: NotedStatements

    func run(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        statements.note(sql)
        return try connection.run(sql, arguments)
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [SQLRow] {
        statements.note(sql)
        return try connection.rows(sql, arguments)
    }
}

private final class NotedStatements: Sendable {
    private let all = Mutex<Set<String>>([])
    func note(_ sql: String) { _ = all.withLock { $0.insert(Self.plain(sql)) } }
    var sorted: [String] { all.withLock { $0.sorted() } }

    /// With single spaces.
    static func plain(_ sql: String) -> String {
        sql.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

private struct NotingDatabase: Storage.Database {
    let database: SQLiteDatabase
    let statements: NotedStatements

    func read<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        try await database.read { [statements] in try body(NotingConnection(connection: $0, statements: statements)) }
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        try await database.write { [statements] in try body(NotingConnection(connection: $0, statements: statements)) }
    }

    func checks() async -> [StorageCheck] { await database.checks() }
}

/// Every statement of the store, as the pinned exchanges bring it about, and how SQLite goes about it.
struct QueryPlanTests {
    /// Statements that look at every row on purpose, by how they begin.
    private static let scans = [
        // The command line's look over everything, and what it lists.
        "SELECT user_id, name, created_ms, created_offset FROM users ORDER BY name_key",
        // The partial index of the running ones holds nothing else.
        "SELECT COUNT(*) FROM active_workouts WHERE status = 'in_progress'",
        // The thorough check reads everything.
        "SELECT user_id, id FROM active_workouts",
        "SELECT COUNT(*) FROM sessions s WHERE",
        "SELECT DISTINCT session_id FROM performances WHERE EXISTS",
        // The same of what is packed; and what topset db tells of it.
        "SELECT events, bytes, block, user_id, workout_id FROM packed_events",
        "SELECT COUNT(*), SUM(events), SUM(bytes), SUM(LENGTH(block)) FROM packed_events",
        "SELECT user_id, workout_id FROM packed_events ORDER BY started_ms LIMIT 1",
        "SELECT id, at_ms, at_offset, kind, amount, unit, source, user_id FROM body_entries",
        // One row for each browser that shows notifications.
        "SELECT DISTINCT user_id FROM push_subscriptions",
        // One row for each import that is being written.
        "SELECT user_id, import_id, touched_ms FROM imports_under_way",
        // One row for each lifter who trained.
        "SELECT user_id FROM milestone_tallies WHERE document IS NULL",
        // One row for each migration.
        "SELECT number, checksum FROM schema_ledger",
    ]

    /// Statements that walk through all that a lifter did on purpose, by how they begin.
    private static let walks = [
        // Everything is compared, exported, made anew or erased.
        "SELECT session_id, position, sets, reps, volume, best_max FROM performance_totals",
        "SELECT session_id, position, id, exercise_id, started_ms, name, load_kind, measure, exercise_prescription_id",
        "SELECT session_id, performance, position, id, set_type, amrap, weight, reps, rir, duration_seconds, distance",
        "SELECT 1 FROM performances t WHERE t.user_id = ? AND NOT EXISTS",
        "SELECT 1 FROM performed_sets t WHERE t.user_id = ? AND NOT EXISTS",
        "SELECT DISTINCT session_id FROM performances WHERE user_id = ? AND EXISTS",
        "UPDATE performances SET started_ms = ( SELECT",
        "DELETE FROM performance_totals WHERE user_id = ?",
        "DELETE FROM performances WHERE user_id = ?",
        "DELETE FROM performed_sets WHERE user_id = ?",
        // The first one that there is.
        "SELECT 1 FROM performances WHERE user_id = ? LIMIT 1",
        "SELECT 1 FROM performed_sets WHERE user_id = ? LIMIT 1",
        // Once, when two exercises are made one, or an import is taken back.
        "SELECT DISTINCT session_id FROM performances WHERE user_id = ? AND exercise_id = ?",
        "SELECT DISTINCT p.exercise_id FROM sessions s",
        // What was ever trained, when last, and how often: over all of it, in an index alone.
        "SELECT DISTINCT exercise_id FROM performances WHERE user_id = ? AND exercise_id IS NOT NULL",
        "SELECT p.exercise_id, s.started_ms, s.started_offset, CASE WHEN EXISTS",
        "SELECT exercise_id, COUNT(DISTINCT session_id) FROM performances WHERE user_id = ? GROUP BY exercise_id",
    ]

    @Test func noStatementScansATable() async throws {
        let statements = NotedStatements()
        for scenario in Scenario.all where scenario.database == nil {
            let database = NotingDatabase(database: try SQLiteDatabase(inMemoryAt: evening), statements: statements)
            try await Kit.with(database, configured: scenario.configure) { kit in
                try await scenario.play(Stage(kit: kit))
                _ = try await kit.service.runningWorkouts()
                _ = try await kit.service.users()
                try await kit.service.takeBackImports()
                try await kit.service.sweep()
                // Of the thorough check only what is put together of pieces; and what is not where it should be is put right.
                try await database.database.write { connection in
                    _ = try connection.run("UPDATE performances SET started_ms = started_ms + 1", [])
                }
                try await database.write { connection in
                    _ = try Store.recordedSessions(connection)
                    _ = try Store.unrecordedSessions(connection)
                    _ = try Store.misdatedSessions(connection)
                    let store = Store(connection, user: TopsetService.localUser)
                    _ = try store.dateLikeSessions()
                    // Asked where there are many plans.
                    _ = try store.usesOfAll()
                    var days = Store.SessionFilter()
                    days.exercise = id(1)
                    days.days = .init(from: LocalDate(evening), through: LocalDate(evening))
                    _ = try store.shortSessions(days, limit: 1)
                }
                _ = try await kit.service.rebuild(lifter)
            }
        }
        let queue = try DatabaseQueue()
        try await queue.write { database in
            for statement in Schema.statements { try database.execute(sql: statement) }
        }
        #expect(statements.sorted.count > 100)
        let written = try Self.written()
        for whole in written where whole.isWhole { statements.note(whole.text) }
        for statement in statements.sorted {
            #expect(!statement.contains(" LIKE "), "\(statement)")
            let plan = try await queue.read { database in
                try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + statement, arguments: Self.nulls(statement))
                    .map { $0["detail"] as String? ?? "" }
            }
            // What a window function counts through has been found by then: a table that is scanned for it has a line of its own.
            let scans = plan.filter {
                $0.hasPrefix("SCAN") && !$0.hasPrefix("SCAN CONSTANT") && !$0.hasPrefix("SCAN (subquery-")
                    && $0 != "SCAN p"
            }
            let isMeant = Self.scans.contains { statement.hasPrefix($0) }
            #expect(scans.isEmpty || isMeant, "\(statement)\n\(scans)")
            // An index that knows of the lifter alone: over ten years that takes 50 ms.
            let walks = plan.filter { $0.contains("perform") && $0.hasSuffix("(user_id=?)") }
            let mayWalk = Self.walks.contains { statement.hasPrefix($0) }
            #expect(walks.isEmpty || mayWalk, "\(statement)\n\(walks)")
        }
        let missed = written.map(\.text).filter { text in !statements.sorted.contains { $0.hasPrefix(text) } }
        #expect(missed.isEmpty, "put together of pieces, and brought about by no exchange: it was not looked at")
    }

    private static func nulls(_ statement: String) -> StatementArguments {
        StatementArguments(Array(repeating: DatabaseValue.null, count: statement.filter { $0 == "?" }.count))
    }

    /// The statements in the sources, up to what is put into them.
    private static func written() throws -> [(text: String, isWhole: Bool)] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Storage")
        var found: [(text: String, isWhole: Bool)] = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where file.hasSuffix(".swift") {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for piece in text.split(separator: "\"", omittingEmptySubsequences: true) {
                let sql = NotedStatements.plain(String(piece.prefix { $0 != "\\" }))
                let verbs = ["SELECT ", "INSERT INTO ", "UPDATE ", "DELETE FROM "]
                guard verbs.contains(where: sql.hasPrefix), sql.count > 12 else { continue }
                found.append((sql, !piece.contains("\\")))
            }
        }
        return found
    }
}
