import Sync
import Training
import Wire

/// The time of a set that is being done, by the clock: it goes on while the phone sleeps and after a reload.
struct Stopwatch: WireModel {
    var place: SetPlace
    /// Milliseconds since 1970.
    var started: Int64
    /// Whether it was told that the target is reached.
    var isTold = false
    /// When it was looked at last, to find out that the clock was set back.
    private var seen: Int64?

    init(_ place: SetPlace, from now: Instant) { (self.place, started) = (place, now.milliseconds) }

    init(blank: Blank) { (place, started) = (SetPlace(blank: blank), 0) }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("place", &place)
        try v.field("started", &started)
        try v.field("is_told", &isTold)
    }

    /// Notes the time. A clock that was set back takes nothing away from what had passed; one that was set forward
    /// cannot be told from a phone that slept.
    ///
    /// - Returns: whether the start was moved.
    mutating func look(_ now: Instant) -> Bool {
        let back = max(0, (seen ?? 0) - now.milliseconds)
        started -= back
        seen = now.milliseconds
        return back > 0
    }

    /// Whole seconds, at most a day; a clock that was set back counts as none.
    func seconds(_ now: Instant) -> Int {
        min(SetLimits.maximumSeconds, Int(max(0, (now.milliseconds - started) / 1_000)))
    }
}

extension Focus {
    /// The set that can be timed now: the current one, where a time is counted.
    func timed(_ workout: ActiveWorkout) -> SetPlace? {
        if let watch, workout[watch.place]?.status == .planned { return watch.place }
        guard let place = currentPlace(workout), let exercise = workout.exercise(place.exerciseInstanceID),
            exercise.columns.contains(.duration)
        else { return nil }
        return place
    }

    /// Starts the time of the current set, or stops it and fills it in; done is what the lifter says is done.
    mutating func toggleWatch(_ workout: ActiveWorkout, _ world: World) -> [Effect] {
        guard let place = timed(workout) else { return stopWatch() }
        _ = watch?.look(world.now)
        if let watch, watch.place == place {
            let seconds = max(1, watch.seconds(world.now))
            return closePad() + stopWatch() + [
                .perform(.edit(place, [.durationSeconds(seconds)])), .perform(.flush), .vibrate("12"),
                .announce(world.strings.clock(Int64(seconds))),
            ]
        }
        let closed = closePad()
        let watch = Stopwatch(place, from: world.now)
        self.watch = watch
        return closed + [.vibrate("12")] + keep(watch, world)
    }

    mutating func stopWatch() -> [Effect] {
        guard watch != nil else { return [] }
        watch = nil
        return [.persist(key: Stored.stopwatch, value: ""), .timer(.hold, milliseconds: 0)]
    }

    func keep(_ watch: Stopwatch, _ world: World) -> [Effect] {
        var effects: [Effect] = [.persist(key: Stored.stopwatch, value: JSON.text(watch))]
        if !watch.isTold, let left = left(watch, world) {
            effects.append(.timer(.hold, milliseconds: Int(clamping: max(1, left))))
        }
        return effects
    }

    /// Milliseconds until the time that the set is meant to take.
    private func left(_ watch: Stopwatch, _ world: World) -> Int64? {
        guard let set = world.workout?[watch.place], let target = set.target?.durationSeconds ?? set.durationSeconds,
            target > 0
        else { return nil }
        return watch.started + Int64(target) * 1_000 - world.now.milliseconds
    }

    /// The time that the set is meant to take is over: felt, heard and said. It goes on until it is stopped.
    mutating func reachedTarget(_ world: World) -> [Effect] {
        guard var watch, !watch.isTold else { return [] }
        _ = watch.look(world.now)
        self.watch = watch
        guard let left = left(watch, world) else { return [] }
        if left > 0 { return keep(watch, world) }
        watch.isTold = true
        self.watch = watch
        return keep(watch, world) + [.vibrate("200,100,200"), .shell(.beep), .announce(world.strings.targetReached)]
    }

    /// After a reload it goes on, unless its set is done or gone.
    mutating func resumeWatch(_ world: World) -> [Effect] {
        guard let watch else { return [] }
        guard world.isTraining, world.workout?[watch.place]?.status == .planned else { return stopWatch() }
        open = watch.place.exerciseInstanceID
        return keep(watch, world)
    }
}

extension FocusView {
    /// The time of the current set, where one is counted: to be started, or running.
    func watchBar(_ workout: ActiveWorkout) -> View? {
        guard let place = focus.timed(workout), let set = workout[place] else { return nil }
        guard let watch = focus.watch, watch.place == place else {
            return button("btn wide", .focus(.watch), [], strings.startTimer)
        }
        let seconds = watch.seconds(world.now)
        let target = set.target?.durationSeconds ?? set.durationSeconds ?? 0
        let part = target > 0 ? min(100, seconds * 100 / target) : 0
        return div(target > 0 && seconds >= target ? "rest over" : "rest", [.role("timer"), .label(strings[.time])]) {
            span("n", strings.clock(Int64(seconds)))
            tag("progress", "", [.unheard, .attribute("max", "100"), .attribute("value", String(part))]) {}
            if target > 0 { span("muted n", strings.clock(Int64(target))) }
        }
    }
}
