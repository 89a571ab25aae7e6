public import Wire

/// What a rebuild went through.
public struct RebuildReport: WireDefaulted, Sendable {
    public var exercises = 0
    public var records = 0
    public var outcomes = 0
    public var calibrations = 0
    /// Archived sessions whose rows were not what events and corrections say, and are now.
    public var restored = 0
    /// Workouts whose events cannot be replayed, and why: their archived rows were taken as they stand.
    public var left: [String] = []
    /// Whether anything came out differently from what was stored.
    public var changed = false

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercises", &exercises)
        try v.field("records", &records)
        try v.field("outcomes", &outcomes)
        try v.field("calibrations", &calibrations)
        try v.field("restored", &restored)
        try v.field("left", &left)
        try v.field("changed", &changed)
    }

    /// Counts another user's in.
    public mutating func add(_ other: RebuildReport) {
        exercises += other.exercises
        records += other.records
        outcomes += other.outcomes
        calibrations += other.calibrations
        restored += other.restored
        left += other.left
        changed = changed || other.changed
    }
}
