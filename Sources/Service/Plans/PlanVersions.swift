public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// One version.
    public func snapshot(_ user: UserID, _ id: SnapshotID) async throws(ServiceError) -> PlanSnapshot {
        guard let snapshot = try await read(user, { turn in try turn.store.snapshot(id) }) else {
            throw ServiceError.notFound("plan version")
        }
        return snapshot
    }

    /// A page of the versions of a plan, newest first. The cursor is opaque to callers.
    public func versions(
        _ user: UserID, of plan: PlanID, cursor: String?, limit: Int
    ) async throws(ServiceError) -> Page<PlanSnapshot> {
        var before: Int?
        if let cursor {
            guard let number = Int(cursor) else {
                throw ServiceError(.validation, "cursor is not one of ours.", path: "/cursor")
            }
            before = number
        }
        let bound = before
        return try await read(user) { turn in
            _ = try PlanBook(turn: turn).plan(plan)
            let versions = try turn.store.versions(of: plan, before: bound, limit: limit + 1)
            guard versions.count > limit else { return Page(versions) }
            let page = Array(versions.prefix(limit))
            return Page(page, next: page.last.map { String($0.versionNumber) })
        }
    }

    /// What is different in a version.
    ///
    /// - Parameter older: the version to compare with; by default the one that it was made from, else the one before it,
    ///   else none at all.
    public func difference(
        _ user: UserID, _ id: SnapshotID, from older: SnapshotID?
    ) async throws(ServiceError) -> SnapshotDiff {
        try await read(user) { turn in try PlanVersions(turn: turn).difference(id, from: older) }
    }

    /// Where the baseline of an exercise changed in the plans that hold it, newest first.
    public func progression(
        _ user: UserID, of exercise: ExerciseID
    ) async throws(ServiceError) -> [BaselineChange] {
        try await read(user) { turn in try PlanVersions(turn: turn).progression(of: exercise) }
    }

    /// Makes the next version of a plan. A version with that id is answered as it is, and so is the current one where the
    /// content is equal.
    public func makeVersion(
        _ user: UserID, of plan: PlanID, _ request: MakeVersion
    ) async throws(ServiceError) -> (snapshot: PlanSnapshot, created: Bool) {
        try await write(user) { turn in try PlanVersions(turn: turn).make(of: plan, request) }
    }

    /// Makes the next version of a plan with the content of an earlier one.
    public func rollBack(
        _ user: UserID, _ plan: PlanID, _ request: RollBack
    ) async throws(ServiceError) -> (snapshot: PlanSnapshot, created: Bool) {
        try await write(user) { turn in try PlanVersions(turn: turn).rollBack(plan, request) }
    }
}

/// Versions are immutable and gapless: every edit makes the next one, equal content makes none.
struct PlanVersions: UseCase {
    let turn: Turn

    // MARK: Reading

    func difference(_ id: SnapshotID, from older: SnapshotID?) throws -> SnapshotDiff {
        guard let snapshot = try store.snapshot(id) else { throw ServiceError.notFound("plan version") }
        let voice = try turn.voice()
        if let older {
            guard let other = try store.snapshot(older) else {
                throw ServiceError.notFound("plan version", path: "/from")
            }
            return SnapshotDiff(from: other, to: snapshot, voice)
        }
        var other = try snapshot.sourceVersionID.flatMap { try store.snapshot($0) }
        if other == nil, let plan = snapshot.planID {
            other = try store.version(snapshot.versionNumber - 1, of: plan)
        }
        return SnapshotDiff(from: other ?? .none(before: snapshot), to: snapshot, voice)
    }

    func progression(of asked: ExerciseID) throws -> [BaselineChange] {
        let exercise = try turn.shown(asked)
        var changes: [BaselineChange] = []
        for plan in try store.plans(with: exercise) {
            let versions = try store.versions(of: plan.id)
            changes += BaselineChange.history(of: exercise, in: versions.reversed(), planName: plan.name)
        }
        let voice = try turn.voice()
        for index in changes.indices {
            for record in try store.changes(appliedIn: changes[index].snapshotID)
            where record.proposed.exerciseID == exercise {
                changes[index].changes.append(record.change.rendered(voice))
            }
        }
        // Stable: within a plan the order of its versions holds, also for those made within one millisecond.
        return changes.enumerated().sorted {
            ($1.element.date, $0.offset) < ($0.element.date, $1.offset)
        }.map(\.element)
    }

    // MARK: Making

    func make(of planID: PlanID, _ request: MakeVersion) throws -> (snapshot: PlanSnapshot, created: Bool) {
        let current = try PlanBook(turn: turn).plan(planID).currentVersion
        if let existing = try existing(request.id, of: planID) { return (existing, false) }
        if let base = request.baseVersionID, base != current.id {
            throw Self.conflict(with: current, path: "/base_version_id")
        }
        let id = request.id ?? Self.nextID(after: current, of: planID)
        let exercises = try completed(request.exercises, in: id, after: current)
        var faults = PlanFaults()
        faults.check(exercises, notes: request.notes)
        if let error = faults.error { throw error }
        let made = try append(exercises, notes: request.notes, author: .user, after: current, id: id)
        try Proposals(turn: turn).settle(planID)
        return (made, made.id != current.id)
    }

