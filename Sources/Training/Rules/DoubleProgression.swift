public import Wire

/// Reps first, then weight (seed 002, authoritative): all working sets at the maximum → weight up, reps reset; else all
/// at their target → one rep more; else the same again, and after two stalls in a row a deload.
public struct DoubleProgression: WireDefaulted, Sendable {
    /// What progresses together.
    public enum Scope: String, WireEnum, Sendable {
        case exercise
        /// Every set by itself (seed 000, partial progression).
        case set
    }

    /// Stalls in a row before a deload is proposed.
    static let stallsBeforeDeload = 2
    /// The share that a deload takes off, unless the minimum increment is more.
    static let deloadPercent = Percent(thousandths: 5_000)

    public var startingReps = 8
    public var maxReps = 12
    public var incrementPercent = Percent(thousandths: 5_000)
    /// The step of the load where no gym says otherwise, and the least that a deload takes off.
    public var minIncrement = MassUnit.kg.usualStep
    public var scope = Scope.exercise
    /// A set done harder than this has not hit its target; `nil` for any effort.
    public var rpeCap: SessionRPE?
    /// Sessions in a row at the top before the weight goes up.
    public var confirmations = 1
    /// Sets go to failure: no reps are asked for, none can be missed, and the weight goes up once all reach the maximum.
    public var untilFailure: Bool?

    public init() {}

    /// Within a range of reps.
    init(_ lower: Int, _ upper: Int, increment: Mass) {
        (startingReps, maxReps, minIncrement) = (lower, upper, increment)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("starting_reps", &startingReps, default: 8)
        try v.field("max_reps", &maxReps, default: 12)
        try v.field("increment_percent", &incrementPercent, default: Percent(thousandths: 5_000))
        try v.field("min_increment", &minIncrement, default: MassUnit(dialect: v.dialect).usualStep)
        try v.field("scope", &scope, default: .exercise)
        try v.field("rpe_cap", &rpeCap, default: nil)
        try v.field("confirmations", &confirmations, default: 1)
        try v.omittable("until_failure", &untilFailure)
    }

    func check(_ faults: inout RuleFaults) {
        faults.range("starting_reps", startingReps, 1...1_000)
        faults.range("max_reps", maxReps, 1...1_000)
        if maxReps < startingReps { faults.add("max_reps", "must be at least starting_reps") }
        faults.percent("increment_percent", incrementPercent)
        faults.step("min_increment", minIncrement)
        faults.range("confirmations", confirmations, 1...100)
    }

    /// Reps within [start, max].
    public func clamped(_ reps: Int) -> Int { min(max(reps, startingReps), maxReps) }

    private var ladder: Ladder { Ladder(top: maxReps, bottom: startingReps, comesDown: true) }

    /// Weight before reps before the same again; held reps outside [start, max] are kept, only new targets are clamped;
    /// a skipped or failed working set blocks any increase, and so does work below the target weight.
    func judge(_ work: SessionWork, _ state: inout ProgressionState) -> Proposal {
        var judgement = Judgement(work, amrapDecides: false)
        let (override, lighter) = judgement.rebase()
        if let lighter {
            state.count(at: judgement.weight)
            return lighter
        }
        if untilFailure == true { return toFailure(judgement, &state).after(override) }
        switch scope {
        case .exercise:
            state.count(at: judgement.weight)
            return together(judgement, &state).after(override)
        case .set: return apart(judgement, &state).after(override)
        }
    }

    // MARK: All sets together

    private func together(_ judgement: Judgement, _ state: inout ProgressionState) -> Proposal {
        let short = judgement.judged.first { missed($0, judgement) != nil }
        if short != nil { state.successes = 0 }
        if let blocked = judgement.blocked { return held(judgement, blocked, short: short != nil, &state) }
        if judgement.judged.allSatisfy({ isAtTop($0, judgement) }) { return atTop(judgement, &state) }
        if let short {
            return held(
                judgement, missed(short, judgement) ?? judgement.below(short, unstated: startingReps), short: true,
                &state)
        }
        (state.stalls, state.successes) = (0, 0)
        // Whoever reaches targets above the maximum is at the top, so that there is always a rung left here.
        return ladder.climb(judgement, atTop: Reason(.bodyweightAtMaximum) { $0.reps = maxReps })
    }

