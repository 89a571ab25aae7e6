public import Training
public import Wire

/// A record, with the session that set it.
public struct DatedRecord: WireModel, Sendable {
    public var date: Instant
    public var sessionID: WorkoutID
    public var exerciseName: String
    public var record: PersonalRecord

    public init(_ record: PersonalRecord, _ exerciseName: String, in sessionID: WorkoutID, on date: Instant) {
        (self.record, self.exerciseName, self.sessionID, self.date) = (record, exerciseName, sessionID, date)
    }

    public init(blank: Blank) {
        self.init(PersonalRecord(blank: blank), "", in: .init(blank: blank), on: Instant(milliseconds: 0))
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("date", &date)
        try v.field("session_id", &sessionID)
        try v.field("exercise_name", &exerciseName)
        try v.field("record", &record)
    }
}
