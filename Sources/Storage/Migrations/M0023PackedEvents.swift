extension Migration {
    /// The events of a workout that is long over, in one compressed piece (`EventBlock`): the first `events` of them, which are no rows
    /// of `workout_events` any more. `bytes` is what the piece becomes, `started_ms` the moment of its first event.
    static let packedEvents = Migration(
        number: 23, name: "packed_events",
        statements: [
            """
            CREATE TABLE packed_events (
              user_id TEXT NOT NULL, workout_id TEXT NOT NULL, events INTEGER NOT NULL, bytes BIGINT NOT NULL,
              started_ms BIGINT NOT NULL, block BLOB NOT NULL, PRIMARY KEY (user_id, workout_id))
            """
        ])
}
