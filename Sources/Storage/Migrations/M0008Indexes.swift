import Training

extension Migration {
    /// What would otherwise be looked for row by row: the versions that name an exercise, whose documents nobody searches, and
    /// the sessions that ran a plan. A deleted gym keeps its row: a workout that was started there without a connection may
    /// still arrive.
    static let indexes = Migration(
        number: 8, name: "indexes",
        statements: [
            """
            CREATE TABLE snapshot_exercises (
              user_id TEXT NOT NULL, exercise_id TEXT NOT NULL, snapshot_id TEXT NOT NULL,
              PRIMARY KEY (user_id, exercise_id, snapshot_id))
            """,
            "CREATE INDEX sessions_by_plan ON sessions (user_id, plan_id)",
            "CREATE INDEX sessions_by_snapshot ON sessions (user_id, plan_snapshot_id)",
            "ALTER TABLE gyms ADD COLUMN deleted_ms BIGINT",
        ]
    ) { connection throws(StorageError) in
        for row in try connection.rows("SELECT user_id, document FROM plan_snapshots", []) {
            var reader = RowReader(row)
            let user: UserID = try RowReader.require(reader.id())
            let snapshot = try RowReader.require(reader.document(PlanSnapshot.self))
            try Store(connection, user: user).index(snapshot)
        }
    }
}
