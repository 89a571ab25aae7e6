import Contract
import Storage
public import Training

/// What the coach draws from a session: what came of earlier changes, and what to change next. Everything but the bundles
/// themselves follows from the facts, and is worked out anew whenever a session changes.
extension TopsetService {
    // MARK: Outcomes

    /// Judges the open changes of what was trained in the newest session. Sessions before it had their chance.
    static func evaluate(newest session: WorkoutSession, _ store: Store) throws {
        let snapshot = try session.planSnapshotID.flatMap { try store.snapshot($0) }
        for exercise in Set(session.trainedExercises) {
            let records = try store.changes(in: [.accepted, .rejected], of: exercise)
            var judged = false
            for group in groups(of: records) {
                guard let snapshot, session.origin == .plan,
                    let result = try result(
                        of: group, in: session, snapshot, versions: versions(of: group, store),
                        since: start(of: group, store))
                else { continue }
                for record in group { try store.save(result, of: record) }
                judged = true
            }
            for record in records where record.change.state == .rejected && record.result == nil {
                guard let (from, to) = watched(record), from <= session.startedAt, session.startedAt <= to,
                    OutcomeJudge().wasDoneAnyway(record.proposed, in: session)
                else { continue }
                try store.save(.doneAnyway, of: record)
                judged = true
            }
            if judged { try store.rebuildCalibration(of: exercise) }
        }
    }

