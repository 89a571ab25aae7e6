public import Training

/// Puts workouts and weeks together by rules: which places a workout has, who stands there, how much of it, and what does not fit. The
/// same wishes give the same training; the next variant gives the next best.
public struct WorkoutGenerator {
    let wishes: GeneratorWishes
    let words: GeneratorWords
    private let ranking: ExerciseRanking
    private let dose: GeneratorDose

    public init(_ wishes: GeneratorWishes) {
        self.wishes = wishes
        words = GeneratorWords(voice: wishes.voice)
        ranking = ExerciseRanking(wishes)
        dose = GeneratorDose(wishes)
    }

    // MARK: A workout

    /// One workout.
    ///
    /// - Parameters:
    ///   - focus: the day of a split; of the lifter's usual one what has rested longest, where neither is named.
    ///   - muscles: what it is about instead of a day.
    public func workout(
        focus: WorkoutFocus? = nil, muscles: [Muscle] = [], split: Split? = nil
    ) -> GeneratedTraining {
        var reasons = [words.goal(wishes.goal), words.gym(wishes.gym)]
        let name: String
        let places: [WorkPlace]
        var isPart = false
        if muscles.isEmpty {
            let kinds = (split ?? .fullBody).kinds
            let chosen = focus ?? restedLongest(kinds)
            isPart = chosen != .full
            if focus == nil, kinds.count > 1, isTrained { reasons.append(words.rested(chosen)) }
            (name, places) = (words.name(chosen), chosen.places(0))
        } else {
            (name, places) = (words.list(muscles), WorkPlace.all(for: muscles, most: wishes.most))
        }
        var week: Set<ExerciseID> = []
        var draft = fitted(name, places, &week, most: max(wishes.most, muscles.count))
        let instead = painFree(draft, words.name(.full), 0, &week)
        if let instead {
            reasons.append(words.nothingPainFree(name))
            draft = instead
        } else if isPart, let more = filled(draft, places) {
            reasons.append(words.littlePainFree(name))
            draft = more
        }
        if let pains = words.leftOut(for: draft.pains) { reasons.append(pains) }
        draft.order()
        if draft.hasFewerSets { reasons.append(words.fewerSets(wishes.minutes)) }
        if let enough = enough([draft.plan]) { reasons.append(enough) }
        var training = GeneratedTraining(
            draft.plan.name, goal: wishes.goal, minutes: wishes.minutes, plans: [draft.plan])
        (training.gymID, training.days) = (wishes.gym?.id, [draft.plan.name])
        training.muscles = GeneratedWeek.muscles([draft.plan], days: 1)
        training.reasons = reasons
        return training
    }

    private var isTrained: Bool { wishes.exercises.contains { $0.lastUsed != nil } }

    /// Of some kinds of workouts the one whose muscles were trained longest ago; the first of those alike.
    private func restedLongest(_ kinds: [WorkoutFocus]) -> WorkoutFocus {
        var best: (focus: WorkoutFocus, last: Instant?)?
        for focus in kinds {
            var last: Instant?
            for exercise in wishes.exercises {
                guard let used = exercise.lastUsed, let first = exercise.primaryMuscles.first,
                    focus.muscles.contains(first)
                else { continue }
                last = max(last ?? used, used)
            }
            guard let known = best else {
                best = (focus, last)
                continue
            }
            guard let longest = known.last else { continue }
            if last.map({ $0 < longest }) ?? true { best = (focus, last) }
        }
        return best?.focus ?? .full
    }

    /// That there is more time than would help, or than there is to do; `nil` where it is about used.
    private func enough(_ plans: [GeneratedPlan]) -> GeneratedReason? {
        let longest = plans.map(\.minutes).max() ?? 0
        guard longest + 10 <= wishes.minutes, plans.allSatisfy({ !$0.items.isEmpty }) else { return nil }
        // Where something was left out, it is not for want of use.
        return plans.allSatisfy(\.leftOut.isEmpty) ? words.enough(longest) : words.noMore(longest)
    }

    // MARK: A week

