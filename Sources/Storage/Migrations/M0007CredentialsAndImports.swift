extension Migration {
    /// Tokens end: those that were made before it was said when, a year after they were made. An import that is being written
    /// in steps is noted, with when it last went on, until its report is there.
    static let credentialsAndImports = Migration(
        number: 7, name: "credentials_and_imports",
        statements: [
            "ALTER TABLE tokens ADD COLUMN expires_ms BIGINT",
            "UPDATE tokens SET expires_ms = created_ms + 31536000000",
            """
            CREATE TABLE imports_under_way (
              user_id TEXT NOT NULL, import_id TEXT NOT NULL, touched_ms BIGINT NOT NULL,
              PRIMARY KEY (user_id, import_id))
            """,
            "CREATE INDEX sessions_by_import ON sessions (user_id, import_id)",
        ])
}
