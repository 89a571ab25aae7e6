import Wire

/// What a rule makes of a session, held or enlarged by what the session felt like and by what was learnt before: rule →
/// gates → calibration → rounding (DESIGN.md 4.3). A rule rounds by itself, so its steps are scaled before it is asked.
public struct Coach: Sendable {
    public var policy: CoachPolicy
    /// What was learnt, by exercise.
    public var calibrations: [ExerciseID: Calibration]
    /// The worst of what hurts and is not resolved, by exercise.
    public var pains: [ExerciseID: PainTouch]

    public init(
        _ calibrations: [ExerciseID: Calibration] = [:], pains: [ExerciseID: PainTouch] = [:],
        policy: CoachPolicy = .current
    ) {
        (self.calibrations, self.pains, self.policy) = (calibrations, pains, policy)
    }

    /// What to do next after a session.
    ///
    /// - Parameters:
    ///   - state: of the progression key before the session.
    ///   - emphasis: what a goal asks of the exercise, where nobody chose its rule.
    public func next(
        _ exercise: ExerciseID, _ rule: ProgressionRule, after work: SessionWork, _ state: ProgressionState,
        emphasis: GoalEmphasis? = nil
    ) -> ProgressionStep {
        let plain = rule.next(after: work, state)
        // What was done where nothing was asked for is no step.
        if plain.recommendation.reasons.first?.code == .targetFound { return plain }
        if let reason = gate(exercise, plain.recommendation.change, work, emphasis) {
            var held = plain
            held.recommendation.change = .stay
            held.sets = Judgement(work, amrapDecides: true).planned
            held.recommendation.targets = held.sets.map { $0.target }
            held.recommendation.reasons = NonEmpty(
                reason, plain.recommendation.reasons.filter { $0.code == .manualOverride })
            return held
        }
        guard plain.recommendation.change == .increaseWeight else { return confirmed(plain, work) }
        let step = calibrated(plain, calibrations[exercise] ?? Calibration(), rule, work, state)
        return sensible(step, work)
    }

    // MARK: Large steps

    /// A raise that is large for the weight goes to a smaller load that the lifter has used, and says so where there is none.
    func sensible(_ step: ProgressionStep, _ work: SessionWork) -> ProgressionStep {
        guard step.recommendation.change == .increaseWeight, work.loads.kind != .assisted else { return step }
        for reason in step.recommendation.reasons where reason.code == .manualOverride { return step }
        var step = step
        let before = Judgement(work, amrapDecides: true).planned
        for index in before.indices where index < step.sets.count {
            guard let from = before[index].target.weight, from > .zero, let to = step.sets[index].target.weight,
                to > from
            else { continue }
            let percent = Percent(thousandths: (to - from).scaled(Percent.whole.thousandths, over: from.units).units)
            guard percent > policy.largeRaise else { continue }
            let reason: Reason
            let said = step.recommendation.reasons[0].params
            let raw = said.from == from ? said.raw ?? to : to
            let own = ownLoad(from, to, nearest: raw, work)
            if let smaller = own ?? smallerLoad(from, to, work.loads) {
                step.sets[index].target.weight = smaller
                if said.from == from {
                    if said.to != smaller {
                        step.recommendation.reasons[0].params.to = smaller
                        // Both can be loaded: the one that was asked for is not what comes next.
                        (step.recommendation.reasons[0].params.below, step.recommendation.reasons[0].params.above) =
                            raw == to ? (smaller, to) : (nil, nil)
                    }
                    step.recommendation.reasons.removeOthers {
                        ($0.code == .gateEasySession || $0.code == .stepCapped) && $0.params.to == to
                    }
                }
                reason = Reason(own == nil ? .smallerStep : .ownLoad) {
                    ($0.raw, $0.percent, $0.to) = (to, percent.rounded, smaller)
                }
            } else {
                reason = Reason(.largeStep) { $0.percent = percent.rounded }
            }
            if !step.recommendation.reasons.contains(reason) { step.recommendation.reasons.append(reason) }
        }
        step.recommendation.targets = step.sets.map { $0.target }
        return step
    }

    /// The load between two weights that the lifter has used and that is nearest to what was asked for.
    private func ownLoad(_ from: Mass, _ to: Mass, nearest raw: Mass, _ work: SessionWork) -> Mass? {
        var best: Mass?
        for load in work.ownLoads where load > from && load < to {
            if work.loads.isInventory, work.loads.nearest(load) != load { continue }
            guard let standing = best else {
                best = load
                continue
            }
            let (near, far) = (load.distance(to: raw), standing.distance(to: raw))
            if near < far || near == far && load > standing { best = load }
        }
        return best
    }

