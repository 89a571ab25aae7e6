public import Training
import Wire

extension Store {
    // MARK: Writing

    /// Stores a bundle with its changes; storing the same one again changes nothing.
    ///
    /// - Returns: whether it was new.
    @discardableResult
    public func insert(_ suggestion: PlanSuggestion) throws(StorageError) -> Bool {
        guard try self.suggestion(suggestion.id) == nil else { return false }
        var bundle = suggestion
        bundle.changes = []
        let seq = try connection.rows("SELECT COALESCE(MAX(seq), 0) FROM suggestions WHERE user_id = ?", [userValue])
        var reader = RowReader(try RowReader.require(seq.first))
        let next = try RowReader.require(reader.int()) + 1
        try connection.run(
            """
            INSERT INTO suggestions (user_id, id, seq, created_ms, source, session_id, plan_snapshot_id, document)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                userValue, .id(bundle.id), .int(next), .integer(bundle.createdAt.milliseconds),
                .text(bundle.source.rawValue), .id(bundle.sessionID), .id(bundle.planSnapshotID), .document(bundle),
            ])
        for (position, change) in suggestion.changes.enumerated() {
            try connection.run(
                """
                INSERT INTO suggested_changes (user_id, id, suggestion_id, position, group_id, exercise_id,
                  exercise_prescription_id, state, document) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    userValue, .id(change.id), .id(bundle.id), .int(position), .id(change.groupID),
                    .id(change.exerciseID), .id(change.targetExercisePrescriptionID), .text(change.state.rawValue),
                    .document(change),
                ])
        }
        try note(.suggestion, bundle.id)
        return true
    }

    /// Appends what becomes of a change.
    public func append(_ fact: ChangeFact, to record: ChangeRecord) throws(StorageError) -> ChangeRecord {
        var record = record
        record.facts.append(fact)
        try connection.run(
            "INSERT INTO change_facts (user_id, change_id, seq, snapshot_id, document) VALUES (?, ?, ?, ?, ?)",
            [
                userValue, .id(record.proposed.id), .int(record.facts.count), .id(fact.applied.first?.snapshotID),
                .document(fact),
            ])
        try saveState(record)
        return record
    }

    /// Stores what came of a change, or forgets it.
    public func save(_ result: ChangeResult?, of record: ChangeRecord) throws(StorageError) {
        var record = record
        record.result = result
        try connection.run(
            "DELETE FROM change_outcomes WHERE user_id = ? AND change_id = ?", [userValue, .id(record.proposed.id)])
        if let result {
            try connection.run(
                """
                INSERT INTO change_outcomes (user_id, change_id, session_id, tired, evaluated_ms, document)
                VALUES (?, ?, ?, ?, ?, ?)
                """,
                [
                    userValue, .id(record.proposed.id), .id(result.evaluatedInSessionID), .bool(result.wasTired),
                    .int64(result.evaluatedAt?.milliseconds), .document(result),
                ])
        }
        try saveState(record)
    }

    private func saveState(_ record: ChangeRecord) throws(StorageError) {
        try connection.run(
            "UPDATE suggested_changes SET state = ? WHERE user_id = ? AND id = ?",
            [.text(record.change.state.rawValue), userValue, .id(record.proposed.id)])
        try note(.suggestion, record.suggestionID)
    }

    // MARK: Reading

    /// A bundle, its changes as they stand.
    public func suggestion(_ id: SuggestionID) throws(StorageError) -> PlanSuggestion? {
        try suggestions(where: "id = ?", [.id(id)], limit: 1).first?.suggestion
    }

    /// The bundles that came after one, newest first.
    public func suggestions(after bundle: SuggestionID) throws(StorageError) -> [PlanSuggestion] {
        try suggestions(
            where: "seq > (SELECT b.seq FROM suggestions b WHERE b.user_id = ? AND b.id = ?)",
            [userValue, .id(bundle)], limit: Int(Int32.max)
        ).map { $0.suggestion }
    }

    /// Which bundles to list.
    public struct SuggestionFilter: Sendable {
        public var plan: PlanID?
        public var session: WorkoutID?
        public var exercise: ExerciseID?
        /// Bundles with a change in this state; their other changes are left out.
        public var state: SuggestedChange.State?
        /// The number of the last bundle of the page before.
        public var before: Int?

        public init() {}
    }

    /// Bundles, newest first, with the number that a following page goes on from.
    public func suggestions(
        _ filter: SuggestionFilter, limit: Int
    ) throws(StorageError) -> [(suggestion: PlanSuggestion, seq: Int)] {
        let exercise = try filter.exercise.map { exercise throws(StorageError) in try merges().shown(exercise) }
        var conditions = ["1 = 1"]
        var arguments: [SQLValue] = []
        if let plan = filter.plan {
            conditions.append(
                "plan_snapshot_id IN (SELECT snapshot_id FROM snapshot_owners WHERE user_id = ? AND plan_id = ?)")
            arguments += [userValue, .id(plan)]
        }
        if let session = filter.session {
            conditions.append("session_id = ?")
            arguments.append(.id(session))
        }
        var inner: [String] = []
        if let exercise {
            let named = try names("exercise_id", exercise)
            inner.append(named.sql)
            arguments += named.arguments
        }
        if let state = filter.state {
            inner.append("state = ?")
            arguments.append(.text(state.rawValue))
        }
        if !inner.isEmpty {
            conditions.append(
                """
                EXISTS (SELECT 1 FROM suggested_changes c WHERE c.user_id = suggestions.user_id
                  AND c.suggestion_id = suggestions.id AND \(inner.joined(separator: " AND ")))
                """)
        }
        if let before = filter.before {
            conditions.append("seq < ?")
            arguments.append(.int(before))
        }
        var found = try suggestions(where: conditions.joined(separator: " AND "), arguments, limit: limit)
        for index in found.indices {
            found[index].suggestion.changes.removeAll { change in
                (filter.state.map { $0 != change.state } ?? false)
                    || (exercise.map { $0 != change.exerciseID } ?? false)
            }
        }
        return found
    }

    private func suggestions(
        where condition: String, _ arguments: [SQLValue], limit: Int
    ) throws(StorageError) -> [(suggestion: PlanSuggestion, seq: Int)] {
        let rows = try connection.rows(
            """
            SELECT seq, document, (SELECT plan_id FROM snapshot_owners o WHERE o.user_id = suggestions.user_id
              AND o.snapshot_id = suggestions.plan_snapshot_id)
            FROM suggestions WHERE user_id = ? AND \(condition) ORDER BY seq DESC LIMIT ?
            """, [userValue] + arguments + [.int(limit)])
        var found: [(suggestion: PlanSuggestion, seq: Int)] = []
        for row in rows {
            var reader = RowReader(row)
            let seq = try RowReader.require(reader.int())
            var suggestion = try RowReader.require(reader.document(PlanSuggestion.self))
            suggestion.planID = try reader.id()
            suggestion.changes = try changes(where: "c.suggestion_id = ?", [.id(suggestion.id)]).map { $0.change }
            found.append((suggestion, seq))
        }
        return found
    }
}
