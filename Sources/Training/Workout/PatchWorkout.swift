public import Wire

/// Edits of one set, one exercise or the workout, or one set added or removed: one request, one event.
public struct PatchWorkout: CommandBody {
    public var workoutID: WorkoutID?
    public var ops: [PatchOp]
    /// The only exercise that an AI action may touch.
    public var aiScope: AIScope?
    /// What another gym makes of today's targets, filled in by whoever knows gyms and catalogue; what a request says of it is not
    /// trusted.
    public var weights: [TodayWeight]?
    /// Fields that were edited later than these edits were made stay as they are.
    public var unlessNewer: Bool?
    public var meta: CommandMeta

    public init(workoutID: WorkoutID? = nil, ops: [PatchOp], aiScope: AIScope? = nil, meta: CommandMeta) {
        (self.workoutID, self.ops, self.aiScope, self.meta) = (workoutID, ops, aiScope, meta)
    }

    public init(blank: Blank) { (ops, meta) = ([], CommandMeta(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("ops", &ops)
        try v.field("ai_scope", &aiScope, default: nil)
        try v.omittable("weights", &weights)
        try v.omittable("unless_newer", &unlessNewer)
        try meta.fields(&v)
    }
}

/// What an AI action was asked to work on.
public struct AIScope: WireModel, Sendable {
    public var exerciseInstanceID: InstanceID

    public init(exerciseInstanceID: InstanceID) {
        self.exerciseInstanceID = exerciseInstanceID
    }

    public init(blank: Blank) { exerciseInstanceID = .init(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_instance_id", &exerciseInstanceID)
    }
}

/// One op of a patch.
public enum PatchOp: WireUnion, Sendable {
    case setField(SetFieldOp)
    case addSet(AddSetOp)
    case removeSet(RemoveSetOp)

    /// The name of an op.
    public enum Kind: String, WireEnum, Sendable {
        case setField = "set_field"
        case addSet = "add_set"
        case removeSet = "remove_set"
    }

    public static var tag: StaticString { "op" }

    public init(_ kind: Kind, blank: Blank) {
        switch kind {
        case .setField: self = .setField(SetFieldOp(blank: blank))
        case .addSet: self = .addSet(AddSetOp(blank: blank))
        case .removeSet: self = .removeSet(RemoveSetOp(blank: blank))
        }
    }

    public var kind: Kind {
        switch self {
        case .setField: .setField
        case .addSet: .addSet
        case .removeSet: .removeSet
        }
    }

    public mutating func payload<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        switch self {
        case .setField(let op): self = .setField(try v.payload(op))
        case .addSet(let op): self = .addSet(try v.payload(op))
        case .removeSet(let op): self = .removeSet(try v.payload(op))
        }
    }
}

/// A set within a workout.
public struct SetPlace: WireModel, Sendable {
    public var exerciseInstanceID: InstanceID
    public var setID: SetID

    public init(blank: Blank) { (exerciseInstanceID, setID) = (.init(blank: blank), .init(blank: blank)) }

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
    public var exerciseInstanceID: InstanceID

    public init(blank: Blank) { exerciseInstanceID = .init(blank: blank) }

    public init(_ exerciseInstanceID: InstanceID) { self.exerciseInstanceID = exerciseInstanceID }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_instance_id", &exerciseInstanceID)
    }
}

/// What a field belongs to: a set, an exercise, or (empty) the workout itself.
public struct FieldTarget: WireDefaulted, Sendable {
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
    public var target: FieldTarget
    public var change: SetFieldChange

    public init(blank: Blank) { (target, change) = (FieldTarget(), SetFieldChange(blank: blank)) }

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

/// Adds a planned set to an exercise.
public struct AddSetOp: WireModel, Sendable {
    public var target: ExercisePlace
    public var value: NewSet
    /// Its place among the sets, from 0; at the end without.
    public var index: Int?

    public init(target: ExercisePlace, value: NewSet, at index: Int? = nil) {
        (self.target, self.value, self.index) = (target, value, index)
    }

