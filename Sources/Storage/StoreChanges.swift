public import Training

/// The feed of changes: what became another thing, in the order in which it did.
extension Store {
    /// A thing that became another.
    public struct Change: Equatable, Sendable {
        public var kind: ChangeKind
        public var id: ID<Never>
        /// Larger than that of everything that changed before, among the user's things.
        public var revision: Int64
        public var isDeleted: Bool
        /// The revision of an active workout's document.
        public var workoutRevision: Int?
    }

    // MARK: Reading

    /// The newest revision of the user's things; 0 when there are none.
    public func newestChange() throws(StorageError) -> Int64 {
        let rows = try connection.rows("SELECT MAX(revision) FROM changes WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return 0 }
        var reader = RowReader(row)
        return try reader.int64() ?? 0
    }

    /// What changed after a revision, in order, at most `limit` things.
    public func changes(after revision: Int64, limit: Int) throws(StorageError) -> [Change] {
        let rows = try connection.rows(
            """
            SELECT c.kind, c.id, c.revision, c.deleted, (SELECT a.revision FROM active_workouts a
              WHERE c.kind = 'active_workout' AND a.user_id = c.user_id AND a.id = c.id)
            FROM changes c WHERE c.user_id = ? AND c.revision > ? ORDER BY c.revision LIMIT ?
            """, [userValue, .integer(revision), .int(limit)])
        var changes: [Change] = []
        changes.reserveCapacity(rows.count)
        for row in rows {
            var reader = RowReader(row)
            changes.append(
                Change(
                    kind: try reader.choice(ChangeKind.self), id: try RowReader.require(reader.id()),
                    revision: try RowReader.require(reader.int64()), isDeleted: try reader.bool(),
                    workoutRevision: try reader.int()))
        }
        return changes
    }

    // MARK: Noting

    /// How a row that is there becomes a newer one.
    private static let orNewer =
        "ON CONFLICT (user_id, kind, id) DO UPDATE SET revision = excluded.revision, deleted = excluded.deleted"

    private static let noteOne = """
        INSERT INTO changes (user_id, kind, id, revision, deleted)
        VALUES (?, ?, ?, (SELECT COALESCE(MAX(revision), 0) + 1 FROM changes WHERE user_id = ?), ?)
        \(orNewer)
        """

    /// Notes that a thing became another.
    func note<Named>(_ kind: ChangeKind, _ id: ID<Named>, isDeleted: Bool = false) throws(StorageError) {
        tellNoted(kind)
        try connection.run(
            Self.noteOne, [userValue, .text(kind.rawValue), .id(id), userValue, .bool(isDeleted)])
    }

    /// Notes that every row of a table became another thing, or those for which a condition holds, where the table is `t`.
    func note(
        _ kind: ChangeKind, rowsOf table: String, where condition: String = "1 = 1", _ arguments: [SQLValue] = []
    ) throws(StorageError) {
        tellNoted(kind)
        try connection.run(
            """
            INSERT INTO changes (user_id, kind, id, revision, deleted)
            SELECT t.user_id, '\(kind.rawValue)', t.id,
              (SELECT COALESCE(MAX(c.revision), 0) FROM changes c WHERE c.user_id = ?) + ROW_NUMBER() OVER (ORDER BY t.id), 0
            FROM \(table) t WHERE t.user_id = ? AND \(condition)
            \(Self.orNewer)
            """, [userValue, userValue] + arguments)
    }

    /// Notes a change of a plan, unless it is deleted.
    func notePlan(_ id: PlanID) throws(StorageError) {
        try note(.plan, rowsOf: "plans", where: "t.id = ? AND t.deleted_ms IS NULL", [.id(id)])
    }

    /// Notes the plan that a session ran: it tells when it was last used.
    func notePlans(ranBy session: WorkoutID) throws(StorageError) {
        try note(
            .plan, rowsOf: "plans",
            where: """
                t.deleted_ms IS NULL AND t.id IN (
                  SELECT s.plan_id FROM sessions s WHERE s.user_id = ? AND s.id = ?
                  UNION SELECT o.plan_id FROM sessions s
                  JOIN snapshot_owners o ON o.user_id = s.user_id AND o.snapshot_id = s.plan_snapshot_id
                  WHERE s.user_id = ? AND s.id = ?)
                """, [userValue, .id(session), userValue, .id(session)])
    }

    /// Notes sessions, but for those of an import that is not finished.
    func noteSessions(_ ids: [WorkoutID]) throws(StorageError) {
        tellNoted(.session)
        for group in Self.groups(ids) {
            try note(
                .session, rowsOf: "sessions", where: "\(Self.isWhole("t")) AND t.id IN (\(Self.marks(group)))", group)
        }
    }

    /// Notes every report of an import: what one offers follows from the sessions, the plans and the other reports as well.
    func noteImports() throws(StorageError) { try note(.importReport, rowsOf: "imports") }

    /// Tells that what changed of a kind was looked at, also where there is nothing that others see.
    func tellNoted(_ kind: ChangeKind) {
        #if DEBUG
            (connection as? RevisionConnection)?.noted.insert(kind)
        #endif
    }
}