    private func toFailure(_ judgement: Judgement, _ state: inout ProgressionState) -> Proposal {
        state.count(at: judgement.weight)
        if let blocked = judgement.blocked { return judgement.stay(blocked) }
        if judgement.judged.allSatisfy({ isAtTop($0, judgement) }) { return atTop(judgement, &state) }
        state.successes = 0
        var lowest = Int.max
        for set in judgement.judged { lowest = min(lowest, set.reps ?? 0) }
        return judgement.stay(
            Reason(.untilFailure) {
                ($0.reps, $0.targetReps) = (lowest, judgement.loads.kind == .bodyweight ? nil : maxReps)
            })
    }

    private func atTop(_ judgement: Judgement, _ state: inout ProgressionState) -> Proposal {
        state.stalls = 0
        let step = step(from: judgement.weight ?? .zero, judgement.loads)
        let heaviest = step.isNothing ? Reason(.noHarderLoad) { $0.from = step.from } : nil
        if let unloaded = unloaded(judgement) ?? heaviest { return heldAtTop(judgement, unloaded) }
        state.successes += 1
        if state.successes < confirmations {
            return judgement.stay(unconfirmed(state.successes))
        }
        state.successes = 0
        let reset = untilFailure == true ? nil : startingReps
        let sets = judgement.moved(reps: reset) { judgement.loads.raised($0, by: incrementPercent) }
        let reached = Reason(.maximumReached) {
            step.fill(&$0)
            ($0.sets, $0.reps, $0.nextReps) = (judgement.deciding.count, maxReps, reset)
            $0.percent = incrementPercent
        }
        return Proposal(.increaseWeight, sets, reached)
    }

    /// Nothing heavier can follow: the maximum is what is left to hold.
    private func heldAtTop(_ judgement: Judgement, _ reason: Reason) -> Proposal {
        var held = judgement.stay(reason)
        held.reasons[0].params.reps = maxReps
        if untilFailure == true { return held }
        for index in held.sets.indices where held.sets[index].target.reps ?? startingReps < maxReps {
            held.sets[index].target.reps = maxReps
            held.change = .increaseReps
        }
        return held
    }

    // MARK: Each set by itself

    /// What becomes of one set.
    private enum Move {
        case up(WeightStep)
        case rung
        case waits(Int)
        case holds
    }

    private func apart(_ judgement: Judgement, _ state: inout ProgressionState) -> Proposal {
        if state.confirmed.count != judgement.sets.count { state.confirmed = judgement.sets.map { _ in 0 } }
        var planned = judgement.planned
        var (up, rungs, waits) = (0, 0, 0)
        var hardest: WeightStep?
        for place in judgement.deciding {
            switch move(judgement.sets[place], judgement, &state.confirmed[place]) {
            case .up(let step):
                (planned[place].target.weight, planned[place].target.reps) = (step.to, startingReps)
                up += 1
                if hardest.map({ judgement.loads.isHarder(step.from, than: $0.from) }) ?? true { hardest = step }
            case .rung:
                planned[place].target = ladder.next(planned[place].target)
                rungs += 1
            case .waits(let number): waits = max(waits, number)
            case .holds: break
            }
        }
        let all = judgement.deciding.count
        var reasons: [Reason] = []
        var intoRange = false
        for place in judgement.deciding where planned[place].target.weight == judgement.sets[place].target.weight {
            let (old, new) = (judgement.sets[place].target.reps, planned[place].target.reps)
            if old != new, (new ?? 0) - (old ?? 0) != 1 { intoRange = true }
        }
        if let hardest {
            reasons.append(
                Reason(.someAtMaximum) {
                    hardest.fill(&$0)
                    ($0.number, $0.of, $0.reps, $0.nextReps) = (up, all, maxReps, startingReps)
                    $0.percent = incrementPercent
                })
        }
        if rungs > 0 {
            reasons.append(
                intoRange
                    ? Reason(.repsIntoRange) { ($0.reps, $0.targetReps) = (startingReps, maxReps) }
                    : Reason(.someAtTarget) { ($0.number, $0.of) = (rungs, all) })
        }
        if waits > 0 { reasons.append(unconfirmed(waits)) }
        guard up + rungs > 0, let reasons = NonEmpty(reasons) else {
            return nothingMoved(judgement, NonEmpty(reasons), &state)
        }
        state.stalls = 0
        return Proposal(up > 0 ? .increaseWeight : .increaseReps, planned, reasons)
    }

