public import Training
import Wire

/// The lifter's own exercises, and what is noted of all.
extension Store {
    // MARK: Reading

    /// What the lifter noted, by exercise.
    public func exerciseMarks() throws(StorageError) -> [ExerciseID: ExerciseMarks] {
        let rows = try connection.rows(
            "SELECT exercise_id, document FROM exercise_marks WHERE user_id = ?", [userValue])
        var marks: [ExerciseID: ExerciseMarks] = [:]
        for row in rows {
            var reader = RowReader(row)
            let id: ExerciseID = try RowReader.require(reader.id())
            marks[id] = try RowReader.require(reader.document(ExerciseMarks.self))
        }
        return marks
    }

    /// What the lifter noted of one exercise.
    public func marks(of exercise: ExerciseID) throws(StorageError) -> ExerciseMarks {
        let rows = try connection.rows(
            "SELECT document FROM exercise_marks WHERE user_id = ? AND exercise_id = ?", [userValue, .id(exercise)])
        guard let row = rows.first else { return ExerciseMarks() }
        var reader = RowReader(row)
        return try RowReader.require(reader.document(ExerciseMarks.self))
    }

    /// When the newest session began in which a set of each exercise was done.
    public func lastUses(of exercise: ExerciseID? = nil) throws(StorageError) -> [ExerciseID: Instant] {
        let rows = try connection.rows(
            """
            SELECT p.exercise_id, s.started_ms, s.started_offset, CASE WHEN EXISTS (
              SELECT 1 FROM performances q JOIN performed_sets w ON w.user_id = q.user_id AND w.session_id = q.session_id
                AND w.performance = q.position AND w.status = 'done'
              WHERE q.user_id = s.user_id AND q.session_id = s.id AND q.exercise_id = p.exercise_id
            ) THEN 1 ELSE 0 END FROM (
              SELECT exercise_id, MAX(started_ms) AS newest FROM performances
              WHERE user_id = ? \(exercise == nil ? "" : "AND exercise_id = ?") GROUP BY exercise_id) p
            JOIN sessions s ON s.user_id = ? AND s.started_ms = p.newest AND \(Self.isWhole("s"))
            """, [userValue] + (exercise.map { [.id($0)] } ?? []) + [userValue])
        var uses: [ExerciseID: Instant] = [:]
        for row in rows {
            var reader = RowReader(row)
            let id: ExerciseID = try RowReader.require(reader.id())
            let newest: Instant = try RowReader.require(reader.instant())
            // It seldom was only planned there: then older ones are looked through.
            let wasDone = try reader.int() == 1
            if let done = wasDone ? newest : try lastDone(id) { uses[id] = max(done, uses[id] ?? done) }
        }
        return uses
    }

