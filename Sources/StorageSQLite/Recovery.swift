import GRDB
import Storage
public import Training

/// What was read of a table of a damaged database.
public struct RecoveredTable: Equatable, Sendable {
    public let name: String
    public let rows: Int
    /// Whether nothing stood in the way; otherwise rows may be missing.
    public let isWhole: Bool
}

extension SQLiteDatabase {
    /// Between two rows that can be read, so many row numbers are tried one by one.
    private static let widestGap: Int64 = 100_000

    /// Copies every row that can be read of a damaged database into a new one.
    ///
    /// - Parameters:
    ///   - path: the damaged database; read only.
    ///   - target: where the new one is made.
    public static func recover(_ path: String, into target: String, now: Instant) async throws -> [RecoveredTable] {
        let fresh = try SQLiteDatabase(path: target, now: now)
        let damaged: DatabaseQueue
        do {
            var configuration = Configuration()
            configuration.readonly = true
            damaged = try DatabaseQueue(path: path, configuration: configuration)
            // Where the schema cannot be read, nothing can.
            _ = try await damaged.unsafeRead { try $0.tableExists("sessions") }
        } catch { throw fault(error, at: path) }
        let names = try await fresh.writer.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT name FROM sqlite_master
                    WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name <> 'schema_ledger' ORDER BY name
                    """)
        }
        var tables: [RecoveredTable] = []
        for name in names {
            let columns = try await fresh.writer.read { try $0.columns(in: name).map(\.name) }
            // Without a transaction: where a page cannot be read, none ends well.
            let copy = try await damaged.unsafeRead { source in TableCopy(source, name, columns) }
            try await fresh.writer.write { database in
                let marks = columns.map { _ in "?" }.joined(separator: ", ")
                let insert = try database.makeStatement(
                    sql: "INSERT OR IGNORE INTO \(name) (\(copy.columns.joined(separator: ", "))) VALUES (\(marks))")
                for row in copy.rows { try insert.execute(arguments: StatementArguments(row)) }
            }
            tables.append(RecoveredTable(name: name, rows: copy.rows.count, isWhole: copy.isWhole))
        }
        try await fresh.writer.writeWithoutTransaction { database in
            _ = try database.checkpoint(.truncate)
        }
        try fresh.close()
        return tables
    }

    private func close() throws {
        do { try writer.close() } catch { throw Self.fault(error) }
    }

    /// The rows of a table that can be read: from the front and from the back up to what cannot, then one by one between.
    private struct TableCopy: Sendable {
        let columns: [String]
        private(set) var rows: [[DatabaseValue]] = []
        private(set) var isWhole = true

        init(_ source: GRDB.Database, _ table: String, _ wanted: [String]) {
            let known = (try? source.columns(in: table).map(\.name)) ?? []
            columns = wanted
            guard !known.isEmpty else {
                isWhole = false
                return
            }
            // A column that an older schema lacks is empty.
            let list = wanted.map { known.contains($0) ? $0 : "NULL" }.joined(separator: ", ")
            let select = "SELECT rowid, \(list) FROM \(table)"
            guard let front = read(source, select + " ORDER BY rowid") else { return }
            isWhole = false
            let back = read(source, select + " ORDER BY rowid DESC") ?? front
            guard front < back, back - front <= SQLiteDatabase.widestGap else { return }
            for number in front..<back { _ = read(source, select + " WHERE rowid = \(number)") }
        }

        /// - Returns: the number after the last row that was read before a fault; `nil` where there was none.
        private mutating func read(_ source: GRDB.Database, _ sql: String) -> Int64? {
            var last: Int64 = 0
            do {
                let cursor = try Row.fetchCursor(source, sql: sql)
                while let row = try cursor.next() {
                    last = row[0]
                    rows.append(Array(row.databaseValues.dropFirst()))
                }
                return nil
            } catch { return last + 1 }
        }
    }
}
