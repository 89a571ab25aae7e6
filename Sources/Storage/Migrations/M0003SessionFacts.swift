extension Migration {
    /// What became of a session after it was archived, in order: the rows of `sessions` show the outcome. A document is
    /// the session as it was archived or corrected; deletions and restorations have none. Sessions keep the phase they were
    /// trained in. `records` is what a replay of each exercise's history announces, rebuilt with it; `sessions.achievements`
    /// is no longer read.
    static let sessionFacts = Migration(
        number: 3, name: "session_facts",
        statements: [
            """
            CREATE TABLE session_facts (
              user_id TEXT NOT NULL, session_id TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL,
              document TEXT, import_id TEXT, recorded_ms BIGINT NOT NULL,
              PRIMARY KEY (user_id, session_id, seq))
            """,
            """
            CREATE TABLE records (
              user_id TEXT NOT NULL, session_id TEXT NOT NULL, exercise_id TEXT NOT NULL, position INTEGER NOT NULL,
              document TEXT NOT NULL, PRIMARY KEY (user_id, session_id, exercise_id, position))
            """,
            "CREATE INDEX records_by_exercise ON records (user_id, exercise_id)",
            "ALTER TABLE sessions ADD COLUMN phase TEXT",
            "ALTER TABLE performed_sets ADD COLUMN skip_reason TEXT",
        ])
}
