import Sync
import Training
import Wire

extension App {
    // MARK: The second hand

    /// Redraws at the next full second of the workout.
    func beginTicking() -> [Effect] {
        guard isTraining, let start = sync.workout?.startTime else { return [] }
        let since = now.milliseconds - start.milliseconds
        return [.timer(.tick, milliseconds: Int(1_000 - ((since % 1_000) + 1_000) % 1_000))]
    }

    // MARK: Rest

    /// Begins the pause after a set, unless it was the last one.
    func startRest(after place: SetPlace) -> [Effect] {
        guard let workout = shown, workout.exercises.contains(where: { $0.hasPlanned }),
            let exercise = workout.exercises.first(where: { $0.instanceID == place.exerciseInstanceID }),
            let set = workout[place]
        else { return clearRest() }
        let seconds = exercise.restSeconds(after: set, setting: knowledge.settings.restSeconds)
        return seconds == 0 ? clearRest() : setRest(Rest(from: now, seconds: seconds))
    }

    private func setRest(_ rest: Rest) -> [Effect] {
        focus.rest = rest
        let delay = max(1, rest.ends - now.milliseconds)
        return [
            .persist(key: Stored.rest, value: JSON.text(rest)), .timer(.restEnd, milliseconds: Int(clamping: delay)),
        ]
    }

    func stretchRest(_ seconds: Int) -> [Effect] {
        guard var rest = focus.rest else { return [] }
        if rest.isOver { rest = Rest(from: now, seconds: 0) }
        rest.ends += Int64(seconds) * 1_000
        rest.seconds = max(0, rest.seconds + seconds)
        if rest.ends <= now.milliseconds { return clearRest() }
        return setRest(rest)
    }

    func clearRest() -> [Effect] {
        guard focus.rest != nil else { return [] }
        focus.rest = nil
        return [.persist(key: Stored.rest, value: ""), .timer(.restEnd, milliseconds: 0)]
    }

    /// The pause is over: felt, heard and said.
    func endRest() -> [Effect] {
        guard var rest = focus.rest, !rest.isOver else { return [] }
        if rest.left(now) > 0 { return setRest(rest) }  // The clock was set back.
        rest.isOver = true
        focus.rest = rest
        let text = strings.restOver(nextText)
        var effects: [Effect] = [
            .persist(key: Stored.rest, value: ""), .vibrate("200,100,200"), .beep, .announce(text),
        ]
        if !isVisible { effects.append(.notify(title: strings[.restIsOver], body: nextText)) }
        return effects
    }

    /// After a reload: goes on, or is gone when it ended meanwhile.
    func resumeRest() -> [Effect] {
        guard let rest = focus.rest else { return [] }
        guard isTraining, rest.left(now) > 0 else { return clearRest() }
        return setRest(rest)
    }

    /// The set that comes next: "Bench Press, 82.5 kg × 10".
    private var nextText: String {
        guard let workout = shown, let place = currentPlace(workout), let set = toRecord(place, workout),
            let exercise = workout.exercises.first(where: { $0.instanceID == place.exerciseInstanceID })
        else { return "" }
        return exercise.name + ", " + strings.recorded(set, exercise, failed: focus.failing == place)
    }
}
