import Training

extension Strings {
    /// "Push A, Mon 16 Nov".
    func name(_ session: WorkoutSession, now: Instant) -> String {
        titled(session.title) + ", " + date(session.startedAt, now: now)
    }

    func dateAndLength(_ session: WorkoutSession, now: Instant) -> String {
        dateAndLength(session.startedAt, session.endedAt.seconds(since: session.startedAt), now: now)
    }

    /// A session as lines of text, to be sent or kept elsewhere.
    func text(_ session: WorkoutSession, now: Instant) -> String {
        var text = titled(session.title) + ", " + dateAndLength(session, now: now) + "\n"
        text += totals(session.totals)
        if let notes = session.notes, !notes.isEmpty { text += "\n" + notes }
        for exercise in session.exercises {
            text += "\n\n" + called(exercise)
            for index in exercise.sets.indices { text += "\n" + line(exercise, index) }
        }
        return text
    }

    /// "Set 1: 82.5 kg × 10 · RIR 2".
    private func line(_ exercise: ExercisePerformance, _ index: Int) -> String {
        setName(index, exercise) + ": " + done(exercise.sets[index], exercise)
    }

    /// "82.5 kg × 10 · RIR 2", or that it was left out.
    func done(_ set: SetPerformance, _ exercise: ExercisePerformance) -> String {
        if set.status == .skipped { return self[.skipped] }
        return full(set.weight, set.reps, set.durationSeconds, set.distance, exercise.measure, exercise.loadKind)
            + (set.rir.map { " · RIR " + rir($0) } ?? "")
    }

    /// "Set 1": warm-ups are not counted, as in the workout.
    func setName(_ index: Int, _ exercise: ExercisePerformance) -> String {
        if exercise.sets[index].setType == .warmup { return self[.warmupSet] }
        var number = 0
        for set in exercise.sets[...index] where set.setType != .warmup { number += 1 }
        return setName(number)
    }
}
