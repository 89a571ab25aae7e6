public import Training
public import Wire

/// Body of the call that notes a measurement.
public struct LogBody: WireModel, Sendable {
    /// Given by the client, so that it can be told again.
    public var id: BodyEntryID
    /// When it was measured; now where it is left out.
    public var at: Instant?
    public var kind: BodyKind
    public var value: Amount
    /// The one in which such amounts are kept where it is left out: kg, cm, percent, hours, score, bpm, ms.
    public var unit: BodyUnit?

    public init(id: BodyEntryID, at: Instant? = nil, _ kind: BodyKind, _ value: Amount, _ unit: BodyUnit? = nil) {
        (self.id, self.at, self.kind, self.value, self.unit) = (id, at, kind, value, unit)
    }

    public init(blank: Blank) { (id, kind, value) = (.init(blank: blank), .weight, .zero) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: .unnamed)
        try v.field("at", &at, default: nil)
        try v.field("kind", &kind)
        try v.field("value", &value)
        try v.field("unit", &unit, default: nil)
    }
}

/// Body of the call that sets a goal.
public struct MakeGoal: WireModel, Sendable {
    /// Given by the client, so that it can be told again.
    public var id: GoalID
    public var kind: LifterGoal.Kind
    public var title: String?
    /// Of `lift` and `endurance`.
    public var exerciseID: ExerciseID?
    /// Of `hypertrophy`; all muscles where it is left out.
    public var muscle: Muscle?
    /// Kilograms, sessions or sets in a week, reps, seconds or metres.
    public var target: Amount
    /// Needed for `endurance` alone: reps where it is left out.
    public var measure: LifterGoal.Measure?
    /// The day by which it is to be reached.
    public var by: LocalDate?
    /// The day from which progress counts; today where it is left out.
    public var startDate: LocalDate?

    public init(id: GoalID, _ kind: LifterGoal.Kind, _ target: Amount, by: LocalDate? = nil) {
        (self.id, self.kind, self.target, self.by) = (id, kind, target, by)
    }

    public init(blank: Blank) { (id, kind, target) = (.init(blank: blank), .lift, .zero) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: .unnamed)
        try v.field("kind", &kind)
        try v.field("title", &title, default: nil)
        try v.field("exercise_id", &exerciseID, default: nil)
        try v.field("muscle", &muscle, default: nil)
        try v.field("target", &target)
        try v.field("measure", &measure, default: nil)
        try v.field("by", &by, default: nil)
        try v.field("start_date", &startDate, default: nil)
    }
}

/// What a goal is to be from now on. What is left out stays as it is.
public struct PatchGoal: WireDefaulted, Sendable {
    public var title: String??
    public var target: Amount?
    public var by: LocalDate??
    /// `completed`, `archived`, or `active` again.
    public var status: LifterGoal.Status?

    public init() {}

    /// Changes whether it is followed, and nothing else.
    public init(_ status: LifterGoal.Status) { self.status = status }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("title", &title)
        try v.omittable("target", &target)
        try v.omittable("by", &by)
        try v.omittable("status", &status)
    }
}
