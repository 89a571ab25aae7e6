public import Training
import Wire

/// What a lifter wants to reach.
extension Store {
    /// The newest first, of one status or of all.
    public func goals(_ status: LifterGoal.Status? = nil) throws(StorageError) -> [LifterGoal] {
        try goals(
            where: status == nil ? "AND deleted_ms IS NULL" : "AND deleted_ms IS NULL AND status = ?",
            status.map { [.text($0.rawValue)] } ?? [])
    }

    /// One goal.
    public func goal(_ id: GoalID) throws(StorageError) -> LifterGoal? {
        try goals(where: "AND id = ? AND deleted_ms IS NULL", [.id(id)]).first
    }

    /// One that was deleted, as it was.
    public func deletedGoal(_ id: GoalID) throws(StorageError) -> LifterGoal? {
        try goals(where: "AND id = ? AND deleted_ms IS NOT NULL", [.id(id)]).first
    }

    private func goals(where condition: String, _ arguments: [SQLValue]) throws(StorageError) -> [LifterGoal] {
        let rows = try connection.rows(
            "SELECT document FROM goals WHERE user_id = ? \(condition) ORDER BY created_ms DESC, id DESC",
            [userValue] + arguments)
        var goals: [LifterGoal] = []
        for row in rows {
            var reader = RowReader(row)
            var goal = try RowReader.require(reader.document(LifterGoal.self))
            if let exercise = goal.exerciseID { goal.exerciseID = try merges().shown(exercise) }
            goals.append(goal)
        }
        return goals
    }

    /// Stores a goal, new, changed or brought back. Of an exercise that was merged since it stays one of that exercise.
    public func save(_ shown: LifterGoal) throws(StorageError) {
        var goal = shown
        let rows = try connection.rows(
            "SELECT document FROM goals WHERE user_id = ? AND id = ?", [userValue, .id(goal.id)])
        if let row = rows.first {
            var reader = RowReader(row)
            let before = try RowReader.require(reader.document(LifterGoal.self))
            if let own = before.exerciseID, try merges().shown(own) == goal.exerciseID { goal.exerciseID = own }
        }
        try connection.run(
            """
            INSERT INTO goals (user_id, id, created_ms, status, document) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, id) DO UPDATE SET status = excluded.status, document = excluded.document,
              deleted_ms = NULL
            """,
            [
                userValue, .id(goal.id), .integer(goal.createdAt.milliseconds), .text(goal.status.rawValue),
                .document(goal),
            ])
        try note(.goal, goal.id)
    }

    /// Deletes a goal; saving it again brings it back.
    public func deleteGoal(_ id: GoalID, now: Instant) throws(StorageError) {
        let changed = try connection.run(
            "UPDATE goals SET deleted_ms = ? WHERE user_id = ? AND id = ? AND deleted_ms IS NULL",
            [.integer(now.milliseconds), userValue, .id(id)])
        if changed > 0 { try note(.goal, id, isDeleted: true) }
    }

    // MARK: What was done

    /// How many working sets were done of each exercise in each of these workouts.
    public func workingSets(
        of workouts: [DoneWorkout]
    ) throws(StorageError) -> [(exercise: ExerciseID, startedAt: Instant, sets: Int)] {
        let starts = Dictionary(uniqueKeysWithValues: workouts.map { ($0.id, $0.startedAt) })
        var found: [(exercise: ExerciseID, startedAt: Instant, sets: Int)] = []
        for group in Self.groups(workouts.map(\.id)) {
            // In this order, whatever else would seem shorter.
            let rows = try connection.rows(
                """
                SELECT p.session_id, p.exercise_id, COUNT(*) FROM performances p CROSS JOIN performed_sets x
                WHERE p.user_id = ? AND p.session_id IN (\(Self.marks(group)))
                  AND x.user_id = p.user_id AND x.session_id = p.session_id AND x.performance = p.position
                  AND x.status = 'done' AND x.set_type <> 'warmup'
                GROUP BY p.session_id, p.position, p.exercise_id
                """, [userValue] + group)
            for row in rows {
                var reader = RowReader(row)
                let session: WorkoutID = try RowReader.require(reader.id())
                let exercise: ExerciseID = try RowReader.require(reader.id())
                guard let startedAt = starts[session] else { continue }
                found.append((exercise, startedAt, try RowReader.require(reader.int())))
            }
        }
        return found
    }
}
