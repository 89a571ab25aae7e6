import Foundation
import GRDB
import Storage
public import Training

/// What was read of a damaged database.
public struct RecoveredDatabase: Equatable, Sendable {
    public let tables: [RecoveredTable]
    /// Whether the schema could be read. Without it, rows were found page by page, and nothing says how many there were.
    public let hadSchema: Bool
    /// Rows that were found, of which it cannot be said where they belong.
    public let unassigned: Int
    /// Rows that lean on others that are lost, and were left out, as they are told.
    public let strays: [String]
}

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
    public static func recover(_ path: String, into target: String, now: Instant) async throws -> RecoveredDatabase {
        let fresh = try SQLiteDatabase(path: target, now: now)
        let damaged = try? await reader(of: path)
        let names = try await fresh.writer.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT name FROM sqlite_master
                    WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name <> 'schema_ledger' ORDER BY name
                    """)
        }
        var shapes: [(table: TableShape, isWhole: Bool)] = []
        for name in names {
            let shape = try await fresh.writer.read { try TableShape(name, $0) }
            let columns = shape.columns.map(\.name)
            // Without a transaction: where a page cannot be read, none ends well.
            let copy = try await damaged?.unsafeRead { source in TableCopy(source, name, columns) }
            try await fresh.insert(copy?.rows ?? [], into: shape)
            shapes.append((shape, copy?.isWhole ?? false))
        }
        let unassigned = try await fresh.addFromLeaves(of: path, shapes)
        let strays = try await fresh.strays()
        try await fresh.writer.write { try StrayRows.remove($0) }
        var tables: [RecoveredTable] = []
        for (shape, isWhole) in shapes {
            let rows = try await fresh.writer.read { database in
                try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM \(shape.name)") ?? 0
            }
            tables.append(RecoveredTable(name: shape.name, rows: rows, isWhole: isWhole))
        }
        try await fresh.writer.writeWithoutTransaction { database in
            _ = try database.checkpoint(.truncate)
        }
        try fresh.close()
        return RecoveredDatabase(tables: tables, hadSchema: damaged != nil, unassigned: unassigned, strays: strays)
    }

    /// Reads what SQLite can of a database.
    ///
    /// - Throws: where the schema cannot be read: then SQLite finds nothing.
    private static func reader(of path: String) async throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.readonly = true
        let damaged = try DatabaseQueue(path: path, configuration: configuration)
        _ = try await damaged.unsafeRead { try $0.tableExists("sessions") }
        return damaged
    }

    /// Adds rows, but for those that are there already.
    private func insert(_ rows: [[DatabaseValue]], into shape: TableShape) async throws {
        guard !rows.isEmpty else { return }
        try await writer.write { database in
            let columns = shape.columns.map(\.name).joined(separator: ", ")
            let marks = shape.columns.map { _ in "?" }.joined(separator: ", ")
            let insert = try database.makeStatement(
                sql: "INSERT OR IGNORE INTO \(shape.name) (\(columns)) VALUES (\(marks))")
            for row in rows { try insert.execute(arguments: StatementArguments(row)) }
        }
    }

    /// Adds to the tables of which something is missing what is left on their pages, whatever became of the pages above.
    ///
    /// - Returns: how many rows were found of which it cannot be said where they belong.
    private func addFromLeaves(of path: String, _ shapes: [(table: TableShape, isWhole: Bool)]) async throws -> Int {
        guard shapes.contains(where: { !$0.isWhole }) else { return 0 }
        let file = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        let log = (try? Data(contentsOf: URL(fileURLWithPath: path + "-wal"))) ?? Data()
        let pages = LeafPages(database: file, log: log).rows(shapes.map(\.table)) { name, row in
            shapes.first { $0.table.name == name }?.table.isFitting(row) ?? false
        }
        for (shape, isWhole) in shapes where !isWhole {
            try await insert((pages.tables[shape.name] ?? []).map { $0.map(\.databaseValue) }, into: shape)
        }
        return pages.unassigned
    }

    /// The rows of a table that SQLite can read: from the front and from the back up to what cannot, then one by one between.
    private struct TableCopy: Sendable {
        private(set) var rows: [[DatabaseValue]] = []
        private(set) var isWhole = true

        init(_ source: GRDB.Database, _ table: String, _ wanted: [String]) {
            let known = (try? source.columns(in: table).map(\.name)) ?? []
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

extension TableShape {
    /// A table as it stands in a sound database.
    fileprivate init(_ name: String, _ database: GRDB.Database) throws {
        let columns = try database.columns(in: name).map { column in
            Column(
                name: column.name, isText: column.type == "TEXT", isBlob: column.type == "BLOB",
                isRequired: column.isNotNull)
        }
        self.init(name: name, columns: columns)
    }

    /// A closer look at a row of this shape: ids are ids, and documents can be read, packed ones too.
    fileprivate func isFitting(_ row: [SQLValue]) -> Bool {
        if name == "packed_events" { return EventBlock.isWhole(row) }
        for (value, column) in zip(row, columns) {
            guard case .text(let text) = value else { continue }
            let isID = column.name == "id" || column.name.hasSuffix("_id")
            if isID, ID<TableShape>(text) == nil { return false }
            let document = StoredDocument.all.first { $0.table == name && $0.column == column.name }
            if let document, (try? document.read(text)) == nil { return false }
        }
        return true
    }
}
