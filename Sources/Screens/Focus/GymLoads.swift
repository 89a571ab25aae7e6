import Training

extension World {
    /// The gym in use, where it is known here.
    func gym(of workout: ActiveWorkout?) -> Gym? {
        guard let id = workout?.gymID ?? knowledge.settings.gymID else { return nil }
        return knowledge.gyms.first { $0.id == id }
    }

    /// "No barbell at Hotel.": what an exercise takes and a gym has not; `nil` where all is there, or nobody has said what is.
    @inline(never) func lacking(_ id: ExerciseID, in gym: Gym?) -> String? {
        guard let gym, let known = knowledge.exercise(id) else { return nil }
        let missing = gym.missing(for: known)
        return missing.isEmpty ? nil : strings.notThere(missing, gym)
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

    /// What an exercise aims at that stands for one of the plan: its own work of last time as the day has it.
    ///
    /// - Parameter planned: the working sets that it stands for.
    @inline(never) func targets(
        of other: Exercise, insteadOf planned: [SetTarget], on adjustment: PhaseAdjustment
    ) -> [SetTarget] {
        var last: [SetTarget] = []
        for set in knowledge.plannedLikeLast(other) ?? [] {
            last.append(SetTarget(weight: set.weight, reps: set.reps, durationSeconds: set.durationSeconds))
        }
        let exercise = ActiveExercise(instanceID: InstanceID(high: 0, low: 0), other.facts, position: 0)
        let own = adjustment.isNothing ? gymLoads(exercise) ?? Loads(increment: step(exercise)) : loads(exercise)
        return adjustment.holding(pain(on: other.id)?.holds ?? false).targets(
            like: last, insteadOf: planned, other.measure, loads: own)
    }

    /// The same for a workout that runs; `nil` on a day that changes nothing.
    @inline(never) func targets(
        of other: Exercise, insteadOf exercise: ActiveExercise, _ workout: ActiveWorkout
    ) -> [SetTarget]? {
        var adjustment = PhaseAdjustment(workout.phase ?? .regular)
        for day in program?.program.days ?? [] where day.id == workout.programDayID && day.phase == workout.phase {
            adjustment = day.adjustment
        }
        if adjustment.isNothing { return nil }
        var planned: [SetTarget] = []
        for set in exercise.sets where set.setType != .warmup && set.status == .planned {
            planned.append(set.target ?? SetTarget(weight: nil, reps: set.reps))
        }
        return targets(of: other, insteadOf: planned, on: adjustment)
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
