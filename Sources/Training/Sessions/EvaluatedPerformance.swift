extension EvaluatedSet {
    /// A performed set whose target is what was done.
    public init(mirroring set: SetPerformance) {
        self.init(set)
        // A failed attempt mirrors as one rep: a target of nothing could never be planned.
        target = SetTarget(
            weight: set.weight, reps: set.reps.map { max(1, $0) }, durationSeconds: set.durationSeconds)
        if set.reps == nil { target.distance = set.distance }
    }

    /// A performed set beside its target; one without is aimed at nothing.
    public init(_ set: SetPerformance) {
        self.init(
            type: set.setType, amrap: set.amrap, target: set.target ?? SetTarget(),
            done: set.status == .done, weight: set.weight, reps: set.reps, rir: set.rir,
            durationSeconds: set.durationSeconds)
    }
}
