/// A value of a column or a parameter.
public enum SQLValue: Equatable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case blob([UInt8])
}

/// One row of an answer, by position of the column.
public struct SQLRow: Equatable, Sendable {
    public var values: [SQLValue]

    public init(_ values: [SQLValue]) { self.values = values }
}

/// A fault of the store: what the database said, or what does not fit in what it holds.
public enum StorageError: Error, Equatable, Sendable {
    /// The database refused or could not be reached.
    case database(String)
    /// There is no room left on the disk.
    case full
    /// Another program holds the database, for longer than was waited.
    case locked
    /// The file, its folder or its disk cannot be written.
    case readOnly
    /// The file is not what was written to it.
    case damaged(String)
    /// What is written does not arrive in the file that stands at the database's path.
    case moved(String)
    /// A uniqueness rule stood in the way.
    case constraint(String)
    /// A stored document or column does not read as what it should be.
    case corrupt(String)
    /// The database was made by a newer version of the program, or its ledger does not match.
    case schema(String)

    /// What to tell the operator.
    public var message: String {
        switch self {
        case .database(let text): "the database failed: " + text
        case .full: "the disk is full: nothing was saved; free some space"
        case .locked: "another program holds the database: nothing was saved; try again in a moment"
        case .readOnly: "the database cannot be written: nothing was saved; check the file's owner, mode and disk"
        case .damaged(let text): "the database is damaged: " + text
        case .moved(let text): "nothing was saved: \(text); put the file back, or start the server anew"
        case .constraint(let text): "the database refused: " + text
        case .corrupt(let text): "the database holds something unreadable: " + text
        case .schema(let text): text
        }
    }
}

/// A connection within one transaction. SQL is portable: `?` for parameters, no dialect of one engine.
public protocol SQLConnection {
    /// Runs a statement that answers nothing; returns the number of rows it changed.
    @discardableResult
    func run(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int
    /// Runs a query.
    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [SQLRow]
}

/// A database: reads see a committed state; a write is one transaction, and returns only after its commit is on disk.
public protocol Database: Sendable {
    /// Reads in one consistent view.
    func read<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T
    /// Writes in one transaction; when `body` throws, nothing of it remains.
    func write<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T
    /// Whether it can take what a lifter does, each thing that must hold for that by itself.
    func checks() async -> [StorageCheck]
    /// Writes, and notes that what was deleted by it is to leave the database's files: `settleErasure` does that.
    func erase<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T
    /// Sees to it that what was deleted by an `erase` stands in none of the database's files any more.
    ///
    /// - Throws: `locked` where somebody reads for so long that the log cannot be emptied; then it is to be tried again.
    func settleErasure() async throws
}

extension Database {
    public func erase<T: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> T
    ) async throws -> T {
        try await write(body)
    }

    public func settleErasure() async throws {}
}

/// One thing that must hold for a database to take what a lifter does.
public struct StorageCheck: Equatable, Sendable {
    /// What is looked at.
    public enum Subject: String, CaseIterable, Sendable {
        /// It is read from.
        case answers
        /// The file at its path is still the one that was opened.
        case file
        /// The disk can be written and has room to spare.
        case disk
        /// A write comes to its turn.
        case lock
    }

    public var subject: Subject
    /// What is wrong, for the operator; `nil` where it holds.
    public var fault: String?

    public init(_ subject: Subject, fault: String?) { (self.subject, self.fault) = (subject, fault) }
}
