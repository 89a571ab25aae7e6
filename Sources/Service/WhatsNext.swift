import Contract
import Storage
import Training

/// What comes next, from one place: for the list of all lifts, for the summary of a workout, and for what is proposed.
extension TopsetService {
    /// What to lift next in every lift of the plans, and in what was trained lately without one; the most recently trained
    /// first, then what was never trained, in the plans' order.
    ///
    /// - Parameter exercises: only these; `nil` for all.
    static func whatNext(
        _ store: Store, of exercises: Set<ExerciseID>? = nil, at now: Instant
    ) throws -> [NextItem] {
        let sessions = try lately(store, of: exercises)
        let log = try nextFromLog(sessions, store)
        var plansAhead = try PlansAhead(store, of: exercises, log, sessions, at: now)
        var items = try plansAhead.items()
        let planned = Set(items.map(\.exerciseID))
        var seen = Set<ExerciseID>()
        for session in sessions {
            for exercise in session.trainedExercises where exercises?.contains(exercise) ?? true {
                guard session.performance(of: exercise) != nil, seen.insert(exercise).inserted else { continue }
                // Beside the lifts of plans, freeform work speaks for itself as long as nothing newer does.
                if planned.contains(exercise), session.origin != .freeform { continue }
                if let item = try ahead(exercise, in: session, log, sessions, store) { items.append(item) }
            }
        }
        // Sorting keeps equals in their order.
        let trained = items.filter { $0.trained != nil }.sorted { $0.last.date > $1.last.date }
        return trained + items.filter { $0.trained == nil }
    }

    /// What comes next in everything that was trained in a session, in its order.
    static func whatNext(
        after session: WorkoutSession, _ store: Store, _ log: NextFromLog, _ history: [WorkoutSession], at now: Instant
    ) throws -> [NextItem] {
        let exercises = Set(session.trainedExercises)
        var plansAhead = try PlansAhead(store, of: exercises, log, [session] + history, at: now)
        let planned = try plansAhead.items()
        return try session.trainedExercises.compactMap { exercise in
            let ran = Set(session.exercises.filter { $0.exerciseID == exercise }.map(\.exercisePrescriptionID))
            return try planned.first { $0.exerciseID == exercise && ran.contains($0.exercisePrescriptionID) }
                ?? ahead(exercise, in: session, log, [session] + history, store)
        }
    }

    /// What comes next after work without a plan, with what was decided of the proposals it gave rise to.
    private static func ahead(
        _ exercise: ExerciseID, in session: WorkoutSession, _ log: NextFromLog, _ history: [WorkoutSession],
        _ store: Store
    ) throws -> NextItem? {
        guard var item = log.item(exercise, in: session, of: history) else { return nil }
        guard session.origin == .freeform, let own = session.planSnapshotID else { return item }
        let about = Set(session.exercises.filter { $0.exerciseID == exercise }.compactMap(\.exercisePrescriptionID))
        let isDeclined = try store.changes(drawnFrom: session.id).contains { $0.isDeclined(about) }
        if isDeclined, let own = try store.newestOrphan(of: own).exercises.first(where: { about.contains($0.id) }) {
            item.recommendation = Recommendation()
            item.recommendation.targets = own.plannedSets.map(\.target)
            item.recommendation.reasons = [.declined]
        }
        return item
    }

    /// The sessions of the last eight weeks of the log, newest first; of one exercise those of its own last eight weeks.
    private static func lately(_ store: Store, of exercises: Set<ExerciseID>?) throws -> [WorkoutSession] {
        var filter = Store.SessionFilter()
        if exercises?.count == 1 { filter.exercise = exercises?.first }
        guard let newest = try store.sessions(filter, limit: 1).first else { return [] }
        filter.from = NextFromLog.start(before: newest.startedAt)
        return try store.sessions(filter, limit: .max)
    }

