/// An exercise that could stand in the place of another one, and why.
public struct Substitute: Equatable, Sendable {
    /// Why it fits; the first is the weightiest.
    public enum Likeness: Equatable, Sendable {
        /// It moves the body in the same way.
        case sameMovement
        /// It trains the same muscles first; or some of them.
        case sameMuscles, someMuscles
        /// It trains what only helps, where nothing like it is free of pain.
        case helpingMuscles
        /// It trains what moves the joint the other way, where nothing that helps is free of pain either.
        case oppositeMuscles
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
    /// what one joint moves is no movement that two lifts share. What the lifter hides is none of them, nor what is thrown or
    /// jumped for what is lifted, nor a further variant of something else that is done on that day.
    /// What hurts moderately falls behind, what hurts badly stands behind everything else, and nothing is harder than the exercise
    /// itself on a place that hurts more than a little.
    ///
    /// - Parameters:
    ///   - equipment: what is there; `nil` where nobody has said so.
    ///   - trained: what the lifter has done before.
    ///   - pains: what hurts; resolved ones do not count.
    ///   - taken: what is done on that day anyway; none of it.
    ///   - freeOfPain: only where nothing worth a warning hurts.
    public static func rank(
        for own: Exercise, among all: [Exercise], equipment: Set<Equipment>?, trained: [ExerciseID],
        pains: [PainFlag] = [], besides taken: [ExerciseID] = [], freeOfPain: Bool = false, limit: Int = 12
    ) -> [Substitute] {
        let exercise = own.understood(among: all)
        var found: [Substitute] = []
        let field = SubstituteField(exercise, all, equipment, trained, pains, taken)
        for (index, other) in all.enumerated() where field.holds(other) {
            guard let likeness = likeness(other, exercise), field.suits(other),
                var fit = fit(other, exercise, index, likeness, trained: trained.contains(other.id))
            else { continue }
            fit.score -= field.strain(of: other)
            if let pain = Pains.worst(on: other, of: pains) {
                fit.pain = pain
                fit.score -= pain.severity.cost
                if freeOfPain, !fit.isFreeOfPain { continue }
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

    /// What fits less is nothing alike.
    private static let least = 15
    /// What it counts that the lifter has done it before.
    static let familiarity = 15

    private static func fit(
        _ other: Exercise, _ exercise: Exercise, _ index: Int,
        _ likeness: (score: Int, reasons: [Substitute.Likeness]), trained: Bool
    ) -> Substitute? {
        var (score, reasons) = likeness
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
        score += other.likeness(ofNameTo: exercise)
        score -= other.strangeness(to: exercise)
        if score < least { return nil }
        if trained {
            reasons.append(.trainedBefore)
            score += familiarity
        }
        return Substitute(index: index, reasons: reasons, score: score)
    }

    /// How much an exercise moves and trains like another one; `nil` where it does neither.
    ///
    /// The muscles come before the movement: an upright row is pulled up as a pulldown is pulled down, and trains nothing of it,
    /// while a row does. A movement counts whole where a muscle is shared, by half where each only helps in what the other is for,
    /// or where nobody has said what one of them trains.
    private static func likeness(
        _ other: Exercise, _ exercise: Exercise
    ) -> (score: Int, reasons: [Substitute.Likeness])? {
        var (score, shared) = (0, 0)
        for muscle in exercise.primaryMuscles where other.primaryMuscles.contains(muscle) { shared += 1 }
        var reasons: [Substitute.Likeness] = []
        if let pattern = exercise.pattern, pattern != .isolation, let own = other.pattern {
            // A carry is a carry, whatever it is carried with.
            let isUntold = exercise.primaryMuscles.isEmpty || other.primaryMuscles.isEmpty
            if own == pattern,
                shared > 0 || own == .carry || isUntold || other.helps(exercise) && exercise.helps(other)
            {
                reasons.append(.sameMovement)
                score += shared > 0 ? 40 : 26
            } else if shared > 0, own.isNext(to: pattern) {
                score += 12
            }
        }
        if shared == exercise.primaryMuscles.count, shared == other.primaryMuscles.count, shared > 0 {
            reasons.append(.sameMuscles)
            score += 36
        } else if shared > 0 {
            reasons.append(.someMuscles)
            score += other.primaryMuscles.first == exercise.primaryMuscles.first ? 30 : 22
            for muscle in other.primaryMuscles where !exercise.primaryMuscles.contains(muscle) {
                score -= exercise.secondaryMuscles.contains(muscle) ? 1 : 6
            }
            for muscle in exercise.primaryMuscles where other.secondaryMuscles.contains(muscle) { score += 3 }
        }
        return reasons.isEmpty ? nil : (score, reasons)
    }
}

extension MovementPattern {
    /// Whether another one differs from it by an angle, or by the foot that stands in front.
    fileprivate func isNext(to other: MovementPattern) -> Bool {
        switch self {
        case .horizontalPush: other == .verticalPush
        case .verticalPush: other == .horizontalPush
        case .horizontalPull: other == .verticalPull
        case .verticalPull: other == .horizontalPull
        case .squat: other == .lunge
        case .lunge: other == .squat
        case .hinge, .carry, .isolation: false
        }
    }
}

extension Exercise {
    /// Whether a muscle that another one is for helps here.
    fileprivate func helps(_ other: Exercise) -> Bool {
        for muscle in other.primaryMuscles where secondaryMuscles.contains(muscle) { return true }
        return false
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
    public func isPossible(with equipment: Set<Equipment>, hasOther: @autoclosure () -> Bool = true) -> Bool {
        missing(from: equipment).isEmpty && (!self.equipment.contains(.other) || hasOther())
    }

    /// What it takes and is not there. What is held in the hands and may be the one or the other is either; what is in no list of a
    /// gym is not missed.
    func missing(from there: Set<Equipment>) -> [Equipment] {
        var missing: [Equipment] = []
        for needed in equipment where needed != .other && !there.contains(needed) {
            if needed == .kettlebell, equipment.contains(.dumbbell) { continue }
            if needed == .dumbbell, equipment.contains(.kettlebell), there.contains(.kettlebell) { continue }
            missing.append(needed)
        }
        return missing
    }
}
