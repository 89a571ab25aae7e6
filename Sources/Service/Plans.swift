public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    // MARK: Reading

    /// Every plan that was not deleted, newest first.
    public func plans(_ user: UserID) async throws(ServiceError) -> [WorkoutPlan] {
        try await read(user) { store in try store.plans() }
    }

    /// One plan with its current version.
    public func plan(_ user: UserID, _ id: PlanID) async throws(ServiceError) -> WorkoutPlan {
        try await read(user) { store in try Self.plan(id, store) }
    }

    static func plan(_ id: PlanID, _ store: Store) throws -> WorkoutPlan {
        guard let plan = try store.plan(id) else { throw ServiceError.notFound("plan") }
        return plan
    }

    // MARK: Making

    /// Makes a plan, new or as a copy of another one. A plan with that id is answered as it is.
    public func create(
        _ user: UserID, _ request: CreatePlan
    ) async throws(ServiceError) -> (plan: WorkoutPlan, created: Bool) {
        let now = clock()
        let fresh: PlanID = newID()
        return try await write(user) { store in
            if let existing = try Self.existing(request.id, store) { return (existing, false) }
            var plan = WorkoutPlan()
            plan.id = request.id ?? fresh
            var snapshot = PlanSnapshot()
            snapshot.id = .named("version/1", in: plan.id)
            snapshot.planID = plan.id
            snapshot.createdAt = now
            snapshot.notes = request.notes
            var faults = PlanFaults()
            if let copied = request.copyOf {
                guard let original = try store.plan(copied) else {
                    throw ServiceError.notFound("plan", path: "/copy_of")
                }
                guard request.exercises == nil else {
                    throw ServiceError(.validation, "exercises are those of the copied plan.", path: "/exercises")
                }
                (plan.category, plan.complete) = (original.category, original.complete)
                plan.estimatedMinutes = original.estimatedMinutes
                snapshot.sourceVersionID = original.currentVersion.id
                snapshot.notes = request.notes ?? original.currentVersion.notes
                snapshot.exercises = original.currentVersion.copiedExercises(into: snapshot.id)
            } else {
                guard let exercises = request.exercises ?? (request.complete == false ? [] : nil) else {
                    throw ServiceError(.validation, "exercises is required.", path: "/exercises")
                }
                snapshot.exercises = try Self.completed(
                    exercises, in: snapshot.id, library: Library(store), unit: store.voice().unit)
            }
            plan.name = request.name
            plan.category = request.category ?? plan.category
            plan.favorite = request.favorite
            plan.complete = request.complete ?? plan.complete
            plan.estimatedMinutes = request.estimatedMinutes ?? plan.estimatedMinutes
            faults.check(plan)
            faults.check(snapshot.exercises, notes: snapshot.notes)
            if let error = faults.error { throw error }
            try store.insert(snapshot)
            plan.currentVersion = snapshot
            try store.insert(plan, now: now)
            return (try store.plan(plan.id) ?? plan, true)
        }
    }

    /// The plan that a create was for before; the id of a deleted one is not given again.
    private static func existing(_ id: PlanID?, _ store: Store) throws -> WorkoutPlan? {
        guard let id, try store.plan(id, evenDeleted: true) != nil else { return nil }
        guard let plan = try store.plan(id) else {
            throw ServiceError(.validation, "id belongs to a deleted plan.", path: "/id")
        }
        return plan
    }

    /// Makes a plan from a session: adopts the orphan version that mirrors it, with the further ones that it has. The same
    /// again answers with the plan there is; once that is deleted, the session becomes a plan of its own.
    public func saveAsPlan(
        _ user: UserID, _ sessionID: WorkoutID, _ request: SaveAsPlan
    ) async throws(ServiceError) -> (plan: WorkoutPlan, created: Bool) {
        let now = clock()
        let fresh: PlanID = newID()
        return try await write(user) { store in
            var plan = WorkoutPlan()
            plan.id = request.id ?? fresh
            plan.name = request.name
            var faults = PlanFaults()
            faults.check(plan)
            if let error = faults.error { throw error }
            if let existing = try Self.existing(request.id, store) { return (existing, false) }
            guard let session = try store.session(sessionID) else { throw ServiceError.notFound("session") }
            let snapshot = try Self.orphan(of: session, store)
            guard !snapshot.exercises.isEmpty else {
                throw ServiceError(.validation, "The session has no done set to plan.")
            }
            if let owner = snapshot.planID {
                if let plan = try store.plan(owner) { return (plan, false) }
                plan.currentVersion = Self.copy(of: snapshot, for: plan.id, now)
                try store.insert(plan.currentVersion)
            } else {
                plan.currentVersion = try store.newestOrphan(of: snapshot.id)
            }
            plan.versionCount = plan.currentVersion.versionNumber
            try store.insert(plan, now: now)
            return (try store.plan(plan.id) ?? plan, true)
        }
    }

    private static func copy(of snapshot: PlanSnapshot, for plan: PlanID, _ now: Instant) -> PlanSnapshot {
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
    private static func orphan(of session: WorkoutSession, _ store: Store) throws -> PlanSnapshot {
        if let id = session.planSnapshotID, let snapshot = try store.snapshot(id) { return snapshot }
        let settings = try store.settings() ?? Settings()
        let isImport = session.origin == .imported
        let (snapshot, linked) = mirror(
            session, author: isImport ? .imported : .user, rampsAsWarmups: isImport,
            increment: try Library(store).increment(settings.unit))
        try store.insert(snapshot)
        try store.link(linked)
        return snapshot
    }

    // MARK: Changing

    /// Changes what a plan says of itself; its versions stay as they are.
    public func change(
        _ user: UserID, _ id: PlanID, _ patch: PatchPlan
    ) async throws(ServiceError) -> WorkoutPlan {
        try await write(user) { store in
            let plan = patch.applied(to: try Self.plan(id, store))
            var faults = PlanFaults()
            faults.check(plan)
            if let error = faults.error { throw error }
            try store.update(plan)
            return plan
        }
    }

    /// Deletes a plan. Its sessions and the versions they ran stay readable. Deleting it again changes nothing.
    public func deletePlan(_ user: UserID, _ id: PlanID) async throws(ServiceError) {
        let now = clock()
        try await write(user) { store in
            guard try store.plan(id, evenDeleted: true) != nil else { throw ServiceError.notFound("plan") }
            try store.deletePlan(id, now: now)
            for record in try store.openChanges(ofPlan: id) { try Self.retire(record, store, now) }
        }
    }
}
