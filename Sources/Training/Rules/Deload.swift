/// Less weight after stalls: rounded to the easier side, and at least one load easier.
struct Deload {
    var percent: Percent
    /// The least that is taken off.
    var least = Mass.zero
    /// New target reps; `nil` to keep them.
    var reps: Int?

    /// The step for one weight.
    func step(from: Mass, _ loads: Loads) -> WeightStep {
        let raw = loads.deloaded(from, by: percent, atLeast: least)
        return WeightStep(from: from, raw: raw, to: loads.lowered(from, to: raw), loads)
    }

    /// Why: so many stalls in a row.
    func reason(_ step: WeightStep, number: Int) -> Reason {
        Reason(.deload) {
            step.fill(&$0)
            ($0.number, $0.nextReps) = (number, reps)
        }
    }

    /// The deload of all sets; `nil` where nothing is easier.
    func proposal(_ judgement: Judgement, from: Mass, number: Int) -> Proposal? {
        let loads = judgement.loads
        let step = step(from: from, loads)
        if step.isNothing { return nil }
        let sets = judgement.moved(reps: reps) { self.step(from: $0, loads).to }
        return Proposal(.deload, sets, reason(step, number: number))
    }
}
