extension ActiveExercise {
    /// Whether a set of today is a best by estimated max: done in at most 12 reps, at least 1 % over what stood before and
    /// over everything that was done earlier today. The archive says it again, of all kinds of records.
    ///
    /// - Parameter best: the estimated max that stood before; where none is known, nothing is a record.
    public func isRecord(_ index: Int, over best: Mass) -> Bool {
        guard let own = estimate(index), let done = sets[index].completedAt else { return false }
        if own < best.scaled(101, over: 100) { return false }
        for other in sets.indices where other != index {
            guard let theirs = estimate(other), let before = sets[other].completedAt else { continue }
            if theirs >= own, before < done || (before == done && other < index) { return false }
        }
        return true
    }

    private func estimate(_ index: Int) -> Mass? {
        guard measure == .reps, loadKind == .external, sets[index].status == .done else { return nil }
        let set = sets[index]
        guard set.setType != .warmup,
            set.performedExerciseID == nil, let reps = set.reps, reps <= EstimatedMax.maximumReps,
            let weight = set.weight
        else { return nil }
        return EstimatedMax.epley(weight, reps: reps)
    }
}
