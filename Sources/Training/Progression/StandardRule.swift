extension ProgressionRule {
    /// The reps of double progression where nothing else is said (seed 002).
    public static let standardReps = 8...12

    /// The rule an exercise gets when nobody chose one. Its reps are those of the range, else those of the targets: fives
    /// stay fives and the weight goes up, eight to twelve climb as in seed 002, sets that differ keep what they have.
    ///
    /// - Parameters:
    ///   - increment: the step of the exercise's load.
    ///   - targets: of the working sets; none where nothing is planned.
    ///   - isLog: whether the targets only mirror what was done, so that lower reps were not meant to be lower.
    ///   - emphasis: what a goal asks of the exercise; a range that was given goes before.
    public static func standard(
        for facts: ExerciseFacts, increment: Mass, targets: [PlannedSet] = [], range: RepRange = RepRange(),
        isLog: Bool = false, emphasis: GoalEmphasis? = nil
    ) -> ProgressionRule {
        switch facts.measure {
        case .time:
            var rule = DurationOnly()
            if let seconds = emphasis?.seconds { rule.maxSeconds = max(rule.maxSeconds, seconds) }
            return .durationOnly(rule)
        case .distance: return .manual
        case .reps: break
        }
        if range.mode == .untilFailure { return untilFailure(range, increment) }
        let bounds = range.bounds
        if facts.loadKind == .bodyweight {
            var rule = RepsOnly()
            if emphasis?.emphasis == .endurance, let most = emphasis?.upperReps { rule.maxReps = most }
            if let bounds { rule.maxReps = bounds.upperBound }
            return .repsOnly(rule)
        }
        if let bounds {
            var rule = DoubleProgression(bounds.lowerBound, bounds.upperBound, increment: increment)
            rule.rpeCap = emphasis?.rpeCap
            return .doubleProgression(rule)
        }
        return following(targets, facts.loadKind, increment, isLog, emphasis)
    }

    private static func following(
        _ targets: [PlannedSet], _ kind: LoadKind, _ increment: Mass, _ isLog: Bool, _ emphasis: GoalEmphasis?
    ) -> ProgressionRule {
        var (reps, weights): (ClosedRange<Int>?, Set<Mass?>) = (nil, [])
        for set in targets where set.type.countsForProgression && !set.amrap {
            weights.insert(set.target.weight)
            guard let own = set.target.reps else { continue }
            reps = min(own, reps?.lowerBound ?? own)...max(own, reps?.upperBound ?? own)
        }
        if let rule = emphasis?.rule(for: reps, increment) { return rule }
        guard let reps, !(standardReps.contains(reps.lowerBound) && standardReps.contains(reps.upperBound)) else {
            return .doubleProgression(
                DoubleProgression(standardReps.lowerBound, standardReps.upperBound, increment: increment))
        }
        let isUnloaded = weights.allSatisfy { ($0 ?? .zero) == .zero }
        if kind == .bodyweightPlus, isUnloaded {
            // Without a weight to raise, reps are what there is.
            let top = max(standardReps.upperBound, reps.upperBound)
            return .doubleProgression(DoubleProgression(reps.lowerBound, top, increment: increment))
        }
        if reps.lowerBound == reps.upperBound || isLog && weights.count == 1 {
            return .doubleProgression(DoubleProgression(reps.lowerBound, reps.upperBound, increment: increment))
        }
        var rule = StraightSets()
        rule.increment = increment
        // The stalls and the deload of double progression, of which this is the form with fixed reps.
        (rule.failuresBeforeDeload, rule.deloadPercent) = (
            DoubleProgression.stallsBeforeDeload, DoubleProgression.deloadPercent
        )
        return .straightSets(rule)
    }

    private static func untilFailure(_ range: RepRange, _ increment: Mass) -> ProgressionRule {
        var rule = DoubleProgression(
            range.lower ?? 1, max(range.lower ?? 1, range.upper ?? standardReps.upperBound), increment: increment)
        rule.untilFailure = true
        return .doubleProgression(rule)
    }
}

extension GoalEmphasis {
    /// The standard rule as the goal shapes it (seed 000): for strength the weight goes up before reps, for endurance reps before the
    /// weight, and for muscle sets stay within their effort. `nil` where it changes nothing.
    ///
    /// - Parameter planned: the fewest and the most reps that the targets name; `nil` where they name none.
    fileprivate func rule(for planned: ClosedRange<Int>?, _ increment: Mass) -> ProgressionRule? {
        guard let lower = lowerReps, let upper = upperReps else { return nil }
        let standard = ProgressionRule.standardReps
        let isStandard = planned.map { standard.contains($0.lowerBound) && standard.contains($0.upperBound) } ?? true
        var rule = DoubleProgression(lower, upper, increment: increment)
        switch emphasis {
        case .strength:
            guard let planned else { break }
            // Sets that are meant to differ, and those of other reps, are trained weight first without a goal.
            guard isStandard, planned.lowerBound == planned.upperBound else { return nil }
            (rule.startingReps, rule.maxReps) = (planned.lowerBound, planned.lowerBound)
        case .endurance:
            if let planned {
                (rule.startingReps, rule.maxReps) = (planned.lowerBound, max(upper, planned.upperBound))
            }
        case .hypertrophy:
            guard isStandard else { return nil }
            rule.rpeCap = rpeCap
        case .both, .fatLoss, .general: return nil
        }
        return .doubleProgression(rule)
    }
}

extension RepRange {
    /// The reps that are aimed at; `nil` where none are.
    fileprivate var bounds: ClosedRange<Int>? {
        guard let lower = lower ?? upper, let upper = upper ?? self.lower, 1...upper ~= lower else { return nil }
        switch mode {
        case .range: return lower...upper
        case .target: return lower...lower
        case .notSet, .untilFailure: return nil
        }
    }
}

extension ExercisePrescription {
    /// The rule that holds: the plan's own, with steps of the lifter's unit; without one the standard rule for its targets.
    ///
    /// - Parameters:
    ///   - increment: the step of the exercise's load, for a prescription without a rule of its own.
    ///   - unit: whose loads there are.
    ///   - emphasis: what a goal asks of the exercise where the plan has no rule of its own.
    public func ruleInUse(increment: Mass, unit: MassUnit, emphasis: GoalEmphasis? = nil) -> ProgressionRule {
        guard let rule else {
            let facts = ExerciseFacts(id: exerciseID, name: name, loadKind: loadKind, measure: measure)
            return .standard(
                for: facts, increment: increment, targets: plannedSets, range: repRange, emphasis: emphasis)
        }
        if case .doubleProgression(var own) = rule, repRange.mode == .untilFailure {
            own.untilFailure = true
            return ProgressionRule.doubleProgression(own).inSteps(of: unit)
        }
        return rule.inSteps(of: unit)
    }

    /// The sets that progression moves, as the plan has them.
    public var plannedSets: [PlannedSet] {
        var planned: [PlannedSet] = []
        for set in sets where set.type.countsForProgression {
            planned.append(PlannedSet(set.target, type: set.type, amrap: set.amrap))
        }
        return planned
    }
}
