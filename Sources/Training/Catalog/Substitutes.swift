/// An exercise that could stand in the place of another one, and why.
public struct Substitute: Equatable, Sendable {
    /// Why it fits; the first is the weightiest.
    public enum Likeness: Equatable, Sendable {
        /// It moves the body in the same way.
        case sameMovement
        /// It trains the same muscles first; or some of them.
        case sameMuscles, someMuscles
        /// It needs nothing else than the one that it stands for.
        case sameEquipment
        /// The lifter has done it before.
        case trainedBefore
    }

    /// Its place in the list that was looked through.
    public var index: Int
    public var reasons: [Likeness]
    /// Greater fits better.
    public var score: Int
    /// What hurts there, too.
    public var pain: PainTouch?

    /// Whether nothing worth a warning hurts there.
    public var isFreeOfPain: Bool { pain.map { $0.severity == .mild } ?? true }
}

/// What could be done instead of an exercise.
public enum Substitutes {
    /// The exercises that could stand in the place of one, the best first; of two that fit alike the earlier one in the list.
    ///
    /// It is the same measure, training for training and a stretch for a stretch, and the same movement or the same muscle;
    /// what one joint moves is no movement that two lifts share. What the lifter hides is none of them.
    /// What hurts moderately falls behind, and what hurts badly stands behind everything else.
    ///
    /// - Parameters:
    ///   - equipment: what is there; `nil` where nobody has said so.
    ///   - trained: what the lifter has done before.
    ///   - pains: what hurts; resolved ones do not count.
    public static func rank(
        for exercise: Exercise, among all: [Exercise], equipment: Set<Equipment>?, trained: [ExerciseID],
        pains: [PainFlag] = [], limit: Int = 12
    ) -> [Substitute] {
        var found: [Substitute] = []
        for (index, other) in all.enumerated() where other.id != exercise.id && other.measure == exercise.measure {
            if other.isHidden || other.isMobility != exercise.isMobility { continue }
            let isKnown = trained.contains(other.id)
            if let equipment, !other.isPossible(with: equipment, hasOther: isKnown) { continue }
            guard var fit = fit(other, exercise, index, trained: isKnown) else { continue }
            if let pain = Pains.worst(on: other, of: pains) {
                fit.pain = pain
                fit.score -= pain.severity.cost
            }
            // Kept in order: few are wanted, and most come late.
            var place = found.count
            while place > 0, found[place - 1].score < fit.score { place -= 1 }
            if place >= limit { continue }
            found.insert(fit, at: place)
            if found.count > limit { found.removeLast() }
        }
        return found
    }

    private static func fit(_ other: Exercise, _ exercise: Exercise, _ index: Int, trained: Bool) -> Substitute? {
        var reasons: [Substitute.Likeness] = []
        var score = 0
        if let pattern = exercise.pattern, pattern != .isolation, other.pattern == pattern {
            reasons.append(.sameMovement)
            score += 40
        }
        var shared = 0
        for muscle in exercise.primaryMuscles where other.primaryMuscles.contains(muscle) { shared += 1 }
        if shared > 0 {
            let isAll = shared == exercise.primaryMuscles.count && shared == other.primaryMuscles.count
            reasons.append(isAll ? .sameMuscles : .someMuscles)
            score += isAll ? 36 : 20
        }
        guard !reasons.isEmpty else { return nil }
        for muscle in exercise.secondaryMuscles {
            if other.secondaryMuscles.contains(muscle) {
                score += 3
            } else if other.primaryMuscles.contains(muscle) {
                score += 1
            }
        }
        if other.isCompound == exercise.isCompound { score += 6 }
        if other.isUnilateral == exercise.isUnilateral { score += 2 }
        if other.loadKind == exercise.loadKind { score += 4 }
        if !exercise.equipment.isEmpty, other.equipment == exercise.equipment {
            reasons.append(.sameEquipment)
            score += 4
        }
        if trained {
            reasons.append(.trainedBefore)
            score += 15
        }
        return Substitute(index: index, reasons: reasons, score: score)
    }
}

extension PainSeverity {
    /// What it takes from a score: a moderate one more than any likeness but the first gives, a severe one more than all together.
    fileprivate var cost: Int {
        switch self {
        case .mild: 5
        case .moderate: 40
        case .severe: 1_000
        }
    }
}

extension Exercise {
    /// Whether everything that it takes is there.
    ///
    /// - Parameter hasOther: whether what is in no list of a gym, such as rings or a sled, is taken to be there.
    public func isPossible(with equipment: Set<Equipment>, hasOther: Bool = true) -> Bool {
        for needed in self.equipment where !equipment.contains(needed) && !(needed == .other && hasOther) {
            return false
        }
        return true
    }
}
