import Contract
public import Training
public import Wire

/// A start made on this device, with everything it refers to, so that the workout can be shown before it is answered.
public struct LocalStart: WireModel, Sendable {
    public var command: StartWorkout
    public var snapshot: PlanSnapshot?
    public var planName: String?
    /// Of the exercises that a body names.
    public var facts: [ExerciseFacts] = []

    public init(command: StartWorkout, snapshot: PlanSnapshot? = nil, planName: String? = nil) {
        (self.command, self.snapshot, self.planName) = (command, snapshot, planName)
    }

    public init(blank: Blank) { command = StartWorkout(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("command", &command)
        try v.field("snapshot", &snapshot)
        try v.field("plan_name", &planName)
        try v.field("facts", &facts, default: [])
    }

    /// The workout as it was at the start; `nil` when the start would be refused.
    func workout() -> ActiveWorkout? {
        guard let id = command.workoutID, let now = command.meta.clientTimestamp else { return nil }
        let source = StartSource(snapshot: snapshot, planName: planName, facts: facts)
        return (try? startWorkout(command, id: id, user: .ofThisDevice, source: source, now: now))?.workout
    }
}

extension ID where Named == UserTag {
    /// Whoever trains here: only the server knows the lifter's own id, and its answer to the start brings it. The zero UUID,
    /// as it stands in the workouts that were stored until then.
    static var ofThisDevice: UserID { UserID(high: 0, low: 0) }
}

/// What waits to be sent.
public indirect enum QueuedStep: WireUnion, Sendable {
    case start(LocalStart)
    case change(WorkoutCommand)

    /// What kind of step it is.
    public enum Kind: String, WireEnum, Sendable { case start, change }

    public static var tag: StaticString { "kind" }

    public init(_ kind: Kind, blank: Blank) {
        switch kind {
        case .start: self = .start(LocalStart(blank: blank))
        case .change: self = .change(WorkoutCommand(blank: blank))
        }
    }

    public var kind: Kind {
        switch self {
        case .start: .start
        case .change: .change
        }
    }

    /// Whether nothing is lost when it is not carried out in a workout that is over.
    var isEnd: Bool {
        switch self {
        case .start, .change(.complete), .change(.cancel): true
        case .change: false
        }
    }

    public mutating func payload<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        switch self {
        case .start(let start): self = .start(try v.payload("start", start))
        case .change(let command): self = .change(try v.payload("command", command))
        }
    }
}

extension WorkoutCommand {
    /// The command as it leaves alone what is edited later, where it is one of cells.
    var unlessNewer: WorkoutCommand {
        switch self {
        case .logSet(var log):
            log.unlessNewer = true
            return .logSet(log)
        case .patch(var patch):
            patch.unlessNewer = true
            return .patch(patch)
        default: return self
        }
    }
}

extension QueuedStep {
    /// What it takes away, and when: a set, an exercise, or the whole workout.
    var takenAway: (part: FieldTarget, at: Instant)? {
        guard case .change(let command) = self, let at = command.meta.clientTimestamp else { return nil }
        switch command {
        case .patch(let patch):
            guard case .removeSet(let op) = patch.ops.first else { return nil }
            return (FieldTarget(op.target), at)
        case .removeExercise(let remove): return (FieldTarget(remove.exerciseInstanceID), at)
        case .cancel: return (FieldTarget(), at)
        default: return nil
        }
    }

    /// The set that a step gives numbers to, and nothing else, and when that was tapped.
    var filled: (place: SetPlace, at: Instant)? {
        guard case .change(let command) = self, let at = command.meta.clientTimestamp else { return nil }
        if case .logSet(let log) = command { return (SetPlace(log.exerciseInstanceID, log.setID), at) }
        guard case .patch(let patch) = command else { return nil }
        var place: SetPlace?
        for op in patch.ops {
            guard case .setField(let op) = op, let exercise = op.target.exerciseInstanceID, let set = op.target.setID
            else { return nil }
            switch op.change {
            case .weight, .reps, .rir, .isFailure, .durationSeconds, .distance: place = SetPlace(exercise, set)
            default: return nil
            }
        }
        return place.map { ($0, at) }
    }
}

