extension Migration {
    /// Several states of each schedule, after the newest sessions that were counted: the last session is judged by the one before
    /// it. Every session is counted by the rule of the version that it ran, so that those from before, which were counted by
    /// the rule of today, are worked out anew.
    static let statesOfSchedules = Migration(
        number: 12, name: "states_of_schedules",
        statements: [
            "DROP TABLE schedule_states",
            """
            CREATE TABLE schedule_states (
              user_id TEXT NOT NULL, prescription_id TEXT NOT NULL, basis TEXT NOT NULL, started_ms BIGINT NOT NULL,
              document TEXT NOT NULL, PRIMARY KEY (user_id, prescription_id, basis, started_ms))
            """,
        ])
}
