import Training

/// Which exercises could stand in a place of a workout, the best first.
struct ExerciseRanking {
    /// One that could.
    struct Candidate {
        var exercise: Exercise
        var score: Int
        /// It is possible, but hurts: a little, or moderately where it is the lifter's own lift.
        var pain: PainTouch?
    }

    /// What would have stood there, had it been possible.
    enum Obstacle {
        case pain(Exercise, PainTouch)
        case missing(Exercise, [Equipment])
    }

    let wishes: GeneratorWishes
    private let bySlug: [String: Exercise]
    private let known: [Exercise]

    init(_ wishes: GeneratorWishes) {
        self.wishes = wishes
        bySlug = Dictionary(wishes.exercises.map { ($0.slug, $0) }, uniquingKeysWith: { first, _ in first })
        known = wishes.exercises.filter { $0.lastUsed != nil || $0.isFavorite || $0.isCustom }
    }

    /// Nothing that hurts badly, and what hurts moderately only where the lifter trains or likes it: then it comes after what is about
    /// as usual and free of pain.
    ///
    /// - Parameters:
    ///   - today: what stands in the workout already, and is done neither twice nor in another form that is as good as the same.
    ///   - week: what another day has; it comes after what no day has.
    func candidates(
        for place: WorkPlace, today: [Exercise], week: Set<ExerciseID>
    ) -> (found: [Candidate], obstacle: Obstacle?) {
        let slot = place.slot
        var found: [Candidate] = []
        var obstacle: (what: Obstacle, score: Int)?
        // What is there and hurts is the cause where nothing is left, whatever else would have come before it.
        var hurting: (what: Obstacle, score: Int)?
        for (exercise, points) in field(place) where !exercise.isHidden && place.isAbout(exercise) {
            if today.contains(where: { $0.id == exercise.id || $0.isTwin(of: exercise) }) { continue }
            var score = points
            if exercise.isFavorite { score += 30 }
            if exercise.lastUsed != nil { score += 20 }
            if week.contains(exercise.id) { score -= 45 }
            if wishes.goal == .strength, slot.isCompound, exercise.equipment.first == .barbell { score += 10 }
            let missing = missing(exercise)
            let touch = Pains.worst(on: exercise, of: wishes.pains)
            if !missing.isEmpty {
                if score > obstacle?.score ?? 0 { obstacle = (.missing(exercise, missing), score) }
                continue
            }
            if let touch, touch.holds {
                if score > hurting?.score ?? .min { hurting = (.pain(exercise, touch), score) }
                let isOwn = exercise.lastUsed != nil || exercise.isFavorite
                if touch.severity == .severe || !isOwn { continue }
                score -= 30
            }
            if touch != nil { score -= 15 }
            found.append(Candidate(exercise: exercise, score: score, pain: touch))
        }
        // Of two alike the one that is named first.
        let order = found.indices.sorted { one, other in
            found[one].score != found[other].score ? found[one].score > found[other].score : one < other
        }
        let best = order.first.map { found[$0].score } ?? 0
        if let first = order.first, case .pain(let exercise, _)? = hurting?.what,
            exercise.id == found[first].exercise.id
        {
            hurting = nil
        }
        if found.isEmpty { return ([], (hurting ?? obstacle)?.what) }
        if hurting?.score ?? 0 > obstacle?.score ?? 0 { obstacle = hurting }
        return (order.map { found[$0] }, obstacle.flatMap { $0.score > best ? $0.what : nil })
    }

    /// The usual ones, and what else the lifter knows, with what they are worth by their place.
    private func field(_ place: WorkPlace) -> [(Exercise, Int)] {
        let slot = place.slot
        var field: [(Exercise, Int)] = []
        for (place, word) in slot.staples.split(separator: " ").enumerated() {
            let isHard = word.hasSuffix("!")
            guard let exercise = bySlug[String(isHard ? word.dropLast() : word)] else { continue }
            let practice = isHard && wishes.experience == .beginner && exercise.lastUsed == nil ? 40 : 0
            field.append((exercise, 100 - 7 * place - practice))
        }
        for exercise in known where slot.takes(exercise) && !field.contains(where: { $0.0.id == exercise.id }) {
            field.append((exercise, 55))
        }
        guard let wish = place.wish else { return field }
        // A wish is fulfilled with anything that trains the muscle first, before it is not.
        field.removeAll { !$0.0.primaryMuscles.contains(wish) }
        for exercise in wishes.exercises
        where exercise.primaryMuscles.first == wish && exercise.category != .cardio && exercise.measure != .distance
            && !field.contains(where: { $0.0.id == exercise.id })
        {
            field.append((exercise, 5))
        }
        return field
    }

    /// What is not there. What no list of a gym names is there for who has done it before.
    private func missing(_ exercise: Exercise) -> [Equipment] {
        if exercise.isMobility { return [.other] }
        if let gym = wishes.gym {
            let missing = gym.missing(for: exercise)
            if !missing.isEmpty { return missing }
        }
        let isCertain = exercise.lastUsed != nil || exercise.isFavorite || exercise.isCustom
        return exercise.equipment.contains(.other) && !isCertain ? [.other] : []
    }
}

extension Exercise {
    /// Whether doing both on a day is as good as doing one of them twice: another thing in the hands alone, another squat or deadlift,
    /// or another hinge on straight legs.
    func isTwin(of other: Exercise) -> Bool {
        let nearness = nearness(to: other)
        if nearness == 3 { return true }
        guard pattern == .hinge || pattern == .squat else { return false }
        return nearness == 2 || isStraightLegged && other.isStraightLegged
    }

    private var isStraightLegged: Bool {
        pattern == .hinge && ["romanian", "stiff_leg", "good_morning"].contains { slug.contains($0) }
    }
}
