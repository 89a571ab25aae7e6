extension Migration {
    /// Every table leads its primary key with `user_id`, so that a user's data is one shard. Masses are 10⁻¹⁰ kg,
    /// distances 10⁻⁴ m, RIR halves, times UTC milliseconds beside the offset (minutes) they were lived in. Live
    /// workouts and snapshots are documents; history is rows.
    static let first = Migration(
        number: 1, name: "first",
        statements: [
            """
            CREATE TABLE settings (
              user_id TEXT NOT NULL PRIMARY KEY, document TEXT NOT NULL)
            """,
            """
            CREATE TABLE exercises (
              user_id TEXT NOT NULL, id TEXT NOT NULL, name_key TEXT NOT NULL, document TEXT NOT NULL,
              PRIMARY KEY (user_id, id), UNIQUE (user_id, name_key))
            """,
            """
            CREATE TABLE plans (
              user_id TEXT NOT NULL, id TEXT NOT NULL, name TEXT NOT NULL, category TEXT,
              favorite INTEGER NOT NULL, complete INTEGER NOT NULL, archived INTEGER NOT NULL, estimated_minutes INTEGER,
              current_snapshot_id TEXT NOT NULL, version_count INTEGER NOT NULL, created_ms BIGINT NOT NULL,
              PRIMARY KEY (user_id, id))
            """,
            """
            CREATE TABLE plan_snapshots (
              user_id TEXT NOT NULL, id TEXT NOT NULL, document TEXT NOT NULL,
              PRIMARY KEY (user_id, id))
            """,
            """
            CREATE TABLE snapshot_owners (
              user_id TEXT NOT NULL, snapshot_id TEXT NOT NULL, plan_id TEXT NOT NULL, version_number INTEGER NOT NULL,
              PRIMARY KEY (user_id, snapshot_id), UNIQUE (user_id, plan_id, version_number))
            """,
            """
            CREATE TABLE active_workouts (
              user_id TEXT NOT NULL, id TEXT NOT NULL, status TEXT NOT NULL, revision INTEGER NOT NULL,
              document TEXT NOT NULL, PRIMARY KEY (user_id, id))
            """,
            """
            CREATE UNIQUE INDEX one_running_workout ON active_workouts (user_id) WHERE status = 'in_progress'
            """,
            """
            CREATE TABLE workout_events (
              user_id TEXT NOT NULL, workout_id TEXT NOT NULL, seq INTEGER NOT NULL, document TEXT NOT NULL,
              PRIMARY KEY (user_id, workout_id, seq))
            """,
            """
            CREATE TABLE idempotency_keys (
              user_id TEXT NOT NULL, scope TEXT NOT NULL, idempotency_key TEXT NOT NULL, fingerprint TEXT NOT NULL,
              response TEXT NOT NULL, expires_ms BIGINT NOT NULL, PRIMARY KEY (user_id, scope, idempotency_key))
            """,
            "CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_ms)",
            """
            CREATE TABLE imports (
              user_id TEXT NOT NULL, id TEXT NOT NULL, imported_ms BIGINT NOT NULL, file_name TEXT, report TEXT NOT NULL,
              PRIMARY KEY (user_id, id))
            """,
            """
            CREATE TABLE sessions (
              user_id TEXT NOT NULL, id TEXT NOT NULL, started_ms BIGINT NOT NULL, started_offset INTEGER NOT NULL,
              ended_ms BIGINT NOT NULL, ended_offset INTEGER NOT NULL, title TEXT, origin TEXT NOT NULL,
              plan_id TEXT, plan_snapshot_id TEXT, program_day_id TEXT, gym_id TEXT, import_id TEXT,
              pre_mood TEXT, post_effort TEXT, session_override TEXT, notes TEXT, achievements TEXT NOT NULL,
              PRIMARY KEY (user_id, id))
            """,
            "CREATE INDEX sessions_by_start ON sessions (user_id, started_ms, id)",
            """
            CREATE TABLE performances (
              user_id TEXT NOT NULL, session_id TEXT NOT NULL, position INTEGER NOT NULL, id TEXT NOT NULL,
              exercise_id TEXT NOT NULL, started_ms BIGINT NOT NULL, name TEXT NOT NULL, load_kind TEXT NOT NULL,
              measure TEXT NOT NULL, exercise_prescription_id TEXT, notes TEXT, superset_group TEXT,
              PRIMARY KEY (user_id, session_id, position))
            """,
            "CREATE INDEX performances_by_exercise ON performances (user_id, exercise_id, started_ms)",
            """
            CREATE TABLE performed_sets (
              user_id TEXT NOT NULL, session_id TEXT NOT NULL, performance INTEGER NOT NULL, position INTEGER NOT NULL,
              id TEXT NOT NULL, set_type TEXT NOT NULL, amrap INTEGER NOT NULL, weight BIGINT, reps INTEGER, rir INTEGER,
              duration_seconds INTEGER, distance BIGINT, status TEXT NOT NULL, is_failure INTEGER NOT NULL,
              completed_ms BIGINT, completed_offset INTEGER, set_prescription_id TEXT, target TEXT, note TEXT, raw TEXT,
              PRIMARY KEY (user_id, session_id, performance, position))
            """,
        ])
}
