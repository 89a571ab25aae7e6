extension Migration {
    /// By which command each thing was made that a client gave its id to: the same command again is a repeat, another one with
    /// that id is a mistake, whatever became of the thing since.
    static let creations = Migration(
        number: 21, name: "creations",
        statements: [
            """
            CREATE TABLE creations (
              user_id TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL, fingerprint TEXT NOT NULL,
              PRIMARY KEY (user_id, kind, id))
            """
        ])
}
