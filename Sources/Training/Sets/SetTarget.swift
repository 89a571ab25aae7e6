public import Wire

/// What a set aims at.
public struct SetTarget: WireDefaulted, Sendable {
    public var weight: Mass?
    public var reps: Int?
    public var rir: RIR?
    public var durationSeconds: Int?
    /// What the plan asks for, where today's weight is another one: the gym loads less, or an override lowers it.
    public var plannedWeight: Mass?

    public init() {}

    public init(weight: Mass?, reps: Int?, rir: RIR? = nil, durationSeconds: Int? = nil) {
        self.weight = weight
        self.reps = reps
        self.rir = rir
        self.durationSeconds = durationSeconds
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight, default: nil)
        try v.field("reps", &reps, default: nil)
        try v.field("rir", &rir, default: nil)
        try v.field("duration_seconds", &durationSeconds, default: nil)
        try v.omittable("planned_weight", &plannedWeight)
    }
}
