public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// What a session changed in the structure of its plan, as far as the plan has not taken it over.
    public func structureChanges(
        _ user: UserID, of session: WorkoutID
    ) async throws(ServiceError) -> StructureChanges {
        try await read(user) { turn in try StructureKeeping(turn: turn).changes(of: session) }
    }

    /// Makes the next version of the plan with the ticked changes. What it has already is not made again.
    ///
    /// - Throws: `TARGET_NOT_FOUND` for what is no change of the session, `CHANGE_CONFLICT` where the plan has changed so
    ///   that one does not fit any more; then none is made.
    public func keepChanges(
        _ user: UserID, of session: WorkoutID, _ request: KeepChanges
    ) async throws(ServiceError) -> KeptChanges {
        try await write(user) { turn in try StructureKeeping(turn: turn).keep(request, of: session) }
    }
}

/// A session that was ended with changes of its plan's structure offers to keep them.
struct StructureKeeping: UseCase {
    let turn: Turn

    func changes(of session: WorkoutID) throws -> StructureChanges {
        guard let session = try store.session(session) else { throw ServiceError.notFound("session") }
        guard let workout = try store.workout(session.id), let plan = try plan(run: workout) else {
            return StructureChanges(planSnapshotID: session.planSnapshotID, changes: [])
        }
        return StructureChanges(
            planID: plan.id, planSnapshotID: session.planSnapshotID, changes: try openChanges(workout))
    }

    /// Those of a workout's changes that its plan has not taken over, with their sentences.
    func openChanges(_ workout: ActiveWorkout) throws -> [StructureChange] {
        guard let plan = try plan(run: workout) else { return [] }
        let edits = try edits(workout)
        let voice = try turn.voice()
        return plan.currentVersion.open(edits).map { $0.rendered(voice) }
    }

    func keep(_ request: KeepChanges, of session: WorkoutID) throws -> KeptChanges {
        guard let session = try store.session(session) else { throw ServiceError.notFound("session") }
        guard let workout = try store.workout(session.id), let plan = try plan(run: workout) else {
            throw ServiceError.notFound("plan")
        }
        let library = try turn.library()
        let edits = try edits(workout)
        var ticked: [StructureEdit] = []
        for (index, id) in request.changes.enumerated() {
            guard let edit = edits.first(where: { $0.change.id == id }) else {
                throw ServiceError(
                    .targetNotFound, "There is no such change of the session.", path: "/changes/\(index)")
            }
            ticked.append(edit)
        }
        let (current, versions) = (plan.currentVersion, PlanVersions(turn: turn))
        let exercises: [ExercisePrescription]
        do throws(StructureConflict) {
            exercises = try current.keeping(ticked)
        } catch {
            let index = request.changes.firstIndex(of: error.change) ?? 0
            throw PlanVersions.conflict(with: current, path: "/changes/\(index)")
        }
        let kept = try versions.append(
            exercises.map { current.exercises.contains($0) ? $0 : library.completed($0) }, notes: current.notes,
            author: .user, after: current,
            id: PlanVersions.nextID(after: current, of: plan.id))
        try Proposals(turn: turn).settle(plan.id)
        return KeptChanges(snapshot: kept)
    }

    /// The plan that a workout ran a version of; `nil` once it is deleted.
    private func plan(run workout: ActiveWorkout) throws -> WorkoutPlan? {
        guard let id = workout.planSnapshotID, let plan = try store.snapshot(id)?.planID else { return nil }
        return try store.plan(plan)
    }

    /// The workout at its start is in its first event.
    private func edits(_ workout: ActiveWorkout) throws -> [StructureEdit] {
        guard let first = try store.events(of: workout.id, after: 0, limit: 1).first,
            let document = first.diffOps.first?.value
        else { return [] }
        let started = try JSON.decode(ActiveWorkout.self, from: document.bytes)
        return structureEdits(from: started, to: workout)
    }
}

extension Library {
    /// A prescription that a workout brought in, with the muscles that only the catalogue knows.
    fileprivate func completed(_ prescription: ExercisePrescription) -> ExercisePrescription {
        guard prescription.muscles.isEmpty, let exercise = self[prescription.exerciseID] else { return prescription }
        var completed = prescription
        completed.muscles = exercise.primaryMuscles
        return completed
    }
}
