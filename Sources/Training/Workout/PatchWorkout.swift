public import Wire

/// Edits of one set, one exercise or the workout, or one set added or removed: one request, one event.
public struct PatchWorkout: CommandBody {
    public var workoutID: WorkoutID?
    public var ops: [PatchOp] = []
    /// The only exercise that an AI action may touch.
    public var aiScope: AIScope?
    public var meta = CommandMeta()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("ops", &ops)
        try v.field("ai_scope", &aiScope, default: nil)
        try meta.fields(&v)
    }
}

/// What an AI action was asked to work on.
public struct AIScope: WireModel, Sendable {
    public var exerciseInstanceID = InstanceID.blank

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_instance_id", &exerciseInstanceID)
    }
}

/// One op of a patch.
public enum PatchOp: WireUnion, Sendable {
    case setField(SetFieldOp)
    case addSet(AddSetOp)
    case removeSet(RemoveSetOp)

    public init() { self = .removeSet(RemoveSetOp()) }

    enum Kind: String, WireEnum {
        case setField = "set_field"
        case addSet = "add_set"
        case removeSet = "remove_set"
    }

    var kind: Kind {
        switch self {
        case .setField: .setField
        case .addSet: .addSet
        case .removeSet: .removeSet
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        var kind = kind
        try v.field("op", &kind)
        switch kind {
        case .setField:
            var op = SetFieldOp()
            if case .setField(let own) = self { op = own }
            try op.fields(&v)
            self = .setField(op)
        case .addSet:
            var op = AddSetOp()
            if case .addSet(let own) = self { op = own }
            try op.fields(&v)
            self = .addSet(op)
        case .removeSet:
            var op = RemoveSetOp()
            if case .removeSet(let own) = self { op = own }
            try op.fields(&v)
            self = .removeSet(op)
        }
    }
}

/// A set within a workout.
public struct SetPlace: WireModel, Sendable {
    public var exerciseInstanceID = InstanceID.blank
    public var setID = SetID.blank

    public init() {}

    public init(_ exerciseInstanceID: InstanceID, _ setID: SetID) {
        self.exerciseInstanceID = exerciseInstanceID
        self.setID = setID
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_instance_id", &exerciseInstanceID)
        try v.field("set_id", &setID)
    }
}

/// An exercise within a workout.
public struct ExercisePlace: WireModel, Sendable {
    public var exerciseInstanceID = InstanceID.blank

    public init() {}

    public init(_ exerciseInstanceID: InstanceID) { self.exerciseInstanceID = exerciseInstanceID }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_instance_id", &exerciseInstanceID)
    }
}

/// What a field belongs to: a set, an exercise, or (empty) the workout itself.
public struct FieldTarget: WireModel, Sendable {
    public var exerciseInstanceID: InstanceID?
    public var setID: SetID?

    public init() {}

    /// A set's field.
    public init(_ place: SetPlace) {
        exerciseInstanceID = place.exerciseInstanceID
        setID = place.setID
    }

    /// An exercise's field.
    public init(_ exerciseInstanceID: InstanceID) { self.exerciseInstanceID = exerciseInstanceID }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("exercise_instance_id", &exerciseInstanceID)
        try v.omittable("set_id", &setID)
    }
}

/// Changes one field of a set, of an exercise or of the workout.
public struct SetFieldOp: WireModel, Sendable {
    public var target = FieldTarget()
    public var change = SetFieldChange()

    public init() {}

    public init(_ target: SetPlace, _ change: SetFieldChange) { self.init(FieldTarget(target), change) }

    public init(_ target: FieldTarget, _ change: SetFieldChange) {
        self.target = target
        self.change = change
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("target", &target)
        try change.fields(&v)
    }
}

/// Adds a planned set at the end of an exercise.
public struct AddSetOp: WireModel, Sendable {
    public var target = ExercisePlace()
    public var value = NewSet()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("target", &target)
        try v.field("value", &value)
    }
}

/// Takes a set out.
public struct RemoveSetOp: WireModel, Sendable {
    public var target = SetPlace()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("target", &target)
    }
}

/// A field with its new value: `{"field": …, "value": …}`. `notes` is an exercise's or the workout's, `title` and
/// `gym_id` are the workout's, all others a set's.
public enum SetFieldChange: WireUnion, Sendable {
    case weight(Mass?)
    case reps(Int?)
    case rir(RIR?)
    case status(SetStatus)
    case setType(SetType)
    case isFailure(Bool?)
    case durationSeconds(Int?)
    case distance(Distance?)
    case note(String?)
    case skipReason(String?)
    case notes(String?)
    case title(String?)
    case gymID(GymID?)

    public init() { self = .weight(nil) }

    /// The name of a field.
    public enum Field: String, WireEnum, Sendable {
        case weight, reps, rir, status
        case setType = "set_type"
        case isFailure = "tags.is_failure"
        case durationSeconds = "duration_seconds"
        case distance = "distance_m"
        case note
        case skipReason = "skip_reason"
        case notes, title
        case gymID = "gym_id"
    }

    public var field: Field {
        switch self {
        case .weight: .weight
        case .reps: .reps
        case .rir: .rir
        case .status: .status
        case .setType: .setType
        case .isFailure: .isFailure
        case .durationSeconds: .durationSeconds
        case .distance: .distance
        case .note: .note
        case .skipReason: .skipReason
        case .notes: .notes
        case .title: .title
        case .gymID: .gymID
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        var field = field
        try v.field("field", &field)
        switch field {
        case .weight:
            var value: Mass?
            if case .weight(let own) = self { value = own }
            try v.field("value", &value)
            self = .weight(value)
        case .reps:
            var value: Int?
            if case .reps(let own) = self { value = own }
            try v.field("value", &value)
            self = .reps(value)
        case .rir:
            var value: RIR?
            if case .rir(let own) = self { value = own }
            try v.field("value", &value)
            self = .rir(value)
        case .status:
            var value = SetStatus.planned
            if case .status(let own) = self { value = own }
            try v.field("value", &value)
            self = .status(value)
        case .setType:
            var value = SetType.working
            if case .setType(let own) = self { value = own }
            try v.field("value", &value)
            self = .setType(value)
        case .isFailure:
            var value: Bool?
            if case .isFailure(let own) = self { value = own }
            try v.field("value", &value)
            self = .isFailure(value)
        case .durationSeconds:
            var value: Int?
            if case .durationSeconds(let own) = self { value = own }
            try v.field("value", &value)
            self = .durationSeconds(value)
        case .distance:
            var value: Distance?
            if case .distance(let own) = self { value = own }
            try v.field("value", &value)
            self = .distance(value)
        case .note:
            var value: String?
            if case .note(let own) = self { value = own }
            try v.field("value", &value)
            self = .note(value)
        case .skipReason:
            var value: String?
            if case .skipReason(let own) = self { value = own }
            try v.field("value", &value)
            self = .skipReason(value)
        case .notes:
            var value: String?
            if case .notes(let own) = self { value = own }
            try v.field("value", &value)
            self = .notes(value)
        case .title:
            var value: String?
            if case .title(let own) = self { value = own }
            try v.field("value", &value)
            self = .title(value)
        case .gymID:
            var value: GymID?
            if case .gymID(let own) = self { value = own }
            try v.field("value", &value)
            self = .gymID(value)
        }
    }
}
