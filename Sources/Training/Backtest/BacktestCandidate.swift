/// A rule that is tried on a history.
struct BacktestCandidate {
    let name: String
    /// Whether its targets are of reps that the lifter chose, instead of a range of its own.
    let keepsReps: Bool
    /// Whether it looks at effort, so that sessions without any are not judged.
    let needsEffort: Bool
    /// Whether it proposes a deload after stalls. Without a plan nothing does.
    let countsStalls: Bool
    let make: (_ increment: Mass) -> ProgressionRule

    private init(
        _ name: String, keepsReps: Bool = false, needsEffort: Bool = false, countsStalls: Bool = false,
        make: @escaping (_ increment: Mass) -> ProgressionRule
    ) {
        (self.name, self.keepsReps, self.needsEffort, self.countsStalls, self.make) = (
            name, keepsReps, needsEffort, countsStalls, make
        )
    }

    /// What is proposed without a plan, then the same with other settings, then other rules.
    ///
    /// A top set with back-offs is none of them: no log says which set was meant as the top, nor in which range.
    static var all: [BacktestCandidate] {
        [
            double("double_progression") { _ in },
            double("double_progression, 2.5 %") { $0.incrementPercent = Percent(thousandths: 2_500) },
            // Rounded, a tenth of a percent is the next load.
            double("double_progression, one load") { $0.incrementPercent = Percent(thousandths: 100) },
            double("double_progression, twice at the top") { $0.confirmations = 2 },
            double("double_progression, 8 to 10 reps") { $0.maxReps = 10 },
            double("double_progression, 5 to 8 reps") { ($0.startingReps, $0.maxReps) = (5, 8) },
            BacktestCandidate("straight_sets", keepsReps: true, countsStalls: true) { increment in
                var rule = StraightSets()
                rule.increment = increment
                return .straightSets(rule)
            },
            BacktestCandidate("rpe_autoregulated", keepsReps: true, needsEffort: true) { _ in
                .rpeAutoregulated(RPEAutoregulated())
            },
            BacktestCandidate("reps_only") { _ in .repsOnly(RepsOnly()) },
        ]
    }

    private static func double(_ name: String, _ change: @escaping (inout DoubleProgression) -> Void)
        -> BacktestCandidate
    {
        BacktestCandidate(name) { increment in
            var rule = DoubleProgression()
            rule.minIncrement = increment
            change(&rule)
            return .doubleProgression(rule)
        }
    }

    /// What a rule proposes for the next session.
    struct Outcome {
        var change: Recommendation.Change
        var weight: Mass
        var reps: Int

        func isSameTarget(as other: Outcome?) -> Bool { other.map { $0.weight == weight && $0.reps == reps } ?? false }
    }

    /// What it proposes after each session of a lift but the last; `nil` where it has nothing to go by.
    func proposals(_ lift: TrainedLift) -> [Outcome?] {
        let rule = make(lift.increment)
        var state = ProgressionState()
        var usual = UsualReps()
        var proposals: [Outcome?] = []
        for outing in lift.outings.dropLast() {
            usual.add(outing.reps)
            var target = NextWithoutPlan.baseline(outing.working, rule, lift.loads)
            if keepsReps { target.reps = max(1, usual.reps) }
            var evaluated: [EvaluatedSet] = []
            for set in outing.working {
                var one = EvaluatedSet(set)
                one.target = target
                evaluated.append(one)
            }
            let step = rule.next(after: SessionWork(evaluated, rpe: outing.rpe, loads: lift.loads), state)
            state = step.state
            if !countsStalls { state.stalls = 0 }
            let hasEffort = outing.rpe != nil || outing.working.last?.rir != nil
            proposals.append(needsEffort && !hasEffort ? nil : Outcome(step.recommendation, lift.loads))
        }
        return proposals
    }
}

extension BacktestCandidate.Outcome {
    /// The hardest target of a recommendation; of several at that weight the most reps. `nil` without any weight.
    fileprivate init?(_ recommendation: Recommendation, _ loads: Loads) {
        var hardest: (weight: Mass, reps: Int)?
        for target in recommendation.targets {
            guard let weight = target.weight else { continue }
            let reps = target.reps ?? 1
            if let standing = hardest {
                let isHarder = loads.isHarder(weight, than: standing.weight)
                guard isHarder || weight == standing.weight && reps > standing.reps else { continue }
            }
            hardest = (weight, reps)
        }
        guard let hardest else { return nil }
        (change, weight, reps) = (recommendation.change, hardest.weight, hardest.reps)
    }
}

/// The reps that a lifter goes for at a weight: the most frequent ones so far, of several as frequent the latest.
private struct UsualReps {
    private(set) var reps = 0
    private var counts: [Int: Int] = [:]

    mutating func add(_ new: Int) {
        counts[new, default: 0] += 1
        if counts[new] ?? 0 >= counts[reps] ?? 0 { reps = new }
    }
}
