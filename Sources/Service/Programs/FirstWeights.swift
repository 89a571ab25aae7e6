import Storage
import Training

/// First weights of lifts that a program began without: as they would be had it begun with the log of today. They are today's targets,
/// and stand in the plan once what comes of the first workout is accepted (decision 60).
struct FirstWeights: UseCase {
    let turn: Turn
    private var known: [ExerciseID: KnownMax?] = [:]

    init(turn: Turn) { self.turn = turn }

    /// A version with the weights that the log says, and why.
    struct Given {
        var snapshot: PlanSnapshot
        var reasons: [PrescriptionID: [Reason]] = [:]
    }

    /// The same of a version whose plan is not at hand.
    mutating func given(
        to snapshot: PlanSnapshot, loads: (ExercisePrescription) -> Loads
    ) throws -> Given {
        guard snapshot.exercises.contains(where: \.awaitsFirstWeights),
            let plan = try snapshot.planID.flatMap({ try store.plan($0) })
        else { return Given(snapshot: snapshot) }
        return try given(to: snapshot, of: plan, loads: loads)
    }

    /// - Parameter loads: what an exercise can be loaded with.
    mutating func given(
        to snapshot: PlanSnapshot, of plan: WorkoutPlan, loads: (ExercisePrescription) -> Loads
    ) throws -> Given {
        var given = Given(snapshot: snapshot)
        // What the lifter leaves open in a plan of their own is theirs to find.
        guard plan.madeFor != nil else { return given }
        for (index, exercise) in snapshot.exercises.enumerated() where exercise.awaitsFirstWeights {
            guard let max = try max(of: exercise.exerciseID), try !wasTrained(exercise, of: plan) else { continue }
            let started = exercise.withFirstWeights(max.value, loads(exercise))
            if started == exercise { continue }
            given.snapshot.exercises[index] = started
            given.reasons[exercise.id] = [Reason(.firstWeight) { $0.from = max.value }] + (max.aged.map { [$0] } ?? [])
        }
        return given
    }

    private mutating func max(of exercise: ExerciseID) throws -> KnownMax? {
        if let known = known[exercise] { return known }
        let max = try PriorPerformances(turn: turn).knownMax(of: exercise)
        known[exercise] = .some(max)
        return max
    }

    /// Whether the first workout gave it a weight already, which is proposed or was declined.
    private func wasTrained(_ exercise: ExercisePrescription, of plan: WorkoutPlan) throws -> Bool {
        guard plan.lastUsed != nil else { return false }
        return try !store.sessionsRunning(plan.id, fromVersion: 1, exercise.id).isEmpty
    }
}
