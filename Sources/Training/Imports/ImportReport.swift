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

    /// A name that became an exercise of the lifter's own because another name of the file is the one it would have been
    /// recognised as: what the lifter kept apart stays apart.
    public struct KeptApart: WireModel, Sendable {
        public var name = ""
        /// What it would have been.
        public var exerciseID = ExerciseID.blank
        /// The other name.
        public var takenBy = ""

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("exercise_id", &exerciseID)
            try v.field("taken_by", &takenBy)
        }
    }

    /// A workout that is there, and of which the file says something else than the file that it came from.
    public struct Changed: WireModel, Sendable {
        public var sessionID = WorkoutID.blank
        public var title: String?
        /// Local calendar day.
        public var date = ""
        /// Sets of exercises that have more of them now, or fewer.
        public var setsAdded = 0
        public var setsRemoved = 0
        /// Sets that have other numbers or another type now.
        public var setsChanged = 0
        /// Notes, supersets, the order and the length of the workout, as far as the file says them.
        public var detailsChanged = 0

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("session_id", &sessionID)
            try v.field("title", &title)
            try v.field("date", &date)
            try v.field("sets_added", &setsAdded)
            try v.field("sets_removed", &setsRemoved)
            try v.field("sets_changed", &setsChanged)
            try v.field("details_changed", &detailsChanged)
        }

        /// Whether nothing differs.
        public var isNothing: Bool { setsAdded + setsRemoved + setsChanged + detailsChanged == 0 }
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
        public var state = State.open
        /// The plan that was made of it.
        public var planID: PlanID?

        /// What became of an offer.
        public enum State: String, WireEnum, Sendable {
            case open, taken, dismissed
        }

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("session_id", &sessionID)
            try v.field("sessions", &sessions)
            try v.field("last_date", &lastDate)
            try v.field("exercises", &exercises)
            try v.field("state", &state, default: .open)
            try v.field("plan_id", &planID, default: nil)
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
    /// Workouts that are there and that the file has otherwise now; they are no duplicates.
    public var changed: [Changed] = []
    /// How many of them this import put right.
    public var changesTaken = 0
    public var rows = 0
    public var skippedRows: [Skipped] = []
    public var repairedRows: [Repaired] = []
    public var matched: [Matched] = []
    /// Names that become exercises of the lifter's own.
    public var unmatched: [String] = []
    public var keptApart: [KeptApart] = []
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
        try v.field("changed", &changed, default: [])
        try v.field("changes_taken", &changesTaken, default: 0)
        try v.field("rows", &rows)
        try v.field("skipped_rows", &skippedRows)
        try v.field("repaired_rows", &repairedRows)
        try v.field("matched", &matched)
        try v.field("unmatched", &unmatched)
        try v.field("kept_apart", &keptApart, default: [])
        try v.field("warnings", &warnings)
        try v.field("plan_offers", &planOffers)
    }
}
