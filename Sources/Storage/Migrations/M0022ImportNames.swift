extension Migration {
    /// What the lifter said by hand of the names that other apps use, by the key of the name. What nobody said anything of stands in
    /// the reports of imports. And what they said of the columns of their own tables, by a name, for tables with the same header.
    static let importNames = Migration(
        number: 22, name: "import_names",
        statements: [
            """
            CREATE TABLE import_names (
              user_id TEXT NOT NULL, name_key TEXT NOT NULL, name TEXT NOT NULL, choice TEXT NOT NULL, exercise_id TEXT,
              decided_ms BIGINT NOT NULL, PRIMARY KEY (user_id, name_key))
            """,
            """
            CREATE TABLE import_layouts (
              user_id TEXT NOT NULL, name TEXT NOT NULL, header TEXT NOT NULL, mapping TEXT NOT NULL,
              saved_ms BIGINT NOT NULL, PRIMARY KEY (user_id, name))
            """,
        ])
}