    private func move(_ set: EvaluatedSet, _ judgement: Judgement, _ confirmed: inout Int) -> Move {
        guard set.done, !judgement.isLighter(set) else { return .holds }
        guard isAtTop(set, judgement) else {
            confirmed = 0
            return missed(set, judgement) == nil && ladder.canClimb(set.target) ? .rung : .holds
        }
        guard let from = set.target.weight, from > .zero || judgement.loads.kind == .external else { return .holds }
        let step = step(from: from, judgement.loads)
        if step.isNothing { return .holds }
        confirmed += 1
        if confirmed < confirmations { return .waits(confirmed) }
        confirmed = 0
        return .up(step)
    }

    private func nothingMoved(
        _ judgement: Judgement, _ reasons: NonEmpty<Reason>?, _ state: inout ProgressionState
    ) -> Proposal {
        if let reasons { return Proposal(.stay, judgement.planned, reasons) }
        if let short = judgement.judged.first(where: { missed($0, judgement) != nil }) {
            let reason = judgement.blocked ?? missed(short, judgement) ?? judgement.below(short, unstated: startingReps)
            return held(judgement, reason, short: true, &state)
        }
        return judgement.stay(
            judgement.blocked ?? unloaded(judgement) ?? Reason(.noHarderLoad) { $0.from = judgement.weight })
    }

    // MARK: Sets

    /// Why a set has not hit its target; `nil` when it has, or the session was cut short before it.
    private func missed(_ set: EvaluatedSet, _ judgement: Judgement) -> Reason? {
        guard set.done || set.passedBy else { return nil }
        if judgement.isShort(set, unstated: startingReps) {
            return judgement.below(set, unstated: startingReps)
        }
        return overCap(set, judgement)
    }

    private func overCap(_ set: EvaluatedSet, _ judgement: Judgement) -> Reason? {
        guard let rpeCap, let rpe = judgement.rpe(of: set), rpe > rpeCap else { return nil }
        return Reason(.overCap) { ($0.rpe, $0.cap) = (rpe, rpeCap) }
    }

    func isAtTop(_ set: EvaluatedSet, _ judgement: Judgement) -> Bool {
        set.done && !set.failed && (set.reps ?? 0) >= maxReps && overCap(set, judgement) == nil
    }

    func unloaded(_ judgement: Judgement) -> Reason? {
        if judgement.loads.kind == .bodyweightPlus, (judgement.weight ?? .zero) == .zero {
            return Reason(.bodyweightAtMaximum)
        }
        return judgement.unloaded
    }

    private func unconfirmed(_ number: Int) -> Reason {
        Reason(.maximumUnconfirmed) { ($0.reps, $0.number, $0.of) = (maxReps, number, confirmations) }
    }

    private func step(from: Mass, _ loads: Loads) -> WeightStep {
        let raw = loads.harder(from, by: incrementPercent)
        return WeightStep(from: from, raw: raw, to: loads.raised(from, to: raw), loads)
    }

    // MARK: Stalls

    /// The same again. With a set below its target that is a stall, and the second in a row proposes a deload.
    private func held(
        _ judgement: Judgement, _ reason: Reason, short: Bool, _ state: inout ProgressionState
    ) -> Proposal {
        guard short else { return judgement.stay(reason) }
        state.stalls += 1
        guard state.stalls >= Self.stallsBeforeDeload, judgement.unloaded == nil, let from = judgement.weight else {
            return judgement.stay(reason)
        }
        guard
            let deload = Deload(percent: Self.deloadPercent, least: minIncrement, reps: startingReps)
                .proposal(judgement, from: from, number: state.stalls)
        else { return judgement.stay(reason) }
        (state.stalls, state.successes) = (0, 0)
        return deload
    }
}
