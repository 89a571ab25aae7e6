import Sync
import Training

extension App {
    func update(focus message: FocusMessage) -> [Effect] {
        guard isTraining, let workout = shown else { return [] }
        switch message {
        case .menu: return openSheet(.menu)
        case .add: return openSheet(.add)
        case .finish: return openSheet(.finish)
        case .open(let instance): return open(instance, workout)
        case .cell(let place, let field): return edit(place, field)
        case .pad(let key): return press(key)
        case .closePad: return closePad() + [.focus("go")]
        case .tick(let place): return tick(place)
        case .main: return main(workout)
        case .skip(let place): return closePad() + perform(.skip(place)) + goOn(place)
        case .addSet(let instance): return closePad() + perform(.addSet(instance)) + [.vibrate("8")]
        case .editSets(let instance):
            focus.editing = focus.editing == instance ? nil : instance
            return closePad()
        case .removeSet(let place): return remove(place, workout)
        case .removeExercise(let instance): return remove(instance, workout)
        case .useLast(let instance): return fillFromLast(instance, workout)
        case .raise(let instance): return raise(instance, workout)
        case .useNext(let instance): return fillFromCoach(instance, workout)
        case .moreRest: return stretchRest(30)
        case .lessRest: return stretchRest(-30)
        case .skipRest: return clearRest()
        case .effort(let value):
            focus.effort = focus.effort == value ? nil : value
            return []
        case .notes(let text):
            focus.notes = text
            return []
        case .confirmFinish: return finish()
        case .discard: return discard()
        }
    }

    /// Does something to the workout.
    func perform(_ intent: Intent) -> [Effect] {
        focus.isRejected = false
        return carryOut(sync.perform(intent, at: now))
    }

    func openSheet(_ sheet: Focus.Sheet) -> [Effect] {
        let closed = closePad()
        focus.sheet = sheet
        focus.query = ""
        if sheet == .add, search == nil, let all = knowledge.exercises.value {
            var names: [(name: String, aliases: [String])] = []
            for exercise in all { names.append((exercise.name, exercise.aliases)) }
            search = ExerciseSearch(names)
        }
        return closed + [.focus(sheet == .add ? "query" : "sheet")]
    }

    private func open(_ instance: InstanceID, _ workout: ActiveWorkout) -> [Effect] {
        guard let index = workout.exercises.firstIndex(where: { $0.instanceID == instance }) else { return [] }
        let closed = closePad()
        if focus.editing != instance { focus.editing = nil }
        focus.open = instance
        return closed + [.focus("ex-" + String(index)), .scroll("ex-" + String(index))]
    }

    // MARK: Sets

    func tick(_ place: SetPlace) -> [Effect] {
        guard let set = sync.workout?[place] else { return [] }
        let focused: [Effect] = focus.cell == nil ? [] : [.focus("go")]
        clearPad()
        guard set.status == .planned else { return perform(.replan(place)) + focused }
        let effects = perform(.log(place, failed: focus.failing == place)) + focused
        guard sync.workout?[place]?.status == .done else { return effects }
        focus.failing = nil
        return effects + [.vibrate("12")] + startRest(after: place) + goOn(place)
    }

    private func main(_ workout: ActiveWorkout) -> [Effect] {
        if let place = currentPlace(workout) { return tick(place) }
        if let index = openIndex(workout), let next = nextIndex(workout, after: index) {
            return open(workout.exercises[next].instanceID, workout)
        }
        return workout.exercises.isEmpty ? openSheet(.add) : openSheet(.finish)
    }

    /// Opens the next exercise when nothing is left to do in this one.
    private func goOn(_ place: SetPlace) -> [Effect] {
        guard let workout = shown,
            let index = workout.exercises.firstIndex(where: { $0.instanceID == place.exerciseInstanceID })
        else { return [] }
        focus.open = place.exerciseInstanceID
        guard !workout.exercises[index].hasPlanned, let next = nextIndex(workout, after: index) else { return [] }
        focus.open = workout.exercises[next].instanceID
        focus.editing = nil
        return [.scroll("ex-" + String(next))]
    }

    // MARK: Filling in

    private func exercise(_ instance: InstanceID, _ workout: ActiveWorkout) -> ActiveExercise? {
        workout.exercises.first { $0.instanceID == instance }
    }

    private func fillFromLast(_ instance: InstanceID, _ workout: ActiveWorkout) -> [Effect] {
        guard let exercise = exercise(instance, workout) else { return [] }
        let last = knowledge.last(exercise.exerciseID)
        var effects = closePad()
        for (index, set) in exercise.sets.enumerated() where set.status == .planned {
            guard let was = exercise.last(index, of: last) ?? last?.sets.last else { continue }
            effects += perform(.edit(SetPlace(instance, set.id), exercise.changes(to: was)))
        }
        return effects + perform(.flush)
    }

    private func raise(_ instance: InstanceID, _ workout: ActiveWorkout) -> [Effect] {
        guard let exercise = exercise(instance, workout) else { return [] }
        let step = knowledge.step(exercise.exerciseID, strings.unit)
        var effects = closePad()
        for set in exercise.sets where set.status == .planned && set.setType != .warmup {
            // With assistance less is more.
            let weight = set.weight ?? .zero
            let raised = exercise.loadKind == .assisted ? max(.zero, weight - step) : weight + step
            effects += perform(.edit(SetPlace(instance, set.id), [.weight(raised)]))
        }
        return effects + perform(.flush)
    }

