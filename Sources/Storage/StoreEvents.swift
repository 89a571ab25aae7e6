public import Training
import Wire

/// What happened in live workouts: rows, or a packed piece and the rows after it.
extension Store {
    static let eventTable = "workout_events"

    /// Events after `seq`, oldest first, at most `limit`.
    public func events(of workout: WorkoutID, after seq: Int, limit: Int) throws(StorageError) -> [WorkoutEvent] {
        var events: [WorkoutEvent] = []
        for event in try eventTexts(of: .id(workout), after: seq, limit: limit) {
            events.append(try decodeDocument(WorkoutEvent.self, event.text))
        }
        return events
    }

    /// The same as they are stored.
    func eventTexts(
        of workout: SQLValue, after seq: Int = 0, limit: Int = Int(Int32.max)
    ) throws(StorageError) -> [(seq: Int, text: String)] {
        var found: [(seq: Int, text: String)] = []
        let packed = try packedEvents(of: workout)
        if let packed, packed.count > seq {
            for (place, text) in try packed.texts().enumerated().dropFirst(max(0, seq)).prefix(limit) {
                found.append((place + 1, text))
            }
        }
        guard found.count < limit else { return found }
        let rows = try connection.rows(
            "SELECT seq, document FROM workout_events WHERE user_id = ? AND workout_id = ? AND seq > ? ORDER BY seq LIMIT ?",
            [userValue, workout, .int(max(seq, packed?.count ?? seq)), .int(limit - found.count)])
        for row in rows {
            var reader = RowReader(row)
            found.append((try RowReader.require(reader.int()), try RowReader.require(reader.text())))
        }
        return found
    }

    func packedEvents(of workout: SQLValue) throws(StorageError) -> EventBlock? {
        let rows = try connection.rows(
            "SELECT events, bytes, block FROM packed_events WHERE user_id = ? AND workout_id = ?", [userValue, workout])
        guard let row = rows.first else { return nil }
        return try Self.block(row)
    }

    static func block(_ row: SQLRow) throws(StorageError) -> EventBlock {
        var reader = RowReader(row)
        return EventBlock(
            count: try RowReader.require(reader.int()), size: try RowReader.require(reader.int()),
            bytes: try RowReader.require(reader.blob()))
    }

    /// Goes through the events of all workouts, packed or not, as rows of `workout_events` in the order of its key.
    func eachEventRow(_ body: ([SQLValue]) throws -> Void) throws {
        var last = ""
        while let workout = try nextWithEvents(after: last) {
            for event in try eventTexts(of: .text(workout)) {
                try body([.text(workout), .int(event.seq), .text(event.text)])
            }
            last = workout
        }
    }

    private func nextWithEvents(after last: String) throws(StorageError) -> String? {
        var next: String?
        for table in [Self.eventTable, "packed_events"] {
            let rows = try connection.rows(
                "SELECT workout_id FROM \(table) WHERE user_id = ? AND workout_id > ? ORDER BY workout_id LIMIT 1",
                [userValue, .text(last)])
            guard let row = rows.first else { continue }
            var reader = RowReader(row)
            let workout = try RowReader.require(reader.text())
            next = next.map { min($0, workout) } ?? workout
        }
        return next
    }
}

/// Finds rows of an export among those that are there. The rows of a packed workout are unpacked once.
public struct KnownRows {
    private let store: Store
    private var events: (of: SQLValue, texts: [(seq: Int, text: String)])?

    public init(_ store: Store) { self.store = store }

    /// Whether this very row is there.
    public mutating func has(_ values: [SQLValue], in table: AccountTable) throws(StorageError) -> Bool {
        if table.name == Store.eventTable { return try hasEvent(values) }
        var (condition, arguments) = ("user_id = ?", [store.userValue])
        for name in table.key {
            guard let place = table.columns.firstIndex(where: { $0.name == name }) else { continue }
            condition += " AND \(name) = ?"
            arguments.append(values[place])
        }
        let columns = table.columns.map(\.name).joined(separator: ", ")
        return try store.connection.rows("SELECT \(columns) FROM \(table.name) WHERE \(condition)", arguments)
            .contains { $0.values == values }
    }

    private mutating func hasEvent(_ values: [SQLValue]) throws(StorageError) -> Bool {
        guard values.count == 3 else { return false }
        if events?.of != values[0] { events = (values[0], try store.eventTexts(of: values[0])) }
        return events?.texts.contains { .int($0.seq) == values[1] && .text($0.text) == values[2] } ?? false
    }
}