    /// What it takes to say what comes after a session, and the sessions before it that count: eight weeks of them. A schedule is
    /// counted from its first session on, and remembered.
    ///
    /// - Parameter keeping: whether what schedules remember is kept; within a write only.
    static func nextFromLog(
        after session: WorkoutSession, _ store: Store, keeping: Bool = false
    ) throws -> (log: NextFromLog, history: [WorkoutSession]) {
        var filter = Store.SessionFilter()
        filter.from = NextFromLog.start(before: session.startedAt)
        filter.to = session.startedAt
        var log = try nextFromLog([session], store)
        try addStates(before: session, to: &log, store, keeping: keeping)
        return (log, try store.sessions(filter, limit: .max))
    }

    /// What it takes to say what comes after these sessions: the versions they ran, the loads of the usual gym, and what
    /// was learnt before.
    static func nextFromLog(_ sessions: [WorkoutSession], _ store: Store) throws -> NextFromLog {
        var snapshots: [SnapshotID: PlanSnapshot] = [:]
        for id in versionsThatCount(sessions) { snapshots[id] = try store.snapshot(id) }
        let settings = try store.settings() ?? Settings()
        let library = try Library(store)
        let gym = try settings.flags.advancedPlateMath ? settings.gymID.flatMap { try store.gym($0) } : nil
        var holders: [ProgressionKey: [PrescriptionID]] = [:]
        var references: [String: Mass] = [:]
        for version in try store.currentVersions() {
            for exercise in version.exercises {
                guard let key = exercise.progressionKey else { continue }
                holders[key, default: []].append(exercise.id)
                if references[key.text] == nil { references[key.text] = exercise.referenceWeight }
            }
        }
        var log = NextFromLog(
            snapshots: snapshots, increment: library.increment(settings.unit), unit: settings.unit,
            gymLoads: library.loads(gym, settings.unit),
            coach: try coach(for: Set(sessions.flatMap(\.trainedExercises)), store), holders: holders)
        log.references = references
        return log
    }
}

/// The versions that the newest session of each lift ran.
private func versionsThatCount(_ sessions: [WorkoutSession]) -> Set<SnapshotID> {
    var (lifts, exercises, versions) = (Set<PrescriptionID>(), Set<ExerciseID>(), Set<SnapshotID>())
    for session in sessions {
        for performance in session.exercises where performance.sets.contains(where: { $0.status == .done }) {
            let isNewest = exercises.insert(performance.exerciseID).inserted
            let isNewestOfLift = performance.exercisePrescriptionID.map { lifts.insert($0).inserted } ?? false
            if isNewest || isNewestOfLift, let id = session.planSnapshotID { versions.insert(id) }
        }
    }
    return versions
}

extension ChangeRecord {
    /// Whether it was about one of these prescriptions, and was declined.
    fileprivate func isDeclined(_ about: Set<PrescriptionID>) -> Bool {
        change.state == .rejected && original.targetExercisePrescriptionID.map { about.contains($0) } ?? false
    }
}

/// The plans as they are once everything that waits is accepted.
private struct PlansAhead {
    private let store: Store
    private var log: NextFromLog
    private let now: Instant
    private let exercises: Set<ExerciseID>?
    private let sessions: [WorkoutSession]
    private let plans: [WorkoutPlan]
    private var edits: PlanEdits
    private var open: [ChangeRecord] = []

    init(
        _ store: Store, of exercises: Set<ExerciseID>?, _ log: NextFromLog, _ sessions: [WorkoutSession],
        at now: Instant
    ) throws {
        (self.store, self.exercises, self.log, self.sessions) = (store, exercises, log, sessions)
        self.now = now
        plans = try store.plans()
        let library = try Library(store)
        edits = PlanEdits(plans.map(\.currentVersion)) { library[$0] }
        for plan in plans {
            let records = try TopsetService.waiting(for: plan, store)
            guard !records.isEmpty else { continue }
            edits.acceptWhatFits(records.map(\.change), at: edits.place(of: plan.currentVersion))
            open += records
        }
    }

