/// Estimated one-rep maximum.
public enum EstimatedMax {
    /// Sets of more reps than this never set an estimated-max record: the formula strays too far.
    public static let maximumReps = 12

    /// Epley: `w × (1 + reps / 30)`; a single is its own maximum. `nil` for no reps or no load.
    ///
    /// The result is rounded half up to 10⁻¹⁰ kg.
    public static func epley(_ weight: Mass, reps: Int) -> Mass? {
        guard reps >= 1, reps <= 1_000, weight > .zero else { return nil }
        return reps == 1 ? weight : weight.scaled(Int64(30 + reps), over: 30)
    }

    /// The best estimate of the work sets of at most 12 reps, with the set that gave it. Assisted loads have none.
    public static func best(of sets: [SetPerformance], loadKind: LoadKind) -> (value: Mass, set: SetPerformance)? {
        guard loadKind != .assisted else { return nil }
        var best: (value: Mass, set: SetPerformance)?
        for set in sets where set.isWork {
            guard let weight = set.weight, let reps = set.reps, reps <= maximumReps,
                let value = epley(weight, reps: reps)
            else { continue }
            if best.map({ value > $0.value }) ?? true { best = (value, set) }
        }
        return best
    }
}