    /// The heaviest load that is no large raise, else the next one; `nil` where that is what is asked for.
    private func smallerLoad(_ from: Mass, _ to: Mass, _ loads: Loads) -> Mass? {
        let usual = loads.atMost(from + from.scaled(policy.largeRaise.thousandths, over: Percent.whole.thousandths))
        let next = loads.raised(from, to: from)
        let smaller = max(next, usual ?? next)
        return smaller > from && smaller < to ? smaller : nil
    }

    // MARK: Gates

    /// What hurts so much that nothing is raised.
    public func hold(_ exercise: ExerciseID) -> PainTouch? { pains[exercise].flatMap { $0.holds ? $0 : nil } }

    /// The proposed changes that are nothing to decide: raises, and what goes with them, until something hurts less, and exercises
    /// to take instead of what does not hurt so much any more.
    public func held(among changes: [SuggestedChange]) -> Set<ChangeID> {
        var held = Set<ChangeID>()
        for change in changes where change.isForPain {
            if let exercise = change.exerciseID, pains[exercise]?.severity != .severe { held.insert(change.id) }
        }
        if pains.isEmpty { return held }
        for raise in changes where raise.isRaise && raise.exerciseID.map({ hold($0) != nil }) ?? false {
            for change in changes
            where change.id == raise.id || change.groupID != nil && change.groupID == raise.groupID {
                held.insert(change.id)
            }
        }
        return held
    }

    /// Why nothing goes up, although the rule says so.
    func gate(
        _ exercise: ExerciseID, _ change: Recommendation.Change, _ work: SessionWork, _ emphasis: GoalEmphasis?
    ) -> Reason? {
        switch change {
        case .increaseWeight, .increaseReps, .increaseDuration: break
        // A schedule tests hard sets on purpose, and raises its training max by the reps of just those.
        case .decreaseWeight, .decreaseReps, .deload, .stay, .changeStage, .restart, .changeTrainingMax: return nil
        }
        if let pain = hold(exercise) { return Reason(pain) }
        let limit = work.isPeak ? policy.hardPeakSession : policy.hardSession
        if let rpe = work.rpe, rpe >= limit { return Reason(.gateHardSession) { $0.rpe = rpe } }
        if let emphasis, emphasis.holdsWeight, change == .increaseWeight { return emphasis.reason(isAdvice: false) }
        return nil
    }

    /// A session under special circumstances says so in the coach's words.
    private func confirmed(_ step: ProgressionStep, _ work: SessionWork) -> ProgressionStep {
        guard work.kind != .regular, step.recommendation.change == .stay else { return step }
        var step = step
        for index in step.recommendation.reasons.indices {
            let code = step.recommendation.reasons[index].code
            if code == .sessionNotJudged || code == .testNotJudged {
                step.recommendation.reasons[index] = Reason(.gateConfirm)
            }
        }
        return step
    }

    // MARK: Calibration

    private func calibrated(
        _ plain: ProgressionStep, _ calibration: Calibration, _ rule: ProgressionRule, _ work: SessionWork,
        _ state: ProgressionState
    ) -> ProgressionStep {
        // A weight that the lifter chose is no step of the coach's.
        for reason in plain.recommendation.reasons where reason.code == .manualOverride { return plain }
        let loads = work.loads
        guard let from = plain.recommendation.reasons.first?.params.from, let base = hardest(plain, loads) else {
            return plain
        }
        var step = plain
        var extra: [Reason] = []
        if calibration.step != .whole {
            let scaled = rule.scaled(by: calibration.step).next(after: work, state)
            if hardest(scaled, loads) != base {
                step = scaled
                extra.append(Reason(calibration.step < .whole ? .calibratedDown : .calibratedUp))
            }
        }
        let now = hardest(step, loads) ?? base
        if let rpe = work.rpe, rpe <= policy.easySession, work.wasExceeded, let more = loads.harder(than: now) {
            let raised = rule.stepping(from: from, to: more, loads).next(after: work, state)
            if hardest(raised, loads) == more {
                // The reasons stay those of the rule's own step; the load on top has its own.
                (step.sets, step.recommendation.targets) = (raised.sets, raised.recommendation.targets)
                extra.append(Reason(.gateEasySession) { ($0.rpe, $0.to) = (rpe, more) })
            }
        }
        if let reached = hardest(step, loads), loads.isHarder(reached, than: base) {
            let limit = limit(from: from, base: base, rule, work, state)
            if loads.isHarder(reached, than: limit) {
                let capped = rule.stepping(from: from, to: limit, loads).next(after: work, state)
                step = plain
                if limit == base {
                    extra = []
                } else {
                    (step.sets, step.recommendation.targets) = (capped.sets, capped.recommendation.targets)
                }
                extra.append(Reason(.stepCapped) { $0.to = limit })
            }
        }
        step.recommendation.reasons.append(contentsOf: extra)
        return step
    }

