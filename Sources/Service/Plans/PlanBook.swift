public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// The plans that were not deleted, newest first.
    ///
    /// - Parameter range: which of them, counted from 0; `nil` for all.
    public func plans(_ user: UserID, in range: Range<Int>? = nil) async throws(ServiceError) -> [WorkoutPlan] {
        try await read(user) { turn in try turn.store.plans(in: range) }
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

    /// By which rules the lifts of a session would go on as a plan: what saving it would take over.
    public func rules(
        _ user: UserID, _ session: WorkoutID
    ) async throws(ServiceError) -> [ImportReport.OfferedRule] {
        try await read(user) { turn in
            guard let session = try turn.store.session(session) else { throw ServiceError.notFound("session") }
            return try RulesFromLog(turn: turn).rules(of: session, turn.voice())
        }
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
        let id = request.id ?? turn.newID()
        let original = try copied(request)
        let snapshot = try firstVersion(of: id, request, copying: original?.currentVersion)
        var plan = WorkoutPlan(id: id, name: request.name, currentVersion: snapshot)
        plan.favorite = request.favorite
        // A copy says of itself what the other says, unless it is told otherwise.
        plan.category = request.category ?? original?.category
        plan.complete = request.complete ?? original?.complete ?? true
        plan.estimatedMinutes = request.estimatedMinutes ?? original?.estimatedMinutes
        var faults = PlanFaults()
        faults.check(plan)
        faults.check(snapshot.exercises, notes: snapshot.notes)
        if let error = faults.error { throw error }
        try store.insert(snapshot)
        try store.insert(plan, now: now)
        return (try store.plan(plan.id) ?? plan, true)
    }

    /// The plan that is to be copied; `nil` where none is.
    private func copied(_ request: CreatePlan) throws -> WorkoutPlan? {
        guard let copied = request.copyOf else { return nil }
        guard let original = try store.plan(copied) else { throw ServiceError.notFound("plan", path: "/copy_of") }
        guard request.exercises == nil else {
            throw ServiceError(.validation, "exercises are those of the copied plan.", path: "/exercises")
        }
        return original
    }

    /// The first version of a plan that is asked for.
    private func firstVersion(
        of plan: PlanID, _ request: CreatePlan, copying original: PlanSnapshot?
    ) throws -> PlanSnapshot {
        if let original { return copy(of: original, for: plan, notes: request.notes) }
        var snapshot = PlanSnapshot(
            id: .named("version/1", in: plan), planID: plan, createdAt: now, createdBy: .user, notes: request.notes)
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
        let id = request.id ?? turn.newID()
        var faults = PlanFaults()
        faults.check(name: request.name)
        if let error = faults.error { throw error }
        if let existing = try existing(request.id) { return (existing, false) }
        guard let session = try store.session(sessionID) else { throw ServiceError.notFound("session") }
        let snapshot = try orphan(of: session)
        guard !snapshot.exercises.isEmpty else {
            throw ServiceError(.validation, "The session has no done set to plan.")
        }
        let first: PlanSnapshot
        if let owner = snapshot.planID {
            if let plan = try store.plan(owner) { return (plan, false) }
            first = copy(of: snapshot, for: id)
            try store.insert(first)
        } else {
            first = try store.newestOrphan(of: snapshot.id)
        }
        let plan = WorkoutPlan(
            id: id, name: request.name, currentVersion: first, versionCount: first.versionNumber)
        try store.insert(plan, now: now)
        if snapshot.planID == nil { try proposeNext(after: sessionID) }
        try takeRules(of: plan)
        return (try store.plan(plan.id) ?? plan, true)
    }

    /// The rules that the log shows, in a further version: what was done stays as it was mirrored.
    private func takeRules(of plan: WorkoutPlan) throws {
        guard let current = try store.plan(plan.id)?.currentVersion else { return }
        let rules = RulesFromLog(turn: turn)
        var exercises = current.exercises
        for index in exercises.indices
        where exercises[index].rule == nil && exercises[index].repRange.mode == .notSet && exercises[index].isModelled {
            if let found = try rules.rule(of: exercises[index].exerciseID) { exercises[index].take(found) }
        }
        guard exercises != current.exercises else { return }
        _ = try PlanVersions(turn: turn).append(
            exercises, notes: current.notes, author: .rules, after: current, id: .named("rules", in: plan.id))
    }

    /// What the log says comes next is proposed to the plan that is made of it, as after a workout.
    private func proposeNext(after id: WorkoutID) throws {
        guard try store.suggestion(.named("suggestion/rules", in: id)) == nil, let session = try store.session(id)
        else {
            return
        }
        let (log, history) = try TrainingLog(turn: turn).next(after: session, storingStates: true)
        let versions = (0..<20).map { SnapshotID.named("applied/\($0)", in: id) }
        _ = try Proposer(turn: turn, versionIDs: versions).suggest(after: session, log, history)
    }

    private func copy(of snapshot: PlanSnapshot, for plan: PlanID, notes: String? = nil) -> PlanSnapshot {
        let id = SnapshotID.named("version/1", in: plan)
        return PlanSnapshot(
            id: id, planID: plan, createdAt: now, createdBy: .user, notes: notes ?? snapshot.notes,
            sourceVersionID: snapshot.id, exercises: snapshot.copiedExercises(into: id))
    }

    /// The version that mirrors a session: the one it ran freeform, or one made now for an imported session.
    private func orphan(of session: WorkoutSession) throws -> PlanSnapshot {
        if let id = session.planSnapshotID, let snapshot = try store.snapshot(id) { return snapshot }
        let isImport = session.origin == .imported
        let (snapshot, linked) = mirror(
            session, author: isImport ? .imported : .user, rampsAsWarmups: isImport)
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

    /// That no program is left with a day of a plan that is not there.
    private func checkUse(of plan: WorkoutPlan) throws {
        guard !plan.usedBy.isEmpty else { return }
        var names: [String] = []
        for id in plan.usedBy {
            if let name = try store.program(id)?.program.name { names.append(name) }
        }
        let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? " …" : "")
        var error = ServiceError(.inUse, "This plan is used by: \(shown).")
        error.details = ErrorAnswer.Details()
        error.details?.usedBy = names
        throw error
    }

    func delete(_ id: PlanID) throws {
        guard let plan = try store.plan(id, evenDeleted: true) else { throw ServiceError.notFound("plan") }
        try checkUse(of: plan)
        try store.deletePlan(id, now: now)
        for record in try store.openChanges(ofPlan: id) { try Proposals(turn: turn).retire(record) }
    }
}
