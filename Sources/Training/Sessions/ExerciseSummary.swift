public import Wire

/// Estimated max of one exercise in a session beside the best before it (seed 004 section 13.5).
public struct ExerciseSummary: WireModel, Sendable {
    public var exerciseID: ExerciseID
    public var name: String
    public var current: Mass?
    public var previous: Mass?
    /// Change against the best before, in percent.
    public var deltaPercent: Percent?
    /// Whether the estimate beats every one before; a first performance is a baseline, not a record.
    public var isRecord = false
    /// The best set that had more reps than any before at its weight or a heavier one.
    public var repRecord: RepRecord?

    public init(
        exerciseID: ExerciseID, name: String, current: Mass? = nil, previous: Mass? = nil,
        deltaPercent: Percent? = nil, isRecord: Bool = false, repRecord: RepRecord? = nil
    ) {
        (self.exerciseID, self.name, self.current, self.previous) = (exerciseID, name, current, previous)
        (self.deltaPercent, self.isRecord, self.repRecord) = (deltaPercent, isRecord, repRecord)
    }

    public init(blank: Blank) { (exerciseID, name) = (.init(blank: blank), "") }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("e1rm_current", &current)
        try v.field("e1rm_previous", &previous)
        try v.field("e1rm_delta_pct", &deltaPercent)
        try v.field("is_pr", &isRecord)
        try v.field("rep_pr", &repRecord)
    }
}

/// Reps at a weight.
public struct RepRecord: WireModel, Sendable {
    /// `nil` for bodyweight.
    public var weight: Mass?
    public var reps: Int

    public init(blank: Blank) { reps = 0 }

    public init(weight: Mass?, reps: Int) {
        self.weight = weight
        self.reps = reps
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight)
        try v.field("reps", &reps)
    }
}
