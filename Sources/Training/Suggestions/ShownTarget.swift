import Wire

extension NextFromLog {
    /// The target of a lift that the lifter had before a session: that of its sets, which a plan or the lifter set; without one
    /// what came next after the session before.
    ///
    /// Asked before the session is among what is known. Sessions of illness, of a deload or test week, or lightened by the lifter
    /// are not judged: in them nobody tries what the coach asks.
    ///
    /// - Parameter last: the session in which the lift was trained before; `nil` where its targets were a plan's.
    public func score(_ exercise: ExerciseID, in session: WorkoutSession, after last: WorkoutSession?) -> CoachScore? {
        guard session.kind == .regular, let performance = session.performance(of: exercise), performance.isModelled,
            let outlook = outlook(exercise)
        else { return nil }
        var own: ExerciseVerdict?
        if let last, let before = last.performance(of: exercise) { own = verdict(on: before, in: last, of: []) }
        var told: [SetTarget] = []
        for set in performance.sets where set.setType.countsForProgression {
            if let target = set.target { told.append(target) }
        }
        let asked = own?.step.recommendation.targets ?? []
        let targets = SetTarget.hardest(of: told) == nil ? asked : told
        guard let shown = SetTarget.hardest(of: targets), let chance = outlook.leastChance(of: targets) else {
            return nil
        }
        let isOwn = SetTarget.hardest(of: asked).map { $0 == shown } ?? false
        return CoachScore(
            weight: shown.weight, reps: shown.reps, chance: chance,
            change: isOwn ? own?.odds.asked : nil, last: outlook.last, preset: preset(exercise)
        ).done(in: session, exercise)
    }
}
