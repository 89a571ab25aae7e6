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

    /// Reads or writes the common fields of a command beside its own.
    ///
    /// - Parameters:
    ///   - usual: the cause of a command that names none.
    ///   - keyIsOptional: whether the command may come without a key.
    public mutating func fields<V: FieldVisitor>(
        _ v: inout V, cause usual: Cause = .userEdit, keyIsOptional: Bool = false
    ) throws(WireError) {
        if keyIsOptional {
            try v.field("idempotency_key", &idempotencyKey, default: nil)
        } else {
            var key = idempotencyKey ?? ""
            try v.field("idempotency_key", &key)
            idempotencyKey = key.isEmpty ? nil : key
        }
        try v.field("client_timestamp", &clientTimestamp, default: nil)
        try v.field("cause", &cause, default: usual)
        try v.field("ui_source", &uiSource, default: nil)
    }
}

/// What every command is: a body that names its workout and carries the common fields.
public protocol CommandBody: WireModel, Sendable {
    /// The workout that the body names; the path names it anyway.
    var workoutID: WorkoutID? { get set }
    var meta: CommandMeta { get set }
}

/// Something done to whichever command there is; existentials are not to be had in embedded Swift.
public protocol CommandVisitor {
    /// Called with the command, once.
    mutating func visit<Body: CommandBody>(_ body: inout Body)
}

/// One change to a running workout. Routes decode the payload; the client's queue stores the union.
public enum WorkoutCommand: WireUnion, Sendable {
    case logSet(LogSet)
    case patch(PatchWorkout)
    case autofillExercise(AutofillExercise)
    case addExercise(AddExercise)
    case removeExercise(RemoveExercise)
    case swapExercise(SwapExercise)
    case reorderExercises(ReorderExercises)
    case superset(SupersetExercises)
    case undo(UndoChange)
    case complete(CompleteWorkout)
    case cancel(CancelWorkout)

    public init() { self = .cancel(CancelWorkout()) }

    /// The name of a command, in the queue and in routes.
    public enum Kind: String, WireEnum, Sendable {
        case logSet = "log_set"
        case patch
        case autofillExercise = "autofill_exercise"
        case addExercise = "add_exercise"
        case removeExercise = "remove_exercise"
        case swapExercise = "swap_exercise"
        case reorderExercises = "reorder_exercises"
        case superset, undo, complete, cancel
    }

    /// A blank command, to be filled by the reader.
    init(blank kind: Kind) {
        switch kind {
        case .logSet: self = .logSet(LogSet())
        case .patch: self = .patch(PatchWorkout())
        case .autofillExercise: self = .autofillExercise(AutofillExercise())
        case .addExercise: self = .addExercise(AddExercise())
        case .removeExercise: self = .removeExercise(RemoveExercise())
        case .swapExercise: self = .swapExercise(SwapExercise())
        case .reorderExercises: self = .reorderExercises(ReorderExercises())
        case .superset: self = .superset(SupersetExercises())
        case .undo: self = .undo(UndoChange())
        case .complete: self = .complete(CompleteWorkout())
        case .cancel: self = .cancel(CancelWorkout())
        }
    }

    public var kind: Kind {
        switch self {
        case .logSet: .logSet
        case .patch: .patch
        case .autofillExercise: .autofillExercise
        case .addExercise: .addExercise
        case .removeExercise: .removeExercise
        case .swapExercise: .swapExercise
        case .reorderExercises: .reorderExercises
        case .superset: .superset
        case .undo: .undo
        case .complete: .complete
        case .cancel: .cancel
        }
    }

    /// Lets `visitor` see, and change, the command that this is.
    public mutating func accept<V: CommandVisitor>(_ visitor: inout V) {
        switch self {
        case .logSet(var body):
            visitor.visit(&body)
            self = .logSet(body)
        case .patch(var body):
            visitor.visit(&body)
            self = .patch(body)
        case .autofillExercise(var body):
            visitor.visit(&body)
            self = .autofillExercise(body)
        case .addExercise(var body):
            visitor.visit(&body)
            self = .addExercise(body)
        case .removeExercise(var body):
            visitor.visit(&body)
            self = .removeExercise(body)
        case .swapExercise(var body):
            visitor.visit(&body)
            self = .swapExercise(body)
        case .reorderExercises(var body):
            visitor.visit(&body)
            self = .reorderExercises(body)
        case .superset(var body):
            visitor.visit(&body)
            self = .superset(body)
        case .undo(var body):
            visitor.visit(&body)
            self = .undo(body)
        case .complete(var body):
            visitor.visit(&body)
            self = .complete(body)
        case .cancel(var body):
            visitor.visit(&body)
            self = .cancel(body)
        }
    }

    /// Key, clock, cause and control.
    public var meta: CommandMeta {
        get {
            var reader = MetaReader()
            var copy = self
            copy.accept(&reader)
            return reader.meta
        }
        set {
            var writer = MetaWriter(meta: newValue)
            accept(&writer)
        }
    }

    /// The workout that the body names; the path names it anyway.
    public var workoutID: WorkoutID? {
        var reader = MetaReader()
        var copy = self
        copy.accept(&reader)
        return reader.workoutID
    }

    /// Whether the command may come without a key: completing and cancelling happen once anyway.
    public var keyIsOptional: Bool { kind == .complete || kind == .cancel }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        var kind = kind
        try v.field("type", &kind)
        if kind != self.kind { self = WorkoutCommand(blank: kind) }
        switch self {
        case .logSet(var body):
            try body.fields(&v)
            self = .logSet(body)
        case .patch(var body):
            try body.fields(&v)
            self = .patch(body)
        case .autofillExercise(var body):
            try body.fields(&v)
            self = .autofillExercise(body)
        case .addExercise(var body):
            try body.fields(&v)
            self = .addExercise(body)
        case .removeExercise(var body):
            try body.fields(&v)
            self = .removeExercise(body)
        case .swapExercise(var body):
            try body.fields(&v)
            self = .swapExercise(body)
        case .reorderExercises(var body):
            try body.fields(&v)
            self = .reorderExercises(body)
        case .superset(var body):
            try body.fields(&v)
            self = .superset(body)
        case .undo(var body):
            try body.fields(&v)
            self = .undo(body)
        case .complete(var body):
            try body.fields(&v)
            self = .complete(body)
        case .cancel(var body):
            try body.fields(&v)
            self = .cancel(body)
        }
    }

    /// The canonical text by which "the same command" is judged for a repeated key: everything but the client's clock,
    /// and the workout's id, which the path names anyway.
    public var fingerprint: String {
        var same = self
        var eraser = Eraser()
        same.accept(&eraser)
        return JSON.text(same)
    }
}

private struct MetaReader: CommandVisitor {
    var meta = CommandMeta()
    var workoutID: WorkoutID?

    mutating func visit<Body: CommandBody>(_ body: inout Body) {
        meta = body.meta
        workoutID = body.workoutID
    }
}

private struct Eraser: CommandVisitor {
    mutating func visit<Body: CommandBody>(_ body: inout Body) {
        body.workoutID = nil
        body.meta.clientTimestamp = nil
    }
}

private struct MetaWriter: CommandVisitor {
    let meta: CommandMeta

    mutating func visit<Body: CommandBody>(_ body: inout Body) { body.meta = meta }
}
