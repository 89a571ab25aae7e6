public import Wire

/// How hard the session was.
public struct PostEffort: WireDefaulted, Sendable {
    /// 1 to 10.
    public var rpe: SessionRPE?
    public var notes: String?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("rpe", &rpe)
        try v.field("notes", &notes, default: nil)
    }
}
