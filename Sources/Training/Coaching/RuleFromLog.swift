/// The rule that a lifter follows without having named one, as the log shows it.
public struct RuleFromLog {
    public var rule: ProgressionRule
    /// The reps that it is for.
    public var range: RepRange
    /// Why it is this one.
    public var reason: Reason
}

extension LiftState {
    /// The rule of a plan that is made of the log: back-offs in most of the last outings are kept as such, straight fives stay
    /// fives, and everything else climbs within the lifter's own range of reps.
    ///
    /// - Parameter step: the increment of the lift's load.
    /// - Returns: `nil` for a lift that was trained too seldom to tell.
    public func ruleFromLog(step: Mass) -> RuleFromLog? {
        guard count >= CoachModel.warmOutings else { return nil }
        var recent: [Outing] = []
        for outing in outings where !outing.isSpecial { recent.append(outing) }
        if recent.count > CoachModel.window { recent.removeFirst(recent.count - CoachModel.window) }
        guard !recent.isEmpty else { return nil }
        let usual = Self.usualReps(recent)
        // As on the ladder: the last raise, but no more than a tenth of the weight.
        let tenth = Mass(units: recent[recent.count - 1].weight.units / 10).roundedDown(to: step)
        let increment = max(step, min(rise ?? step, max(step, tenth)))
        let (lower, upper) = (max(1, usual - 1), usual + 2)
        if let backoffs = Backoffs(recent) {
            var rule = TopSetBackoff()
            rule.increment = increment
            rule.rpeCap = nil
            rule.topReps = RepBounds(lower, upper)
            (rule.backoffSets, rule.backoffReps, rule.backoffDropPercent) = (
                backoffs.sets, backoffs.reps,
                Percent(thousandths: Percent.whole.thousandths - backoffs.share.thousandths)
            )
            let reason = Reason(.ruleFromBackoffs) {
                ($0.number, $0.of, $0.percent) = (backoffs.outings, recent.count, backoffs.share)
            }
            return RuleFromLog(rule: .topSetBackoff(rule), range: RepRange(lower, upper), reason: reason)
        }
        var straight = 0
        for outing in recent where outing.isStraight { straight += 1 }
        if usual <= 5, straight * 2 > recent.count {
            var rule = StraightSets()
            rule.increment = increment
            var range = RepRange()
            (range.mode, range.lower) = (.target, usual)
            let reason = Reason(.ruleFromStraightSets) { ($0.reps, $0.increment) = (usual, increment) }
            return RuleFromLog(rule: .straightSets(rule), range: range, reason: reason)
        }
        var rule = DoubleProgression(lower, upper, increment: increment)
        // The lifter's own step, whatever share of the weight that is.
        rule.incrementPercent = Percent(thousandths: 100)
        let reason = Reason(.ruleFromRange) {
            ($0.reps, $0.targetReps, $0.increment, $0.number) = (lower, upper, increment, usual)
        }
        return RuleFromLog(rule: .doubleProgression(rule), range: RepRange(lower, upper), reason: reason)
    }

    /// The median of the lowest reps at the heaviest weight, halves up.
    private static func usualReps(_ outings: [Outing]) -> Int {
        var lows: [Int] = []
        for outing in outings { lows.append(outing.low) }
        lows.sort()
        return (lows[(lows.count - 1) / 2] + lows[lows.count / 2] + 1) / 2
    }
}

extension Outing {
    /// Whether all work sets were done with one weight.
    fileprivate var isStraight: Bool {
        for set in sets where set.weight != weight { return false }
        return true
    }

    /// The lighter sets after the heaviest.
    fileprivate var backoffs: ArraySlice<WorkSet> {
        guard let top = sets.lastIndex(where: { $0.weight == weight }) else { return [] }
        return sets[(top + 1)...]
    }
}

/// The back-off sets of a lift, if most outings have some.
private struct Backoffs {
    var outings = 0
    var sets = 0
    var reps = RepBounds(1, 1)
    /// What their weight is of the heaviest, on average, in whole percent.
    var share = Percent.whole

    init?(_ recent: [Outing]) {
        var (count, shares): (Int, Double) = (0, 0)
        var bounds: (lower: Int, upper: Int)?
        for outing in recent where !outing.backoffs.isEmpty {
            outings += 1
            for set in outing.backoffs {
                count += 1
                shares += set.weight.kilograms / outing.weight.kilograms
                guard set.reps > 0 else { continue }
                bounds = (min(bounds?.lower ?? set.reps, set.reps), max(bounds?.upper ?? set.reps, set.reps))
            }
        }
        guard outings * 2 > recent.count, let bounds else { return nil }
        sets = max(1, CoachModel.whole(Double(count) / Double(outings) + 0.5))
        reps = RepBounds(bounds.lower, bounds.upper)
        share = Percent(thousandths: Int64(CoachModel.whole(shares / Double(count) * 100 + 0.5)) * 1_000)
    }
}

extension ExercisePrescription {
    /// Whether the coach's model knows the lift.
    public var isModelled: Bool { loadKind.isModelled(measure) }

    /// Takes the rule that the log shows; the sets of a top set with back-offs are named as such.
    public mutating func take(_ found: RuleFromLog) {
        (rule, repRange) = (found.rule, found.range)
        guard case .topSetBackoff = found.rule else { return }
        var heaviest: Mass = .zero
        for set in sets where set.type.countsForProgression { heaviest = max(heaviest, set.weight ?? .zero) }
        var hasTop = false
        for index in sets.indices where sets[index].type.countsForProgression {
            if !hasTop, sets[index].weight == heaviest {
                sets[index].type = .top
                hasTop = true
            } else if hasTop, sets[index].weight ?? .zero < heaviest {
                sets[index].type = .backoff
            }
        }
    }
}
