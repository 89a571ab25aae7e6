public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// Starts a workout from a version, a plan, a body, or freeform. A start repeated with a used id answers with that
    /// workout.
    public func start(_ user: UserID, _ command: StartWorkout) async throws(ServiceError) -> Answer {
        try await write(user, drawing: 1) { turn in try LiveWorkouts(turn: turn).start(command) }
    }

    /// Applies a command to a running workout: state, event and answer are stored together, or not at all. The same key
    /// with the same command is answered byte for byte as before.
    public func apply(
        _ user: UserID, _ workoutID: WorkoutID, _ command: WorkoutCommand
    ) async throws(ServiceError) -> Answer {
        var command = command
        command.facts = nil  // What a client says of an exercise is not believed, and no part of the command.
        command.take(nil)  // Nor of a gym.
        let asked = command
        let known = committed[workoutID].flatMap { $0.workout.userID == user ? $0 : nil }
        let here = Self.offsetMinutes == nil ? zones.local(now, of: user) : now
        let prepared = known.flatMap { LiveWorkouts.prepared($0, asked, here) }
        let (answer, changed) = try await write(user) { turn in
            try LiveWorkouts(turn: turn).apply(asked, to: workoutID, known, prepared)
        }
        if let changed { committed.keep(changed) }
        try pass(.answer)
        // Not when it is asked again.
        if pushes != nil, let changed, case .complete = asked,
            let done = try? JSON.decode(CompleteAnswer.self, from: answer.json)
        {
            notifySummary(user, changed.workout, done)
        }
        return answer
    }

    // MARK: Reading

    /// The running workout.
    public func runningWorkout(_ user: UserID) async throws(ServiceError) -> ActiveWorkout {
        guard let workout = try await runningWorkouts(user).items.first else {
            throw ServiceError(.notFound, "No workout is running.")
        }
        return workout
    }

    /// The same as a list, which is empty where none runs.
    public func runningWorkouts(_ user: UserID) async throws(ServiceError) -> Page<ActiveWorkout> {
        try await read(user) { turn in Page(try turn.store.runningWorkout().map { [try turn.store.shown($0)] } ?? []) }
    }

    /// A live workout, running or over.
    public func workout(_ user: UserID, _ id: WorkoutID) async throws(ServiceError) -> ActiveWorkout {
        guard
            let workout = try await read(
                user,
                { turn in
                    try turn.store.workout(id).map { try turn.store.shown($0) }
                })
        else {
            throw ServiceError.notFound("workout")
        }
        return workout
    }

    /// Events of a live workout after `seq`, oldest first.
    public func events(
        _ user: UserID, _ id: WorkoutID, after seq: Int, limit: Int
    ) async throws(ServiceError) -> Page<WorkoutEvent> {
        try await read(user) { turn in
            guard try turn.store.workout(id) != nil else { throw ServiceError.notFound("workout") }
            let events = try turn.store.events(of: id, after: seq, limit: limit)
            return Page(events, next: events.count == limit ? events.last.map { String($0.seq) } : nil)
        }
    }
}

/// The workouts that are running.
struct LiveWorkouts: UseCase {
    let turn: Turn

    // MARK: Start

    func start(_ command: StartWorkout) throws -> Answer {
        let fresh = turn.newID(WorkoutTag.self)
        return try turn.once(.start, command) {
            if let id = command.workoutID, let existing = try store.workout(id) {
                return .known(JSON.text(StartAnswer(existing)))
            }
            if let running = try store.runningWorkout() {
                var error = ServiceError(.activeWorkoutExists, "A workout is already running.")
                error.details = ErrorAnswer.Details()
                error.details?.workoutID = running.id
                throw error
            }
            var (named, day) = try onItsDay(command)
            // Its targets are of the usual gym then.
            if named.gymID == nil { named.gymID = try Gyms(turn: turn).inUse(nil)?.id }
            let started = try startWorkout(
                named, id: command.workoutID ?? fresh, user: turn.user, source: try source(named, day), now: now)
            try store.insert(started.workout)
            try store.append(started.event, to: started.workout.id)
            return .made(JSON.text(StartAnswer(started.workout)))
        }
    }

