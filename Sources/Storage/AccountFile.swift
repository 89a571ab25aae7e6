public import Training
public import Wire

/// Why an export of ours cannot be read.
public enum AccountFileFault: Error, Equatable, Sendable {
    /// It is cut off, or no JSON; the line on which that was seen.
    case malformed(line: Int)
    /// It was made by a newer program.
    case newer(version: Int)
    /// It has a table that this program does not know.
    case table(String, line: Int)
    /// A row that is not what its table holds: the column, where one is to blame.
    case row(table: String, column: String?, line: Int)
    /// Fewer or more rows than it says.
    case count(said: Int, found: Int)
}

/// Everything of an account as one JSON text: a head, the tables with a row on each line, and how many rows there are.
public struct AccountFile: Sendable {
    /// What the text says that it is.
    public static let schema = "topset.export"
    /// The newest form that is written, and read.
    public static let version = 1

    /// A row that was found and not yet read.
    public struct Row: Sendable {
        public let table: AccountTable
        /// The line on which it begins; the first is 1.
        public let line: Int
        fileprivate let place: Range<Int>
    }

    /// Whose account it was.
    public let user: UserID
    /// In the order of `AccountTable.exported`: who is leaned on comes first.
    public let rows: [Row]
    private let bytes: FileBytes

    /// Whether a text may be an export of ours: its beginning says so.
    public static func isLikely(_ bytes: some Collection<UInt8>) -> Bool {
        let head = String(decoding: bytes.prefix(512), as: UTF8.self)
        guard head.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "{" else { return false }
        return head.contains("\"\(schema)\"")
    }

    /// Looks over the whole text, and reads no row yet.
    public init(_ bytes: FileBytes) throws(AccountFileFault) {
        (user, rows) = try bytes.withBytes { text throws(AccountFileFault) in try Self.found(text) }
        self.bytes = bytes
    }

    public init(_ bytes: [UInt8]) throws(AccountFileFault) { try self.init(FileBytes(bytes)) }

    private static func found(
        _ bytes: UnsafeRawBufferPointer
    ) throws(AccountFileFault) -> (user: UserID, rows: [Row]) {
        var scan = JSONScan(bytes)
        var (version, user, said): (Int?, UserID?, Int?) = (nil, nil, nil)
        var isOurs = false
        var found: [Row] = []
        try scan.object { name, scan throws(AccountFileFault) in
            switch name {
            case "schema": isOurs = try scan.text() == schema
            case "version": version = try scan.integer()
            case "user_id": user = UserID(try scan.text())
            case "rows": said = try scan.integer()
            case "tables":
                // What a newer form means by its tables is not known.
                if let version, version > Self.version { throw .newer(version: version) }
                try scan.object { name, scan throws(AccountFileFault) in
                    guard let table = AccountTable.exported(named: name) else { throw .table(name, line: scan.line) }
                    try scan.array { scan throws(AccountFileFault) in
                        let line = scan.line
                        found.append(Row(table: table, line: line, place: try scan.value()))
                    }
                }
            default: _ = try scan.value()
            }
        }
        try scan.finish()
        guard isOurs, let version, version > 0, let user else { throw .malformed(line: 1) }
        guard version <= Self.version else { throw .newer(version: version) }
        guard said == found.count else { throw .count(said: said ?? 0, found: found.count) }
        let order = Dictionary(uniqueKeysWithValues: AccountTable.exported.enumerated().map { ($1.name, $0) })
        // Sorting is stable.
        return (user, found.sorted { (order[$0.table.name] ?? 0) < (order[$1.table.name] ?? 0) })
    }

