extension Migration {
    /// What milestones are counted from after a lifter's newest session (`MilestoneTally`); nothing where they have to be counted anew, as
    /// for everybody who trained before this. `workouts` is how many were counted: by it, a row of this table is known from one of another
    /// where the schema is lost. What a session reached is in `sessions.achievements`.
    static let milestones = Migration(
        number: 29, name: "milestones",
        statements: [
            "UPDATE sessions SET achievements = '[]' WHERE achievements <> '[]'",
            """
            CREATE TABLE milestone_tallies (
              user_id TEXT NOT NULL PRIMARY KEY, workouts INTEGER NOT NULL, document TEXT)
            """,
            "INSERT INTO milestone_tallies (user_id, workouts) SELECT DISTINCT user_id, 0 FROM sessions",
        ])
}
