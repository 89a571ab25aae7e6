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
    public var experience = Experience.beginner
    /// What a workout may take at most.
    public var minutes = 60
    /// 0 for the best, 1 for the next best, and so on.
    public var variant = 0
    public var voice = Voice()

    public init(_ exercises: [Exercise]) { self.exercises = exercises }
}

extension GeneratorWishes {
    /// How many exercises a workout has at most.
    var most: Int { experience == .beginner ? 6 : 8 }

    /// How many sets a muscle gets in a week at most.
    var mostSets: Int {
        switch experience {
        case .beginner: 14
        case .intermediate: 20
        case .advanced: 24
        }
    }
}