    /// The values of a row, in the order of the table's columns.
    ///
    /// - Parameter owner: whose they become; documents that name their owner name this one.
    public func values(_ row: Row, for owner: UserID) throws(AccountFileFault) -> [SQLValue] {
        var left: [String: String] = [:]
        do throws(WireError) {
            var reader = try Reader(bytes.withBytes { JSONScan.compact($0[row.place]) })
            for (name, value) in try reader.members(of: RawJSON.self) { left[name] = value.text }
        } catch { throw .row(table: row.table.name, column: nil, line: row.line) }
        let id = left["id"]
        var values: [SQLValue] = []
        for column in row.table.columns {
            let text = left.removeValue(forKey: column.name)
            guard let text, text != "null" else {
                guard column.isOptional else { throw .row(table: row.table.name, column: column.name, line: row.line) }
                values.append(.null)
                continue
            }
            guard var value = Self.value(text, column, row.table) else {
                throw .row(table: row.table.name, column: column.name, line: row.line)
            }
            // A document that calls itself otherwise than its row would be found and not be what was looked for.
            if column.name == "document", let id, let own = try? JSON.decode(JSONValue.self, from: text)["id"],
                JSON.text(own) != id
            {
                throw .row(table: row.table.name, column: column.name, line: row.line)
            }
            if column.kind == .document, owner != user, case .text(let document) = value {
                value = .text(document.replacing("\"\(user.text)\"", with: "\"\(owner.text)\""))
            }
            values.append(value)
        }
        // A column of a newer form would be lost.
        if let unknown = left.keys.sorted().first { throw .row(table: row.table.name, column: unknown, line: row.line) }
        return values
    }

    private static func value(_ text: String, _ column: AccountTable.Column, _ table: AccountTable) -> SQLValue? {
        switch column.kind {
        case .text: return (try? JSON.decode(String.self, from: text)).map { .text($0) }
        case .id:
            guard let id = try? JSON.decode(String.self, from: text), ID<Never>(id) != nil else { return nil }
            return .text(id)
        case .number:
            return (try? JSON.decode(JSONValue.self, from: text)).flatMap { value in
                if case .integer(let number) = value, Int32(exactly: number) != nil { .integer(number) } else { nil }
            }
        case .large:
            // Moments from year 1 to 9999; beyond the others no sum of a few overflows.
            let isMoment = column.name.hasSuffix("_ms")
            let range = isMoment ? -62_135_596_800_000...253_402_300_799_999 : -(Int64.max / 4)...(Int64.max / 4)
            return (try? JSON.decode(JSONValue.self, from: text)).flatMap { value in
                if case .integer(let number) = value, range.contains(number) { .integer(number) } else { nil }
            }
        case .document:
            let kind = StoredDocument.all.first { $0.table == table.name && $0.column == column.name }
            guard let kind, (try? kind.read(text)) != nil else { return nil }
            return .text(text)
        }
    }
}

// MARK: Writing

/// Writes an account as such a text, piece by piece.
public struct AccountFileWriter {
    private var rows = 0
    private let store: Store

    public init(_ store: Store) { self.store = store }

    /// - Parameters:
    ///   - now: when it is made.
    ///   - sink: takes what is written so far, some rows at a time.
    public mutating func write(now: Instant, to sink: (String) throws -> Void) throws {
        var text = """
            {"schema":"\(AccountFile.schema)","version":\(AccountFile.version),"exported_at":"\(now.text)",\
            "user_id":"\(store.user.text)","database_schema":\(Schema.version),"tables":{
            """
        for (place, table) in AccountTable.exported.enumerated() {
            text += (place == 0 ? "\n" : ",\n") + "\"\(table.name)\":["
            var isFirst = true
            try store.eachRow(of: table) { values in
                text += isFirst ? "\n" : ",\n"
                isFirst = false
                rows += 1
                Self.append(values, of: table, to: &text)
                if text.utf8.count > 60_000 {
                    try sink(text)
                    text.removeAll(keepingCapacity: true)
                }
            }
            text += isFirst ? "]" : "\n]"
        }
        text += "\n},\"rows\":\(rows)}\n"
        try sink(text)
    }

    /// A row as an object; what is not there is left out.
    private static func append(_ values: [SQLValue], of table: AccountTable, to text: inout String) {
        var writer = Writer()
        var members: [(String, RawJSON)] = []
        for (column, value) in zip(table.columns, values) {
            switch value {
            case .null: continue
            case .integer(let number): members.append((column.name, RawJSON(number)))
            case .text(let value) where column.kind == .document:
                members.append((column.name, RawJSON(unchecked: Array(value.utf8))))
            case .text(let value): members.append((column.name, RawJSON(value)))
            // No exported table has any.
            case .blob: continue
            }
        }
        writer.object(members)
        text += String(decoding: writer.bytes, as: UTF8.self)
    }
}
