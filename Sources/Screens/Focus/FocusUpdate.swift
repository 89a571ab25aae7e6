import Contract
import Sync
import Training
import Wire

extension Focus {
    mutating func update(_ message: FocusMessage, _ world: World) -> [Effect] {
        guard world.isTraining, let workout = world.shown else { return [] }
        switch message {
        case .menu: return open(.menu)
        case .add: return closePad() + [.openSearch]
        case .finish: return open(.finish)
        case .gyms: return open(.gyms)
        case .move(let gym): return world.workout.map { move(to: gym, $0, world) } ?? []
        case .swapPlanned(let swaps): return swap(swaps, workout, world)
        case .open(let instance): return open(instance, workout)
        case .cell(let place, let field): return edit(place, field, world)
        case .pad(let key): return press(key, world)
        case .closePad: return tellDropped(world) + leavePad()
        case .tick(let place): return tick(place, world)
        case .main: return main(workout, world)
        case .skip(let place): return closePad() + closeSheet() + [.perform(.skip(place))]
        case .addSet(let instance): return closePad() + [.perform(.addSet(instance)), .vibrate("8")]
        case .editSets(let instance):
            editing = editing == instance ? nil : instance
            return closePad()
        case .removeSet(let place): return remove(place, workout, world)
        case .removeExercise(let instance): return remove(instance, workout, world)
        case .useLast, .raise, .useNext, .useAccepted, .decline, .putBack, .takeUp, .fill:
            return update(filling: message, workout, world)
        case .moreRest: return stretchRest(30, world)
        case .lessRest: return stretchRest(-30, world)
        case .skipRest: return skipRest(world)
        case .effort(let value): effort = effort == value ? nil : value
        case .notes(let text): notes = text
        case .watch: return toggleWatch(workout, world)
        case .set(let message): return update(set: message, world)
        case .exercise(let message): return update(exercise: message, workout, world)
        case .draft(let text): draft = text
        case .undoLast, .redoLast: return takeBack(message, world)
        case .takeOffer(let instance): return workout.exercise(instance).map { takeOffer($0, world) } ?? []
        case .passOffer(let instance):
            if let offer = workout.exercise(instance)?.nextSetOffer(world.loads(workout.exercise(instance)!)) {
                passed += offer.sets
            }
        case .notifications(let wanted):
            wasAsked = true
            return (wanted ? [.message(.reminders(.here))] : []) + [.persist(key: Stored.asked, value: "1")]
        case .key(let key): return self.message(forKey: key, world).map { [.message($0)] } ?? []
        case .confirmFinish: return finish()
        case .finishAsOfLastSet: return closePad() + [.lapse] + clearRest() + [.finish(.completeAsOfLastSet)]
        case .discard: return discard(world)
        case .reject(let cell): return reject(cell, world)
        }
        return []
    }

    mutating func open(_ sheet: Sheet) -> [Effect] {
        let closed = closePad()
        draft = nil
        self.sheet = sheet
        return closed + [.focus("sheet")]
    }

    mutating func closeSheet() -> [Effect] {
        swapping = nil
        guard let sheet else { return [] }
        let kept = keepNote()
        self.sheet = nil
        let opener =
            switch sheet {
            case .finish: "go"
            case .menu, .gyms: "more"
            case .set(let place): "num-" + place.setID.text
            case .exercise(let instance), .swap(let instance): "menu-" + instance.text
            }
        return kept + [.focus(opener)]
    }

    private mutating func open(_ instance: InstanceID, _ workout: ActiveWorkout) -> [Effect] {
        guard let index = workout.exercises.firstIndex(where: { $0.instanceID == instance }) else { return [] }
        let closed = closePad()
        if editing != instance { editing = nil }
        (open, wentOn) = (instance, nil)
        return closed + [.focus("ex-" + String(index)), .scroll("ex-" + String(index))]
    }

    // MARK: Sets

    private mutating func tick(_ place: SetPlace, _ world: World) -> [Effect] {
        guard let workout = world.workout, let set = workout[place] else { return [] }
        if sheet == .set(place) { return closeSheet() + [.perform(.replan(place))] }
        if isRejected, let cell, cell.place == place { return [.announce(limit(cell, world))] }
        let focused: [Effect] = cell == nil ? [] : [.focus("go")]
        guard set.status == .planned else {
            clearPad()
            return [.perform(.replan(place))] + focused
        }
        let offered = offered(place, workout)
        if asksForWeight(place, offered, workout) {
            asked = place
            let weight = Cell(place: place, field: .weight)
            return (cell == weight ? [] : edit(place, .weight, world)) + [.announce(world.strings[.noWeightYet])]
        }
        clearPad()
        let filled: [Effect] = offered.isEmpty ? [] : [.perform(.edit(place, offered))]
        return filled + [.perform(.log(place, failed: failing == place))] + focused
    }

    /// Whether a set without a weight is not done yet: the first time its weight is asked for.
    private func asksForWeight(_ place: SetPlace, _ offered: [SetFieldChange], _ workout: ActiveWorkout) -> Bool {
        offered.isEmpty && asked != place && lacksWeight(place, workout)
    }

