extension Migration {
    /// What became another thing, and when: each thing once, with the newest number of a count of its user's changes. A row is never
    /// deleted, so that the count only grows: a thing that is gone keeps a row that says so. What was there before stands
    /// in it in the order in which it came, kind by kind.
    static let changes = Migration(
        number: 13, name: "changes",
        statements: [
            """
            CREATE TABLE changes (
              user_id TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, revision BIGINT NOT NULL, deleted INTEGER NOT NULL,
              PRIMARY KEY (user_id, kind, id))
            """,
            "CREATE UNIQUE INDEX changes_by_revision ON changes (user_id, revision)",
            """
            INSERT INTO changes (user_id, kind, id, revision, deleted)
            SELECT user_id, kind, id, ROW_NUMBER() OVER (PARTITION BY user_id ORDER BY place, came, id), 0 FROM (
              SELECT user_id, 'settings' AS kind, user_id AS id, 1 AS place, 0 AS came FROM settings
              UNION ALL SELECT user_id, 'device', id, 2, created_ms FROM tokens
              UNION ALL SELECT user_id, 'gym', id, 3, created_ms FROM gyms WHERE deleted_ms IS NULL
              UNION ALL SELECT user_id, 'exercise', id, 4, 0 FROM exercises
              UNION ALL SELECT user_id, 'plan', id, 5, created_ms FROM plans WHERE deleted_ms IS NULL
              UNION ALL SELECT user_id, 'suggestion', id, 6, created_ms FROM suggestions
              UNION ALL SELECT user_id, 'import', id, 7, imported_ms FROM imports
              UNION ALL SELECT user_id, 'session', id, 8, started_ms FROM sessions
                WHERE import_id IS NULL OR NOT EXISTS (SELECT 1 FROM imports_under_way u
                  WHERE u.user_id = sessions.user_id AND u.import_id = sessions.import_id)
              UNION ALL SELECT user_id, 'active_workout', id, 9, 0 FROM active_workouts) AS there
            """,
        ])
}
