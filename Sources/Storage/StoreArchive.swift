public import Training

/// Archived sessions beside what was recorded of them.
extension Store {
    /// Moments of exercises that are not those of their sessions, whose history they are found by.
    private static let misdated = """
        EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = performances.user_id AND s.id = performances.session_id
          AND s.started_ms <> performances.started_ms)
        """

    /// The users and sessions of which something is recorded that their rows must show: events of a live workout, or what became of
    /// them later. None of an import that is under way.
    public static func recordedSessions(
        _ connection: any SQLConnection
    ) throws(StorageError) -> [(user: UserID, id: WorkoutID)] {
        var sessions: [(user: UserID, id: WorkoutID)] = []
        for row in try connection.rows(
            """
            SELECT user_id, id FROM active_workouts
            UNION SELECT user_id, session_id FROM session_facts WHERE \(isWhole("session_facts"))
            """, [])
        {
            var reader = RowReader(row)
            sessions.append((try RowReader.require(reader.id()), try RowReader.require(reader.id())))
        }
        return sessions
    }

    /// The same of this user.
    public func recordedSessions() throws(StorageError) -> [WorkoutID] {
        try Self.sessions(
            connection.rows(
                """
                SELECT id FROM active_workouts WHERE user_id = ?
                UNION SELECT session_id FROM session_facts WHERE user_id = ? AND \(Self.isWhole("session_facts"))
                """, [userValue, userValue]))
    }

    private static func sessions(_ rows: [SQLRow]) throws(StorageError) -> [WorkoutID] {
        var ids: [WorkoutID] = []
        for row in rows {
            var reader = RowReader(row)
            ids.append(try RowReader.require(reader.id()))
        }
        return ids
    }

    /// How many sessions there are of which nothing but their rows is kept, of all users: told afterwards or imported, and as they
    /// were then.
    public static func unrecordedSessions(_ connection: any SQLConnection) throws(StorageError) -> Int {
        let rows = try connection.rows(
            """
            SELECT COUNT(*) FROM sessions s WHERE \(isWhole("s"))
              AND NOT EXISTS (SELECT 1 FROM active_workouts a WHERE a.user_id = s.user_id AND a.id = s.id)
              AND NOT EXISTS (SELECT 1 FROM session_facts f WHERE f.user_id = s.user_id AND f.session_id = s.id)
            """, [])
        guard let row = rows.first else { return 0 }
        var reader = RowReader(row)
        return try reader.int() ?? 0
    }

    /// The sessions with an exercise that is found at another moment than theirs, of all users.
    public static func misdatedSessions(_ connection: any SQLConnection) throws(StorageError) -> [WorkoutID] {
        try sessions(connection.rows("SELECT DISTINCT session_id FROM performances WHERE \(misdated)", []))
    }

    /// Lets every exercise be found at the moment of its session. What follows from the history has to be worked out anew.
    ///
    /// - Returns: how many were found at another one.
    public func dateLikeSessions() throws(StorageError) -> Int {
        let misdated = try Self.sessions(
            connection.rows(
                "SELECT DISTINCT session_id FROM performances WHERE user_id = ? AND \(Self.misdated)", [userValue]))
        if misdated.isEmpty { return 0 }
        noteHistory(nil)
        try noteSessions(misdated)
        return try connection.run(
            """
            UPDATE performances SET started_ms = (
              SELECT s.started_ms FROM sessions s WHERE s.user_id = performances.user_id AND s.id = performances.session_id)
            WHERE user_id = ? AND \(Self.misdated)
            """, [userValue])
    }

    /// How hard a session was, as its row says it, also where nothing else of it can be read. It is said once, with the completion.
    public func postEffort(of session: WorkoutID) throws(StorageError) -> PostEffort? {
        let rows = try connection.rows(
            "SELECT post_effort FROM sessions WHERE user_id = ? AND id = ?", [userValue, .id(session)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.document(PostEffort.self)
    }

    /// A session as documents hold it as its rows should show it. What an exercise of the lifter's own is called follows from the
    /// exercise, so that is taken from the rows.
    public func shown(_ recorded: WorkoutSession, beside rows: WorkoutSession) throws(StorageError) -> WorkoutSession {
        var shown = try shown(recorded)
        for (index, performance) in recorded.exercises.enumerated() where Self.builtIn[performance.exerciseID] == nil {
            if let row = rows.exercises.first(where: { $0.id == performance.id }) {
                shown.exercises[index].name = row.name
            }
        }
        return shown
    }

    /// Puts a session, as documents hold it, or with `nil` nothing, in the place of the rows that are there. What follows from the
    /// history has to be worked out anew.
    public func replaceRows(of id: WorkoutID, by session: WorkoutSession?) throws(StorageError) {
        let importID = try importID(of: id)
        try notePlans(ranBy: id)
        try deleteRows(of: id)
        noteHistory(nil)
        if let session { try insert(session, importID: importID) } else { try note(.session, id, isDeleted: true) }
        if importID != nil { try noteImports() }
    }
}
