extension Migration {
    /// How often what is known of a user has changed, but for live workouts: answers that follow from the rest are kept until
    /// this number is another one, whichever process wrote.
    static let revisions = Migration(
        number: 10, name: "revisions",
        statements: ["CREATE TABLE revisions (user_id TEXT NOT NULL PRIMARY KEY, revision BIGINT NOT NULL)"])
}
