public import Training

/// What a workout or a week is put together from: the lifter, the place, and what is asked for. No clock and no chance: the same wishes
/// give the same training.
public struct GeneratorWishes: Sendable {
    /// Everything that can be chosen, with what the lifter noted of it and when it was trained last.
    public var exercises: [Exercise]
    /// Where it will be trained; `nil` where nobody said so: then everything is there.
    public var gym: Gym?
    /// Resolved ones do not count.
    public var pains: [PainFlag] = []
    public var goal = Goal.general
    /// What the lifter's goals ask of an exercise; it goes before `goal`.
    public var emphasis: @Sendable (Exercise) -> GoalEmphasis? = { _ in nil }
    public var experience = Experience.beginner
    /// What a workout may take at most.
    public var minutes = 60
    /// 0 for the best, 1 for the next best, and so on.
    public var variant = 0
    public var voice = Voice()

    public init(_ exercises: [Exercise]) { self.exercises = exercises }
}

extension GeneratorWishes {
    /// How many exercises a workout has at most, however much time there is: more of them are done half-heartedly.
    var most: Int { experience == .beginner ? 8 : 10 }

    /// How many sets of an exercise are done at most where there is time for more.
    func mostSets(_ part: GeneratorDose.Part) -> Int {
        switch (experience, part) {
        case (.beginner, _): 3
        case (.advanced, .main), (.advanced, .second): 5
        default: 4
        }
    }

    /// How many sets a workout has at most, and how many of them a muscle.
    var mostSetsOfWorkout: Int {
        switch experience {
        case .beginner: 24
        case .intermediate: 30
        case .advanced: 36
        }
    }
    var mostSetsOfMuscle: Int { experience == .beginner ? 8 : 12 }

    /// How many sets a muscle gets in a week at most.
    var mostSets: Int {
        switch experience {
        case .beginner: 14
        case .intermediate: 20
        case .advanced: 24
        }
    }
}
