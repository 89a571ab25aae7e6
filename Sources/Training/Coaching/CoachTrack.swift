/// A target, of which lift it was and of when.
public struct DatedScore: Sendable {
    public var exerciseID: ExerciseID
    public var startedAt: Instant
    public var score: CoachScore

    /// A target of a lift, by when its session began.
    public init(_ exercise: ExerciseID, _ startedAt: Instant, _ score: CoachScore) {
        (exerciseID, self.startedAt, self.score) = (exercise, startedAt, score)
    }
}

/// Where the coach steps back: where its own targets were lately farther from what was done than repeating would have been.
/// A lift with enough targets speaks for itself; the others go with all.
///
/// Whoever steps back is as good as repeating from then on, so the coach comes forward again as the targets that were worse
/// grow old.
public struct CoachTrack: Sendable {
    /// The targets of the model and those of repeating: how far off both were, added up.
    private struct Sum {
        var (count, coach, repeated) = (0, 0.0, 0.0)

        func reason(_ policy: CoachPolicy) -> Reason? {
            let worse: Double = (coach - repeated) * 100_000 / Double(max(1, count))
            guard worse > Double(policy.worseThanRepeating.thousandths) else { return nil }
            return Reason(.coachStepsBack) { $0.number = count }
        }
    }

    /// Why it steps back in all; `nil` where it does not.
    public private(set) var all: Reason?
    private var lifts: [ExerciseID: Reason?] = [:]

    public init() {}

    /// - Parameter scores: what is older than the policy's days before the newest does not count.
    public init(_ scores: [DatedScore], _ policy: CoachPolicy = .current) {
        var newest = Int64.min
        for score in scores { newest = max(newest, score.startedAt.milliseconds) }
        var (whole, parts) = (Sum(), [ExerciseID: Sum]())
        for dated in scores where newest - dated.startedAt.milliseconds <= Int64(policy.scoredDays) * 86_400_000 {
            guard dated.score.change != nil, let (asked, repeated) = dated.score.outcomes() else { continue }
            whole.count += 1
            whole.coach += asked.error
            whole.repeated += repeated.error
            parts[dated.exerciseID, default: Sum()].count += 1
            parts[dated.exerciseID, default: Sum()].coach += asked.error
            parts[dated.exerciseID, default: Sum()].repeated += repeated.error
        }
        if whole.count >= policy.scoredInAll { all = whole.reason(policy) }
        for (exercise, part) in parts where part.count >= policy.scoredOfLift {
            lifts[exercise] = .some(part.reason(policy))
        }
    }

    /// Why it steps back at a lift whose own targets say so; `nil` for one that goes with all.
    public func own(_ exercise: ExerciseID) -> Reason? { lifts[exercise] ?? nil }

    /// Why it steps back at a lift; `nil` where it does not.
    public func stepsBack(_ exercise: ExerciseID) -> Reason? {
        if let own = lifts[exercise] { return own }
        return all
    }
}
