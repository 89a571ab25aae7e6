import Contract
import Sync
import Training
import Wire

extension Focus {
    // MARK: From what is known

    @inline(never) mutating func update(filling message: FocusMessage, _ workout: ActiveWorkout, _ world: World)
        -> [Effect]
    {
        switch message {
        case .useLast(let instance, let set):
            return workout.exercise(instance).map { fillFromLast($0, only: set, world) } ?? []
        case .raise(let instance): return workout.exercise(instance).map { raise($0, world) } ?? []
        case .useNext(let instance):
            return workout.exercise(instance).map { fillFromCoach($0, workout, world) } ?? []
        case .useAccepted: return fillAccepted(workout, world)
        case .decline(let instance):
            declined.append(instance)
            return [
                keepDeclined,
                .offer(
                    Undo(
                        text: world.strings[.targetsDeclined], milliseconds: 6_000, isOfWorkout: true,
                        undo: [.message(.focus(.takeUp(instance)))])),
            ]
        case .takeUp(let instance):
            declined.removeAll { $0 == instance }
            return [keepDeclined]
        case .putBack(let before): return putBack(before, world)
        case .fill(let instance, let sets): return workout.exercise(instance).map { fill($0, sets) } ?? []
        default: return []
        }
    }

    private mutating func fillFromLast(_ exercise: ActiveExercise, only set: SetID?, _ world: World) -> [Effect] {
        let last = world.knowledge.last(exercise.exerciseID)
        var changes = exercise.noChanges
        for index in changes.indices where set == nil || exercise.sets[index].id == set {
            let isWarmup = exercise.sets[index].setType == .warmup
            guard let before = exercise.last(index, of: last) ?? (isWarmup ? nil : last?.sets.last) else { continue }
            changes[index] = exercise.changes(to: before)
        }
        return fill(exercise, changes, world)
    }

    /// One step more on what is planned; on the numbers before where nothing is.
    private mutating func raise(_ exercise: ActiveExercise, _ world: World) -> [Effect] {
        let last = world.knowledge.last(exercise.exerciseID)
        var changes = exercise.noChanges
        for index in changes.indices where exercise.sets[index].setType != .warmup {
            let place = SetPlace(exercise.instanceID, exercise.sets[index].id)
            guard emptied != place, let weight = exercise.weightBefore(index, last),
                let harder = world.harder(than: weight, exercise)
            else { continue }
            changes[index] = withReps([.weight(harder)], place, world)
        }
        return fill(exercise, changes, world)
    }

    /// The targets that the last session led to; more sets than targets repeat the last one.
    private mutating func fillFromCoach(
        _ exercise: ActiveExercise, _ workout: ActiveWorkout, _ world: World
    ) -> [Effect] {
        let targets = coachTargets(exercise, workout, world)
        var changes = exercise.noChanges
        var number = 0
        for index in changes.indices where exercise.isForCoach(exercise.sets[index]) {
            guard let target = number < targets.count ? targets[number] : targets.last else { break }
            changes[index] = exercise.changes(to: target)
            number += 1
        }
        return fill(exercise, changes, world)
    }

    /// What was accepted, and is in no version of the plan yet: a start without the server runs the version before.
    private mutating func fillAccepted(_ workout: ActiveWorkout, _ world: World) -> [Effect] {
        var effects: [Effect] = []
        for exercise in workout.exercises where workout.override == nil {
            guard let id = exercise.exercisePrescriptionID,
                let planned = world.knowledge.prescription(id, in: workout.planSnapshotID)
            else { continue }
            let steps = planned.steps(world.knowledge.accepted(id))
            if steps.isEmpty { continue }
            let loads = world.loads(exercise)
            var changes = exercise.noChanges
            for step in steps where step.number > 0 {
                var number = 0
                for set in planned.sets where set.type != .warmup {
                    number += 1
                    guard number == step.number,
                        let index = exercise.sets.firstIndex(where: { $0.setPrescriptionID == set.id })
                    else { continue }
                    var target = step.to
                    if workout.gymID != nil, loads.isInventory, let weight = target.weight {
                        target.weight = loads.notHarder(than: weight)
                    }
                    changes[index] = exercise.changes(to: target)
                }
            }
            // To take it back is to decide otherwise.
            effects += fill(exercise, changes, world, isOffered: false)
        }
        return effects
    }

    /// The weight that the last set suggests, for the sets that it suggests it for.
    mutating func takeOffer(_ exercise: ActiveExercise, _ world: World) -> [Effect] {
        guard let offer = exercise.nextSetOffer(world.loads(exercise)) else { return [] }
        var changes = exercise.noChanges
        for index in changes.indices where offer.sets.contains(exercise.sets[index].id) {
            changes[index] = [.weight(offer.weight)]
        }
        return fill(exercise, changes, world)
    }

