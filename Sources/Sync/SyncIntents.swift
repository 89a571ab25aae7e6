public import Training

extension WorkoutSync {
    /// Does what the lifter wants: shown at once, stored, and sent as soon as it can be.
    ///
    /// - Parameter gym: where a workout that starts takes place.
    public mutating func perform(_ intent: Intent, at now: Instant, in gym: GymID? = nil) -> [SyncEffect] {
        switch intent {
        case .start(let plan, let mood, let override, let day):
            return begin(gym, now) { start in
                (start.command.preMood, start.command.override) = (mood, override)
                (start.command.programDayID, start.command.phase) = (day?.id, day?.phase)
                start.command.planSnapshotID = plan.currentVersion.id
                start.snapshot = plan.currentVersion
                start.planName = plan.name
            }
        case .startFreeform: return begin(gym, now) { $0.command.freeform = true }
        case .startAgain(let plan, let facts, let title):
            return begin(gym, now) {
                ($0.command.plan, $0.facts, $0.command.title) = (plan, facts, title)
            }
        case .edit(let place, let changes): return finish(edit(place, changes, now))
        default: break
        }
        let hadEdits = !pending.isEmpty
        let made = command(for: intent, now)
        if case .log(let place, _) = intent, workout?[place]?.status == .planned {
            // What was done supersedes them.
            if let index = pending.firstIndex(where: { $0.place == place }) {
                pending.remove(at: index)
                writeEdits()
                rebuild()
            }
        }
        flushEdits(at: now)
        var effects: [SyncEffect] = hadEdits ? [.timer(.edits, milliseconds: 0)] : []
        if let (command, place) = made {
            effects += enqueue(command, place, now)
        } else {
            effects += several(intent, now)
        }
        return finish(effects)
    }

    // MARK: Start

    /// - Parameter say: what is started.
    private mutating func begin(
        _ gym: GymID?, _ now: Instant, _ say: (inout LocalStart) -> Void
    ) -> [SyncEffect] {
        guard workout?.status != .inProgress else { return [] }
        let id: WorkoutID = ids.next(at: now)
        var start = LocalStart(command: StartWorkout(workoutID: id, meta: newMeta("start", now)))
        start.command.gymID = gym
        say(&start)
        guard let begun = start.workout() else { return [] }
        (workout, shownPast) = (begun, Past(isWhole: true))
        append(.start(start), id, FieldTarget())
        return finish([])
    }

    // MARK: Edits

    private mutating func edit(_ place: SetPlace, _ changes: [SetFieldChange], _ now: Instant) -> [SyncEffect] {
        guard let workout, !changes.isEmpty else { return [] }
        // The same check that the server will make of the patch.
        let patch = PendingEdit(place, changes).patch(workout.id, CommandMeta(key: "pending", at: now))
        do throws(WorkoutError) {
            self.workout = try reduce(workout, patch, now: now).workout
        } catch { return [.declined(error)] }
        if let index = pending.firstIndex(where: { $0.place == place }) {
            pending[index].merge(changes)
        } else {
            pending.append(PendingEdit(place, changes))
        }
        pendingWorkout = workout.id
        writeEdits()
        return [.timer(.edits, milliseconds: Self.editDelay)]
    }

    // MARK: Commands

    mutating func enqueue(_ command: WorkoutCommand, _ place: FieldTarget, _ now: Instant) -> [SyncEffect] {
        guard let before = workout else { return [] }
        let after: ActiveWorkout
        do throws(WorkoutError) {
            after = try reduce(before, command, now: now).workout
        } catch { return [.declined(error)] }
        append(.change(command), before.id, place)  // Named by what it was about, even when that is gone afterwards.
        if let entry = queue.last { shownPast.note(entry.change, before) }
        workout = after
        if let entry = queue.last { noteFinished(after, by: entry.change) }
        return []
    }

