public import Training

/// A connection that notes whether anything was changed beyond live workouts and sign-ins: what was trained, planned, proposed,
/// decided or set, and so what follows from that.
final class RevisionConnection: SQLConnection {
    /// What nothing else follows from until a workout is archived.
    private static let live: Set<Substring> = [
        "active_workouts", "workout_events", "idempotency_keys", "users", "tokens", "revisions",
    ]

    private let connection: any SQLConnection
    private(set) var hasChanged = false

    init(_ connection: any SQLConnection) { self.connection = connection }

    func run(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        let count = try connection.run(sql, arguments)
        if count > 0, !hasChanged, !Self.live.contains(Self.table(sql)) { hasChanged = true }
        return count
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [SQLRow] {
        try connection.rows(sql, arguments)
    }

    /// The table that a statement changes: the word after `INTO`, `FROM` or `UPDATE`.
    static func table(_ sql: String) -> Substring {
        // Bytes: this is done for every statement of a logged set.
        let words = sql.utf8.split(maxSplits: 6) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
            .map { Substring($0) }
        guard let place = words.firstIndex(where: { $0 == "INTO" || $0 == "FROM" || $0 == "UPDATE" }),
            place + 1 < words.count
        else { return "" }
        return words[place + 1]
    }
}

extension Store {
    /// Carries out a write and raises the user's revision where it changed more than a live workout.
    public static func write<T>(
        _ connection: any SQLConnection, user: UserID, language: Language?, _ body: (Store) throws -> T
    ) throws -> T {
        let noting = RevisionConnection(connection)
        let value = try body(Store(noting, user: user, language: language))
        if noting.hasChanged {
            try connection.run(
                """
                INSERT INTO revisions (user_id, revision) VALUES (?, 1)
                ON CONFLICT (user_id) DO UPDATE SET revision = revisions.revision + 1
                """, [.text(user.text)])
        }
        return value
    }

    /// A number that is another one after every write that changed more than a live workout.
    public func revision() throws(StorageError) -> Int64 {
        let rows = try connection.rows("SELECT revision FROM revisions WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return 0 }
        var reader = RowReader(row)
        return try reader.int64() ?? 0
    }
}
