extension Migration {
    /// Paired phones and browsers: a token that is kept in a cookie, and lives on while it is used. A pairing code is found by the
    /// SHA-256 of its text, like a token, and is there until it is used or over.
    static let devices = Migration(
        number: 14, name: "devices",
        statements: [
            "ALTER TABLE tokens ADD COLUMN is_device INTEGER NOT NULL DEFAULT 0",
            """
            CREATE TABLE pairing_codes (
              user_id TEXT NOT NULL, hash TEXT NOT NULL, expires_ms BIGINT NOT NULL, PRIMARY KEY (user_id, hash))
            """,
            "CREATE INDEX pairing_codes_by_end ON pairing_codes (expires_ms, hash)",
        ])
}
