public import Wire

/// A best that was beaten.
public struct PersonalRecord: WireModel, Sendable {
    /// What was best.
    public enum Kind: String, WireEnum, Sendable {
        /// More weight (with assistance: less help) for at least as many reps.
        case weight
        /// More reps at that weight or a harder one.
        case reps
        /// A higher estimated one-rep maximum.
        case e1rm
        /// More volume of the exercise in one session.
        case volume
        /// A longer timed set at that weight or a harder one.
        case duration
        /// More weight for at least as long a timed set.
        case timedWeight = "timed_weight"
    }

    public var kind: Kind
    public var exerciseID: ExerciseID
    /// What was reached.
    public var mark: RecordMark
    /// What it beat. A record always beats something: a first performance is a baseline.
    public var previous: RecordMark

    public init(blank: Blank) {
        (kind, exerciseID, mark) = (.weight, .init(blank: blank), RecordMark(blank: blank))
        previous = RecordMark(blank: blank)
    }

    init(_ kind: Kind, of exercise: ExerciseID, _ mark: RecordMark, beats previous: RecordMark) {
        (self.kind, exerciseID, self.mark, self.previous) = (kind, exercise, mark, previous)
    }

    /// One word for it, as sessions list it: `e1rm_record:<exercise id>`.
    public var achievement: String { kind.rawValue + "_record:" + exerciseID.text }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("kind", &kind)
        try v.field("exercise_id", &exerciseID)
        try v.field("mark", &mark)
        try v.field("previous", &previous)
    }
}

/// A performance that stands or stood as the best.
public struct RecordMark: WireModel, Sendable {
    public var sessionID: WorkoutID
    /// When the session started.
    public var date: Instant
    /// The weight of the set; `nil` for bodyweight, and for the volume of a session.
    public var weight: Mass?
    public var reps: Int?
    public var durationSeconds: Int?
    /// The estimated maximum that the set gives, or the volume of the session; `nil` for other records.
    public var value: Mass?

    public init(
        sessionID: WorkoutID, date: Instant, weight: Mass? = nil, reps: Int? = nil, durationSeconds: Int? = nil,
        value: Mass? = nil
    ) {
        (self.sessionID, self.date, self.weight, self.reps) = (sessionID, date, weight, reps)
        (self.durationSeconds, self.value) = (durationSeconds, value)
    }

    public init(blank: Blank) { (sessionID, date) = (.init(blank: blank), Instant(milliseconds: 0)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("session_id", &sessionID)
        try v.field("date", &date)
        try v.field("weight", &weight)
        try v.field("reps", &reps)
        try v.field("duration_seconds", &durationSeconds)
        try v.field("value", &value)
    }
}

/// A set whose numbers cannot be, so that it counts for nothing.
public struct ImplausibleSet: Equatable, Sendable {
    public var sessionID: WorkoutID
    public var exerciseID: ExerciseID
    public var setID: SetID
    /// The number at fault, by its name on the wire: `weight`, `reps` or `duration_seconds`.
    public var field: String
}

/// When a better estimated maximum is worth saying, and how it is estimated.
public struct RecordPolicy: Equatable, Sendable {
    /// The formula; sets of more than 12 reps are never asked.
    public var formula = MaxFormula.epley
    /// Over the standing best, to be announced at all.
    public var threshold = Percent(thousandths: 1_000)
    /// Over the standing best, to be announced soon after the last announcement of that exercise.
    public var hysteresis = Percent(thousandths: 3_000)
    /// What is soon: up to so many days on the lifter's calendar.
    public var hysteresisDays = 14

    public init() {}
}
