public import Wire

/// An immutable version of a plan: what to do, who made it, and from which version.
public struct PlanSnapshot: WireModel, Sendable {
    public var id: SnapshotID
    /// `nil` for an orphan, which mirrors freeform work until it is saved as a plan.
    public var planID: PlanID?
    public var versionNumber = 1
    public var createdAt: Instant
    public var createdBy: Author
    public var notes: String?
    public var sourceVersionID: SnapshotID?
    public var exercises: [ExercisePrescription] = []

    public init(
        id: SnapshotID, planID: PlanID? = nil, versionNumber: Int = 1, createdAt: Instant, createdBy: Author,
        notes: String? = nil, sourceVersionID: SnapshotID? = nil, exercises: [ExercisePrescription] = []
    ) {
        (self.id, self.planID, self.versionNumber, self.createdAt) = (id, planID, versionNumber, createdAt)
        (self.createdBy, self.notes, self.sourceVersionID) = (createdBy, notes, sourceVersionID)
        self.exercises = exercises
    }

    public init(blank: Blank) { (id, createdAt, createdBy) = (.init(blank: blank), Instant(milliseconds: 0), .user) }

    /// Whether there is the same in both: everything but the version's own id, number, time, author and source.
    public func hasSameContent(as other: PlanSnapshot) -> Bool {
        notes == other.notes && exercises == other.exercises
    }

    /// Who made a version.
    public enum Author: String, WireEnum, Sendable {
        case user, rules, ai
        case imported = "import"
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("plan_id", &planID)
        try v.field("version_number", &versionNumber)
        try v.field("created_at", &createdAt)
        try v.field("created_by", &createdBy)
        try v.field("notes", &notes)
        try v.field("source_version_id", &sourceVersionID)
        try v.field("exercises", &exercises)
    }
}

/// The targets of one exercise in a plan.
public struct ExercisePrescription: WireIdentified, Sendable {
    public var id: PrescriptionID
    public var exerciseID: ExerciseID
    public var name: String
    public var muscles: [Muscle] = []
    public var notes: String?
    public var optional = false
    public var supersetGroup: String?
    /// What progresses together; by default the prescription alone, under its own id.
    public var progressionKey: ProgressionKey?
    public var loadKind = LoadKind.external
    public var measure = Measure.reps
    /// `nil` for the exercise's standard rule.
    public var rule: ProgressionRule?
    public var repRange = RepRange()
    public var rest = RestPolicy()
    public var sets: [SetPrescription] = []

    public init(
        id: PrescriptionID, exerciseID: ExerciseID, name: String, loadKind: LoadKind = .external,
        measure: Measure = .reps, rule: ProgressionRule? = nil, sets: [SetPrescription] = []
    ) {
        (self.id, self.exerciseID, self.name, self.loadKind) = (id, exerciseID, name, loadKind)
        (self.measure, self.rule, self.sets) = (measure, rule, sets)
    }

    public init(blank: Blank) { (id, exerciseID, name) = (.init(blank: blank), .init(blank: blank), "") }

    public var wireIdentity: PrescriptionID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: .unnamed)
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name, default: "")
        try v.field("muscles", &muscles, default: [])
        try v.field("notes", &notes, default: nil)
        try v.field("optional", &optional, default: false)
        try v.field("superset_group", &supersetGroup, default: nil)
        v.range(PlanLimits.group)
        try v.field("progression_key", &progressionKey, default: nil)
        try v.field("load_kind", &loadKind, default: .external)
        try v.field("measure", &measure, default: .reps)
        try v.field("rule", &rule, default: nil)
        try v.field("rep_range", &repRange, default: RepRange())
        try v.field("rest", &rest, default: RestPolicy())
        try v.field("sets", &sets)
    }
}

/// The target of one set.
public struct SetPrescription: WireIdentified, HoldsSetNumbers, Sendable {
    public var id: SetPrescriptionID
    public var type = SetType.working
    public var numbers = SetNumbers()
    public var amrap = false
    public var restSeconds: Int?

