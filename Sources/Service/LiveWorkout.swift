public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    // MARK: Start

    /// Starts a workout from a version, a plan, a body, or freeform. A start repeated with a used id answers with that
    /// workout.
    public func start(_ user: UserID, _ command: StartWorkout) async throws(ServiceError) -> Answer {
        let now = clock()
        let fresh: WorkoutID = newID()
        return try await write(user) { store in
            let fingerprint = command.fingerprint
            if let answer = try Self.repeated(store, .start, command.meta.idempotencyKey, fingerprint, now) {
                return Answer(json: answer, created: false)
            }
            if let id = command.workoutID, let existing = try store.workout(id) {
                return Answer(json: JSON.text(StartAnswer(existing)), created: false)
            }
            if let running = try store.runningWorkout() {
                var error = ServiceError(.activeWorkoutExists, "A workout is already running.")
                error.details = ErrorAnswer.Details()
                error.details?.workoutID = running.id
                throw error
            }
            let started = try startWorkout(
                command, id: command.workoutID ?? fresh, user: user, source: try Self.source(command, store, now),
                now: now)
            try store.insert(started.workout)
            try store.append(started.event, to: started.workout.id)
            let answer = JSON.text(StartAnswer(started.workout))
            try Self.keep(answer, store, .start, command.meta.idempotencyKey, fingerprint, now)
            return Answer(json: answer, created: true)
        }
    }

    private static func source(_ command: StartWorkout, _ store: Store, _ now: Instant) throws -> StartSource {
        var source = StartSource()
        try checkGym(command.gymID, store)
        // There are no programs yet, so that nobody has a day or a routine of one.
        guard command.programDayID == nil else {
            throw ServiceError.notFound("program day", path: "/program_day_id")
        }
        guard command.routineID == nil else { throw ServiceError.notFound("routine", path: "/routine_id") }
        if let id = command.planSnapshotID {
            guard let snapshot = try store.snapshot(id) else {
                throw ServiceError.notFound("plan version", path: "/plan_snapshot_id")
            }
            source.snapshot = snapshot
            source.planName = try snapshot.planID.flatMap { try store.plan($0, evenDeleted: true)?.name }
        } else if let id = command.templateID {
            guard let plan = try store.plan(id) else { throw ServiceError.notFound("plan", path: "/template_id") }
            source.snapshot = plan.currentVersion
            source.planName = plan.name
        } else if let plan = command.plan {
            let library = try Library(store)
            source.facts = plan.blocks.compactMap { library[$0.exerciseID]?.facts }
        }
        if let snapshot = source.snapshot {
            source.loads = try todaysLoads(gym: command.gymID, store)
            let start = command.startTime ?? command.meta.clientTimestamp ?? now
            source.snapshot = try onTheDay(snapshot, start, source.loads, store, keeping: true)
        }
        return source
    }

    /// A version as it is trained on a day: schedules and lifts that follow others are worked out.
    ///
    /// - Parameter keeping: whether what schedules remember is kept; within a write only.
    static func onTheDay(
        _ snapshot: PlanSnapshot, _ start: Instant, _ loads: (ExercisePrescription) -> Loads, _ store: Store,
        keeping: Bool = false
    ) throws -> PlanSnapshot {
        let scheduled = snapshot.exercises.filter { $0.rule?.isScheduled == true }
        guard !scheduled.isEmpty else { return snapshot }
        let log = try nextFromLog([], store)
        let lifts = scheduled.map { ScheduledLift(prescription: $0, rule: log.rule(of: $0), loads: loads($0)) }
        let states = try states(of: lifts, before: start, log, store, keeping: keeping)
        var days: [PrescriptionID: [PlannedSet]] = [:]
        for lift in lifts {
            days[lift.prescription.id] = lift.rule.planned(
                lift.prescription.plannedSets, states[lift.prescription.id] ?? ProgressionState(), lift.loads,
                reference: log.reference(of: lift.rule, in: snapshot))
        }
        return snapshot.onTheDay { days[$0.id] }
    }

    /// What can be loaded today, where the lifter trains: the gym that is named, else the usual one. Where that is not
    /// known or says nothing of an exercise, and without plate arithmetic, it is the step of the exercise's rule.
    static func todaysLoads(
        gym id: GymID?, _ store: Store
    ) throws -> @Sendable (ExercisePrescription) -> Loads {
        let settings = try store.settings() ?? Settings()
        let library = try Library(store)
        let gym = try settings.flags.advancedPlateMath ? (id ?? settings.gymID).flatMap { try store.gym($0) } : nil
        let (inGym, increment) = (library.loads(gym, settings.unit), library.increment(settings.unit))
        return { prescription in
            inGym(prescription.exerciseID, prescription.loadKind)
                ?? prescription.ownLoads(increment: increment(prescription.exerciseID), unit: settings.unit)
        }
    }

    // MARK: Change

    /// Applies a command to a running workout: state, event and answer are stored together, or not at all. The same key
    /// with the same command is answered byte for byte as before.
    public func apply(
        _ user: UserID, _ workoutID: WorkoutID, _ command: WorkoutCommand
    ) async throws(ServiceError) -> Answer {
        let now = clock()
        var command = command
        command.facts = nil  // What a client says of an exercise is not believed, and no part of the command.
        let asked = command
        let known = committed[workoutID].flatMap { $0.userID == user ? $0 : nil }
        let prepared = known.flatMap { Self.prepared($0, asked, now) }
        let (scope, key, fingerprint) = (RepeatScope.workout(workoutID), asked.meta.idempotencyKey, asked.fingerprint)
        let (answer, changed) = try await write(user) { [tripwire] store -> (Answer, ActiveWorkout?) in
            guard let workout = try store.workout(workoutID, known: known) else {
                throw ServiceError.notFound("workout")
            }
            try tripwire(.load)
            if let answer = try Self.repeated(store, scope, key, fingerprint, now) {
                return (Answer(json: answer, created: false), nil)
            }
            let change: WorkoutChange
            if let prepared, prepared.workout.revision == workout.revision + 1 {
                change = prepared
            } else {
                change = try Self.change(workout, asked, now, store)
            }
            if change.workout.gymID != workout.gymID { try Self.checkGym(change.workout.gymID, store) }
            try tripwire(.reduce)
            try store.update(change)
            try tripwire(.state)
            try store.append(change)
            try tripwire(.event)
            let answer = try Self.answer(asked, change, store, now)
            try Self.keep(answer, store, scope, key, fingerprint, now)
            try tripwire(.key)
            return (Answer(json: answer, created: true), change.workout)
        }
        if let changed { committed.keep(changed) }
        try pass(.answer)
        return answer
    }

    /// What will be written if the workout still is as this process last committed it. Worked out before the
    /// transaction, while others write: the database has one writer, and this is most of the work. A refusal is none
    /// yet: the command may be a repeat, or need what only the store knows.
    private static func prepared(
        _ known: ActiveWorkout, _ command: WorkoutCommand, _ now: Instant
    ) -> WorkoutChange? {
        guard let reduction = try? reduce(known, command, now: now) else { return nil }
        return WorkoutChange(reduction, after: known)
    }

    private static func change(
        _ workout: ActiveWorkout, _ command: WorkoutCommand, _ now: Instant, _ store: Store
    ) throws -> WorkoutChange {
        var command = command
        if let exercise = command.namedExercise { command.facts = try Library(store)[exercise]?.facts }
        do {
            let reduction = try reduce(workout, command, now: now, undoing: try undone(by: command, workout, store))
            return WorkoutChange(reduction, after: workout)
        } catch let error as WorkoutError {
            var refusal = ServiceError(error)
            if error.code == .notInProgress {
                refusal.details = ErrorAnswer.Details()
                refusal.details?.workoutID = workout.id
                if workout.status == .completed { refusal.details?.archivedWorkoutID = workout.id }
            }
            throw refusal
        }
    }

    /// The change that an undo is about, from the events: the only place where a workout's past is kept.
    private static func undone(
        by command: WorkoutCommand, _ workout: ActiveWorkout, _ store: Store
    ) throws -> RecordedChange? {
        guard case .undo(let undo) = command else { return nil }
        let events = try store.events(of: workout.id, after: 0, limit: workout.revision)
        guard let target = RecordedChange.target(of: undo, in: events) else { return nil }
        var document = JSONValue.null
        for event in events where event.seq < target.seq { document = try document.applying(event.diffOps) }
        return RecordedChange(
            target, before: try JSON.decode(ActiveWorkout.self, from: JSON.encode(document)),
            after: try JSON.decode(ActiveWorkout.self, from: JSON.encode(try document.applying(target.diffOps))))
    }

    private static func answer(
        _ command: WorkoutCommand, _ change: WorkoutChange, _ store: Store, _ now: Instant
    ) throws -> String {
        switch command {
        case .complete(let command): return JSON.text(try archive(change.workout, command, store, now: now))
        case .cancel: return JSON.text(DoneAnswer())
        case .logSet, .patch, .autofillExercise, .addExercise, .removeExercise, .swapExercise, .reorderExercises,
            .superset, .undo:
            var answer = ChangeAnswer()
            answer.eventID = change.event.id
            if case .addExercise = command { answer.exerciseInstanceID = change.event.payload.exerciseInstanceID }
            answer.totals = change.workout.totals
            answer.revision = change.workout.revision
            return JSON.text(answer)
        }
    }

    // MARK: Repeats

    /// Where a key counts: elsewhere the same key is another.
    public enum RepeatScope: Equatable, Sendable {
        case start, decisions
        case workout(WorkoutID), session(WorkoutID)

        var text: String {
            switch self {
            case .start: "start"
            case .decisions: "decisions"
            case .workout(let id): id.text
            case .session(let id): "session/" + id.text
            }
        }
    }

    /// Whether a command with this key was answered within the last 24 hours.
    public func wasAnswered(_ user: UserID, _ key: String, in scope: RepeatScope) async throws(ServiceError) -> Bool {
        let now = clock()
        return try await read(user) { store in try store.answered(scope: scope.text, key: key, now: now) != nil }
    }

    /// The answer that was kept for this key and command.
    private static func repeated(
        _ store: Store, _ scope: RepeatScope, _ key: String?, _ fingerprint: String, _ now: Instant
    ) throws -> String? {
        guard let key, let kept = try store.answered(scope: scope.text, key: key, now: now) else { return nil }
        guard kept.fingerprint == fingerprint else {
            throw ServiceError(
                .idempotencyKeyReused, "This key was used for another command.", path: "/idempotency_key")
        }
        return kept.response
    }

    /// Answers a command that has a key once, and every time after that with the same bytes.
    static func once(
        _ command: some RepeatableCommand, in scope: RepeatScope, _ store: Store, _ now: Instant,
        _ answer: () throws -> String
    ) throws -> String {
        let (key, fingerprint) = (command.meta.idempotencyKey, command.fingerprint)
        if let kept = try repeated(store, scope, key, fingerprint, now) { return kept }
        let answer = try answer()
        try keep(answer, store, scope, key, fingerprint, now)
        return answer
    }

    private static func keep(
        _ answer: String, _ store: Store, _ scope: RepeatScope, _ key: String?, _ fingerprint: String, _ now: Instant
    ) throws {
        guard let key else { return }
        try store.keepAnswer(
            Store.AnsweredCommand(fingerprint: fingerprint, response: answer), scope: scope.text, key: key, now: now)
    }

    // MARK: Reading

    /// The running workout.
    public func runningWorkout(_ user: UserID) async throws(ServiceError) -> ActiveWorkout {
        guard let workout = try await read(user, { store in try store.runningWorkout() }) else {
            throw ServiceError(.notFound, "No workout is running.")
        }
        return workout
    }

    /// A live workout, running or over.
    public func workout(_ user: UserID, _ id: WorkoutID) async throws(ServiceError) -> ActiveWorkout {
        guard let workout = try await read(user, { store in try store.workout(id) }) else {
            throw ServiceError.notFound("workout")
        }
        return workout
    }

    /// Events of a live workout after `seq`, oldest first.
    public func events(
        _ user: UserID, _ id: WorkoutID, after seq: Int, limit: Int
    ) async throws(ServiceError) -> Page<WorkoutEvent> {
        try await read(user) { store in
            guard try store.workout(id) != nil else { throw ServiceError.notFound("workout") }
            let events = try store.events(of: id, after: seq, limit: limit)
            return Page(events, next: events.count == limit ? events.last.map { String($0.seq) } : nil)
        }
    }
}

/// A command whose key makes it safe to repeat.
protocol RepeatableCommand: WireModel {
    var meta: CommandMeta { get set }
}

extension RepeatableCommand {
    /// By which "the same command" is judged: everything but the client's clock.
    var fingerprint: String {
        var same = self
        same.meta.clientTimestamp = nil
        return JSON.text(same)
    }
}

extension StartWorkout: RepeatableCommand {}
extension SessionCorrection: RepeatableCommand {}
extension DecideChanges: RepeatableCommand {}

extension StartAnswer {
    init(_ workout: ActiveWorkout) {
        self.init()
        workoutID = workout.id
        exercises = workout.exercises
        totals = workout.totals
    }
}
