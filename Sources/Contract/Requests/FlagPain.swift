public import Training
public import Wire

/// Body of the calls that note a pain, or say it anew.
public struct FlagPain: WireModel, Sendable {
    /// Given by the client, so that it can be told again.
    public var id: PainFlagID
    public var bodyPart: BodyPart
    public var side: BodySide?
    public var severity: PainSeverity
    public var exerciseID: ExerciseID?
    public var pattern: MovementPattern?
    public var notes: String?
    /// Since when it hurts; now where it is left out.
    public var createdAt: Instant?

    /// Notes a pain as it is.
    public init(_ flag: PainFlag) {
        (id, bodyPart, side, severity) = (flag.id, flag.bodyPart, flag.side, flag.severity)
        (exerciseID, pattern, notes, createdAt) = (flag.exerciseID, flag.pattern, flag.notes, flag.createdAt)
    }

    public init(blank: Blank) { (id, bodyPart, severity) = (.init(blank: blank), .neck, .mild) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: .unnamed)
        try v.field("body_part", &bodyPart)
        try v.field("side", &side, default: nil)
        try v.field("severity", &severity)
        try v.field("exercise_id", &exerciseID, default: nil)
        try v.field("pattern", &pattern, default: nil)
        try v.field("notes", &notes, default: nil)
        try v.field("created_at", &createdAt, default: nil)
    }
}

/// Body of the call that says that something no longer hurts.
public struct ResolvePain: WireDefaulted, Sendable {
    /// Since when; now where it is left out.
    public var resolvedAt: Instant?

    public init() {}

    /// It was over at a moment.
    public init(at moment: Instant) { resolvedAt = moment }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("resolved_at", &resolvedAt, default: nil)
    }
}
