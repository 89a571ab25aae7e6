public import Wire

/// How the lifter feels before training.
public struct PreMood: WireDefaulted, Sendable {
    /// The lifter's own word for it.
    public enum Feeling: String, WireEnum, Sendable { case great, good, okay, tired, sick }
    /// How much there is to give.
    public enum Energy: String, WireEnum, Sendable { case low, ok, high }
    /// How sore the muscles of today are.
    public enum Soreness: String, WireEnum, Sendable { case none, mild, high }

    public var feeling: Feeling?
    public var energy: Energy?
    public var soreness: Soreness?
    /// Minutes available.
    public var minutes: Int?
    public var notes: String?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("feeling", &feeling, default: nil)
        try v.field("energy", &energy, default: nil)
        try v.field("soreness", &soreness, default: nil)
        try v.field("minutes", &minutes, default: nil)
        try v.field("notes", &notes, default: nil)
    }
}
