extension Migration {
    /// Places to train, each a document.
    static let gyms = Migration(
        number: 4, name: "gyms",
        statements: [
            """
            CREATE TABLE gyms (
              user_id TEXT NOT NULL, id TEXT NOT NULL, created_ms BIGINT NOT NULL, document TEXT NOT NULL,
              PRIMARY KEY (user_id, id))
            """
        ])
}
