public import Contract
import Storage
public import Training

extension TopsetService {
    /// Shows an exercise of the lifter's own as another. Where it already is, nothing changes.
    ///
    /// - Returns: the other.
    public func merge(
        _ user: UserID, _ id: ExerciseID, into target: ExerciseID
    ) async throws(ServiceError) -> ExerciseDetails {
        try await write(user) { turn in try ExerciseMerging(turn: turn).merge(id, into: target) }
    }

    /// Shows an exercise that was merged as itself again. Where it already is, nothing changes.
    public func part(_ user: UserID, _ id: ExerciseID) async throws(ServiceError) -> ExerciseDetails {
        try await write(user) { turn in try ExerciseMerging(turn: turn).part(id) }
    }
}

/// Two names for one exercise become one, and two again. What was written stays as it was written; only what it is shown as is
/// another, so that parting restores what there was.
struct ExerciseMerging: UseCase {
    let turn: Turn

    func merge(_ id: ExerciseID, into target: ExerciseID) throws -> ExerciseDetails {
        let library = try turn.library()
        guard let own = library[id] else { throw ServiceError.notFound("exercise") }
        guard own.isCustom else {
            throw ServiceError(
                .readOnly, "What comes with the app cannot be merged into another; merge your own exercise into it.")
        }
        guard let other = library[target] else { throw ServiceError.notFound("exercise", path: "/into") }
        if library.merges.into[id] == target { return try ExerciseBook(turn: turn).answer(target) }
        guard library.merges.into[id] == nil else {
            throw ServiceError(.validation, "This exercise is merged into another; part it first.", path: "/into")
        }
        guard library.merges.shown(target) != id else {
            throw ServiceError(.validation, "An exercise cannot be merged into itself.", path: "/into")
        }
        guard library.merges.into[target] == nil else {
            throw ServiceError(.validation, "That exercise is itself merged into another.", path: "/into")
        }
        guard own.measure == other.measure, own.loadKind == other.loadKind else {
            throw ServiceError(
                .validation, "The two are counted differently: their sets cannot stand in one history.", path: "/into")
        }
        try refuseWhileRunning([id])
        try turn.merge(id, into: target)
        try follow([id, target])
        return try ExerciseBook(turn: turn).answer(target)
    }

    func part(_ id: ExerciseID) throws -> ExerciseDetails {
        let library = try turn.library()
        guard library[id] != nil else { throw ServiceError.notFound("exercise") }
        guard library.merges.into[id] != nil else { return try ExerciseBook(turn: turn).answer(id) }
        let shown = library.merges.shown(id)
        try refuseWhileRunning([id, shown])
        try turn.merge(id, into: nil)
        try follow([id, shown])
        try retireStrayChanges()
        return try ExerciseBook(turn: turn).answer(id)
    }

    /// A workout names the exercises that it began with; what it was planned as must not change beneath it.
    private func refuseWhileRunning(_ exercises: [ExerciseID]) throws {
        for id in exercises where try ExerciseBook(turn: turn).isRunning(id) {
            throw ServiceError(
                .workoutInProgress, "This exercise is part of the workout that is running. Finish that first.")
        }
    }

    /// Works out anew what follows from the history of both.
    private func follow(_ exercises: [ExerciseID]) throws {
        try Corrections(turn: turn).rework(exercises, of: [])
    }

    /// What was proposed while a prescription was shown as another exercise no longer fits it.
    private func retireStrayChanges() throws {
        for plan in try store.plans() {
            let known = Dictionary(plan.currentVersion.exercises.map { ($0.id, $0.exerciseID) }) { first, _ in first }
            for record in try store.openChanges(ofPlan: plan.id) {
                guard let target = record.proposed.targetExercisePrescriptionID, let exercise = known[target],
                    let proposed = record.proposed.exerciseID, proposed != exercise
                else { continue }
                try Proposals(turn: turn).retire(record)
            }
        }
    }
}
