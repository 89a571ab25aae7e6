import Wire

/// The numbers of a set, whether they are planned, aimed at or done. They lie flat in everything that holds them: a further
/// number of a set is added here, and to the forms of the types that have it.
public struct SetNumbers: Equatable, Sendable {
    /// `nil` for bodyweight.
    public var weight: Mass?
    /// `nil` where time or distance is the measure.
    public var reps: Int?
    public var rir: RIR?
    public var durationSeconds: Int?
    /// Of what was done, and is to be done again; no plan asks for one yet.
    public var distance: Distance?

    public init(
        weight: Mass? = nil, reps: Int? = nil, rir: RIR? = nil, durationSeconds: Int? = nil, distance: Distance? = nil
    ) {
        (self.weight, self.reps, self.rir) = (weight, reps, rir)
        (self.durationSeconds, self.distance) = (durationSeconds, distance)
    }

    /// How a number stands on the wire that is not there.
    enum Form {
        /// `null`, and required.
        case null
        /// `null`, and may be missing when read.
        case defaulted
        /// Left out.
        case omitted
    }

    // The order within each of these is that of every stored document.

    /// All of them, where they stand together.
    mutating func fields<V: FieldVisitor>(_ v: inout V, _ form: Form) throws(WireError) {
        try load(&v, form)
        try time(&v, form)
        try way(&v, form)
    }

    /// Weight, reps and RIR.
    mutating func load<V: FieldVisitor>(_ v: inout V, _ form: Form) throws(WireError) {
        try v.number("weight", &weight, form)
        try v.number("reps", &reps, form)
        try v.number("rir", &rir, form)
    }

    /// The duration.
    mutating func time<V: FieldVisitor>(_ v: inout V, _ form: Form) throws(WireError) {
        try v.number("duration_seconds", &durationSeconds, form)
    }

    /// The distance.
    mutating func way<V: FieldVisitor>(_ v: inout V, _ form: Form) throws(WireError) {
        try v.number("distance_m", &distance, form)
    }
}

extension FieldVisitor {
    fileprivate mutating func number<T: WireValue>(
        _ name: StaticString, _ value: inout T?, _ form: SetNumbers.Form
    ) throws(WireError) {
        switch form {
        case .null: try field(name, &value)
        case .defaulted: try field(name, &value, default: nil)
        case .omitted: try omittable(name, &value)
        }
    }
}

/// What holds the numbers of a set.
public protocol HoldsSetNumbers {
    var numbers: SetNumbers { get set }
}

extension HoldsSetNumbers {
    /// `nil` for bodyweight.
    public var weight: Mass? {
        get { numbers.weight }
        set { numbers.weight = newValue }
    }

    /// `nil` where time or distance is the measure.
    public var reps: Int? {
        get { numbers.reps }
        set { numbers.reps = newValue }
    }

    public var rir: RIR? {
        get { numbers.rir }
        set { numbers.rir = newValue }
    }

    public var durationSeconds: Int? {
        get { numbers.durationSeconds }
        set { numbers.durationSeconds = newValue }
    }
}

/// What holds the numbers of a set that may be done over a distance.
public protocol HoldsDistance: HoldsSetNumbers {}

extension HoldsDistance {
    public var distance: Distance? {
        get { numbers.distance }
        set { numbers.distance = newValue }
    }
}
