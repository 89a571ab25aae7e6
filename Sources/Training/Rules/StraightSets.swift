public import Wire

/// The same reps in every set (seed 001; StrongLifts, Starting Strength, Greyskull): all sets reached → a fixed step more;
/// so many failures in a row at a weight → a deload.
///
/// AMRAP sets count as sets with their target as the minimum.
public struct StraightSets: WireDefaulted, Sendable {
    public var increment = MassUnit.kg.usualStep
    /// Successes in a row before the weight goes up.
    public var successesNeeded = 1
    /// Failures in a row before a deload is proposed.
    public var failuresBeforeDeload = 3
    public var deloadPercent = Percent(thousandths: 10_000)
    /// Reps of the AMRAP set, or else of the last set, from which the step is doubled; `nil` for never.
    public var doubleAtAmrapReps: Int?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("increment", &increment, default: MassUnit(dialect: v.dialect).usualStep)
        try v.field("successes_needed", &successesNeeded, default: 1)
        try v.field("failures_before_deload", &failuresBeforeDeload, default: 3)
        try v.field("deload_percent", &deloadPercent, default: Percent(thousandths: 10_000))
        try v.field("double_at_amrap_reps", &doubleAtAmrapReps, default: nil)
    }

    func check(_ faults: inout RuleFaults) {
        faults.step("increment", increment)
        faults.range("successes_needed", successesNeeded, 1...100)
        faults.range("failures_before_deload", failuresBeforeDeload, 1...100)
        faults.drop("deload_percent", deloadPercent)
        if let doubleAtAmrapReps { faults.range("double_at_amrap_reps", doubleAtAmrapReps, 1...1_000) }
    }

    func judge(_ work: SessionWork, _ state: inout ProgressionState) -> Proposal {
        var judgement = Judgement(work, amrapDecides: true)
        let (override, lighter) = judgement.rebase()
        state.count(at: judgement.weight)
        if let lighter { return lighter }
        let proposal: Proposal
        if let short = judgement.short() {
            proposal = failed(judgement, short, &state)
        } else if let blocked = judgement.blocked {
            proposal = judgement.stay(blocked)
        } else {
            proposal = succeeded(judgement, &state)
        }
        return proposal.after(override)
    }

    private func failed(_ judgement: Judgement, _ short: EvaluatedSet, _ state: inout ProgressionState) -> Proposal {
        state.successes = 0
        state.stalls += 1
        var counted = judgement.below(short)
        counted.code = .failureCounted
        (counted.params.number, counted.params.of) = (state.stalls, failuresBeforeDeload)
        counted.params.from = judgement.weight
        guard state.stalls >= failuresBeforeDeload, let from = judgement.weight,
            let deload = Deload(percent: deloadPercent).proposal(judgement, from: from, number: state.stalls)
        else { return judgement.stay(counted) }
        state.stalls = 0
        return deload
    }

    private func succeeded(_ judgement: Judgement, _ state: inout ProgressionState) -> Proposal {
        state.stalls = 0
        state.successes += 1
        if state.successes < successesNeeded {
            return judgement.stay(
                Reason(.successCounted) { ($0.number, $0.of) = (state.successes, successesNeeded) })
        }
        if let unloaded = judgement.unloaded { return judgement.stay(unloaded) }
        var doubled: Reason?
        var increment = increment
        if let doubleAtAmrapReps, let reps = judgement.lastAmrap?.reps, reps >= doubleAtAmrapReps {
            increment = increment + increment
            doubled = Reason(.stepDoubled) { ($0.reps, $0.increment) = (reps, increment) }
        }
        let raise = Raise(increment: increment)
        let step = raise.step(from: judgement.weight ?? .zero, judgement.loads)
        if step.isNothing { return judgement.stay(Reason(.noHarderLoad) { $0.from = step.from }) }
        state.successes = 0
        let reached = raise.reason(.setsReached, step, judgement)
        let reasons = doubled.map { NonEmpty($0, [reached]) } ?? NonEmpty(reached)
        return Proposal(.increaseWeight, raise.sets(judgement), reasons)
    }
}

/// A fixed step more: nearest load, ties upward, and at least the next harder one.
struct Raise {
    var increment: Mass

    func step(from: Mass, _ loads: Loads) -> WeightStep {
        let raw = loads.harder(from, by: increment)
        return WeightStep(from: from, raw: raw, to: loads.raised(from, to: raw), loads)
    }

    func sets(_ judgement: Judgement) -> [PlannedSet] {
        judgement.moved { judgement.loads.raised($0, to: judgement.loads.harder($0, by: increment)) }
    }

    func reason(_ code: Reason.Code, _ step: WeightStep, _ judgement: Judgement) -> Reason {
        let reps = judgement.sets.first?.target.reps
        let same = judgement.sets.allSatisfy { $0.target.reps == reps }
        return Reason(code) {
            step.fill(&$0)
            ($0.sets, $0.reps, $0.increment) = (judgement.sets.count, same ? reps : nil, increment)
        }
    }
}

extension Judgement {
    /// The last AMRAP set that was done; where none is marked, the last set.
    var lastAmrap: EvaluatedSet? {
        let last = sets.last { $0.amrap } ?? sets.last
        return last?.done == true ? last : nil
    }
}
