import Storage
public import Training
public import Wire

extension TopsetService {
    // MARK: Sessions

    /// Which sessions to list; bounds are inclusive.
    public struct SessionFilter: Sendable {
        public var from: Instant?
        public var to: Instant?
        public var exercise: ExerciseID?

        public init() {}
    }

    /// A page of sessions, newest first. The cursor is opaque to callers.
    public func sessions(
        _ user: UserID, _ asked: SessionFilter, cursor: String?, limit: Int
    ) async throws(ServiceError) -> Page<WorkoutSession> {
        var filter = Store.SessionFilter()
        (filter.from, filter.to, filter.exercise) = (asked.from, asked.to, asked.exercise)
        if let cursor {
            let parts = cursor.split(separator: ".")
            guard parts.count == 2, let start = Int64(parts[0]), let id = WorkoutID(String(parts[1])) else {
                throw ServiceError(.validation, "cursor is not one of ours.", path: "/cursor")
            }
            filter.before = (start, id)
        }
        let bounded = filter
        let sessions = try await read(user) { store in try store.sessions(bounded, limit: limit + 1) }
        guard sessions.count > limit else { return Page(sessions) }
        let page = Array(sessions.prefix(limit))
        return Page(page, next: page.last.map { "\($0.startedAt.milliseconds).\($0.id.text)" })
    }

    /// One session.
    public func session(_ user: UserID, _ id: WorkoutID) async throws(ServiceError) -> WorkoutSession {
        guard let session = try await read(user, { store in try store.session(id) }) else {
            throw ServiceError.notFound("session")
        }
        return session
    }

    // MARK: Plans

    /// Makes a plan from a session: adopts the orphan version that mirrors it as version 1. The same again answers
    /// with the plan there is.
    public func saveAsPlan(
        _ user: UserID, _ sessionID: WorkoutID, _ request: SaveAsPlan
    ) async throws(ServiceError) -> (plan: WorkoutPlan, created: Bool) {
        let now = clock()
        let fresh: PlanID = newID()
        try Self.validateName(request.name)
        return try await write(user) { store in
            if let id = request.id, let existing = try store.plan(id) { return (existing, false) }
            guard let session = try store.session(sessionID) else { throw ServiceError.notFound("session") }
            let snapshot = try Self.orphan(of: session, store)
            if let owner = snapshot.planID, let plan = try store.plan(owner) { return (plan, false) }
            guard !snapshot.exercises.isEmpty else {
                throw ServiceError(.validation, "The session has no done set to plan.")
            }
            var plan = WorkoutPlan()
            plan.id = request.id ?? fresh
            plan.name = request.name
            plan.currentVersion = snapshot
            plan.currentVersion.versionNumber = 1
            try store.insert(plan, now: now)
            return (try store.plan(plan.id) ?? plan, true)
        }
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

    private static func validateName(_ name: String) throws(ServiceError) {
        guard !name.isEmpty, name.count <= 200 else {
            throw ServiceError(.validation, "name must have 1 to 200 characters.", path: "/name")
        }
    }

    /// Every plan, newest first.
    public func plans(_ user: UserID) async throws(ServiceError) -> [WorkoutPlan] {
        try await read(user) { store in try store.plans() }
    }

    /// One plan with its current version.
    public func plan(_ user: UserID, _ id: PlanID) async throws(ServiceError) -> WorkoutPlan {
        guard let plan = try await read(user, { store in try store.plan(id) }) else {
            throw ServiceError.notFound("plan")
        }
        return plan
    }

    /// One version.
    public func snapshot(_ user: UserID, _ id: SnapshotID) async throws(ServiceError) -> PlanSnapshot {
        guard let snapshot = try await read(user, { store in try store.snapshot(id) }) else {
            throw ServiceError.notFound("plan version")
        }
        return snapshot
    }

    /// Makes a plan. A plan with that id is answered as it is.
    public func create(
        _ user: UserID, _ request: CreatePlan
    ) async throws(ServiceError) -> (plan: WorkoutPlan, created: Bool) {
        let now = clock()
        let fresh: PlanID = newID()
        try Self.validateName(request.name)
        return try await write(user) { store in
            if let id = request.id, let existing = try store.plan(id) { return (existing, false) }
            var plan = WorkoutPlan()
            plan.id = request.id ?? fresh
            plan.name = request.name
            plan.category = request.category
            var snapshot = PlanSnapshot()
            snapshot.id = .named("version/1", in: plan.id)
            snapshot.planID = plan.id
            snapshot.createdAt = now
            snapshot.notes = request.notes
            snapshot.exercises = try Self.completed(request.exercises, in: snapshot.id, library: Library(store))
            try store.insert(snapshot)
            plan.currentVersion = snapshot
            try store.insert(plan, now: now)
            return (try store.plan(plan.id) ?? plan, true)
        }
    }

    /// Prescriptions with ids where the request gave none, and the catalogue's facts.
    private static func completed(
        _ exercises: [ExercisePrescription], in snapshot: SnapshotID, library: Library
    ) throws -> [ExercisePrescription] {
        var completed: [ExercisePrescription] = []
        for (position, asked) in exercises.enumerated() {
            guard let exercise = library[asked.exerciseID] else {
                throw ServiceError.notFound("exercise", path: "/exercises/\(position)/exercise_id")
            }
            var prescription = asked
            if prescription.id == .blank { prescription.id = .named("exercise/\(position)", in: snapshot) }
            prescription.name = exercise.name
            prescription.muscles = exercise.primaryMuscles
            prescription.loadKind = exercise.loadKind
            prescription.measure = exercise.measure
            if prescription.progressionKey == nil { prescription.progressionKey = exercise.id.retyped() }
            for index in prescription.sets.indices {
                if prescription.sets[index].id == .blank {
                    prescription.sets[index].id = .named("set/\(position)/\(index)", in: snapshot)
                }
                try validate(prescription.sets[index], exercise, path: "/exercises/\(position)/sets/\(index)")
            }
            completed.append(prescription)
        }
        return completed
    }

    private static func validate(_ set: SetPrescription, _ exercise: Exercise, path: String) throws(ServiceError) {
        if let weight = set.weight, weight < .zero || weight > .kg(2_000) {
            throw ServiceError(.validation, "weight must be between 0 and 2000 kg.", path: path + "/weight")
        }
        if let reps = set.reps, !(1...100).contains(reps) {
            throw ServiceError(.validation, "reps must be between 1 and 100.", path: path + "/reps")
        }
        if set.reps == nil, exercise.measure == .reps {
            throw ServiceError(.validation, "reps are required.", path: path + "/reps")
        }
    }
}

/// Names the plan that a session becomes.
public struct SaveAsPlan: WireModel, Sendable {
    public var id: PlanID?
    public var name = ""

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("name", &name)
    }
}

/// A plan to be made.
public struct CreatePlan: WireModel, Sendable {
    public var id: PlanID?
    public var name = ""
    public var category: String?
    public var notes: String?
    public var exercises: [ExercisePrescription] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("name", &name)
        try v.field("category", &category, default: nil)
        try v.field("notes", &notes, default: nil)
        try v.field("exercises", &exercises)
    }
}
