public import Training
import Wire

/// What schedules remember.
extension Store {
    /// What a schedule remembers after the sessions up to a moment.
    public struct ScheduleState: Equatable, Sendable {
        /// The start of the newest session that was counted.
        public var startedAt: Instant
        public var state: ProgressionState

        public init(startedAt: Instant, state: ProgressionState) { (self.startedAt, self.state) = (startedAt, state) }
    }

    /// The newest state of a prescription before a moment that was counted with the same loads and links.
    public func scheduleState(
        of id: PrescriptionID, basis: String, before moment: Instant
    ) throws(StorageError) -> ScheduleState? {
        let rows = try connection.rows(
            """
            SELECT started_ms, document FROM schedule_states
            WHERE user_id = ? AND prescription_id = ? AND basis = ? AND started_ms < ? ORDER BY started_ms DESC LIMIT 1
            """, [userValue, .id(id), .text(basis), .integer(moment.milliseconds)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        let start = Instant(milliseconds: try RowReader.require(reader.int64()))
        return ScheduleState(startedAt: start, state: try RowReader.require(reader.document(ProgressionState.self)))
    }

    /// Keeps a state beside those before it: the last session is judged by the one before it, and a workout that begins is
    /// planned by the one after it. What is older serves only corrections.
    public func save(_ state: ScheduleState, of id: PrescriptionID, basis: String) throws(StorageError) {
        let lift = [userValue, .id(id), .text(basis)]
        try connection.run(
            """
            INSERT INTO schedule_states (user_id, prescription_id, basis, started_ms, document) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, prescription_id, basis, started_ms) DO UPDATE SET document = excluded.document
            """, lift + [.integer(state.startedAt.milliseconds), .document(state.state)])
        try connection.run(
            """
            DELETE FROM schedule_states WHERE user_id = ? AND prescription_id = ? AND basis = ? AND started_ms < (
              SELECT started_ms FROM schedule_states WHERE user_id = ? AND prescription_id = ? AND basis = ?
              ORDER BY started_ms DESC LIMIT 1 OFFSET ?)
            """, lift + lift + [.int(Self.statesKept - 1)])
    }

    /// States of a lift that are kept.
    private static let statesKept = 4

    /// Forgets what was counted with a session, because it comes, goes or becomes another one.
    func forgetSchedules(since start: Instant) throws(StorageError) {
        try connection.run(
            "DELETE FROM schedule_states WHERE user_id = ? AND started_ms >= ?",
            [userValue, .integer(start.milliseconds)])
    }
}
