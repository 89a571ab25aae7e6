extension Migration {
    /// Plans that an import offered and the lifter does not want, by the name of the workout: a later import does not
    /// offer them anew.
    static let importOffers = Migration(
        number: 6, name: "import_offers",
        statements: [
            """
            CREATE TABLE dismissed_offers (
              user_id TEXT NOT NULL, name TEXT NOT NULL, dismissed_ms BIGINT NOT NULL, PRIMARY KEY (user_id, name))
            """
        ])
}
