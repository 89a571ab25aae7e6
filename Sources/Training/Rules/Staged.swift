public import Wire

/// Set and rep schemes tried in turn at a weight (GZCLP): reached → a step more, same stage; failed → the next stage, same
/// weight; failed in the last stage → a lighter restart.
public struct Staged: WireDefaulted, Sendable {
    /// One scheme.
    public struct Stage: WireModel, Sendable {
        public var sets: Int
        public var reps: Int
        /// Whether the last set is done for as many reps as possible.
        public var amrap: Bool

        public init(blank: Blank) { (sets, reps, amrap) = (1, 1, false) }

        /// So many sets of so many reps.
        public init(_ sets: Int, _ reps: Int, amrap: Bool = true) {
            (self.sets, self.reps, self.amrap) = (sets, reps, amrap)
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("sets", &sets)
            try v.field("reps", &reps)
            try v.field("amrap", &amrap, default: false)
        }
    }

    /// Where it goes on after the last stage.
    public struct Restart: WireDefaulted, Sendable {
        /// Which weight the percentage is of.
        public enum Of: String, WireEnum, Sendable {
            /// The one that failed.
            case last
            /// The one at which the first stage was last done.
            case firstStage = "first_stage"
        }

        public var percent = Percent(thousandths: 85_000)
        public var stage = 0
        public var of = Of.last
        /// Added after the percentage.
        public var add = Mass.zero

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("percent", &percent, default: Percent(thousandths: 85_000))
            try v.field("stage", &stage, default: 0)
            try v.field("of", &of, default: .last)
            try v.field("add", &add, default: .zero)
        }
    }

    public var stages = Self.standard
    public var increment = MassUnit.kg.usualStep
    /// Reps that it takes for more weight, where that is not simply every set's minimum; see `succeeded`.
    public var totalRepsNeeded: Int?
    public var restart = Restart()

    /// 5 × 3+, 6 × 2+, 10 × 1+.
    public static var standard: [Stage] { [Stage(5, 3), Stage(6, 2), Stage(10, 1)] }

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("stages", &stages, default: Self.standard)
        try v.field("increment", &increment, default: MassUnit(dialect: v.dialect).usualStep)
        try v.field("total_reps_needed", &totalRepsNeeded, default: nil)
        try v.field("restart", &restart, default: Restart())
    }

    func check(_ faults: inout RuleFaults) {
        if stages.isEmpty || stages.count > 20 { faults.add("stages", "must be 1 to 20 stages") }
        for (index, stage) in stages.enumerated() {
            faults.range("stages/" + String(index) + "/sets", stage.sets, 1...50)
            faults.range("stages/" + String(index) + "/reps", stage.reps, 1...1_000)
        }
        faults.step("increment", increment)
        if let totalRepsNeeded { faults.range("total_reps_needed", totalRepsNeeded, 1...10_000) }
        faults.percent("restart/percent", restart.percent, atMost: 200)
        if !stages.isEmpty, !stages.indices.contains(restart.stage) {
            faults.range("restart/stage", restart.stage, 0...(stages.count - 1))
        }
        if restart.add < .zero || restart.add > PlateInventory.maximumPlate {
            faults.add("restart/add", "must be between 0 and 500 kg")
        }
    }

    // MARK: Targets

    /// The sets of the next session, at the weight that is prescribed.
    func planned(_ prescribed: [PlannedSet], _ state: ProgressionState) -> [PlannedSet] {
        sets(min(state.stage, stages.count - 1), prescribed.first?.target.weight)
    }

    private func sets(_ index: Int, _ weight: Mass?) -> [PlannedSet] {
        guard stages.indices.contains(index) else { return [] }
        let stage = stages[index]
        var sets = Array(repeating: PlannedSet(SetTarget(weight: weight, reps: stage.reps)), count: stage.sets)
        if stage.amrap, !sets.isEmpty { sets[sets.count - 1].amrap = true }
        return sets
    }

    /// The stage that sets are of: the key's, unless they are just those of another one.
    func stage(of sets: [PlannedSet], _ state: ProgressionState) -> Int {
        let due = min(max(0, state.stage), max(0, stages.count - 1))
        for offset in stages.indices {
            let index = (due + offset) % stages.count
            let stage = stages[index]
            if stage.sets == sets.count, sets.allSatisfy({ $0.target.reps == stage.reps }) { return index }
        }
        return due
    }

    // MARK: Judging

    func judge(_ work: SessionWork, _ state: inout ProgressionState) -> Proposal {
        var judgement = Judgement(work, amrapDecides: true)
        guard !stages.isEmpty else { return judgement.stay(Reason(.noWorkingSets)) }
        let stage = stage(of: judgement.planned, state)
        let (override, lighter) = judgement.rebase()
        state.stage = stage
        if stage == 0 { state.firstStageWeight = judgement.weight }
        if let lighter { return lighter }
        let proposal: Proposal
        if succeeded(stages[stage], judgement) {
            proposal = raised(judgement)
        } else if let short = judgement.short() {
            proposal = failed(judgement, short, hasOwnWeight: override != nil, &state)
        } else {
            let last = judgement.lastAmrap?.reps
            let needed = Reason(.repsNeeded) { ($0.reps, $0.targetReps) = (last, totalRepsNeeded) }
            proposal = judgement.stay(judgement.blocked ?? needed)
        }
        return proposal.after(override)
    }

    /// Without `totalRepsNeeded`: every set at its minimum. With it: so many reps in all sets together. A number below
    /// sets × reps would already be reached by less than the stage asks for, so where the stage ends in an AMRAP set it
    /// means the reps of that set alone (GZCLP's T3: 3 × 15+, more weight from 25).
    func succeeded(_ stage: Stage, _ judgement: Judgement) -> Bool {
        if judgement.blocked != nil { return false }
        guard let totalRepsNeeded else { return judgement.short() == nil }
        if stage.amrap, totalRepsNeeded < stage.sets * stage.reps {
            return judgement.short() == nil && judgement.lastAmrap?.reps ?? 0 >= totalRepsNeeded
        }
        var total = 0
        for set in judgement.sets where !set.failed { total += set.reps ?? 0 }
        return total >= totalRepsNeeded
    }

    private func raised(_ judgement: Judgement) -> Proposal {
        if let unloaded = judgement.unloaded { return judgement.stay(unloaded) }
        let raise = Raise(increment: increment)
        let step = raise.step(from: judgement.weight ?? .zero, judgement.loads)
        if step.isNothing { return judgement.stay(Reason(.noHarderLoad) { $0.from = step.from }) }
        return Proposal(.increaseWeight, raise.sets(judgement), raise.reason(.setsReached, step, judgement))
    }

    private func failed(
        _ judgement: Judgement, _ short: EvaluatedSet, hasOwnWeight: Bool, _ state: inout ProgressionState
    ) -> Proposal {
        var reason = judgement.below(short)
        let weight = judgement.weight
        if state.stage + 1 < stages.count {
            state.stage += 1
            let next = stages[state.stage]
            reason.code = .stageFailed
            (reason.params.sets, reason.params.nextReps, reason.params.to) = (next.sets, next.reps, weight)
            (reason.params.number, reason.params.of) = (state.stage + 1, stages.count)
            return Proposal(.changeStage, sets(state.stage, weight), reason)
        }
        state.stage = restart.stage
        let loads = judgement.loads
        var step: WeightStep?
        if let from = weight {
            let base = restart.of == .last ? from : state.firstStageWeight ?? from
            let raw = loads.harder(loads.harder(base, by: restart.percent - .whole), by: restart.add)
            step = WeightStep(from: from, raw: raw, to: restarted(from, raw, loads), loads)
        }
        // A single stage that begins again where it is: nothing changes, unless the lifter took another weight.
        if !hasOwnWeight, restart.stage == stages.count - 1, step?.isNothing ?? true { return judgement.stay(reason) }
        let next = stages[restart.stage]
        reason.code = .restarted
        step?.fill(&reason.params)
        (reason.params.sets, reason.params.nextReps) = (next.sets, next.reps)
        reason.params.percent = restart.percent
        return Proposal(.restart, sets(restart.stage, step?.to), reason)
    }

    /// Nearest, ties upward; where that would undo a restart that is meant to be easier, the next easier load.
    private func restarted(_ from: Mass, _ raw: Mass, _ loads: Loads) -> Mass {
        let load = loads.nearest(raw)
        guard loads.isHarder(from, than: raw), !loads.isHarder(from, than: load) else { return load }
        return loads.easier(than: from) ?? load
    }
}

extension Percent {
    /// All of it.
    static let whole = Percent(thousandths: 100_000)

    static func - (one: Percent, other: Percent) -> Percent {
        Percent(thousandths: one.thousandths - other.thousandths)
    }
}
