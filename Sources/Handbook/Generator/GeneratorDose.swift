import Training
import Wire

/// How much of an exercise is done: sets, reps, reserve, rest and rule, by the goal and by what the lifter is used to.
struct GeneratorDose {
    /// What an exercise is in its workout.
    enum Part {
        /// The first of them that moves more than one joint; another one; work for one muscle.
        case main, second, accessory
    }

    private var wishes: GeneratorWishes
    /// What a goal of the lifter's asks of the exercise.
    private var emphasis: GoalEmphasis?

    init(_ wishes: GeneratorWishes) { self.wishes = wishes }

    /// The targets without a weight, and what a goal had to do with them. What time leaves out first is optional.
    func prescription(of exercise: Exercise, _ part: Part) -> (made: ExercisePrescription, emphasis: GoalEmphasis?) {
        guard let emphasis = wishes.emphasis(exercise) else { return (usual(exercise, part), nil) }
        var dose = self
        (dose.emphasis, dose.wishes.goal) = (emphasis, emphasis.emphasis)
        return (dose.usual(exercise, part), emphasis)
    }

    private func usual(_ exercise: Exercise, _ part: Part) -> ExercisePrescription {
        var made = preset(part, exercise).prescription(of: exercise, in: wishes.voice.unit)
        made.optional = part == .accessory
        made.rest.seconds = rest(part)
        guard exercise.measure == .reps, exercise.loadKind == .external else {
            let range = isEnduring || emphasis != nil ? range(part) : (8, 12)
            if exercise.measure == .reps { made.repRange = RepRange(range.0, range.1) }
            for index in made.sets.indices where exercise.measure == .reps { made.sets[index].reps = range.0 }
            made.sets = Array(repeating: made.sets[0], count: sets(part))
            return made
        }
        if isHeavy(part, exercise) {
            if wishes.experience == .beginner { fives(&made, exercise) }
            return made
        }
        let (lower, upper) = range(part)
        var rule = DoubleProgression()
        (rule.startingReps, rule.maxReps) = (lower, upper)
        rule.minIncrement = exercise.increment(in: wishes.voice.unit)
        rule.rpeCap = SessionRPE(halves: 17)
        made.rule = .doubleProgression(rule)
        made.repRange = RepRange(lower, upper)
        made.sets = Array(repeating: SetPrescription(id: .unnamed, reps: lower, rir: reserve), count: sets(part))
        return made
    }

    /// Whether a lift is trained with a top set and back-off sets, or in fives.
    private func isHeavy(_ part: Part, _ exercise: Exercise) -> Bool {
        part == .main && (wishes.goal == .strength || wishes.goal == .both) && exercise.equipment.first == .barbell
    }

    private func preset(_ part: Part, _ exercise: Exercise) -> PrescriptionPreset {
        guard isHeavy(part, exercise) else { return .hypertrophy }
        return wishes.goal == .strength ? .strength : .default
    }

    /// Three fives, and more weight each time: what beginners grow strong with (seed 001, Beginner Strength).
    private func fives(_ made: inout ExercisePrescription, _ exercise: Exercise) {
        var rule = StraightSets()
        rule.increment = exercise.increment(in: wishes.voice.unit)
        made.rule = .straightSets(rule)
        made.repRange = RepRange()
        made.sets = Array(repeating: SetPrescription(id: .unnamed, reps: 5, rir: RIR(3)), count: 3)
    }

    private var isEnduring: Bool { wishes.goal == .endurance || wishes.goal == .fatLoss }

    private func range(_ part: Part) -> (Int, Int) {
        if let lower = emphasis?.lowerReps, let upper = emphasis?.upperReps { return (lower, upper) }
        return usualRange(part)
    }

    private func usualRange(_ part: Part) -> (Int, Int) {
        switch (wishes.goal, part) {
        case (.strength, .main), (.strength, .second): (5, 8)
        case (.strength, .accessory): (8, 12)
        case (.hypertrophy, .accessory), (.both, .accessory), (.general, .accessory): (10, 15)
        case (.hypertrophy, _), (.both, _), (.general, _): (8, 12)
        case (.fatLoss, .accessory): (12, 15)
        case (.fatLoss, _): (10, 15)
        case (.endurance, _): (15, 20)
        }
    }

    /// Reps that are left in a set.
    private var reserve: RIR? {
        if wishes.experience == .beginner { return RIR(3) }
        return wishes.goal == .hypertrophy || wishes.goal == .both ? RIR(halves: 3) : RIR(2)
    }

    private func sets(_ part: Part) -> Int {
        switch (wishes.experience, part) {
        case (.beginner, .accessory): 2
        case (.advanced, .main), (.advanced, .second): 4
        default: 3
        }
    }

    private func rest(_ part: Part) -> Int { emphasis?.restSeconds ?? usualRest(part) }

    private func usualRest(_ part: Part) -> Int {
        switch (wishes.goal, part) {
        case (.strength, .accessory): 90
        case (.strength, _), (.both, .main): 180
        case (.hypertrophy, .main), (.hypertrophy, .second), (.both, .second): 120
        case (.general, .main), (.general, .second): 90
        case (.endurance, _), (.fatLoss, _), (.hypertrophy, _), (.both, _), (.general, _): 60
        }
    }
}
