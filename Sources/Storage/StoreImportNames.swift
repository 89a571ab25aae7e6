public import Training

/// What the lifter said of the names that other apps use.
extension Store {
    /// Every decision, by the key of its name.
    public func importNames() throws(StorageError) -> [String: ImportName] {
        let rows = try connection.rows(
            "SELECT name_key, name, choice, exercise_id FROM import_names WHERE user_id = ?", [userValue])
        var names: [String: ImportName] = [:]
        for row in rows {
            var reader = RowReader(row)
            let key = try RowReader.require(reader.text())
            let name = try RowReader.require(reader.text())
            let choice = ImportName.Choice(rawValue: try RowReader.require(reader.text()))
            names[key] = ImportName(name, try RowReader.require(choice), try reader.id())
        }
        return names
    }

    /// Keeps a decision in the place of an earlier one about the same name.
    public func save(_ name: ImportName, now: Instant) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO import_names (user_id, name_key, name, choice, exercise_id, decided_ms) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (user_id, name_key) DO UPDATE SET choice = excluded.choice, exercise_id = excluded.exercise_id,
              decided_ms = excluded.decided_ms
            """,
            [
                userValue, .text(ExerciseName.key(name.name)), .text(name.name), .text(name.choice.rawValue),
                name.exerciseID.map { .id($0) } ?? .null, .integer(now.milliseconds),
            ])
        try noteImports()
    }

    /// The sessions that an import has brought and in which an exercise was done as itself.
    public func sessions(of id: ImportID, with exercise: ExerciseID) throws(StorageError) -> [WorkoutID] {
        let rows = try connection.rows(
            """
            SELECT DISTINCT s.id FROM sessions s
            JOIN performances p ON p.user_id = s.user_id AND p.session_id = s.id
            WHERE s.user_id = ? AND s.import_id = ? AND p.exercise_id = ? AND p.merged_from IS NULL
            """, [userValue, .id(id), .id(exercise)])
        var ids: [WorkoutID] = []
        for row in rows {
            var reader = RowReader(row)
            ids.append(try RowReader.require(reader.id()))
        }
        return ids
    }
}

/// What the lifter said of the columns of tables.
extension Store {
    /// Which column of tables with one header is what.
    public struct ImportLayout: Equatable, Sendable {
        public var name: String
        /// The same for tables with the same header.
        public var header: String
        /// As an import takes it.
        public var mapping: String

        public init(name: String, header: String, mapping: String) {
            (self.name, self.header, self.mapping) = (name, header, mapping)
        }
    }

    /// The layouts of tables with a header, the newest first.
    public func importLayouts(header: String) throws(StorageError) -> [ImportLayout] {
        let rows = try connection.rows(
            """
            SELECT name, mapping FROM import_layouts WHERE user_id = ? AND header = ? ORDER BY saved_ms DESC, name
            """, [userValue, .text(header)])
        var layouts: [ImportLayout] = []
        for row in rows {
            var reader = RowReader(row)
            let name = try RowReader.require(reader.text())
            layouts.append(
                ImportLayout(name: name, header: header, mapping: try RowReader.require(reader.text())))
        }
        return layouts
    }

    /// Keeps a layout in the place of an earlier one of its name.
    public func save(_ layout: ImportLayout, now: Instant) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO import_layouts (user_id, name, header, mapping, saved_ms) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, name) DO UPDATE SET header = excluded.header, mapping = excluded.mapping,
              saved_ms = excluded.saved_ms
            """,
            [
                userValue, .text(layout.name), .text(layout.header), .text(layout.mapping),
                .integer(now.milliseconds),
            ])
    }
}
