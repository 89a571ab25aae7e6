import Wire

/// The effect of a command: the workout after it, and the event that records it. The event has no diff ops yet; the
/// optimistic path of the browser does not need them.
public struct Reduction: Equatable, Sendable {
    public var workout: ActiveWorkout
    public var event: WorkoutEvent

    /// The event with the operations that change `before` into the workout.
    public func recorded(after before: ActiveWorkout) -> WorkoutEvent {
        var event = event
        event.diffOps = Differ.ops(from: before, to: workout)
        return event
    }
}

/// The only way in which a live workout changes. Pure: server and browser run this same function, so an optimistic edit
/// and the authoritative one cannot differ. An undo needs the change that it is about.
///
/// - Parameter now: the clock of the one who decides; the command's own time is taken within [start, now].
public func reduce(
    _ workout: ActiveWorkout, _ command: WorkoutCommand, now: Instant
) throws(WorkoutError) -> Reduction {
    var step = try ReductionStep(workout, command, now: now)
    switch command {
    case .logSet(let command): try step.logSet(command)
    case .patch(let command): try step.patch(command)
    case .autofillExercise(let command): try step.autofill(command)
    case .addExercise(let command): try step.addExercise(command)
    case .removeExercise(let command): try step.removeExercise(command)
    case .swapExercise(let command): try step.swapExercise(command)
    case .reorderExercises(let command): try step.reorder(command)
    case .superset(let command): try step.superset(command)
    case .undo: throw WorkoutError(.nothingToUndo, "There is no change to undo.", path: "/reverts")
    case .complete(let command): try step.complete(command)
    case .cancel: try step.cancel()
    }
    return step.finish()
}

/// The same by one who holds the events. The browser does not, and is spared the code.
///
/// - Parameter undoing: the change that an undo is about.
public func reduce(
    _ workout: ActiveWorkout, _ command: WorkoutCommand, now: Instant, undoing change: RecordedChange?
) throws(WorkoutError) -> Reduction {
    guard case .undo = command, let change else { return try reduce(workout, command, now: now) }
    var step = try ReductionStep(workout, command, now: now)
    try step.undo(change)
    return step.finish()
}

/// An undo by one who has no events, of the newest change that stands, or of the newest undo.
///
/// - Parameter before: the workout before that change, of which nothing since is left.
/// - Returns: what the undo makes of the workout where the events are.
public func reduce(
    _ workout: ActiveWorkout, _ undo: UndoChange, backTo before: ActiveWorkout, now: Instant
) throws(WorkoutError) -> ActiveWorkout {
    var step = try ReductionStep(workout, .undo(undo), now: now)
    step.workout = before
    step.workout.revision = workout.revision
    step.workout.updatedAt = workout.updatedAt
    return step.finish().workout
}

/// Keys and sources are short texts of the client's making.
func validate(_ meta: CommandMeta, keyIsOptional: Bool) throws(WorkoutError) {
    if let key = meta.idempotencyKey {
        guard !key.isEmpty, key.utf8.count <= TextLimit.name else {
            throw WorkoutError(
                .validation, "idempotency_key " + TextLimit.fault(1...TextLimit.name), path: "/idempotency_key")
        }
    } else if !keyIsOptional {
        throw WorkoutError(.validation, "idempotency_key is required", path: "/idempotency_key")
    }
    if let source = meta.uiSource, !CommandMeta.source.contains(source.unicodeScalars.count) {
        throw WorkoutError(.validation, "ui_source " + TextLimit.fault(CommandMeta.source), path: "/ui_source")
    }
    if meta.cause == .systemInit {
        throw WorkoutError(.validation, "cause must be user_edit or user_ai_action", path: "/cause")
    }
}

/// One command at work on one workout.
struct ReductionStep {
    var workout: ActiveWorkout
    /// What the event is about.
    var payload = WorkoutEvent.Payload()
    var cause: Cause
    /// What happened, and through which control: a start, until the command says what it is.
    private var type = WorkoutEvent.Kind.workoutStarted
    private var uiSource = "system"
    let meta: CommandMeta
    /// The clock of the one who decides.
    let now: Instant
    /// The command's own time within [start, now].
    let time: Instant

    init(_ workout: ActiveWorkout, _ command: WorkoutCommand, now: Instant) throws(WorkoutError) {
        guard workout.status == .inProgress else {
            throw WorkoutError(
                .notInProgress, "The workout is " + workout.status.rawValue + " and does not change any more.")
        }
        let meta = command.meta
        try validate(meta, keyIsOptional: command.keyIsOptional)
        self.init(workout, meta, now: now)
    }

    init(_ workout: ActiveWorkout, _ meta: CommandMeta, now: Instant) {
        (self.workout, self.meta, self.now, cause) = (workout, meta, now, meta.cause)
        time = Self.clamp(meta.clientTimestamp ?? now, from: workout.startTime, to: now)
    }

