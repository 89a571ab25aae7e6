import Training

/// Sessions as lists show them: three statements and the records, of as few columns as that takes.
extension Store {
    func shortSessions(
        where condition: String, _ arguments: [SQLValue], limit: Int
    ) throws(StorageError) -> [ShortSession] {
        let rows = try connection.rows(
            """
            SELECT id, started_ms, started_offset, ended_ms, ended_offset, title, origin, plan_id, plan_snapshot_id,
              program_day_id, phase, achievements
            FROM sessions WHERE user_id = ? AND \(Self.isWhole("sessions")) AND \(condition) ORDER BY started_ms DESC, id DESC LIMIT ?
            """, [userValue] + arguments + [.int(limit)])
        var sessions: [ShortSession] = []
        for row in rows { sessions.append(try Self.shortSession(row)) }
        try addPerformances(to: &sessions)
        let places = Self.places(of: sessions.map(\.id))
        for (id, record) in try records(of: sessions.map(\.id)) {
            if let place = places[id] { sessions[place].achievements.append(record.achievement) }
        }
        return sessions
    }

    private static func shortSession(_ row: SQLRow) throws(StorageError) -> ShortSession {
        var reader = RowReader(row)
        let id: WorkoutID = try RowReader.require(reader.id())
        let (start, end) = (try RowReader.require(reader.instant()), try RowReader.require(reader.instant()))
        var session = ShortSession(
            id: id, title: try reader.text(), origin: try reader.choice(WorkoutSession.Origin.self), startedAt: start,
            endedAt: end)
        session.planID = try reader.id()
        session.planSnapshotID = try reader.id()
        session.programDayID = try reader.id()
        session.phase = try reader.optionalChoice(TrainingPhase.self)
        session.achievements = try reader.document([String].self) ?? []
        return session
    }

    private func addPerformances(to sessions: inout [ShortSession]) throws(StorageError) {
        var places = Places(sessions.map(\.id))
        for group in Self.groups(sessions.map(\.id)) {
            let rows = try connection.rows(
                """
                SELECT session_id, position, exercise_id, name, load_kind, measure FROM performances
                WHERE user_id = ? AND session_id IN (\(Self.marks(group))) ORDER BY session_id, position
                """, [userValue] + group)
            for row in rows {
                var reader = RowReader(row)
                guard let session = try places.session(&reader) else { continue }
                let position = try RowReader.require(reader.int())
                places.note(session, position: position, at: sessions[session].exercises.count)
                sessions[session].exercises.append(try shortPerformance(&reader))
            }
            let sets = try connection.rows(
                """
                SELECT session_id, performance, id, set_type, weight, reps, duration_seconds, distance, status FROM performed_sets
                WHERE user_id = ? AND session_id IN (\(Self.marks(group))) ORDER BY session_id, performance, position
                """, [userValue] + group)
            for row in sets {
                var reader = RowReader(row)
                guard let session = try places.session(&reader) else { continue }
                let exercise = try places.exercise(session, position: RowReader.require(reader.int()))
                sessions[session].count(try Self.numbers(&reader), ofExercise: exercise)
            }
        }
    }

    private func shortPerformance(_ reader: inout RowReader) throws(StorageError) -> ShortPerformance {
        let exercise: ExerciseID = try RowReader.require(reader.id())
        return ShortPerformance(
            exerciseID: exercise, name: try name(exercise, written: reader.text()),
            loadKind: try reader.choice(LoadKind.self), measure: try reader.choice(Measure.self))
    }

    /// A set with nothing but what totals and bests follow from.
    private static func numbers(_ reader: inout RowReader) throws(StorageError) -> SetPerformance {
        var set = SetPerformance(id: try RowReader.require(reader.id()), setType: try reader.choice(SetType.self))
        set.weight = try reader.int64().map { Mass(units: $0) }
        set.reps = try reader.int()
        set.durationSeconds = try reader.int()
        set.distance = try reader.int64().map { Distance(units: $0) }
        set.status = try reader.choice(SetStatus.self)
        return set
    }
}
