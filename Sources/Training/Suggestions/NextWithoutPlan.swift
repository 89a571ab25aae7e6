import Wire

/// What to do next in an exercise that no plan prescribes, from its last session alone (DESIGN.md 4.2).
public struct NextWithoutPlan: Equatable, Sendable {
    /// The sets that were judged; unmarked ramps and implausible entries left out.
    public var working: [SetPerformance]
    public var step: ProgressionStep
    let rule: ProgressionRule
    let loads: Loads

    public var recommendation: Recommendation { step.recommendation }

    /// The baseline is the heaviest weight of the last session's working sets, the rep target the lowest reps at it. The
    /// range is that of what was done: fives stay fives. The lowest sets climb first, so that sets become even before
    /// the weight goes up; every other set keeps its own.
    ///
    /// - Parameters:
    ///   - range: the reps that the lifter gave while training; those that were done where there are none.
    ///   - loads: what the gym can load, where it says so.
    ///   - unit: whose steps hold where no gym says otherwise.
    ///   - session: tells how hard it was and what kind of day it was.
    ///   - ownLoads: weights that the lifter has used for the exercise.
    ///   - emphasis: what a goal asks of the exercise.
    public init(
        sets: [SetPerformance], facts: ExerciseFacts, increment: Mass, range: RepRange = RepRange(),
        loads: Loads? = nil, unit: MassUnit = .kg,
        coach: Coach = Coach(), session: WorkoutSession? = nil, ownLoads: Set<Mass> = [],
        emphasis: GoalEmphasis? = nil
    ) {
        let step = Loads(increment: increment, kind: facts.loadKind)
        var working = sets.filter {
            $0.status == .done && $0.setType.countsForProgression && Plausibility.fault(of: $0) == nil
        }
        let ramp = sets.contains { $0.setType == .warmup } ? 0 : Ramp.length(working, step)
        working.removeFirst(ramp)
        self.working = working

        let top = Ramp.hardest(working, step)
        var done: [PlannedSet] = []
        for set in working where set.weight == top { done.append(EvaluatedSet(mirroring: set).planned) }
        let rule = ProgressionRule.standard(
            for: facts, increment: increment, targets: done, range: range, isLog: true, emphasis: emphasis)
        let baseline = Self.baseline(working, rule, step)
        var evaluated: [EvaluatedSet] = []
        for set in working {
            var one = EvaluatedSet(mirroring: set)
            one.target = baseline
            evaluated.append(one)
        }
        let usable = loads ?? rule.ownLoads(kind: facts.loadKind, unit: unit)
        (self.rule, self.loads) = (rule, usable)
        var work = session?.work(evaluated, usable) ?? SessionWork(evaluated, loads: usable)
        work.ownLoads = ownLoads
        self.step = coach.next(facts.id, rule, after: work, ProgressionState(), emphasis: emphasis)
        keepOwn(top)
        let missing = sets.filter { $0.isMissingWork }.count
        if missing > 0 { hold(Reason(.missingSets) { $0.sets = missing }) }
        if ramp > 0 { self.step.recommendation.reasons.append(Reason(.rampCountedAsWarmup) { $0.sets = ramp }) }
    }

    /// The same again, for a reason of its own.
    private mutating func hold(_ reason: Reason) {
        guard step.recommendation.change != .stay else { return }
        for index in step.sets.indices where index < working.count {
            step.sets[index].target = EvaluatedSet(mirroring: working[index]).target
        }
        step.recommendation.change = .stay
        step.recommendation.targets = step.sets.map { $0.target }
        step.recommendation.reasons = NonEmpty(reason)
    }

    /// Leaves every set what it was done with, unless the step is above that.
    private mutating func keepOwn(_ top: Mass?) {
        var moved = 0
        for index in step.sets.indices where index < working.count {
            let own = EvaluatedSet(mirroring: working[index]).planned.target
            let next = step.sets[index].target
            if step.recommendation.change == .stay || own.weight != top {
                step.sets[index].target = own
            } else if next.weight == own.weight {
                if let reps = next.reps, let done = own.reps { step.sets[index].target.reps = max(reps, done) }
                if let seconds = next.durationSeconds, let done = own.durationSeconds {
                    step.sets[index].target.durationSeconds = max(seconds, done)
                }
            }
            if step.sets[index].target != own { moved += 1 }
        }
        step.recommendation.targets = step.sets.map { $0.target }
        if step.recommendation.reasons.first?.code == .manualRule {
            step.recommendation.reasons[0].code = .keptAsDone
        }
        guard step.recommendation.reasons.first?.code == .targetReached else { return }
        // Nobody named a target that could have been reached.
        step.recommendation.reasons[0].code = .repsRepeated
        guard moved < step.sets.count else { return }
        (step.recommendation.reasons[0].params.number, step.recommendation.reasons[0].params.of) = (
            moved, step.sets.count
        )
    }

    static func baseline(_ working: [SetPerformance], _ rule: ProgressionRule, _ step: Loads) -> SetTarget {
        var target = SetTarget()
        target.weight = Ramp.hardest(working, step)
        var reps: Int?
        var seconds: Int?
        for set in working where set.weight == target.weight {
            if let own = set.reps { reps = min(reps ?? own, own) }
            if let own = set.durationSeconds { seconds = min(seconds ?? own, own) }
        }
        switch rule {
        case .doubleProgression(let rule): target.reps = rule.clamped(reps ?? rule.startingReps)
        case .repsOnly: target.reps = reps.map { max(1, $0) }
        case .durationOnly: target.durationSeconds = seconds
        case .manual, .straightSets, .topSetBackoff, .rpeAutoregulated, .percentOfMax, .staged, .derivedFrom:
            (target.reps, target.durationSeconds) = (reps, seconds)
        }
        return target
    }
}