    /// Judges every decided change of these exercises anew, because an earlier session changed.
    static func evaluateAll(of exercises: Set<ExerciseID>, _ store: Store) throws {
        for exercise in exercises {
            let records = try store.changes(in: [.accepted, .evaluated, .rejected], of: exercise)
            for group in groups(of: records) {
                let result = try firstResult(of: group, store)
                for record in group where record.result != result { try store.save(result, of: record) }
            }
            for record in records where record.change.state == .rejected {
                let result = try rejectedResult(of: record, store)
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
    private static func versions(of group: [ChangeRecord], _ store: Store) throws -> [SnapshotID: PlanSnapshot] {
        var versions: [SnapshotID: PlanSnapshot] = [:]
        for target in group.flatMap(\.applied) where versions[target.snapshotID] == nil {
            versions[target.snapshotID] = try store.snapshot(target.snapshotID)
        }
        return versions
    }

    /// When the workout began that gave rise to a group, else when the group was proposed.
    private static func start(of group: [ChangeRecord], _ store: Store) throws -> Instant {
        guard let first = group.first else { return Instant(milliseconds: 0) }
        guard first.proposed.type == .stay, let id = first.sessionID, let session = try store.session(id) else {
            return first.createdAt
        }
        return session.startedAt
    }

    /// What came of a group in a session that ran a version; `nil` when it did not run the group, or leaves it open.
    private static func result(
        of group: [ChangeRecord], in session: WorkoutSession, _ snapshot: PlanSnapshot,
        versions: [SnapshotID: PlanSnapshot], since start: Instant
    ) throws -> ChangeResult? {
        guard let first = group.first else { return nil }
        // "The same again" stands in the version that gave rise to it.
        if first.proposed.type == .stay, session.startedAt <= start { return nil }
        let held = group.flatMap(\.applied).filter { target in
            guard let version = versions[target.snapshotID], let plan = version.planID else { return false }
            return snapshot.planID == plan && snapshot.versionNumber >= version.versionNumber
                && target.holds(in: snapshot, first.proposed.type)
        }
        guard !held.isEmpty,
            let outcome = OutcomeJudge().outcome(of: ChangeGroup(first.proposed.type, held), in: session)
        else { return nil }
        var result = ChangeResult()
        (result.outcome, result.evaluatedAt, result.evaluatedInSessionID) = (outcome, session.endedAt, session.id)
        result.wasTired = session.preMood?.isLow ?? false
        return result
    }

    /// What came of a group in the first session that ran it; `nil` while it is open.
    private static func firstResult(of group: [ChangeRecord], _ store: Store) throws -> ChangeResult? {
        let (versions, start) = (try versions(of: group, store), try start(of: group, store))
        var candidates: [(id: WorkoutID, startedAt: Instant)] = []
        var asked = Set<String>()
        for target in group.flatMap(\.applied) {
            guard asked.insert(target.snapshotID.text + target.exercisePrescriptionID.text).inserted,
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

    /// Whether what was rejected was done after all, within the policy's window.
    static func rejectedResult(of record: ChangeRecord, _ store: Store) throws -> ChangeResult? {
        guard let exercise = record.proposed.exerciseID, let (from, to) = watched(record) else { return nil }
        for dated in try store.history(of: exercise, from: from, to: to) {
            var session = WorkoutSession()
            session.exercises = [dated.performance]
            if OutcomeJudge().wasDoneAnyway(record.proposed, in: session) { return .doneAnyway }
        }
        return nil
    }

    // MARK: Suggestions

    /// What the rules make of a session: one bundle, stored; applied at once where the lifter wants that.
    static func suggest(
        after session: WorkoutSession, _ log: NextFromLog, _ history: [WorkoutSession], _ settings: Settings,
        _ store: Store, now: Instant, ids: [SnapshotID]
    ) throws -> PlanSuggestion? {
        guard let id = session.planSnapshotID, let snapshot = try store.snapshot(id) else { return nil }
        if let plan = snapshot.planID, try store.plan(plan) == nil { return nil }
        var suggestion = log.suggestion(after: session, of: history)
        guard !suggestion.changes.isEmpty else { return nil }
        (suggestion.createdAt, suggestion.planID) = (now, snapshot.planID)
        try insert(suggestion, store, now)
        let automatic = suggestion.changes.filter { $0.appliesByItself(settings) }
        if !automatic.isEmpty {
            var round = try DecisionRound(store, at: now, now: now, ids: ids)
            let chosen = try automatic.compactMap { change in
                try store.change(change.id).map {
                    ChosenChange(record: $0, decision: .accepted, path: "/decisions", by: .policy)
                }
            }
            // The plan may have been edited while the workout ran: then the lifter is asked after all.
            do { try round.carryOut(chosen) } catch let error as ServiceError where error.code == .changeConflict {}
        }
        return try store.suggestion(suggestion.id)
    }

    /// What was learnt of these exercises.
    static func coach(for exercises: Set<ExerciseID>, _ store: Store) throws -> Coach {
        var calibrations: [ExerciseID: Calibration] = [:]
        for exercise in exercises { calibrations[exercise] = try store.calibration(of: exercise) }
        return Coach(calibrations)
    }

    /// Whether training well when tired has shown that the lifter need not be spared.
    static func tiredIsTrusted(_ store: Store) throws -> Bool {
        let wanted = CoachPolicy.current.goodWhileTired
        let sessions = try store.outcomesWhileTired(sessions: wanted)
        return sessions.count == wanted && sessions.allSatisfy { $0.allSatisfy { $0 == .good } }
    }

    // MARK: Rebuilding

    /// Works out anew everything that follows from facts: records, outcomes, what was learnt.
    public func rebuild(_ user: UserID) async throws(ServiceError) -> RebuildReport {
        try await write(user) { store in
            let before = try store.projections()
            var report = RebuildReport()
            let exercises = try store.trainedExercises()
            try store.forgetRecords()
            for exercise in exercises { try store.rebuildRecords(of: exercise) }
            let proposed = try store.exercisesOfChanges()
            try store.forgetResults()
            try Self.evaluateAll(of: proposed, store)
            let after = try store.projections()
            (report.exercises, report.records) = (exercises.union(proposed).count, after.records.count)
            (report.outcomes, report.calibrations) = (after.outcomes.count, after.calibrations.count)
            report.changed = before != after
            return report
        }
    }
}

extension SuggestedChange {
    /// Whether the lifter lets this be applied without asking. A step back, and another exercise, are always asked.
    func appliesByItself(_ settings: Settings) -> Bool {
        switch type {
        case .increaseWeight, .decreaseWeight, .increaseReps, .decreaseReps, .increaseDuration, .changeTrainingMax:
            break
        case .decreaseDuration, .increaseRest, .decreaseRest, .addSet, .removeSet, .changeSetType, .deload, .stay,
            .substitute, .changeStage, .restart:
            return false
        }
        // Fewer reps after a deload belong to it.
        if reasons.first?.code == .deload { return false }
        return settings.appliesByItself(exerciseID)
    }
}