    /// The workouts of a week.
    ///
    /// - Parameter split: how the body is divided; what is usual for so many days where nobody chose.
    public func week(days: Int, split: Split? = nil) -> GeneratedTraining {
        let chosen = split == .custom ? nil : split
        let split = chosen ?? .usual(days: days)
        let round = split.round(days: days)
        var drafts: [DraftPlan] = []
        var week: Set<ExerciseID> = []
        var without: [String] = []
        for (place, focus) in round.enumerated() {
            let before = round[..<place].filter { $0 == focus }.count
            let isOnly = round.filter { $0 == focus }.count == 1
            let letter = isOnly ? "" : " " + String(UnicodeScalar(UInt8(65 + before)))
            let name = words.name(focus) + letter
            let draft = fitted(name, focus.places(before), &week, most: wishes.most)
            let instead = focus == .full ? nil : painFree(draft, "\(words.name(.full)) \(place + 1)", before, &week)
            if instead != nil { without.append(name) }
            drafts.append(instead ?? draft)
        }
        GeneratedWeek.balance(&drafts, days: days, wishes)
        for index in drafts.indices { drafts[index].order() }
        let plans = drafts.map(\.plan)
        let made = split.made(days: days)
        let name = words.week(made, round, days)
        var training = GeneratedTraining(name, goal: wishes.goal, minutes: wishes.minutes, plans: plans)
        (training.split, training.daysPerWeek, training.gymID) = (made, days, wishes.gym?.id)
        training.days = plans.map(\.name)
        training.muscles = GeneratedWeek.muscles(plans, days: days)
        let seldom = GeneratedWeek.seldom(plans, days: days, wishes.exercises)
        let isFitted = chosen != nil && made != split
        training.reasons = [
            words.goal(wishes.goal),
            isFitted
                ? words.fitted(split, name)
                : words.split(name, isChosen: chosen != nil, times: seldom.least),
            words.gym(wishes.gym),
        ]
        for name in without { training.reasons.append(words.nothingPainFree(name)) }
        if let pains = words.leftOut(for: drafts.flatMap(\.pains)) { training.reasons.append(pains) }
        if drafts.contains(where: \.hasFewerSets) { training.reasons.append(words.fewerSets(wishes.minutes)) }
        if let enough = enough(plans) { training.reasons.append(enough) }
        if !seldom.once.isEmpty { training.reasons.append(words.onceAWeek(seldom.once)) }
        if !seldom.never.isEmpty { training.reasons.append(words.notTrained(seldom.never)) }
        return training
    }

    // MARK: The places of a workout

    /// A workout that is done in time, and uses it.
    private func fitted(
        _ name: String, _ places: [WorkPlace], _ week: inout Set<ExerciseID>, most: Int
    ) -> DraftPlan {
        var draft = draft(name, places, &week, most: most)
        draft.fit(into: wishes, words)
        draft.grow(into: wishes)
        return draft
    }

    /// What there is to do of the whole body instead of a workout of which nothing is free of pain; `nil` where it has something, or
    /// nothing else is either.
    private func painFree(
        _ draft: DraftPlan, _ name: String, _ round: Int, _ week: inout Set<ExerciseID>
    ) -> DraftPlan? {
        guard draft.plan.items.isEmpty, !draft.pains.isEmpty else { return nil }
        var other = fitted(name, WorkoutFocus.full.places(round), &week, most: wishes.most)
        if other.plan.items.isEmpty { return nil }
        let left = draft.plan.leftOut
        other.plan.leftOut = left + other.plan.leftOut.filter { !left.contains($0) }
        other.pains = draft.pains + other.pains
        return other
    }

    /// The same with what does not hurt elsewhere, where pain leaves more than half of the time empty; `nil` where it does not, or
    /// nothing more is found.
    private func filled(_ draft: DraftPlan, _ places: [WorkPlace]) -> DraftPlan? {
        guard !draft.pains.isEmpty, draft.plan.minutes * 2 < wishes.minutes else { return nil }
        var week: Set<ExerciseID> = []
        let more = WorkoutFocus.full.slots(0).map { slot in
            var place = WorkPlace(slot)
            place.isMore = true
            return place
        }
        let filled = fitted(draft.plan.name, places + more, &week, most: wishes.most)
        return filled.plan.items.count > draft.plan.items.count ? filled : nil
    }

