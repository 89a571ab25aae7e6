import Training

extension WorkoutSync {
    /// Whether a change can be taken back: one of this run of the app, or one that only the server knows.
    public var canUndo: Bool {
        isTraining && (!shownPast.standing.isEmpty || !shownPast.isWhole && (base?.revision ?? 0) > 1)
    }

    /// How many changes of this run of the app stand.
    public var changeCount: Int { shownPast.standing.count }

    /// Whether something that was taken back can be done again.
    public var canRedo: Bool { isTraining && !shownPast.undone.isEmpty }

    /// What the next undo takes back, where that is known here: the first of several changes that go together, which are
    /// of no one set.
    public var undoable: QueuedChange? {
        let step = shownPast.step
        var first = step.last
        if step.count > 1 { first?.setNumber = nil }
        return first
    }

    /// What is more than one change, and is taken back as one: all of it is made at the same moment.
    mutating func several(_ intent: Intent, _ now: Instant) -> [SyncEffect] {
        guard let workout else { return [] }
        var effects: [SyncEffect] = []
        switch intent {
        case .skipExercise(let instance):
            for exercise in workout.exercises where exercise.instanceID == instance {
                for set in exercise.sets where set.status == .planned {
                    let place = SetPlace(instance, set.id)
                    let skip = patch(.setField(SetFieldOp(place, .status(.skipped))), workout.id, "skip_exercise", now)
                    effects += enqueue(skip, FieldTarget(place), now)
                }
            }
        case .warmUp(let instance, let sets):
            for (index, set) in sets.enumerated() {
                var new = NewSet()
                (new.id, new.setType, new.weight, new.reps) = (ids.next(at: now), .warmup, set.weight, set.reps)
                let add = AddSetOp(target: ExercisePlace(instance), value: new, at: index)
                effects += enqueue(patch(.addSet(add), workout.id, "warm_up", now), FieldTarget(instance), now)
            }
        case .undo:
            let step = shownPast.step
            for change in step { undo(change.key, workout.id, now) }
            // Before this run of the app: the server knows what was last.
            if step.isEmpty, canUndo { undo(nil, workout.id, now) }
        case .redo: for key in shownPast.undoneStep { undo(key, workout.id, now) }
        default: break
        }
        return effects
    }

    private mutating func undo(_ key: String?, _ id: WorkoutID, _ now: Instant) {
        append(
            .change(.undo(UndoChange(workoutID: id, reverts: key, meta: newMeta("undo", now)))), id, FieldTarget())
        var result = key.flatMap { shownPast.result(of: $0) }
        result?.revision = workout?.revision ?? 0
        queue[queue.count - 1].change.result = result
        write(queue[queue.count - 1])
        guard let change = queue.last?.change else { return }
        var (shown, past) = (workout, shownPast)
        past.apply(change, to: &shown)
        (workout, shownPast) = (shown, past)
    }
}
