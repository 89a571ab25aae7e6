public import Training

/// What was measured of the body.
extension Store {
    private static let bodyColumns = "id, at_ms, at_offset, kind, amount, unit, source"
    /// When it was measured, on the wall.
    private static let wall = "at_ms + at_offset * 60000"

    /// A measurement as it is, or was before it was deleted.
    public struct KnownBodyEntry: Equatable, Sendable {
        public var entry: BodyEntry
        public var isDeleted: Bool
    }

    // MARK: Reading

    /// The newest first, of one kind or of all, from a moment to another, both among them, and of these days.
    public func bodyEntries(
        of kind: BodyKind? = nil, from: Instant? = nil, to: Instant? = nil, on days: LivedDays = LivedDays(),
        in range: Range<Int>
    ) throws(StorageError) -> [BodyEntry] {
        let (first, last) = (from?.milliseconds ?? .min, to?.milliseconds ?? .max)
        let times: [SQLValue] = [
            .integer(max(first, days.earliest ?? .min)), .integer(min(last, days.latest ?? .max)),
            .integer(days.first ?? .min), .integer(days.end ?? .max),
        ]
        let page: [SQLValue] = [.int(range.count), .int(range.lowerBound)]
        var rows: [SQLRow] = []
        if let kind {
            rows = try connection.rows(
                """
                SELECT \(Self.bodyColumns) FROM body_entries
                WHERE user_id = ? AND kind = ? AND at_ms >= ? AND at_ms <= ? AND \(Self.wall) >= ? AND \(Self.wall) < ? AND deleted_ms IS NULL
                ORDER BY at_ms DESC, id DESC LIMIT ? OFFSET ?
                """, [userValue, .text(kind.rawValue)] + times + page)
        } else {
            rows = try connection.rows(
                """
                SELECT \(Self.bodyColumns) FROM body_entries
                WHERE user_id = ? AND at_ms >= ? AND at_ms <= ? AND \(Self.wall) >= ? AND \(Self.wall) < ? AND deleted_ms IS NULL
                ORDER BY at_ms DESC, id DESC LIMIT ? OFFSET ?
                """, [userValue] + times + page)
        }
        return try rows.map { row throws(StorageError) in try Self.bodyEntry(row) }
    }

    /// Every measurement, the oldest first, some at a time.
    public func eachBodyEntry(_ body: (BodyEntry) throws -> Void) throws {
        var last: [SQLValue] = [.integer(.min), .text("")]
        while true {
            let rows = try connection.rows(
                """
                SELECT \(Self.bodyColumns) FROM body_entries
                WHERE user_id = ? AND (at_ms, id) > (?, ?) AND deleted_ms IS NULL ORDER BY at_ms, id LIMIT 500
                """, [userValue] + last)
            guard let end = rows.last else { return }
            last = [end.values[1], end.values[0]]
            for row in rows { try body(Self.bodyEntry(row)) }
        }
    }

    /// The newest of a kind, up to a moment.
    public func newestBodyEntry(of kind: BodyKind, to: Instant? = nil) throws(StorageError) -> BodyEntry? {
        try bodyEntries(of: kind, to: to, in: 0..<1).first
    }

    /// What the body weighs, by the newest entry: the one place that says so.
    public func bodyWeight() throws(StorageError) -> Mass? {
        try newestBodyEntry(of: .weight).map { Mass(units: $0.amount.units) }
    }

    /// One measurement, also one that was deleted.
    public func knownBodyEntry(_ id: BodyEntryID) throws(StorageError) -> KnownBodyEntry? {
        let rows = try connection.rows(
            "SELECT \(Self.bodyColumns), deleted_ms FROM body_entries WHERE user_id = ? AND id = ?",
            [userValue, .id(id)])
        guard let row = rows.first else { return nil }
        return KnownBodyEntry(entry: try Self.bodyEntry(row), isDeleted: row.values.last != .null)
    }

    private static func bodyEntry(_ row: SQLRow) throws(StorageError) -> BodyEntry {
        var reader = RowReader(row)
        let id: BodyEntryID = try RowReader.require(reader.id())
        let at = try RowReader.require(reader.instant())
        let kind = try reader.choice(BodyKind.self)
        let amount = Amount(units: try RowReader.require(reader.int64()))
        return BodyEntry(
            id: id, at: at, kind, amount: amount, shownIn: try reader.choice(BodyUnit.self),
            source: try reader.choice(BodySource.self))
    }

    // MARK: Writing

    /// Stores a measurement, new, changed or brought back.
    public func save(_ entry: BodyEntry) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO body_entries (user_id, id, kind, at_ms, at_offset, amount, unit, source)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (user_id, id) DO UPDATE SET kind = excluded.kind, at_ms = excluded.at_ms,
              at_offset = excluded.at_offset, amount = excluded.amount, unit = excluded.unit, source = excluded.source,
              deleted_ms = NULL
            """,
            [
                userValue, .id(entry.id), .text(entry.kind.rawValue), .integer(entry.at.milliseconds),
                .int(entry.at.offsetMinutes), .integer(entry.amount.units), .text(entry.unit.rawValue),
                .text(entry.source.rawValue),
            ])
        try note(.bodyEntry, entry.id)
    }

    /// Deletes a measurement; says whether it was there.
    @discardableResult
    public func deleteBodyEntry(_ id: BodyEntryID, now: Instant) throws(StorageError) -> Bool {
        let changed = try connection.run(
            "UPDATE body_entries SET deleted_ms = ? WHERE user_id = ? AND id = ? AND deleted_ms IS NULL",
            [.integer(now.milliseconds), userValue, .id(id)])
        if changed > 0 { try note(.bodyEntry, id, isDeleted: true) }
        return changed > 0
    }

    // MARK: Looking over

    /// How many measurements there are, of all users, and which of them cannot be.
    public static func checkBodyEntries(
        _ connection: any SQLConnection
    ) throws(StorageError) -> (count: Int, faults: [String]) {
        let rows = try connection.rows("SELECT \(bodyColumns), user_id FROM body_entries", [])
        var faults: [String] = []
        for row in rows {
            do throws(StorageError) {
                let entry = try bodyEntry(row)
                guard let fault = entry.faults().first else { continue }
                faults.append("body_entries \(entry.id.text): \(fault.path) \(fault.message)")
            } catch {
                faults.append("body_entries: \(error.message)")
            }
        }
        return (rows.count, faults)
    }
}
