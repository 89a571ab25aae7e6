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

    /// The state of a prescription that was counted with the same rule, loads and links.
    public func scheduleState(of id: PrescriptionID, basis: String) throws(StorageError) -> ScheduleState? {
        let rows = try connection.rows(
            "SELECT started_ms, document FROM schedule_states WHERE user_id = ? AND prescription_id = ? AND basis = ?",
            [userValue, .id(id), .text(basis)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        let start = Instant(milliseconds: try RowReader.require(reader.int64()))
        return ScheduleState(startedAt: start, state: try RowReader.require(reader.document(ProgressionState.self)))
    }

    public func save(_ state: ScheduleState, of id: PrescriptionID, basis: String) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO schedule_states (user_id, prescription_id, basis, started_ms, document) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, prescription_id, basis) DO UPDATE SET started_ms = excluded.started_ms,
              document = excluded.document
            """, [userValue, .id(id), .text(basis), .integer(state.startedAt.milliseconds), .document(state.state)])
    }

    /// Forgets what was counted with a session, because it comes, goes or becomes another one.
    func forgetSchedules(since start: Instant) throws(StorageError) {
        try connection.run(
            "DELETE FROM schedule_states WHERE user_id = ? AND started_ms >= ?",
            [userValue, .integer(start.milliseconds)])
    }
}
