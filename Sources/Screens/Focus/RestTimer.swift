import Sync
import Training
import Wire

extension Focus {
    // MARK: The second hand

    /// Redraws at the next full second of the workout.
    mutating func tick(_ world: World) -> [Effect] {
        let ends = rest?.ends
        rest?.look(world.now)
        var moved = rest?.ends == ends ? [] : rest.map { setRest($0, world) } ?? []
        if watch?.look(world.now) == true, let watch { moved += keep(watch, world) }
        guard world.isTraining, let start = world.workout?.startTime else { return [] }
        let since = world.now.milliseconds - start.milliseconds
        return moved + [.timer(.tick, milliseconds: Int(1_000 - ((since % 1_000) + 1_000) % 1_000))]
    }

    // MARK: Rest

    /// Begins the pause after a set, unless it was the last one.
    ///
    /// - Parameter done: when that was; now, where it is not said.
    mutating func startRest(after place: SetPlace, _ world: World, from done: Instant? = nil) -> [Effect] {
        guard let workout = world.shown, workout.exercises.contains(where: { $0.hasPlanned }),
            let exercise = workout.exercise(place.exerciseInstanceID),
            let set = workout[place]
        else { return clearRest() }
        // Within a round of a superset the next exercise follows at once.
        if let index = workout.exercises.firstIndex(where: { $0.instanceID == place.exerciseInstanceID }),
            let next = workout.nextInSuperset(after: index, set.setType), next.isSameRound
        {
            return clearRest()
        }
        let seconds = exercise.restSeconds(
            after: set, setting: world.knowledge.settings.restSeconds(of: exercise.exerciseID))
        if seconds == 0 { return clearRest() }
        var begun = Rest(from: done ?? world.now, seconds: seconds)
        if let before = rest?.began ?? skipped?.milliseconds {
            begun.sinceFormer = Int(clamping: max(0, begun.began - before))
            begun.formerSeconds = rest?.seconds ?? 0
        }
        return setRest(begun, world)
    }

    /// The pause after the set that was done last begins by its clock, unless it is over or was skipped.
    @inline(never) private mutating func takeUpRest(_ world: World) -> [Effect] {
        guard world.isTraining, let workout = world.workout, let done = workout.lastSetDone,
            skipped.map({ $0 < done }) ?? true
        else { return [] }
        let known = rest
        for exercise in workout.exercises {
            for set in exercise.sets where set.completedAt == done {
                // A clock that is ahead of this one makes no pause longer.
                let effects = startRest(
                    after: SetPlace(exercise.instanceID, set.id), world, from: min(done, world.now))
                guard let begun = rest, begun.left(world.now) == 0 else { return effects }
                rest = known
            }
        }
        return []
    }

    private mutating func setRest(_ rest: Rest, _ world: World) -> [Effect] {
        self.rest = rest
        return [.persist(key: Stored.rest, value: JSON.text(rest)), ring(at: rest.ends, world)]
    }

    private func ring(at end: Int64, _ world: World) -> Effect {
        .timer(.restEnd, milliseconds: Int(clamping: max(1, end - world.now.milliseconds)))
    }

    /// Another page of this browser began a pause, changed it, or (empty) ended it.
    @inline(never) mutating func takeRest(_ text: String, _ world: World) -> [Effect] {
        // One that is over stays on the page until something else comes, as it does there.
        if text.isEmpty, rest?.left(world.now) == 0 { return [] }
        readRest(text)
        return [rest.map { ring(at: $0.ends, world) } ?? .timer(.restEnd, milliseconds: 0)]
    }

    /// Another set may be the last one that is done now, by a tap here, on another page or device: the pause is that of this one, unless it
    /// was skipped or is over.
    mutating func followRest(_ world: World) -> [Effect] {
        guard let last = world.workout?.lastSetDone?.milliseconds else { return clearRest() }
        // No two sets are done within so short a time.
        let close: Int64 = 300
        guard let rest, rest.began > last - close else { return takeUpRest(world) }
        if rest.began <= last + close { return [] }
        let began = rest.began - Int64(rest.sinceFormer)
        guard rest.sinceFormer > 0, began >= last - close else { return clearRest() + takeUpRest(world) }
        if rest.formerSeconds == 0 { return skipRest(world) }
        // As the lifter left it.
        let former = Rest(from: Instant(milliseconds: began), seconds: rest.formerSeconds)
        return former.left(world.now) == 0 ? clearRest() : setRest(former, world)
    }

    /// The lifter goes on before it is over: it does not come back, on any page and after any reload.
    mutating func skipRest(_ world: World) -> [Effect] {
        guard rest != nil else { return [] }
        (rest, skipped) = (nil, world.workout?.lastSetDone)
        var mark = Rest()
        mark.ends = skipped?.milliseconds ?? 0
        return [.persist(key: Stored.rest, value: JSON.text(mark)), .timer(.restEnd, milliseconds: 0)]
    }

    /// What is kept: a pause, or (without a length) since which set there is none.
    @inline(never) mutating func readRest(_ text: String?) {
        rest = Stored.read(Rest.self, text)
        guard let kept = rest, kept.seconds == 0 else { return }
        (rest, skipped) = (nil, Instant(milliseconds: kept.ends))
    }

    mutating func stretchRest(_ seconds: Int, _ world: World) -> [Effect] {
        guard var rest else { return [] }
        if rest.isOver { rest = Rest(from: world.now, seconds: 0) }
        rest.ends += Int64(seconds) * 1_000
        rest.seconds = max(0, rest.seconds + seconds)
        rest.seen = nil
        if rest.ends <= world.now.milliseconds { return skipRest(world) }
        return setRest(rest, world)
    }

    mutating func clearRest() -> [Effect] {
        guard rest != nil else { return [] }
        rest = nil
        return [.persist(key: Stored.rest, value: ""), .timer(.restEnd, milliseconds: 0)]
    }

    /// The pause is over: felt, heard and said, by one page of the browser.
    mutating func endRest(_ world: World) -> [Effect] {
        guard var rest, !rest.isOver else { return [] }
        rest.look(world.now)
        if rest.left(world.now) > 0 { return setRest(rest, world) }  // The clock was set back.
        rest.isOver = true
        self.rest = rest
        if !world.isSender { return [] }
        let next = nextText(world)
        let text = world.strings.restOver(next)
        var effects: [Effect] = [
            .persist(key: Stored.rest, value: ""), .vibrate("200,100,200"), .shell(.beep), .announce(text),
        ]
        if !world.isVisible { effects.append(.shell(.notify(title: world.strings[.restIsOver], body: next))) }
        return effects
    }

    /// After a reload: goes on, or is gone when it ended meanwhile.
    mutating func resumeRest(_ world: World) -> [Effect] {
        guard let rest else { return [] }
        guard world.isTraining, rest.left(world.now) > 0 else { return clearRest() }
        return [ring(at: rest.ends, world)]  // As it is kept: another page may just have kept a newer one.
    }

    /// The set that comes next: "Bench Press, 82.5 kg × 10".
    private func nextText(_ world: World) -> String {
        guard let workout = world.shown, let place = currentPlace(workout), let set = toRecord(place, workout),
            let exercise = workout.exercise(place.exerciseInstanceID)
        else { return "" }
        return world.strings.called(exercise) + ", " + world.strings.recorded(set, exercise, failed: failing == place)
    }
}
