public import Wire

/// A set in the body of a calculator: as prescribed and, once performed, what was done of it.
public struct CalculatorSet: WireDefaulted, HoldsSetNumbers, Sendable {
    /// Where a set stands. `completed` is another word for `done`; `failed` is done without success.
    public enum Status: String, WireEnum, Sendable { case planned, done, completed, failed, skipped }

    /// What was done. Without a weight it is the prescribed one.
    public struct Performed: WireDefaulted, HoldsSetNumbers, Sendable {
        public var numbers = SetNumbers()

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try numbers.load(&v, .omitted)
            try numbers.time(&v, .omitted)
        }
    }

    /// `nil` for a working set.
    public var type: SetType?
    public var numbers = SetNumbers()
    public var amrap: Bool?
    public var performed: Performed?
    public var status: Status?
    /// Taken to failure; changes nothing else.
    public var isFailure: Bool?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("type", &type)
        try numbers.load(&v, .omitted)
        try v.omittable("amrap", &amrap)
        try numbers.time(&v, .omitted)
        try v.omittable("performed", &performed)
        try v.omittable("status", &status)
        try v.omittable("is_failure", &isFailure)
    }

    /// The set as prescribed.
    var planned: PlannedSet {
        PlannedSet(
            SetTarget(weight: weight, reps: reps, rir: rir, durationSeconds: durationSeconds), type: type ?? .working,
            amrap: amrap ?? false)
    }

    /// The set beside its own target. Without `performed` it was not done, unless its status says so.
    var evaluated: EvaluatedSet { evaluated(as: performed, of: planned) }

    /// The set as an entry of what was performed: a set without `performed` says itself what was done.
    func evaluated(against planned: PlannedSet) -> EvaluatedSet {
        var did = performed
        if did == nil, reps != nil || durationSeconds != nil {
            var own = Performed()
            own.numbers = numbers
            did = own
        }
        return evaluated(as: did, of: planned)
    }

    private func evaluated(as performed: Performed?, of planned: PlannedSet) -> EvaluatedSet {
        var set = EvaluatedSet(notDone: planned)
        switch status {
        case .planned, .skipped: return set
        case .failed: set.failed = true
        case nil where performed == nil: return set
        case nil, .done, .completed: break
        }
        set.done = true
        set.weight = performed?.weight ?? planned.target.weight
        if let performed {
            (set.reps, set.rir, set.durationSeconds) = (performed.reps, performed.rir, performed.durationSeconds)
        } else if status != .failed {
            (set.reps, set.durationSeconds) = (planned.target.reps, planned.target.durationSeconds)
        }
        return set
    }

    /// Refuses numbers that no set has.
    func validate(_ path: String) throws(CalculationError) {
        for (name, mass) in [("/weight", weight), ("/performed/weight", performed?.weight)] {
            if let mass, mass < .zero || mass > PlateInventory.maximumLoad {
                throw CalculationError(path + name, "must be between 0 and 2000 kg")
            }
        }
        for (name, count, most) in [
            ("/reps", reps, 1_000), ("/performed/reps", performed?.reps, 1_000),
            ("/duration_seconds", durationSeconds, 86_400),
            ("/performed/duration_seconds", performed?.durationSeconds, 86_400),
        ] {
            if let count, !(0...most).contains(count) {
                throw CalculationError(path + name, "must be between 0 and " + String(most))
            }
        }
    }
}

/// What was performed of a set: its reps (or seconds, where time is the target) at the target weight, or the whole set.
/// `null` for a set that was not done.
public enum PerformedEntry: WireValue, Sendable {
    case reps(Int)
    case set(CalculatorSet)
    case notDone

    public static var takesNull: Bool { true }

    public static func read(_ reader: inout Reader) throws(WireError) -> PerformedEntry {
        if reader.isNull { return .notDone }
        if reader.raw().bytes.first == UInt8(ascii: "{") { return .set(try CalculatorSet.read(&reader)) }
        return .reps(try Int.read(&reader))
    }

    public func write(_ writer: inout Writer) {
        switch self {
        case .reps(let reps): reps.write(&writer)
        case .set(let set): set.write(&writer)
        case .notDone: writer.null()
        }
    }

    /// The entry beside its target.
    func evaluated(against planned: PlannedSet) -> EvaluatedSet {
        switch self {
        case .notDone: return EvaluatedSet(notDone: planned)
        case .set(let set): return set.evaluated(against: planned)
        case .reps(let count):
            var set = EvaluatedSet(notDone: planned)
            (set.done, set.weight) = (true, planned.target.weight)
            if planned.target.reps == nil, planned.target.durationSeconds != nil {
                set.durationSeconds = count
            } else {
                set.reps = count
                // Reps alone say nothing of time: it counts as held.
                set.durationSeconds = planned.target.durationSeconds
            }
            return set
        }
    }

    /// Refuses numbers that no set has.
    func validate(_ path: String) throws(CalculationError) {
        switch self {
        case .notDone: break
        case .set(let set): try set.validate(path)
        case .reps(let count):
            guard (0...86_400).contains(count) else {
                throw CalculationError(path, "must be between 0 and 86400")
            }
        }
    }
}

/// A target in the answer of a calculator. It says `null` for no weight and no reps, and leaves out what else there is not, so
/// that it does not share `SetNumbers`.
public struct CalculatedTarget: WireDefaulted, Sendable {
    public var type: SetType?
    public var weight: Mass?
    public var reps: Int?
    public var rir: RIR?
    public var amrap: Bool?
    public var durationSeconds: Int?

    public init() {}

    init(_ set: PlannedSet) {
        type = set.type == .working ? nil : set.type
        (weight, reps, rir) = (set.target.weight, set.target.reps, set.target.rir)
        amrap = set.amrap ? true : nil
        durationSeconds = set.target.durationSeconds
    }

    /// The set that it is of.
    public var planned: PlannedSet {
        PlannedSet(
            SetTarget(weight: weight, reps: reps, rir: rir, durationSeconds: durationSeconds), type: type ?? .working,
            amrap: amrap == true)
    }

    static func all(_ sets: [PlannedSet]) -> [CalculatedTarget] {
        var targets: [CalculatedTarget] = []
        for set in sets { targets.append(CalculatedTarget(set)) }
        return targets
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("type", &type)
        try v.field("weight", &weight, default: nil)
        try v.field("reps", &reps, default: nil)
        try v.omittable("rir", &rir)
        try v.omittable("amrap", &amrap)
        try v.omittable("duration_seconds", &durationSeconds)
    }
}
