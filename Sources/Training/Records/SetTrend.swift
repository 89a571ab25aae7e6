/// How a set stands beside one that was done before.
public enum SetTrend: Sendable { case more, same, less }

extension SetNumbers {
    /// How these numbers stand beside those of `before`, in the same exercise. Of more of the one and less of the other the
    /// estimated max decides; `nil` where there is none, or nothing to compare.
    public func trend(since before: SetNumbers, _ measure: Measure, _ kind: LoadKind) -> SetTrend? {
        var (more, less) = (false, false)
        func compare(_ now: Int64?, _ then: Int64?) -> Bool {
            guard let now, let then else { return false }
            if now > then { more = true }
            if now < then { less = true }
            return true
        }
        let sign: Int64 = kind == .assisted ? -1 : 1
        _ = compare((weight?.units).map { $0 * sign }, (before.weight?.units).map { $0 * sign })
        let isKnown =
            switch measure {
            case .reps: compare(reps.map { Int64($0) }, before.reps.map { Int64($0) })
            case .time: compare(durationSeconds.map { Int64($0) }, before.durationSeconds.map { Int64($0) })
            case .distance: compare(distance?.units, before.distance?.units)
            }
        if !isKnown { return nil }
        guard more, less else { return more ? .more : less ? .less : .same }
        guard measure == .reps, kind == .external, let weight, let reps, let last = before.weight,
            let lastReps = before.reps, let now = EstimatedMax.epley(weight, reps: reps),
            let then = EstimatedMax.epley(last, reps: lastReps)
        else { return nil }
        return now > then ? .more : now < then ? .less : .same
    }
}
