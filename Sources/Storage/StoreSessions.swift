public import Training
import Wire

extension Store {
    // MARK: Writing

    /// Archives a session with everything in it.
    public func insert(_ session: WorkoutSession, importID: ImportID? = nil) throws(StorageError) {
        try insert([session], importID: importID)
    }

    /// Archives sessions with everything in them.
    public func insert(_ sessions: ArraySlice<WorkoutSession>, importID: ImportID?) throws(StorageError) {
        guard let first = sessions.map(\.startedAt).min(by: { $0.milliseconds < $1.milliseconds }) else { return }
        try forgetSchedules(since: first)
        let isHidden = try importID.map { id throws(StorageError) in try importUnderWay()?.id == id } ?? false
        for session in sessions {
            // What an import brings is looked at when all of it is there.
            if importID == nil { try noteLifts(around: session.startedAt) }
            try insertRows(of: session, importID)
            if isHidden { continue }  // Nobody sees it yet.
            noteHistory(session)
            try note(.session, session.id)
            if session.planID != nil || session.planSnapshotID != nil { try notePlans(ranBy: session.id) }
        }
        if isHidden { tellNoted(.session) }
    }

    private func insertRows(of session: WorkoutSession, _ importID: ImportID?) throws(StorageError) {
        let id = SQLValue.id(session.id)
        try connection.run(
            """
            INSERT INTO sessions (user_id, id, started_ms, started_offset, ended_ms, ended_offset, title, origin, plan_id,
              plan_snapshot_id, program_day_id, phase, gym_id, import_id, pre_mood, post_effort, session_override, notes,
              achievements)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                userValue, id, .integer(session.startedAt.milliseconds),
                .int(session.startedAt.offsetMinutes), .integer(session.endedAt.milliseconds),
                .int(session.endedAt.offsetMinutes), .text(session.title), .text(session.origin.rawValue),
                .id(session.planID), .id(session.planSnapshotID), .id(session.programDayID),
                .text(session.phase?.rawValue), .id(session.gymID),
                .id(importID), .document(session.preMood), .document(session.postEffort), .document(session.override),
                .text(session.notes), .text("[]"),
            ])
        for (position, performance) in session.exercises.enumerated() {
            try insert(performance, at: position, in: id, from: session.startedAt)
        }
    }

    private func insert(
        _ performance: ExercisePerformance, at position: Int, in session: SQLValue, from start: Instant
    ) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO performances (user_id, session_id, position, id, exercise_id, name, merged_from, merged_name, started_ms,
              load_kind, measure, exercise_prescription_id, notes, superset_group)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [userValue, session, .int(position), .id(performance.id)] + (try written(performance)) + [
                .integer(start.milliseconds), .text(performance.loadKind.rawValue),
                .text(performance.measure.rawValue), .id(performance.exercisePrescriptionID), .text(performance.notes),
                .text(performance.supersetGroup),
            ])
        try insertTotals(of: performance, at: position, in: session)
        for (index, set) in performance.sets.enumerated() {
            try connection.run(
                """
                INSERT INTO performed_sets (user_id, session_id, performance, position, id, set_type, amrap, weight, reps,
                  rir, duration_seconds, distance, status, is_failure, completed_ms, completed_offset,
                  set_prescription_id, target, note, skip_reason, raw)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    userValue, session, .int(position), .int(index), .id(set.id), .text(set.setType.rawValue),
                    .bool(set.amrap), .int64(set.weight?.units), .int(set.reps), .int(set.rir?.halves),
                    .int(set.durationSeconds), .int64(set.distance?.units), .text(set.status.rawValue),
                    .bool(set.isFailure), .int64(set.completedAt?.milliseconds), .int(set.completedAt?.offsetMinutes),
                    .id(set.setPrescriptionID), .document(set.target), .text(set.note), .text(set.skipReason),
                    .text(set.raw?.json),
                ])
        }
    }

    /// Links an archived session to the snapshot that mirrors it, once: a freeform or imported session has none before.
    public func link(_ session: WorkoutSession) throws(StorageError) {
        try forgetSchedules(since: session.startedAt)
        try connection.run(
            "UPDATE sessions SET plan_snapshot_id = ? WHERE user_id = ? AND id = ? AND plan_snapshot_id IS NULL",
            [.id(session.planSnapshotID), userValue, .id(session.id)])
        try note(.session, session.id)
        try notePlans(ranBy: session.id)
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

    /// That something was worked in a session: a set that counts was done (`WorkoutSession.hasWork`). What has none stays in the history,
    /// and is no training.
    static func hasWork(_ table: String) -> String {
        """
        EXISTS (SELECT 1 FROM performance_totals w
          WHERE w.user_id = \(table).user_id AND w.session_id = \(table).id AND w.sets > 0)
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

    func sessions(
        where condition: String, _ arguments: [SQLValue], limit: Int
    ) throws(StorageError) -> [WorkoutSession] {
        var sessions = try countedSessions(where: condition, arguments, limit: limit, withCells: true)
        try addRecords(to: &sessions)
        try addMuscles(to: &sessions)
        return sessions
    }

    /// Sessions without records and muscles.
    ///
    /// - Parameter withCells: also what a file said of a set in its own words.
    func countedSessions(
        where condition: String, _ arguments: [SQLValue], limit: Int, withCells: Bool = false
    ) throws(StorageError) -> [WorkoutSession] {
        var sessions: [WorkoutSession] = []
        for row in try sessionRows(where: condition, arguments, limit: limit) { sessions.append(try Self.session(row)) }
        try addPerformances(to: &sessions, withCells: withCells)
        for index in sessions.indices { sessions[index].totals = sessions[index].computedTotals }
        return sessions
    }

    private func sessionRows(
        where condition: String, _ arguments: [SQLValue], limit: Int
    ) throws(StorageError) -> [SQLRow] {
        try connection.rows(
            """
            SELECT id, started_ms, started_offset, ended_ms, ended_offset, title, origin, plan_id, plan_snapshot_id,
              program_day_id, phase, gym_id, pre_mood, post_effort, session_override, notes, achievements
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
        session.achievements = try reader.document([String].self) ?? []
        return session
    }
}
