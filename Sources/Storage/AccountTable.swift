/// A table of the database as a lifter takes it along, or does not.
public struct AccountTable: Sendable {
    /// A column beside that of the user.
    public struct Column: Equatable, Sendable {
        /// What its values are.
        public enum Kind: Equatable, Sendable {
            case text
            /// An id in its text form.
            case id
            /// A whole number of 32 bits: what every device can count with.
            case number
            /// A whole number of 64 bits: a moment, or a quantity in its smallest unit.
            case large
            /// JSON.
            case document
        }

        public var name: String
        public var kind: Kind
        public var isOptional = false

        static func text(_ name: String) -> Column { Column(name: name, kind: .text) }
        static func id(_ name: String) -> Column { Column(name: name, kind: .id) }
        static func number(_ name: String) -> Column { Column(name: name, kind: .number) }
        static func large(_ name: String) -> Column { Column(name: name, kind: .large) }
        static func document(_ name: String) -> Column { Column(name: name, kind: .document) }

        /// The same where there may be nothing.
        var optional: Column { Column(name: name, kind: kind, isOptional: true) }
    }

    public let name: String
    /// In the order of the schema.
    public let columns: [Column]
    /// The columns of the primary key, behind that of the user.
    public let key: [String]

    private init(_ name: String, key: [String], _ columns: Column...) {
        (self.name, self.key, self.columns) = (name, key, columns)
    }

    /// The exported table of a name.
    public static func exported(named name: String) -> AccountTable? { exported.first { $0.name == name } }

    /// What can be worked out from the exported tables, and is on the way in; or only counts what became of them.
    public static let derived: Set<String> = [
        "records", "standings", "schedule_states", "lift_states", "change_outcomes", "calibrations",
        "snapshot_exercises", "performance_totals", "milestone_tallies",
        "changes", "revisions",
    ]

    /// What never leaves: who may sign in and who is notified where, answers that are kept for repeats, notes of work under way, the schema's own.
    public static let staying: Set<String> = [
        "users", "tokens", "pairing_codes", "calendar_tokens", "idempotency_keys", "creations", "imports_under_way",
        "push_subscriptions", "reminded_days", "push_keys", "schema_ledger",
    ]

    /// Tables of the server's own, in which nothing is of a lifter.
    public static let ofServer: Set<String> = ["push_keys", "schema_ledger"]

    /// Rows of exported tables, packed: they are written with those.
    public static let packed: Set<String> = ["packed_events"]

    /// Tables that are replaced by an import, instead of standing in its way: a row for each lifter, of which an app that was just
    /// opened already has one.
    static let replaced: Set<String> = ["settings", "profiles"]

