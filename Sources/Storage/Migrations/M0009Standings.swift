extension Migration {
    /// The bests of each exercise as they stand after the newest session that counted for them, so that one more session is
    /// folded onto them instead of replaying the whole history. They follow from the sessions, and where one is missing it is
    /// worked out. Sessions with an exercise are found in their order without a look at the sessions.
    static let standings = Migration(
        number: 9, name: "standings",
        statements: [
            """
            CREATE TABLE standings (
              user_id TEXT NOT NULL, exercise_id TEXT NOT NULL, started_ms BIGINT NOT NULL, session_id TEXT NOT NULL,
              records INTEGER NOT NULL, document TEXT NOT NULL, PRIMARY KEY (user_id, exercise_id))
            """,
            "CREATE INDEX performances_by_start ON performances (user_id, exercise_id, started_ms, session_id, position)",
            "DROP INDEX performances_by_exercise",
        ])
}
