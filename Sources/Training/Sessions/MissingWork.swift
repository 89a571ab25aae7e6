extension SetPerformance {
    /// Whether it was work that was planned and not done. What an override left out was not meant for the day.
    var isMissingWork: Bool { isUndone && setType.countsForProgression }

    /// The same of any set but a warm-up: a drop set is none that progression looks at.
    var isUndone: Bool { status == .skipped && setType != .warmup && skipReason != SessionOverride.leftOut }
}

extension WorkoutSession {
    /// Whether the session went on without work that was planned: a set was done after it, of the same exercise or, by the
    /// clock, of another one. Otherwise it was cut short, and nothing was missed. Partners of a superset take turns, and say
    /// nothing of each other.
    ///
    /// - Parameter performance: everything that was done of the exercise in this session.
    func passedBy(_ index: Int, of performance: ExercisePerformance) -> Bool {
        guard performance.sets[index].isMissingWork else { return false }
        for set in performance.sets[(index + 1)...] where set.status == .done { return true }
        guard let last = performance.lastDone else { return false }
        for other in exercises where other.exerciseID != performance.exerciseID {
            if let group = performance.supersetGroup, other.supersetGroup == group { continue }
            if let done = other.lastDone, done > last { return true }
        }
        return false
    }
}

extension ExercisePerformance {
    /// When its last set was done, as far as that is known.
    fileprivate var lastDone: Instant? {
        var last: Instant?
        for set in sets where set.status == .done {
            if let at = set.completedAt { last = max(last ?? at, at) }
        }
        return last
    }
}
