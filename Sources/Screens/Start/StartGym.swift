import Training

/// An exercise of a plan that is to be done as another one today.
struct PlannedSwap: Equatable {
    var prescription: PrescriptionID
    var exercise: ExerciseID
}

extension World {
    /// The lifts of a plan for which the gym in use has not everything, each with what is missing.
    @inline(never) func missingHere(_ plan: PlanSnapshot) -> [(exercise: ExercisePrescription, missing: [Equipment])] {
        var found: [(exercise: ExercisePrescription, missing: [Equipment])] = []
        guard let gym = knowledge.gym else { return found }
        for exercise in plan.exercises {
            guard let known = knowledge.exercise(exercise.exerciseID) else { continue }
            let missing = gym.missing(for: known)
            if !missing.isEmpty { found.append((exercise, missing)) }
        }
        return found
    }

    /// What could be done instead in the gym in use, the best first.
    @inline(never) func insteadHere(_ id: ExerciseID) -> [Exercise] {
        guard let all = knowledge.exercises else { return [] }
        var found: [Exercise] = []
        for one in substitutes(of: id, in: knowledge.gym) where one.isFreeOfPain && found.count < 3 {
            found.append(all[one.index])
        }
        return found
    }

    /// What could be done instead of an exercise in a gym, the best first, by its place among those that are known.
    ///
    /// - Parameter gym: `nil` for anywhere.
    @inline(never) func substitutes(of id: ExerciseID, in gym: Gym?, limit: Int = 12) -> [Substitute] {
        guard let all = knowledge.exercises, let own = knowledge.exercise(id) else { return [] }
        var trained: [ExerciseID] = []
        for item in knowledge.next ?? [] { trained.append(item.exerciseID) }
        return Substitutes.rank(
            for: own, among: all, equipment: gym?.equipment, trained: trained, pains: openPains, limit: limit)
    }
}

/// The part of the sheet before a start about where it takes place.
struct StartGymView {
    let starting: Starting
    let world: World
    let strings: Strings

    @Children<Message> var views: [View] {
        place
        if let plan = world.plan(starting.plan), let gym = world.knowledge.gym {
            let version = world.knowledge.held(plan.id) ?? plan.currentVersion
            for (exercise, missing) in world.missingHere(version) { warning(exercise, missing, gym) }
        }
    }

    private var place: View {
        div("", key: 5) {
            if world.knowledge.gyms.isEmpty {
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
            }
        }
    }

    /// What is not there for an exercise, and what else there is for it.
    private func warning(_ exercise: ExercisePrescription, _ missing: [Equipment], _ gym: Gym) -> View {
        let name = strings.called(exercise)
        let id = "missing-" + exercise.id.text
        let chosen = starting.swap(of: exercise.id)
        return div("card", key: exercise.id.low) {
            tag("h3", "", [.id(id)], name)
            tag("p", "why") {
                strings.notThere(missing, gym) + " "
                link("", .gym(gym.id)) { strings.gymIsWrong }
            }
            tag("div", "segments wrap", [.role("group"), .attribute("aria-labelledby", id)]) {
                for other in world.insteadHere(exercise.exerciseID) {
                    button(
                        "", .starting(.swap(exercise.id, other.id)), [.pressed(chosen == other.id)],
                        key: other.id.low, strings.called(other.id, other.name))
                }
                button("", .starting(.swap(exercise.id, nil)), [.pressed(chosen == nil)], key: 1, strings.doItAnyway)
            }
        }
    }
}

extension Starting {
    /// What an exercise is done as today, where that is another one.
    func swap(of exercise: PrescriptionID) -> ExerciseID? {
        for swap in swaps where swap.prescription == exercise { return swap.exercise }
        return nil
    }

    mutating func swap(_ exercise: PrescriptionID, for other: ExerciseID?) {
        swaps.removeAll { $0.prescription == exercise }
        if let other { swaps.append(PlannedSwap(prescription: exercise, exercise: other)) }
    }

    /// Another gym has other things: what was looked up and chosen for the one before is gone.
    mutating func move(to gym: GymID, _ world: World) -> [Effect] {
        guard gym != world.knowledge.settings.gymID else { return [] }
        (preview, swaps) = (nil, [])
        return world.use(gym)
    }
}
