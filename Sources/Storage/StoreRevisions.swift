public import Training

/// A connection that notes whether anything was changed beyond live workouts and sign-ins: what was trained, planned, proposed,
/// decided or set, and so what follows from that.
final class RevisionConnection: SQLConnection {
    /// What nothing else follows from until a workout is archived.
    private static let live: Set<Substring> = [
        "active_workouts", "workout_events", "idempotency_keys", "users", "tokens", "pairing_codes", "revisions",
        "changes", "creations", "packed_events", "calendar_tokens", "push_keys", "push_subscriptions", "reminded_days",
    ]

    /// What the feed of changes tells of where a table changes.
    static let kinds: [Substring: ChangeKind] = [
        "active_workouts": .activeWorkout, "sessions": .session, "performances": .session, "performed_sets": .session,
        "session_facts": .session, "records": .session, "plans": .plan, "snapshot_owners": .plan,
        "suggestions": .suggestion, "suggested_changes": .suggestion, "change_facts": .suggestion,
        "change_outcomes": .suggestion, "exercises": .exercise, "exercise_marks": .exercise,
        "exercise_merges": .exercise, "gyms": .gym,
        "settings": .settings, "programs": .program, "program_days": .program, "pain_flags": .painFlag,
        "imports": .importReport, "dismissed_offers": .importReport, "tokens": .device,
        "profiles": .profile, "import_names": .importReport, "body_entries": .bodyEntry, "goals": .goal,
        "schedule_entries": .scheduleEntry,
    ]

    /// Tables of which the feed does not tell: each says of something else what that says itself, or nobody is shown it.
    static let untold: Set<Substring> = [
        "workout_events", "idempotency_keys", "users", "revisions", "changes", "plan_snapshots", "snapshot_exercises",
        "orphan_versions", "standings", "schedule_states", "calibrations", "imports_under_way",
        "pairing_codes", "lift_states", "coach_scores", "creations", "import_layouts",
        "packed_events", "performance_totals", "calendar_tokens", "milestone_tallies", "push_keys",
        "push_subscriptions",
        "reminded_days",
    ]

    private let connection: any SQLConnection
    private(set) var hasChanged = false
    #if DEBUG
        /// Of which kinds a table was changed.
        private(set) var changed: Set<ChangeKind> = []
        /// Of which kinds the feed was told something.
        var noted: Set<ChangeKind> = []
    #endif

    init(_ connection: any SQLConnection) { self.connection = connection }

    func run(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        let count = try connection.run(sql, arguments)
        #if DEBUG
            if count > 0, let kind = Self.kinds[Self.table(sql)] { changed.insert(kind) }
        #endif
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
        _ connection: any SQLConnection, user: UserID, language: Language?, versions: (any VersionMemory)? = nil,
        languages: Languages = Languages(), _ body: (Store) throws -> T
    ) throws -> T {
        let noting = RevisionConnection(connection)
        let store = Store(noting, user: user, language: language, versions: versions, languages: languages)
        let value = try body(store)
        try store.freshenMilestones()
        #if DEBUG
            assert(
                noting.changed.isSubset(of: noting.noted),
                "a write of \(noting.changed.subtracting(noting.noted)) that the feed of changes is not told")
        #endif
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
