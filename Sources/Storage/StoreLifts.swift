public import Training
import Wire

/// What the coach remembers of lifts: it follows from the sessions, is folded on with each that is newer, and worked out anew
/// where an earlier one changes.
extension Store {
    // MARK: Reading

    /// A lift after the newest session with it, or after a session that is named.
    public func lift(_ exercise: ExerciseID, upTo session: WorkoutSession? = nil) throws(StorageError) -> KnownLift? {
        if let known = try storedLift(exercise), session.map({ $0.id == known.sessionID }) ?? true { return known }
        let history = try history(of: exercise, to: session?.startedAt, withTargets: false)
        return KnownLift(history, days: try trainingDays(to: session?.startedAt), upTo: session?.id)
    }

    /// How often the lifter takes more weight, over all lifts.
    public func raiseRate() throws(StorageError) -> RaiseRate {
        let rows = try connection.rows(
            "SELECT SUM(pairs), SUM(raises) FROM lift_states WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return RaiseRate() }
        var reader = RowReader(row)
        return RaiseRate(pairs: try reader.int() ?? 0, raises: try reader.int() ?? 0)
    }

    /// The days on which anything was trained.
    public func trainingDays(
        from: Instant? = nil, to: Instant? = nil, evenUnderWay: Bool = false
    ) throws(StorageError) -> TrainingDays {
        let rows = try connection.rows(
            """
            SELECT started_ms FROM sessions WHERE user_id = ? AND started_ms >= ? AND started_ms <= ?
              AND (\(evenUnderWay ? "1 = 1" : Self.isWhole("sessions")))
            """, [userValue, .integer(from?.milliseconds ?? .min), .integer(to?.milliseconds ?? .max)])
        var starts: [Instant] = []
        for row in rows {
            var reader = RowReader(row)
            starts.append(Instant(milliseconds: try RowReader.require(reader.int64())))
        }
        return TrainingDays(starts)
    }

    /// Lifts of which something before their newest session changed.
    public func staleLifts() throws(StorageError) -> [ExerciseID] {
        let rows = try connection.rows(
            "SELECT exercise_id FROM lift_states WHERE user_id = ? AND is_stale = 1 ORDER BY exercise_id", [userValue])
        var exercises: [ExerciseID] = []
        for row in rows {
            var reader = RowReader(row)
            exercises.append(try RowReader.require(reader.id()))
        }
        return exercises
    }

    /// Everybody of whom a lift has to be worked out anew.
    public static func usersWithStaleLifts(_ connection: any SQLConnection) throws(StorageError) -> [UserID] {
        let rows = try connection.rows("SELECT DISTINCT user_id FROM lift_states WHERE is_stale = 1", [])
        var users: [UserID] = []
        for row in rows {
            var reader = RowReader(row)
            users.append(try RowReader.require(reader.id()))
        }
        return users
    }

    private func storedLift(_ exercise: ExerciseID) throws(StorageError) -> KnownLift? {
        let rows = try connection.rows(
            """
            SELECT started_ms, session_id, document FROM lift_states
            WHERE user_id = ? AND exercise_id = ? AND is_stale = 0
            """, [userValue, .id(exercise)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        let start = Instant(milliseconds: try RowReader.require(reader.int64()))
        let session: WorkoutID = try RowReader.require(reader.id())
        return KnownLift(try RowReader.require(reader.document(LiftState.self)), startedAt: start, sessionID: session)
    }

    // MARK: Writing

    /// Takes an archived session, which is newer than all others of the exercise, into what is remembered of the lift.
    func addToLift(_ exercise: ExerciseID, _ session: WorkoutSession) throws(StorageError) {
        guard var known = try storedLift(exercise) else { return try save(try lift(exercise), of: exercise) }
        let days = try trainingDays(from: known.state.outings.last?.startedAt, to: session.startedAt)
        if known.add(session, of: exercise, days: days) { try save(known, of: exercise) }
    }

    /// Stores what a replay gives; forgets the lift where nothing was done.
    func save(_ lift: KnownLift?, of exercise: ExerciseID) throws(StorageError) {
        guard let lift else {
            try connection.run(
                "DELETE FROM lift_states WHERE user_id = ? AND exercise_id = ?", [userValue, .id(exercise)])
            return
        }
        try connection.run(
            """
            INSERT INTO lift_states (user_id, exercise_id, started_ms, session_id, pairs, raises, is_stale, document)
            VALUES (?, ?, ?, ?, ?, ?, 0, ?)
            ON CONFLICT (user_id, exercise_id) DO UPDATE SET started_ms = excluded.started_ms,
              session_id = excluded.session_id, pairs = excluded.pairs, raises = excluded.raises, is_stale = 0,
              document = excluded.document
            """,
            [
                userValue, .id(exercise), .integer(lift.startedAt.milliseconds), .id(lift.sessionID),
                .int(lift.state.pairs), .int(lift.state.raises), .document(lift.state),
            ])
    }

    /// Works out anew what has to be.
    public func freshenLifts() throws(StorageError) {
        let stale = try staleLifts()
        if stale.isEmpty { return }
        let days = try trainingDays()
        for exercise in stale {
            try save(KnownLift(try history(of: exercise, withTargets: false), days: days), of: exercise)
        }
    }

    /// Notes that a session comes or goes: where it splits a layoff, lifts that were trained after it have to be worked out anew,
    /// since they were not away for so long, or were.
    func noteLifts(around start: Instant) throws(StorageError) {
        let before = try connection.rows(
            "SELECT MAX(started_ms) FROM sessions WHERE user_id = ? AND started_ms < ?",
            [userValue, .integer(start.milliseconds)])
        let after = try connection.rows(
            "SELECT MIN(started_ms) FROM sessions WHERE user_id = ? AND started_ms > ?",
            [userValue, .integer(start.milliseconds)])
        var around: [Instant] = []
        for row in before + after {
            var reader = RowReader(row)
            if let start = try reader.int64() { around.append(Instant(milliseconds: start)) }
        }
        if around.count == 2, TrainingDays(around).splitsLayoff(start) { try staleLifts(since: start) }
    }

    /// Notes that lifts which were trained since a moment have to be worked out anew.
    public func staleLifts(since start: Instant) throws(StorageError) {
        try connection.run(
            "UPDATE lift_states SET is_stale = 1 WHERE user_id = ? AND started_ms >= ?",
            [userValue, .integer(start.milliseconds)])
    }
}
