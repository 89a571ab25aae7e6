extension Migration {
    /// What a lifter notes of exercises, also of those that come with the app and have no row.
    static let exerciseMarks = Migration(
        number: 17, name: "exercise_marks",
        statements: [
            """
            CREATE TABLE exercise_marks (
              user_id TEXT NOT NULL, exercise_id TEXT NOT NULL, document TEXT NOT NULL,
              PRIMARY KEY (user_id, exercise_id))
            """
        ])
}
