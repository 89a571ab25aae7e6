extension Substitutes {
    /// What a lifter is shown who looks for something else: what is like it, and before that, where it hurts badly and all of that
    /// hurts as well, what does not.
    @inline(never) public static func choices(
        for exercise: Exercise, among all: [Exercise], equipment: Set<Equipment>?, trained: [ExerciseID],
        pains: [PainFlag], besides taken: [ExerciseID] = [], limit: Int = 12
    ) -> [Substitute] {
        var found = rank(
            for: exercise, among: all, equipment: equipment, trained: trained, pains: pains, besides: taken,
            limit: limit)
        for one in found where one.isFreeOfPain { return found }
        if Pains.worst(on: exercise, of: pains)?.severity == .severe,
            let free = painFree(
                for: exercise, among: all, equipment: equipment, trained: trained, pains: pains, besides: taken)
        {
            found.insert(free, at: 0)
        }
        return found
    }

    /// What to do instead of an exercise that hurts badly: the best like it that is free of pain; where nothing like it is, what trains
    /// a muscle that only helps there, then what trains the opposite muscles. `nil` where it is better left out.
    ///
    /// - Parameters:
    ///   - equipment: what is there; `nil` where nobody has said so.
    ///   - trained: what the lifter has done before.
    ///   - pains: what hurts; resolved ones do not count.
    ///   - taken: what is done on that day anyway; none of it.
    @inline(never) public static func painFree(
        for own: Exercise, among all: [Exercise], equipment: Set<Equipment>?, trained: [ExerciseID],
        pains: [PainFlag], besides taken: [ExerciseID] = []
    ) -> Substitute? {
        let exercise = own.understood(among: all)
        if let near = rank(
            for: exercise, among: all, equipment: equipment, trained: trained, pains: pains, besides: taken,
            freeOfPain: true, limit: 1
        ).first {
            return near
        }
        var best: Substitute?
        let field = SubstituteField(exercise, all, equipment, trained, pains, taken)
        for (index, other) in all.enumerated() where !other.isMobility && field.holds(other) {
            guard var fit = beyond(other, exercise, index), field.suits(other) else { continue }
            if trained.contains(other.id) {
                fit.reasons.append(.trainedBefore)
                fit.score += familiarity
            }
            fit.pain = Pains.worst(on: other, of: pains)
            if fit.score > best?.score ?? 0, fit.isFreeOfPain { best = fit }
        }
        return best
    }

    /// What has something to do with an exercise, though it is nothing like it.
    private static func beyond(_ other: Exercise, _ exercise: Exercise, _ index: Int) -> Substitute? {
        let likeness: Substitute.Likeness
        var score: Int
        // What a muscle does that helps least is nothing to fall back on, nor what few do.
        if let place = exercise.secondaryMuscles.prefix(2).firstIndex(where: { other.primaryMuscles.contains($0) }) {
            // What helps most stands first. A day of pulling goes on with what pulls.
            (likeness, score) = (.helpingMuscles, 40 - 4 * place)
            if other.derivedCategory == exercise.derivedCategory { score += 6 }
            for muscle in other.primaryMuscles where !exercise.secondaryMuscles.contains(muscle) { score -= 2 }
        } else if let own = exercise.primaryMuscles.first, let first = other.primaryMuscles.first,
            own.isOpposed(by: first)
        {
            (likeness, score) = (.oppositeMuscles, 10)
        } else {
            return nil
        }
        let strangeness = other.strangeness(to: exercise)
        if strangeness > 5 { return nil }
        score = max(1, score - strangeness)
        if other.isCompound == exercise.isCompound { score += 3 }
        if other.loadKind == exercise.loadKind { score += 2 }
        return Substitute(index: index, reasons: [likeness], score: score)
    }
}

extension Substitutes {
    /// Whether an exercise stands badly for another one, whatever hurts and whatever else is there.
    @inline(never) public static func isPoorMatch(
        _ other: Exercise, for own: Exercise, among all: [Exercise], trained: [ExerciseID]
    ) -> Bool {
        rank(
            for: own.understood(among: all), among: [other], equipment: nil, trained: trained, pains: [], limit: 1
        ).first?.isPoorMatch ?? true
    }
}

extension Substitute {
    /// Whether it trains something else: for a day, and not for a plan.
    public var isForTodayOnly: Bool { reasons.first == .oppositeMuscles }

    /// Whether it stands for the other one badly: it trains what only helps there, or something else, or shares little with it.
    public var isPoorMatch: Bool { reasons.first == .helpingMuscles || isForTodayOnly || sharesLittle }

    /// Whether it shares a muscle, and hardly anything else.
    var sharesLittle: Bool {
        guard reasons.first == .someMuscles, isFreeOfPain else { return false }
        return score - (reasons.contains(.trainedBefore) ? Substitutes.familiarity : 0) < Self.fair
    }

    /// What a score means little below: a pullover for a bench press has 25, a fly 45.
    private static let fair = 30
}

extension Muscle {
    /// Whether another one moves the joint the other way.
    fileprivate func isOpposed(by other: Muscle) -> Bool {
        switch self {
        case .chest, .frontDelts: other == .middleBack || other == .lats || other == .rearDelts
        case .lats, .middleBack, .traps, .rearDelts: other == .chest || other == .frontDelts
        case .sideDelts: other == .lats
        case .biceps: other == .triceps
        case .triceps: other == .biceps
        case .abdominals: other == .lowerBack
        case .lowerBack: other == .abdominals
        case .quadriceps: other == .hamstrings || other == .glutes
        case .hamstrings, .glutes: other == .quadriceps
        case .adductors: other == .abductors
        case .abductors: other == .adductors
        case .calves, .forearms, .neck: false
        }
    }
}
