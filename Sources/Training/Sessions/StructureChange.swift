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
    public var id: ChangeID
    public var kind: Kind
    /// The prescription it is about; of an added exercise the one that it becomes.
    public var exercisePrescriptionID: PrescriptionID?
    /// The exercise as it was done: with a swap the new one.
    public var exerciseID: ExerciseID?
    public var exerciseName: String
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

    public init(id: ChangeID, kind: Kind, exerciseName: String) {
        (self.id, self.kind, self.exerciseName) = (id, kind, exerciseName)
    }

    public init(blank: Blank) { (id, kind, exerciseName) = (.init(blank: blank), .setAdded, "") }

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
