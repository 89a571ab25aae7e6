public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// Every plan that was not deleted, newest first.
    public func plans(_ user: UserID) async throws(ServiceError) -> [WorkoutPlan] {
        try await read(user) { turn in try turn.store.plans() }
    }

    /// One plan with its current version.
    public func plan(_ user: UserID, _ id: PlanID) async throws(ServiceError) -> WorkoutPlan {
        try await read(user) { turn in try PlanBook(turn: turn).plan(id) }
    }

    /// Makes a plan, new or as a copy of another one. A plan with that id is answered as it is.
    public func create(
        _ user: UserID, _ request: CreatePlan
    ) async throws(ServiceError) -> (plan: WorkoutPlan, created: Bool) {
        try await write(user, drawing: 1) { turn in try PlanBook(turn: turn).create(request) }
    }

    /// Makes a plan from a session: adopts the orphan version that mirrors it, with the further ones that it has. The same
    /// again answers with the plan there is; once that is deleted, the session becomes a plan of its own.
    public func saveAsPlan(
        _ user: UserID, _ session: WorkoutID, _ request: SaveAsPlan
    ) async throws(ServiceError) -> (plan: WorkoutPlan, created: Bool) {
        try await write(user, drawing: 1) { turn in try PlanBook(turn: turn).save(session, request) }
    }

    /// Changes what a plan says of itself; its versions stay as they are.
    public func change(
        _ user: UserID, _ id: PlanID, _ patch: PatchPlan
    ) async throws(ServiceError) -> WorkoutPlan {
        try await write(user) { turn in try PlanBook(turn: turn).change(id, patch) }
    }

    /// Deletes a plan. Its sessions and the versions they ran stay readable. Deleting it again changes nothing.
    public func deletePlan(_ user: UserID, _ id: PlanID) async throws(ServiceError) {
        try await write(user) { turn in try PlanBook(turn: turn).delete(id) }
    }
}

/// A lifter's plans.
struct PlanBook: UseCase {
    let turn: Turn

    func plan(_ id: PlanID) throws -> WorkoutPlan {
        guard let plan = try store.plan(id) else { throw ServiceError.notFound("plan") }
        return plan
    }

    // MARK: Making

    func create(_ request: CreatePlan) throws -> (plan: WorkoutPlan, created: Bool) {
        if let existing = try existing(request.id) { return (existing, false) }
        var plan = WorkoutPlan()
        plan.id = request.id ?? turn.newID()
        plan.name = request.name
        plan.favorite = request.favorite
        let snapshot = try firstVersion(of: &plan, request)
        plan.category = request.category ?? plan.category
        plan.complete = request.complete ?? plan.complete
        plan.estimatedMinutes = request.estimatedMinutes ?? plan.estimatedMinutes
        var faults = PlanFaults()
        faults.check(plan)
        faults.check(snapshot.exercises, notes: snapshot.notes)
        if let error = faults.error { throw error }
        try store.insert(snapshot)
        plan.currentVersion = snapshot
        try store.insert(plan, now: now)
        return (try store.plan(plan.id) ?? plan, true)
    }

    /// The first version of a plan that is asked for; of a copy, the plan gets what the other says of itself.
    private func firstVersion(of plan: inout WorkoutPlan, _ request: CreatePlan) throws -> PlanSnapshot {
        var snapshot = PlanSnapshot()
        snapshot.id = .named("version/1", in: plan.id)
        snapshot.planID = plan.id
        snapshot.createdAt = now
        snapshot.notes = request.notes
        if let copied = request.copyOf {
            guard let original = try store.plan(copied) else { throw ServiceError.notFound("plan", path: "/copy_of") }
            guard request.exercises == nil else {
                throw ServiceError(.validation, "exercises are those of the copied plan.", path: "/exercises")
            }
            (plan.category, plan.complete) = (original.category, original.complete)
            plan.estimatedMinutes = original.estimatedMinutes
            snapshot.sourceVersionID = original.currentVersion.id
            snapshot.notes = request.notes ?? original.currentVersion.notes
            snapshot.exercises = original.currentVersion.copiedExercises(into: snapshot.id)
            return snapshot
        }
        guard let exercises = request.exercises ?? (request.complete == false ? [] : nil) else {
            throw ServiceError(.validation, "exercises is required.", path: "/exercises")
        }
        snapshot.exercises = try PlanVersions(turn: turn).completed(exercises, in: snapshot.id)
        return snapshot
    }

    /// The plan that a create was for before; the id of a deleted one is not given again.
    private func existing(_ id: PlanID?) throws -> WorkoutPlan? {
        guard let id, try store.plan(id, evenDeleted: true) != nil else { return nil }
        guard let plan = try store.plan(id) else {
            throw ServiceError(.validation, "id belongs to a deleted plan.", path: "/id")
        }
        return plan
    }

    func save(_ sessionID: WorkoutID, _ request: SaveAsPlan) throws -> (plan: WorkoutPlan, created: Bool) {
        var plan = WorkoutPlan()
        plan.id = request.id ?? turn.newID()
        plan.name = request.name
        var faults = PlanFaults()
        faults.check(plan)
        if let error = faults.error { throw error }
        if let existing = try existing(request.id) { return (existing, false) }
        guard let session = try store.session(sessionID) else { throw ServiceError.notFound("session") }
        let snapshot = try orphan(of: session)
        guard !snapshot.exercises.isEmpty else {
            throw ServiceError(.validation, "The session has no done set to plan.")
        }
        if let owner = snapshot.planID {
            if let plan = try store.plan(owner) { return (plan, false) }
            plan.currentVersion = copy(of: snapshot, for: plan.id)
            try store.insert(plan.currentVersion)
        } else {
            plan.currentVersion = try store.newestOrphan(of: snapshot.id)
        }
        plan.versionCount = plan.currentVersion.versionNumber
        try store.insert(plan, now: now)
        return (try store.plan(plan.id) ?? plan, true)
    }

    private func copy(of snapshot: PlanSnapshot, for plan: PlanID) -> PlanSnapshot {
        var copy = PlanSnapshot()
        copy.id = .named("version/1", in: plan)
        copy.planID = plan
        copy.createdAt = now
        copy.notes = snapshot.notes
        copy.sourceVersionID = snapshot.id
        copy.exercises = snapshot.copiedExercises(into: copy.id)
        return copy
    }

    /// The version that mirrors a session: the one it ran freeform, or one made now for an imported session.
    private func orphan(of session: WorkoutSession) throws -> PlanSnapshot {
        if let id = session.planSnapshotID, let snapshot = try store.snapshot(id) { return snapshot }
        let isImport = session.origin == .imported
        let (snapshot, linked) = mirror(
            session, author: isImport ? .imported : .user, rampsAsWarmups: isImport,
            increment: try turn.increment())
        try store.insert(snapshot)
        try store.link(linked)
        return snapshot
    }

    // MARK: Changing

    func change(_ id: PlanID, _ patch: PatchPlan) throws -> WorkoutPlan {
        let plan = patch.applied(to: try plan(id))
        var faults = PlanFaults()
        faults.check(plan)
        if let error = faults.error { throw error }
        try store.update(plan)
        return plan
    }

    func delete(_ id: PlanID) throws {
        guard try store.plan(id, evenDeleted: true) != nil else { throw ServiceError.notFound("plan") }
        try store.deletePlan(id, now: now)
        for record in try store.openChanges(ofPlan: id) { try Proposals(turn: turn).retire(record) }
    }
}
