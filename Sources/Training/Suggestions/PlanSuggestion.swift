public import Wire

/// The changes proposed together, after a workout or by hand (seed 000, layer 4).
public struct PlanSuggestion: WireModel, Sendable {
    public var id: SuggestionID
    public var createdAt: Instant
    public var source: Source
    /// The workout that gave rise to it.
    public var sessionID: WorkoutID?
    /// The plan it is about; `nil` for freeform work that is no plan yet.
    public var planID: PlanID?
    /// The version that the changes start from.
    public var planSnapshotID: SnapshotID?
    public var reasons: [Reason] = []
    public var changes: [SuggestedChange] = []
    /// The policy that shaped it; 0 where none did.
    public var policyVersion = 0

    public init(
        id: SuggestionID, createdAt: Instant, source: Source, sessionID: WorkoutID? = nil, planID: PlanID? = nil,
        planSnapshotID: SnapshotID? = nil, reasons: [Reason] = [], changes: [SuggestedChange] = [],
        policyVersion: Int = 0
    ) {
        (self.id, self.createdAt, self.source, self.sessionID) = (id, createdAt, source, sessionID)
        (self.planID, self.planSnapshotID, self.reasons, self.changes) = (planID, planSnapshotID, reasons, changes)
        self.policyVersion = policyVersion
    }

    public init(blank: Blank) { (id, createdAt, source) = (.init(blank: blank), Instant(milliseconds: 0), .rules) }

    /// Who proposes.
    public enum Source: String, WireEnum, Sendable { case rules, ai, user }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("created_at", &createdAt)
        try v.field("source", &source)
        try v.field("session_id", &sessionID)
        try v.field("plan_id", &planID)
        try v.field("plan_snapshot_id", &planSnapshotID)
        try v.field("reasons", &reasons)
        try v.field("changes", &changes)
        try v.field("policy_version", &policyVersion, default: 0)
    }

    /// The same with its sentences written out.
    public func rendered(_ voice: Voice) -> PlanSuggestion {
        var rendered = self
        for index in rendered.reasons.indices { rendered.reasons[index].render(voice) }
        for index in rendered.changes.indices { rendered.changes[index].render(voice) }
        return rendered
    }
}

extension SuggestedChange {
    /// Writes the sentences out.
    public mutating func render(_ voice: Voice) {
        for index in reasons.indices {
            reasons[index].render(voice)
            if reasons[index].isLikeness { reasons[index].text = reasons[index].text.asSentence }
        }
    }
}

/// A proposal by the lifter or a model: `POST /v1/suggestions`.
public struct ProposeChanges: WireModel, Sendable {
    public var id: SuggestionID?
    public var source: PlanSuggestion.Source
    public var planSnapshotID: SnapshotID
    public var sessionID: WorkoutID?
    public var reasons: [StatedReason] = []
    public var changes: [ProposedChange]

    public init(
        id: SuggestionID? = nil, source: PlanSuggestion.Source, planSnapshotID: SnapshotID,
        sessionID: WorkoutID? = nil, reasons: [StatedReason] = [], changes: [ProposedChange]
    ) {
        (self.id, self.source, self.planSnapshotID, self.sessionID) = (id, source, planSnapshotID, sessionID)
        (self.reasons, self.changes) = (reasons, changes)
    }

    public init(blank: Blank) { (source, planSnapshotID, changes) = (.user, .init(blank: blank), []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("source", &source)
        try v.field("plan_snapshot_id", &planSnapshotID)
        try v.field("session_id", &sessionID, default: nil)
        try v.field("reasons", &reasons, default: [])
        try v.field("changes", &changes)
    }
}

/// One change of a proposal.
public struct ProposedChange: WireModel, Sendable {
    public var id: ChangeID?
    public var groupID: ChangeGroupID?
    public var type: ChangeType
    public var sourceExercisePerformanceID: InstanceID?
    public var sourceSetPerformanceID: SetID?
    public var targetExercisePrescriptionID: PrescriptionID
    public var targetSetPrescriptionID: SetPrescriptionID?
    /// As they were said; `ProposeChanges.suggestion` finds out whether they are what the type asks for.
    public var delta: StatedNumber?
    public var value: StatedValue?
    public var replacementExerciseID: ExerciseID?
    /// With `add_set` the set to add; the last working set again where none is given.
    public var sets: [SetPrescription]?
    public var confidence = SuggestedChange.Confidence.medium
    public var reasons: [StatedReason] = []

    public init(
        type: ChangeType, targetExercisePrescriptionID: PrescriptionID,
        targetSetPrescriptionID: SetPrescriptionID? = nil, delta: ChangeValue? = nil, value: ChangeValue? = nil
    ) {
        (self.type, self.targetExercisePrescriptionID) = (type, targetExercisePrescriptionID)
        self.targetSetPrescriptionID = targetSetPrescriptionID
        (self.delta, self.value) = (delta.flatMap { $0.number }, value.map { StatedValue($0) })
    }

    public init(blank: Blank) { (type, targetExercisePrescriptionID) = (.stay, .init(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("group_id", &groupID, default: nil)
        try v.field("change_type", &type)
        try v.field("source_exercise_performance_id", &sourceExercisePerformanceID, default: nil)
        try v.field("source_set_performance_id", &sourceSetPerformanceID, default: nil)
        try v.field("target_exercise_prescription_id", &targetExercisePrescriptionID)
        try v.field("target_set_prescription_id", &targetSetPrescriptionID, default: nil)
        try v.field("delta", &delta, default: nil)
        try v.field("value", &value, default: nil)
        try v.field("replacement_exercise_id", &replacementExerciseID, default: nil)
        try v.field("sets", &sets, default: nil)
        try v.field("confidence", &confidence, default: .medium)
        try v.field("reasons", &reasons, default: [])
    }
}

/// A reason in somebody's own words: a text, or an object with one.
public struct StatedReason: WireValue, Sendable {
    public var text: String

    public init(_ text: String) { self.text = text }

    public static func read(_ reader: inout Reader) throws(WireError) -> StatedReason {
        if reader.isString { return StatedReason(try reader.string()) }
        let stated = try Stated.read(&reader)
        return StatedReason(stated.text ?? stated.code ?? "")
    }

    public func write(_ writer: inout Writer) { writer.string(text) }

    private struct Stated: WireDefaulted {
        var code: String?
        var text: String?

        mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("code", &code, default: nil)
            try v.field("text", &text, default: nil)
        }
    }
}

extension Reason {
    /// Whether it says, in a part of a sentence, how like two exercises are.
    fileprivate var isLikeness: Bool { code == .poorMatch || code == .helpingMuscles }
}

extension String {
    /// With a capital letter, and a full stop.
    fileprivate var asSentence: String {
        var bytes = Array(utf8)
        if let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first { bytes[0] = first - 32 }
        return String(decoding: bytes, as: UTF8.self) + "."
    }
}
