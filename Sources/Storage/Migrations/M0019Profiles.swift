extension Migration {
    /// Who trains and what for: a document for each user who has said something of it.
    static let profiles = Migration(
        number: 19, name: "profiles",
        statements: [
            "CREATE TABLE profiles (user_id TEXT NOT NULL PRIMARY KEY, document TEXT NOT NULL)"
        ])
}
