import Contract
import Sync
import Training

/// How it goes on when something was done to the workout: what is told, and which exercise and set come next.
extension Focus {
    /// Something was done to the workout, or declined.
    mutating func performed(_ intent: Intent, _ world: World) -> [Effect] {
        switch intent {
        case .log(let place, _):
            guard world.workout?[place]?.status == .done else { return [] }
            var stopped: [Effect] = []
            failing = nil
            tapped = world.now.milliseconds
            moments += 1
            unkept.append(Unkept(place: place, moment: moments))
            if watch?.place == place { stopped = stopWatch() }
            return [.shell(.tellKept(moments))] + stopped + celebrate(place, world) + startRest(after: place, world)
                + goOn(place, world)
        case .skip(let place): return goOn(place, world)
        case .replan, .removeSet, .removeExercise: return followRest(world)
        case .undo: return tookBack(world)
        case .edit(let place, let changes): return given(place, world) + edited(place, changes, world)
        case .addExercise(let facts, let sets): return added(facts, sets, world)
        case .swap(let instance, _, _): return swapped(instance, world)
        default: return []
        }
    }

    /// Done is felt; a record is felt longer, and said.
    private func celebrate(_ place: SetPlace, _ world: World) -> [Effect] {
        guard let exercise = world.workout?.exercise(place.exerciseInstanceID),
            let index = exercise.sets.firstIndex(where: { $0.id == place.setID }),
            let best = world.bestMax(exercise.exerciseID)?.value, exercise.isRecord(index, over: best)
        else { return [.vibrate("12"), .announce("")] }  // What was said before it holds no longer.
        return [.vibrate("12,60,24,60,48"), .announce(world.strings.newRecord)]
    }

    /// The engine would not have it. Its own words are English and for developers.
    mutating func declined(_ error: WorkoutError, _ world: World) -> [Effect] {
        isRejected = true
        // What was typed is answered with what the field takes.
        return typed == nil ? [.announce(world.strings.rejection(error))] : []
    }

    /// What was done up to a moment is kept on the device.
    mutating func becameDurable(_ moment: UInt32) { unkept.removeAll { $0.moment <= moment } }

    /// The weight that was asked for is there: what was said of it holds no longer.
    private mutating func given(_ place: SetPlace, _ world: World) -> [Effect] {
        guard asked == place, let workout = world.workout, !lacksWeight(place, workout) else { return [] }
        asked = nil
        return [.announce("")]
    }

    /// Goes on to the next exercise when nothing is left to do in this one, else to the next row.
    private mutating func goOn(_ place: SetPlace, _ world: World) -> [Effect] {
        guard let workout = world.shown,
            let index = workout.exercises.firstIndex(where: { $0.instanceID == place.exerciseInstanceID })
        else { return [] }
        open = place.exerciseInstanceID
        if let set = workout[place], let next = workout.nextInSuperset(after: index, set.setType) {
            return next.index == index ? showCurrent(world) : goOn(to: next.index, workout)
        }
        guard !workout.exercises[index].hasPlanned, let next = workout.nextIndex(after: index) else {
            return showCurrent(world)
        }
        return goOn(to: next, workout)
    }

    private mutating func goOn(to next: Int, _ workout: ActiveWorkout) -> [Effect] {
        (open, wentOn) = (workout.exercises[next].instanceID, workout.lastSetDone)
        editing = nil
        return [.scroll("ex-" + String(next))]
    }

    /// A change was taken back. Where the set is not done any more after which it went on to the open exercise, that of the set
    /// that was done last is open.
    mutating func tookBack(_ world: World) -> [Effect] {
        let rested = followRest(world)
        guard let wentOn, let workout = world.workout, workout.lastSetDone.map({ $0 < wentOn }) ?? true else {
            return rested
        }
        (open, self.wentOn) = (nil, nil)
        return rested + showCurrent(world)
    }

    /// The row that comes next: on a low screen it may be out of sight.
    func showCurrent(_ world: World) -> [Effect] {
        guard let workout = world.shown, let place = currentPlace(workout) else { return [] }
        return [.scroll("set-" + place.setID.text)]
    }

    // MARK: Exercises

    /// The exercise that was looked for.
    mutating func add(_ exercise: Exercise, _ world: World) -> [Effect] {
        guard world.isTraining else { return [] }
        if let swapping { return swap(swapping, exercise.id, world) }
        return [.perform(.addExercise(exercise.facts, sets: world.plannedLikeLast(exercise)))]
    }

    private mutating func added(_ facts: ExerciseFacts, _ sets: [NewSet]?, _ world: World) -> [Effect] {
        guard let exercise = world.workout?.exercises.last, exercise.exerciseID == facts.id else { return [] }
        open = exercise.instanceID
        added = sets == nil ? exercise.instanceID : nil
        let place = "ex-" + String(exercise.position)
        return [.lookAgain([.prior(facts.id)]), .focus(place), .scroll(place)]
    }
}
