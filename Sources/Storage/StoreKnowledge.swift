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

    static let builtIn = Dictionary(
        BuiltInExercises.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    /// Says of every performance which muscles the catalogue names for its exercise: they are no facts of a session.
    func addMuscles(to sessions: inout [WorkoutSession]) throws(StorageError) {
        var own: [ExerciseID: [Muscle]] = [:]
        for session in sessions.indices {
            for index in sessions[session].exercises.indices {
                let id = sessions[session].exercises[index].exerciseID
                if let exercise = Self.builtIn[id] {
                    sessions[session].exercises[index].muscles = exercise.primaryMuscles
                    continue
                }
                if own[id] == nil { own[id] = try exercise(id)?.primaryMuscles ?? [] }
                sessions[session].exercises[index].muscles = own[id] ?? []
            }
        }
    }

    /// An exercise of the lifter's own.
    func exercise(_ id: ExerciseID) throws(StorageError) -> Exercise? {
        let rows = try connection.rows(
            "SELECT document FROM exercises WHERE user_id = ? AND id = ?", [userValue, .id(id)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.document(Exercise.self)
    }

    /// Stores an exercise of the lifter's own.
    ///
    /// - Throws: `constraint` when there is one of that name.
    public func insert(_ exercise: Exercise) throws(StorageError) {
        memory.own[exercise.id] = nil
        try connection.run(
            "INSERT INTO exercises (user_id, id, name_key, document) VALUES (?, ?, ?, ?)",
            [userValue, .id(exercise.id), .text(ExerciseName.key(exercise.name)), .document(exercise)])
        try note(.exercise, exercise.id)
    }

    // MARK: Settings

    /// The lifter's settings; `nil` when nothing was ever chosen.
    public func settings() throws(StorageError) -> Settings? {
        try settingsText().map { text throws(StorageError) in try decodeDocument(Settings.self, text) }
    }

    /// The settings as they are stored.
    public func settingsText() throws(StorageError) -> String? {
        let rows = try connection.rows("SELECT document FROM settings WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.text()
    }

    /// Stores the lifter's settings.
    public func save(_ settings: Settings) throws(StorageError) {
        let before = try self.settings() ?? Settings()
        try connection.run(
            "INSERT INTO settings (user_id, document) VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET document = excluded.document",
            [userValue, .document(settings)])
        try note(.settings, user)
        if before.unit != settings.unit || before.weekStart != settings.weekStart { noteHistory(nil) }
        guard before.language != settings.language || before.unit != settings.unit else { return }
        // They hold sentences, which are said in the language and the unit of the settings.
        try note(.suggestion, rowsOf: "suggestions")
        // They say a step and a rule in that unit, and texts in that language.
        for id in try toldExercises() { try note(.exercise, id) }
        try noteImports()
    }
}
