/// What may stand in the place of an exercise at all, before it is asked how well it fits.
struct SubstituteField {
    private let exercise: Exercise
    private let equipment: Set<Equipment>?
    private let trained: [ExerciseID]
    private let pains: [PainFlag]
    private let taken: [ExerciseID]
    /// What is done on that day beside it.
    private var day: [Exercise] = []

    init(
        _ exercise: Exercise, _ all: [Exercise], _ equipment: Set<Equipment>?, _ trained: [ExerciseID],
        _ pains: [PainFlag], _ taken: [ExerciseID]
    ) {
        (self.exercise, self.equipment, self.trained) = (exercise, equipment, trained)
        (self.pains, self.taken) = (pains, taken)
        if taken.isEmpty { return }
        for other in all where other.id != exercise.id && taken.contains(other.id) { day.append(other) }
    }

    /// Whether it is there, is counted the same way, is not done on that day anyway, and is nowhere harder on what hurts.
    func holds(_ other: Exercise) -> Bool {
        guard other.id != exercise.id, other.measure == exercise.measure, !other.isHidden,
            other.isMobility == exercise.isMobility, !taken.contains(other.id)
        else { return false }
        if let equipment, !other.isPossible(with: equipment, hasOther: trained.contains(other.id)) { return false }
        return !isHarder(other)
    }

    /// Whether one that has something to do with it is of the same kind, and goes with the day. Names are compared here, which takes
    /// longest.
    func suits(_ other: Exercise) -> Bool {
        if other.isConditioning && !exercise.isConditioning || other.goesApart(from: exercise) { return false }
        return fits(other)
    }

    /// It stands no nearer to what else is done than the exercise itself does: a day gets no second form of a lift that it had once.
    private func fits(_ other: Exercise) -> Bool {
        for one in day where other.nearness(to: one) > exercise.nearness(to: one) { return false }
        return true
    }

    /// What it loses for how hard it is on what hurts more than a little.
    func strain(of other: Exercise) -> Int {
        var strain = 0
        for flag in pains where flag.isOpen && flag.severity > .mild { strain += 10 * flag.bodyPart.strain(of: other) }
        return strain
    }

    private func isHarder(_ other: Exercise) -> Bool {
        for flag in pains where flag.isOpen && flag.severity > .mild {
            if flag.bodyPart.strain(of: other) > flag.bodyPart.strain(of: exercise) { return true }
        }
        return false
    }
}

extension BodyPart {
    /// How hard an exercise is on the place: 0 where it has nothing to do with it, 1 where what lies there helps, 2 where it is
    /// loaded as a joint, 3 where what lies there is trained, or the joint is loaded where it can do least: the back bent forward,
    /// the shoulder overhead or below the bars of a dip.
    func strain(of exercise: Exercise) -> Int {
        for muscle in exercise.primaryMuscles where holds(muscle) { return 3 }
        if isLoaded(by: exercise) {
            let isWorst =
                self == .lowerBack && exercise.pattern == .hinge
                || self == .shoulder && exercise.isOverhead
            return isWorst ? 3 : 2
        }
        for muscle in exercise.secondaryMuscles where holds(muscle) { return 1 }
        return 0
    }
}
