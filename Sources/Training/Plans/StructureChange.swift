public import Wire

/// A change that a workout made to the structure of the plan it ran, offered to be kept.
public struct StructureChange: WireIdentified, Sendable {
    /// What was changed.
    public enum Kind: String, WireEnum, Sendable {
        case setAdded = "set_added"
        case setRemoved = "set_removed"
        case exerciseAdded = "exercise_added"
        case exerciseRemoved = "exercise_removed"
        case exerciseSwapped = "exercise_swapped"
        case exerciseMoved = "exercise_moved"
        /// Exercises that were put into a superset, or out of one.
        case supersetChanged = "superset_changed"
    }

    /// The same whenever the changes of the session are worked out.
    public var id = ChangeID.blank
    public var kind = Kind.setAdded
    /// The prescription it is about; of an added exercise the one that it becomes.
    public var exercisePrescriptionID: PrescriptionID?
    /// The exercise as it was done: with a swap the new one.
    public var exerciseID: ExerciseID?
    public var exerciseName = ""
    /// The exercise that was swapped out.
    public var replacedName: String?
    /// The set that was removed, or that an added one becomes.
    public var setPrescriptionID: SetPrescriptionID?
    /// Its place, from 1: of an added set at the end of the workout, of a removed one at its start.
    public var setNumber: Int?
    /// The targets that are added.
    public var sets: [SetPrescription] = []
    /// With a superset: all prescriptions whose group changes.
    public var exercisePrescriptionIDs: [PrescriptionID] = []
    /// With a superset; `nil` where they are in none any more.
    public var supersetGroup: String?
    /// The change in words, in the lifter's language; empty until rendered.
    public var text = ""

    public init() {}

    public var wireIdentity: ChangeID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("kind", &kind)
        try v.field("exercise_prescription_id", &exercisePrescriptionID)
        try v.field("exercise_id", &exerciseID)
        try v.field("exercise_name", &exerciseName)
        try v.field("replaced_name", &replacedName)
        try v.field("set_prescription_id", &setPrescriptionID)
        try v.field("set_number", &setNumber)
        try v.field("sets", &sets)
        try v.field("exercise_prescription_ids", &exercisePrescriptionIDs)
        try v.field("superset_group", &supersetGroup)
        try v.field("text", &text)
    }
}

/// What a session changed in the structure of its plan: `GET /v1/sessions/{id}/structure-changes`.
public struct StructureChanges: WireModel, Sendable {
    /// `nil` where the session ran no plan, or one that was deleted.
    public var planID: PlanID?
    /// The version that the session ran.
    public var planSnapshotID: SnapshotID?
    /// Those that the plan has not taken over yet.
    public var changes: [StructureChange] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("plan_id", &planID)
        try v.field("plan_snapshot_id", &planSnapshotID)
        try v.field("changes", &changes)
    }
}

/// The changes of a session that the plan takes over: `POST /v1/sessions/{id}/keep-changes`.
public struct KeepChanges: WireModel, Sendable {
    public var changes: [ChangeID] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("changes", &changes) }
}

/// The plan's current version after changes of a session were kept.
public struct KeptChanges: WireModel, Sendable {
    public var snapshot = PlanSnapshot()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("snapshot", &snapshot) }
}
