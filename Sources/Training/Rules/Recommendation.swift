public import Wire

/// What a rule proposes for the next session: new targets of the working, top and back-off sets, in order, and the
/// reasons.
public struct Recommendation: WireModel, Sendable {
    /// What kind of change it is; of several, the one that weighs most.
    public enum Change: String, WireEnum, Sendable {
        case increaseWeight = "increase_weight"
        case decreaseWeight = "decrease_weight"
        case increaseReps = "increase_reps"
        case decreaseReps = "decrease_reps"
        case increaseDuration = "increase_duration"
        case deload, stay
        case changeTrainingMax = "change_training_max"
        case changeStage = "change_stage"
        case restart
    }

    public var change: Change
    public var targets: [SetTarget]
    public var reasons: NonEmpty<Reason>

    public init(change: Change, targets: [SetTarget], reasons: NonEmpty<Reason>) {
        (self.change, self.targets, self.reasons) = (change, targets, reasons)
    }

    public init(blank: Blank) { (change, targets, reasons) = (.stay, [], NonEmpty(Reason(blank: blank))) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("change", &change)
        try v.field("targets", &targets)
        try v.field("reasons", &reasons)
    }

    /// The same with its sentences written out.
    public func rendered(_ voice: Voice) -> Recommendation {
        var rendered = self
        for index in rendered.reasons.indices { rendered.reasons[index].render(voice) }
        return rendered
    }
}

/// A recommendation with what carries it on: the sets of the next session, and what the key remembers from now on.
public struct ProgressionStep: Equatable, Sendable {
    public var recommendation: Recommendation
    /// The sets of the next session, should the recommendation be taken.
    public var sets: [PlannedSet]
    public var state: ProgressionState
}

/// What one rule makes of a session.
struct Proposal {
    var change: Recommendation.Change
    var sets: [PlannedSet]
    var reasons: NonEmpty<Reason>

    init(_ change: Recommendation.Change, _ sets: [PlannedSet], _ reasons: NonEmpty<Reason>) {
        (self.change, self.sets, self.reasons) = (change, sets, reasons)
    }

    init(_ change: Recommendation.Change, _ sets: [PlannedSet], _ reason: Reason) {
        self.init(change, sets, NonEmpty(reason))
    }

    /// The proposal after a weight that the lifter chose: what would leave the weight alone says that it is new.
    func after(_ override: Reason?) -> Proposal {
        guard let override else { return self }
        let holds = change == .stay || change == .increaseReps
        // "The same again" was said of the weight that stood there before.
        return Proposal(holds ? .increaseWeight : change, sets, NonEmpty(override, change == .stay ? [] : reasons.all))
    }
}
