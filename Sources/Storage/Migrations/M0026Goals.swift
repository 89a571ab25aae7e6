extension Migration {
    /// What a lifter wants to reach. A deleted goal keeps its row: it can be brought back under its id.
    static let goals = Migration(
        number: 26, name: "goals",
        statements: [
            """
            CREATE TABLE goals (
              user_id TEXT NOT NULL, id TEXT NOT NULL, created_ms BIGINT NOT NULL, status TEXT NOT NULL, deleted_ms BIGINT,
              document TEXT NOT NULL, PRIMARY KEY (user_id, id))
            """
        ])
}
