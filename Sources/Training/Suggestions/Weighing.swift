import Wire

/// What the coach's model says beside a rule. The rule stays authoritative: a step that would hardly hold is made smaller and
/// says so, one that would surely hold is offered larger, and whatever is smaller or larger stays within calibration's bounds.
extension NextFromLog {
    /// From this chance on a larger step is offered.
    private static let sure = Chance(0.95)

    /// Puts the chance beside a verdict by a rule, and looks at the step of a raise.
    func weigh(
        _ verdict: inout ExerciseVerdict, _ outlook: Outlook, _ work: SessionWork, _ state: ProgressionState
    ) {
        let plain = verdict.step
        guard let chance = outlook.leastChance(of: plain.recommendation.targets) else { return }
        verdict.odds.chance = chance
        guard plain.recommendation.change == .increaseWeight, work.loads.kind != .assisted else { return }
        if chance < Caution.unlikely {
            guard var smaller = next(verdict, coach.policy.halfStep, work, state), let raw = hardest(plain),
                let to = hardest(smaller), to < raw,
                let safer = outlook.leastChance(of: smaller.recommendation.targets), safer > chance
            else { return }
            smaller.recommendation.reasons.append(
                Reason(.hardlyHeld) { ($0.raw, $0.to, $0.chance) = (raw, to, chance) })
            verdict.take(smaller)
            verdict.odds.chance = safer
        } else if chance >= Self.sure, coach.calibrations[verdict.performance.exerciseID]?.step ?? .whole >= .whole {
            guard let larger = next(verdict, coach.policy.largeStep, work, state), let raw = hardest(plain),
                let target = hardestTarget(larger), let to = target.weight, to > raw, let reps = target.reps
            else { return }
            let chance = Chance(outlook.chance(of: reps, at: to))
            // What can be loaded may lie farther than the step was enlarged.
            let from = plain.recommendation.reasons[0].params.from ?? raw
            let most = (raw - from).scaled(coach.policy.largeStep.thousandths, over: Percent.whole.thousandths)
            if to - from <= most, chance >= Caution.safe { verdict.odds.offers.append(Offer(.step, target, chance)) }
        }
    }

    /// The same verdict with another step; `nil` where nothing goes up then.
    private func next(
        _ verdict: ExerciseVerdict, _ step: Percent, _ work: SessionWork, _ state: ProgressionState
    ) -> ProgressionStep? {
        var coach = coach
        coach.calibrations[verdict.performance.exerciseID, default: Calibration()].step = step
        let next = coach.next(verdict.performance.exerciseID, verdict.rule, after: work, state)
        guard next.recommendation.change == .increaseWeight else { return nil }
        var said = next
        said.recommendation.reasons.removeOthers { $0.code == .calibratedDown || $0.code == .calibratedUp }
        return said
    }

    private func hardest(_ step: ProgressionStep) -> Mass? { hardestTarget(step)?.weight }

    private func hardestTarget(_ step: ProgressionStep) -> SetTarget? {
        var hardest: SetTarget?
        for set in step.sets {
            guard let weight = set.target.weight else { continue }
            if weight > hardest?.weight ?? .zero { hardest = set.target }
        }
        return hardest
    }
}
