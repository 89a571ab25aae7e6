public import Wire

extension BodyPart: WireEnum {}
extension BodySide: WireEnum {}
extension PainSeverity: WireEnum {}

/// Something that hurts, or hurt (seed 001).
public struct PainFlag: WireIdentified, Sendable {
    public var id: PainFlagID
    public var bodyPart: BodyPart
    /// `nil` where it is not said, or in the middle.
    public var side: BodySide?
    public var severity: PainSeverity
    /// The exercise in which it was felt.
    public var exerciseID: ExerciseID?
    /// The one movement in which it hurts; `nil` for whatever loads the place.
    public var pattern: MovementPattern?
    public var notes: String?
    public var createdAt: Instant
    /// Since when it is over; `nil` while it hurts.
    public var resolvedAt: Instant?

    public init(
        id: PainFlagID, _ bodyPart: BodyPart, side: BodySide? = nil, _ severity: PainSeverity, createdAt: Instant
    ) {
        (self.id, self.bodyPart, self.side, self.severity) = (id, bodyPart, side, severity)
        self.createdAt = createdAt
    }

    public init(blank: Blank) {
        (id, bodyPart, severity, createdAt) = (.init(blank: blank), .neck, .mild, Instant(milliseconds: 0))
    }

    public var wireIdentity: PainFlagID { id }

    /// Whether it still counts.
    public var isOpen: Bool { resolvedAt == nil }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("body_part", &bodyPart)
        try v.field("side", &side, default: nil)
        try v.field("severity", &severity)
        try v.field("exercise_id", &exerciseID, default: nil)
        try v.field("pattern", &pattern, default: nil)
        try v.field("notes", &notes, default: nil)
        try v.field("created_at", &createdAt)
        try v.field("resolved_at", &resolvedAt, default: nil)
    }

    /// Whether it hurt at some moment of a session.
    public func hurt(from start: Instant, to end: Instant) -> Bool {
        createdAt <= end && resolvedAt.map { $0 > start } ?? true
    }
}
