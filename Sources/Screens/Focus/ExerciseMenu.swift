import Sync
import Training

/// What is done with a whole exercise of the workout, from the menu on its card.
enum ExerciseMessage {
    case open(InstanceID)
    /// Shows what could be done instead; takes one of them, or looks through everything.
    case swap(InstanceID), pick(InstanceID, ExerciseID), search(InstanceID)
    case warmUp(InstanceID)
    /// Alternates with the next exercise, or stands alone again.
    case link(InstanceID), part(InstanceID)
    case move(InstanceID, Int)
    /// "2,0": what stood third was dropped first.
    case dropped(String)
    case rest(InstanceID, Int)
    case skip(InstanceID)
    /// Says where it hurts.
    case hurts(InstanceID)
    /// Shows every set beside those of before, or no more.
    case compare
}

extension Focus {
    @inline(never) mutating func update(
        exercise message: ExerciseMessage, _ workout: ActiveWorkout, _ world: World
    ) -> [Effect] {
        switch message {
        case .open(let instance):
            guard workout.exercise(instance) != nil else { return [] }
            open = instance  // It stays open wherever it is moved to.
            return open(.exercise(instance))
        case .swap(let instance): return workout.exercise(instance) == nil ? [] : keepNote() + open(.swap(instance))
        case .pick(let instance, let id): return swap(instance, id, world)
        case .search(let instance):
            swapping = instance
            sheet = nil
            return [.openSearch]
        case .warmUp(let instance):
            guard let exercise = workout.exercise(instance) else { return [] }
            let ramp = world.ramp(exercise)
            return ramp.isEmpty
                ? []
                : closeSheet() + [.perform(.warmUp(instance, ramp)), .vibrate("8")]
                    + offerUndo(world.strings.warmUpAdded)
        case .compare:
            compares.toggle()
            return closeSheet()
        case .link(let instance): return link(instance, workout, world)
        case .part(let instance): return part(instance, workout)
        case .move(let instance, let step): return move(instance, step, workout, world)
        case .dropped(let places):
            guard let (from, to) = dropped(places) else { return [] }
            // What is being trained stays open, whatever comes before it now.
            if open == nil, let index = openIndex(workout) { open = workout.exercises[index].instanceID }
            return reorder(from, to, workout, world)
        case .rest(let instance, let step):
            guard let exercise = workout.exercise(instance) else { return [] }
            let now = exercise.restSeconds ?? world.knowledge.settings.restSeconds(of: exercise.exerciseID)
            return [.perform(.rest(instance, min(600, max(30, now + step))))]
        case .hurts(let instance):
            guard let exercise = workout.exercise(instance) else { return [] }
            return closeSheet() + [.message(.aches(.feltIn(exercise.exerciseID)))]
        case .skip(let instance):
            return closeSheet() + [.perform(.skipExercise(instance))] + offerUndo(world.strings.exerciseSkipped)
        }
    }

    /// The strip with the way back of what was just done.
    func offerUndo(_ text: String) -> [Effect] {
        [.offer(Undo(text: text, milliseconds: 6_000, isOfWorkout: true, undo: [.perform(.undo)]))]
    }

    // MARK: Swap

    mutating func swap(_ instance: InstanceID, _ id: ExerciseID, _ world: World) -> [Effect] {
        guard let exercise = world.knowledge.exercise(id), let workout = world.workout,
            let old = workout.exercise(instance), old.exerciseID != id
        else { return [] }
        swapping = nil
        let targets = world.targets(of: exercise, insteadOf: old, workout)
        return closeSheet() + [.perform(.swap(instance, exercise.facts, targets: targets))]
    }

    /// The planned sets begin with the work of last time, where that is known.
    mutating func swapped(_ instance: InstanceID, _ world: World) -> [Effect] {
        guard let exercise = world.workout?.exercise(instance),
            let known = world.knowledge.exercise(exercise.exerciseID)
        else { return [] }
        declined.removeAll { $0 == instance }
        var effects: [Effect] = [.lookAgain([.prior(exercise.exerciseID)])]
        let last = world.plannedLikeLast(known) ?? []
        var number = 0
        for set in exercise.sets where set.status == .planned && set.setType != .warmup && !last.isEmpty {
            // The day's phase has said what it aims at.
            if set.target != nil { continue }
            let values = last[min(number, last.count - 1)]
            number += 1
            let changes = exercise.changes(
                to: SetValues(
                    weight: values.weight, reps: values.reps, durationSeconds: values.durationSeconds,
                    distance: values.distance))
            effects.append(.perform(.edit(SetPlace(instance, set.id), changes)))
        }
        return effects + [.perform(.flush)]
            + offerUndo(world.strings.swapped(world.strings.called(exercise.exerciseID, exercise.name)))
    }

    // MARK: Order

    private mutating func link(_ instance: InstanceID, _ workout: ActiveWorkout, _ world: World) -> [Effect] {
        guard let index = workout.exercises.firstIndex(where: { $0.instanceID == instance }),
            index + 1 < workout.exercises.count
        else { return [] }
        let next = workout.exercises[index + 1]
        // Who has a partner already brings it along.
        let group = workout.exercises[index].supersetGroup ?? next.supersetGroup ?? world.newKey()
        var members = [instance, next.instanceID]
        for partner in workout.superset(of: index + 1) {
            let other = workout.exercises[partner].instanceID
            if !members.contains(other) { members.append(other) }
        }
        sheet = nil
        return [.perform(.superset(members, group)), .focus("ex-" + String(index))]
    }

