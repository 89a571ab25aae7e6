public import Wire

/// One atomic change of a plan with its whole life: the evidence, the target, the change, the decision and what came of it
/// (seed 000, layer 4).
public struct SuggestedChange: WireIdentified, Sendable {
    public var id: ChangeID
    /// Changes that only make sense together, such as more weight and fewer reps; decided together unless named alone.
    public var groupID: ChangeGroupID?
    public var type: ChangeType
    // The evidence.
    public var sourceExercisePerformanceID: InstanceID?
    public var sourceSetPerformanceID: SetID?
    // The target.
    public var targetExercisePrescriptionID: PrescriptionID?
    /// `nil` for a change of the whole exercise.
    public var targetSetPrescriptionID: SetPrescriptionID?
    public var progressionKey: ProgressionKey?
    public var exerciseID: ExerciseID?
    public var exerciseName: String
    // The change.
    /// What is added: a mass, reps or seconds.
    public var delta: ChangeValue?
    /// What it becomes: a mass, reps, seconds, a stage, or a set type.
    public var value: ChangeValue?
    /// What the value is now; the change is in conflict with a plan that says something else by the time it is accepted.
    public var from: ChangeValue?
    /// With `substitute`.
    public var replacementExerciseID: ExerciseID?
    /// The working sets after a change of stage or a restart, or the set that is added.
    public var sets: [SetPrescription]?
    public var confidence = Confidence.medium
    public var reasons: [Reason] = []
    /// Where the lifter is asked.
    public var askedAt = AskedAt.review
    // The decision.
    public var state = State.pending
    public var decision: Decision?
    public var decisionReason: String?
    public var decidedAt: Instant?
    public var decidedBy: Decider?
    public var appliedInSnapshotID: SnapshotID?
    /// Why it no longer fits the plan, where that is so; only in the preview of a start.
    public var conflict: String?
    /// The newer proposal that took this one's place.
    public var supersededByID: ChangeID?
    // What came of it.
    /// Rejected, and then done after all.
    public var doneAnyway = false
    public var outcome: Outcome?
    public var evaluatedAt: Instant?
    public var evaluatedInSessionID: WorkoutID?

    public init(
        id: ChangeID, type: ChangeType, exerciseName: String, delta: ChangeValue? = nil, value: ChangeValue? = nil,
        from: ChangeValue? = nil
    ) {
        (self.id, self.type, self.exerciseName, self.delta) = (id, type, exerciseName, delta)
        (self.value, self.from) = (value, from)
    }

    public init(blank: Blank) { (id, type, exerciseName) = (.init(blank: blank), .stay, "") }

    public var wireIdentity: ChangeID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("group_id", &groupID)
        try v.field("change_type", &type)
        try v.field("source_exercise_performance_id", &sourceExercisePerformanceID)
        try v.field("source_set_performance_id", &sourceSetPerformanceID)
        try v.field("target_exercise_prescription_id", &targetExercisePrescriptionID)
        try v.field("target_set_prescription_id", &targetSetPrescriptionID)
        try v.field("progression_key", &progressionKey)
        try v.field("exercise_id", &exerciseID)
        try v.field("exercise_name", &exerciseName)
        try v.delta("delta", &delta, as: type.deltaQuantity)
        try v.value("value", &value, as: type.valueQuantity)
        try v.value("from", &from, as: type.valueQuantity)
        try v.omittable("replacement_exercise_id", &replacementExerciseID)
        try v.omittable("sets", &sets)
        try v.field("confidence", &confidence)
        try v.field("reasons", &reasons)
        try v.field("asked_at", &askedAt, default: .review)
        try v.field("state", &state)
        try v.field("decision", &decision)
        try v.field("decision_reason", &decisionReason)
        try v.field("decided_at", &decidedAt)
        try v.field("decided_by", &decidedBy)
        try v.field("applied_in_snapshot_id", &appliedInSnapshotID)
        try v.omittable("conflict", &conflict)
        try v.field("superseded_by_id", &supersededByID)
        try v.field("done_anyway", &doneAnyway)
        try v.field("outcome", &outcome)
        try v.field("evaluated_at", &evaluatedAt)
        try v.field("evaluated_in_session_id", &evaluatedInSessionID)
    }

    /// How sure the one who proposes is.
    public enum Confidence: String, WireEnum, Sendable { case low, medium, high }

    /// Where the lifter is asked.
    public enum AskedAt: String, WireEnum, Sendable {
        /// After the workout.
        case review
        /// Before the next one: for a lifter who keeps sleeping on it.
        case start
    }

    /// Where a change stands in its life. A withdrawn decision leaves it pending.
    public enum State: String, WireEnum, Sendable {
        case pending, deferred, accepted, rejected, superseded
        /// Accepted, trained, and judged.
        case evaluated
    }

    /// What the lifter said to it.
    public enum Decision: String, WireEnum, Sendable { case accepted, rejected, deferred, withdrawn }

    /// Who decided.
    public enum Decider: String, WireEnum, Sendable { case user, policy }

    /// What came of an accepted change.
    public enum Outcome: String, WireEnum, Sendable {
        case good
        case tooAggressive = "too_aggressive"
        case tooEasy = "too_easy"
        case ignored
    }

    /// Whether a decision is still awaited.
    public var isOpen: Bool { state == .pending || state == .deferred }
}

/// What a change does.
public enum ChangeType: String, WireEnum, Sendable {
    case increaseWeight = "increase_weight"
    case decreaseWeight = "decrease_weight"
    case increaseReps = "increase_reps"
    case decreaseReps = "decrease_reps"
    case increaseDuration = "increase_duration"
    case decreaseDuration = "decrease_duration"
    case increaseRest = "increase_rest"
    case decreaseRest = "decrease_rest"
    case addSet = "add_set"
    case removeSet = "remove_set"
    case changeSetType = "change_set_type"
    case deload
    /// The same again: nothing to apply, but worth a word.
    case stay
    case substitute
    case changeTrainingMax = "change_training_max"
    case changeStage = "change_stage"
    case restart
}

extension SuggestedChange {
    /// Whether another exercise is proposed because the planned one hurts.
    var isForPain: Bool { type == .substitute && reasons.contains { $0.code == .gatePainSevere } }

    /// Whether more is asked for than before; what was done where nothing was asked for is not more.
    var isRaise: Bool {
        if reasons.contains(where: { $0.code == .targetFound }) { return false }
        return switch type {
        case .increaseWeight, .increaseReps, .increaseDuration, .addSet: true
        case .changeTrainingMax: delta?.mass.map { $0 > .zero } ?? true
        case .decreaseWeight, .decreaseReps, .decreaseDuration, .increaseRest, .decreaseRest, .removeSet,
            .changeSetType,
            .deload, .stay, .substitute, .changeStage, .restart:
            false
        }
    }
}
