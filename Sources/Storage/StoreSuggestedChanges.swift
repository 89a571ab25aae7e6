public import Training

/// The changes of suggestions, each with the facts that it is made of.
extension Store {
    /// One change with everything that is known of it.
    public func change(_ id: ChangeID) throws(StorageError) -> ChangeRecord? {
        try changes(where: "c.id = ?", [.id(id)]).first
    }

    /// The changes of a group.
    public func changes(of group: ChangeGroupID) throws(StorageError) -> [ChangeRecord] {
        try changes(where: "c.group_id = ?", [.id(group)])
    }

    /// The changes proposed for an exercise, newest proposal first.
    ///
    /// - Parameter bundles: only those of so many of the newest bundles that hold one.
    public func changes(of exercise: ExerciseID, bundles: Int) throws(StorageError) -> [ChangeRecord] {
        let (named, inner) = (try names("c.exercise_id", exercise), try names("x.exercise_id", exercise))
        return try changes(
            where: """
                \(named.sql) AND c.suggestion_id IN (
                  SELECT b.id FROM suggestions b WHERE b.user_id = ? AND EXISTS (
                    SELECT 1 FROM suggested_changes x WHERE x.user_id = b.user_id AND x.suggestion_id = b.id
                      AND \(inner.sql))
                  ORDER BY b.seq DESC LIMIT ?)
                """, named.arguments + [userValue] + inner.arguments + [.int(bundles)])
    }

    /// The changes in one of these states, newest proposal first; of one exercise, or of all.
    public func changes(
        in states: [SuggestedChange.State], of exercise: ExerciseID? = nil
    ) throws(StorageError) -> [ChangeRecord] {
        let marks = states.map { _ in "?" }.joined(separator: ", ")
        var arguments: [SQLValue] = states.map { .text($0.rawValue) }
        var condition = "c.state IN (\(marks))"
        if let exercise {
            let named = try names("c.exercise_id", exercise)
            condition += " AND " + named.sql
            arguments += named.arguments
        }
        return try changes(where: condition, arguments)
    }

    /// The open changes of the versions of plans, by plan.
    public func openChangesOfPlans() throws(StorageError) -> [PlanID: [ChangeRecord]] {
        let rows = try connection.rows(
            """
            SELECT DISTINCT w.snapshot_id, w.plan_id FROM suggested_changes c
            JOIN suggestions s ON s.user_id = c.user_id AND s.id = c.suggestion_id
            JOIN snapshot_owners w ON w.user_id = s.user_id AND w.snapshot_id = s.plan_snapshot_id
            WHERE c.user_id = ? AND c.state IN ('pending', 'deferred')
            """, [userValue])
        var owners: [SnapshotID: PlanID] = [:]
        for row in rows {
            var reader = RowReader(row)
            let version: SnapshotID = try RowReader.require(reader.id())
            owners[version] = try RowReader.require(reader.id())
        }
        if owners.isEmpty { return [:] }
        var changes: [PlanID: [ChangeRecord]] = [:]
        for record in try self.changes(in: [.pending, .deferred]) {
            if let plan = owners[record.planSnapshotID] { changes[plan, default: []].append(record) }
        }
        return changes
    }

    /// The open changes of a plan's versions.
    public func openChanges(ofPlan plan: PlanID) throws(StorageError) -> [ChangeRecord] {
        try changes(
            where: """
                c.state IN ('pending', 'deferred') AND s.plan_snapshot_id IN (
                  SELECT snapshot_id FROM snapshot_owners w WHERE w.user_id = ? AND w.plan_id = ?)
                """, [userValue, .id(plan)])
    }

    /// The changes that a version put into effect.
    public func changes(appliedIn snapshot: SnapshotID) throws(StorageError) -> [ChangeRecord] {
        try changes(
            where: """
                c.id IN (SELECT w.change_id FROM change_facts w WHERE w.user_id = ? AND w.snapshot_id = ?)
                """, [userValue, .id(snapshot)])
    }

