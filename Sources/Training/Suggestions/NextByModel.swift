import Wire

/// What stands beside a target: its chance, and what else the lifter might do.
struct Odds: Equatable {
    var chance: Chance?
    var offers: [Offer] = []
    /// What the model asked, where it decided.
    var asked: CoachTarget.Change?
}

/// What comes next by the coach's model, for lifts without a rule.
extension NextFromLog {
    /// A lift as it is known, on the day on which it probably comes next.
    func outlook(_ exercise: ExerciseID) -> Outlook? {
        lifts?.outlook(exercise, step: increment(exercise))
    }

    /// `nil` for what the model does not know, and where the lifter gave a range of reps, which is a rule.
    func byModel(
        _ performance: ExercisePerformance, _ prescription: ExercisePrescription?, _ facts: ExerciseFacts, _ step: Mass,
        _ session: WorkoutSession
    ) -> ExerciseVerdict? {
        guard performance.isModelled, range(prescription, facts.id).mode == .notSet,
            let outlook = lifts?.outlook(facts.id, after: session, step: step)
        else { return nil }
        let gym = gymLoads(facts.id, facts.loadKind)
        let stepsBack = track.stepsBack(facts.id)
        let target = outlook.target(nil, preset(facts.id), gym, stepsBack: stepsBack != nil)
        let isLast = target.reference.startedAt == session.startedAt
        let working = isLast ? Outing.work(of: performance.sets).performed : []
        var done: [PlannedSet] = []
        for set in working where set.weight == target.reference.weight {
            done.append(EvaluatedSet(mirroring: set).planned)
        }
        let rule = ProgressionRule.standard(for: facts, increment: step, targets: done, isLog: true)
        let loads = gym ?? rule.ownLoads(kind: facts.loadKind, unit: unit)

        var recommendation = Recommendation(
            change: target.change.recommended, targets: [], reasons: outlook.reasons(target))
        if let stepsBack, target.change != .layoff { recommendation.reasons.append(stepsBack) }
        var sets = outlook.sets(target, gym)
        var asked = target.change
        // What was lifted before is no raise.
        let emphasis = target.change == .load ? emphasis(facts.id) : nil
        if let held = coach.gate(facts.id, recommendation.change, session.work([], loads), emphasis) {
            recommendation.change = .stay
            recommendation.reasons = NonEmpty(held)
            sets = target.reference.sets
            asked = .hold
        }
        var planned: [PlannedSet] = []
        for (place, set) in sets.enumerated() {
            let type = place < working.count ? working[place].setType : .working
            planned.append(PlannedSet(SetTarget(weight: set.weight, reps: max(1, set.reps)), type: type))
        }
        var next = ProgressionStep(recommendation: recommendation, sets: planned, state: ProgressionState())
        next.recommendation.targets = planned.map { $0.target }
        next.keep(to: loads)
        var verdict = ExerciseVerdict(next, rule, loads, working: working, performance, prescription)
        verdict.odds.asked = asked
        verdict.odds.chance = outlook.leastChance(of: next.recommendation.targets)
        // Offers stand beside what is asked here: what the gym cannot load was made another weight.
        var shown = target
        if let hardest = SetTarget.hardest(of: next.recommendation.targets) {
            (shown.weight, shown.reps) = (hardest.weight, hardest.reps)
        }
        for offer in outlook.offers(beside: shown, gym) where offer.target != shown.asSet {
            verdict.odds.offers.append(offer)
        }
        return verdict
    }
}

extension CoachTarget {
    fileprivate var asSet: SetTarget { SetTarget(weight: weight, reps: reps) }
}

extension SetTarget {
    /// The heaviest weight of targets, and the fewest reps at it; `nil` where none names both.
    static func hardest(of targets: [SetTarget]) -> (weight: Mass, reps: Int)? {
        var hardest: (weight: Mass, reps: Int)?
        for target in targets {
            guard let weight = target.weight, weight > .zero, let reps = target.reps, reps > 0 else { continue }
            guard let known = hardest, weight <= known.weight else {
                hardest = (weight, reps)
                continue
            }
            if weight == known.weight { hardest = (weight, min(reps, known.reps)) }
        }
        return hardest
    }
}

