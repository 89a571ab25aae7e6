public import Wire

/// Who asked for a change.
public enum Cause: String, WireEnum, Sendable {
    case userEdit = "user_edit"
    case userAIAction = "user_ai_action"
    case systemInit = "system_init"
}

/// What every command carries.
public struct CommandMeta: Equatable, Sendable {
    /// The same key with the same command is the same change; kept 24 h.
    public var idempotencyKey: String?
    /// The clock of the one who tapped; taken within [start, server now].
    public var clientTimestamp: Instant?
    public var cause = Cause.userEdit
    /// Which control it came from, such as `cell_edit`.
    public var uiSource: String?

    public init() {}

    /// A lifter's own edit.
    public init(key: String, at clientTimestamp: Instant, uiSource: String? = nil) {
        idempotencyKey = key
        self.clientTimestamp = clientTimestamp
        self.uiSource = uiSource
    }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("idempotency_key", &idempotencyKey, default: nil)
        try v.field("client_timestamp", &clientTimestamp, default: nil)
        try v.field("cause", &cause, default: .userEdit)
        try v.field("ui_source", &uiSource, default: nil)
    }
}

/// One change to a running workout. Routes decode the payload; the client's queue stores the union.
public enum WorkoutCommand: WireUnion, Sendable {
    case logSet(LogSet)
    case patch(PatchWorkout)
    case addExercise(AddExercise)
    case removeExercise(RemoveExercise)
    case complete(CompleteWorkout)
    case cancel(CancelWorkout)

    public init() { self = .cancel(CancelWorkout()) }

    /// The name of a command, in the queue and in routes.
    public enum Kind: String, WireEnum, Sendable {
        case logSet = "log_set"
        case patch
        case addExercise = "add_exercise"
        case removeExercise = "remove_exercise"
        case complete, cancel
    }

    public var kind: Kind {
        switch self {
        case .logSet: .logSet
        case .patch: .patch
        case .addExercise: .addExercise
        case .removeExercise: .removeExercise
        case .complete: .complete
        case .cancel: .cancel
        }
    }

    public var meta: CommandMeta {
        get {
            switch self {
            case .logSet(let command): command.meta
            case .patch(let command): command.meta
            case .addExercise(let command): command.meta
            case .removeExercise(let command): command.meta
            case .complete(let command): command.meta
            case .cancel(let command): command.meta
            }
        }
        set {
            switch self {
            case .logSet(var command):
                command.meta = newValue
                self = .logSet(command)
            case .patch(var command):
                command.meta = newValue
                self = .patch(command)
            case .addExercise(var command):
                command.meta = newValue
                self = .addExercise(command)
            case .removeExercise(var command):
                command.meta = newValue
                self = .removeExercise(command)
            case .complete(var command):
                command.meta = newValue
                self = .complete(command)
            case .cancel(var command):
                command.meta = newValue
                self = .cancel(command)
            }
        }
    }

    /// The workout that the body names; the path names it anyway.
    public var workoutID: WorkoutID? {
        switch self {
        case .logSet(let command): command.workoutID
        case .patch(let command): command.workoutID
        case .addExercise(let command): command.workoutID
        case .removeExercise(let command): command.workoutID
        case .complete(let command): command.workoutID
        case .cancel(let command): command.workoutID
        }
    }

    /// Whether the command may come without a key: completing and cancelling happen once anyway.
    public var keyIsOptional: Bool { kind == .complete || kind == .cancel }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        var kind = kind
        try v.field("type", &kind)
        switch kind {
        case .logSet:
            var command = LogSet()
            if case .logSet(let own) = self { command = own }
            try command.fields(&v)
            self = .logSet(command)
        case .patch:
            var command = PatchWorkout()
            if case .patch(let own) = self { command = own }
            try command.fields(&v)
            self = .patch(command)
        case .addExercise:
            var command = AddExercise()
            if case .addExercise(let own) = self { command = own }
            try command.fields(&v)
            self = .addExercise(command)
        case .removeExercise:
            var command = RemoveExercise()
            if case .removeExercise(let own) = self { command = own }
            try command.fields(&v)
            self = .removeExercise(command)
        case .complete:
            var command = CompleteWorkout()
            if case .complete(let own) = self { command = own }
            try command.fields(&v)
            self = .complete(command)
        case .cancel:
            var command = CancelWorkout()
            if case .cancel(let own) = self { command = own }
            try command.fields(&v)
            self = .cancel(command)
        }
    }

    /// The canonical text by which "the same command" is judged for a repeated key: everything but the client's clock.
    public var fingerprint: String {
        var same = self
        same.meta.clientTimestamp = nil
        return JSON.text(same)
    }
}

