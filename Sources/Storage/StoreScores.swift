public import Training
import Wire

/// What the coach asked for before workouts, beside what was then done: facts, which no rebuild brings back.
extension Store {
    /// Every target that was shown, oldest first.
    ///
    /// - Parameter days: only those of so many days before the newest.
    public func scores(ofLately days: Int? = nil) throws(StorageError) -> [DatedScore] {
        var from = Int64.min
        if let days {
            let newest = try connection.rows(
                "SELECT MAX(started_ms) FROM coach_scores WHERE user_id = ?", [userValue])
            guard let row = newest.first else { return [] }
            var reader = RowReader(row)
            guard let start = try reader.int64() else { return [] }
            from = start - Int64(days) * 86_400_000
        }
        let rows = try connection.rows(
            """
            SELECT exercise_id, started_ms, document FROM coach_scores WHERE user_id = ? AND started_ms >= ?
            ORDER BY started_ms
            """, [userValue, .integer(from)])
        var scores: [DatedScore] = []
        for row in rows {
            var reader = RowReader(row)
            let exercise = try merges().shown(RowReader.require(reader.id()))
            let start = Instant(milliseconds: try RowReader.require(reader.int64()))
            scores.append(DatedScore(exercise, start, try RowReader.require(reader.document(CoachScore.self))))
        }
        return scores
    }

    /// What was shown of a lift before a session; `nil` for nothing.
    public func score(_ exercise: ExerciseID, _ session: WorkoutID) throws(StorageError) -> CoachScore? {
        guard let row = try scoreRow(exercise, session) else { return nil }
        var reader = RowReader(row)
        return try reader.document(CoachScore.self)
    }

    /// What was shown, and of which exercise it was shown then.
    private func scoreRow(_ exercise: ExerciseID, _ session: WorkoutID) throws(StorageError) -> SQLRow? {
        let named = try names("exercise_id", exercise)
        return try connection.rows(
            "SELECT document, exercise_id FROM coach_scores WHERE user_id = ? AND session_id = ? AND \(named.sql) ORDER BY exercise_id",
            [userValue, .id(session)] + named.arguments
        ).first
    }

    /// Keeps what was shown of a lift before a session, or puts right what was done in it.
    public func save(_ score: DatedScore, _ session: WorkoutID) throws(StorageError) {
        let known = try scoreRow(score.exerciseID, session)
        try connection.run(
            """
            INSERT INTO coach_scores (user_id, exercise_id, session_id, started_ms, document) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, exercise_id, session_id) DO UPDATE SET started_ms = excluded.started_ms,
              document = excluded.document
            """,
            [
                userValue, known?.values[1] ?? .id(score.exerciseID), .id(session),
                .integer(score.startedAt.milliseconds),
                .document(score.score),
            ])
    }
}