extension CoachTarget.Change {
    /// How a recommendation calls it.
    fileprivate var recommended: Recommendation.Change {
        switch self {
        case .load, .back: .increaseWeight
        case .reps: .increaseReps
        case .ease: .decreaseReps
        case .layoff: .decreaseWeight
        case .light, .hold: .stay
        }
    }
}

extension Outlook {
    /// The chance of targets, which is that of the hardest of them; `nil` where none names a weight and reps.
    ///
    /// That is the heaviest weight with the fewest reps at it: what is remembered of outings, and so what a chance is of. Another
    /// set counts as well where it clearly asks for more than that one (by a twentieth of its estimated max), and for more than the
    /// last outing showed. A back-off is lighter by design: asked of outings at the top weight, its reps would look as though
    /// they never held.
    func leastChance(of targets: [SetTarget]) -> Chance? {
        guard let hardest = SetTarget.hardest(of: targets) else { return nil }
        var least = chanceByNow(of: hardest.reps, at: hardest.weight)
        let asked = hardest.weight.kilograms * EstimatedMax.ratio(hardest.reps)
        for target in targets {
            guard let weight = target.weight, weight > .zero, let reps = target.reps,
                weight.kilograms * EstimatedMax.ratio(reps) > 1.05 * asked,
                !last.sets.contains(where: { $0.weight >= weight && $0.reps >= reps })
            else { continue }
            least = min(least, chanceByNow(of: reps, at: weight))
        }
        return Chance(least)
    }

    /// Why a target is what it is, with the lifter's own numbers.
    fileprivate func reasons(_ target: CoachTarget) -> NonEmpty<Reason> {
        let own = target.reference
        func reason(_ code: Reason.Code, _ fill: (inout Reason.Params) -> Void = { _ in }) -> Reason {
            Reason(code) {
                ($0.from, $0.reps, $0.rir, $0.date) = (own.weight, own.low, own.rir, own.startedAt)
                fill(&$0)
            }
        }
        func aimed(_ code: Reason.Code) -> Reason {
            let chance = Chance(chanceByNow(of: target.reps, at: target.weight))
            return reason(code) { ($0.to, $0.nextReps, $0.chance) = (target.weight, target.reps, chance) }
        }
        var reasons: NonEmpty<Reason>
        switch target.change {
        case .layoff:
            reasons = NonEmpty(
                reason(.coachLayoff) {
                    ($0.number, $0.to, $0.nextReps) = (CoachModel.whole(layoff), target.weight, target.reps)
                    let less = (own.weight - target.weight).scaled(Percent.whole.thousandths, over: own.weight.units)
                    $0.percent = Percent(thousandths: (less.units + 500) / 1_000 * 1_000)
                })
        case .back:
            reasons = NonEmpty(aimed(.coachReturn))
            if let there = outings.last(where: { $0.weight == target.weight }) {
                reasons.append(Reason(.coachThere) { ($0.to, $0.date) = (target.weight, there.startedAt) })
            }
        case .load: reasons = NonEmpty(aimed(.coachLoad))
        case .reps: reasons = NonEmpty(aimed(.coachReps))
        case .ease:
            reasons = NonEmpty(reason(.coachEase) { $0.chance = Chance(chance(of: own.low, at: own.weight)) })
        case .light:
            let share = own.weight.scaled(Percent.whole.thousandths, over: recent.units).units
            reasons = NonEmpty(reason(.coachLight) { $0.percent = Percent(thousandths: (share + 500) / 1_000 * 1_000) })
        case .hold:
            reasons = NonEmpty(reason(.coachHold) { $0.chance = Chance(chance(of: own.low + 1, at: own.weight)) })
        }
        if own.startedAt != last.startedAt { reasons.append(Reason(.coachSlot) { $0.date = own.startedAt }) }
        if lift.count < CoachModel.warmOutings { reasons.append(Reason(.coachCold) { $0.number = lift.count }) }
        return reasons
    }
}
