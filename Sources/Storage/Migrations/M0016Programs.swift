extension Migration {
    /// Programs, and their days by themselves: a workout names one, and a plan is used by them. The days of a deleted program stay,
    /// because sessions name them.
    static let programs = Migration(
        number: 16, name: "programs",
        statements: [
            """
            CREATE TABLE programs (
              user_id TEXT NOT NULL, id TEXT NOT NULL, created_ms BIGINT NOT NULL, is_active INTEGER NOT NULL,
              document TEXT NOT NULL, deleted_ms BIGINT, PRIMARY KEY (user_id, id))
            """,
            """
            CREATE TABLE program_days (
              user_id TEXT NOT NULL, id TEXT NOT NULL, program_id TEXT NOT NULL, plan_id TEXT, is_past INTEGER NOT NULL,
              PRIMARY KEY (user_id, id))
            """,
            "CREATE INDEX program_days_by_program ON program_days (user_id, program_id)",
            "CREATE INDEX program_days_by_plan ON program_days (user_id, plan_id)",
            "CREATE INDEX sessions_by_program_day ON sessions (user_id, program_day_id)",
        ])
}