    func rollBack(_ planID: PlanID, _ request: RollBack) throws -> (snapshot: PlanSnapshot, created: Bool) {
        let current = try PlanBook(turn: turn).plan(planID).currentVersion
        if let existing = try existing(request.id, of: planID) { return (existing, false) }
        let found =
            switch request.to {
            case .id(let id): try store.snapshot(id)
            case .number(let number): try store.version(number, of: planID)
            }
        guard let target = found, target.planID == planID else {
            throw ServiceError.notFound("version of this plan", path: "/to")
        }
        let made = try append(
            target.exercises, notes: target.notes, author: .user, after: current,
            id: request.id ?? Self.nextID(after: current, of: planID), source: target.id)
        try Proposals(turn: turn).settle(planID)
        return (made, made.id != current.id)
    }

    /// The version that a request made before.
    private func existing(_ id: SnapshotID?, of plan: PlanID) throws -> PlanSnapshot? {
        guard let id, let snapshot = try store.snapshot(id) else { return nil }
        guard snapshot.planID == plan else {
            throw ServiceError(.validation, "id belongs to a version of another plan.", path: "/id")
        }
        return snapshot
    }

    /// The id of the next version where nobody gave one.
    static func nextID(after current: PlanSnapshot, of plan: PlanID) -> SnapshotID {
        .named("version/\(current.versionNumber + 1)", in: plan)
    }

    /// Prescriptions with ids where the request gave none, and the catalogue's facts. What stays from the version before
    /// keeps the facts it had, so that a new name in the catalogue alone makes no version.
    func completed(
        _ exercises: [ExercisePrescription], in version: SnapshotID, after before: PlanSnapshot? = nil
    ) throws -> [ExercisePrescription] {
        let (library, unit) = (try turn.library(), try turn.settings().unit)
        var completed: [ExercisePrescription] = []
        for (position, asked) in exercises.enumerated() {
            var prescription = asked
            if !prescription.id.isNamed { prescription.id = .named("exercise/\(position)", in: version) }
            let known = before?.exercises.first { $0.id == asked.id && $0.exerciseID == asked.exerciseID }
            if let known {
                (prescription.name, prescription.muscles) = (known.name, known.muscles)
                (prescription.loadKind, prescription.measure) = (known.loadKind, known.measure)
            } else {
                guard let exercise = library[asked.exerciseID] else {
                    throw ServiceError.notFound("exercise", path: "/exercises/\(position)/exercise_id")
                }
                (prescription.name, prescription.muscles) = (exercise.name, exercise.primaryMuscles)
                (prescription.loadKind, prescription.measure) = (exercise.loadKind, exercise.measure)
                if asked.rule == nil, exercise.isCustom {
                    prescription.rule = try store.marks(of: exercise.id).defaultRule
                }
            }
            if let rule = asked.rule, known?.rule != rule { prescription.rule = rule.inUsualSteps(of: unit) }
            if prescription.progressionKey == nil {
                prescription.progressionKey = known?.progressionKey ?? prescription.id.retyped()
            }
            for index in prescription.sets.indices where !prescription.sets[index].id.isNamed {
                prescription.sets[index].id = .named("set/\(position)/\(index)", in: version)
            }
            completed.append(prescription)
        }
        return completed
    }

    /// Appends a version to the plan of another, or to the freeform work that it mirrors. Equal content makes no version:
    /// `current` is answered.
    ///
    /// - Parameters:
    ///   - current: the version that the change starts from. The next one becomes the plan's current version.
    ///   - id: of the new version.
    ///   - source: the version that the content comes from, where it is not `current`.
    /// - Throws: `CHANGE_CONFLICT` when `current` is not the newest version any more, `NOT_FOUND` when its plan was deleted.
    func append(
        _ exercises: [ExercisePrescription], notes: String?, author: PlanSnapshot.Author, after current: PlanSnapshot,
        id: SnapshotID, source: SnapshotID? = nil
    ) throws -> PlanSnapshot {
        let newest: PlanSnapshot
        if let plan = current.planID {
            guard let plan = try store.plan(plan) else { throw ServiceError.notFound("plan") }
            newest = plan.currentVersion
        } else {
            newest = try store.newestOrphan(of: current.id)
        }
        guard newest.id == current.id else { throw Self.conflict(with: newest) }
        var next = PlanSnapshot(
            id: id, planID: newest.planID, versionNumber: newest.versionNumber + 1, createdAt: now, createdBy: author,
            notes: notes, sourceVersionID: source ?? newest.id, exercises: exercises)
        for index in next.exercises.indices where next.exercises[index].progressionKey == nil {
            next.exercises[index].progressionKey = next.exercises[index].id.retyped()
        }
        if next.hasSameContent(as: newest) { return newest }
        if let plan = next.planID {
            try store.insert(next)
            try store.makeCurrent(next, of: plan)
        } else {
            try store.insertOrphanVersion(next, root: try store.orphanRoot(of: current.id))
        }
        return next
    }

    /// Somebody else made a version meanwhile.
    static func conflict(with newest: PlanSnapshot, path: String? = nil) -> ServiceError {
        ServiceError(
            .changeConflict, "The plan has changed meanwhile: version \(newest.versionNumber) is current.", path: path)
    }
}

extension PlanSnapshot {
    /// What a first version is compared with: nothing, which is number 0 and has the zero UUID.
    fileprivate static func none(before first: PlanSnapshot) -> PlanSnapshot {
        PlanSnapshot(
            id: SnapshotID(high: 0, low: 0), versionNumber: 0, createdAt: first.createdAt, createdBy: first.createdBy)
    }
}