    /// A workout with as many exercises as its lifter does at most, however long it takes.
    ///
    /// - Parameter week: what stands in the workouts before, and then in this one, too.
    private func draft(
        _ name: String, _ places: [WorkPlace], _ week: inout Set<ExerciseID>, most: Int
    ) -> DraftPlan {
        var draft = DraftPlan(plan: GeneratedPlan(name))
        var today: [Exercise] = []
        var empty: Set<WorkSlot> = []
        var hasMain = false
        for place in places where draft.plan.items.count < most && !empty.contains(place.slot) {
            let slot = place.slot
            if let muscle = place.lastResort, today.contains(where: { $0.primaryMuscles.contains(muscle) }) { continue }
            let (found, obstacle) = ranking.candidates(for: place, today: today, week: week)
            guard !found.isEmpty else {
                empty.insert(slot)
                // One that is there already is enough.
                if !place.isNoLoss, !draft.places.contains(where: { $0.place.slot == slot }) {
                    draft.plan.leftOut.append(words.nothing(for: slot, obstacle))
                    if case .pain(_, let touch)? = obstacle { draft.pains.append(touch.flag) }
                }
                continue
            }
            let first = wishes.variant % found.count
            let part: GeneratorDose.Part = slot.isCompound ? (hasMain ? .second : .main) : .accessory
            if slot.isCompound { hasMain = true }
            let inOrder = found[first...] + found[..<first]
            var item = GeneratedItem(choice(inOrder[first], slot, part))
            if let obstacle, first == 0 { item.choice.reasons.append(words.instead(obstacle)) }
            for other in inOrder.dropFirst().prefix(4) { item.alternatives.append(choice(other, slot, part)) }
            draft.plan.items.append(item)
            draft.places.append(.init(place: place, part: part, isCompound: inOrder[first].exercise.isCompound))
            today.append(inOrder[first].exercise)
        }
        // What stands in the workout already is no other choice.
        for index in draft.plan.items.indices {
            let beside = today.filter { $0.id != draft.plan.items[index].choice.exercise.exerciseID }
            let others = draft.plan.items[index].alternatives.filter { other in
                guard let known = wishes.exercises.first(where: { $0.id == other.exercise.exerciseID }) else {
                    return false
                }
                return !beside.contains { $0.id == known.id || $0.isTwin(of: known) }
            }
            draft.plan.items[index].alternatives = Array(others.prefix(2))
        }
        week.formUnion(today.map(\.id))
        return draft
    }

    private func choice(
        _ candidate: ExerciseRanking.Candidate, _ slot: WorkSlot, _ part: GeneratorDose.Part
    ) -> GeneratedChoice {
        let (made, emphasis) = dose.prescription(of: candidate.exercise, part)
        var choice = GeneratedChoice(made)
        choice.reasons = [words.movement(slot)]
        if let emphasis { choice.reasons.append(words.goal(emphasis)) }
        if candidate.exercise.lastUsed != nil { choice.reasons.append(words.trainedBefore) }
        if candidate.exercise.isFavorite { choice.reasons.append(words.favorite) }
        if let pain = candidate.pain { choice.reasons.append(words.pain(pain)) }
        return choice
    }
}

extension ExercisePrescription {
    /// Asks for no more than a weight.
    fileprivate mutating func hold(at most: Mass, _ loads: Loads) {
        for index in sets.indices {
            if let weight = sets[index].weight, weight > most { sets[index].weight = loads.atMost(most) ?? weight }
        }
    }
}

extension GeneratedTraining {
    /// Adds the first weights, and says where they come from.
    ///
    /// - Parameters:
    ///   - maxes: what is lifted once.
    ///   - held: what was lifted last where it hurts: no more is proposed.
    ///   - loads: what an exercise can be loaded with.
    public func started(
        _ maxes: [ExerciseID: Mass], _ voice: Voice, held: [ExerciseID: Mass] = [:],
        loads: (ExercisePrescription) -> Loads
    ) -> GeneratedTraining {
        var started = self
        let words = GeneratorWords(voice: voice)
        func start(_ choice: inout GeneratedChoice) {
            guard choice.exercise.measure == .reps, choice.exercise.loadKind == .external else { return }
            let plan = ProgramBlueprint.Plan(name: "", exercises: [choice.exercise])
            let made = ProgramBlueprint(name: "", plans: [plan]).started(maxes, unit: voice.unit, loads: loads)
            choice.exercise = made.plans[0].exercises[0]
            if let most = held[choice.exercise.exerciseID] { choice.exercise.hold(at: most, loads(choice.exercise)) }
            choice.reasons.append(words.weight(isKnown: choice.exercise.sets.contains { $0.weight != nil }))
        }
        for plan in plans.indices {
            for place in plans[plan].items.indices {
                start(&started.plans[plan].items[place].choice)
                for other in plans[plan].items[place].alternatives.indices {
                    start(&started.plans[plan].items[place].alternatives[other])
                }
            }
        }
        return started
    }

    /// Every exercise that it names, chosen or not.
    public var exercises: [ExerciseID] {
        var exercises: [ExerciseID] = []
        for item in plans.flatMap(\.items) {
            for choice in [item.choice] + item.alternatives where !exercises.contains(choice.exercise.exerciseID) {
                exercises.append(choice.exercise.exerciseID)
            }
        }
        return exercises
    }
}
