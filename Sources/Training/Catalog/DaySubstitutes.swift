extension Substitutes {
    /// What to do instead of each of some exercises of one day, in their order, as well as they fit together: what comes nearest to one
    /// is left to another where both are better off, nothing stands there twice, and no two of them stand nearer to each other than the
    /// exercises themselves do. `nil` where one is better left out, or done as it is.
    ///
    /// - Parameters:
    ///   - equipment: what is there; `nil` where nobody has said so.
    ///   - trained: what the lifter has done before.
    ///   - pains: what hurts; resolved ones do not count.
    ///   - taken: what is done on that day anyway, the exercises themselves among it; none of it.
    @inline(never) public static func together(
        for exercises: [Exercise], among all: [Exercise], equipment: Set<Equipment>?, trained: [ExerciseID],
        pains: [PainFlag], besides taken: [ExerciseID]
    ) -> [Substitute?] {
        var day = SubstituteDay(all: all, exercises: exercises)
        for exercise in exercises {
            day.candidates.append(
                rank(
                    for: exercise, among: all, equipment: equipment, trained: trained, pains: pains, besides: taken,
                    freeOfPain: true, limit: 8))
        }
        day.choose()
        var (found, taken) = (day.chosen, taken)
        for one in found { if let one { taken.append(all[one.index].id) } }
        // Where what is like it hurts as well, what has something to do with it.
        guard pains.contains(where: { $0.isOpen && $0.severity > .mild }) else { return found }
        for (place, exercise) in exercises.enumerated() where found[place] == nil {
            found[place] = painFree(
                for: exercise, among: all, equipment: equipment, trained: trained, pains: pains, besides: taken)
            if let one = found[place] { taken.append(all[one.index].id) }
        }
        return found
    }

    /// What is named for each of some exercises of one day that cannot be done, by place in the list: what is done instead, then what else
    /// comes near. No exercise is named for two of them, be it in the second place, so that whatever is chosen none stands twice in the
    /// day; first choices are found before second ones.
    ///
    /// - Parameters:
    ///   - chosen: what is done instead of each, where something is.
    ///   - taken: what is done on that day anyway, the exercises themselves among it; none of it.
    ///   - count: how many are named for each at most.
    @inline(never) public static func named(
        for exercises: [Exercise], chosen: [ExerciseID?], among all: [Exercise], equipment: Set<Equipment>?,
        trained: [ExerciseID], pains: [PainFlag], besides taken: [ExerciseID], count: Int = 3
    ) -> [[Int]] {
        var (taken, named) = (taken, [[Int]](repeating: [], count: exercises.count))
        for id in chosen { if let id { taken.append(id) } }
        var ranked: [[Substitute]] = []
        for (place, exercise) in exercises.enumerated() {
            if let own = chosen[place] { named[place] = all.indices.filter { all[$0].id == own } }
            ranked.append(
                rank(
                    for: exercise, among: all, equipment: equipment, trained: trained, pains: pains, besides: taken,
                    freeOfPain: true, limit: count * (exercises.count + 1)))
        }
        for round in 1...count {
            for place in exercises.indices where named[place].count < round {
                for one in ranked[place] where !taken.contains(all[one.index].id) {
                    taken.append(all[one.index].id)
                    named[place].append(one.index)
                    break
                }
            }
        }
        return named
    }
}

/// A day while its substitutes are given out.
private struct SubstituteDay {
    let all: [Exercise]
    let exercises: [Exercise]
    /// What could be done instead of each, the best first.
    var candidates: [[Substitute]] = []
    var chosen: [Substitute?] = []

    init(all: [Exercise], exercises: [Exercise]) { (self.all, self.exercises) = (all, exercises) }

    /// Gives each the best that is left, and then to each what another has, as long as both together gain by it.
    mutating func choose() {
        for place in exercises.indices {
            chosen.append(nil)
            chosen[place] = best(place)
        }
        // Each round makes it better; that many are more than ever were needed.
        for _ in 0..<16 where !improve() { return }
    }

    private mutating func improve() -> Bool {
        for place in exercises.indices {
            for candidate in candidates[place] {
                var rivals: [Int] = []
                for rival in chosen.indices where conflict(candidate, place, rival) { rivals.append(rival) }
                guard rivals.count < 2 else { continue }
                var other = self
                other.chosen[place] = candidate
                for rival in rivals {
                    other.chosen[rival] = nil
                    other.chosen[rival] = other.best(rival)
                }
                if other.score > score {
                    self = other
                    return true
                }
            }
        }
        return false
    }

    private var score: Int {
        var score = 0
        for one in chosen { score += one?.score ?? 0 }
        return score
    }

    private func best(_ place: Int) -> Substitute? {
        for candidate in candidates[place] {
            var isFree = true
            for rival in chosen.indices where conflict(candidate, place, rival) { isFree = false }
            if isFree { return candidate }
        }
        return nil
    }

    /// Whether a candidate for one place does not go with what another place has.
    private func conflict(_ candidate: Substitute, _ place: Int, _ rival: Int) -> Bool {
        guard rival != place, rival < chosen.count, let other = chosen[rival] else { return false }
        if other.index == candidate.index { return true }
        return all[candidate.index].nearness(to: all[other.index]) > exercises[place].nearness(to: exercises[rival])
    }
}
