/// What the last set says about those that follow: a lighter or a heavier weight, to be taken or left.
public struct NextSetOffer: Equatable, Sendable {
    public var weight: Mass
    /// The planned sets that are meant.
    public var sets: [SetID]
    /// Reps that were done, and that were aimed at.
    public var reps: Int
    public var target: Int

    /// Whether the last set fell short.
    public var isStruggle: Bool { reps < target }
}

extension ActiveExercise {
    /// Two reps or more below the target: the next easier load; three or more above it: the next harder one. Of the newest set
    /// that was done, for the planned sets after it that stand at the same weight; `nil` for nothing to say.
    ///
    /// - Parameter loads: what can be loaded for this exercise.
    public func nextSetOffer(_ loads: Loads) -> NextSetOffer? {
        guard measure == .reps, let index = newestDone, sets[index].setType.countsForProgression,
            let weight = sets[index].weight, let reps = sets[index].reps, let target = sets[index].target?.reps
        else { return nil }
        let other: Mass?
        if reps <= target - 2 {
            other = loads.easier(than: weight)
        } else if reps >= target + 3, !sets[index].amrap {
            other = loads.harder(than: weight)
        } else {
            return nil
        }
        var following: [SetID] = []
        for set in sets[(index + 1)...] where set.status == .planned && set.setType == sets[index].setType {
            if set.weight == weight { following.append(set.id) }
        }
        guard let other, other > .zero, other != weight, !following.isEmpty else { return nil }
        return NextSetOffer(weight: other, sets: following, reps: reps, target: target)
    }

    /// The set that was done last, warm-ups apart.
    private var newestDone: Int? {
        var newest: Int?
        for (index, set) in sets.enumerated() where set.status == .done && set.setType != .warmup {
            guard set.performedExerciseID == nil, let done = set.completedAt else { continue }
            if let known = newest.flatMap({ sets[$0].completedAt }), known > done { continue }
            newest = index
        }
        return newest
    }
}