    mutating func items() throws -> [NextItem] {
        var items: [NextItem] = []
        for plan in plans where !plan.archived {
            var ahead = plan.currentVersion
            ahead.exercises = edits.exercises(of: plan.currentVersion)
            guard ahead.exercises.contains(where: isWanted) else { continue }
            let day = try TopsetService.onTheDay(ahead, now, log.loads, store)
            for prescription in day.exercises where isWanted(prescription) {
                items.append(try item(prescription, of: plan))
            }
        }
        return items
    }

    private func isWanted(_ prescription: ExercisePrescription) -> Bool {
        exercises?.contains(prescription.exerciseID) ?? true
    }

    private mutating func item(_ prescription: ExercisePrescription, of plan: WorkoutPlan) throws -> NextItem {
        let linked = prescription.progressionKey.flatMap { self.log.holders[$0] } ?? []
        let about = Set(linked + [prescription.id])
        var (log, history) = (self.log, sessions)
        var newest = run(prescription, about, in: sessions)
        if newest == nil, let last = try store.sessionsRunning(plan.id, fromVersion: 1, prescription.id).last,
            let session = try store.session(last.id)
        {
            (log, history) = try TopsetService.nextFromLog(after: session, store)
            newest = run(prescription, about, in: [session])
        } else if let newest {
            // Kept for the other lifts of that session.
            try TopsetService.addStates(before: newest.session, to: &self.log, store, keeping: false)
            log = self.log
        }
        let isDeclined = try newest.map { newest in
            try store.changes(drawnFrom: newest.session.id).contains { $0.isDeclined(about) }
        }
        return NextItem(
            prescription, of: plan, newest: newest,
            waiting: try waiting(prescription, plan), isDeclined: isDeclined ?? false, log, history: history)
    }

    /// What waits and is in a prescription.
    private func waiting(_ prescription: ExercisePrescription, _ plan: WorkoutPlan) throws -> WaitingChanges {
        let made = edits.changes(in: prescription.id, of: plan.currentVersion)
        let records = open.filter { made.contains($0.original.id) && $0.original.type != .stay }
        var waiting = WaitingChanges()
        waiting.changes = records.map(\.change)
        let bundles = Set(records.map(\.suggestionID))
        waiting.isOneWhole = bundles.count == 1
        if let bundle = bundles.first, waiting.isOneWhole, let whole = try store.suggestion(bundle) {
            // What was said of the lift as it was then may not hold since it was edited.
            let then = try whole.planSnapshotID.flatMap { try store.snapshot($0) }?.exercises
                .first { $0.id == prescription.id }
            let now = plan.currentVersion.exercises.first { $0.id == prescription.id }
            if let then, then.sets != now?.sets { waiting.isOneWhole = false }
            let about = Set(records.map(\.original.targetExercisePrescriptionID))
            for change in whole.changes where about.contains(change.targetExercisePrescriptionID) {
                if change.type != .stay, !made.contains(change.id) { waiting.isOneWhole = false }
            }
            if waiting.changes.contains(where: { $0.reasons.isEmpty }) {
                for index in waiting.changes.indices { waiting.changes[index].reasons = whole.reasons }
            }
        }
        return waiting
    }

    /// The newest session in which one of these prescriptions was trained, and what was done of it.
    private func run(
        _ prescription: ExercisePrescription, _ about: Set<PrescriptionID>, in sessions: [WorkoutSession]
    ) -> (session: WorkoutSession, performance: ExercisePerformance)? {
        for session in sessions {
            for performance in session.exercises where performance.exerciseID == prescription.exerciseID {
                guard performance.exercisePrescriptionID.map({ about.contains($0) }) ?? false,
                    performance.sets.contains(where: { $0.status == .done })
                else { continue }
                return (session, performance)
            }
        }
        return nil
    }
}
