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
        case .decline(let instance):
            focus.declined.append(instance)
            return [keepDeclined] + hold(.declined(instance), strings[.targetsDeclined])
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
        prepareSearch()
        return closed + [.focus(sheet == .add ? "query" : "sheet")]
    }

    /// Makes what finds exercises by name, when it is needed and the catalogue is there.
    func prepareSearch() {
        guard focus.sheet == .add, search == nil, let all = knowledge.exercises.value else { return }
        var names: [(name: String, aliases: [String])] = []
        for exercise in all { names.append((exercise.name, exercise.aliases)) }
        search = ExerciseSearch(names)
    }

    private func open(_ instance: InstanceID, _ workout: ActiveWorkout) -> [Effect] {
        guard let index = workout.exercises.firstIndex(where: { $0.instanceID == instance }) else { return [] }
        let closed = closePad()
        if focus.editing != instance { focus.editing = nil }
        focus.open = instance
        focus.lingering = nil
        return closed + [.focus("ex-" + String(index)), .scroll("ex-" + String(index))]
    }

    // MARK: Sets

    func tick(_ place: SetPlace) -> [Effect] {
        guard let workout = sync.workout, let set = workout[place] else { return [] }
        if focus.isRejected, let cell = focus.cell, cell.place == place { return [.announce(limit(cell))] }
        let focused: [Effect] = focus.cell == nil ? [] : [.focus("go")]
        guard set.status == .planned else {
            clearPad()
            return perform(.replan(place)) + focused
        }
        let offered = offered(place, workout)
        if offered.isEmpty, focus.asked != place, lacksWeight(place, workout) {
            focus.asked = place
            let weight = Cell(place: place, field: .weight)
            return (focus.cell == weight ? [] : edit(place, .weight)) + [.announce(strings[.noWeightYet])]
        }
        clearPad()
        var effects = offered.isEmpty ? [] : perform(.edit(place, offered))
        effects += perform(.log(place, failed: focus.failing == place)) + focused
        guard sync.workout?[place]?.status == .done else { return effects }
        focus.failing = nil
        moments += 1
        focus.unkept.append(Unkept(place: place, moment: moments))
        return effects + [.tellKept(moments), .vibrate("12")] + startRest(after: place) + goOn(place)
    }

    private func main(_ workout: ActiveWorkout) -> [Effect] {
        if let place = currentPlace(workout) { return tick(place) }
        if let index = openIndex(workout), let next = nextIndex(workout, after: index) {
            return open(workout.exercises[next].instanceID, workout)
        }
        return workout.exercises.isEmpty ? openSheet(.add) : openSheet(.finish)
    }

    /// Goes on to the next exercise when nothing is left to do in this one. The big button is that of the next one at once;
    /// the cards change in the next frame, so that the tap is answered first.
    private func goOn(_ place: SetPlace) -> [Effect] {
        guard let workout = shown,
            let index = workout.exercises.firstIndex(where: { $0.instanceID == place.exerciseInstanceID })
        else { return [] }
        focus.open = place.exerciseInstanceID
        guard !workout.exercises[index].hasPlanned, let next = nextIndex(workout, after: index) else { return [] }
        focus.open = workout.exercises[next].instanceID
        focus.editing = nil
        focus.lingering = place.exerciseInstanceID
        return [.timer(.goOn, milliseconds: 1)]
    }

    /// The frame has come: the next exercise opens.
    func showOpen() -> [Effect] {
        guard focus.lingering != nil else { return [] }
        focus.lingering = nil
        guard isTraining, let workout = shown, let index = openIndex(workout) else { return [] }
        return [.scroll("ex-" + String(index))]
    }

    // MARK: Exercises

    /// The exercise that was looked for, into the workout or into the plan that is edited.
    func pick(_ id: ExerciseID) -> [Effect] {
        guard focus.sheet == .add, let exercise = knowledge.exercise(id) else { return [] }
        focus.sheet = nil
        if editor != nil { return addToPlan(exercise) }
        guard isTraining else { return [] }
        let sets = plannedLikeLast(exercise)
        let effects = perform(.addExercise(exercise.facts, sets: sets))
        guard let added = sync.workout?.exercises.last, added.exerciseID == id else { return effects }
        focus.open = added.instanceID
        focus.added = sets == nil ? added.instanceID : nil
        let place = "ex-" + String(added.position)
        return effects + ask(.prior(id)) + [.focus(place), .scroll(place)]
    }

    /// The work of last time, to begin with; `nil` when none is known. How hard it was is not taken over.
    func plannedLikeLast(_ exercise: Exercise) -> [NewSet]? {
        var sets: [NewSet] = []
        for set in knowledge.last(exercise.id)?.sets ?? [] where set.setType != .warmup && sets.count < 10 {
            var new = NewSet()
            new.setType = set.setType
            new.weight = exercise.loadKind == .bodyweight ? nil : set.weight
            // An imported log may hold more than a set of today may.
            new.reps = set.reps.map { min(30, max(1, $0)) }
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
        let name = strings.setName(exercise, index)
        return closePad() + hold(.set(place, name: name), strings.removed(name))
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