/// Marks a set as done, with what was done: the most frequent command.
public struct LogSet: WireModel, Sendable {
    public var workoutID: WorkoutID?
    public var exerciseInstanceID = InstanceID.blank
    public var setID = SetID.blank
    public var values = SetValues()
    /// Required when 0 reps were done.
    public var isFailure: Bool?
    public var meta = CommandMeta()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("exercise_instance_id", &exerciseInstanceID)
        try v.field("set_id", &setID)
        try v.field("values", &values)
        try v.field("is_failure", &isFailure, default: nil)
        try meta.fields(&v)
    }
}

/// What was done in a set.
public struct SetValues: WireModel, Sendable {
    public var weight: Mass?
    public var reps: Int?
    public var rir: RIR?
    public var durationSeconds: Int?
    public var distance: Distance?

    public init() {}

    public init(weight: Mass?, reps: Int?, rir: RIR? = nil, durationSeconds: Int? = nil, distance: Distance? = nil) {
        self.weight = weight
        self.reps = reps
        self.rir = rir
        self.durationSeconds = durationSeconds
        self.distance = distance
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight)
        try v.field("reps", &reps, default: nil)
        try v.field("rir", &rir, default: nil)
        try v.field("duration_seconds", &durationSeconds, default: nil)
        try v.field("distance_m", &distance, default: nil)
    }
}

/// Adds an exercise at the end.
public struct AddExercise: WireModel, Sendable {
    public var workoutID: WorkoutID?
    public var exerciseID = ExerciseID.blank
    public var exerciseInstanceID: InstanceID?
    /// `nil`: three working sets of 10 @ RIR 2.
    public var sets: [NewSet]?
    /// The catalogue's facts, filled in by whoever holds the catalogue; what a request says of them is not trusted.
    public var facts: ExerciseFacts?
    public var meta = CommandMeta()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("exercise_id", &exerciseID)
        try v.field("exercise_instance_id", &exerciseInstanceID, default: nil)
        try v.field("sets", &sets, default: nil)
        try v.omittable("facts", &facts)
        try meta.fields(&v)
    }
}

/// A planned set to be added.
public struct NewSet: WireModel, Sendable {
    public var id: SetID?
    public var setType = SetType.working
    public var weight: Mass?
    public var reps: Int?
    public var rir: RIR?
    /// Anything but planned is refused.
    public var status = SetStatus.planned
    public var tags = SetTags()
    public var amrap = false
    public var durationSeconds: Int?
    public var distance: Distance?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("set_type", &setType, default: .working)
        try v.field("weight", &weight, default: nil)
        try v.field("reps", &reps, default: nil)
        try v.field("rir", &rir, default: nil)
        try v.field("status", &status, default: .planned)
        try v.field("tags", &tags, default: SetTags())
        try v.field("amrap", &amrap, default: false)
        try v.field("duration_seconds", &durationSeconds, default: nil)
        try v.field("distance_m", &distance, default: nil)
    }
}

/// Takes an exercise out, with all its sets.
public struct RemoveExercise: WireModel, Sendable {
    public var workoutID: WorkoutID?
    public var exerciseInstanceID = InstanceID.blank
    public var meta = CommandMeta()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("exercise_instance_id", &exerciseInstanceID)
        try meta.fields(&v)
    }
}

/// Finishes the workout and archives it.
public struct CompleteWorkout: WireModel, Sendable {
    public var workoutID: WorkoutID?
    public var notes: String?
    public var postEffort: PostEffort?
    /// For a past workout; otherwise the client's clock.
    public var endTime: Instant?
    public var meta = CommandMeta()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("notes", &notes, default: nil)
        try v.field("post_effort", &postEffort, default: nil)
        try v.field("end_time", &endTime, default: nil)
        try meta.fields(&v)
    }
}

/// Gives the workout up; nothing is archived.
public struct CancelWorkout: WireModel, Sendable {
    public var workoutID: WorkoutID?
    public var meta = CommandMeta()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try meta.fields(&v)
    }
}
