public import Wire

/// Who asked for a change.
public enum Cause: String, WireEnum, Sendable {
    case userEdit = "user_edit"
    case userAIAction = "user_ai_action"
    case systemInit = "system_init"
}

/// What every command carries.
public struct CommandMeta: Equatable, Sendable {
    /// Characters of `uiSource`.
    static let source = 0...64

    /// The same key with the same command is the same change; kept 24 h.
    public var idempotencyKey: String?
    /// The clock of the one who tapped; taken within [start, server now].
    public var clientTimestamp: Instant?
    public var cause = Cause.userEdit
    /// Which control it came from, such as `cell_edit`.
    public var uiSource: String?

    /// - Parameters:
    ///   - key: `nil` only for what may come without one.
    ///   - clientTimestamp: `nil` for the server's clock.
    ///   - cause: a lifter's own edit unless said otherwise.
    public init(key: String?, at clientTimestamp: Instant?, cause: Cause = .userEdit, uiSource: String? = nil) {
        idempotencyKey = key
        self.clientTimestamp = clientTimestamp
        self.cause = cause
        self.uiSource = uiSource
    }

    /// The codec's blank.
    public init(blank: Blank) {}

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
        v.range(Self.source)
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

extension CommandVisitor {
    /// The command after the visit.
    fileprivate mutating func visited<Body: CommandBody>(_ body: Body) -> Body {
        var body = body
        visit(&body)
        return body
    }
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

    public init(_ kind: Kind, blank: Blank) {
        switch kind {
        case .logSet: self = .logSet(LogSet(blank: blank))
        case .patch: self = .patch(PatchWorkout(blank: blank))
        case .autofillExercise: self = .autofillExercise(AutofillExercise(blank: blank))
        case .addExercise: self = .addExercise(AddExercise(blank: blank))
        case .removeExercise: self = .removeExercise(RemoveExercise(blank: blank))
        case .swapExercise: self = .swapExercise(SwapExercise(blank: blank))
        case .reorderExercises: self = .reorderExercises(ReorderExercises(blank: blank))
        case .superset: self = .superset(SupersetExercises(blank: blank))
        case .undo: self = .undo(UndoChange(blank: blank))
        case .complete: self = .complete(CompleteWorkout(blank: blank))
        case .cancel: self = .cancel(CancelWorkout(blank: blank))
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
        case .logSet(let body): self = .logSet(visitor.visited(body))
        case .patch(let body): self = .patch(visitor.visited(body))
        case .autofillExercise(let body): self = .autofillExercise(visitor.visited(body))
        case .addExercise(let body): self = .addExercise(visitor.visited(body))
        case .removeExercise(let body): self = .removeExercise(visitor.visited(body))
        case .swapExercise(let body): self = .swapExercise(visitor.visited(body))
        case .reorderExercises(let body): self = .reorderExercises(visitor.visited(body))
        case .superset(let body): self = .superset(visitor.visited(body))
        case .undo(let body): self = .undo(visitor.visited(body))
        case .complete(let body): self = .complete(visitor.visited(body))
        case .cancel(let body): self = .cancel(visitor.visited(body))
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

    public mutating func payload<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        switch self {
        case .logSet(let body): self = .logSet(try v.payload(body))
        case .patch(let body): self = .patch(try v.payload(body))
        case .autofillExercise(let body): self = .autofillExercise(try v.payload(body))
        case .addExercise(let body): self = .addExercise(try v.payload(body))
        case .removeExercise(let body): self = .removeExercise(try v.payload(body))
        case .swapExercise(let body): self = .swapExercise(try v.payload(body))
        case .reorderExercises(let body): self = .reorderExercises(try v.payload(body))
        case .superset(let body): self = .superset(try v.payload(body))
        case .undo(let body): self = .undo(try v.payload(body))
        case .complete(let body): self = .complete(try v.payload(body))
        case .cancel(let body): self = .cancel(try v.payload(body))
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
    var meta = CommandMeta(key: nil, at: nil)
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
