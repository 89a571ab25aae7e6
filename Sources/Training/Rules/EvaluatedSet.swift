/// A set as it is planned: what it is for, and its target.
public struct PlannedSet: Equatable, Sendable {
    public var type: SetType
    public var amrap: Bool
    public var target: SetTarget

    public init(_ target: SetTarget, type: SetType = .working, amrap: Bool = false) {
        (self.type, self.amrap, self.target) = (type, amrap, target)
    }
}

/// A performed set beside its target, as the rules see it.
public struct EvaluatedSet: Equatable, Sendable {
    public var type: SetType
    public var amrap: Bool
    public var target: SetTarget
    public var done: Bool
    /// Not done, though the session went on without it: that is a miss. A session that was cut short is none.
    public var passedBy = false
    /// Marked as failed, whatever its reps. "Taken to failure" is no such mark.
    public var failed = false
    public var weight: Mass?
    public var reps: Int?
    public var rir: RIR?
    public var durationSeconds: Int?

    /// A set with its target; `done` is false when it was skipped or never done.
    public init(
        type: SetType = .working, amrap: Bool = false, target: SetTarget, done: Bool = true, weight: Mass?, reps: Int?,
        rir: RIR? = nil, durationSeconds: Int? = nil
    ) {
        self.type = type
        self.amrap = amrap
        self.target = target
        self.done = done
        self.weight = weight
        self.reps = reps
        self.rir = rir
        self.durationSeconds = durationSeconds
    }

    /// A planned set that was not done.
    public init(notDone set: PlannedSet) {
        self.init(type: set.type, amrap: set.amrap, target: set.target, done: false, weight: nil, reps: nil)
    }

    /// Whether today's weight was not the plan's, so that the set says nothing about the plan's.
    var isOffPlan: Bool { type.countsForProgression && target.plannedWeight != nil }

    /// The set without what was done of it.
    public var planned: PlannedSet { PlannedSet(target.ofThePlan, type: type, amrap: amrap) }
}

/// What was done of a prescription in one session, and everything else that a rule may look at.
public struct SessionWork: Equatable, Sendable {
    /// What kind of session it was. Only a regular one moves a progression: the others are neither success nor stall.
    public enum Kind: Sendable {
        case regular, sick, overridden, deload, test
        /// The gym could not load what the plan asks for.
        case gymLimited
    }

    /// Every set of the prescription, beside what was done of it. Sets without a target are not judged: leave them out.
    public var sets: [EvaluatedSet]
    /// How hard the session was; stands in for the reps in reserve of a set.
    public var rpe: SessionRPE?
    public var kind = Kind.regular
    /// A peak phase, in which hard sessions are meant.
    public var isPeak = false
    /// What can be loaded, and what the numbers mean.
    public var loads: Loads
    /// The weight that a `derivedFrom` rule is a share of: the other key's training max or working weight.
    public var reference: Mass?
    /// Weights that the lifter has used for the exercise: they can be loaded, whatever the steps say.
    public var ownLoads: Set<Mass> = []

    public init(
        _ sets: [EvaluatedSet], rpe: SessionRPE? = nil, kind: Kind = .regular, loads: Loads, reference: Mass? = nil
    ) {
        (self.sets, self.rpe, self.kind, self.loads, self.reference) = (sets, rpe, kind, loads, reference)
    }
}

extension SetTarget {
    /// The target as the plan has it, whatever today's gym or an override made of it.
    public var ofThePlan: SetTarget {
        var target = self
        (target.weight, target.plannedWeight) = (plannedWeight ?? weight, nil)
        return target
    }
}
