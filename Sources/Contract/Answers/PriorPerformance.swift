public import Training
public import Wire

/// What was done before in an exercise (seed 004 section 9.2).
public struct PriorPerformance: WireDefaulted, Sendable {
    /// The best estimated max within the horizon, and the set that gave it.
    public struct BestMax: WireModel, Sendable {
        public var value: Mass
        public var date: Instant
        public var weight: Mass
        public var reps: Int

        public init(value: Mass, date: Instant, weight: Mass, reps: Int) {
            (self.value, self.date, self.weight, self.reps) = (value, date, weight, reps)
        }

        public init(blank: Blank) { (value, date, weight, reps) = (.zero, Instant(milliseconds: 0), .zero, 0) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("value", &value)
            try v.field("date", &date)
            try v.field("weight", &weight)
            try v.field("reps", &reps)
        }
    }

    public var lastWorkout: LastPerformance?
    public var bestMax: BestMax?
    public var suggestedNext: SetTarget?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("last_workout", &lastWorkout)
        try v.field("best_e1rm", &bestMax)
        try v.field("suggested_next", &suggestedNext)
    }
}
