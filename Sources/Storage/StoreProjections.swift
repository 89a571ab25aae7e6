public import Training
import Wire

extension Store {
    /// Everything that follows from facts and can be rebuilt, as it is stored.
    public struct Projections: Equatable, Sendable {
        public var records: [SQLRow]
        public var standings: [SQLRow]
        public var outcomes: [SQLRow]
        public var calibrations: [SQLRow]
        public var states: [SQLRow]
        public var lifts: [SQLRow]
        public var totals: [SQLRow]
        public var milestones: [SQLRow]
        public var tallies: [SQLRow]
    }

    /// The stored projections, in a fixed order.
    public func projections() throws(StorageError) -> Projections {
        Projections(
            records: try connection.rows(
                """
                SELECT session_id, exercise_id, position, document FROM records WHERE user_id = ?
                ORDER BY exercise_id, position, session_id
                """, [userValue]),
            standings: try connection.rows(
                """
                SELECT exercise_id, started_ms, session_id, records, document FROM standings WHERE user_id = ?
                ORDER BY exercise_id
                """, [userValue]),
            outcomes: try connection.rows(
                """
                SELECT change_id, session_id, tired, evaluated_ms, document FROM change_outcomes WHERE user_id = ?
                ORDER BY change_id
                """, [userValue]),
            calibrations: try connection.rows(
                "SELECT exercise_id, document FROM calibrations WHERE user_id = ? ORDER BY exercise_id", [userValue]),
            states: try connection.rows(
                "SELECT id, state FROM suggested_changes WHERE user_id = ? ORDER BY id", [userValue]),
            lifts: try connection.rows(
                """
                SELECT exercise_id, started_ms, session_id, pairs, raises, document FROM lift_states WHERE user_id = ?
                ORDER BY exercise_id
                """, [userValue]),
            totals: try connection.rows(
                """
                SELECT session_id, position, sets, reps, volume, best_max FROM performance_totals WHERE user_id = ?
                ORDER BY session_id, position
                """, [userValue]),
            milestones: try connection.rows(
                "SELECT id, achievements FROM sessions WHERE user_id = ? AND achievements <> '[]' ORDER BY id",
                [userValue]),
            tallies: try connection.rows(
                "SELECT user_id, workouts, document FROM milestone_tallies WHERE user_id = ?", [userValue]))
    }

    /// Forgets what came of the changes and what was learnt from them: only the facts are left.
    public func forgetResults() throws(StorageError) {
        try connection.run("DELETE FROM change_outcomes WHERE user_id = ?", [userValue])
        try connection.run("DELETE FROM calibrations WHERE user_id = ?", [userValue])
        try connection.run("DELETE FROM schedule_states WHERE user_id = ?", [userValue])
        for record in try allChanges() { try save(nil, of: record) }
    }

    /// Forgets every record, and what is remembered of lifts; a replay of the history brings them back.
    public func forgetRecords() throws(StorageError) {
        try note(
            .session, rowsOf: "sessions",
            where: "\(Self.isWhole("t")) AND t.id IN (SELECT r.session_id FROM records r WHERE r.user_id = ?)",
            [userValue])
        try connection.run("DELETE FROM records WHERE user_id = ?", [userValue])
        try connection.run("DELETE FROM standings WHERE user_id = ?", [userValue])
        try connection.run("DELETE FROM lift_states WHERE user_id = ?", [userValue])
    }

    /// Every exercise that was ever trained.
    public func trainedExercises() throws(StorageError) -> Set<ExerciseID> {
        try exercises(in: "performances")
    }

    /// The same, of what is remembered of lifts: one row for each.
    public func rememberedLifts() throws(StorageError) -> Set<ExerciseID> { try exercises(in: "lift_states") }

    /// Every exercise that a change was ever proposed for.
    public func exercisesOfChanges() throws(StorageError) -> Set<ExerciseID> {
        try exercises(in: "suggested_changes")
    }

    private func exercises(in table: String) throws(StorageError) -> Set<ExerciseID> {
        let rows = try connection.rows(
            "SELECT DISTINCT exercise_id FROM \(table) WHERE user_id = ? AND exercise_id IS NOT NULL", [userValue])
        var exercises = Set<ExerciseID>()
        for row in rows {
            var reader = RowReader(row)
            exercises.insert(try RowReader.require(reader.id()))
        }
        return exercises
    }
}
