extension WorkoutSession {
    /// The totals of what the session holds, by the same rule as a live workout's.
    public var computedTotals: Totals {
        var totals = Totals()
        for exercise in exercises {
            for set in exercise.sets {
                totals.count(
                    set.setType, done: set.status == .done, weight: set.weight, reps: set.reps,
                    loadKind: exercise.loadKind)
            }
        }
        return totals
    }
}
