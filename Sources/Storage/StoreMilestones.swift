public import Training
import Wire

/// Round numbers of the history. They follow from the sessions, are counted on with one that is newer, and counted anew where the past
/// changes, at the end of the write that changes it: nobody has to remember to do so.
extension Store {
    /// What a write did to the history.
    enum HistoryChange {
        case nothing
        /// These sessions were added.
        case added([(place: MilestoneTally.Place, volume: Mass)])
        /// Anything else.
        case other
    }

    /// Notes a session that was added, or with `nil` that the history is another one.
    func noteHistory(_ session: WorkoutSession?) {
        guard let session else {
            memory.history = .other
            return
        }
        let totals = session.computedTotals
        // Where nothing was worked nothing is counted.
        if totals.sets == 0 { return }
        let added = (MilestoneTally.Place(session.id, startedAt: session.startedAt), totals.volume)
        switch memory.history {
        case .nothing: memory.history = .added([added])
        case .added(let others): memory.history = .added(others + [added])
        case .other: break
        }
    }

    /// Counts what this write has changed.
    public func freshenMilestones() throws(StorageError) {
        let change = memory.history
        memory.history = .nothing
        switch change {
        case .nothing: return
        case .other: return try rebuildMilestones()
        case .added(let sessions):
            guard var tally = try milestoneTally(), tally.isCounted(by: try settings() ?? Settings()) else {
                return try rebuildMilestones()
            }
            for (place, volume) in sessions {
                guard tally.isNewest(place) else { return try rebuildMilestones() }
                try save(tally.add(place, volume: volume), of: place.id)
            }
            try save(tally)
        }
    }

    /// Counts all sessions anew.
    public func rebuildMilestones() throws(StorageError) {
        memory.history = .nothing
        var stored: [WorkoutID: String] = [:]
        var sessions: [(place: MilestoneTally.Place, volume: Mass, sets: Int)] = []
        let rows = try connection.rows(
            """
            SELECT s.id, s.started_ms, s.started_offset, s.achievements, t.volume, t.sets FROM sessions s
            LEFT JOIN performance_totals t ON t.user_id = s.user_id AND t.session_id = s.id
            WHERE s.user_id = ? AND \(Self.isWhole("s")) ORDER BY s.started_ms, s.id
            """, [userValue])
        var last: SQLValue?
        for row in rows {
            var reader = RowReader(row)
            let name = try reader.value()
            if name != last {
                last = name
                var named = RowReader(row)
                let id: WorkoutID = try RowReader.require(named.id())
                let start = try RowReader.require(reader.instant())
                stored[id] = try reader.text()
                sessions.append((MilestoneTally.Place(id, startedAt: start), .zero, 0))
            } else {
                _ = try (reader.instant(), reader.text())
            }
            let volume = Mass(units: try reader.int64() ?? 0)
            sessions[sessions.count - 1].volume = sessions[sessions.count - 1].volume + volume
            sessions[sessions.count - 1].sets += try reader.int() ?? 0
        }
        sessions.sort { $0.place < $1.place }
        var tally = MilestoneTally(try settings() ?? Settings())
        for (place, volume, sets) in sessions {
            try save(sets > 0 ? tally.add(place, volume: volume) : [], of: place.id, insteadOf: stored[place.id])
        }
        try save(tally.workouts == 0 ? nil : tally)
    }

    private func save(
        _ reached: [Milestone], of session: WorkoutID, insteadOf stored: String? = "[]"
    ) throws(StorageError) {
        let text = JSON.text(reached.map(\.achievement))
        if text == stored { return }
        try connection.run(
            "UPDATE sessions SET achievements = ? WHERE user_id = ? AND id = ?", [.text(text), userValue, .id(session)])
        try noteSessions([session])
    }

    private func milestoneTally() throws(StorageError) -> MilestoneTally? {
        let rows = try connection.rows("SELECT document FROM milestone_tallies WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.document(MilestoneTally.self)
    }

    private func save(_ tally: MilestoneTally?) throws(StorageError) {
        guard let tally else {
            try connection.run("DELETE FROM milestone_tallies WHERE user_id = ?", [userValue])
            return
        }
        try connection.run(
            """
            INSERT INTO milestone_tallies (user_id, workouts, document) VALUES (?, ?, ?)
            ON CONFLICT (user_id) DO UPDATE SET workouts = excluded.workouts, document = excluded.document
            """, [userValue, .int(tally.workouts), .document(tally)])
    }

    /// Everybody whose milestones were never counted.
    public static func usersWithoutMilestones(_ connection: any SQLConnection) throws(StorageError) -> [UserID] {
        var users: [UserID] = []
        for row in try connection.rows("SELECT user_id FROM milestone_tallies WHERE document IS NULL", []) {
            var reader = RowReader(row)
            users.append(try RowReader.require(reader.id()))
        }
        return users
    }
}
