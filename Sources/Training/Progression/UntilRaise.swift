import Wire

/// What is missing in a session until a rule raises the weight.
public enum UntilRaise: Equatable, Sendable {
    /// Where reps are missing.
    public enum Place: Equatable, Sendable { case allSets, topSet, oneSet }

    /// So many reps more; with 0 the rule raises the weight after these sets as they are, and only then.
    case reps(Int, Place)
    /// So many sessions in a row with everything reached.
    case sessions(Int)
    /// A last set that is no harder than this.
    case effort(SessionRPE)
    /// The weight is a percentage of something else.
    case percentage
}

extension ProgressionRule {
    /// What the rule still waits for; `nil` where reps alone raise nothing: a set is missing, failed, too light or too hard,
    /// there is no harder load, the day is not judged, or the rule moves no weight.
    ///
    /// Held by a property test: 0 are missing just when `next` raises the weight, and no fewer reps than said would do.
    public func untilRaise(_ work: SessionWork) -> UntilRaise? {
        var amrapDecides = true
        if case .doubleProgression = self { amrapDecides = false }
        let judgement = Judgement(work, amrapDecides: amrapDecides)
        var work = work
        work.sets = judgement.sets
        switch self {
        case .percentOfMax, .derivedFrom: return .percentage
        case .rpeAutoregulated(let rule):
            var cap: SessionRPE?
            for step in rule.steps where step.percent.thousandths > 0 { cap = step.maxRPE }
            return cap.map { .effort($0) }
        case .doubleProgression(let rule):
            if rule.confirmations > 1 { return .sessions(rule.confirmations) }
            let wanted = judgement.deciding.map { (place: $0, reps: rule.maxReps) }
            guard rule.scope == .set, rule.untilFailure != true else { return missing(wanted, work, .allSets) }
            var least: UntilRaise?
            for one in wanted {
                guard case .reps(let reps, _)? = missing([one], work, .oneSet) else { continue }
                if case .reps(let before, _)? = least, before <= reps { continue }
                least = .reps(reps, .oneSet)
            }
            return least
        case .straightSets(let rule):
            return rule.successesNeeded > 1 ? .sessions(rule.successesNeeded) : missing(judgement.asked, work, .allSets)
        case .topSetBackoff(let rule):
            let top = judgement.sets.firstIndex { $0.type == .top } ?? 0
            return missing([(top, rule.topReps.upper)], work, .topSet)
        case .staged(let rule): return missing(rule.wanted(judgement), work, .allSets)
        case .repsOnly, .durationOnly, .manual: return nil
        }
    }

    /// The reps up to those that are wanted, where the rule raises the weight with them.
    private func missing(
        _ wanted: [(place: Int, reps: Int)], _ work: SessionWork, _ place: UntilRaise.Place
    ) -> UntilRaise? {
        if raises(work) { return .reps(0, place) }
        var (reached, missing) = (work, 0)
        for one in wanted where reached.sets.indices.contains(one.place) {
            let more = one.reps - (work.sets[one.place].reps ?? 0)
            if more <= 0 { continue }
            reached.sets[one.place].reps = one.reps
            missing += more
        }
        return raises(reached) ? .reps(missing, place) : nil
    }

    /// Whether `next` raises the weight, by what each rule itself asks of the sets. Without working out to what, so that the
    /// web app need not hold every rule for it.
    private func raises(_ work: SessionWork) -> Bool {
        guard work.kind == .regular else { return false }
        var decidesAll = true
        if case .doubleProgression = self { decidesAll = false }
        var judgement = Judgement(work, amrapDecides: decidesAll)
        if case .topSetBackoff = self { judgement.decide([judgement.sets.firstIndex { $0.type == .top } ?? 0]) }
        for set in judgement.sets where set.done && set.weight != nil && set.target.weight == nil { return false }
        guard judgement.sets.contains(where: { $0.done }) else { return false }
        let (override, lighter) = judgement.rebase()
        if lighter != nil { return false }
        if override != nil {
            // A heavier weight that the lifter chose is a raise, unless the rule takes it back.
            switch self {
            case .straightSets(let rule) where rule.failuresBeforeDeload < 2: break
            case .staged: break
            default: return true
            }
            if judgement.short() == nil { return true }
        }
        let isHeavier = judgement.unloaded == nil && judgement.loads.harder(than: judgement.weight ?? .zero) != nil
        switch self {
        case .doubleProgression(let rule):
            if rule.scope == .set, rule.untilFailure != true {
                return judgement.judged.contains {
                    rule.isAtTop($0, judgement) && !judgement.isLighter($0)
                        && $0.target.weight.map { judgement.loads.harder(than: $0) != nil } ?? false
                }
            }
            return isHeavier && rule.unloaded(judgement) == nil && judgement.blocked == nil
                && judgement.judged.allSatisfy { rule.isAtTop($0, judgement) }
        case .straightSets: return isHeavier && judgement.short() == nil && judgement.blocked == nil
        case .topSetBackoff(let rule):
            guard isHeavier, judgement.blocked == nil, let top = judgement.judged.first, !top.failed else {
                return false
            }
            if let cap = rule.rpeCap, let rpe = judgement.rpe(of: top), rpe > cap { return false }
            return top.reps ?? 0 >= rule.topReps.upper
        case .staged(let rule):
            guard isHeavier, !rule.stages.isEmpty else { return false }
            return rule.succeeded(rule.stages[rule.stage(of: judgement.planned, ProgressionState())], judgement)
        case .rpeAutoregulated, .percentOfMax, .derivedFrom, .repsOnly, .durationOnly, .manual: return false
        }
    }
}

