import GRDB
public import Storage

/// What was deleted for good leaves the files as well.
///
/// `secure_delete` writes zeros over deleted rows, but not over every copy of them that a page held on its way through the tree,
/// and the log beside the file keeps older pages. So the file is written anew (`VACUUM`), and the log is emptied. A mark in the
/// file's header (`user_version`), set by the transaction that deletes, says that this is still to be done: neither a kill nor a reader
/// who is in the way makes it be forgotten.
extension SQLiteDatabase {
    public func erase<T: Sendable>(
        _ body: @escaping @Sendable (any SQLConnection) throws -> T
    ) async throws -> T {
        try await write { connection in
            let value = try body(connection)
            try connection.run("PRAGMA user_version = 1", [])
            return value
        }
    }

    public func settleErasure() async throws {
        do {
            guard try await writer.read({ try Self.isMarked($0) }) else { return }
            try await writer.writeWithoutTransaction { database in
                guard try Self.isMarked(database) else { return }
                // What is written anew need not fit into memory. Nothing here is rolled back to a savepoint.
                try database.execute(sql: "PRAGMA cache_spill = ON; VACUUM; PRAGMA cache_spill = OFF")
                try self.emptyLog(database)
                try database.execute(sql: "PRAGMA user_version = 0")
                try self.emptyLog(database)
            }
        } catch { throw Self.fault(error) }
    }

    private static func isMarked(_ database: GRDB.Database) throws -> Bool {
        try Int.fetchOne(database, sql: "PRAGMA user_version") == 1
    }

    /// Waits for readers, but not for long: whoever writes waits for this.
    private func emptyLog(_ database: GRDB.Database) throws {
        // In memory there is no log.
        guard file != nil else { return }
        try database.execute(sql: "PRAGMA busy_timeout = 1000")
        defer { try? database.execute(sql: "PRAGMA busy_timeout = 10000") }
        _ = try database.checkpoint(.truncate)
    }
}
