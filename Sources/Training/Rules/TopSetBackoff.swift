public import Wire

/// A heavy top set and lighter sets after it (seed 001).
///
/// Only the top set decides: at the upper reps within the effort cap → a step more, and back to the lower reps; within the
/// range → one rep more, same weight; below it or over the cap → the same again, twice in a row → a deload. The back-off
/// sets follow the top's weight; their reps are work, not a test.
public struct TopSetBackoff: WireDefaulted, Sendable {
    static let stallsBeforeDeload = 2
    static let deloadPercent = Percent(thousandths: 5_000)

    public var topReps = RepBounds(4, 6)
    /// The top set must not be harder than this; `nil` for any effort. Unknown effort counts as within it.
    public var rpeCap: SessionRPE? = SessionRPE(clamping: 8)
    public var increment = MassUnit.kg.usualStep
    public var backoffSets = 3
    public var backoffReps = RepBounds(6, 10)
    /// How much lighter than the top set the back-off sets are, rounded down.
    public var backoffDropPercent = Percent(thousandths: 10_000)

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("top_reps", &topReps, default: RepBounds(4, 6))
        try v.field("rpe_cap", &rpeCap, default: SessionRPE(clamping: 8))
        try v.field("increment", &increment, default: MassUnit(dialect: v.dialect).usualStep)
        try v.field("backoff_sets", &backoffSets, default: 3)
        try v.field("backoff_reps", &backoffReps, default: RepBounds(6, 10))
        try v.field("backoff_drop_percent", &backoffDropPercent, default: Percent(thousandths: 10_000))
    }

    func check(_ faults: inout RuleFaults) {
        topReps.check("top_reps", &faults)
        faults.step("increment", increment)
        faults.range("backoff_sets", backoffSets, 0...50)
        backoffReps.check("backoff_reps", &faults)
        faults.drop("backoff_drop_percent", backoffDropPercent)
    }

    /// The prescribed sets; the first is the top set where none is marked, and back-off sets are added where none are.
    func planned(_ prescribed: [PlannedSet], _ loads: Loads) -> [PlannedSet] {
        guard !prescribed.isEmpty else { return [] }
        var sets = prescribed
        let top = sets.firstIndex { $0.type == .top } ?? 0
        sets[top].type = .top
        if sets[top].target.reps == nil { sets[top].target.reps = topReps.lower }
        guard sets.count == 1 else { return sets }
        return sets + backoffs(from: sets[top].target.weight, loads)
    }

    func judge(_ work: SessionWork, _ state: inout ProgressionState) -> Proposal {
        var judgement = Judgement(work, amrapDecides: true)
        let place = judgement.sets.firstIndex { $0.type == .top } ?? 0
        judgement.decide([place])
        let (override, lighter) = judgement.rebase()
        let top = judgement.sets[place]
        state.count(at: top.target.weight)
        if let lighter { return plan(lighter, weight: top.target.weight, reps: top.target.reps, judgement) }
        var proposal: Proposal
        if let blocked = judgement.blocked {
            proposal = top.passedBy ? stalled(blocked, judgement, &state) : judgement.stay(blocked)
        } else {
            proposal = evaluate(top, judgement, &state)
        }
        // Held sets stay as they are; only with a new weight does everything follow it.
        if override != nil, proposal.change == .stay || proposal.change == .increaseReps {
            let reps = proposal.sets[place].target.reps
            proposal = plan(proposal, weight: top.target.weight, reps: reps, judgement)
        } else if proposal.change == .stay || proposal.change == .increaseReps {
            proposal.sets = planned(proposal.sets, work.loads)
        }
        return proposal.after(override)
    }

    private func evaluate(
        _ top: EvaluatedSet, _ judgement: Judgement, _ state: inout ProgressionState
    ) -> Proposal {
        let reps = top.failed ? 0 : top.reps ?? 0
        if let rpeCap, let rpe = judgement.rpe(of: top), rpe > rpeCap {
            return stalled(Reason(.overCap) { ($0.rpe, $0.cap) = (rpe, rpeCap) }, judgement, &state)
        }
        if reps < topReps.lower {
            let below = Reason(.topSetBelowRange) { ($0.reps, $0.targetReps) = (reps, topReps.lower) }
            return stalled(below, judgement, &state)
        }
        state.stalls = 0
        if reps >= topReps.upper {
            if let unloaded = judgement.unloaded { return judgement.stay(unloaded) }
            let raise = Raise(increment: increment)
            let step = raise.step(from: top.target.weight ?? .zero, judgement.loads)
            if step.isNothing { return judgement.stay(Reason(.noHarderLoad) { $0.from = step.from }) }
            var reached = raise.reason(.topSetReached, step, judgement)
            (reached.params.reps, reached.params.nextReps) = (reps, topReps.lower)
            return plan(
                Proposal(.increaseWeight, [], reached), weight: step.to, reps: topReps.lower, judgement)
        }
        let target = max(topReps.lower, min((top.target.reps ?? topReps.lower) + 1, topReps.upper))
        let climbs = reps >= top.target.reps ?? topReps.lower && target > top.target.reps ?? topReps.lower
        let inRange = Reason(.topSetInRange) {
            ($0.reps, $0.targetReps, $0.nextReps) = (reps, topReps.upper, climbs ? target : top.target.reps)
        }
        var held = judgement.stay(inRange)
        guard climbs else { return held }
        held.change = .increaseReps
        held.sets[judgement.deciding[0]].target.reps = target
        return held
    }

    private func stalled(
        _ reason: Reason, _ judgement: Judgement, _ state: inout ProgressionState
    ) -> Proposal {
        state.stalls += 1
        let stalls = state.stalls
        guard stalls >= Self.stallsBeforeDeload, judgement.unloaded == nil, let from = judgement.weight else {
            return judgement.stay(reason)
        }
        let deload = Deload(percent: Self.deloadPercent, least: increment, reps: topReps.lower)
        let step = deload.step(from: from, judgement.loads)
        if step.isNothing { return judgement.stay(reason) }
        state.stalls = 0
        let proposal = Proposal(.deload, [], deload.reason(step, number: stalls))
        return plan(proposal, weight: step.to, reps: topReps.lower, judgement)
    }

    // MARK: Sets

    /// The top set and its back-offs at a new weight.
    private func plan(_ proposal: Proposal, weight: Mass?, reps: Int?, _ judgement: Judgement) -> Proposal {
        var proposal = proposal
        var top = judgement.sets[judgement.deciding[0]].planned
        top.type = .top
        (top.target.weight, top.target.reps) = (weight, reps ?? topReps.lower)
        proposal.sets = [top] + backoffs(from: weight, judgement.loads)
        return proposal
    }

    private func backoffs(from top: Mass?, _ loads: Loads) -> [PlannedSet] {
        var target = SetTarget(weight: nil, reps: backoffReps.lower)
        if let top {
            let raw = loads.deloaded(top, by: backoffDropPercent, atLeast: .zero)
            target.weight = loads.lowered(top, to: raw)
        }
        return Array(repeating: PlannedSet(target, type: .backoff), count: backoffSets)
    }
}

/// A range of reps; a list of the two on the wire.
public struct RepBounds: WireValue, Sendable {
    public var lower: Int
    public var upper: Int

    /// From `lower` to `upper`.
    public init(_ lower: Int, _ upper: Int) { (self.lower, self.upper) = (lower, upper) }

    public static func read(_ reader: inout Reader) throws(WireError) -> RepBounds {
        let fault = reader.fault(.invalid, "must be the lower and the upper number of reps")
        let bounds = try reader.array(of: Int.self)
        guard bounds.count == 2 else { throw fault }
        return RepBounds(bounds[0], bounds[1])
    }

    public func write(_ writer: inout Writer) { writer.array([lower, upper]) }

    func check(_ name: String, _ faults: inout RuleFaults) {
        if lower < 1 || upper < lower || upper > 1_000 {
            faults.add(name, "must be two numbers of reps, 1 to 1000, the lower one first")
        }
    }
}
