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
    let writer: any DatabaseWriter
    let group: WriteGroup
    /// The file as it was opened; `nil` in memory.
    let file: OpenedFile?
    let checkpoints: Checkpoints?

    /// Opens or makes the database at `path` and migrates it.
    ///
    /// - Parameter now: the moment that the ledger records for migrations.
    public init(path: String, now: Instant) throws(StorageError) {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            writer = try DatabasePool(path: path, configuration: Self.configuration())
        } catch {
            throw Self.fault(error, at: path)
        }
        file = OpenedFile(path)
        checkpoints = Checkpoints(path)
        group = WriteGroup(writer, into: file, checkpoints) { _ in }
        try migrate(now)
    }

    /// A database in memory, gone with the value.
    ///
    /// - Parameter tripwire: where tests make a commit fail.
    public init(inMemoryAt now: Instant, tripwire: @escaping Tripwire = { _ in }) throws(StorageError) {
        do {
            writer = try DatabaseQueue(configuration: Self.configuration())
        } catch {
            throw Self.fault(error)
        }
        (file, checkpoints) = (nil, nil)
        group = WriteGroup(writer, into: nil, nil, tripwire: tripwire)
        try migrate(now)
    }

    private static func configuration() -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.foreignKeysEnabled = true
        return configuration
    }

    /// A logged set rewrites its workout, about 28 kB. A group of 256 must fit into the cache (in KiB) or its pages go to
    /// the log twice. The log is settled beside the writer (`Checkpoints`); at so many pages of 4 KiB the writer does it.
    ///
    /// Nothing spills into the log before its commit: where a write is then rolled back to its savepoint, SQLite 3.40 leaves
    /// frames behind that end the log for recovery, and the commits after them are lost when the process is killed.
    private static let writerSettings = """
        PRAGMA synchronous = FULL;
        PRAGMA secure_delete = ON;
        PRAGMA cache_spill = OFF;
        PRAGMA cache_size = -16384;
        PRAGMA wal_autocheckpoint = 16000;
        """

    private func migrate(_ now: Instant) throws(StorageError) {
        do {
            // GRDB sets NORMAL as it opens a WAL database, which may lose the last commits in a power cut.
            try writer.writeWithoutTransaction { database in try database.execute(sql: Self.writerSettings) }
            try writer.write { database in try Schema.migrate(SQLiteConnection(database), now: now) }
        } catch {
            throw Self.fault(error)
        }
    }

    /// What SQLite says, as the store tells it.
    static func fault(_ error: any Error, at path: String? = nil) -> StorageError {
        if let error = error as? StorageError { return error }
        let place = path.map { $0 + ": " } ?? ""
        guard let error = error as? DatabaseError else { return .database(place + String(describing: error)) }
        let message = place + (error.message ?? "error \(error.resultCode.rawValue)")
        switch error.resultCode {
        case .SQLITE_CONSTRAINT: return .constraint(message)
        case .SQLITE_FULL: return .full
        case .SQLITE_BUSY, .SQLITE_LOCKED: return .locked
        case .SQLITE_READONLY, .SQLITE_PERM: return .readOnly
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: return .damaged(message)
        default: return .database(message)
        }
    }

    public func read<T: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> T
    ) async throws -> T {
        do {
            // A database in memory has one connection, whose turns come one by one. GRDB would say by a pragma that it only
            // reads, and each pragma makes SQLite compile every statement anew.
            if file == nil {
                return try await writer.unsafeRead { database in try body(SQLiteConnection(database)) }
            }
            return try await writer.read { database in try body(SQLiteConnection(database)) }
        } catch let error as DatabaseError { throw Self.fault(error) }
    }

    public func write<T: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> T
    ) async throws -> T {
        try await group.write(body)
    }

    /// Closes the file; who closes it last brings everything into it. Nothing may be asked of the database any more.
    public func close() throws {
        do {
            try checkpoints?.close()
            try writer.close()
        } catch { throw Self.fault(error) }
    }

    /// How many writes wait for the one that is under way.
    public var waitingWrites: Int { group.waiting }
}