    /// The changes that the rules drew from a session.
    public func changes(drawnFrom session: WorkoutID) throws(StorageError) -> [ChangeRecord] {
        try changes(where: "s.session_id = ? AND s.source = 'rules'", [.id(session)])
    }

    /// The open changes that the rules drew from a session.
    public func openChanges(drawnFrom session: WorkoutID) throws(StorageError) -> [ChangeRecord] {
        try changes(
            where: "c.state IN ('pending', 'deferred') AND s.session_id = ? AND s.source = 'rules'", [.id(session)])
    }

    /// What came of the changes that were judged in a session.
    public func changes(evaluatedIn session: WorkoutID) throws(StorageError) -> [ChangeRecord] {
        try changes(where: "o.session_id = ?", [.id(session)])
    }

    /// The outcomes of the last sessions in which the lifter was tired, newest first.
    public func outcomesWhileTired(sessions: Int) throws(StorageError) -> [[SuggestedChange.Outcome]] {
        let rows = try connection.rows(
            """
            SELECT session_id, document FROM change_outcomes WHERE user_id = ? AND tired = 1 AND session_id IN (
              SELECT session_id FROM change_outcomes WHERE user_id = ? AND tired = 1 GROUP BY session_id
              ORDER BY MAX(evaluated_ms) DESC LIMIT ?)
            ORDER BY (SELECT MAX(n.evaluated_ms) FROM change_outcomes n WHERE n.user_id = change_outcomes.user_id
              AND n.session_id = change_outcomes.session_id) DESC, session_id, change_id
            """, [userValue, userValue, .int(sessions)])
        var outcomes: [[SuggestedChange.Outcome]] = []
        var last: String?
        for row in rows {
            var reader = RowReader(row)
            let session = try RowReader.require(reader.text())
            guard let outcome = try reader.document(ChangeResult.self)?.outcome else { continue }
            if session == last { outcomes[outcomes.count - 1].append(outcome) } else { outcomes.append([outcome]) }
            last = session
        }
        return outcomes
    }

    /// Every change there is, newest proposal first.
    public func allChanges() throws(StorageError) -> [ChangeRecord] { try changes(where: "1 = 1", []) }

    func changes(where condition: String, _ arguments: [SQLValue]) throws(StorageError) -> [ChangeRecord] {
        let rows = try connection.rows(
            """
            SELECT c.document, c.suggestion_id, s.source, s.plan_snapshot_id, s.created_ms, s.session_id, c.position,
              o.document, f.document
            FROM suggested_changes c
            JOIN suggestions s ON s.user_id = c.user_id AND s.id = c.suggestion_id
            LEFT JOIN change_outcomes o ON o.user_id = c.user_id AND o.change_id = c.id
            LEFT JOIN change_facts f ON f.user_id = c.user_id AND f.change_id = c.id
            WHERE c.user_id = ? AND \(condition) ORDER BY s.seq DESC, c.position, f.seq
            """, [userValue] + arguments)
        var records: [ChangeRecord] = []
        var last: SQLValue?
        for row in rows {
            // A row for each fact: the change itself is read once.
            if let document = row.values.first, document == last, let fact = try Self.fact(row) {
                records[records.count - 1].facts.append(fact)
                continue
            }
            last = row.values.first
            var reader = RowReader(row)
            let proposed = try shown(RowReader.require(reader.document(SuggestedChange.self)))
            var record = ChangeRecord(
                suggestionID: try RowReader.require(reader.id()),
                source: try reader.choice(PlanSuggestion.Source.self),
                planSnapshotID: try RowReader.require(reader.id()),
                createdAt: Instant(milliseconds: try reader.int64() ?? 0), proposed: proposed)
            record.sessionID = try reader.id()
            record.position = try reader.int() ?? 0
            record.result = try reader.document(ChangeResult.self)
            if let fact = try Self.fact(row) { record.facts.append(fact) }
            records.append(record)
        }
        return records
    }

    private static func fact(_ row: SQLRow) throws(StorageError) -> ChangeFact? {
        guard case .text(let text)? = row.values.last else { return nil }
        return try decodeDocument(ChangeFact.self, text)
    }
}
