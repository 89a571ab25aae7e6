public import Wire

/// What an active goal asks of how an exercise is trained: the parameters that its default rule starts from (seed 000, goals in
/// suggestions). What a plan says itself goes before.
public struct GoalEmphasis: WireModel, Sendable {
    public var goalID: GoalID
    /// What it is trained for: `strength`, `hypertrophy`, `endurance`, or `fat_loss`, which holds the weight.
    public var emphasis: Goal
    /// The reps of a working set, 1 to 1000; `nil` where the goal asks for none.
    public var lowerReps: Int?
    public var upperReps: Int?
    /// How long a set is held at most, in seconds.
    public var seconds: Int?
    /// How long is rested, in seconds.
    public var restSeconds: Int?
    /// A set done harder than this has not hit its target.
    public var rpeCap: SessionRPE?
    /// In the language of the one who asked; empty until rendered.
    public var text = ""

    public init(blank: Blank) { (goalID, emphasis) = (.init(blank: blank), .general) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("goal_id", &goalID)
        try v.field("emphasis", &emphasis)
        try v.omittable("lower_reps", &lowerReps)
        try v.omittable("upper_reps", &upperReps)
        try v.omittable("seconds", &seconds)
        try v.omittable("rest_seconds", &restSeconds)
        try v.omittable("rpe_cap", &rpeCap)
        try v.field("text", &text, default: "")
    }
}

extension GoalEmphasis {
    /// What a goal asks of the exercises that it is about; `nil` where it is not followed any more, or says nothing of how an exercise
    /// is trained: as a body weight that is not to be less.
    ///
    /// - Parameter bodyWeight: the newest, in kilograms, where it is known.
    public init?(_ goal: LifterGoal, bodyWeight: Amount?) {
        guard goal.status == .active else { return nil }
        (goalID, emphasis) = (goal.id, .general)
        switch goal.kind {
        case .sessionsPerWeek: return nil
        case .lift: take(.strength, 3, 6, rest: 180)
        case .hypertrophy:
            take(.hypertrophy, 8, 12, rest: 90)
            rpeCap = SessionRPE(halves: 17)
        case .cut:
            if let bodyWeight, bodyWeight <= goal.target { return nil }
            emphasis = .fatLoss
        case .endurance:
            switch goal.measure {
            case .reps: take(.endurance, 15, max(20, goal.wholeTarget), rest: 45)
            case .seconds:
                take(.endurance, nil, nil, rest: 45)
                seconds = goal.wholeTarget
            case .metres, .kg, .sessions, .sets: return nil
            }
        }
    }

    private mutating func take(_ emphasis: Goal, _ lower: Int?, _ upper: Int?, rest: Int) {
        (self.emphasis, lowerReps, upperReps, restSeconds) = (emphasis, lower, upper, rest)
    }

    /// What the nearest of these goals asks of an exercise: one of the exercise goes before one of a muscle, that before a body weight,
    /// that before all muscles.
    ///
    /// - Parameters:
    ///   - goals: newest first, which goes first among those alike.
    ///   - bodyWeight: the newest, in kilograms, where it is known.
    public init?(of exercise: Exercise, among goals: [LifterGoal], bodyWeight: Amount?) {
        var nearest: (place: Int, emphasis: GoalEmphasis)?
        for goal in goals {
            guard let place = exercise.nearness(of: goal), nearest.map({ place < $0.place }) ?? true,
                let emphasis = GoalEmphasis(goal, bodyWeight: bodyWeight)
            else { continue }
            nearest = (place, emphasis)
        }
        guard let nearest else { return nil }
        self = nearest.emphasis
    }

    /// Whether the weight stays where it is.
    public var holdsWeight: Bool { emphasis == .fatLoss }

    /// Why something is proposed.
    ///
    /// - Parameter isAdvice: whether it says all that the goal asks for, rather than what it does to what comes next.
    public func reason(isAdvice: Bool) -> Reason {
        let code: Reason.Code =
            switch emphasis {
            case .hypertrophy: .goalHypertrophy
            case .endurance: .goalEndurance
            case .fatLoss: .goalFatLoss
            case .strength, .both, .general: .goalStrength
            }
        return Reason(code) {
            ($0.targetReps, $0.cap) = (upperReps, rpeCap)
            if isAdvice { ($0.reps, $0.seconds) = (lowerReps, restSeconds) }
        }
    }
}

extension Exercise {
    /// How closely a goal is about an exercise, the less the closer; `nil` for not at all.
    fileprivate func nearness(of goal: LifterGoal) -> Int? {
        guard let own = goal.exerciseID else {
            guard measure == .reps, !isMobility else { return nil }
            switch goal.kind {
            case .hypertrophy:
                guard let muscle = goal.muscle else { return 3 }
                return primaryMuscles.contains(muscle) ? 1 : nil
            case .cut: return 2
            case .lift, .endurance, .sessionsPerWeek: return nil
            }
        }
        guard own == id else { return nil }
        switch goal.measure {
        case .kg, .reps: return measure == .reps ? 0 : nil
        case .seconds: return measure == .time ? 0 : nil
        case .sessions, .sets, .metres: return nil
        }
    }
}

extension LifterGoal {
    /// Rounded down: a million at most.
    fileprivate var wholeTarget: Int { Int(target.units / Amount.one.units) }
}
