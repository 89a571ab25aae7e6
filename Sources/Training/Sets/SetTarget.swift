public import Wire

/// What a set aims at.
public struct SetTarget: WireDefaulted, HoldsDistance, Sendable {
    public var numbers = SetNumbers()
    /// What the plan asks for, where today's weight is another one: the gym loads less, or an override lowers it.
    public var plannedWeight: Mass?

    public init() {}

    /// A target of these numbers, as the plan asks for them.
    public init(weight: Mass?, reps: Int?, rir: RIR? = nil, durationSeconds: Int? = nil) {
        numbers = SetNumbers(weight: weight, reps: reps, rir: rir, durationSeconds: durationSeconds)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try numbers.load(&v, .defaulted)
        try numbers.time(&v, .defaulted)
        try numbers.way(&v, .omitted)
        try v.omittable("planned_weight", &plannedWeight)
    }
}