    public init(blank: Blank) { (target, value) = (ExercisePlace(blank: blank), NewSet()) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("target", &target)
        try v.field("value", &value)
        try v.omittable("index", &index)
    }
}

/// Takes a set out.
public struct RemoveSetOp: WireModel, Sendable {
    public var target: SetPlace

    public init(target: SetPlace) {
        self.target = target
    }

    public init(blank: Blank) { target = SetPlace(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("target", &target)
    }
}

/// A field with its new value: `{"field": …, "value": …}`. `notes` is an exercise's or the workout's, `title` and
/// `gym_id` are the workout's, `rest_seconds` is an exercise's, all others a set's.
public enum SetFieldChange: WireUnion, Sendable {
    case weight(Mass?)
    case reps(Int?)
    case rir(RIR?)
    case status(SetStatus)
    case setType(SetType)
    case amrap(Bool)
    case isFailure(Bool?)
    case durationSeconds(Int?)
    case distance(Distance?)
    case note(String?)
    case skipReason(String?)
    case notes(String?)
    case restSeconds(Int?)
    case title(String?)
    case gymID(GymID?)

    /// The name of a field.
    public enum Field: String, WireEnum, Sendable {
        case weight, reps, rir, status, amrap
        case setType = "set_type"
        case isFailure = "tags.is_failure"
        case durationSeconds = "duration_seconds"
        case distance = "distance_m"
        case note
        case skipReason = "skip_reason"
        case notes, title
        case restSeconds = "rest_seconds"
        case gymID = "gym_id"
    }

    public static var tag: StaticString { "field" }

    public init(_ kind: Field, blank: Blank) {
        switch kind {
        case .weight: self = .weight(nil)
        case .reps: self = .reps(nil)
        case .rir: self = .rir(nil)
        case .status: self = .status(.planned)
        case .setType: self = .setType(.working)
        case .amrap: self = .amrap(false)
        case .isFailure: self = .isFailure(nil)
        case .durationSeconds: self = .durationSeconds(nil)
        case .distance: self = .distance(nil)
        case .note: self = .note(nil)
        case .skipReason: self = .skipReason(nil)
        case .notes: self = .notes(nil)
        case .restSeconds: self = .restSeconds(nil)
        case .title: self = .title(nil)
        case .gymID: self = .gymID(nil)
        }
    }

    /// The field that is changed.
    public var field: Field { kind }

    public var kind: Field {
        switch self {
        case .weight: .weight
        case .reps: .reps
        case .rir: .rir
        case .status: .status
        case .setType: .setType
        case .amrap: .amrap
        case .isFailure: .isFailure
        case .durationSeconds: .durationSeconds
        case .distance: .distance
        case .note: .note
        case .skipReason: .skipReason
        case .notes: .notes
        case .restSeconds: .restSeconds
        case .title: .title
        case .gymID: .gymID
        }
    }

    public mutating func payload<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        switch self {
        case .weight(let value): self = .weight(try v.payload("value", value))
        case .reps(let value): self = .reps(try v.payload("value", value))
        case .rir(let value): self = .rir(try v.payload("value", value))
        case .status(let value): self = .status(try v.payload("value", value))
        case .setType(let value): self = .setType(try v.payload("value", value))
        case .amrap(let value): self = .amrap(try v.payload("value", value))
        case .isFailure(let value): self = .isFailure(try v.payload("value", value))
        case .durationSeconds(let value): self = .durationSeconds(try v.payload("value", value))
        case .distance(let value): self = .distance(try v.payload("value", value))
        case .note(let value): self = .note(try v.payload("value", value))
        case .skipReason(let value): self = .skipReason(try v.payload("value", value))
        case .notes(let value): self = .notes(try v.payload("value", value))
        case .restSeconds(let value): self = .restSeconds(try v.payload("value", value))
        case .title(let value): self = .title(try v.payload("value", value))
        case .gymID(let value): self = .gymID(try v.payload("value", value))
        }
    }
}
