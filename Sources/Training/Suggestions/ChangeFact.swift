public import Wire

/// Something that became of a proposed change: a decision, its withdrawal, or a newer proposal in its place. Appended, never
/// changed.
public struct ChangeFact: WireModel, Sendable {
    /// What it was.
    public enum Kind: String, WireEnum, Sendable { case accepted, rejected, deferred, withdrawn, superseded }

    public var kind = Kind.accepted
    public var reason: String?
    public var at = Instant(milliseconds: 0)
    public var by = SuggestedChange.Decider.user
    /// With `accepted`: every place in which it holds from now on; several where plans share the progression key.
    public var applied: [AppliedTarget] = []
    /// With `superseded`.
    public var supersededByID: ChangeID?

    public init() {}

    /// A fact of a kind.
    public init(_ kind: Kind, at: Instant, by: SuggestedChange.Decider = .user, reason: String? = nil) {
        (self.kind, self.at, self.by, self.reason) = (kind, at, by, reason)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("kind", &kind)
        try v.field("reason", &reason)
        try v.field("at", &at)
        try v.field("by", &by)
        try v.field("applied", &applied, default: [])
        try v.field("superseded_by_id", &supersededByID, default: nil)
    }
}

/// Where an accepted change was put into effect.
public struct AppliedTarget: WireModel, Sendable {
    public var snapshotID = SnapshotID.blank
    public var exercisePrescriptionID = PrescriptionID.blank
    /// `nil` where the whole exercise changed.
    public var setPrescriptionID: SetPrescriptionID?
    /// What it was and became there.
    public var before: ChangeValue?
    public var after: ChangeValue?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("snapshot_id", &snapshotID)
        try v.field("exercise_prescription_id", &exercisePrescriptionID)
        try v.field("set_prescription_id", &setPrescriptionID)
        try v.field("before", &before)
        try v.field("after", &after)
    }
}

/// What became of a change once it was trained: follows from the facts and the sessions, and can be rebuilt.
public struct ChangeResult: WireModel, Sendable {
    public var outcome: SuggestedChange.Outcome?
    public var evaluatedAt: Instant?
    public var evaluatedInSessionID: WorkoutID?
    /// How the lifter felt in that session, where that lowers targets.
    public var wasTired = false
    public var doneAnyway = false

    public init() {}

    /// Of a rejected change that was done after all.
    public static var doneAnyway: ChangeResult {
        var result = ChangeResult()
        result.doneAnyway = true
        return result
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("outcome", &outcome)
        try v.field("evaluated_at", &evaluatedAt)
        try v.field("evaluated_in_session_id", &evaluatedInSessionID)
        try v.field("was_tired", &wasTired)
        try v.field("done_anyway", &doneAnyway)
    }
}

/// A change with everything that is known of it.
public struct ChangeRecord: Equatable, Sendable {
    public var suggestionID: SuggestionID
    public var source: PlanSuggestion.Source
    /// The version that the change starts from.
    public var planSnapshotID: SnapshotID
    public var createdAt: Instant
    /// The workout that gave rise to the bundle.
    public var sessionID: WorkoutID?
    /// The place in the bundle.
    public var position = 0
    /// As it was proposed.
    public var proposed: SuggestedChange
    public var facts: [ChangeFact]
    public var result: ChangeResult?

    public init(
        suggestionID: SuggestionID, source: PlanSuggestion.Source, planSnapshotID: SnapshotID, createdAt: Instant,
        proposed: SuggestedChange, facts: [ChangeFact] = [], result: ChangeResult? = nil
    ) {
        (self.suggestionID, self.source, self.planSnapshotID) = (suggestionID, source, planSnapshotID)
        (self.createdAt, self.proposed, self.facts, self.result) = (createdAt, proposed, facts, result)
    }

    /// The change as it stands: a fold over its facts, and what came of it.
    public var change: SuggestedChange {
        var change = proposed
        for fact in facts {
            change.supersededByID = fact.supersededByID
            if fact.kind == .superseded {
                change.state = .superseded
                continue
            }
            change.decidedAt = fact.at
            change.decidedBy = fact.by
            change.decisionReason = fact.reason
            change.appliedInSnapshotID = fact.applied.first?.snapshotID
            switch fact.kind {
            case .accepted: (change.decision, change.state) = (.accepted, .accepted)
            case .rejected: (change.decision, change.state) = (.rejected, .rejected)
            case .deferred: (change.decision, change.state) = (.deferred, .deferred)
            case .withdrawn: (change.decision, change.state) = (.withdrawn, .pending)
            case .superseded: break
            }
        }
        guard let result else { return change }
        change.doneAnyway = result.doneAnyway && change.state == .rejected
        if change.state == .accepted, let outcome = result.outcome {
            change.state = .evaluated
            change.outcome = outcome
            (change.evaluatedAt, change.evaluatedInSessionID) = (result.evaluatedAt, result.evaluatedInSessionID)
        }
        return change
    }

    /// The places where an accepted change holds; none otherwise.
    public var applied: [AppliedTarget] {
        guard let last = facts.last, last.kind == .accepted else { return [] }
        return last.applied
    }

    /// Whether the lifter put it off before accepting it.
    var wasDeferredFirst: Bool {
        guard facts.last?.kind == .accepted else { return false }
        for fact in facts where fact.kind == .deferred { return true }
        return false
    }
}
