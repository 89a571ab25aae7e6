import Training

extension World {
    /// The gym in use, where it is known here.
    func gym(of workout: ActiveWorkout?) -> Gym? {
        guard let id = workout?.gymID ?? knowledge.settings.gymID else { return nil }
        return knowledge.gyms.first { $0.id == id }
    }

    /// What the gym in use has to load an exercise with; `nil` where nobody has said so, or it shall not count.
    func gymLoads(_ exercise: ActiveExercise) -> Loads? {
        guard knowledge.settings.flags.advancedPlateMath, let gym = gym(of: workout) else { return nil }
        guard let known = knowledge.exercise(exercise.exerciseID) else {
            return gym.loads(for: [], kind: exercise.loadKind, increment: step(exercise))
        }
        return gym.loads(of: known, kind: exercise.loadKind, unit: strings.unit)
    }

    /// The work of last time, to begin with; no heavier than what the gym in use has.
    @inline(never) func plannedLikeLast(_ exercise: Exercise) -> [NewSet]? {
        guard var sets = knowledge.plannedLikeLast(exercise) else { return nil }
        guard knowledge.settings.flags.advancedPlateMath,
            let loads = gym(of: workout)?.loads(of: exercise, kind: exercise.loadKind, unit: strings.unit),
            loads.isInventory
        else { return sets }
        for index in sets.indices {
            if let weight = sets[index].weight, weight > .zero { sets[index].weight = loads.notHarder(than: weight) }
        }
        return sets
    }

    /// The same, and where nobody has said so the usual plates on a bar, else steps.
    func loads(_ exercise: ActiveExercise) -> Loads {
        if let loads = gymLoads(exercise) { return loads }
        let isBarbell = knowledge.exercise(exercise.exerciseID)?.equipment.first == .barbell
        if isBarbell, exercise.loadKind == .external { return Loads.barbell(in: nil, unit: strings.unit) }
        return Loads(increment: step(exercise), kind: exercise.loadKind)
    }

    /// The step of an exercise's load where no gym says otherwise.
    func step(_ exercise: ActiveExercise) -> Mass { knowledge.step(exercise.exerciseID, strings.unit) }

    /// The next weight up or down: what the gym loads, else a step from where it is; `nil` where there is none.
    func weight(_ direction: Int, from weight: Mass, _ exercise: ActiveExercise) -> Mass? {
        if let loads = gymLoads(exercise) { return direction > 0 ? loads.above(weight) : loads.below(weight) }
        return direction > 0 ? weight + step(exercise) : max(.zero, weight - step(exercise))
    }

    /// The next harder weight; with assistance less is more.
    func harder(than weight: Mass, _ exercise: ActiveExercise) -> Mass? {
        self.weight(exercise.loadKind == .assisted ? -1 : 1, from: weight, exercise)
    }
}
