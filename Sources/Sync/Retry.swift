import Contract
public import Training
import Wire

// What the lifter can do about what the server refused, besides putting it away. A change leaves the list as it goes into the queue, in
// one write: asked for twice it is there once.

extension WorkoutSync {
    /// What becomes of a refused change.
    public enum Remedy: Equatable, Sendable {
        /// The same again, as it applies to the workout as it is now.
        case again
        /// The set that it filled is gone, its exercise is not: the numbers come back as another set.
        case anotherSet
    }

    /// Under which names `refused` is kept, in its order.
    public var refusedKeys: [String] {
        var keys: [String] = []
        for entry in list { keys.append(entry.key) }
        return keys
    }

    /// What can be done about a refused change; `nil` where nothing can: the workout is over or has it, or what it was about is gone.
    @inline(never) public func remedy(_ key: String) -> Remedy? {
        guard let workout, workout.status == .inProgress, let refused = listed(key)?.change.change,
            refused.workoutID == workout.id, case .change(let command) = refused.step
        else { return nil }
        switch command {
        case .complete, .cancel, .undo: return nil
        case .logSet, .patch, .autofillExercise, .addExercise, .removeExercise, .swapExercise, .reorderExercises,
            .superset:
            break
        }
        let now = command.meta.clientTimestamp ?? workout.updatedAt
        if (try? reduce(workout, command, now: now)) != nil { return .again }
        guard case .logSet(let log) = command, workout[SetPlace(log.exerciseInstanceID, log.setID)] == nil else {
            return nil
        }
        for exercise in workout.exercises where exercise.instanceID == log.exerciseInstanceID { return .anotherSet }
        return nil
    }

    /// Sends a refused change again, with a key of its own.
    @inline(never) public mutating func retry(_ key: String, at now: Instant) -> [SyncEffect] {
        flushEdits(at: now)
        guard let remedy = remedy(key), var change = listed(key)?.change.change, case .change(var command) = change.step
        else { return finish([]) }
        if remedy == .anotherSet, case .logSet(var log) = command {
            guard let added = addSet(after: log, now) else { return finish([]) }
            log.setID = added
            command = .logSet(log)
            let exercise = workout?.exercises.first { $0.instanceID == log.exerciseInstanceID }
            change.setNumber = exercise?.sets.firstIndex { $0.id == added }.flatMap { exercise?.setNumber($0) }
        }
        list.removeAll { $0.key == key }
        store(key, "")
        command.meta.idempotencyKey = ids.next(at: now, EventTag.self).text
        change.step = .change(command)
        lastNumber += 1
        let entry = QueueEntry(name: StepName(lastNumber, page), change: change)
        queue.append(entry)
        write(entry)
        rebuild()
        return finish([])
    }

    /// Adds a set like the last one of an exercise.
    private mutating func addSet(after log: LogSet, _ now: Instant) -> SetID? {
        guard let workout,
            let exercise = workout.exercises.first(where: { $0.instanceID == log.exerciseInstanceID })
        else { return nil }
        var add = AddSetOp(target: ExercisePlace(exercise.instanceID), value: NewSet(after: exercise))
        let id: SetID = ids.next(at: now)
        add.value.id = id
        let effects = enqueue(patch(.addSet(add), workout.id, "add_set", now), FieldTarget(exercise.instanceID), now)
        return effects.isEmpty ? id : nil
    }

    private func listed(_ key: String) -> ListedChange? {
        for entry in list where entry.key == key { return entry }
        return nil
    }
}

extension RefusedEntry {
    /// Whether it may go better later: what it says can be, and no newer version stands against it. What is decided and planned is open
    /// again in its own place.
    public var canRetry: Bool {
        switch entry.step {
        case .decide, .plan: false
        default: !fault.isCode(.validation) && !fault.isCode(.changeConflict) && !fault.isCode(.idempotencyKeyReused)
        }
    }
}

extension Outbox {
    /// Puts a refused step at the end of what waits. It has its id or its key: had it arrived after all, it is there once.
    @inline(never) public mutating func retry(_ key: String) -> [OutboxEffect] {
        guard let index = refused.firstIndex(where: { $0.key == key && $0.canRetry }) else { return [] }
        let entry = refused.remove(at: index).entry
        return append(entry.step, name: entry.name) + [.persist(key: key, value: "")]
    }
}
