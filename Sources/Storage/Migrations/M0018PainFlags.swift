extension Migration {
    /// What hurts, or hurt. A deleted flag keeps its row: it can be brought back under its id.
    static let painFlags = Migration(
        number: 18, name: "pain_flags",
        statements: [
            """
            CREATE TABLE pain_flags (
              user_id TEXT NOT NULL, id TEXT NOT NULL, created_ms BIGINT NOT NULL, resolved_ms BIGINT, deleted_ms BIGINT,
              document TEXT NOT NULL, PRIMARY KEY (user_id, id))
            """
        ])
}