    /// The hardest weight that an enlarged step may reach.
    private func limit(
        from: Mass, base: Mass, _ rule: ProgressionRule, _ work: SessionWork, _ state: ProgressionState
    ) -> Mass {
        let loads = work.loads
        var limit = hardest(rule.scaled(by: policy.largeStep).next(after: work, state), loads) ?? base
        let raw = loads.harder(from, by: policy.largestRaise)
        if loads.isHarder(limit, than: raw) {
            limit = (loads.kind == .assisted ? loads.atLeast(raw) : loads.atMost(raw)) ?? base
        }
        return loads.isHarder(limit, than: base) ? limit : base
    }

    private func hardest(_ step: ProgressionStep, _ loads: Loads) -> Mass? {
        var hardest: Mass?
        for set in step.sets { hardest = loads.hardest(hardest, set.target.weight) }
        return hardest
    }
}

extension SessionWork {
    /// Every judged set was done at its weight for its reps, and some of them for more.
    var wasExceeded: Bool {
        var (done, planned) = (0, 0)
        for set in sets where set.type.countsForProgression {
            guard set.done, let reps = set.reps, let target = set.target.reps, reps >= target else { return false }
            if let weight = set.target.weight {
                guard let lifted = set.weight, !loads.isHarder(weight, than: lifted) else { return false }
            }
            done += reps
            planned += target
        }
        return done > planned
    }
}

extension ProgressionRule {
    /// The same rule with larger or smaller increases; the step of the load stays. Schedules keep to their published steps.
    func scaled(by factor: Percent) -> ProgressionRule {
        func scaled(_ percent: Percent) -> Percent {
            Percent(thousandths: percent.thousandths * factor.thousandths / Percent.whole.thousandths)
        }
        func scaled(_ mass: Mass) -> Mass { mass.scaled(factor.thousandths, over: Percent.whole.thousandths) }
        switch self {
        case .doubleProgression(var rule):
            rule.incrementPercent = scaled(rule.incrementPercent)
            return .doubleProgression(rule)
        case .straightSets(var rule):
            rule.increment = scaled(rule.increment)
            return .straightSets(rule)
        case .topSetBackoff(var rule):
            rule.increment = scaled(rule.increment)
            return .topSetBackoff(rule)
        case .rpeAutoregulated(var rule):
            for index in rule.steps.indices where rule.steps[index].percent.thousandths > 0 {
                rule.steps[index].percent = scaled(rule.steps[index].percent)
            }
            return .rpeAutoregulated(rule)
        case .percentOfMax, .staged, .derivedFrom, .repsOnly, .durationOnly, .manual: return self
        }
    }

    /// The same rule with just the step that leads from one load to another.
    func stepping(from: Mass, to: Mass, _ loads: Loads) -> ProgressionRule {
        let step = loads.kind == .assisted ? from - to : to - from
        guard step > .zero else { return self }
        // Rounded to the nearest load afterwards, so that a thousandth of a percent does not matter.
        let percent =
            from > .zero
            ? Percent(thousandths: step.scaled(Percent.whole.thousandths, over: from.units).units) : Percent.whole
        switch self {
        case .doubleProgression(var rule):
            rule.incrementPercent = percent
            return .doubleProgression(rule)
        case .straightSets(var rule):
            rule.increment = step
            rule.doubleAtAmrapReps = nil
            return .straightSets(rule)
        case .topSetBackoff(var rule):
            rule.increment = step
            return .topSetBackoff(rule)
        case .rpeAutoregulated(var rule):
            for index in rule.steps.indices where rule.steps[index].percent.thousandths > 0 {
                rule.steps[index].percent = percent
            }
            return .rpeAutoregulated(rule)
        case .percentOfMax, .staged, .derivedFrom, .repsOnly, .durationOnly, .manual: return self
        }
    }
}
