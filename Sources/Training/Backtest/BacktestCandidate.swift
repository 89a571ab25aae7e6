public import Wire

/// A way of setting the next target, tried on a history.
public enum BacktestCandidate: String, WireEnum, Sendable {
    /// The standard rule of a plan: double progression from 8 to 12 reps.
    case today
    /// The same in the reps that the lifter usually does: from one below to two above.
    case ownRange = "own_range"
    /// What was done the last time.
    case repeatLast = "repeat_last"
    /// The last weight, with the reps by a mean of the estimated max.
    case average
    /// The model.
    case coach

    /// The hardest target after an exposure's last outing.
    func target(_ exposure: Exposure) -> (weight: Mass, reps: Int) {
        let last = exposure.last
        switch self {
        case .today: return exposure.target(DoubleProgression(8, 12, increment: exposure.lift.step))
        case .ownRange:
            let usual = CoachModel.whole(exposure.outlook.usual + 0.5)
            let rule = DoubleProgression(max(1, usual - 1), usual + 2, increment: exposure.lift.step)
            let target = exposure.target(rule)
            // A rule of eight to twelve makes room for a step by four reps; one of a few takes as many as the step costs.
            return target.weight > last.weight ? (target.weight, reps(of: last.shown, at: target.weight)) : target
        case .repeatLast: return (last.weight, last.low)
        case .average: return (last.weight, reps(of: exposure.average, at: last.weight))
        case .coach: return (exposure.target.weight, exposure.target.reps)
        }
    }

    /// The most reps at a weight that do not exceed an estimated max in kg.
    private func reps(of max: Double, at weight: Mass) -> Int {
        Swift.max(1, CoachModel.whole(30 * (max / weight.kilograms - 1) + 1e-9))
    }
}

extension Exposure {
    /// What a rule asks after the last outing, had it asked for the same weight with reps of its range there.
    fileprivate func target(_ rule: DoubleProgression) -> (weight: Mass, reps: Int) {
        let asked = SetTarget(weight: last.weight, reps: rule.clamped(last.low))
        var sets: [EvaluatedSet] = []
        for set in last.sets {
            sets.append(EvaluatedSet(target: asked, weight: set.weight, reps: set.reps, rir: set.rir))
        }
        let work = SessionWork(sets, loads: Loads(increment: rule.minIncrement, kind: lift.kind))
        var hardest = (weight: Mass.zero, reps: 0)
        for target in ProgressionRule.doubleProgression(rule).next(after: work).recommendation.targets {
            let (weight, reps) = (target.weight ?? .zero, target.reps ?? 1)
            if (weight, reps) > hardest { hardest = (weight, reps) }
        }
        return hardest
    }
}
