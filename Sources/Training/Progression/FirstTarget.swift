/// A target that nobody has named yet: what was done becomes it. No step on top, since nothing was asked for that could
/// have been reached.
extension Judgement {
    /// What was done where the plan names no weight, no reps or no time; `nil` where nothing is missing, and for rules that
    /// work their targets out.
    func found(by rule: ProgressionRule) -> Proposal? {
        guard rule.takesFoundTargets else { return nil }
        var planned = planned
        var found = Reason.Params()
        var change = Recommendation.Change.stay
        var (count, differ) = (0, false)
        for (place, set) in sets.enumerated() where set.done {
            let target = mirrored(set, rule)
            if target == planned[place].target { continue }
            if target.weight != set.target.weight { found.to = loads.hardest(found.to, target.weight) }
            if target.reps != set.target.reps {
                differ = differ || (found.reps ?? target.reps) != target.reps
                found.reps = found.reps ?? target.reps
            }
            if target.durationSeconds != set.target.durationSeconds { found.seconds = target.durationSeconds }
            planned[place].target = target
            count += 1
        }
        if count == 0 { return nil }
        if differ { found.reps = nil }
        found.sets = count
        if found.to != nil {
            change = .increaseWeight
        } else {
            change = found.seconds == nil ? .increaseReps : .increaseDuration
        }
        return Proposal(change, planned, Reason(.targetFound) { $0 = found })
    }

    /// The target of a set, with what was done where it names nothing.
    private func mirrored(_ set: EvaluatedSet, _ rule: ProgressionRule) -> SetTarget {
        var target = set.target
        if target.weight == nil, let weight = set.weight, loads.kind != .bodyweight, weight > .zero {
            target.weight = weight
        }
        if target.reps == nil, target.durationSeconds == nil, !set.amrap, !rule.isUntilFailure {
            if let reps = set.reps, reps > 0 {
                target.reps = reps
            } else if let seconds = set.durationSeconds, seconds > 0 {
                target.durationSeconds = seconds
            }
        }
        return target
    }

    /// What the gym loaded instead of what the plan asks for.
    var gymLimit: Reason {
        var hardest: (from: Mass, to: Mass?)?
        for set in sets {
            guard let from = set.target.plannedWeight else { continue }
            if hardest.map({ loads.isHarder(from, than: $0.from) }) ?? true { hardest = (from, set.target.weight) }
        }
        return Reason(.gymLimitKept) { ($0.from, $0.to) = (hardest?.from, hardest?.to) }
    }
}

extension ProgressionRule {
    /// Whether a target that the plan leaves open is the lifter's to find.
    fileprivate var takesFoundTargets: Bool {
        switch self {
        case .doubleProgression, .straightSets, .topSetBackoff, .rpeAutoregulated, .staged, .repsOnly, .durationOnly:
            true
        case .percentOfMax, .derivedFrom, .manual: false
        }
    }

    /// Whether its sets go to failure and have no reps to reach.
    public var isUntilFailure: Bool {
        if case .doubleProgression(let rule) = self { return rule.untilFailure == true }
        return false
    }
}
