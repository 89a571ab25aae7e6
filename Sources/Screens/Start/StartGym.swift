import Training

/// An exercise of a plan that is to be done as another one today, or (`nil`) is left out.
struct PlannedSwap: Equatable {
    var prescription: PrescriptionID
    var exercise: ExerciseID?
}

/// What the lifter said by hand of an exercise of a plan: it is done as another one in this gym, left out, or (`nil`) done anyway.
struct SwapChoice: Equatable {
    var gym: GymID?
    var prescription: PrescriptionID
    var exercise: ExerciseID?
    var isLeftOut = false
}

extension World {
    /// The lifts of a plan for which the gym in use has not everything, each with what is missing.
    @inline(never) func missingHere(
        _ exercises: [ExercisePrescription]
    ) -> [(exercise: ExercisePrescription, missing: [Equipment])] {
        var found: [(exercise: ExercisePrescription, missing: [Equipment])] = []
        guard let gym = knowledge.gym else { return found }
        for exercise in exercises {
            guard let known = knowledge.exercise(exercise.exerciseID) else { continue }
            let missing = gym.missing(for: known)
            if !missing.isEmpty { found.append((exercise, missing)) }
        }
        return found
    }

    /// Whether it is still on its way what hurts, and in which exercises; what could not be loaded is not waited for.
    var awaitsPains: Bool {
        guard isOnline else { return false }
        guard let pains = knowledge.pains else { return !knowledge[.painFlags].hasFailed }
        return !pains.isEmpty && knowledge.exercises == nil && !knowledge[.exercises].hasFailed
    }

    /// What stands against a plan here and now, in a line: what the gym in use has not, and the worst that hurts in it.
    @inline(never) func warning(_ plan: PlanID) -> String? {
        let exercises = planned(plan)
        var (text, missing): (String, [Equipment]) = ("", [])
        for (_, pieces) in missingHere(exercises) {
            for piece in pieces where !missing.contains(piece) { missing.append(piece) }
        }
        if let gym = knowledge.gym, !missing.isEmpty { text = strings.notThere(missing, gym) }
        var worst: PainTouch?
        for exercise in exercises {
            guard let touch = pain(on: exercise.exerciseID), touch.severity > worst?.severity ?? .mild else { continue }
            worst = touch
        }
        if let worst { text += (text.isEmpty ? "" : " ") + strings.voice.sentence(Reason(worst)) }
        return text.isEmpty ? nil : text
    }

    /// Whether it is to be asked where: there are gyms, and none is in use; or there is none, and it is the first workout.
    var asksWhere: Bool {
        if !knowledge.gyms.isEmpty { return knowledge.gym == nil }
        return knowledge.settings.gymID == nil && knowledge.sessions?.isEmpty == true && finished.isEmpty
    }

    /// What is named for each lift of a day that the gym in use has not everything for, in the order of `missingHere`; the first is what
    /// a start takes where nobody chose.
    @inline(never) func namedHere(_ day: [ExercisePrescription]) -> [[Exercise]] {
        guard let all = knowledge.exercises else { return [] }
        var (lacking, ids): ([Exercise], [ExerciseID]) = ([], [])
        for (exercise, _) in missingHere(day) {
            guard let known = knowledge.exercise(exercise.exerciseID) else { continue }
            lacking.append(known)
            ids.append(known.id)
        }
        let taken = taken(day, [])
        var chosen: [ExerciseID?] = []
        for one in instead(of: ids, in: knowledge.gym, besides: taken) { chosen.append(one.map { all[$0.index].id }) }
        var named: [[Exercise]] = []
        for found in Substitutes.named(
            for: lacking, chosen: chosen, among: all, equipment: knowledge.gym?.equipment, trained: trained,
            pains: openPains, besides: taken)
        {
            named.append(found.map { all[$0] })
        }
        return named
    }

    /// What could be done instead of an exercise in a gym, the best first, by its place among those that are known.
    ///
    /// - Parameters:
    ///   - gym: `nil` for anywhere.
    ///   - taken: what is done on that day anyway.
    @inline(never) func substitutes(
        of id: ExerciseID, in gym: Gym?, besides taken: [ExerciseID] = [], limit: Int = 12
    ) -> [Substitute] {
        guard let all = knowledge.exercises, let own = knowledge.exercise(id) else { return [] }
        return Substitutes.choices(
            for: own, among: all, equipment: gym?.equipment, trained: trained, pains: openPains, besides: taken,
            limit: limit)
    }

