public import Training
import Wire

/// What performances add up to: a row beside each, written with it and gone with it.
extension Store {
    func insertTotals(
        of performance: ExercisePerformance, at position: Int, in session: SQLValue
    ) throws(StorageError) {
        try insert(WorkTotals(performance), at: position, in: session)
    }

    private func insert(_ totals: WorkTotals, at position: Int, in session: SQLValue) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO performance_totals (user_id, session_id, position, sets, reps, volume, best_max)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                userValue, session, .int(position), .int(totals.sets), .int(totals.reps),
                .integer(totals.volume.units), .int64(totals.bestMax?.units),
            ])
    }

    /// Works all of them out anew from the sets.
    public func rebuildTotals() throws(StorageError) {
        try connection.run("DELETE FROM performance_totals WHERE user_id = ?", [userValue])
        var sessions: [WorkoutID] = []
        for row in try connection.rows("SELECT id FROM sessions WHERE user_id = ? ORDER BY id", [userValue]) {
            var reader = RowReader(row)
            sessions.append(try RowReader.require(reader.id()))
        }
        for session in sessions {
            for (position, totals) in try countedTotals(of: session) {
                try insert(totals, at: position, in: .id(session))
            }
        }
    }

    private func countedTotals(
        of session: WorkoutID
    ) throws(StorageError) -> [(position: Int, totals: WorkTotals)] {
        let rows = try connection.rows(
            """
            SELECT p.position, p.exercise_id, p.load_kind, x.set_type, x.status, x.weight, x.reps
            FROM performances p LEFT JOIN performed_sets x ON x.user_id = p.user_id AND x.session_id = p.session_id
              AND x.performance = p.position
            WHERE p.user_id = ? AND p.session_id = ? ORDER BY p.position, x.position
            """, [userValue, .id(session)])
        var counted: [(position: Int, totals: WorkTotals)] = []
        for row in rows {
            var reader = RowReader(row)
            let position = try RowReader.require(reader.int())
            let exercise: ExerciseID = try RowReader.require(reader.id())
            let loadKind = try reader.choice(LoadKind.self)
            if counted.last?.position != position { counted.append((position, WorkTotals(exercise))) }
            guard let type = try reader.optionalChoice(SetType.self) else { continue }
            let isDone = try reader.choice(SetStatus.self) == .done
            let weight = try reader.int64().map { Mass(units: $0) }
            counted[counted.count - 1].totals.count(
                type, done: isDone, weight: weight, reps: try reader.int(), loadKind: loadKind)
        }
        return counted
    }

    /// The day of the first session with work; `nil` where there is none.
    public func firstTrainedDay() throws(StorageError) -> LocalDate? {
        let rows = try connection.rows(
            """
            SELECT started_ms, started_offset FROM sessions
            WHERE user_id = ? AND \(Self.isWhole("sessions")) AND \(Self.hasWork("sessions"))
            ORDER BY started_ms, id LIMIT 1
            """, [userValue])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return LocalDate(try RowReader.require(reader.instant()))
    }

    /// The sessions with work that began in a stretch of time, oldest first, with what their performances add up to.
    ///
    /// - Parameters:
    ///   - from: the first moment; `nil` for all before.
    ///   - to: the last moment; `nil` for all after.
    ///   - workFrom: the first moment of which the performances are read; `nil` for all. Streaks and habits take days alone.
    public func trainedSessions(
        from: Instant? = nil, to: Instant? = nil, workFrom: Instant? = nil
    ) throws(StorageError) -> [TrainedSession] {
        let (first, last) = (from?.milliseconds ?? .min, to?.milliseconds ?? .max)
        let rows = try connection.rows(
            """
            SELECT id, started_ms, started_offset, ended_ms, ended_offset, plan_id, post_effort,
              plan_snapshot_id, title, program_day_id FROM sessions
            WHERE user_id = ? AND started_ms >= ? AND started_ms <= ? AND \(Self.isWhole("sessions"))
              AND \(Self.hasWork("sessions")) ORDER BY started_ms, id
            """, [userValue, .integer(first), .integer(last)])
        var sessions: [TrainedSession] = []
        var places: [WorkoutID: Int] = [:]
        for row in rows {
            var reader = RowReader(row)
            let id: WorkoutID = try RowReader.require(reader.id())
            let (start, end) = (try RowReader.require(reader.instant()), try RowReader.require(reader.instant()))
            var session = TrainedSession(id: id, startedAt: start, endedAt: end, planID: try reader.id())
            session.rpe = try reader.document(PostEffort.self)?.rpe
            session.planSnapshotID = try reader.id()
            session.title = try reader.text()
            session.programDayID = try reader.id()
            places[id] = sessions.count
            sessions.append(session)
        }
        // In this order, else SQLite walks through every performance of the lifter for the few of one week.
        let totals = try connection.rows(
            """
            SELECT s.id, p.exercise_id, t.sets, t.reps, t.volume, t.best_max
            FROM sessions s CROSS JOIN performance_totals t CROSS JOIN performances p
            WHERE s.user_id = ? AND s.started_ms >= ? AND s.started_ms <= ?
              AND t.user_id = s.user_id AND t.session_id = s.id
              AND p.user_id = t.user_id AND p.session_id = t.session_id AND p.position = t.position
            ORDER BY s.started_ms, s.id, t.position
            """, [userValue, .integer(max(first, workFrom?.milliseconds ?? .min)), .integer(last)])
        for row in totals {
            var reader = RowReader(row)
            guard let place = places[try RowReader.require(reader.id())] else { continue }
            var work = WorkTotals(try RowReader.require(reader.id()))
            work.totals.sets = try reader.int() ?? 0
            work.totals.reps = try reader.int() ?? 0
            work.totals.volume = Mass(units: try reader.int64() ?? 0)
            work.bestMax = try reader.int64().map { Mass(units: $0) }
            sessions[place].work.append(work)
        }
        return sessions
    }
}

extension Store {
    /// Records with their sessions, newest first.
    ///
    /// - Parameters:
    ///   - exercise: only of that one; `nil` for all.
    ///   - offset: how many are passed over.
    public func recordTimeline(
        of exercise: ExerciseID? = nil, offset: Int, limit: Int
    ) throws(StorageError) -> [(record: PersonalRecord, session: WorkoutID, date: Instant, name: String)] {
        let rows = try connection.rows(
            """
            SELECT s.id, s.started_ms, s.started_offset, r.document,
              (SELECT p.name FROM performances p WHERE p.user_id = r.user_id AND p.session_id = r.session_id
                AND p.exercise_id = r.exercise_id LIMIT 1)
            FROM records r JOIN sessions s ON s.user_id = r.user_id AND s.id = r.session_id
            WHERE r.user_id = ? AND (? IS NULL OR r.exercise_id = ?) AND \(Self.isWhole("s"))
            ORDER BY s.started_ms DESC, s.id DESC, r.exercise_id, r.position LIMIT ? OFFSET ?
            """, [userValue, .id(exercise), .id(exercise), .int(limit), .int(offset)])
        var timeline: [(record: PersonalRecord, session: WorkoutID, date: Instant, name: String)] = []
        for row in rows {
            var reader = RowReader(row)
            let session: WorkoutID = try RowReader.require(reader.id())
            let date = try RowReader.require(reader.instant())
            let record = try RowReader.require(reader.document(PersonalRecord.self))
            let name = try name(record.exerciseID, written: reader.text())
            timeline.append((record, session, date, name))
        }
        return timeline
    }
}
