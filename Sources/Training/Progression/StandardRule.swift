extension ProgressionRule {
    /// The reps of double progression where nothing else is said (seed 002).
    static let standardReps = 8...12

    /// The rule an exercise gets when nobody chose one. Its reps are those of the range, else those of the targets: fives
    /// stay fives and the weight goes up, eight to twelve climb as in seed 002, sets that differ keep what they have.
    ///
    /// - Parameters:
    ///   - increment: the step of the exercise's load.
    ///   - targets: of the working sets; none where nothing is planned.
    ///   - isLog: whether the targets only mirror what was done, so that lower reps were not meant to be lower.
    public static func standard(
        for facts: ExerciseFacts, increment: Mass, targets: [PlannedSet] = [], range: RepRange = RepRange(),
        isLog: Bool = false
    ) -> ProgressionRule {
        switch facts.measure {
        case .time: return .durationOnly(DurationOnly())
        case .distance: return .manual
        case .reps: break
        }
        if range.mode == .untilFailure { return untilFailure(range, increment) }
        let bounds = range.bounds
        if facts.loadKind == .bodyweight {
            var rule = RepsOnly()
            if let bounds { rule.maxReps = bounds.upperBound }
            return .repsOnly(rule)
        }
        if let bounds {
            return .doubleProgression(DoubleProgression(bounds.lowerBound, bounds.upperBound, increment: increment))
        }
        return following(targets, facts.loadKind, increment, isLog)
    }

    private static func following(
        _ targets: [PlannedSet], _ kind: LoadKind, _ increment: Mass, _ isLog: Bool
    ) -> ProgressionRule {
        var (reps, weights): (ClosedRange<Int>?, Set<Mass?>) = (nil, [])
        for set in targets where set.type.countsForProgression && !set.amrap {
            weights.insert(set.target.weight)
            guard let own = set.target.reps else { continue }
            reps = min(own, reps?.lowerBound ?? own)...max(own, reps?.upperBound ?? own)
        }
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
    public func ruleInUse(increment: Mass, unit: MassUnit) -> ProgressionRule {
        guard let rule else {
            let facts = ExerciseFacts(id: exerciseID, name: name, loadKind: loadKind, measure: measure)
            return .standard(for: facts, increment: increment, targets: plannedSets, range: repRange)
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
