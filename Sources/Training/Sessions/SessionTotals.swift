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

    /// Whether a set was worked: who only opened a workout and ended it, or warmed up, has not done the day of a program.
    public var hasWork: Bool { totals.sets > 0 }
}
