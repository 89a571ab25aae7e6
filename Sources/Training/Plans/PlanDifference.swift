public import Wire

/// What is different between two versions: `GET /v1/snapshots/{id}/diff`.
public struct SnapshotDiff: WireModel, Sendable {
    public var from: VersionLine
    public var to: VersionLine
    /// In the order of the newer version; what is gone from it stands last.
    public var differences: [PlanDifference]

    public init(from: VersionLine, to: VersionLine, differences: [PlanDifference]) {
        (self.from, self.to, self.differences) = (from, to, differences)
    }

    public init(blank: Blank) { (from, to, differences) = (VersionLine(blank: blank), VersionLine(blank: blank), []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("from", &from)
        try v.field("to", &to)
        try v.field("differences", &differences)
    }
}

/// A version without its content.
public struct VersionLine: WireModel, Sendable {
    public var id: SnapshotID
    public var versionNumber: Int
    public var createdAt: Instant
    public var createdBy: PlanSnapshot.Author
    public var notes: String?
    public var sourceVersionID: SnapshotID?

    public init(blank: Blank) {
        (id, versionNumber, createdAt, createdBy) = (.init(blank: blank), 1, Instant(milliseconds: 0), .user)
    }

    /// The line of a version.
    public init(_ snapshot: PlanSnapshot) {
        (id, versionNumber, createdAt) = (snapshot.id, snapshot.versionNumber, snapshot.createdAt)
        (createdBy, notes, sourceVersionID) = (snapshot.createdBy, snapshot.notes, snapshot.sourceVersionID)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("version_number", &versionNumber)
        try v.field("created_at", &createdAt)
        try v.field("created_by", &createdBy)
        try v.field("notes", &notes)
        try v.field("source_version_id", &sourceVersionID)
    }
}

/// One difference between two versions of a plan.
public struct PlanDifference: WireModel, Sendable {
    /// What it is about.
    public enum Kind: String, WireEnum, Sendable {
        case exerciseAdded = "exercise_added"
        case exerciseRemoved = "exercise_removed"
        case exerciseMoved = "exercise_moved"
        /// A field of an exercise.
        case exerciseChanged = "exercise_changed"
        case setAdded = "set_added"
        case setRemoved = "set_removed"
        case setMoved = "set_moved"
        /// A field of a set.
        case setChanged = "set_changed"
        /// The notes of the version.
        case notesChanged = "notes_changed"
    }

    public var kind: Kind
    public var exercisePrescriptionID: PrescriptionID?
    public var exerciseName: String?
    public var setPrescriptionID: SetPrescriptionID?
    /// The place of the set in the newer version, from 1; in the older one for a set that is gone.
    public var setNumber: Int?
    /// The name of the field, as in a snapshot.
    public var field: String?
    /// The value in the older and in the newer version, as in a snapshot; places are numbers from 1.
    public var before: RawJSON?
    public var after: RawJSON?
    /// The difference in words, in the lifter's language; empty until rendered.
    public var text = ""

    public init(
        kind: Kind, exercisePrescriptionID: PrescriptionID? = nil, exerciseName: String? = nil,
        setPrescriptionID: SetPrescriptionID? = nil, setNumber: Int? = nil, field: String? = nil,
        before: RawJSON? = nil, after: RawJSON? = nil, text: String = ""
    ) {
        (self.kind, self.exercisePrescriptionID, self.exerciseName) = (kind, exercisePrescriptionID, exerciseName)
        (self.setPrescriptionID, self.setNumber, self.field) = (setPrescriptionID, setNumber, field)
        (self.before, self.after, self.text) = (before, after, text)
    }

    public init(blank: Blank) { kind = .setChanged }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("kind", &kind)
        try v.field("exercise_prescription_id", &exercisePrescriptionID)
        try v.field("exercise_name", &exerciseName)
        try v.field("set_prescription_id", &setPrescriptionID)
        try v.field("set_number", &setNumber)
        try v.field("field", &field)
        try v.omittable("before", &before)
        try v.omittable("after", &after)
        try v.field("text", &text, default: "")
    }
}

/// The value of the field `exercise`: which one a prescription is for.
public struct PlannedExercise: WireModel, Sendable {
    public var exerciseID: ExerciseID
    public var name: String

    public init(blank: Blank) { (exerciseID, name) = (.init(blank: blank), "") }

    init(_ prescription: ExercisePrescription) { (exerciseID, name) = (prescription.exerciseID, prescription.name) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
    }
}