    /// With the day that a routine is at, and the phase of the day.
    private func onItsDay(_ command: StartWorkout) throws -> (StartWorkout, TrainingDay.Adjusted) {
        var command = command
        if let routine = command.routineID, command.programDayID == nil {
            guard let program = try store.program(routine.retyped())?.program else {
                throw ServiceError.notFound("routine", path: "/routine_id")
            }
            command.programDayID = program.day(for: command.templateID, at: now)?.id
        }
        let adjusted = try TrainingDay.adjustment(command.programDayID, command.phase, turn)
        // A version may be older than what the day asks for by now: it was chosen without a network. A plan is chosen now.
        if let day = adjusted.day, let plan = command.templateID, day.planID != plan {
            throw ServiceError(.validation, "program_day_id is a day with another plan.", path: "/program_day_id")
        }
        command.phase = command.phase ?? adjusted.day?.phase
        return (command, adjusted)
    }

    private func source(_ command: StartWorkout, _ adjusted: TrainingDay.Adjusted) throws -> StartSource {
        var source = StartSource()
        try Gyms(turn: turn).check(command.gymID)
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
            let library = try turn.library()
            source.facts = plan.blocks.compactMap { library[$0.exerciseID]?.facts }
        } else if let day = adjusted.day, command.freeform != true {
            guard let plan = try day.planID.flatMap({ try store.plan($0) }) else {
                throw ServiceError(.validation, "program_day_id is a day of rest.", path: "/program_day_id")
            }
            source.snapshot = plan.currentVersion
            source.planName = plan.name
        }
        if let snapshot = source.snapshot {
            source.loads = try TrainingDay.loads(in: command.gymID, turn)
            let start = command.startTime ?? command.meta.clientTimestamp ?? now
            source.snapshot = try TrainingDay(
                turn: turn, start: start, loads: source.loads, storesStates: true, adjustment: adjusted.adjustment,
                week: { _ in adjusted.week }
            ).version(of: snapshot)
        }
        return source
    }

    // MARK: Change

    /// - Parameters:
    ///   - known: the workout as this process last committed it.
    ///   - prepared: what the command makes of that.
    /// - Returns: the answer, and the workout where it has changed.
    func apply(
        _ command: WorkoutCommand, to id: WorkoutID, _ known: WrittenWorkout?, _ prepared: WorkoutChange?
    ) throws -> (Answer, WrittenWorkout?) {
        guard let workout = try store.workout(id, known: known?.workout) else { throw ServiceError.notFound("workout") }
        try turn.pass(.load)
        var changed: WrittenWorkout?
        let answer = try turn.once(.workout(id), command) {
            let later = command.mayGiveWay(in: workout) ? try events(of: workout) : []
            let (left, overtaken) = command.givingWay(to: later, in: workout)
            guard let command = left else {
                return .made(JSON.text(ChangeAnswer(later.last?.id, workout, overtaken: overtaken)))
            }
            let change: WorkoutChange
            if let prepared, prepared.workout.revision == workout.revision + 1 {
                change = prepared
            } else {
                change = try self.change(workout, command, known)
            }
            if change.workout.gymID != workout.gymID { try Gyms(turn: turn).check(change.workout.gymID) }
            try turn.pass(.reduce)
            try store.update(change)
            try turn.pass(.state)
            try store.append(change)
            try turn.pass(.event)
            changed = change.written
            return .made(try self.answer(command, change, overtaken))
        }
        if changed != nil { try turn.pass(.key) }
        return (answer, changed)
    }

    /// What will be written if the workout still is as this process last committed it. Worked out before the
    /// transaction, while others write: the database has one writer, and this is most of the work. A refusal is none
    /// yet: the command may be a repeat, or need what only the store knows.
    static func prepared(_ known: WrittenWorkout, _ command: WorkoutCommand, _ now: Instant) -> WorkoutChange? {
        // What a gym makes of the targets only the store knows, and when a cell was edited.
        guard command.move == nil, !command.mayGiveWay(in: known.workout),
            let reduction = try? reduce(known.workout, command, now: now)
        else { return nil }
        return WorkoutChange(reduction, after: known.workout, known)
    }

    private func change(
        _ workout: ActiveWorkout, _ command: WorkoutCommand, _ known: WrittenWorkout?
    ) throws -> WorkoutChange {
        var command = command
        if let exercise = command.namedExercise { command.facts = try turn.library()[exercise]?.facts }
        if case .to(let gym) = command.move { command.take(try weights(of: workout, in: gym)) }
        do {
            let reduction = try reduce(workout, command, now: now, undoing: try undone(by: command, workout))
            return WorkoutChange(reduction, after: workout, known)
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

    /// Today's targets at another gym; without one at the usual one, as at a start.
    private func weights(of workout: ActiveWorkout, in id: GymID?) throws -> [TodayWeight] {
        let (gym, settings, library) = (try Gyms(turn: turn).inUse(id), try turn.settings(), try turn.library())
        return workout.weights(
            in: settings.flags.advancedPlateMath ? gym : nil, unit: settings.unit
        ) { library[$0] }
    }

    /// The change that an undo is about, from the events: the only place where a workout's past is kept.
    private func undone(by command: WorkoutCommand, _ workout: ActiveWorkout) throws -> RecordedChange? {
        guard case .undo(let undo) = command else { return nil }
        let events = try events(of: workout)
        guard let target = RecordedChange.target(of: undo, in: events) else { return nil }
        var document = JSONValue.null
        for event in events where event.seq < target.seq { document = try document.applying(event.diffOps) }
        return RecordedChange(
            target, before: try JSON.decode(ActiveWorkout.self, from: JSON.encode(document)),
            after: try JSON.decode(ActiveWorkout.self, from: JSON.encode(try document.applying(target.diffOps))))
    }

    private func events(of workout: ActiveWorkout) throws -> [WorkoutEvent] {
        try store.events(of: workout.id, after: 0, limit: workout.revision)
    }

    private func answer(
        _ command: WorkoutCommand, _ change: WorkoutChange, _ overtaken: [SetFieldChange.Field]
    ) throws -> String {
        switch command {
        case .complete(let command):
            return JSON.text(try Completion(turn: turn).archive(change.workout, command))
        case .cancel: return JSON.text(DoneAnswer())
        case .logSet, .patch, .autofillExercise, .addExercise, .removeExercise, .swapExercise, .reorderExercises,
            .superset, .undo:
            var answer = ChangeAnswer(change.event.id, change.workout, overtaken: overtaken)
            if case .addExercise = command { answer.exerciseInstanceID = change.event.payload.exerciseInstanceID }
            return JSON.text(answer)
        }
    }
}

extension Program {
    /// The day that a start of a routine is of: the one that it is at, or where a plan is named that is not that day's, the
    /// next one with it; `nil` where it has no such day.
    fileprivate func day(for plan: PlanID?, at now: Instant) -> ProgramDay? {
        guard let here = dueDay(at: now) ?? days.first else { return nil }
        guard let plan else { return here }
        let fitting = days.filter { $0.planID == plan }
        return fitting.first { $0.dayNumber >= here.dayNumber } ?? fitting.first
    }
}

extension ChangeAnswer {
    /// - Parameter event: the newest of the workout.
    fileprivate init(_ event: EventID?, _ workout: ActiveWorkout, overtaken: [SetFieldChange.Field]) {
        self.init(eventID: event ?? workout.id.retyped(), totals: workout.totals, revision: workout.revision)
        if !overtaken.isEmpty { self.overtaken = overtaken.map(\.rawValue) }
    }
}

extension StartAnswer {
    init(_ workout: ActiveWorkout) {
        self.init(workoutID: workout.id, exercises: workout.exercises, totals: workout.totals)
    }
}
