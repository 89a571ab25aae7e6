public import Wire

/// What a rebuild went through.
public struct RebuildReport: WireDefaulted, Sendable {
    public var exercises = 0
    public var records = 0
    public var outcomes = 0
    public var calibrations = 0
    /// Whether anything came out differently from what was stored.
    public var changed = false

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercises", &exercises)
        try v.field("records", &records)
        try v.field("outcomes", &outcomes)
        try v.field("calibrations", &calibrations)
        try v.field("changed", &changed)
    }

    /// Counts another user's in.
    public mutating func add(_ other: RebuildReport) {
        exercises += other.exercises
        records += other.records
        outcomes += other.outcomes
        calibrations += other.calibrations
        changed = changed || other.changed
    }
}
