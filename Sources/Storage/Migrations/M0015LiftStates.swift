extension Migration {
    /// What the coach asked for before a workout, with its chance, beside what was then done: kept as it was, so that it can be
    /// said how its targets fare. And what the coach remembers of each lift after the newest session with it, and whether something before that session changed,
    /// so that it has to be worked out anew: as it does for everything that was trained until now.
    static let liftStates = Migration(
        number: 15, name: "lift_states",
        statements: [
            """
            CREATE TABLE lift_states (
              user_id TEXT NOT NULL, exercise_id TEXT NOT NULL, started_ms BIGINT NOT NULL, session_id TEXT,
              pairs INTEGER NOT NULL, raises INTEGER NOT NULL, is_stale INTEGER NOT NULL, document TEXT,
              PRIMARY KEY (user_id, exercise_id))
            """,
            """
            CREATE TABLE coach_scores (
              user_id TEXT NOT NULL, exercise_id TEXT NOT NULL, session_id TEXT NOT NULL, started_ms BIGINT NOT NULL,
              document TEXT NOT NULL, PRIMARY KEY (user_id, exercise_id, session_id))
            """,
            "CREATE INDEX lift_states_by_staleness ON lift_states (is_stale, user_id, exercise_id)",
            "CREATE INDEX coach_scores_by_start ON coach_scores (user_id, started_ms)",
            """
            INSERT INTO lift_states (user_id, exercise_id, started_ms, pairs, raises, is_stale)
            SELECT user_id, exercise_id, MAX(started_ms), 0, 0, 1 FROM performances GROUP BY user_id, exercise_id
            """,
        ])
}