    /// A set with these targets; what is left out is not asked for.
    public init(
        id: SetPrescriptionID, type: SetType = .working, weight: Mass? = nil, reps: Int? = nil, rir: RIR? = nil,
        amrap: Bool = false, durationSeconds: Int? = nil, restSeconds: Int? = nil
    ) {
        (self.id, self.type, self.amrap, self.restSeconds) = (id, type, amrap, restSeconds)
        numbers = SetNumbers(weight: weight, reps: reps, rir: rir, durationSeconds: durationSeconds)
    }

    public init(blank: Blank) { id = .init(blank: blank) }

    public var wireIdentity: SetPrescriptionID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: .unnamed)
        try v.field("type", &type, default: .working)
        // What a set of a live workout calls it.
        try v.alias("set_type", &type)
        try numbers.load(&v, .defaulted)
        try v.field("amrap", &amrap, default: false)
        try numbers.time(&v, .defaulted)
        try v.field("rest_seconds", &restSeconds, default: nil)
        v.range(SetLimits.restOrNone)
    }

    /// The effective target when nothing adjusts it.
    public var target: SetTarget { SetTarget(weight: weight, reps: reps, rir: rir, durationSeconds: durationSeconds) }
}

/// The reps an exercise is meant to be done in.
public struct RepRange: WireDefaulted, Sendable {
    /// Which of the bounds hold.
    public enum Mode: String, WireEnum, Sendable {
        case notSet = "not_set"
        case target, range
        case untilFailure = "until_failure"
    }

    public var mode = Mode.notSet
    public var lower: Int?
    public var upper: Int?

    public init() {}

    /// A range from `lower` to `upper` reps.
    public init(_ lower: Int, _ upper: Int) { (mode, self.lower, self.upper) = (.range, lower, upper) }

    /// Itself where it says something, else what the lifter set for the exercise.
    public func orElse(_ own: RepRange?) -> RepRange { mode == .notSet ? own ?? self : self }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("mode", &mode)
        try v.field("lower", &lower, default: nil)
        try v.field("upper", &upper, default: nil)
    }
}

/// How long to rest after a set.
public struct RestPolicy: WireDefaulted, Sendable {
    /// Seconds after a working set where nothing else is said.
    public static let defaultWorkingSeconds = 120
    /// Seconds after a warm-up where nothing else is said.
    public static let defaultWarmupSeconds = 60

    /// Whether rest is the same for all sets, by their type, or their own.
    public enum Mode: String, WireEnum, Sendable {
        case allSame = "all_same"
        case byType = "by_type"
        case individual
    }

    public var mode = Mode.allSame
    /// Seconds after every set that has none of its own; `nil` for the lifter's setting.
    public var seconds: Int?
    /// Seconds by set type, where the mode says so; kinds of working sets that are not named rest like working ones.
    public var byType: [String: Int]?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("mode", &mode)
        try v.field("seconds", &seconds, default: nil)
        v.range(SetLimits.restOrNone)
        try v.field("by_type", &byType, default: nil)
    }

    /// Seconds of rest after a working set, unless the set has its own; `nil` for the lifter's setting.
    public var workingSeconds: Int? { seconds(after: .working) }

    /// Seconds of rest after a set of a type, unless the set has its own; `nil` where nothing is said of it.
    public func seconds(after type: SetType) -> Int? {
        guard mode == .byType, let byType else { return seconds }
        let working = type == .warmup ? nil : byType[SetType.working.rawValue]
        return byType[type.rawValue] ?? working ?? seconds
    }
}

extension ExercisePrescription {
    /// The key under which it progresses.
    public var keyInUse: ProgressionKey { progressionKey ?? id.retyped() }

    /// Seconds of rest after a set, found in the set, then in the exercise; `nil` for the lifter's setting.
    public func restSeconds(after set: SetPrescription) -> Int? { set.restSeconds ?? rest.seconds(after: set.type) }
}