    /// The command of an intent and the set or exercise it is about; `nil` when it names nothing that is there.
    private mutating func command(for intent: Intent, _ now: Instant) -> (WorkoutCommand, FieldTarget)? {
        guard let workout else { return nil }
        switch intent {
        case .start, .startFreeform, .startAgain, .edit, .flush, .skipExercise, .warmUp, .undo, .redo: return nil
        case .log(let place, let failed):
            guard let set = workout[place] else { return nil }
            return (log(set, place, workout.id, failed, now), FieldTarget(place))
        case .replan(let place): return (status(.planned, place, workout.id, now), FieldTarget(place))
        case .skip(let place): return (status(.skipped, place, workout.id, now), FieldTarget(place))
        case .addSet(let instance):
            guard let exercise = workout.exercises.first(where: { $0.instanceID == instance }) else { return nil }
            var add = AddSetOp(target: ExercisePlace(instance), value: NewSet(after: exercise))
            add.value.id = ids.next(at: now)
            return (patch(.addSet(add), workout.id, "add_set", now), FieldTarget(instance))
        case .removeSet(let place):
            let remove = RemoveSetOp(target: place)
            return (patch(.removeSet(remove), workout.id, "remove_set", now), FieldTarget(place))
        case .addExercise(let facts, let sets):
            let add = AddExercise(
                workoutID: workout.id, exerciseID: facts.id, exerciseInstanceID: ids.next(at: now), sets: sets,
                facts: facts, meta: newMeta("add_exercise", now))
            return (.addExercise(add), FieldTarget())
        case .removeExercise(let instance):
            let remove = RemoveExercise(
                workoutID: workout.id, exerciseInstanceID: instance, meta: newMeta("remove_exercise", now))
            return (.removeExercise(remove), FieldTarget(instance))
        case .swap(let instance, let facts, let targets):
            let swap = SwapExercise(
                workoutID: workout.id, exerciseInstanceID: instance, newExerciseID: facts.id, targets: targets,
                facts: facts, meta: newMeta("swap_exercise", now))
            return (.swapExercise(swap), FieldTarget(instance))
        case .reorder(let order):
            let reorder = ReorderExercises(workoutID: workout.id, order: order, meta: newMeta("reorder", now))
            return (.reorderExercises(reorder), FieldTarget())
        case .superset(let instances, let group):
            let superset = SupersetExercises(
                workoutID: workout.id, instanceIDs: instances, group: group, meta: newMeta("superset", now))
            return (.superset(superset), instances.first.map { FieldTarget($0) } ?? FieldTarget())
        case .exerciseNote(let instance, let text): return exercise(.notes(text), instance, workout.id, now)
        case .rest(let instance, let seconds): return exercise(.restSeconds(seconds), instance, workout.id, now)
        case .move(let gym, let weights):
            var move = PatchWorkout(
                workoutID: workout.id, ops: [.setField(SetFieldOp(FieldTarget(), .gymID(gym)))],
                meta: newMeta("gym", now))
            move.weights = weights
            return (.patch(move), FieldTarget())
        case .complete(let rpe, let notes):
            var complete = CompleteWorkout(workoutID: workout.id, notes: notes, meta: newMeta("finish", now))
            if let rpe {
                var effort = PostEffort()
                effort.rpe = rpe
                complete.postEffort = effort
            }
            return (.complete(complete), FieldTarget())
        case .completeAsOfLastSet:
            var complete = CompleteWorkout(workoutID: workout.id, meta: newMeta("finish", now))
            complete.endTime = workout.lastSetDone
            return (.complete(complete), FieldTarget())
        case .cancel:
            let cancel = CancelWorkout(workoutID: workout.id, meta: newMeta("discard", now))
            return (.cancel(cancel), FieldTarget())
        }
    }

    private mutating func log(
        _ set: ActiveSet, _ place: SetPlace, _ id: WorkoutID, _ failed: Bool, _ now: Instant
    ) -> WorkoutCommand {
        var log = LogSet(
            workoutID: id, exerciseInstanceID: place.exerciseInstanceID, setID: place.setID, values: set.values,
            isFailure: set.tags.isFailure, meta: newMeta("set_done_toggle", now))
        if failed {
            log.values.reps = 0
            log.isFailure = true
        }
        return .logSet(log)
    }

    private mutating func exercise(
        _ change: SetFieldChange, _ instance: InstanceID, _ id: WorkoutID, _ now: Instant
    ) -> (WorkoutCommand, FieldTarget) {
        let target = FieldTarget(instance)
        return (patch(.setField(SetFieldOp(target, change)), id, "cell_edit", now), target)
    }

    mutating func status(
        _ status: SetStatus, _ place: SetPlace, _ id: WorkoutID, _ now: Instant
    ) -> WorkoutCommand {
        patch(.setField(SetFieldOp(place, .status(status))), id, "set_done_toggle", now)
    }

    mutating func patch(_ op: PatchOp, _ id: WorkoutID, _ source: String, _ now: Instant) -> WorkoutCommand {
        .patch(PatchWorkout(workoutID: id, ops: [op], meta: newMeta(source, now)))
    }
}

extension ActiveWorkout {
    /// The set at a place.
    public subscript(_ place: SetPlace) -> ActiveSet? {
        for index in exercises.indices where exercises[index].instanceID == place.exerciseInstanceID {
            for set in exercises[index].sets.indices where exercises[index].sets[set].id == place.setID {
                return exercises[index].sets[set]
            }
        }
        return nil
    }
}

extension NewSet {
    /// One more set like the last one of an exercise; not like one that was done before a swap.
    init(after exercise: ActiveExercise) {
        self.init()
        if let last = exercise.sets.last(where: { $0.performedExerciseID == nil }) {
            (setType, numbers) = (last.setType, last.numbers)
            (rir, reps) = (nil, last.reps.map { max(1, $0) })
        } else {
            switch exercise.measure {
            case .reps: reps = 10
            case .time: durationSeconds = 30
            case .distance: distance = .kilometre
            }
        }
    }
}
