public import Wire

/// Something else that the lifter might do beside a target, with its chance.
public struct Offer: WireModel, Sendable {
    /// What it is beside the target.
    public enum Kind: String, WireEnum, Sendable {
        /// A rep more.
        case beat
        /// The next load.
        case step
        /// After a light day: the newest heavy one.
        case back
    }

    public var kind: Kind
    public var target: SetTarget
    /// That all sets reach it.
    public var chance: Chance

    public init(_ kind: Kind, _ target: SetTarget, _ chance: Chance) {
        (self.kind, self.target, self.chance) = (kind, target, chance)
    }

    public init(blank: Blank) { (kind, target, chance) = (.beat, SetTarget(), Chance(0)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("kind", &kind)
        try v.field("target", &target)
        try v.field("chance", &chance)
    }
}
