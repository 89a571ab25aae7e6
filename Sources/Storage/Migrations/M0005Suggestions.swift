extension Migration {
    /// What is proposed, what was said to it, and what came of it. `suggestions`, the documents of `suggested_changes` and
    /// `change_facts` are facts, and appended; `suggested_changes.state`, `change_outcomes` and `calibrations` follow from
    /// them and from the sessions, and can be rebuilt. `orphan_versions` are the versions of freeform work that no plan has
    /// adopted yet. A deleted plan keeps its row, and its sessions their history.
    static let suggestions = Migration(
        number: 5, name: "suggestions",
        statements: [
            "ALTER TABLE plans ADD COLUMN deleted_ms BIGINT",
            """
            CREATE TABLE orphan_versions (
              user_id TEXT NOT NULL, snapshot_id TEXT NOT NULL, root_id TEXT NOT NULL, version_number INTEGER NOT NULL,
              PRIMARY KEY (user_id, snapshot_id), UNIQUE (user_id, root_id, version_number))
            """,
            """
            CREATE TABLE suggestions (
              user_id TEXT NOT NULL, id TEXT NOT NULL, seq INTEGER NOT NULL, created_ms BIGINT NOT NULL,
              source TEXT NOT NULL, session_id TEXT, plan_snapshot_id TEXT NOT NULL, document TEXT NOT NULL,
              PRIMARY KEY (user_id, id), UNIQUE (user_id, seq))
            """,
            "CREATE INDEX suggestions_by_session ON suggestions (user_id, session_id)",
            "CREATE INDEX suggestions_by_snapshot ON suggestions (user_id, plan_snapshot_id)",
            """
            CREATE TABLE suggested_changes (
              user_id TEXT NOT NULL, id TEXT NOT NULL, suggestion_id TEXT NOT NULL, position INTEGER NOT NULL,
              group_id TEXT, exercise_id TEXT, exercise_prescription_id TEXT NOT NULL, state TEXT NOT NULL,
              document TEXT NOT NULL, PRIMARY KEY (user_id, id), UNIQUE (user_id, suggestion_id, position))
            """,
            "CREATE INDEX suggested_changes_by_state ON suggested_changes (user_id, state)",
            "CREATE INDEX suggested_changes_by_target ON suggested_changes (user_id, exercise_prescription_id)",
            "CREATE INDEX suggested_changes_by_exercise ON suggested_changes (user_id, exercise_id)",
            """
            CREATE TABLE change_facts (
              user_id TEXT NOT NULL, change_id TEXT NOT NULL, seq INTEGER NOT NULL, snapshot_id TEXT,
              document TEXT NOT NULL, PRIMARY KEY (user_id, change_id, seq))
            """,
            "CREATE INDEX change_facts_by_snapshot ON change_facts (user_id, snapshot_id)",
            """
            CREATE TABLE change_outcomes (
              user_id TEXT NOT NULL, change_id TEXT NOT NULL, session_id TEXT, tired INTEGER NOT NULL,
              evaluated_ms BIGINT, document TEXT NOT NULL, PRIMARY KEY (user_id, change_id))
            """,
            "CREATE INDEX change_outcomes_by_session ON change_outcomes (user_id, session_id)",
            """
            CREATE TABLE calibrations (
              user_id TEXT NOT NULL, exercise_id TEXT NOT NULL, document TEXT NOT NULL,
              PRIMARY KEY (user_id, exercise_id))
            """,
        ])
}
