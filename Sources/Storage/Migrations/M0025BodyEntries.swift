extension Migration {
    /// What was measured of the body, a row each: `amount` in 10⁻¹⁰ of the unit in which its kind is kept, `unit` the one in which it was
    /// entered. A deleted one keeps its row: an import that brings it again leaves it deleted.
    static let bodyEntries = Migration(
        number: 25, name: "body_entries",
        statements: [
            """
            CREATE TABLE body_entries (
              user_id TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, at_ms BIGINT NOT NULL, at_offset INTEGER NOT NULL,
              amount BIGINT NOT NULL, unit TEXT NOT NULL, source TEXT NOT NULL, deleted_ms BIGINT,
              PRIMARY KEY (user_id, id))
            """,
            "CREATE INDEX body_entries_by_kind ON body_entries (user_id, kind, at_ms, id)",
            "CREATE INDEX body_entries_by_time ON body_entries (user_id, at_ms, id)",
        ])
}
