public import Training
import Wire

extension Store {
    // MARK: Exercises

    /// The lifter's own exercises, in the order of their names.
    public func customExercises() throws(StorageError) -> [Exercise] {
        let rows = try connection.rows(
            "SELECT document FROM exercises WHERE user_id = ? ORDER BY name_key", [userValue])
        var exercises: [Exercise] = []
        for row in rows {
            var reader = RowReader(row)
            exercises.append(try RowReader.require(reader.document(Exercise.self)))
        }
        return exercises
    }

    /// Stores an exercise of the lifter's own.
    ///
    /// - Throws: `constraint` when there is one of that name.
    public func insert(_ exercise: Exercise) throws(StorageError) {
        try connection.run(
            "INSERT INTO exercises (user_id, id, name_key, document) VALUES (?, ?, ?, ?)",
            [userValue, .id(exercise.id), .text(ExerciseName.key(exercise.name)), .document(exercise)])
    }

    // MARK: Settings

    /// The lifter's settings; `nil` when nothing was ever chosen.
    public func settings() throws(StorageError) -> Settings? {
        let rows = try connection.rows("SELECT document FROM settings WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.document(Settings.self)
    }

    /// Stores the lifter's settings.
    public func save(_ settings: Settings) throws(StorageError) {
        try connection.run(
            "INSERT INTO settings (user_id, document) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET document = excluded.document",
            [userValue, .document(settings)])
    }

    // MARK: Imports

    /// Records an import that was carried out.
    public func insert(_ report: ImportReport, id: ImportID, fileName: String?, now: Instant) throws(StorageError) {
        try connection.run(
            "INSERT INTO imports (user_id, id, imported_ms, file_name, report) VALUES (?, ?, ?, ?, ?)",
            [userValue, .id(id), .integer(now.milliseconds), .text(fileName), .document(report)])
    }

    /// Reports of past imports, newest first.
    public func imports(limit: Int) throws(StorageError) -> [ImportReport] {
        let rows = try connection.rows(
            "SELECT report FROM imports WHERE user_id = ? ORDER BY imported_ms DESC, id DESC LIMIT ?",
            [userValue, .int(limit)])
        var reports: [ImportReport] = []
        for row in rows {
            var reader = RowReader(row)
            reports.append(try RowReader.require(reader.document(ImportReport.self)))
        }
        return reports
    }
}
