extension Migration {
    /// Who may sign in, and with what. A token is found by the SHA-256 of its secret (lower-case hexadecimal); the
    /// secret itself is nowhere.
    static let accounts = Migration(
        number: 2, name: "accounts",
        statements: [
            """
            CREATE TABLE users (
              user_id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL, created_ms BIGINT NOT NULL,
              created_offset INTEGER NOT NULL, UNIQUE (name_key))
            """,
            """
            CREATE TABLE tokens (
              user_id TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, hash TEXT NOT NULL, created_ms BIGINT NOT NULL,
              created_offset INTEGER NOT NULL, last_used_ms BIGINT,
              PRIMARY KEY (user_id, id), UNIQUE (user_id, name), UNIQUE (hash))
            """,
        ])
}
