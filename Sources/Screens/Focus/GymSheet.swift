import Sync
import Training

extension Focus {
    /// Goes on in another gym: what is still planned rounds to what is there. The way back leads to the gym before.
    @inline(never) mutating func move(to id: GymID, _ workout: ActiveWorkout, _ world: World) -> [Effect] {
        let known = world.knowledge
        guard let gym = known.gyms.first(where: { $0.id == id }) else { return [] }
        let before = known.settings
        let back: [Effect] = before.gymID == id ? [.perform(.undo)] : [.perform(.undo), .note(.settings(before))]
        let closed = closeSheet()
        if world.gym(of: workout)?.id == id, workout.gymID != nil { return closed }
        let weights = workout.weights(in: before.flags.advancedPlateMath ? gym : nil, unit: world.strings.unit) {
            known.exercise($0)
        }
        return closed + [.perform(.move(id, weights))] + world.use(id) + [
            .offer(
                Undo(text: world.strings.movedTo(gym.name), milliseconds: 6_000, isOfWorkout: true, undo: back))
        ]
    }

    /// What was chosen before the start is done in the place of what the plan asks for.
    @inline(never) func swap(_ swaps: [PlannedSwap], _ workout: ActiveWorkout, _ world: World) -> [Effect] {
        var effects: [Effect] = []
        for swap in swaps {
            let other = swap.exercise.flatMap { world.knowledge.exercise($0) }
            for exercise in workout.exercises
            where exercise.exercisePrescriptionID == swap.prescription && exercise.exerciseID != swap.exercise {
                guard let other else {
                    if swap.exercise == nil { effects.append(.perform(.skipExercise(exercise.instanceID))) }
                    continue
                }
                let targets = world.targets(of: other, insteadOf: exercise, workout)
                effects.append(.perform(.swap(exercise.instanceID, other.facts, targets: targets)))
            }
        }
        return effects
    }
}

extension FocusView {
    /// The gyms to go on in.
    func gymSheet(_ workout: ActiveWorkout) -> [View] {
        let here = world.gym(of: workout)?.id
        return Screens.sheet(strings.changeGym, strings) {
            tag("p", "why", strings.moveHint)
            div("list") {
                for gym in world.knowledge.gyms {
                    button("item", .focus(.move(gym.id)), [.pressed(gym.id == here)], key: gym.id.low) {
                        tag("span") {
                            gym.name
                            tag("small", "n", strings.summary(gym))
                        }
                        if gym.id == here { span("chip good", strings.inUse) }
                    }
                }
            }
            link("btn wide", .gyms) { strings.gyms }
        }
    }

    /// What the gym has not for an exercise.
    func missing(_ exercise: ActiveExercise, _ workout: ActiveWorkout) -> String? {
        exercise.hasPlanned ? world.lacking(exercise.exerciseID, in: world.gym(of: workout)) : nil
    }

    /// The gym of the last time, where it was another one.
    func otherGym(_ last: LastPerformance?, _ workout: ActiveWorkout) -> String? {
        guard let id = last?.gymID, let here = world.gym(of: workout)?.id, id != here else { return nil }
        return world.knowledge.gyms.first { $0.id == id }?.name
    }
}
