public import Wire

/// What to lift next in one exercise: the last performance, the next targets, and why.
public struct NextItem: WireModel, Sendable {
    public var exerciseID = ExerciseID.blank
    public var name = ""
    public var loadKind = LoadKind.external
    public var measure = Measure.reps
    /// `nil` for what was never trained.
    public var trained: LastPerformance?
    public var recommendation = Recommendation()
    /// The plan that holds the lift, and where in it; `nil` for what is trained without a plan.
    public var planID: PlanID?
    public var planName: String?
    public var exercisePrescriptionID: PrescriptionID?

    public init() {}

    /// What was done last; without any set for what was never trained.
    public var last: LastPerformance { trained ?? LastPerformance() }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("load_kind", &loadKind)
        try v.field("measure", &measure)
        try v.field("last", &trained, default: nil)
        try v.field("next", &recommendation)
        try v.field("plan_id", &planID, default: nil)
        try v.field("plan_name", &planName, default: nil)
        try v.field("exercise_prescription_id", &exercisePrescriptionID, default: nil)
    }
}

/// What was done of an exercise in the last session that holds it.
public struct LastPerformance: WireModel, Sendable {
    public var sessionID = WorkoutID.blank
    public var title: String?
    public var date = Instant(milliseconds: 0)
    public var sets: [PerformedSet] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("session_id", &sessionID)
        try v.field("title", &title)
        try v.field("date", &date)
        try v.field("sets", &sets)
    }
}

/// A performed set without its links.
public struct PerformedSet: WireModel, Sendable {
    public var setType = SetType.working
    public var weight: Mass?
    public var reps: Int?
    public var rir: RIR?
    public var durationSeconds: Int?
    public var distance: Distance?

    public init() {}

    /// What was done in a set.
    public init(_ set: SetPerformance) {
        setType = set.setType
        weight = set.weight
        reps = set.reps
        rir = set.rir
        durationSeconds = set.durationSeconds
        distance = set.distance
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("set_type", &setType)
        try v.field("weight", &weight)
        try v.field("reps", &reps)
        try v.field("rir", &rir)
        try v.field("duration_seconds", &durationSeconds)
        try v.field("distance_m", &distance)
    }
}