/// One change in the queue, with what it is about, so that it can be named even when its exercise is gone.
public struct QueuedChange: WireModel, Sendable {
    public var workoutID: WorkoutID
    public var step: QueuedStep
    /// The exercise it is about.
    public var exerciseName: String?
    /// The number by which the set is called; warm-ups and drop sets have none.
    public var setNumber: Int?
    public var exerciseID: ExerciseID?
    /// Of a set that was done: of which kind, so that it can be told of without its workout.
    var setType: SetType?
    /// Of an undo: the workout as it becomes, with the revision at which that holds. After a restart nothing else knows it.
    var result: ActiveWorkout?
    /// Whether the acknowledged workout is known to have it, although its answer was lost.
    var isArrived = false

    public init(workoutID: WorkoutID, step: QueuedStep, exerciseName: String? = nil, setNumber: Int? = nil) {
        (self.workoutID, self.step, self.exerciseName, self.setNumber) = (workoutID, step, exerciseName, setNumber)
    }

    public init(blank: Blank) { (workoutID, step) = (.init(blank: blank), QueuedStep(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID)
        try v.field("step", &step)
        try v.field("exercise_name", &exerciseName)
        try v.field("set_number", &setNumber)
        try v.omittable("exercise_id", &exerciseID)
        try v.omittable("set_type", &setType)
        try v.omittable("result", &result)
    }
}

/// A change that the server refused for good. It is kept until the lifter has seen it.
public struct RefusedChange: WireModel, Sendable {
    public var change: QueuedChange
    /// The server's code and words.
    public var code: String
    public var message: String

    public init(blank: Blank) { (change, code, message) = (QueuedChange(blank: blank), "", "") }

    init(_ change: QueuedChange, _ fault: ErrorAnswer.Fault) {
        self.change = change
        code = fault.code
        message = fault.message
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("change", &change)
        try v.field("code", &code)
        try v.field("message", &message)
    }
}

/// Edits of one set that wait to become one patch.
struct PendingEdit: WireModel, Sendable {
    var place: SetPlace
    var changes: [SetFieldChange]

    init(blank: Blank) { (place, changes) = (SetPlace(blank: blank), []) }

    init(_ place: SetPlace, _ changes: [SetFieldChange]) {
        self.place = place
        self.changes = changes
    }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("place", &place)
        try v.field("changes", &changes)
    }

    /// Later values of a field replace earlier ones.
    mutating func merge(_ newer: [SetFieldChange]) {
        for change in newer {
            if let index = changes.firstIndex(where: { $0.field == change.field }) {
                changes[index] = change
            } else {
                changes.append(change)
            }
        }
    }

    /// Whether a set becomes another one by these edits; where that is not known, it does.
    func isChange(of set: ActiveSet?) -> Bool {
        guard let set else { return true }
        for change in changes {
            let isSame =
                switch change {
                case .weight(let weight): weight == set.weight
                case .reps(let reps): reps == set.reps
                case .rir(let rir): rir == set.rir
                case .durationSeconds(let seconds): seconds == set.durationSeconds
                case .distance(let distance): distance == set.distance
                case .isFailure(let isFailure): isFailure == (set.tags.isFailure == true)
                default: false
                }
            if !isSame { return true }
        }
        return false
    }

    /// The patch of these edits.
    func patch(_ workout: WorkoutID, _ meta: CommandMeta) -> WorkoutCommand {
        var ops: [PatchOp] = []
        for change in changes { ops.append(.setField(SetFieldOp(place, change))) }
        return .patch(PatchWorkout(workoutID: workout, ops: ops, meta: meta))
    }
}