    /// Edits the planned sets, each with the changes in its place, and offers to put back what stood there.
    @inline(never) private mutating func fill(
        _ exercise: ActiveExercise, _ changes: [[SetFieldChange]], _ world: World, isOffered: Bool = true
    ) -> [Effect] {
        var effects = closePad()
        var before: [Refill] = []
        for (index, set) in exercise.sets.enumerated() where set.status == .planned {
            // What stands there is no change, and nothing to be taken back.
            let values = exercise.values(of: set)
            let changes = changes[index].filter { !values.contains($0) }
            if changes.isEmpty { continue }
            let refill = Refill(place: SetPlace(exercise.instanceID, set.id), changes: values)
            before.append(refill)
            effects.append(.perform(.edit(refill.place, changes)))
        }
        effects.append(.perform(.flush))
        if before.isEmpty || !isOffered { return effects }
        return effects + [
            .offer(
                Undo(
                    text: world.strings[.setsFilled], milliseconds: 6_000, isOfWorkout: true,
                    undo: [.message(.focus(.putBack(before)))]))
        ]
    }

    /// Puts back what stood in sets that are still planned.
    private func putBack(_ before: [Refill], _ world: World) -> [Effect] {
        var effects: [Effect] = []
        for refill in before where world.workout?[refill.place]?.status == .planned {
            effects.append(.perform(.edit(refill.place, refill.changes)))
        }
        return effects + [.perform(.flush)]
    }

    private var keepDeclined: Effect { .persist(key: Stored.declined, value: JSON.text(declined)) }

    /// An exercise that was added before its history was known begins with the work of last time after all, unless
    /// somebody has begun to fill it in; `id`: `nil` where it may have come among sessions, or comes among the next ones.
    mutating func lastPerformanceCame(of id: ExerciseID?, _ world: World) -> [Effect] {
        guard let instance = added, world.isTraining, let exercise = world.shown?.exercise(instance),
            id == nil || exercise.exerciseID == id, let known = world.knowledge.exercise(exercise.exerciseID)
        else { return [] }
        let sets = world.plannedLikeLast(known)
        if id != nil || sets != nil { added = nil }
        guard cell?.place.exerciseInstanceID != instance, let sets else { return [] }
        for set in exercise.sets where !exercise.isUntouched(set) { return [] }
        var values: [SetValues] = []
        for new in sets {
            values.append(
                SetValues(
                    weight: new.weight, reps: new.reps, durationSeconds: new.durationSeconds, distance: new.distance))
        }
        var effects: [Effect] = []
        for _ in exercise.sets.count..<max(exercise.sets.count, sets.count) {
            effects.append(.perform(.addSet(instance)))
        }
        return effects + [.message(.focus(.fill(instance, values)))]
    }

    /// More sets than values repeat the last ones.
    private func fill(_ exercise: ActiveExercise, _ values: [SetValues]) -> [Effect] {
        var effects: [Effect] = []
        for (index, set) in exercise.sets.enumerated() where !values.isEmpty {
            let changes = exercise.changes(to: values[min(index, values.count - 1)])
            effects.append(.perform(.edit(SetPlace(exercise.instanceID, set.id), changes)))
        }
        return effects + [.perform(.flush)]
    }

    /// What the coach would have today, where it differs from what is planned; nothing on a day that was made lighter, or
    /// once it was declined.
    func coachTargets(_ exercise: ActiveExercise, _ workout: ActiveWorkout, _ world: World) -> [SetTarget] {
        if workout.override != nil || declined.contains(exercise.instanceID) || world.wasJustDone(exercise.exerciseID) {
            return []
        }
        let targets: [SetTarget]
        // The server holds what hurts, too; what was noted just now it does not know yet.
        var isHeld = world.pain(on: exercise.exerciseID)?.holds ?? false
        // Nor is more offered after a set that fell short.
        for set in exercise.sets where set.status == .done && exercise.isForCoach(set) {
            if let asked = set.target?.reps, let reps = set.reps, reps < asked { isHeld = true }
        }
        if let item = world.knowledge.nextItem(exercise, in: workout.sourceTemplateID) {
            if item.recommendation.change == .stay || isHeld && item.recommendation.isRaise { return [] }
            targets = item.recommendation.targets
        } else {
            guard exercise.exercisePrescriptionID == nil else { return [] }
            targets = world.knowledge.prior[exercise.exerciseID]?.suggestedNext.map { [$0] } ?? []
        }
        var number = 0
        for set in exercise.sets where exercise.isForCoach(set) {
            defer { number += 1 }
            guard set.status == .planned, let target = number < targets.count ? targets[number] : targets.last else {
                continue
            }
            if target.weight != set.weight || target.reps != set.reps || target.durationSeconds != set.durationSeconds {
                return targets
            }
        }
        return []
    }

    // MARK: What will be recorded

    /// What the set before offers to a set without a weight.
    func offered(_ place: SetPlace, _ workout: ActiveWorkout) -> [SetFieldChange] {
        guard emptied != place, let exercise = workout.exercise(place.exerciseInstanceID),
            let index = exercise.sets.firstIndex(where: { $0.id == place.setID })
        else { return [] }
        return exercise.offered(index)
    }