    /// The set that a message logs, whatever comes of it besides: its row can say so before that is worked out. `nil` also where it
    /// may be that nothing is logged.
    @inline(never) func set(loggedBy message: FocusMessage, _ world: World) -> SetPlace? {
        guard world.isTraining, !isRejected, watch == nil, sheet == nil, failing == nil, let workout = world.shown
        else {
            return nil
        }
        let place: SetPlace?
        switch message {
        case .tick(let ticked): place = ticked
        case .main: place = trembles(world.now) ? nil : currentPlace(workout)
        default: return nil
        }
        guard let place, workout[place]?.status == .planned,
            !asksForWeight(place, offered(place, workout), workout),
            let exercise = workout.exercise(place.exerciseInstanceID),
            toRecord(place, workout)?.canBeDone(in: exercise) == true
        else { return nil }
        return place
    }

    /// A second tap at once is of a finger that trembles: what the button says next was not read yet.
    private func trembles(_ now: Instant) -> Bool {
        now.milliseconds >= tapped && now.milliseconds - tapped < 350
    }

    private mutating func main(_ workout: ActiveWorkout, _ world: World) -> [Effect] {
        if trembles(world.now) { return [] }
        tapped = world.now.milliseconds
        if watch != nil { return toggleWatch(workout, world) }
        if let place = currentPlace(workout) { return tick(place, world) }
        if let index = openIndex(workout), let next = workout.nextIndex(after: index) {
            return open(workout.exercises[next].instanceID, workout)
        }
        return workout.exercises.isEmpty ? closePad() + [.openSearch] : open(.finish)
    }

    // MARK: Holding back

    private mutating func remove(_ place: SetPlace, _ workout: ActiveWorkout, _ world: World) -> [Effect] {
        guard let exercise = workout.exercise(place.exerciseInstanceID),
            let index = exercise.sets.firstIndex(where: { $0.id == place.setID })
        else { return [] }
        let text = world.strings.removed(world.strings.setName(exercise, index))
        draft = nil
        // The keyboard goes on in the row that follows, or in the last one.
        let other = exercise.sets.indices.contains(index + 1) ? index + 1 : index - 1
        let next = other < 0 ? "ex-" + String(exercise.position) : "num-" + exercise.sets[other].id.text
        let focused = Effect.focus(sheet == nil ? next : "go")
        sheet = nil
        return closePad() + [
            focused,
            holdBack(.set(place), text, 5_000, .focus("num-" + place.setID.text), [.perform(.removeSet(place))]),
        ]
    }

    private mutating func remove(_ instance: InstanceID, _ workout: ActiveWorkout, _ world: World) -> [Effect] {
        guard let exercise = workout.exercise(instance) else { return [] }
        editing = nil
        sheet = nil
        let text = world.strings.removed(world.strings.called(exercise))
        return closePad() + [
            holdBack(
                .exercise(instance), text, 6_000, .focus("ex-" + String(exercise.position)),
                [.perform(.removeExercise(instance))])
        ]
    }

    /// - Parameters:
    ///   - back: what the way back does.
    ///   - lapse: what takes it away.
    @inline(never) private func holdBack(
        _ part: Withheld, _ text: String, _ milliseconds: Int, _ back: Effect, _ lapse: [Effect]
    ) -> Effect {
        .offer(
            Undo(text: text, milliseconds: milliseconds, hides: part, isOfWorkout: true, undo: [back], lapse: lapse))
    }

    /// What was held back when the page went, or is on another page, is so here.
    @inline(never) mutating func takeAway(_ part: Withheld, _ world: World) -> [Effect] {
        guard let workout = world.workout else { return [] }
        switch part {
        case .set(let place): return remove(place, workout, world)
        case .exercise(let instance): return remove(instance, workout, world)
        default: return discard(world)
        }
    }

    private mutating func discard(_ world: World) -> [Effect] {
        sheet = nil
        return closePad() + [
            holdBack(
                .workout, world.strings[.workoutDiscarded], 10_000, .go(.workout, replace: false),
                [.message(.focus(.skipRest)), .perform(.cancel)])
        ] + (world.route == .workout ? [.go(.today, replace: true)] : [])
    }

    // MARK: Taking back

    /// Takes back the newest change, or does it again.
    private mutating func takeBack(_ message: FocusMessage, _ world: World) -> [Effect] {
        let closed = closePad()
        if case .redoLast = message { return closed + (world.canRedo ? [.lapse, .perform(.redo)] : []) }
        if world.isHeldLast { return closed + [.message(.undo)] }
        guard world.canUndo else { return closed }
        // The strip of a change is no way back from before it. What is held back would be the newest by that.
        let what = world.undoable
        return closed + (world.undo?.hides == nil ? [.lapse] : []) + [.perform(.undo)]
            + (what.isEmpty ? [] : [.announce(world.strings.undoneNow(what))])
    }

    // MARK: The end

    private mutating func finish() -> [Effect] {
        guard sheet == .finish else { return [] }
        let rpe = effort.flatMap { SessionRPE(halves: $0 * 2) }
        let text = trimmed(notes)
        sheet = nil
        return closePad() + [.lapse] + clearRest() + stopWatch()
            + [.finish(.complete(rpe, notes: text.isEmpty ? nil : text))]
    }

    /// What happens when another screen is gone to.
    mutating func left(_ world: World) -> [Effect] {
        let stopped: [Effect] = [.shell(.wakeLock(false)), .timer(.tick, milliseconds: 0)]
        let kept = keepNote()
        sheet = nil
        return stopped + kept + (world.isWorkoutRunning ? tellDropped(world) + closePad() : [])
    }
}
