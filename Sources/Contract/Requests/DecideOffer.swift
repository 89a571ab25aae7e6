public import Training
public import Wire

/// Says no to an offer of an import, or takes that back.
public struct DecideOffer: WireModel, Sendable {
    /// The session that the offered plan would be made of.
    public var sessionID = WorkoutID.blank
    /// `false` offers it again.
    public var dismissed = true

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("session_id", &sessionID)
        try v.field("dismissed", &dismissed, default: true)
    }
}
