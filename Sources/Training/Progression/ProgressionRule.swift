public import Wire

/// How the targets of a prescription follow from what was done. Flat on the wire: `{"type": "double_progression", …}`.
public enum ProgressionRule: WireUnion, Sendable {
    case doubleProgression(DoubleProgression)
    case repsOnly(RepsOnly)
    case durationOnly(DurationOnly)
    /// Never suggests.
    case manual

    public init() { self = .manual }

    enum Kind: String, WireEnum {
        case doubleProgression = "double_progression"
        case repsOnly = "reps_only"
        case durationOnly = "duration_only"
        case manual
    }

    var kind: Kind {
        switch self {
        case .doubleProgression: .doubleProgression
        case .repsOnly: .repsOnly
        case .durationOnly: .durationOnly
        case .manual: .manual
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        var kind = kind
        try v.field("type", &kind)
        switch kind {
        case .doubleProgression:
            var rule = DoubleProgression()
            if case .doubleProgression(let own) = self { rule = own }
            try rule.fields(&v)
            self = .doubleProgression(rule)
        case .repsOnly:
            var rule = RepsOnly()
            if case .repsOnly(let own) = self { rule = own }
            try rule.fields(&v)
            self = .repsOnly(rule)
        case .durationOnly:
            var rule = DurationOnly()
            if case .durationOnly(let own) = self { rule = own }
            try rule.fields(&v)
            self = .durationOnly(rule)
        case .manual: self = .manual
        }
    }

    /// The rule an exercise gets when nobody chose one.
    public static func standard(for facts: ExerciseFacts, increment: Mass) -> ProgressionRule {
        switch (facts.measure, facts.loadKind) {
        case (.time, _): return .durationOnly(DurationOnly())
        case (.distance, _): return .manual
        case (.reps, .bodyweight): return .repsOnly(RepsOnly())
        case (.reps, _):
            var rule = DoubleProgression()
            rule.minIncrement = increment
            return .doubleProgression(rule)
        }
    }

    /// What to do next after these sets, and why.
    public func next(after sets: [EvaluatedSet], loadKind: LoadKind) -> Recommendation {
        switch self {
        case .doubleProgression(let rule): rule.next(after: sets, loadKind: loadKind)
        case .repsOnly(let rule): rule.next(after: sets)
        case .durationOnly(let rule): rule.next(after: sets)
        case .manual: .stay(sets, Reason(.manualRule))
        }
    }
}

/// A performed set beside its target, as the rules see it.
public struct EvaluatedSet: Equatable, Sendable {
    public var type: SetType
    public var amrap: Bool
    public var target: SetTarget
    public var done: Bool
    public var weight: Mass?
    public var reps: Int?
    public var durationSeconds: Int?

    /// A set with its target; `done` is false when it was skipped or never done.
    public init(
        type: SetType = .working, amrap: Bool = false, target: SetTarget, done: Bool = true, weight: Mass?, reps: Int?,
        durationSeconds: Int? = nil
    ) {
        self.type = type
        self.amrap = amrap
        self.target = target
        self.done = done
        self.weight = weight
        self.reps = reps
        self.durationSeconds = durationSeconds
    }

    /// A performed set beside its target; without one it mirrors what was done.
    public init(_ set: SetPerformance) {
        self.init(
            type: set.setType, amrap: set.amrap,
            target: set.target ?? SetTarget(weight: set.weight, reps: set.reps, durationSeconds: set.durationSeconds),
            done: set.status == .done, weight: set.weight, reps: set.reps, durationSeconds: set.durationSeconds)
    }

    /// "The same again" when nothing was done, or when a working set is missing; `nil` when a rule may go on.
    static func blocked(_ judged: [EvaluatedSet]) -> Recommendation? {
        let missing = judged.filter { !$0.done }.count
        if missing == judged.count { return .stay(judged, Reason(.noWorkingSets)) }
        return missing == 0 ? nil : .stay(judged, Reason(.missingSets) { $0.sets = missing })
    }

    /// The sets that progression judges: working, top and back-off; AMRAP sets only when there are no others.
    static func judged(_ sets: [EvaluatedSet]) -> [EvaluatedSet] {
        let working = sets.filter { $0.type.countsForProgression }
        let fixed = working.filter { !$0.amrap }
        return fixed.isEmpty ? working : fixed
    }
}

/// What a rule proposes for the next session: new targets of the judged sets, in order, and the reasons.
public struct Recommendation: WireModel, Sendable {
    /// What kind of change it is.
    public enum Change: String, WireEnum, Sendable {
        case increaseWeight = "increase_weight"
        case decreaseWeight = "decrease_weight"
        case increaseReps = "increase_reps"
        case increaseDuration = "increase_duration"
        case stay
    }

    public var change = Change.stay
    public var targets: [SetTarget] = []
    /// Never empty.
    public var reasons: [Reason] = []

    public init() {}

    init(_ change: Change, _ targets: [SetTarget], _ reasons: [Reason]) {
        self.change = change
        self.targets = targets
        self.reasons = reasons
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("change", &change)
        try v.field("targets", &targets)
        try v.field("reasons", &reasons)
    }

    /// The same targets again.
    static func stay(_ sets: [EvaluatedSet], _ reason: Reason) -> Recommendation {
        var targets: [SetTarget] = []
        for set in EvaluatedSet.judged(sets) { targets.append(set.target) }
        return Recommendation(.stay, targets, [reason])
    }
}
