public import Training

/// Taking out again what an import brought.
extension Store {
    /// An import that was carried out, and when.
    public func pastImport(_ id: ImportID) throws(StorageError) -> (report: ImportReport, at: Instant)? {
        let rows = try connection.rows(
            "SELECT report, imported_ms FROM imports WHERE user_id = ? AND id = ?", [userValue, .id(id)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        let report = try RowReader.require(reader.document(ImportReport.self))
        return (report, Instant(milliseconds: try RowReader.require(reader.int64())))
    }

    /// Stores a report in the place of the one that was stored with the import.
    public func update(_ report: ImportReport, id: ImportID) throws(StorageError) {
        try connection.run(
            "UPDATE imports SET report = ? WHERE user_id = ? AND id = ?", [.document(report), userValue, .id(id)])
        try noteImports()
    }

    /// Makes sessions part of an import that is under way, so that nobody sees them any more, and whoever finds it cut off takes
    /// them out.
    public func hide(_ sessions: [WorkoutID], as id: ImportID, now: Instant) throws(StorageError) {
        var first: Instant?
        for session in sessions {
            if let start = try start(of: session), start.milliseconds < first?.milliseconds ?? .max { first = start }
            try notePlans(ranBy: session)
            try connection.run(
                "UPDATE sessions SET import_id = ? WHERE user_id = ? AND id = ?", [.id(id), userValue, .id(session)])
            try note(.session, session, isDeleted: true)
        }
        if let first { try forgetSchedules(since: first) }
        noteHistory(nil)
        try insert(ImportNote(id: id, touchedAt: now))
    }

    /// The sessions that an import has brought and that something became of since.
    public func changedSessions(of id: ImportID) throws(StorageError) -> [WorkoutID] {
        let rows = try connection.rows(
            """
            SELECT s.id FROM sessions s WHERE s.user_id = ? AND s.import_id = ? AND EXISTS (
              SELECT 1 FROM session_facts f WHERE f.user_id = s.user_id AND f.session_id = s.id)
            ORDER BY s.started_ms, s.id
            """, [userValue, .id(id)])
        return try Self.ids(rows)
    }

    /// The sessions that an import has brought and that are deleted.
    public func deletedSessions(of id: ImportID) throws(StorageError) -> [WorkoutID] {
        let rows = try connection.rows(
            """
            SELECT f.session_id FROM session_facts f WHERE f.user_id = ? AND f.import_id = ? AND f.seq = 1 AND NOT EXISTS (
              SELECT 1 FROM sessions s WHERE s.user_id = f.user_id AND s.id = f.session_id)
            ORDER BY f.session_id
            """, [userValue, .id(id)])
        return try Self.ids(rows)
    }

    /// What became of a session last, and when.
    public func newestFact(of session: WorkoutID) throws(StorageError) -> (kind: SessionFact.Kind, at: Instant)? {
        let rows = try connection.rows(
            "SELECT kind, recorded_ms FROM session_facts WHERE user_id = ? AND session_id = ? ORDER BY seq DESC LIMIT 1",
            [userValue, .id(session)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        let kind = try RowReader.require(SessionFact.Kind(rawValue: RowReader.require(reader.text())))
        return (kind, Instant(milliseconds: try RowReader.require(reader.int64())))
    }

    /// What was done in the sessions of an import.
    public func exercises(of id: ImportID) throws(StorageError) -> [ExerciseID] {
        let rows = try connection.rows(
            """
            SELECT DISTINCT p.exercise_id FROM sessions s CROSS JOIN performances p
            WHERE s.user_id = ? AND s.import_id = ? AND p.user_id = s.user_id AND p.session_id = s.id
            ORDER BY p.exercise_id
            """, [userValue, .id(id)])
        return try Self.ids(rows)
    }

    /// How many sets the sessions of an import hold.
    public func setCount(of id: ImportID) throws(StorageError) -> Int {
        let rows = try connection.rows(
            """
            SELECT COUNT(*) FROM sessions s CROSS JOIN performed_sets p
            WHERE s.user_id = ? AND s.import_id = ? AND p.user_id = s.user_id AND p.session_id = s.id
            """, [userValue, .id(id)])
        guard let row = rows.first else { return 0 }
        var reader = RowReader(row)
        return try reader.int() ?? 0
    }

    /// Whether an exercise was done, as itself or as what it is merged into, in a session that is no part of an import.
    public func isDone(_ exercise: ExerciseID, outside id: ImportID) throws(StorageError) -> Bool {
        for column in ["exercise_id", "merged_from"] {
            let rows = try connection.rows(
                """
                SELECT 1 FROM performances p JOIN sessions s ON s.user_id = p.user_id AND s.id = p.session_id
                WHERE p.user_id = ? AND p.\(column) = ? AND (s.import_id IS NULL OR s.import_id <> ?) LIMIT 1
                """, [userValue, .id(exercise), .id(id)])
            if !rows.isEmpty { return true }
        }
        return false
    }

    /// What was said of names at one moment, by their keys.
    public func importNames(decidedAt moment: Instant) throws(StorageError) -> [String] {
        let rows = try connection.rows(
            "SELECT name_key FROM import_names WHERE user_id = ? AND decided_ms = ? ORDER BY name_key",
            [userValue, .integer(moment.milliseconds)])
        var keys: [String] = []
        for row in rows {
            var reader = RowReader(row)
            keys.append(try RowReader.require(reader.text()))
        }
        return keys
    }

    /// Forgets what was said of a name.
    public func deleteImportName(_ key: String) throws(StorageError) {
        try connection.run(
            "DELETE FROM import_names WHERE user_id = ? AND name_key = ?", [userValue, .text(key)])
        try noteImports()
    }

    static func ids<Named>(_ rows: [SQLRow]) throws(StorageError) -> [ID<Named>] {
        var ids: [ID<Named>] = []
        for row in rows {
            var reader = RowReader(row)
            ids.append(try RowReader.require(reader.id()))
        }
        return ids
    }
}
