import Training
import Wire

/// Columns as values of the engine, and back.
extension SQLValue {
    static func id<T>(_ id: ID<T>?) -> SQLValue { id.map { .text($0.text) } ?? .null }
    static func text(_ text: String?) -> SQLValue { text.map { .text($0) } ?? .null }
    static func int(_ value: Int?) -> SQLValue { value.map { .integer(Int64($0)) } ?? .null }
    static func int64(_ value: Int64?) -> SQLValue { value.map { .integer($0) } ?? .null }
    static func bool(_ value: Bool) -> SQLValue { .integer(value ? 1 : 0) }
    static func document<T: WireValue>(_ value: T?) -> SQLValue { value.map { .text(JSON.text($0)) } ?? .null }
}

extension Store {
    /// How many ids are asked for at once. A last group is filled up with its last id: so there are few statements, whatever
    /// their number.
    private static let groupSizes = [1, 4, 16, 64, 256]

    /// Ids in groups for `IN`.
    static func groups<T>(_ ids: [ID<T>]) -> [[SQLValue]] {
        stride(from: 0, to: ids.count, by: groupSizes[4]).map { start in
            let some = ids[start..<min(start + groupSizes[4], ids.count)].map { SQLValue.id($0) }
            let size = groupSizes.first { $0 >= some.count } ?? some.count
            return some + repeatElement(some[some.count - 1], count: size - some.count)
        }
    }

    /// The marks of a group.
    static func marks(_ group: [SQLValue]) -> String {
        Array(repeating: "?", count: group.count).joined(separator: ", ")
    }
}

/// Reads the columns of a row one after another.
struct RowReader {
    private let values: [SQLValue]
    private var at = 0

    init(_ row: SQLRow) { values = row.values }

    /// The next column as it is.
    mutating func value() throws(StorageError) -> SQLValue { try next() }

    private mutating func next() throws(StorageError) -> SQLValue {
        guard at < values.count else { throw .corrupt("a column is missing") }
        defer { at += 1 }
        return values[at]
    }

    mutating func int64() throws(StorageError) -> Int64? {
        switch try next() {
        case .integer(let value): return value
        case .null: return nil
        default: throw .corrupt("a number was expected")
        }
    }

    mutating func int() throws(StorageError) -> Int? { try int64().map { Int($0) } }

    mutating func bool() throws(StorageError) -> Bool { try int64() == 1 }

    mutating func text() throws(StorageError) -> String? {
        switch try next() {
        case .text(let value): return value
        case .null: return nil
        default: throw .corrupt("a text was expected")
        }
    }

    mutating func blob() throws(StorageError) -> [UInt8]? {
        switch try next() {
        case .blob(let bytes): return bytes
        case .null: return nil
        default: throw .corrupt("bytes were expected")
        }
    }

    mutating func id<T>(_ type: T.Type = T.self) throws(StorageError) -> ID<T>? {
        guard let text = try text() else { return nil }
        guard let id = ID<T>(text) else { throw .corrupt("an id was expected") }
        return id
    }

    mutating func document<T: WireValue>(_ type: T.Type) throws(StorageError) -> T? {
        guard let text = try text() else { return nil }
        return try decodeDocument(type, text)
    }

    mutating func choice<T: WireEnum>(_ type: T.Type) throws(StorageError) -> T {
        try Self.require(optionalChoice(type))
    }

    mutating func optionalChoice<T: WireEnum>(_ type: T.Type) throws(StorageError) -> T? {
        guard let text = try text() else { return nil }
        guard let value = T(rawValue: text) else { throw .corrupt("an unknown word") }
        return value
    }

    /// Milliseconds and offset, in two columns.
    mutating func instant() throws(StorageError) -> Instant? {
        let milliseconds = try int64()
        let offset = try int()
        return milliseconds.map { Instant(milliseconds: $0, offsetMinutes: offset ?? 0) }
    }

    /// A value that must be there.
    static func require<T>(_ value: T?) throws(StorageError) -> T {
        guard let value else { throw .corrupt("a value is missing") }
        return value
    }
}

/// A stored document.
func decodeDocument<T: WireValue>(_ type: T.Type, _ text: String) throws(StorageError) -> T {
    do throws(WireError) {
        return try JSON.decode(type, from: text)
    } catch {
        throw .corrupt(error.path + " " + error.message)
    }
}