    /// What to do today instead of each of some lifts, in their order and as well as it fits together; `nil` where one is better left
    /// out, or done as it is. Nothing where one of them is not known.
    @inline(never) func instead(of ids: [ExerciseID], in gym: Gym?, besides taken: [ExerciseID]) -> [Substitute?] {
        guard let all = knowledge.exercises else { return [] }
        var own: [Exercise] = []
        for id in ids {
            guard let exercise = knowledge.exercise(id) else { return [] }
            own.append(exercise)
        }
        return Substitutes.together(
            for: own, among: all, equipment: gym?.equipment, trained: trained, pains: openPains, besides: taken)
    }

    /// Whether an exercise stands badly for one of a plan.
    @inline(never) func isPoorMatch(_ other: Exercise, for id: ExerciseID) -> Bool {
        guard let all = knowledge.exercises, let own = knowledge.exercise(id) else { return false }
        return Substitutes.isPoorMatch(other, for: own, among: all, trained: trained)
    }

    /// What the lifter has done before: as the server knows it, and what was done since.
    private var trained: [ExerciseID] {
        var trained: [ExerciseID] = []
        for exercise in knowledge.exercises ?? [] where exercise.lastUsed != nil { trained.append(exercise.id) }
        for item in knowledge.next ?? [] { trained.append(item.exerciseID) }
        return trained
    }
}

extension World {
    /// What a start does as another exercise, by what is known now: what the lifter chose by hand in this gym; else, for what the
    /// gym in use has not everything for, what comes nearest. No lift stands twice in a day.
    @inline(never) func swaps(_ starting: Starting) -> [PlannedSwap] {
        var swaps: [PlannedSwap] = []
        let (exercises, gym) = (planned(starting.plan), knowledge.settings.gymID)
        for exercise in exercises {
            guard let choice = starting.choice(of: exercise.id, in: gym), choice.isLeftOut || choice.exercise != nil
            else { continue }
            swaps.append(PlannedSwap(prescription: exercise.id, exercise: choice.exercise))
        }
        guard let all = knowledge.exercises else { return swaps }
        var (lacking, ids): ([PrescriptionID], [ExerciseID]) = ([], [])
        for (exercise, _) in missingHere(exercises) where starting.choice(of: exercise.id, in: gym) == nil {
            lacking.append(exercise.id)
            ids.append(exercise.exerciseID)
        }
        if lacking.isEmpty { return swaps }
        for (place, one) in instead(of: ids, in: knowledge.gym, besides: taken(exercises, swaps)).enumerated() {
            if let one { swaps.append(PlannedSwap(prescription: lacking[place], exercise: all[one.index].id)) }
        }
        return swaps
    }

    /// The exercises of a plan as a start loads them.
    func planned(_ id: PlanID) -> [ExercisePrescription] {
        guard let plan = plan(id) else { return [] }
        return (knowledge.held(id) ?? plan.currentVersion).exercises
    }

    /// What else is done on a day: what its plan asks for, and what stands for something of it.
    func taken(_ exercises: [ExercisePrescription], _ swaps: [PlannedSwap]) -> [ExerciseID] {
        var taken: [ExerciseID] = []
        for exercise in exercises { taken.append(exercise.exerciseID) }
        for swap in swaps { if let other = swap.exercise { taken.append(other) } }
        return taken
    }
}

/// The part of the sheet before a start about where it takes place.
struct StartGymView {
    let starting: Starting
    let swaps: [PlannedSwap]
    let world: World
    let strings: Strings

    @Children<Message> var views: [View] {
        place
        if let gym = world.knowledge.gym {
            let exercises = world.planned(starting.plan)
            let named = world.namedHere(exercises)
            for (place, lacking) in world.missingHere(exercises).enumerated() {
                warning(lacking.exercise, lacking.missing, gym, place < named.count ? named[place] : [])
            }
        }
    }

    private var place: View {
        div("", key: 5) {
            if world.knowledge.gyms.isEmpty {
                if world.asksWhere {
                    tag("p", "label section", strings.whereToday)
                    tag("p", "why", strings.noGyms)
                }
                link("btn plain wide", .gyms) { strings.setUpGym }
            } else {
                tag("p", "label section", [.id("where")], strings.whereToday)
                tag("div", "segments wrap", [.role("group"), .attribute("aria-labelledby", "where")]) {
                    for gym in world.knowledge.gyms {
                        button(
                            "", .starting(.gym(gym.id)), [.pressed(world.knowledge.settings.gymID == gym.id)],
                            key: gym.id.low, gym.name)
                    }
                }
                if world.asksWhere { link("btn plain wide", .gyms) { strings.addGym } }
            }
        }
    }

