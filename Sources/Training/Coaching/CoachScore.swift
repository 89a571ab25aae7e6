public import Wire

/// The target of a lift as it was shown before a workout, with its chance, and what was then done. It is kept as it was: what
/// the coach would ask today says nothing of how it fared.
public struct CoachScore: WireModel, Equatable, Sendable {
    /// The heaviest weight that was asked for, and the fewest reps at it.
    public var weight: Mass
    public var reps: Int
    /// That all sets at the weight reach the reps, as it was said.
    public var chance: Chance
    /// What the coach's model asked; `nil` for the target of a rule, or of the lifter's own.
    public var change: CoachTarget.Change?
    /// What was done the time before: repeating it is what the target is held against.
    public var lastWeight: Mass
    public var lastReps: Int
    /// How much the coach dared.
    public var preset: CoachPreset
    /// The work sets; none where the session is deleted, or has nothing of the lift any more.
    public var done: [Outing.WorkSet] = []

    init(
        weight: Mass, reps: Int, chance: Chance, change: CoachTarget.Change?, last: Outing, preset: CoachPreset
    ) {
        (self.weight, self.reps, self.chance, self.change) = (weight, reps, chance, change)
        (lastWeight, lastReps, self.preset) = (last.weight, last.low, preset)
    }

    public init(blank: Blank) {
        (weight, reps, chance, lastWeight, lastReps, preset) = (.zero, 0, Chance(0), .zero, 0, .standard)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight)
        try v.field("reps", &reps)
        try v.field("chance", &chance)
        try v.field("change", &change)
        try v.field("last_weight", &lastWeight)
        try v.field("last_reps", &lastReps)
        try v.field("preset", &preset)
        try v.field("done", &done)
    }

    /// The same with what a session now says was done.
    ///
    /// - Parameter session: `nil` for one that is gone.
    public func done(in session: WorkoutSession?, _ exercise: ExerciseID) -> CoachScore {
        var score = self
        score.done = []
        if let performance = session?.performance(of: exercise), performance.isModelled {
            score.done = Outing.work(of: performance.sets).sets
        }
        return score
    }

    /// What came of the target, and of the same as the time before; `nil` where nothing was done that tells of strength.
    func outcomes() -> (coach: TargetOutcome, repeated: TargetOutcome)? {
        guard !done.isEmpty, let next = Outing(done, startedAt: Instant(milliseconds: 0), slot: "") else { return nil }
        func outcome(_ weight: Mass, _ reps: Int) -> TargetOutcome {
            let asked = weight.kilograms * EstimatedMax.ratio(reps)
            return TargetOutcome(weight, reps, ratio: asked / next.shown, next)
        }
        return (outcome(weight, reps), outcome(lastWeight, lastReps))
    }
}

/// What came of a target: what was done is told by the heaviest weight of the outing and the fewest reps at it.
struct TargetOutcome {
    /// Reps done, of those asked, from which on a target held.
    static let heldPercent = 90

    /// The estimated max of the target, of that of what was done.
    let ratio: Double
    /// Whether some set had at least the weight, and whether such sets had the reps; `nil` where there was none.
    let held: Bool?
    /// Whether the reps were reached, where the lifter chose the weight within 2 %: what the chance spoke of; `nil` elsewhere.
    let cameTrue: Bool?

    var isTooHard: Bool { ratio > 1.05 }
    var isTooEasy: Bool { ratio < 0.95 }
    /// How far the estimated maxima are apart.
    var error: Double { (ratio - 1).magnitude }

    init(_ weight: Mass, _ reps: Int, ratio: Double, _ next: Outing) {
        self.ratio = ratio
        var (sets, done) = (0, 0)
        for set in next.sets where set.weight >= weight { (sets, done) = (sets + 1, done + set.reps) }
        held = sets > 0 ? done * 100 >= reps * Self.heldPercent * sets : nil
        let isNear = next.weight * 100 >= weight * 98 && next.weight * 100 <= weight * 102
        cameTrue = isNear ? next.low >= reps : nil
    }
}
