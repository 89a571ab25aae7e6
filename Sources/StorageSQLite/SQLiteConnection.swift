import Foundation
import GRDB
import GRDBSQLite
import Storage

/// A GRDB connection as the store sees it.
///
/// Values are bound and read by SQLite's own functions: on the way through GRDB each becomes another value three times, and an
/// import binds millions.
struct SQLiteConnection: SQLConnection {
    let database: GRDB.Database

    init(_ database: GRDB.Database) { self.database = database }

    func run(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        do {
            try bound(sql, arguments).execute()
            return database.changesCount
        } catch {
            throw SQLiteDatabase.fault(error)
        }
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [SQLRow] {
        do {
            let statement = try bound(sql, arguments)
            var rows: [SQLRow] = []
            let cursor = try Row.fetchCursor(statement)
            // By position: a row of GRDB makes a text of the name of every column it is asked for.
            let width = CInt(statement.columnCount)
            while try cursor.next() != nil {
                var values: [SQLValue] = []
                values.reserveCapacity(Int(width))
                for index in 0..<width { values.append(try Self.value(statement.sqliteStatement, index)) }
                rows.append(SQLRow(values))
            }
            return rows
        } catch {
            throw SQLiteDatabase.fault(error)
        }
    }

    /// A statement that holds its arguments, as GRDB has it after `setArguments`.
    private func bound(_ sql: String, _ arguments: [SQLValue]) throws -> Statement {
        let statement = try database.cachedStatement(sql: sql)
        statement.setUncheckedArguments([])
        let count = Int(sqlite3_bind_parameter_count(statement.sqliteStatement))
        guard count == arguments.count else {
            throw StorageError.database("\(arguments.count) arguments for \(count) parameters: \(sql)")
        }
        for (index, argument) in zip(CInt(1)..., arguments) {
            let code = Self.bind(argument, statement.sqliteStatement, index)
            guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code), sql: sql) }
        }
        return statement
    }

    /// SQLite keeps a copy.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    private static func bind(_ value: SQLValue, _ statement: SQLiteStatement, _ index: CInt) -> CInt {
        switch value {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let number): sqlite3_bind_int64(statement, index, number)
        case .text(let text): sqlite3_bind_text(statement, index, text, -1, copied)
        case .blob(let bytes):
            // Without bytes there is no pointer, and that would bind a null.
            if bytes.isEmpty {
                sqlite3_bind_zeroblob(statement, index, 0)
            } else {
                bytes.withUnsafeBytes {
                    sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copied)
                }
            }
        }
    }

    private static func value(_ statement: SQLiteStatement, _ index: CInt) throws(StorageError) -> SQLValue {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, index))
        case SQLITE_TEXT: return .text(String(cString: sqlite3_column_text(statement, index)))
        case SQLITE_BLOB:
            let bytes = UnsafeRawBufferPointer(
                start: sqlite3_column_blob(statement, index), count: Int(sqlite3_column_bytes(statement, index)))
            return .blob(Array(bytes))
        case SQLITE_FLOAT: throw .corrupt("a fraction where whole numbers are kept")
        default: return .null
        }
    }
}

extension SQLValue {
    var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .integer(let number): number.databaseValue
        case .text(let text): text.databaseValue
        case .blob(let bytes): Data(bytes).databaseValue
        }
    }
}
