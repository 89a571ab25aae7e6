public import Wire

/// What an import found, and what it did (API.md, "Import report").
public struct ImportReport: WireModel, Sendable {
    /// A line of the file with what is to be said of it.
    public struct Line: WireModel, Sendable {
        public var line: Int?
        public var text: String

        public init(blank: Blank) { text = "" }

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
        public var line: Int
        public var reason: String

        public init(line: Int, reason: String) {
            (self.line, self.reason) = (line, reason)
        }

        public init(blank: Blank) { (line, reason) = (0, "") }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("line", &line)
            try v.field("reason", &reason)
        }
    }

    /// A row that was read after a repair.
    public struct Repaired: WireModel, Sendable {
        public var line: Int
        public var repair: String

        public init(line: Int, repair: String) {
            (self.line, self.repair) = (line, repair)
        }

        public init(blank: Blank) { (line, repair) = (0, "") }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("line", &line)
            try v.field("repair", &repair)
        }
    }

    /// A name of the file that was recognised.
    public struct Matched: WireModel, Sendable {
        public var name: String
        public var exerciseID: ExerciseID
        /// How it was recognised.
        public var rule: String
        /// Percent.
        public var score: Int

        public init(name: String, exerciseID: ExerciseID, rule: String, score: Int) {
            (self.name, self.exerciseID, self.rule, self.score) = (name, exerciseID, rule, score)
        }

        public init(blank: Blank) { (name, exerciseID, rule, score) = ("", .init(blank: blank), "", 0) }

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
        public var name: String
        /// What it would have been.
        public var exerciseID: ExerciseID
        /// The other name.
        public var takenBy: String

        public init(name: String, exerciseID: ExerciseID, takenBy: String) {
            (self.name, self.exerciseID, self.takenBy) = (name, exerciseID, takenBy)
        }

        public init(blank: Blank) { (name, exerciseID, takenBy) = ("", .init(blank: blank), "") }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("exercise_id", &exerciseID)
            try v.field("taken_by", &takenBy)
        }
    }

    /// A workout that is there, and of which the file says something else than the file that it came from.
    public struct Changed: WireModel, Sendable {
        public var sessionID: WorkoutID
        public var title: String?
        /// Local calendar day.
        public var date: String
        /// Sets of exercises that have more of them now, or fewer.
        public var setsAdded = 0
        public var setsRemoved = 0
        /// Sets that have other numbers or another type now.
        public var setsChanged = 0
        /// Notes, supersets, the order and the length of the workout, as far as the file says them.
        public var detailsChanged = 0

        public init(
            sessionID: WorkoutID, title: String? = nil, date: String, setsAdded: Int = 0, setsRemoved: Int = 0,
            setsChanged: Int = 0, detailsChanged: Int = 0
        ) {
            (self.sessionID, self.title, self.date, self.setsAdded) = (sessionID, title, date, setsAdded)
            (self.setsRemoved, self.setsChanged, self.detailsChanged) = (setsRemoved, setsChanged, detailsChanged)
        }

        public init(blank: Blank) { (sessionID, date) = (.init(blank: blank), "") }

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

    public var importID: ImportID?
    public var dryRun: Bool
    public var format: String
    public var dialect: String
    public var delimiter: String
    public var weightUnit: MassUnit
    public var unitSource: String
    /// In a dry run that guessed the unit, what speaks for it.
    public var unitEvidence: String?
    /// In a dry run whose dates can be read in two ways, how they were read: `day_first` or `month_first`.
    public var dateOrder: String?
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
    /// Names that could be one of several exercises, and that the lifter has not been asked about yet. Who does not answer (with an
    /// alias of the exercise that is meant) gets an exercise of their own.
    public var questions: [Question] = []
    /// In a dry run, the names that were not recognised for sure and that nobody has said anything of, those with questions among
    /// them, with what they could be.
    public var names: [Question] = []
    public var warnings: [Line] = []
    public var planOffers: [PlanOffer] = []
    public var undone: Undone?
    /// In a dry run, a workout of the file as it would be here: the newest that would be new, else the newest.
    public var sample: WorkoutSession?
    /// What the history says with the import in it: of the newest, worked out when it is asked for.
    public var history: History?

    public init(
        dryRun: Bool, format: String, dialect: String, delimiter: String, weightUnit: MassUnit, unitSource: String
    ) {
        (self.dryRun, self.format, self.dialect, self.delimiter) = (dryRun, format, dialect, delimiter)
        (self.weightUnit, self.unitSource) = (weightUnit, unitSource)
    }

    public init(blank: Blank) {
        (dryRun, format, dialect, delimiter) = (true, "", "", "")
        (weightUnit, unitSource) = (.kg, "")
    }

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
        try v.field("questions", &questions, default: [])
        try v.field("names", &names, default: [])
        try v.field("warnings", &warnings)
        try v.field("plan_offers", &planOffers)
        try v.omittable("undone", &undone)
        try v.omittable("unit_evidence", &unitEvidence)
        try v.omittable("date_order", &dateOrder)
        try v.omittable("sample", &sample)
        try v.omittable("history", &history)
    }
}
