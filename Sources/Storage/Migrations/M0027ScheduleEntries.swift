extension Migration {
    /// What is planned for days, with the first and the last day on which some of it is (days since 1970, none where it goes on for
    /// ever); and by which secret a calendar reads it, kept as its hash.
    static let scheduleEntries = Migration(
        number: 27, name: "schedule_entries",
        statements: [
            """
            CREATE TABLE schedule_entries (
              user_id TEXT NOT NULL, id TEXT NOT NULL, first_day BIGINT NOT NULL, last_day BIGINT, deleted_ms BIGINT,
              document TEXT NOT NULL, PRIMARY KEY (user_id, id))
            """,
            """
            CREATE TABLE calendar_tokens (
              user_id TEXT NOT NULL PRIMARY KEY, hash TEXT NOT NULL, created_ms BIGINT NOT NULL,
              created_offset INTEGER NOT NULL, last_read_ms BIGINT)
            """,
            "CREATE UNIQUE INDEX calendar_tokens_by_hash ON calendar_tokens (hash)",
        ])
}
