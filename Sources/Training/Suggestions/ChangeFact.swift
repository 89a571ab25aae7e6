public import Wire

/// Something that became of a proposed change: a decision, its withdrawal, or a newer proposal in its place. Appended, never
/// changed.
public struct ChangeFact: WireModel, Sendable {
    /// What it was.
    public enum Kind: String, WireEnum, Sendable {
        case accepted, rejected, deferred, withdrawn, superseded
        /// The unit changed: the change waits with the numbers of that unit.
        case converted
        /// It stands again: the unit for which it was proposed, or the session that it was drawn from, is back.
        case reopened
    }

    public var kind: Kind
    public var reason: String?
    public var at: Instant
    public var by = SuggestedChange.Decider.user
    /// With `accepted`: every place in which it holds from now on; several where plans share the progression key.
    public var applied: [AppliedTarget] = []
    /// With `superseded`.
    public var supersededByID: ChangeID?
    /// With `converted` and `superseded` by a change of unit: the units before and after; and the change in the new one, as
    /// it was proposed where there is none.
    public var fromUnit: MassUnit?
    public var toUnit: MassUnit?
    public var converted: ConvertedChange?

    public init(blank: Blank) { (kind, at) = (.accepted, Instant(milliseconds: 0)) }

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
        try v.omittable("from_unit", &fromUnit)
        try v.omittable("to_unit", &toUnit)
        try v.omittable("converted", &converted)
    }
}

/// The numbers of a change in another unit than the one it was proposed in. Which quantities they are is said by the type of the
/// change, which does not stand here.
public struct ConvertedChange: WireModel, Sendable {
    private var statedDelta: StatedNumber?
    private var statedValue: StatedValue?
    public var sets: [SetPrescription]?
    public var reasons: [Reason]

    /// The numbers of a change, which is of the type that their quantities fit.
    public init(
        delta: ChangeValue? = nil, value: ChangeValue? = nil, sets: [SetPrescription]? = nil, reasons: [Reason]
    ) {
        (statedDelta, statedValue) = (delta.flatMap { $0.number }, value.map { StatedValue($0) })
        (self.sets, self.reasons) = (sets, reasons)
    }

    public init(blank: Blank) { reasons = [] }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("delta", &statedDelta, default: nil)
        try v.field("value", &statedValue, default: nil)
        try v.field("sets", &sets, default: nil)
        try v.field("reasons", &reasons)
    }

    /// What is added by a change of a type.
    public func delta(of type: ChangeType) -> ChangeValue? {
        statedDelta.map { ChangeValue(.number($0), as: type.deltaQuantity) }
    }

    /// What it becomes by a change of a type.
    public func value(of type: ChangeType) -> ChangeValue? {
        statedValue.map { ChangeValue($0, as: type.valueQuantity) }
    }
}

/// A place in a plan where a change was put into effect, whatever the version.
public struct AppliedPlace: Equatable, Sendable {
    public var exercisePrescriptionID: PrescriptionID
    /// `nil` where the whole exercise changed.
    public var setPrescriptionID: SetPrescriptionID?
    /// What it was and became there.
    public var before: ChangeValue?
    public var after: ChangeValue?

    public init(
        exercisePrescriptionID: PrescriptionID, setPrescriptionID: SetPrescriptionID? = nil,
        before: ChangeValue? = nil, after: ChangeValue? = nil
    ) {
        (self.exercisePrescriptionID, self.setPrescriptionID) = (exercisePrescriptionID, setPrescriptionID)
        (self.before, self.after) = (before, after)
    }
}

/// Where an accepted change was put into effect. Which quantities its values are is said by the type of the change, which does not
/// stand here.
public struct AppliedTarget: WireModel, Sendable {
    public var snapshotID: SnapshotID
    public var exercisePrescriptionID: PrescriptionID
    /// `nil` where the whole exercise changed.
    public var setPrescriptionID: SetPrescriptionID?
    private var before: StatedValue?
    private var after: StatedValue?

    /// A place in the version that came of an edit.
    public init(snapshotID: SnapshotID, place: AppliedPlace) {
        self.snapshotID = snapshotID
        (exercisePrescriptionID, setPrescriptionID) = (place.exercisePrescriptionID, place.setPrescriptionID)
        (before, after) = (place.before.map { StatedValue($0) }, place.after.map { StatedValue($0) })
    }

    public init(blank: Blank) { (snapshotID, exercisePrescriptionID) = (.init(blank: blank), .init(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("snapshot_id", &snapshotID)
        try v.field("exercise_prescription_id", &exercisePrescriptionID)
        try v.field("set_prescription_id", &setPrescriptionID)
        try v.field("before", &before)
        try v.field("after", &after)
    }

    /// The place, with the values of a change of this type.
    public func place(of type: ChangeType) -> AppliedPlace {
        AppliedPlace(
            exercisePrescriptionID: exercisePrescriptionID, setPrescriptionID: setPrescriptionID,
            before: before.map { ChangeValue($0, as: type.valueQuantity) },
            after: after.map { ChangeValue($0, as: type.valueQuantity) })
    }
}

/// What became of a change once it was trained: follows from the facts and the sessions, and can be rebuilt.
public struct ChangeResult: WireDefaulted, Sendable {
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
    /// As it was proposed, in the unit of that day.
    public var original: SuggestedChange
    public var facts: [ChangeFact]
    public var result: ChangeResult?

    public init(
        suggestionID: SuggestionID, source: PlanSuggestion.Source, planSnapshotID: SnapshotID, createdAt: Instant,
        proposed: SuggestedChange, facts: [ChangeFact] = [], result: ChangeResult? = nil
    ) {
        (self.suggestionID, self.source, self.planSnapshotID) = (suggestionID, source, planSnapshotID)
        (self.createdAt, original, self.facts, self.result) = (createdAt, proposed, facts, result)
    }

    /// As it is proposed now: with the numbers of the lifter's unit, where that has changed since.
    public var proposed: SuggestedChange {
        var proposed = original
        for fact in facts.reversed() where fact.kind == .converted {
            guard let converted = fact.converted else { break }
            (proposed.delta, proposed.value) = (converted.delta(of: original.type), converted.value(of: original.type))
            (proposed.sets, proposed.reasons) = (converted.sets, converted.reasons)
            break
        }
        return proposed
    }

    /// The change as it waited in a unit before; `nil` where it never did.
    public func conversion(to unit: MassUnit) -> ConvertedChange? {
        facts.last { $0.kind == .converted && $0.toUnit == unit }?.converted
    }

    /// The unit that the change was proposed in; `nil` where it never changed.
    public var originalUnit: MassUnit? {
        for fact in facts where fact.kind == .converted { return fact.fromUnit }
        return nil
    }

    /// The change as it stands: a fold over its facts, and what came of it.
    public var change: SuggestedChange {
        var change = proposed
        var before = change.state
        for fact in facts {
            if fact.kind == .converted { continue }
            change.supersededByID = fact.supersededByID
            if fact.kind == .superseded {
                (before, change.state) = (change.state, .superseded)
                continue
            }
            if fact.kind == .reopened {
                change.state = before
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
            case .superseded, .converted, .reopened: break
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
