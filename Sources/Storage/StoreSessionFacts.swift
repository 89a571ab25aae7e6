public import Training
import Wire

extension Store {
    /// Something that became of a session after it was archived.
    public struct SessionFact: Equatable, Sendable {
        /// What it was.
        public enum Kind: String, CaseIterable, Sendable {
            /// The session as it was before anything else became of it.
            case archived
            /// It was put right; the document replaces it everywhere.
            case correction
            /// The app that it was imported from says it otherwise by now, and the lifter took that.
            case reimport
            case deletion
            /// The newest correction or deletion was taken back.
            case restoration
        }

        public var kind: Kind
        /// The session, with `archived`, `correction` and `reimport`.
        public var session: WorkoutSession?
        /// When it was recorded; `nil` of one that is not yet.
        public var recordedAt: Instant?

        public init(_ kind: Kind, _ session: WorkoutSession? = nil) {
            self.kind = kind
            self.session = session
        }
    }

    /// What became of a session, oldest first; nothing when it stands as it was archived.
    public func facts(of session: WorkoutID) throws(StorageError) -> [SessionFact] {
        let rows = try connection.rows(
            "SELECT kind, document, recorded_ms FROM session_facts WHERE user_id = ? AND session_id = ? ORDER BY seq",
            [userValue, .id(session)])
        var facts: [SessionFact] = []
        for row in rows {
            var reader = RowReader(row)
            guard let kind = SessionFact.Kind(rawValue: try reader.text() ?? "") else {
                throw .corrupt("an unknown fact of a session")
            }
            var fact = SessionFact(kind, try reader.document(WorkoutSession.self))
            fact.recordedAt = try reader.int64().map { Instant(milliseconds: $0) }
            facts.append(fact)
        }
        return facts
    }

    /// Appends what becomes of a session, and shows it: `state` is the session from now on, `nil` when it is gone.
    public func record(
        _ facts: [SessionFact], of id: WorkoutID, state: WorkoutSession?, now: Instant
    ) throws(StorageError) {
        var seq = try self.facts(of: id).count
        let importID = try importID(of: id)
        var written: [SessionFact] = []
        for fact in facts {
            let session = try fact.session.map { session throws(StorageError) in try asWritten(session) }
            written.append(SessionFact(fact.kind, session))
        }
        let state = try state.map { state throws(StorageError) in try asWritten(state) }
        for fact in written {
            seq += 1
            try connection.run(
                """
                INSERT INTO session_facts (user_id, session_id, seq, kind, document, import_id, recorded_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    userValue, .id(id), .int(seq), .text(fact.kind.rawValue), .document(fact.session), .id(importID),
                    .integer(now.milliseconds),
                ])
        }
        try replaceRows(of: id, by: state)
    }

    /// Takes out the rows that show a session.
    func deleteRows(of id: WorkoutID) throws(StorageError) {
        if let start = try start(of: id) {
            try forgetSchedules(since: start)
            try noteLifts(around: start)
        }
        for (table, column) in [
            ("performed_sets", "session_id"), ("performance_totals", "session_id"), ("performances", "session_id"),
            ("sessions", "id"),
        ] {
            try connection.run("DELETE FROM \(table) WHERE user_id = ? AND \(column) = ?", [userValue, .id(id)])
        }
    }

    /// The import that brought a session, also of a deleted one.
    func importID(of id: WorkoutID) throws(StorageError) -> ImportID? {
        for sql in [
            "SELECT import_id FROM sessions WHERE user_id = ? AND id = ?",
            "SELECT import_id FROM session_facts WHERE user_id = ? AND session_id = ? ORDER BY seq LIMIT 1",
        ] {
            guard let row = try connection.rows(sql, [userValue, .id(id)]).first else { continue }
            var reader = RowReader(row)
            return try reader.id()
        }
        return nil
    }

    /// Whether a session is there, or was and has been deleted.
    public func knowsSession(_ id: WorkoutID) throws(StorageError) -> Bool {
        if try hasSession(id) { return true }
        return try !connection.rows(
            "SELECT 1 FROM session_facts WHERE user_id = ? AND session_id = ? LIMIT 1", [userValue, .id(id)]
        ).isEmpty
    }

    /// The sessions that are there or were and have been deleted, so that an import does not bring them back.
    public func knownSessions() throws(StorageError) -> Set<WorkoutID> {
        let rows = try connection.rows(
            "SELECT id FROM sessions WHERE user_id = ? UNION SELECT session_id FROM session_facts WHERE user_id = ?",
            [userValue, userValue])
        var ids = Set<WorkoutID>()
        for row in rows {
            var reader = RowReader(row)
            ids.insert(try RowReader.require(reader.id()))
        }
        return ids
    }

    /// The imported sessions that are there, by the moment of their start.
    public func importedStarts() throws(StorageError) -> [Int64: [WorkoutID]] {
        let rows = try connection.rows(
            "SELECT id, started_ms FROM sessions WHERE user_id = ? AND origin = ?",
            [userValue, .text(WorkoutSession.Origin.imported.rawValue)])
        var starts: [Int64: [WorkoutID]] = [:]
        for row in rows {
            var reader = RowReader(row)
            let id: WorkoutID = try RowReader.require(reader.id())
            starts[try RowReader.require(reader.int64()), default: []].append(id)
        }
        return starts
    }

    /// What was done in a session, as it is shown; nothing of one that was deleted.
    public func exercises(doneIn session: WorkoutID) throws(StorageError) -> Set<ExerciseID> {
        // In the order of their key: else SQLite takes an index that has the exercise in it, and walks through all of the lifter.
        let rows = try connection.rows(
            "SELECT exercise_id FROM performances WHERE user_id = ? AND session_id = ? ORDER BY position",
            [userValue, .id(session)])
        return Set(try Self.ids(rows))
    }
}
