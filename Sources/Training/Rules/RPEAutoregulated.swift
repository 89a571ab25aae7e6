public import Wire

/// The weight follows the effort of the last working set, else of the session (seed 003): easy → more, hard → less.
public struct RPEAutoregulated: WireDefaulted, Sendable {
    /// What follows up to an effort.
    public struct Step: WireModel, Sendable {
        public var maxRPE: SessionRPE
        /// Of the current weight; negative for less.
        public var percent: Percent

        public init(blank: Blank) { (maxRPE, percent) = (SessionRPE(clamping: 10), Percent(thousandths: 0)) }

        /// So much more or less up to an effort.
        public init(_ maxRPE: SessionRPE, _ percent: Percent) { (self.maxRPE, self.percent) = (maxRPE, percent) }

        init(_ rpe: Int, _ thousandths: Int64) {
            self.init(SessionRPE(clamping: rpe), Percent(thousandths: thousandths))
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("max_rpe", &maxRPE)
            try v.field("percent", &percent)
        }
    }

    /// By rising effort; the first that reaches the effort counts. Above the last one the weight is held.
    public var steps = Self.standard

    /// RPE 1–6: +5 %, 7–8: +2.5 %, 9–10: −2.5 %.
    public static var standard: [Step] { [Step(6, 5_000), Step(8, 2_500), Step(10, -2_500)] }

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("steps", &steps, default: Self.standard)
    }

    func check(_ faults: inout RuleFaults) {
        if steps.isEmpty || steps.count > 20 { faults.add("steps", "must be 1 to 20 steps") }
        for (index, step) in steps.enumerated() {
            let path = "steps/" + String(index)
            if index > 0, step.maxRPE <= steps[index - 1].maxRPE {
                faults.add(path + "/max_rpe", "must be more than in the step before")
            }
            if step.percent.thousandths < -50_000 || step.percent.thousandths > 50_000 {
                faults.add(path + "/percent", "must be between -50 and 50")
            }
        }
    }

    func judge(_ work: SessionWork, _ state: inout ProgressionState) -> Proposal {
        var judgement = Judgement(work, amrapDecides: false)
        let (override, lighter) = judgement.rebase()
        state.count(at: judgement.weight)
        if let lighter { return lighter }
        if let blocked = judgement.blocked { return judgement.stay(blocked) }
        return adjusted(judgement).after(override)
    }

    private func adjusted(_ judgement: Judgement) -> Proposal {
        guard let last = judgement.judged.last, let rpe = judgement.rpe(of: last) else {
            return judgement.stay(Reason(.noEffort))
        }
        if let unloaded = judgement.unloaded { return judgement.stay(unloaded) }
        guard let step = steps.first(where: { rpe <= $0.maxRPE }), step.percent.thousandths != 0
        else { return judgement.stay(Reason(.effortHolds) { $0.rpe = rpe }) }
        let loads = judgement.loads
        let eases = step.percent.thousandths < 0
        if !eases, let short = judgement.short() { return judgement.stay(judgement.below(short)) }
        func move(_ from: Mass) -> Mass {
            let raw = loads.harder(from, by: step.percent)
            return eases ? loads.eased(from, to: raw) : loads.raised(from, to: raw)
        }
        let from = judgement.weight ?? .zero
        let change = WeightStep(from: from, raw: loads.harder(from, by: step.percent), to: move(from), loads)
        if change.isNothing { return judgement.stay(Reason(.noHarderLoad) { $0.from = from }) }
        let reason = Reason(.effortStep) {
            change.fill(&$0)
            ($0.rpe, $0.percent) = (rpe, step.percent)
        }
        return Proposal(eases ? .decreaseWeight : .increaseWeight, judgement.moved(move), reason)
    }
}

extension Loads {
    /// The load after an easing to `raw`: nearest, ties upward, and at least the next easier load; the same weight where
    /// there is nothing easier.
    fileprivate func eased(_ weight: Mass, to raw: Mass) -> Mass {
        guard let next = easier(than: weight) else { return weight }
        let load = nearest(raw)
        return isHarder(load, than: next) ? next : load
    }
}