    static func clamp(_ time: Instant, from start: Instant, to now: Instant) -> Instant {
        time > now
            ? Instant(milliseconds: max(now.milliseconds, start.milliseconds), offsetMinutes: time.offsetMinutes)
            : time < start ? Instant(milliseconds: start.milliseconds, offsetMinutes: time.offsetMinutes) : time
    }

    /// Ids of what a command adds without naming it: the same on both sides.
    func derived<T>(_ name: String, _ type: T.Type = T.self) -> ID<T> {
        ID<T>.named((meta.idempotencyKey ?? self.type.rawValue) + "/" + name, in: workout.id)
    }

    mutating func record(_ type: WorkoutEvent.Kind, source: String) {
        self.type = type
        uiSource = meta.uiSource ?? (meta.cause == .userAIAction ? "ai_button" : source)
    }

    mutating func finish() -> Reduction {
        workout.revision += 1
        workout.totals = Totals(of: workout.exercises)
        workout.updatedAt = max(workout.updatedAt, time)
        let event = WorkoutEvent(
            // With its number: a key may be used again once its 24 hours are over, and no two events have one id.
            id: derived("event/" + String(workout.revision)), seq: workout.revision, type: type, payload: payload,
            cause: cause, uiSource: uiSource, idempotencyKey: meta.idempotencyKey,
            clientTimestamp: meta.clientTimestamp, createdAt: now)
        return Reduction(workout: workout, event: event)
    }

    // MARK: Places

    func exerciseIndex(_ id: InstanceID, path: String = "/exercise_instance_id") throws(WorkoutError) -> Int {
        for index in workout.exercises.indices where workout.exercises[index].instanceID == id { return index }
        throw WorkoutError(.targetNotFound, "There is no such exercise in the workout.", path: path)
    }

    func setIndex(_ id: SetID, in exercise: Int, path: String = "/set_id") throws(WorkoutError) -> Int {
        for index in workout.exercises[exercise].sets.indices where workout.exercises[exercise].sets[index].id == id {
            return index
        }
        throw WorkoutError(.targetNotFound, "There is no such set in the exercise.", path: path)
    }

    func refuseKnown(_ id: SetID, path: String) throws(WorkoutError) {
        for exercise in workout.exercises {
            for set in exercise.sets where set.id == id {
                throw Self.duplicate(path)
            }
        }
    }

    static func duplicate(_ path: String) -> WorkoutError {
        WorkoutError(.duplicateSetID, "The set id is already in the workout.", path: path)
    }

    // MARK: Commands

    mutating func logSet(_ command: LogSet) throws(WorkoutError) {
        record(.setDone, source: "set_done_toggle")
        if meta.cause == .userAIAction {
            throw WorkoutError(.permissionDenied, "Only the lifter marks a set as done.", path: "/cause")
        }
        let exercise = try exerciseIndex(command.exerciseInstanceID)
        let index = try setIndex(command.setID, in: exercise)
        var set = workout.exercises[exercise].sets[index]
        switch set.status {
        case .done:
            throw WorkoutError(.alreadyDone, "The set is already done. Edit it with patch.", path: "/set_id")
        case .skipped:
            throw WorkoutError(.validation, "A skipped set must be planned again before it is done.", path: "/set_id")
        case .planned: break
        }
        set.numbers = command.values.numbers
        if let isFailure = command.isFailure { set.tags.isFailure = isFailure }
        set.status = .done
        set.completedAt = time
        set.dropUncountedReps(in: workout.exercises[exercise])
        try set.validate(in: workout.exercises[exercise], prefix: "/values")
        set.rememberCells(of: workout.exercises[exercise].sets[index])
        workout.exercises[exercise].sets[index] = set
        payload.exerciseInstanceID = command.exerciseInstanceID
        payload.setID = command.setID
    }

    mutating func complete(_ command: CompleteWorkout) throws(WorkoutError) {
        record(.workoutCompleted, source: "system")
        if meta.cause == .userAIAction {
            throw WorkoutError(.permissionDenied, "Only the lifter completes a workout.", path: "/cause")
        }
        try validateText(command.notes, "notes", "/notes")
        try validateText(command.postEffort?.notes, "notes", "/post_effort/notes")
        if let end = command.endTime, end < workout.startTime {
            throw WorkoutError(.validation, "end_time must not be before the start", path: "/end_time")
        }
        if let end = command.endTime, end > now {
            throw WorkoutError(.validation, "end_time must not be in the future", path: "/end_time")
        }
        workout.endTime = command.endTime ?? plausibleEnd
        if let notes = command.notes { workout.notes = notes }
        workout.status = .completed
    }

    /// A workout that was left alone ended with its last set: more than three hours later nobody was still training.
    private var plausibleEnd: Instant {
        guard let last = workout.lastSetDone, time.seconds(since: last) > 3 * 3_600 else { return time }
        return last
    }

    mutating func cancel() throws(WorkoutError) {
        record(.workoutCancelled, source: "system")
        if meta.cause == .userAIAction {
            throw WorkoutError(.permissionDenied, "Only the lifter cancels a workout.", path: "/cause")
        }
        workout.status = .cancelled
        workout.endTime = time
    }
}