    /// What is not there for an exercise, and what else there is for it.
    private func warning(
        _ exercise: ExercisePrescription, _ missing: [Equipment], _ gym: Gym, _ named: [Exercise]
    ) -> View {
        let name = strings.called(exercise)
        let id = "missing-" + exercise.id.text
        let chosen = swaps.exercise(of: exercise.id)
        var others = named
        // What was chosen by hand stays in sight, also when it is none of these.
        let isLeftOut = swaps.isLeftOut(exercise.id)
        if let chosen, !others.contains(where: { $0.id == chosen }), let other = world.knowledge.exercise(chosen) {
            others.append(other)
        }
        var isPoor: [Bool] = []
        for other in others { isPoor.append(world.isPoorMatch(other, for: exercise.exerciseID)) }
        return div("card", key: exercise.id.low) {
            tag("h3", "", [.id(id)], name)
            tag("p", "why") {
                strings.notThere(missing, gym) + " "
                link("", .gym(gym.id)) { strings.gymIsWrong }
            }
            tag("div", "segments wrap", [.role("group"), .attribute("aria-labelledby", id)]) {
                for (place, other) in others.enumerated() {
                    button(
                        "", .starting(.swap(exercise.id, other.id)), [.pressed(chosen == other.id)],
                        key: other.id.low,
                        strings.called(other.id, other.name) + (isPoor[place] ? ", " + strings.poorMatch : ""))
                }
                button(
                    "", .starting(.swap(exercise.id, nil)), [.pressed(chosen == nil && !isLeftOut)], key: 1,
                    strings.doItAnyway)
                if isLeftOut || !isPoor.contains(false) {
                    button(
                        "", .starting(.leaveOut(exercise.id)), [.pressed(isLeftOut)], key: 2, strings.leaveOutToday)
                }
            }
        }
    }
}

extension [PlannedSwap] {
    /// What an exercise is done as today, where that is another one.
    func exercise(of prescription: PrescriptionID) -> ExerciseID? {
        for swap in self where swap.prescription == prescription { return swap.exercise }
        return nil
    }

    func isLeftOut(_ prescription: PrescriptionID) -> Bool {
        for swap in self where swap.prescription == prescription { return swap.exercise == nil }
        return false
    }
}

extension Starting {
    /// That the gym loads less than the plan of an exercise asks for; `nil` where it does not, where the exercise is done otherwise,
    /// and under an override, which has reasons of its own.
    @inline(never) func limit(_ exercise: PrescriptionID, _ swaps: [PlannedSwap]) -> String? {
        if isLighter || swaps.contains(where: { $0.prescription == exercise }) { return nil }
        for known in preview?.exercises ?? [] where known.exercisePrescriptionID == exercise {
            for set in known.accepted ?? known.sets where set.type != .warmup {
                for reason in set.reasons where reason.code == .gymLimit { return reason.text }
            }
        }
        return nil
    }

    /// What the lifter said of an exercise in a gym; `nil` where that was nothing.
    func choice(of exercise: PrescriptionID, in gym: GymID?) -> SwapChoice? {
        for choice in chosen where choice.prescription == exercise && choice.gym == gym { return choice }
        return nil
    }

    /// Keeps a choice. Who takes an exercise for another lift takes it from the one that had it.
    mutating func choose(
        _ exercise: PrescriptionID, _ other: ExerciseID?, in gym: GymID?, isLeftOut: Bool = false
    ) {
        chosen.removeAll {
            $0.gym == gym && ($0.prescription == exercise || other != nil && $0.exercise == other)
        }
        chosen.append(SwapChoice(gym: gym, prescription: exercise, exercise: other, isLeftOut: isLeftOut))
    }

    /// Another gym has other things: what was looked up for the one before is gone. What was chosen there counts there again.
    mutating func move(to gym: GymID, _ world: World) -> [Effect] {
        guard gym != world.knowledge.settings.gymID else { return [] }
        preview = nil
        return world.use(gym)
    }
}
