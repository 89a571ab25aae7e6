public import Training
import Wire

/// What hurts, or hurt.
extension Store {
    /// The lifter's pain flags, newest first.
    public func painFlags() throws(StorageError) -> [PainFlag] { try painFlags(where: "", []) }

    /// Those that are not resolved, newest first.
    public func openPainFlags() throws(StorageError) -> [PainFlag] {
        try painFlags(where: "AND resolved_ms IS NULL", [])
    }

    /// One pain flag.
    public func painFlag(_ id: PainFlagID) throws(StorageError) -> PainFlag? {
        try painFlags(where: "AND id = ?", [.id(id)]).first
    }

    /// One that was deleted, as it was.
    public func deletedPainFlag(_ id: PainFlagID) throws(StorageError) -> PainFlag? {
        let rows = try connection.rows(
            "SELECT document FROM pain_flags WHERE user_id = ? AND id = ? AND deleted_ms IS NOT NULL",
            [userValue, .id(id)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.document(PainFlag.self)
    }

    private func painFlags(where condition: String, _ arguments: [SQLValue]) throws(StorageError) -> [PainFlag] {
        let rows = try connection.rows(
            """
            SELECT document FROM pain_flags WHERE user_id = ? AND deleted_ms IS NULL \(condition)
            ORDER BY created_ms DESC, id
            """, [userValue] + arguments)
        var flags: [PainFlag] = []
        for row in rows {
            var reader = RowReader(row)
            var flag = try RowReader.require(reader.document(PainFlag.self))
            if let exercise = flag.exerciseID { flag.exerciseID = try merges().shown(exercise) }
            flags.append(flag)
        }
        return flags
    }

    /// Stores a pain flag, new, changed or brought back.
    public func save(_ shown: PainFlag) throws(StorageError) {
        let flag = try asWritten(shown)
        try connection.run(
            """
            INSERT INTO pain_flags (user_id, id, created_ms, resolved_ms, document) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, id) DO UPDATE SET created_ms = excluded.created_ms, resolved_ms = excluded.resolved_ms,
              document = excluded.document, deleted_ms = NULL
            """,
            [
                userValue, .id(flag.id), .integer(flag.createdAt.milliseconds),
                flag.resolvedAt.map { .integer($0.milliseconds) } ?? .null, .document(flag),
            ])
        try note(.painFlag, flag.id)
    }

    /// A flag as its document holds it: of an exercise that was merged since it stays one of that exercise.
    private func asWritten(_ flag: PainFlag) throws(StorageError) -> PainFlag {
        if try merges().isEmpty { return flag }
        let rows = try connection.rows(
            "SELECT document FROM pain_flags WHERE user_id = ? AND id = ?", [userValue, .id(flag.id)])
        guard let row = rows.first else { return flag }
        var reader = RowReader(row)
        var written = flag
        if let known = try RowReader.require(reader.document(PainFlag.self)).exerciseID,
            try merges().shown(known) == flag.exerciseID
        {
            written.exerciseID = known
        }
        return written
    }

    /// Deletes a pain flag; saving it again brings it back.
    public func deletePainFlag(_ id: PainFlagID, now: Instant) throws(StorageError) {
        let changed = try connection.run(
            "UPDATE pain_flags SET deleted_ms = ? WHERE user_id = ? AND id = ? AND deleted_ms IS NULL",
            [.integer(now.milliseconds), userValue, .id(id)])
        if changed > 0 { try note(.painFlag, id, isDeleted: true) }
    }
}