    /// The targets that the last session led to; more sets than targets repeat the last one.
    private func fillFromCoach(_ instance: InstanceID, _ workout: ActiveWorkout) -> [Effect] {
        guard let exercise = exercise(instance, workout) else { return [] }
        let targets = coachTargets(exercise)
        var number = 0
        var effects = closePad()
        for set in exercise.sets where set.setType.countsForProgression {
            defer { number += 1 }
            guard set.status == .planned, let target = number < targets.count ? targets[number] : targets.last else {
                continue
            }
            effects += perform(.edit(SetPlace(instance, set.id), exercise.changes(to: target)))
        }
        return effects + perform(.flush)
    }

    /// What the coach would have today, where it differs from what is planned.
    func coachTargets(_ exercise: ActiveExercise) -> [SetTarget] {
        let item = knowledge.nextItem(exercise.exerciseID)
        if item?.recommendation.change == .stay { return [] }
        let targets =
            item?.recommendation.targets ?? knowledge.prior[exercise.exerciseID.text]?.suggestedNext.map { [$0] } ?? []
        var number = 0
        for set in exercise.sets where set.setType.countsForProgression {
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

    // MARK: Exercises

    /// The exercise that was looked for, into the workout or into the plan that is edited.
    func pick(_ id: ExerciseID) -> [Effect] {
        guard focus.sheet == .add, let exercise = knowledge.exercise(id) else { return [] }
        focus.sheet = nil
        if editor != nil { return addToPlan(exercise) }
        guard isTraining else { return [] }
        let effects = perform(.addExercise(exercise.facts, sets: plannedLikeLast(exercise)))
        guard let added = sync.workout?.exercises.last, added.exerciseID == id else { return effects }
        focus.open = added.instanceID
        let place = "ex-" + String(added.position)
        return effects + ask(.prior(id)) + [.focus(place), .scroll(place)]
    }

    /// The work of last time, to begin with; `nil` when there is none.
    func plannedLikeLast(_ exercise: Exercise) -> [NewSet]? {
        var sets: [NewSet] = []
        for set in knowledge.last(exercise.id)?.sets ?? [] where set.setType != .warmup && sets.count < 10 {
            var new = NewSet()
            new.setType = set.setType
            new.weight = exercise.loadKind == .bodyweight ? nil : set.weight
            // An imported log may hold more than a set of today may.
            new.reps = set.reps.map { min(30, max(1, $0)) }
            new.rir = set.rir
            new.durationSeconds = set.durationSeconds
            new.distance = set.distance
            if exercise.measure == .reps, new.reps == nil { continue }
            sets.append(new)
        }
        return sets.isEmpty ? nil : sets
    }

    // MARK: Holding back

    private func remove(_ place: SetPlace, _ workout: ActiveWorkout) -> [Effect] {
        guard let exercise = exercise(place.exerciseInstanceID, workout),
            let index = exercise.sets.firstIndex(where: { $0.id == place.setID })
        else { return [] }
        return closePad() + hold(.set(place, number: index + 1), strings.setRemoved(index + 1))
    }

    private func remove(_ instance: InstanceID, _ workout: ActiveWorkout) -> [Effect] {
        guard let exercise = exercise(instance, workout) else { return [] }
        focus.editing = nil
        focus.sheet = nil
        return closePad() + hold(.exercise(instance, name: exercise.name), strings.removed(exercise.name))
    }

    private func discard() -> [Effect] {
        focus.sheet = nil
        let effects = closePad() + hold(.workout, strings[.workoutDiscarded])
        return effects + enter(.today, replace: true)
    }

    // MARK: The end

    private func finish() -> [Effect] {
        guard focus.sheet == .finish else { return [] }
        var effects = closePad() + release() + clearRest()
        guard let workout = sync.workout else { return effects }
        let rpe = focus.effort.flatMap { SessionRPE(halves: $0 * 2) }
        let notes = trimmed(focus.notes)
        focus.sheet = nil
        summary = Summary(answer: nil, workout: workout, effort: rpe)
        effects += perform(.complete(rpe, notes: notes.isEmpty ? nil : notes))
        if sync.isTraining {  // Declined: nothing was queued.
            summary = nil
            return effects
        }
        summary?.workout = sync.workout ?? workout
        focus = Focus()
        return effects + [.vibrate("20,60,20")] + enter(.summary, replace: true)
    }

    /// What happens when another screen is gone to.
    func leaveWorkout() -> [Effect] {
        var effects: [Effect] = [.wakeLock(false), .timer(.tick, milliseconds: 0)]
        if sync.isTraining { effects += closePad() }
        focus.sheet = nil
        return effects
    }
}

extension ActiveExercise {
    /// The edits that give a set the numbers of another one.
    func changes(to set: PerformedSet) -> [SetFieldChange] {
        changes(
            SetValues(
                weight: set.weight, reps: set.reps, rir: set.rir, durationSeconds: set.durationSeconds,
                distance: set.distance))
    }

    func changes(to target: SetTarget) -> [SetFieldChange] {
        changes(
            SetValues(
                weight: target.weight, reps: target.reps, rir: target.rir, durationSeconds: target.durationSeconds))
    }

    /// Only numbers that this exercise counts, and only those that are there.
    private func changes(_ values: SetValues) -> [SetFieldChange] {
        var changes: [SetFieldChange] = []
        for column in columns {
            switch column {
            case .weight: if let weight = values.weight { changes.append(.weight(weight)) }
            case .reps: if let reps = values.reps { changes.append(.reps(max(1, reps))) }
            case .rir: if let rir = values.rir { changes.append(.rir(rir)) }
            case .duration: if let seconds = values.durationSeconds { changes.append(.durationSeconds(seconds)) }
            case .distance: if let distance = values.distance { changes.append(.distance(distance)) }
            }
        }
        return changes
    }
}

/// A text without blanks at its ends.
func trimmed(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { $0.value > 32 }),
        let last = scalars.lastIndex(where: { $0.value > 32 })
    else { return "" }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[first...last])
    return String(view)
}