    private func part(_ instance: InstanceID, _ workout: ActiveWorkout) -> [Effect] {
        guard let index = workout.exercises.firstIndex(where: { $0.instanceID == instance }) else { return [] }
        var members: [InstanceID] = [instance]
        let partners = workout.superset(of: index)
        // Nobody is left to alternate with the other one of two.
        if partners.count == 2 {
            members = []
            for partner in partners { members.append(workout.exercises[partner].instanceID) }
        }
        return [.perform(.superset(members, nil))]
    }

    private func move(_ instance: InstanceID, _ step: Int, _ workout: ActiveWorkout, _ world: World) -> [Effect] {
        guard let index = workout.exercises.firstIndex(where: { $0.instanceID == instance }),
            workout.exercises.indices.contains(index + step)
        else { return [] }
        return reorder(index, index + step, workout, world)
    }

    func reorder(_ from: Int, _ to: Int, _ workout: ActiveWorkout, _ world: World) -> [Effect] {
        guard from != to, workout.exercises.indices.contains(from), workout.exercises.indices.contains(to),
            // What is held back has a place of its own.
            workout.exercises.count == world.workout?.exercises.count
        else { return [] }
        var order: [InstanceID] = []
        for exercise in workout.exercises { order.append(exercise.instanceID) }
        order.insert(order.remove(at: from), at: to)
        let name = world.strings.called(workout.exercises[from])
        return [.perform(.reorder(order)), .announce(world.strings.placed(name, to + 1, order.count))]
    }
}

extension World {
    /// The warm-up sets that lead to the first working set of an exercise; empty where its weight is not known, or there are
    /// some.
    func ramp(_ exercise: ActiveExercise) -> [WarmUpSet] {
        guard exercise.measure == .reps, exercise.loadKind == .external else { return [] }
        for set in exercise.sets where set.setType == .warmup { return [] }
        guard let first = exercise.sets.firstIndex(where: { $0.status == .planned }),
            let weight = exercise.weightBefore(first, knowledge.last(exercise.exerciseID)), weight > .zero
        else { return [] }
        return (try? WarmUp.ramp(to: weight, loads: loads(exercise))) ?? []
    }

    /// What could be done instead of an exercise of the workout, the best first.
    func substitutes(_ exercise: ActiveExercise, limit: Int = 12) -> [Substitute] {
        substitutes(of: exercise.exerciseID, in: gym(of: workout), besides: trainedToday, limit: limit)
    }

    /// What is in the workout already.
    private var trainedToday: [ExerciseID] {
        var taken: [ExerciseID] = []
        for exercise in workout?.exercises ?? [] { taken.append(exercise.exerciseID) }
        return taken
    }

    /// What hurts under an exercise of the workout, and what could be done instead where it is severe.
    func painLine(_ exercise: ActiveExercise) -> PainLine? {
        guard let touch = pain(on: exercise.exerciseID) else { return nil }
        var (ids, own): ([ExerciseID], Int?) = ([], nil)
        for other in workout?.exercises ?? [] where other.hasPlanned {
            if other.instanceID == exercise.instanceID { own = ids.count }
            ids.append(other.exerciseID)
        }
        guard let own else { return PainLine(severity: touch.severity, text: strings.voice.sentence(Reason(touch))) }
        return painLines(on: ids, in: gym(of: workout), besides: trainedToday)[own]
    }

    /// What hurts in the exercises of a day, as far as it is known now, each with what could be done instead where it is severe:
    /// what fits together, so that nothing is proposed for two of them.
    ///
    /// - Parameters:
    ///   - ids: what is still to be done.
    ///   - gym: where; `nil` for anywhere.
    ///   - taken: what is done on that day anyway.
    @inline(never) func painLines(
        on ids: [ExerciseID], in gym: Gym?, besides taken: [ExerciseID]
    ) -> [PainLine?] {
        var (lines, severe, places): ([PainLine?], [ExerciseID], [Int]) = ([], [], [])
        for (place, id) in ids.enumerated() {
            guard let touch = pain(on: id) else {
                lines.append(nil)
                continue
            }
            var line = PainLine(severity: touch.severity, text: strings.voice.sentence(Reason(touch)))
            if touch.severity == .severe, knowledge.exercises != nil {
                line.isToSwap = true
                severe.append(id)
                places.append(place)
            }
            lines.append(line)
        }
        guard let all = knowledge.exercises, !severe.isEmpty else { return lines }
        for (index, one) in instead(of: severe, in: gym, besides: taken).enumerated() {
            guard let one else { continue }
            lines[places[index]]?.instead = all[one.index].id
            lines[places[index]]?.name = strings.called(all[one.index].id, all[one.index].name)
            if one.isPoorMatch { lines[places[index]]?.why = strings.reasons(one) + "." }
        }
        return lines
    }
}
