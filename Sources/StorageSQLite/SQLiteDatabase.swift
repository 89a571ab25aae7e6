import Foundation
import GRDB
public import Storage
import Synchronization
public import Training

/// The embedded database: one file, or memory for tests. Holding it proves that the schema is up to date.
///
/// On disk it runs in WAL mode with `synchronous=FULL`; concurrent writes share one transaction, each in a savepoint of
/// its own, and are answered only after that transaction's commit is on disk.
public final class SQLiteDatabase: Storage.Database {
    private let writer: any DatabaseWriter
    private let group: WriteGroup

    /// Opens or makes the database at `path` and migrates it.
    ///
    /// - Parameter now: the moment that the ledger records for migrations.
    public init(path: String, now: Instant) throws(StorageError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            writer = try DatabasePool(path: path, configuration: Self.configuration())
        } catch {
            throw .database("\(path): \(Self.text(error))")
        }
        group = WriteGroup(writer) { _ in }
        try migrate(now)
    }

    /// A database in memory, gone with the value.
    ///
    /// - Parameter tripwire: where tests make a commit fail.
    public init(inMemoryAt now: Instant, tripwire: @escaping Tripwire = { _ in }) throws(StorageError) {
        do {
            writer = try DatabaseQueue(configuration: Self.configuration())
        } catch {
            throw .database(Self.text(error))
        }
        group = WriteGroup(writer, tripwire: tripwire)
        try migrate(now)
    }

    private static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.foreignKeysEnabled = true
        return configuration
    }

    /// A logged set rewrites its workout, about 28 kB. A group of 256 must fit into the cache (in KiB) or its pages go to
    /// the log twice; and the longer the log (in pages of 4 KiB), the more versions of a page one checkpoint settles.
    private static let writerSettings = """
        PRAGMA synchronous = FULL;
        PRAGMA cache_size = -16384;
        PRAGMA wal_autocheckpoint = 4000;
        """

    private func migrate(_ now: Instant) throws(StorageError) {
        do {
            // GRDB sets NORMAL as it opens a WAL database, which may lose the last commits in a power cut.
            try writer.writeWithoutTransaction { database in try database.execute(sql: Self.writerSettings) }
            try writer.write { database in try Schema.migrate(SQLiteConnection(database), now: now) }
        } catch let error as StorageError {
            throw error
        } catch {
            throw .database(Self.text(error))
        }
    }

    static func text(_ error: any Error) -> String {
        (error as? DatabaseError)?.message ?? String(describing: error)
    }

    public func read<T: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> T
    ) async throws -> T {
        try await writer.read { database in try body(SQLiteConnection(database)) }
    }

    public func write<T: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> T
    ) async throws -> T {
        try await group.write(body)
    }

    /// How many writes wait for the one that is under way.
    public var waitingWrites: Int { group.waiting }

    /// Whether the file is sound, by SQLite's own check.
    public func integrityFault() async throws -> String? {
        let answer = try await writer.read { database in try String.fetchOne(database, sql: "PRAGMA integrity_check") }
        return answer == "ok" ? nil : answer ?? "no answer"
    }
}

/// A GRDB connection as the store sees it.
struct SQLiteConnection: SQLConnection {
    let database: GRDB.Database

    init(_ database: GRDB.Database) { self.database = database }

    func run(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        do {
            let statement = try database.cachedStatement(sql: sql)
            try statement.execute(arguments: Self.arguments(arguments))
            return database.changesCount
        } catch {
            throw Self.translate(error)
        }
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [SQLRow] {
        do {
            let statement = try database.cachedStatement(sql: sql)
            var rows: [SQLRow] = []
            let cursor = try Row.fetchCursor(statement, arguments: Self.arguments(arguments))
            while let row = try cursor.next() {
                var values: [SQLValue] = []
                values.reserveCapacity(row.count)
                for column in 0..<row.count { values.append(try Self.value(row, column)) }
                rows.append(SQLRow(values))
            }
            return rows
        } catch {
            throw Self.translate(error)
        }
    }

    private static func value(_ row: Row, _ column: Int) throws -> SQLValue {
        let value: DatabaseValue = row[column]
        switch value.storage {
        case .null: return .null
        case .int64(let number): return .integer(number)
        case .string(let text): return .text(text)
        case .blob(let data): return .blob(Array(data))
        case .double: throw StorageError.corrupt("a fraction where whole numbers are kept")
        }
    }

    private static func arguments(_ values: [SQLValue]) -> StatementArguments {
        StatementArguments(
            values.map { value -> DatabaseValue in
                switch value {
                case .null: .null
                case .integer(let number): number.databaseValue
                case .text(let text): text.databaseValue
                case .blob(let bytes): Data(bytes).databaseValue
                }
            })
    }

    private static func translate(_ error: any Error) -> StorageError {
        if let error = error as? StorageError { return error }
        guard let error = error as? DatabaseError else { return .database(String(describing: error)) }
        let message = error.message ?? "error \(error.resultCode.rawValue)"
        return error.resultCode == .SQLITE_CONSTRAINT ? .constraint(message) : .database(message)
    }
}
