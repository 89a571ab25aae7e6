public import Training
public import Wire

/// Says no to an offer of an import, or takes that back.
public struct DecideOffer: WireModel, Sendable {
    /// The session that the offered plan would be made of.
    public var sessionID: WorkoutID
    /// `false` offers it again.
    public var dismissed: Bool

    public init(sessionID: WorkoutID, dismissed: Bool) {
        (self.sessionID, self.dismissed) = (sessionID, dismissed)
    }

    public init(blank: Blank) { (sessionID, dismissed) = (.init(blank: blank), true) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("session_id", &sessionID)
        try v.field("dismissed", &dismissed, default: true)
    }
}
