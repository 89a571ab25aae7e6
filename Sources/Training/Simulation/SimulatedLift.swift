/// One lift on its way through sessions: its rule, what it loads, and the sets that are planned next.
struct SimulatedLift {
    let rule: ProgressionRule
    let loads: Loads
    /// Working, top and back-off sets.
    private(set) var planned: [PlannedSet] = []
    /// The types of the sets as prescribed, those that progression does not count among them.
    private let types: [SetType]

    /// - Parameter path: where the rule and the prescription stand.
    init(
        _ rule: ProgressionRule, _ prescription: [CalculatorSet], kind: LoadKind?, loading: InUnit<CalculatorLoading>?,
        unit: MassUnit, path: String
    ) throws(CalculationError) {
        try rule.validate(path + "/rule")
        guard prescription.count <= 100 else {
            throw CalculationError(path + "/prescription/sets", "must be at most 100 sets")
        }
        var types: [SetType] = []
        var loaded = false
        for (index, set) in prescription.enumerated() {
            try set.validate(path + "/prescription/sets/" + String(index))
            let plan = set.planned
            types.append(plan.type)
            if plan.target.weight != nil { loaded = true }
            if plan.type.countsForProgression { planned.append(plan) }
        }
        if case .percentOfMax = rule {
            loaded = true
        } else if planned.isEmpty {
            throw CalculationError(path + "/prescription/sets", "must hold at least one working set")
        }
        if case .derivedFrom = rule { loaded = true }
        self.types = types
        self.rule = rule
        let kind = kind ?? (loaded ? .external : .bodyweight)
        loads =
            try loading?.content.loads(for: rule, kind: kind, unit: loading?.unit ?? unit)
            ?? rule.ownLoads(kind: kind, unit: unit)
    }

    /// A lift of a plan.
    init(_ prescription: ExercisePrescription, _ rule: ProgressionRule, _ loads: Loads) {
        (self.rule, self.loads, planned) = (rule, loads, prescription.plannedSets)
        types = Array(repeating: .working, count: planned.count)
    }

    /// What a key remembers before the first session: the stage that the prescription is of.
    var startingState: ProgressionState {
        var state = ProgressionState()
        if case .staged(let rule) = rule { state.stage = rule.stage(of: planned, state) }
        return state
    }

    /// The sets of a session that is about to start.
    func targets(_ state: ProgressionState, reference: Mass? = nil) -> [PlannedSet] {
        rule.planned(planned, state, loads, reference: reference)
    }

    /// The weight that other lifts take a share of.
    func workingWeight(_ state: ProgressionState) -> Mass? {
        if case .percentOfMax(let rule) = rule { return state.trainingMax ?? rule.trainingMax }
        return hardest(targets(state))
    }

    /// What follows after these sets. Entries beyond the targets have none, and are not judged.
    ///
    /// - Parameter byTarget: whether there is one entry for each target, not for each prescribed set.
    func step(
        _ targets: [PlannedSet], _ entries: [PerformedEntry], _ rpe: SessionRPE?, _ state: ProgressionState,
        reference: Mass? = nil, byTarget: Bool = false
    ) -> ProgressionStep {
        let counted = byTarget ? entries : counted(entries)
        var sets: [EvaluatedSet] = []
        for (index, target) in targets.enumerated() {
            let entry = index < counted.count ? counted[index] : .notDone
            sets.append(entry.evaluated(against: target))
        }
        return step(SessionWork(sets, rpe: rpe, loads: loads, reference: reference), state)
    }

    /// What follows after a session.
    func step(_ work: SessionWork, _ state: ProgressionState) -> ProgressionStep { rule.next(after: work, state) }

    /// Takes what was recommended.
    mutating func take(_ step: ProgressionStep) {
        if step.recommendation.change != .stay { planned = step.sets }
    }

    /// Goes along with another lift of the same key: the weight, and the reps where the same rule steps them.
    mutating func follow(_ other: SimulatedLift) {
        guard hasOwnWeight, other.hasOwnWeight else { return }
        if let own = hardest(planned), let top = other.hardest(other.planned), own != top {
            for index in planned.indices {
                guard let weight = planned[index].target.weight else { continue }
                planned[index].target.weight = weight == own ? top : loads.nearest(weight + top - own)
            }
        }
        guard rule == other.rule, let first = other.planned.first else { return }
        switch rule {
        case .doubleProgression, .repsOnly, .durationOnly: break
        case .straightSets, .topSetBackoff, .rpeAutoregulated, .percentOfMax, .staged, .derivedFrom, .manual: return
        }
        let pairs = planned.count == other.planned.count
        for index in planned.indices {
            let target = pairs ? other.planned[index].target : first.target
            (planned[index].target.reps, planned[index].target.durationSeconds) = (target.reps, target.durationSeconds)
        }
    }

    /// Whether the weight is the prescription's own, and no share of something else.
    private var hasOwnWeight: Bool {
        switch rule {
        case .percentOfMax, .derivedFrom, .manual: false
        case .doubleProgression, .straightSets, .topSetBackoff, .rpeAutoregulated, .staged, .repsOnly, .durationOnly:
            true
        }
    }

    private func hardest(_ sets: [PlannedSet]) -> Mass? {
        var hardest: Mass?
        for set in sets { hardest = loads.hardest(hardest, set.target.weight) }
        return hardest
    }

    /// The entries of the sets that progression counts. As many entries as prescribed sets stand for all of these in
    /// order; otherwise the warm-ups were left out.
    private func counted(_ entries: [PerformedEntry]) -> [PerformedEntry] {
        if types.allSatisfy({ $0.countsForProgression }) { return entries }
        let all = entries.count == types.count
        var counted: [PerformedEntry] = []
        var index = 0
        for type in types where all || type != .warmup {
            if index < entries.count, type.countsForProgression { counted.append(entries[index]) }
            index += 1
        }
        if index < entries.count { counted += entries[index...] }
        return counted
    }
}
