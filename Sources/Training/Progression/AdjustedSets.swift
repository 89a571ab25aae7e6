/// Sets of a day that asked for another share of the weight, or for fewer sets, than its plan: the plan's targets are judged by how
/// that went.
extension EvaluatedSet {
    /// The set as if the plan's own target had been asked for: what met the day's target meets the plan's, and what was more or
    /// less by so much is as much more or less.
    mutating func asPlanned(_ prescribed: SetPrescription) {
        guard type.countsForProgression, let asked = target.weight, let planned = prescribed.weight,
            target.plannedWeight == nil, asked != planned
        else { return }
        if let weight { self.weight = max(.zero, planned + weight - asked) }
        target = prescribed.target
    }

    /// A set of the plan that the day left out, as this one went.
    func again(for prescribed: SetPrescription) -> EvaluatedSet {
        var set = EvaluatedSet(
            type: prescribed.type, amrap: prescribed.amrap, target: prescribed.target, done: done,
            weight: prescribed.weight, reps: prescribed.reps, rir: rir, durationSeconds: prescribed.durationSeconds)
        if let reps, let asked = target.reps, let planned = prescribed.reps {
            set.reps = max(0, planned + reps - asked)
        }
        set.failed = failed
        return set
    }
}
