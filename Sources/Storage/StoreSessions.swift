public import Training
import Wire

extension Store {
    // MARK: Writing

    /// Archives a session with everything in it.
    public func insert(_ session: WorkoutSession, importID: ImportID? = nil) throws(StorageError) {
        try forgetSchedules(since: session.startedAt)
        try connection.run(
            """
            INSERT INTO sessions (user_id, id, started_ms, started_offset, ended_ms, ended_offset, title, origin, plan_id,
              plan_snapshot_id, program_day_id, phase, gym_id, import_id, pre_mood, post_effort, session_override, notes,
              achievements)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                userValue, .id(session.id), .integer(session.startedAt.milliseconds),
                .int(session.startedAt.offsetMinutes), .integer(session.endedAt.milliseconds),
                .int(session.endedAt.offsetMinutes), .text(session.title), .text(session.origin.rawValue),
                .id(session.planID), .id(session.planSnapshotID), .id(session.programDayID),
                .text(session.phase?.rawValue), .id(session.gymID),
                .id(importID), .document(session.preMood), .document(session.postEffort), .document(session.override),
                .text(session.notes), .text("[]"),
            ])
        for (position, performance) in session.exercises.enumerated() {
            try insert(performance, at: position, in: session)
        }
    }

    private func insert(
        _ performance: ExercisePerformance, at position: Int, in session: WorkoutSession
    ) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO performances (user_id, session_id, position, id, exercise_id, started_ms, name, load_kind, measure,
              exercise_prescription_id, notes, superset_group)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                userValue, .id(session.id), .int(position), .id(performance.id), .id(performance.exerciseID),
                .integer(session.startedAt.milliseconds), .text(performance.name), .text(performance.loadKind.rawValue),
                .text(performance.measure.rawValue), .id(performance.exercisePrescriptionID), .text(performance.notes),
                .text(performance.supersetGroup),
            ])
        for (index, set) in performance.sets.enumerated() {
            try connection.run(
                """
                INSERT INTO performed_sets (user_id, session_id, performance, position, id, set_type, amrap, weight, reps,
                  rir, duration_seconds, distance, status, is_failure, completed_ms, completed_offset,
                  set_prescription_id, target, note, skip_reason, raw)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    userValue, .id(session.id), .int(position), .int(index), .id(set.id), .text(set.setType.rawValue),
                    .bool(set.amrap), .int64(set.weight?.units), .int(set.reps), .int(set.rir?.halves),
                    .int(set.durationSeconds), .int64(set.distance?.units), .text(set.status.rawValue),
                    .bool(set.isFailure), .int64(set.completedAt?.milliseconds), .int(set.completedAt?.offsetMinutes),
                    .id(set.setPrescriptionID), .document(set.target), .text(set.note), .text(set.skipReason),
                    .document(set.raw),
                ])
        }
    }

    /// Links an archived session to the snapshot that mirrors it, once: a freeform or imported session has none before.
    public func link(_ session: WorkoutSession) throws(StorageError) {
        try forgetSchedules(since: session.startedAt)
        try connection.run(
            "UPDATE sessions SET plan_snapshot_id = ? WHERE user_id = ? AND id = ? AND plan_snapshot_id IS NULL",
            [.id(session.planSnapshotID), userValue, .id(session.id)])
        for (position, performance) in session.exercises.enumerated() {
            try connection.run(
                """
                UPDATE performances SET exercise_prescription_id = ?
                WHERE user_id = ? AND session_id = ? AND position = ? AND exercise_prescription_id IS NULL
                """, [.id(performance.exercisePrescriptionID), userValue, .id(session.id), .int(position)])
            for (index, set) in performance.sets.enumerated() {
                try connection.run(
                    """
                    UPDATE performed_sets SET set_prescription_id = ? WHERE user_id = ? AND session_id = ?
                      AND performance = ? AND position = ? AND set_prescription_id IS NULL
                    """, [.id(set.setPrescriptionID), userValue, .id(session.id), .int(position), .int(index)])
            }
        }
    }

    // MARK: Reading

    /// That a session is no part of an import that is still being written, or was cut off.
    static func isWhole(_ table: String) -> String {
        """
        (\(table).import_id IS NULL OR NOT EXISTS (SELECT 1 FROM imports_under_way u
          WHERE u.user_id = \(table).user_id AND u.import_id = \(table).import_id))
        """
    }

    /// Which of these sessions are there.
    public func hasSession(_ id: WorkoutID) throws(StorageError) -> Bool {
        try !connection.rows("SELECT 1 FROM sessions WHERE user_id = ? AND id = ?", [userValue, .id(id)]).isEmpty
    }

    /// One session.
    public func session(_ id: WorkoutID) throws(StorageError) -> WorkoutSession? {
        try sessions(where: "id = ?", [.id(id)], limit: 1).first
    }

    /// What to list: bounds are inclusive, `before` is where the last page ended.
    public struct SessionFilter: Equatable, Sendable {
        public var from: Instant?
        public var to: Instant?
        public var exercise: ExerciseID?
        /// Start and id of the last session of the page before.
        public var before: (milliseconds: Int64, id: WorkoutID)?

        public init() {}

        public static func == (one: SessionFilter, other: SessionFilter) -> Bool {
            one.from == other.from && one.to == other.to && one.exercise == other.exercise
                && one.before?.milliseconds == other.before?.milliseconds && one.before?.id == other.before?.id
        }

        /// The bounds, for a table with `started_ms` and, in the column `id`, the ids of sessions.
        fileprivate func condition(id: String) -> (text: String, arguments: [SQLValue]) {
            var (parts, arguments) = (["1 = 1"], [SQLValue]())
            if let from {
                parts.append("started_ms >= ?")
                arguments.append(.integer(from.milliseconds))
            }
            if let to {
                parts.append("started_ms <= ?")
                arguments.append(.integer(to.milliseconds))
            }
            if let before {
                // The first bound alone is what an index is searched by.
                parts.append("started_ms <= ? AND (started_ms < ? OR \(id) < ?)")
                arguments += [.integer(before.milliseconds), .integer(before.milliseconds), .id(before.id)]
            }
            return (parts.joined(separator: " AND "), arguments)
        }
    }

    /// Sessions, newest first.
    public func sessions(_ filter: SessionFilter = SessionFilter(), limit: Int) throws(StorageError) -> [WorkoutSession]
    {
        if let exercise = filter.exercise { return try sessions(with: exercise, filter, limit: limit) }
        let (condition, arguments) = filter.condition(id: "id")
        return try sessions(where: condition, arguments, limit: limit)
    }

    /// Found by what was done in them: how many others there are does not matter then.
    private func sessions(
        with exercise: ExerciseID, _ filter: SessionFilter, limit: Int
    ) throws(StorageError) -> [WorkoutSession] {
        var (filter, found) = (filter, [WorkoutSession]())
        while found.count < limit {
            let wanted = limit - found.count
            let (condition, arguments) = filter.condition(id: "session_id")
            let rows = try connection.rows(
                """
                SELECT DISTINCT started_ms, session_id FROM performances WHERE user_id = ? AND exercise_id = ? AND \(condition)
                ORDER BY started_ms DESC, session_id DESC LIMIT ?
                """, [userValue, .id(exercise)] + arguments + [.int(wanted)])
            var ids: [WorkoutID] = []
            for row in rows {
                var reader = RowReader(row)
                let start = try RowReader.require(reader.int64())
                let id: WorkoutID = try RowReader.require(reader.id())
                filter.before = (start, id)
                ids.append(id)
            }
            found += try sessions(ids)
            // Those of an import that is under way are left out: there may be more.
            if ids.count < wanted { break }
        }
        return found
    }

    /// Every session after one moment and up to another in which one of these exercises was done, newest first, with nothing in it
    /// but those: what a schedule is counted from.
    public func sessions(
        withNothingBut exercises: Set<ExerciseID>, after: Instant? = nil, to: Instant? = nil
    ) throws(StorageError) -> [WorkoutSession] {
        var performances: [WorkoutID: [ExercisePerformance]] = [:]
        for exercise in exercises.sorted() {
            let from = after.map { Instant(milliseconds: $0.milliseconds + 1) }
            for dated in try history(of: exercise, from: from, to: to) {
                performances[dated.sessionID, default: []].append(dated.performance)
            }
        }
        var sessions: [WorkoutSession] = []
        for group in Self.groups(performances.keys.sorted()) {
            for row in try sessionRows(where: "id IN (\(Self.marks(group)))", group, limit: group.count) {
                var session = try Self.session(row)
                session.exercises = performances[session.id] ?? []
                sessions.append(session)
            }
        }
        return sessions.sorted { ($0.startedAt.milliseconds, $0.id) > ($1.startedAt.milliseconds, $1.id) }
    }

    /// These sessions, as far as they are there, newest first.
    private func sessions(_ ids: [WorkoutID]) throws(StorageError) -> [WorkoutSession] {
        var sessions: [WorkoutSession] = []
        for group in Self.groups(ids) {
            sessions += try self.sessions(where: "id IN (\(Self.marks(group)))", group, limit: group.count)
        }
        return sessions
    }

    /// When a session began.
    func start(of id: WorkoutID) throws(StorageError) -> Instant? {
        try firstStart("SELECT started_ms, started_offset FROM sessions WHERE user_id = ? AND id = ?", [.id(id)])
    }

    /// When the first session begins from a moment on.
    public func firstStart(from moment: Instant) throws(StorageError) -> Instant? {
        try firstStart(
            """
            SELECT started_ms, started_offset FROM sessions WHERE user_id = ? AND started_ms >= ?
            ORDER BY started_ms LIMIT 1
            """, [.integer(moment.milliseconds)])
    }

    /// The start of the newest session.
    public func newestStart() throws(StorageError) -> Instant? {
        try firstStart(
            """
            SELECT started_ms, started_offset FROM sessions WHERE user_id = ? AND \(Self.isWhole("sessions"))
            ORDER BY started_ms DESC LIMIT 1
            """)
    }

    /// The start in the first row of a statement that names the user first.
    private func firstStart(_ sql: String, _ arguments: [SQLValue] = []) throws(StorageError) -> Instant? {
        guard let row = try connection.rows(sql, [userValue] + arguments).first else { return nil }
        var reader = RowReader(row)
        return try reader.instant()
    }

    private func sessions(
        where condition: String, _ arguments: [SQLValue], limit: Int
    ) throws(StorageError) -> [WorkoutSession] {
        var sessions: [WorkoutSession] = []
        for row in try sessionRows(where: condition, arguments, limit: limit) { sessions.append(try Self.session(row)) }
        try addPerformances(to: &sessions)
        try addRecords(to: &sessions)
        for index in sessions.indices { sessions[index].totals = sessions[index].computedTotals }
        try addMuscles(to: &sessions)
        return sessions
    }

    private func sessionRows(
        where condition: String, _ arguments: [SQLValue], limit: Int
    ) throws(StorageError) -> [SQLRow] {
        try connection.rows(
            """
            SELECT id, started_ms, started_offset, ended_ms, ended_offset, title, origin, plan_id, plan_snapshot_id,
              program_day_id, phase, gym_id, pre_mood, post_effort, session_override, notes
            FROM sessions WHERE user_id = ? AND \(Self.isWhole("sessions")) AND \(condition) ORDER BY started_ms DESC, id DESC LIMIT ?
            """, [userValue] + arguments + [.int(limit)])
    }

    private static func session(_ row: SQLRow) throws(StorageError) -> WorkoutSession {
        var reader = RowReader(row)
        // In the order of the columns.
        let id: WorkoutID = try RowReader.require(reader.id())
        let start = try RowReader.require(reader.instant())
        let end = try RowReader.require(reader.instant())
        var session = WorkoutSession(
            id: id, title: try reader.text(), origin: try reader.choice(WorkoutSession.Origin.self),
            startedAt: start, endedAt: end)
        session.planID = try reader.id()
        session.planSnapshotID = try reader.id()
        session.programDayID = try reader.id()
        session.phase = try reader.optionalChoice(TrainingPhase.self)
        session.gymID = try reader.id()
        session.preMood = try reader.document(PreMood.self)
        session.postEffort = try reader.document(PostEffort.self)
        session.override = try reader.document(SessionOverride.self)
        session.notes = try reader.text()
        return session
    }
}
