extension Migration {
    /// Which exercises of their own a lifter says are others. Documents go on naming the exercise that they were written with; the
    /// rows of history name the one that is shown, and beside it what they named, so that parting has nothing to guess.
    static let exerciseMerges = Migration(
        number: 20, name: "exercise_merges",
        statements: [
            """
            CREATE TABLE exercise_merges (
              user_id TEXT NOT NULL, exercise_id TEXT NOT NULL, into_id TEXT NOT NULL, PRIMARY KEY (user_id, exercise_id))
            """,
            "ALTER TABLE performances ADD COLUMN merged_from TEXT",
            "ALTER TABLE performances ADD COLUMN merged_name TEXT",
            """
            CREATE INDEX performances_by_origin ON performances (user_id, merged_from, session_id)
            WHERE merged_from IS NOT NULL
            """,
        ])
}
