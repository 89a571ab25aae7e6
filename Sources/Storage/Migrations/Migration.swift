public import Training

/// A numbered step of the schema. Never edited once landed: its checksum is kept in the ledger.
struct Migration: Sendable {
    let number: Int
    let name: String
    let statements: [String]
    /// What SQL cannot say, done after the statements.
    let fill: @Sendable (any SQLConnection) throws(StorageError) -> Void

    init(
        number: Int, name: String, statements: [String],
        fill: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Void = { _ in }
    ) {
        (self.number, self.name, self.statements, self.fill) = (number, name, statements, fill)
    }

    /// A fingerprint of the SQL text.
    var checksum: String {
        let scope = ID<Migration>(high: 0x746f_7073_6574, low: 1)
        return ID<Migration>.named(statements.joined(separator: ";\n"), in: scope).text
    }

    /// Every migration, in order. Forward only.
    static let all: [Migration] = [
        .first,
        .accounts,
        .sessionFacts,
        .gyms,
        .suggestions,
        .importOffers,
        .credentialsAndImports,
        .indexes,
        .standings,
        .revisions,
        .scheduleStates,
        .statesOfSchedules,
        .changes,
        .devices,
        .liftStates,
        .programs,
        .exerciseMarks,
        .painFlags,
        .profiles,
        .exerciseMerges,
        .creations,
        .importNames,
        .packedEvents,
        .performanceTotals,
        .bodyEntries,
        .goals,
        .scheduleEntries,
        .push,
        .milestones,
        .milestonesOfWork,
    ]
}

/// The schema of the store.
public enum Schema {
    /// The number of the newest migration.
    public static var version: Int { Migration.all.last?.number ?? 0 }

    /// The statements that make the newest schema.
    public static var statements: [String] { Migration.all.flatMap(\.statements) }

    /// Brings the database to the newest version, in the transaction of `connection`.
    ///
    /// - Throws: `schema` when the database is newer than the program or a landed migration was edited.
    public static func migrate(_ connection: any SQLConnection, now: Instant) throws(StorageError) {
        try connection.run(
            """
            CREATE TABLE IF NOT EXISTS schema_ledger (
              number INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_ms BIGINT NOT NULL)
            """, [])
        let ledger = try connection.rows("SELECT number, checksum FROM schema_ledger ORDER BY number", [])
        for (index, row) in ledger.enumerated() {
            var reader = RowReader(row)
            let number = try RowReader.require(reader.int())
            let checksum = try RowReader.require(reader.text())
            guard index < Migration.all.count else {
                throw .schema(
                    "This database was made by a newer version of topset (schema \(number), this one knows \(version))."
                )
            }
            guard Migration.all[index].number == number, Migration.all[index].checksum == checksum else {
                throw .schema("Migration \(number) in the database is not the one this version knows.")
            }
        }
        for migration in Migration.all.dropFirst(ledger.count) {
            for statement in migration.statements { try connection.run(statement, []) }
            try migration.fill(connection)
            try connection.run(
                "INSERT INTO schema_ledger (number, name, checksum, applied_ms) VALUES (?, ?, ?, ?)",
                [
                    .integer(Int64(migration.number)), .text(migration.name), .text(migration.checksum),
                    .integer(now.milliseconds),
                ])
        }
    }
}
