public import Training
public import Wire

/// What an import of measurements did, or would do.
public struct BodyImportReport: WireModel, Sendable {
    /// What wrote the file.
    public enum Format: String, WireEnum, Sendable {
        case csv
        case appleHealth = "apple_health"
    }

    /// How many entries of a kind there are in the file.
    public struct KindCount: WireModel, Sendable {
        public var kind: BodyKind
        public var count: Int

        public init(_ kind: BodyKind, _ count: Int) { (self.kind, self.count) = (kind, count) }

        public init(blank: Blank) { (kind, count) = (.weight, 0) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("kind", &kind)
            try v.field("count", &count)
        }
    }

    /// A row, or a record, that was not taken.
    public struct Skipped: WireModel, Sendable {
        /// From 1.
        public var line: Int
        public var reason: Reason

        /// Why.
        public enum Reason: String, WireEnum, Sendable {
            case noDate = "no_date"
            case noNumber = "no_number"
            case unknownUnit = "unknown_unit"
            case outOfRange = "out_of_range"
            case unknownKind = "unknown_kind"
            case inFuture = "in_future"
        }

        public init(line: Int, _ reason: Reason) { (self.line, self.reason) = (line, reason) }

        public init(blank: Blank) { (line, reason) = (0, .noDate) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("line", &line)
            try v.field("reason", &reason)
        }
    }

    public var dryRun: Bool
    public var format: Format
    /// Rows of a table, records of Apple Health that are of a kind that is kept.
    public var rows = 0
    /// Entries in the file: several records of a night or of a day may be one.
    public var entries = 0
    /// Of those: new, otherwise than before, as before, and deleted here since they came.
    public var added = 0
    public var changed = 0
    public var duplicates = 0
    public var deletedBefore = 0
    public var kinds: [KindCount] = []
    public var firstDate: LocalDate?
    public var lastDate: LocalDate?
    /// What was taken for which unit where the file says none.
    public var weightUnit: BodyUnit?
    public var lengthUnit: BodyUnit?
    /// The first hundred; `skipped` counts all.
    public var skippedRows: [Skipped] = []
    public var skipped = 0
    /// Columns that say nothing that is kept.
    public var ignoredColumns: [String] = []

    public init(_ format: Format, dryRun: Bool) { (self.format, self.dryRun) = (format, dryRun) }

    public init(blank: Blank) { (format, dryRun) = (.csv, false) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("dry_run", &dryRun)
        try v.field("format", &format)
        try v.field("rows", &rows)
        try v.field("entries", &entries)
        try v.field("added", &added)
        try v.field("changed", &changed)
        try v.field("duplicates", &duplicates)
        try v.field("deleted_before", &deletedBefore)
        try v.field("kinds", &kinds)
        try v.field("first_date", &firstDate)
        try v.field("last_date", &lastDate)
        try v.field("weight_unit", &weightUnit)
        try v.field("length_unit", &lengthUnit)
        try v.field("skipped", &skipped)
        try v.field("skipped_rows", &skippedRows)
        try v.field("ignored_columns", &ignoredColumns)
    }

    /// How many skipped rows are told.
    public static let mostSkipped = 100
}