    private func lastDone(_ exercise: ExerciseID) throws(StorageError) -> Instant? {
        let rows = try connection.rows(
            """
            SELECT s.started_ms, s.started_offset FROM performances p
            JOIN sessions s ON s.user_id = p.user_id AND s.id = p.session_id AND (s.import_id IS NULL OR NOT EXISTS (
              SELECT 1 FROM imports_under_way u WHERE u.user_id = s.user_id AND u.import_id = s.import_id))
            WHERE p.user_id = ? AND p.exercise_id = ? AND EXISTS (
              SELECT 1 FROM performed_sets w WHERE w.user_id = p.user_id AND w.session_id = p.session_id
                AND w.performance = p.position AND w.status = 'done')
            ORDER BY p.started_ms DESC LIMIT 1
            """, [userValue, .id(exercise)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try RowReader.require(reader.instant())
    }

    /// In how many sessions an exercise was done.
    public func sessionCount(with exercise: ExerciseID) throws(StorageError) -> Int {
        let rows = try connection.rows(
            "SELECT COUNT(DISTINCT session_id) FROM performances WHERE user_id = ? AND exercise_id = ?",
            [userValue, .id(exercise)])
        guard let row = rows.first else { return 0 }
        var reader = RowReader(row)
        return try reader.int() ?? 0
    }

    /// The newest sessions in which an exercise stands, be it without a set: their titles and starts.
    public func newestSessions(
        with exercise: ExerciseID, limit: Int
    ) throws(StorageError) -> [(title: String?, startedAt: Instant)] {
        let rows = try connection.rows(
            """
            SELECT title, started_ms, started_offset FROM sessions WHERE user_id = ? AND id IN (
              SELECT session_id FROM performances WHERE user_id = ? AND exercise_id = ?)
            ORDER BY started_ms DESC, id DESC LIMIT ?
            """, [userValue, userValue, .id(exercise), .int(limit)])
        var sessions: [(title: String?, startedAt: Instant)] = []
        for row in rows {
            var reader = RowReader(row)
            sessions.append((try reader.text(), try RowReader.require(reader.instant())))
        }
        return sessions
    }

    /// The names of the plans, but for deleted ones, of which a version names an exercise.
    public func planNames(with exercise: ExerciseID) throws(StorageError) -> [String] {
        let named = try names("e.exercise_id", exercise)
        let rows = try connection.rows(
            """
            SELECT name FROM plans WHERE user_id = ? AND deleted_ms IS NULL AND id IN (
              SELECT o.plan_id FROM snapshot_exercises e
              JOIN snapshot_owners o ON o.user_id = e.user_id AND o.snapshot_id = e.snapshot_id
              WHERE e.user_id = ? AND \(named.sql))
            ORDER BY name, id
            """, [userValue, userValue] + named.arguments)
        var names: [String] = []
        for row in rows {
            var reader = RowReader(row)
            names.append(try reader.text() ?? "")
        }
        return names
    }

    /// The exercises that there was something to tell of: the lifter's own, and those of the app that something is noted of, or was.
    func toldExercises() throws(StorageError) -> [ExerciseID] {
        let rows = try connection.rows(
            "SELECT id FROM changes WHERE user_id = ? AND kind = ? AND deleted = 0 ORDER BY id",
            [userValue, .text(ChangeKind.exercise.rawValue)])
        var ids: [ExerciseID] = []
        for row in rows {
            var reader = RowReader(row)
            ids.append(try RowReader.require(reader.id()))
        }
        return ids
    }

    /// Whether an exercise of the lifter's own was there and was deleted.
    public func isDeletedExercise(_ id: ExerciseID) throws(StorageError) -> Bool {
        try !connection.rows(
            "SELECT 1 FROM changes WHERE user_id = ? AND kind = ? AND id = ? AND deleted = 1",
            [userValue, .text(ChangeKind.exercise.rawValue), .id(id)]
        ).isEmpty
    }

    // MARK: Writing

    /// Stores an exercise of the lifter's own as it is now.
    ///
    /// - Throws: `constraint` when there is another one of that name.
    public func update(_ exercise: Exercise) throws(StorageError) {
        let before = try self.exercise(exercise.id)?.name
        try connection.run(
            "UPDATE exercises SET name_key = ?, document = ? WHERE user_id = ? AND id = ?",
            [.text(ExerciseName.key(exercise.name)), .document(exercise), userValue, .id(exercise.id)])
        try note(.exercise, exercise.id)
        try rename(exercise, isNew: before != exercise.name)
    }

    /// Stores what the lifter noted; nothing is kept of an exercise of which nothing is.
    public func save(_ marks: ExerciseMarks, of exercise: ExerciseID) throws(StorageError) {
        if marks == ExerciseMarks() {
            try connection.run(
                "DELETE FROM exercise_marks WHERE user_id = ? AND exercise_id = ?", [userValue, .id(exercise)])
        } else {
            try connection.run(
                """
                INSERT INTO exercise_marks (user_id, exercise_id, document) VALUES (?, ?, ?)
                ON CONFLICT (user_id, exercise_id) DO UPDATE SET document = excluded.document
                """, [userValue, .id(exercise), .document(marks)])
        }
        try note(.exercise, exercise)
    }

    /// Deletes an exercise of the lifter's own, with what is noted of it.
    public func deleteExercise(_ id: ExerciseID) throws(StorageError) {
        try connection.run("DELETE FROM exercises WHERE user_id = ? AND id = ?", [userValue, .id(id)])
        try connection.run("DELETE FROM exercise_marks WHERE user_id = ? AND exercise_id = ?", [userValue, .id(id)])
        try note(.exercise, id, isDeleted: true)
    }
}
