public import Wire

/// What an import found, and what it did (API.md, "Import report").
public struct ImportReport: WireModel, Sendable {
    /// A line of the file with what is to be said of it.
    public struct Line: WireModel, Sendable {
        public var line: Int?
        public var text = ""

        public init() {}

        public init(_ line: Int?, _ text: String) {
            self.line = line
            self.text = text
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.omittable("line", &line)
            try v.field("text", &text)
        }
    }

    /// A row that could not be read, and why.
    public struct Skipped: WireModel, Sendable {
        public var line = 0
        public var reason = ""

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("line", &line)
            try v.field("reason", &reason)
        }
    }

    /// A row that was read after a repair.
    public struct Repaired: WireModel, Sendable {
        public var line = 0
        public var repair = ""

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("line", &line)
            try v.field("repair", &repair)
        }
    }

    /// A name of the file that was recognised.
    public struct Matched: WireModel, Sendable {
        public var name = ""
        public var exerciseID = ExerciseID.blank
        /// How it was recognised.
        public var rule = ""
        /// Percent.
        public var score = 0

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("exercise_id", &exerciseID)
            try v.field("rule", &rule)
            try v.field("score", &score)
        }
    }

    /// A workout name that recurs, offered as a plan made from its latest session.
    public struct PlanOffer: WireModel, Sendable {
        public var name = ""
        /// The session to save as a plan.
        public var sessionID = WorkoutID.blank
        /// How many sessions carry the name.
        public var sessions = 0
        /// Local calendar day of the latest.
        public var lastDate = ""
        public var exercises: [String] = []

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("session_id", &sessionID)
            try v.field("sessions", &sessions)
            try v.field("last_date", &lastDate)
            try v.field("exercises", &exercises)
        }
    }

    public var importID: ImportID?
    public var dryRun = true
    public var format = ""
    public var dialect = ""
    public var delimiter = ""
    public var weightUnit = MassUnit.kg
    public var unitSource = ""
    /// Workouts, distinct exercise names and performed sets in the file.
    public var workouts = 0
    public var exercises = 0
    public var sets = 0
    public var warmupSets = 0
    /// Local calendar days, `2026-11-20`.
    public var firstDate: String?
    public var lastDate: String?
    /// Performed sets of the file that were already there.
    public var duplicates = 0
    /// What this import adds (or would add).
    public var newWorkouts = 0
    public var newSets = 0
    public var rows = 0
    public var skippedRows: [Skipped] = []
    public var repairedRows: [Repaired] = []
    public var matched: [Matched] = []
    /// Names that become exercises of the lifter's own.
    public var unmatched: [String] = []
    public var warnings: [Line] = []
    public var planOffers: [PlanOffer] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("import_id", &importID)
        try v.field("dry_run", &dryRun)
        try v.field("format", &format)
        try v.field("dialect", &dialect)
        try v.field("delimiter", &delimiter)
        try v.field("weight_unit", &weightUnit)
        try v.field("unit_source", &unitSource)
        try v.field("workouts", &workouts)
        try v.field("exercises", &exercises)
        try v.field("sets", &sets)
        try v.field("warmup_sets", &warmupSets)
        try v.field("first_date", &firstDate)
        try v.field("last_date", &lastDate)
        try v.field("duplicates", &duplicates)
        try v.field("new_workouts", &newWorkouts)
        try v.field("new_sets", &newSets)
        try v.field("rows", &rows)
        try v.field("skipped_rows", &skippedRows)
        try v.field("repaired_rows", &repairedRows)
        try v.field("matched", &matched)
        try v.field("unmatched", &unmatched)
        try v.field("warnings", &warnings)
        try v.field("plan_offers", &planOffers)
    }
}
