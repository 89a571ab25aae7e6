import Contract
import Training

extension Analytics.Behind {
    /// Those that are shown, the newest first.
    var newest: [WorkoutID] {
        var newest: [WorkoutID] = []
        for id in sessions.reversed().prefix(shown) { newest.append(id) }
        return newest
    }

    /// The sets behind a figure: of each workout what counts for it.
    func sheet(_ world: World) -> [View] {
        let strings = world.strings
        return Screens.sheet(muscle.map { title + " · " + strings.name($0) } ?? title, strings) {
            if sessions.isEmpty || newest.contains(where: { isAway($0, world) }) {
                tag("p", "why", strings.notOnDevice)
            }
            for id in newest {
                if let session = world.knowledge.session(id) {
                    // Of a week's workouts only those that did something for it.
                    if muscle == nil || session.exercises.contains(where: { line($0, world) != nil }) {
                        div("", key: id.low) {
                            link("name", .session(id)) {
                                strings.date(session.startedAt, now: world.now) + " · "
                                    + strings.titled(session.title)
                            }
                            for exercise in session.exercises { line(exercise, world) }
                        }
                    }
                } else if !isAway(id, world) {
                    busy(strings)
                }
            }
            if sessions.count > shown { button("btn wide", .analytics(.more), [], strings[.showMore]) }
        }
    }

    /// Whether it is not known, and could not be asked for.
    private func isAway(_ id: WorkoutID, _ world: World) -> Bool {
        world.knowledge[.session(id)].hasFailed && world.knowledge.session(id) == nil
    }

    private func line(_ done: ExercisePerformance, _ world: World) -> View? {
        let strings = world.strings
        var helps = false
        if let muscle {
            guard let exercise = world.knowledge.exercise(done.exerciseID) else { return nil }
            helps = !exercise.primaryMuscles.contains(muscle)
            let counts = exercise.secondaryMuscles.contains(muscle) && world.knowledge.settings.secondaryPercent != 0
            if helps, !counts { return nil }
        }
        var sets: [PerformedSet] = []
        for set in done.sets where set.isWork { sets.append(PerformedSet(set)) }
        if sets.isEmpty { return nil }
        return tag("p", "why n") {
            tag("b", "", strings.called(done))
            (helps ? " (" + strings.helps + ")" : "") + ": " + strings.work(sets, done.measure, done.loadKind)
        }
    }
}
