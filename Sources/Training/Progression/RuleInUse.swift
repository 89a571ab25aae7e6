extension ProgressionRule {
    /// What to do next after a session, why, and what its key remembers from now on.
    ///
    /// Total over valid rules. Held targets outside the rule's range are kept; only new ones are clamped. Weights are
    /// rounded last, to the nearest load, ties upward; an increase is at least the next load, a deload is rounded down.
    ///
    /// - Parameter state: of the progression key before the session; a blank one for the first.
    public func next(after work: SessionWork, _ state: ProgressionState = ProgressionState()) -> ProgressionStep {
        var state = state
        let proposal = proposal(work, &state)
        var targets: [SetTarget] = []
        for set in proposal.sets { targets.append(set.target) }
        let recommendation = Recommendation(change: proposal.change, targets: targets, reasons: proposal.reasons)
        return ProgressionStep(recommendation: recommendation, sets: proposal.sets, state: state)
    }

    /// What to do next after these sets alone, in multiples of the rule's own step.
    public func next(after sets: [EvaluatedSet], loadKind: LoadKind) -> Recommendation {
        next(after: SessionWork(sets, loads: ownLoads(kind: loadKind))).recommendation
    }

    /// What a key remembers after these sessions, oldest first.
    public func state(
        after history: [SessionWork], from state: ProgressionState = ProgressionState()
    ) -> ProgressionState {
        var state = state
        for work in history { state = next(after: work, state).state }
        return state
    }

    /// The sets of a session that is about to start. Most rules leave what is prescribed; scheduled ones compute it when
    /// the day starts.
    ///
    /// - Parameters:
    ///   - prescribed: working, top and back-off sets.
    ///   - reference: the weight that a `derivedFrom` rule is a share of.
    public func planned(
        _ prescribed: [PlannedSet], _ state: ProgressionState, _ loads: Loads, reference: Mass? = nil
    ) -> [PlannedSet] {
        switch self {
        case .percentOfMax(let rule): rule.planned(state, loads)
        case .staged(let rule): rule.planned(prescribed, state)
        case .topSetBackoff(let rule): rule.planned(prescribed, loads)
        case .derivedFrom(let rule): rule.planned(prescribed, loads, reference)
        case .doubleProgression, .straightSets, .rpeAutoregulated, .repsOnly, .durationOnly, .manual: prescribed
        }
    }

    private func proposal(_ work: SessionWork, _ state: inout ProgressionState) -> Proposal {
        let judgement = Judgement(work, amrapDecides: true)
        switch self {
        case .manual: return judgement.stay(Reason(.manualRule))
        case .derivedFrom(let rule): return rule.judge(work)
        case .doubleProgression, .straightSets, .topSetBackoff, .rpeAutoregulated, .percentOfMax, .staged, .repsOnly,
            .durationOnly:
            break
        }
        guard judgement.sets.contains(where: { $0.done }) else { return judgement.stay(Reason(.noWorkingSets)) }
        if work.kind == .gymLimited { return judgement.stay(judgement.gymLimit) }
        guard work.kind == .regular else {
            return judgement.stay(Reason(work.kind == .test ? .testNotJudged : .sessionNotJudged))
        }
        return judgement.found(by: self) ?? judged(work, &state)
    }

    private func judged(_ work: SessionWork, _ state: inout ProgressionState) -> Proposal {
        switch self {
        case .doubleProgression(let rule): rule.judge(work, &state)
        case .straightSets(let rule): rule.judge(work, &state)
        case .topSetBackoff(let rule): rule.judge(work, &state)
        case .rpeAutoregulated(let rule): rule.judge(work, &state)
        case .percentOfMax(let rule): rule.judge(work, &state)
        case .staged(let rule): rule.judge(work, &state)
        case .repsOnly(let rule): rule.judge(work)
        case .durationOnly(let rule): rule.judge(work)
        case .derivedFrom(let rule): rule.judge(work)
        case .manual: Judgement(work, amrapDecides: true).stay(Reason(.manualRule))
        }
    }
}