    /// A set as it will be recorded: with what it is offered.
    func toRecord(_ place: SetPlace, _ workout: ActiveWorkout) -> ActiveSet? {
        workout[place].map { $0.with(offered(place, workout)) }
    }

    /// Whether the weight of a set has to be asked for: something was lifted, and nobody said what.
    func lacksWeight(_ place: SetPlace, _ workout: ActiveWorkout) -> Bool {
        guard let exercise = workout.exercise(place.exerciseInstanceID), let set = workout[place] else { return false }
        return exercise.loadKind == .external && exercise.columns.contains(.weight) && set.weight == nil
    }
}

extension ActiveSet {
    /// The set with a weight and reps that it does not have yet.
    func with(_ offered: [SetFieldChange]) -> ActiveSet {
        var set = self
        for change in offered {
            if case .weight(let weight) = change { set.weight = weight }
            if case .reps(let reps) = change { set.reps = reps }
            if case .durationSeconds(let seconds) = change { set.durationSeconds = seconds }
            if case .distance(let distance) = change { set.distance = distance }
        }
        return set
    }
}

extension ActiveExercise {
    /// None for any set.
    fileprivate var noChanges: [[SetFieldChange]] { Array(repeating: [], count: sets.count) }

    /// Whether the coach's targets are for a set like this: they begin anew after a swap.
    fileprivate func isForCoach(_ set: ActiveSet) -> Bool {
        set.setType.countsForProgression && set.performedExerciseID == nil
    }

    /// What was done in the last set before, for a planned set that has no weight: the weight, and the reps too where nobody
    /// has touched the set. Empty where there is nothing to offer.
    func offered(_ index: Int) -> [SetFieldChange] {
        let set = sets[index]
        if measure != .reps { return offeredTime(index) }
        guard set.status == .planned, set.weight == nil, columns.contains(.weight),
            loadKind == .external || set.target == nil,
            let before = setBefore(index, done: true), let weight = before.weight
        else { return [] }
        guard isUntouched(set), let reps = before.reps, reps > 0 else { return [.weight(weight)] }
        return [.weight(weight), .reps(reps)]
    }

    /// The same of a time or a distance.
    private func offeredTime(_ index: Int) -> [SetFieldChange] {
        let set = sets[index]
        guard set.status == .planned, set.target == nil, isUntouched(set), let before = setBefore(index, done: true)
        else { return [] }
        return changes(
            to: SetValues(
                weight: before.weight, reps: nil, durationSeconds: before.durationSeconds, distance: before.distance))
    }

    /// The set before that is of the same sort, a warm-up before a warm-up, another before another; `done`: the last one
    /// that was done. One that was done before a swap is none: its weight is another exercise's.
    private func setBefore(_ index: Int, done: Bool) -> ActiveSet? {
        sets[..<index].last {
            $0.performedExerciseID == nil && ($0.setType == .warmup) == (sets[index].setType == .warmup)
                && (done ? $0.status == .done : $0.status != .skipped && $0.weight != nil)
        }
    }

    /// The weight that a step begins from: the set's own, that of the set before, that of last time.
    func weightBefore(_ index: Int, _ last: LastPerformance?) -> Mass? {
        sets[index].weight ?? setBefore(index, done: false)?.weight ?? self.last(index, of: last)?.weight
    }

    // MARK: Edits

    /// The edits that give a set the numbers of another one.
    func changes(to set: PerformedSet) -> [SetFieldChange] {
        changes(
            to: SetValues(
                weight: set.weight, reps: set.reps, durationSeconds: set.durationSeconds, distance: set.distance))
    }

    func changes(to target: SetTarget) -> [SetFieldChange] {
        changes(
            to: SetValues(
                weight: target.weight, reps: target.reps, durationSeconds: target.durationSeconds,
                distance: target.distance))
    }

    /// Only numbers that this exercise counts, and only those that are there. Never the reps in reserve: how hard a set
    /// was is known when it was done.
    func changes(to values: SetValues) -> [SetFieldChange] {
        var changes: [SetFieldChange] = []
        for column in columns {
            switch column {
            case .weight: if let weight = values.weight { changes.append(.weight(weight)) }
            case .reps: if let reps = values.reps { changes.append(.reps(max(1, reps))) }
            case .rir: break
            case .duration: if let seconds = values.durationSeconds { changes.append(.durationSeconds(seconds)) }
            case .distance: if let distance = values.distance { changes.append(.distance(distance)) }
            }
        }
        return changes
    }

    /// The edits that bring a set back to what it is now.
    func values(of set: ActiveSet) -> [SetFieldChange] {
        var values: [SetFieldChange] = []
        for column in columns {
            switch column {
            case .weight: values.append(.weight(set.weight))
            case .reps: values.append(.reps(set.reps))
            case .rir: break
            case .duration: values.append(.durationSeconds(set.durationSeconds))
            case .distance: values.append(.distance(set.distance))
            }
        }
        return values
    }
}
