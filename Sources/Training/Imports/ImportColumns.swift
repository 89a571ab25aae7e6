public import Wire

/// The columns of a table that is no known app's, and what they are likely to be.
public struct ImportColumns: WireModel, Sendable {
    /// One column.
    public struct Column: WireModel, Sendable {
        /// Its header, or its place: `#1`.
        public var name: String
        /// Some of what stands under it.
        public var cells: [String]
        /// What it is taken for, as `mapping` calls it; `nil` for nothing.
        public var part: String?
        /// How that is known: `header` or `cells`.
        public var evidence: String?

        public init(_ name: String, cells: [String], part: String? = nil, evidence: String? = nil) {
            (self.name, self.cells, self.part, self.evidence) = (name, cells, part, evidence)
        }

        public init(blank: Blank) { (name, cells) = ("", []) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("cells", &cells)
            try v.field("part", &part)
            try v.field("evidence", &evidence)
        }
    }

    /// What the lifter said of the columns of a table with the same header.
    public struct Saved: WireModel, Sendable {
        public var name: String
        /// What each column is; empty for nothing.
        public var parts: [String]
        /// `day_first` or `month_first`; `nil` to go by the dates.
        public var dateOrder: String?

        public init(_ name: String, parts: [String], dateOrder: String?) {
            (self.name, self.parts, self.dateOrder) = (name, parts, dateOrder)
        }

        public init(blank: Blank) { (name, parts) = ("", []) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("parts", &parts)
            try v.field("date_order", &dateOrder)
        }
    }

    public var columns: [Column]
    /// The newest first.
    public var layouts: [Saved]

    public init(columns: [Column], layouts: [Saved]) { (self.columns, self.layouts) = (columns, layouts) }

    public init(blank: Blank) { (columns, layouts) = ([], []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("columns", &columns)
        try v.field("layouts", &layouts)
    }
}
