extension Migration {
    /// What schedules remember after the newest session that was counted for them, so that the next day is worked out from there
    /// instead of from their first session on. `basis` is what it was counted with: the rule, the loads and the prescriptions
    /// that are linked. They follow from the sessions, and where one is missing it is worked out.
    static let scheduleStates = Migration(
        number: 11, name: "schedule_states",
        statements: [
            """
            CREATE TABLE schedule_states (
              user_id TEXT NOT NULL, prescription_id TEXT NOT NULL, basis TEXT NOT NULL, started_ms BIGINT NOT NULL,
              document TEXT NOT NULL, PRIMARY KEY (user_id, prescription_id, basis))
            """
        ])
}
