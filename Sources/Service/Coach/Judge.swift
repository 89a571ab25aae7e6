import Contract
import Storage
import Training

/// What came of earlier changes. Everything of it follows from the facts, and is worked out anew whenever a session changes.
struct Judge: UseCase {
    let turn: Turn

    /// Judges the open changes of what was trained in the newest session. Sessions before it had their chance.
    func evaluate(newest session: WorkoutSession) throws {
        let snapshot = try session.planSnapshotID.flatMap { try store.snapshot($0) }
        for exercise in Set(session.trainedExercises) {
            let records = try store.changes(in: [.accepted, .rejected], of: exercise)
            var judged = false
            for group in Self.groups(of: records) {
                guard let snapshot, session.origin == .plan,
                    let result = try result(
                        of: group, in: session, snapshot, versions: versions(of: group),
                        since: start(of: group))
                else { continue }
                for record in group { try store.save(result, of: record) }
                judged = true
            }
            for record in records where record.change.state == .rejected && record.result == nil {
                guard let (from, to) = Self.watched(record), from <= session.startedAt, session.startedAt <= to,
                    OutcomeJudge().wasDoneAnyway(record.proposed, in: session.exercises)
                else { continue }
                try store.save(.doneAnyway, of: record)
                judged = true
            }
            if judged { try store.rebuildCalibration(of: exercise) }
        }
    }

    /// Judges every decided change of these exercises anew, because an earlier session changed.
    func evaluateAll(of exercises: Set<ExerciseID>) throws {
        for exercise in exercises {
            let records = try store.changes(in: [.accepted, .evaluated, .rejected], of: exercise)
            for group in Self.groups(of: records) {
                let result = try firstResult(of: group)
                for record in group where record.result != result { try store.save(result, of: record) }
            }
            for record in records where record.change.state == .rejected {
                let result = try rejectedResult(of: record)
                if result != record.result { try store.save(result, of: record) }
            }
            try store.rebuildCalibration(of: exercise)
        }
    }

    /// The changes that were not rejected; those of a bundle with one type for one exercise are judged together.
    private static func groups(of records: [ChangeRecord]) -> [[ChangeRecord]] {
        var groups: [[ChangeRecord]] = []
        for record in records where record.change.state != .rejected {
            let place = groups.firstIndex { group in
                guard let first = group.first else { return false }
                return first.suggestionID == record.suggestionID && first.proposed.type == record.proposed.type
                    && first.proposed.targetExercisePrescriptionID == record.proposed.targetExercisePrescriptionID
            }
            if let place { groups[place].append(record) } else { groups.append([record]) }
        }
        return groups
    }

    /// The versions that put the changes of a group into effect.
    private func versions(of group: [ChangeRecord]) throws -> [SnapshotID: PlanSnapshot] {
        var versions: [SnapshotID: PlanSnapshot] = [:]
        for target in group.flatMap(\.applied) where versions[target.snapshotID] == nil {
            versions[target.snapshotID] = try store.snapshot(target.snapshotID)
        }
        return versions
    }

    /// When the workout began that gave rise to a group, else when the group was proposed.
    private func start(of group: [ChangeRecord]) throws -> Instant {
        guard let first = group.first else { return Instant(milliseconds: 0) }
        guard first.proposed.type == .stay, let id = first.sessionID, let session = try store.session(id) else {
            return first.createdAt
        }
        return session.startedAt
    }

    /// What came of a group in a session that ran a version; `nil` when it did not run the group, or leaves it open.
    private func result(
        of group: [ChangeRecord], in session: WorkoutSession, _ snapshot: PlanSnapshot,
        versions: [SnapshotID: PlanSnapshot], since start: Instant
    ) throws -> ChangeResult? {
        guard let first = group.first else { return nil }
        // "The same again" stands in the version that gave rise to it.
        if first.proposed.type == .stay, session.startedAt <= start { return nil }
        let held = group.flatMap(\.applied).filter { target in
            guard let version = versions[target.snapshotID], let plan = version.planID else { return false }
            return snapshot.planID == plan && snapshot.versionNumber >= version.versionNumber
                && target.place(of: first.proposed.type).holds(in: snapshot, first.proposed.type)
        }
        guard !held.isEmpty,
            let outcome = OutcomeJudge().outcome(
                of: ChangeGroup(first.proposed.type, held.map { $0.place(of: first.proposed.type) }), in: session)
        else { return nil }
        var result = ChangeResult()
        (result.outcome, result.evaluatedAt, result.evaluatedInSessionID) = (outcome, session.endedAt, session.id)
        result.wasTired = session.preMood?.isLow ?? false
        return result
    }

    /// What came of a group in the first session that ran it; `nil` while it is open.
    private func firstResult(of group: [ChangeRecord]) throws -> ChangeResult? {
        let (versions, start) = (try versions(of: group), try start(of: group))
        var candidates: [(id: WorkoutID, startedAt: Instant)] = []
        var asked: [SnapshotID: Set<PrescriptionID>] = [:]
        for target in group.flatMap(\.applied) {
            guard asked[target.snapshotID, default: []].insert(target.exercisePrescriptionID).inserted,
                let version = versions[target.snapshotID], let plan = version.planID
            else { continue }
            candidates += try store.sessionsRunning(
                plan, fromVersion: version.versionNumber, target.exercisePrescriptionID)
        }
        candidates.sort { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
        var seen = Set<WorkoutID>()
        for candidate in candidates where seen.insert(candidate.id).inserted {
            guard let session = try store.session(candidate.id),
                let snapshot = try session.planSnapshotID.flatMap({ try store.snapshot($0) }),
                let result = try result(of: group, in: session, snapshot, versions: versions, since: start)
            else { continue }
            return result
        }
        return nil
    }

    /// How long a rejected change is watched.
    private static func watched(_ record: ChangeRecord) -> (from: Instant, to: Instant)? {
        guard let decided = record.facts.last?.at else { return nil }
        return (decided, decided.adding(seconds: Int64(CoachPolicy.current.doneAnywayDays) * 86_400))
    }

    /// Judges a change that was rejected just now: the decision may arrive late, after a session that did it after all.
    func evaluate(rejected record: ChangeRecord) throws {
        let result = try rejectedResult(of: record)
        if result != record.result { try store.save(result, of: record) }
    }

    /// Whether what was rejected was done after all, within the policy's window.
    private func rejectedResult(of record: ChangeRecord) throws -> ChangeResult? {
        guard let exercise = record.proposed.exerciseID, let (from, to) = Self.watched(record) else { return nil }
        for dated in try store.history(of: exercise, from: from, to: to) {
            if OutcomeJudge().wasDoneAnyway(record.proposed, in: [dated.performance]) { return .doneAnyway }
        }
        return nil
    }

    /// Whether training well when tired has shown that the lifter need not be spared.
    func tiredIsTrusted() throws -> Bool {
        let wanted = CoachPolicy.current.goodWhileTired
        let sessions = try store.outcomesWhileTired(sessions: wanted)
        return sessions.count == wanted && sessions.allSatisfy { $0.allSatisfy { $0 == .good } }
    }
}

extension SuggestedChange {
    /// The same with its sentences written out.
    func rendered(_ voice: Voice) -> SuggestedChange {
        var rendered = self
        rendered.render(voice)
        return rendered
    }
}