    /// What is exported, in the order in which it is written and read.
    public static let exported: [AccountTable] = [
        AccountTable("settings", key: [], .document("document")),
        AccountTable("profiles", key: [], .document("document")),
        AccountTable(
            "gyms", key: ["id"], .id("id"), .large("created_ms"), .document("document"), .large("deleted_ms").optional),
        AccountTable("exercises", key: ["id"], .id("id"), .text("name_key"), .document("document")),
        AccountTable("exercise_marks", key: ["exercise_id"], .id("exercise_id"), .document("document")),
        AccountTable("exercise_merges", key: ["exercise_id"], .id("exercise_id"), .id("into_id")),
        AccountTable("plan_snapshots", key: ["id"], .id("id"), .document("document")),
        AccountTable(
            "plans", key: ["id"], .id("id"), .text("name"), .text("category").optional, .number("favorite"),
            .number("complete"), .number("archived"), .number("estimated_minutes").optional, .id("current_snapshot_id"),
            .number("version_count"), .large("created_ms"), .large("deleted_ms").optional),
        AccountTable(
            "snapshot_owners", key: ["snapshot_id"], .id("snapshot_id"), .id("plan_id"), .number("version_number")),
        AccountTable(
            "orphan_versions", key: ["snapshot_id"], .id("snapshot_id"), .id("root_id"), .number("version_number")),
        AccountTable(
            "programs", key: ["id"], .id("id"), .large("created_ms"), .number("is_active"), .document("document"),
            .large("deleted_ms").optional),
        AccountTable(
            "program_days", key: ["id"], .id("id"), .id("program_id"), .id("plan_id").optional, .number("is_past")),
        AccountTable(
            "imports", key: ["id"], .id("id"), .large("imported_ms"), .text("file_name").optional, .document("report")),
        AccountTable(
            "import_names", key: ["name_key"], .text("name_key"), .text("name"), .text("choice"),
            .id("exercise_id").optional, .large("decided_ms")),
        AccountTable(
            "import_layouts", key: ["name"], .text("name"), .text("header"), .text("mapping"), .large("saved_ms")),
        AccountTable("dismissed_offers", key: ["name"], .text("name"), .large("dismissed_ms")),
        AccountTable(
            "active_workouts", key: ["id"], .id("id"), .text("status"), .number("revision"), .document("document")),
        AccountTable(
            "workout_events", key: ["workout_id", "seq"], .id("workout_id"), .number("seq"), .document("document")),
        AccountTable(
            "sessions", key: ["id"], .id("id"), .large("started_ms"), .number("started_offset"), .large("ended_ms"),
            .number("ended_offset"), .text("title").optional, .text("origin"), .id("plan_id").optional,
            .id("plan_snapshot_id").optional, .id("program_day_id").optional, .id("gym_id").optional,
            .id("import_id").optional, .document("pre_mood").optional, .document("post_effort").optional,
            .document("session_override").optional, .text("notes").optional, .document("achievements"),
            .text("phase").optional),
        AccountTable(
            "performances", key: ["session_id", "position"], .id("session_id"), .number("position"), .id("id"),
            .id("exercise_id"), .large("started_ms"), .text("name"), .text("load_kind"), .text("measure"),
            .id("exercise_prescription_id").optional, .text("notes").optional, .text("superset_group").optional,
            .id("merged_from").optional, .text("merged_name").optional),
        AccountTable(
            "performed_sets", key: ["session_id", "performance", "position"], .id("session_id"), .number("performance"),
            .number("position"), .id("id"), .text("set_type"), .number("amrap"), .large("weight").optional,
            .number("reps").optional, .number("rir").optional, .number("duration_seconds").optional,
            .large("distance").optional, .text("status"), .number("is_failure"), .large("completed_ms").optional,
            .number("completed_offset").optional, .id("set_prescription_id").optional, .document("target").optional,
            .text("note").optional, .document("raw").optional, .text("skip_reason").optional),
        AccountTable(
            "session_facts", key: ["session_id", "seq"], .id("session_id"), .number("seq"), .text("kind"),
            .document("document").optional, .id("import_id").optional, .large("recorded_ms")),
        AccountTable(
            "suggestions", key: ["id"], .id("id"), .number("seq"), .large("created_ms"), .text("source"),
            .id("session_id").optional, .id("plan_snapshot_id"), .document("document")),
        AccountTable(
            "suggested_changes", key: ["id"], .id("id"), .id("suggestion_id"), .number("position"),
            .id("group_id").optional, .id("exercise_id").optional, .id("exercise_prescription_id"), .text("state"),
            .document("document")),
        AccountTable(
            "change_facts", key: ["change_id", "seq"], .id("change_id"), .number("seq"), .id("snapshot_id").optional,
            .document("document")),
        AccountTable(
            "coach_scores", key: ["exercise_id", "session_id"], .id("exercise_id"), .id("session_id"),
            .large("started_ms"), .document("document")),
        AccountTable(
            "pain_flags", key: ["id"], .id("id"), .large("created_ms"), .large("resolved_ms").optional,
            .large("deleted_ms").optional, .document("document")),
        AccountTable(
            "body_entries", key: ["id"], .id("id"), .text("kind"), .large("at_ms"), .number("at_offset"),
            .large("amount"), .text("unit"), .text("source"), .large("deleted_ms").optional),
        AccountTable(
            "goals", key: ["id"], .id("id"), .large("created_ms"), .text("status"), .large("deleted_ms").optional,
            .document("document")),
        AccountTable(
            "schedule_entries", key: ["id"], .id("id"), .large("first_day"), .large("last_day").optional,
            .large("deleted_ms").optional, .document("document")),
    ]
}
