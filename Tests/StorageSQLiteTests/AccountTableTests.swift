import GRDB
import StorageSQLite
import TestSupport
import Testing

@testable import Storage

/// That nothing of an account is forgotten: the list of its tables against the schema as it is.
struct AccountTableTests {
    private static let database = Result { try SQLiteDatabase(inMemoryAt: evening) }

    private static func names(_ sql: String) async throws -> [String] {
        try await database.get().read { connection in
            try connection.rows(sql, []).compactMap { row in
                if case .text(let name)? = row.values.first { name } else { nil }
            }
        }
    }

    @Test func everyTableIsExportedPackedDerivedOrStays() async throws {
        let tables = try await Self.names(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        let exported = AccountTable.exported.map(\.name)
        let listed = exported + AccountTable.packed + AccountTable.derived + AccountTable.staying
        #expect(tables.sorted() == listed.sorted())
        #expect(Set(listed).count == listed.count, "none is on two lists")
    }

    @Test(arguments: AccountTable.exported.map(\.name))
    func everyColumnIsThere(name: String) async throws {
        let table = try #require(AccountTable.exported(named: name))
        let rows = try await Self.database.get().read { connection in
            try connection.rows("SELECT name, type, \"notnull\", pk FROM pragma_table_info('\(name)') ORDER BY cid", [])
        }
        var columns: [String] = []
        var key: [(place: Int64, name: String)] = []
        for row in rows {
            guard case .text(let column) = row.values[0], case .text(let type) = row.values[1],
                case .integer(let isRequired) = row.values[2], case .integer(let place) = row.values[3]
            else { continue }
            if place > 0 { key.append((place, column)) }
            guard column != "user_id" else { continue }
            columns.append(column)
            let listed = try #require(table.columns.first { $0.name == column })
            #expect(listed.isOptional == (isRequired == 0), "\(column)")
            switch type {
            case "INTEGER": #expect(listed.kind == .number, "\(column)")
            case "BIGINT": #expect(listed.kind == .large, "\(column)")
            default: #expect([.text, .id, .document].contains(listed.kind), "\(column)")
            }
            let isDocument = StoredDocument.all.contains { $0.table == name && $0.column == column }
            #expect((listed.kind == .document) == isDocument, "\(column)")
        }
        #expect(columns == table.columns.map(\.name))
        #expect(key.sorted { $0.place < $1.place }.map(\.name) == ["user_id"] + table.key)
    }
}