extension Judgement {
    /// The reps that the targets ask for.
    fileprivate var asked: [(place: Int, reps: Int)] {
        deciding.map { (place: $0, reps: sets[$0].target.reps ?? 1) }
    }
}

extension Staged {
    /// The reps that raise the weight; see `succeeded`.
    fileprivate func wanted(_ judgement: Judgement) -> [(place: Int, reps: Int)] {
        var (wanted, rebased) = (judgement.asked, judgement)
        // At a heavier weight that the lifter chose the stage's own reps are enough.
        if rebased.rebase().override != nil { return wanted }
        guard let totalRepsNeeded, !wanted.isEmpty, !stages.isEmpty else { return wanted }
        let stage = stages[stage(of: judgement.planned, ProgressionState())]
        if stage.amrap, totalRepsNeeded < stage.sets * stage.reps {
            let last = judgement.sets.lastIndex { $0.amrap } ?? wanted.count - 1
            wanted[last].reps = max(wanted[last].reps, totalRepsNeeded)
            return wanted
        }
        var total = 0
        for set in judgement.sets where !set.failed { total += set.reps ?? 0 }
        let last = wanted.count - 1
        return [(last, (judgement.sets[last].reps ?? 0) + max(0, totalRepsNeeded - total))]
    }
}

extension ActiveWorkout {
    /// What the rule of an exercise still waits for, were the planned sets done as they stand.
    ///
    /// - Parameters:
    ///   - prescription: what the exercise follows, in the version that the workout runs.
    ///   - loads: what it can be loaded with.
    public func untilRaise(
        _ exercise: ActiveExercise, _ prescription: ExercisePrescription, _ rule: ProgressionRule, _ loads: Loads
    ) -> UntilRaise? {
        // Such a day is no step, whatever is done on it.
        if override != nil || phase == .deload || phase == .test || preMood?.feeling == .sick { return nil }
        guard exercise.exerciseID == prescription.exerciseID else { return nil }
        var sets: [EvaluatedSet] = []
        var isShort = false
        for prescribed in prescription.sets {
            guard let set = exercise.sets.first(where: { $0.setPrescriptionID == prescribed.id }),
                set.status != .skipped,
                set.performedExerciseID == nil
            else {
                sets.append(
                    EvaluatedSet(notDone: PlannedSet(prescribed.target, type: prescribed.type, amrap: prescribed.amrap))
                )
                continue
            }
            sets.append(
                EvaluatedSet(
                    type: set.setType, amrap: set.amrap, target: set.target ?? prescribed.target, weight: set.weight,
                    reps: set.reps, rir: set.status == .done ? set.rir : nil, durationSeconds: set.durationSeconds))
            if sets[sets.count - 1].isOffPlan { return nil }
            if set.status == .done, set.setType.countsForProgression, let asked = sets[sets.count - 1].target.reps {
                isShort = isShort || (set.reps ?? 0) < asked
            }
        }
        let awaited = rule.untilRaise(SessionWork(sets, loads: loads))
        // What fell short is done: more weight is none to look forward to, whatever other sets may still earn.
        if isShort, case .reps(let reps, let place)? = awaited, reps == 0 || place == .allSets { return nil }
        return awaited
    }
}
