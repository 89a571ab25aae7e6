import Storage
import Training

/// The plans as they are once everything that waits is accepted.
struct PlansAhead: UseCase {
    let turn: Turn
    private var log: NextFromLog
    private let exercises: Set<ExerciseID>?
    private let sessions: [WorkoutSession]
    private let plans: [WorkoutPlan]
    private var edits: PlanEdits
    private var open: [ChangeRecord] = []
    /// What was done last of exercises, where that was looked for.
    private var trained: [ExerciseID: LastPerformance?] = [:]

    init(
        turn: Turn, _ plans: [WorkoutPlan], of exercises: Set<ExerciseID>?, _ log: NextFromLog,
        _ sessions: [WorkoutSession]
    ) throws {
        (self.turn, self.plans, self.exercises, self.log, self.sessions) = (turn, plans, exercises, log, sessions)
        let library = try turn.library()
        edits = PlanEdits(plans.map(\.currentVersion)) { library[$0] }
        // Of many plans few have something that waits.
        let undecided = try turn.store.plansWithOpenChanges()
        for plan in plans where undecided.contains(plan.id) {
            // A raise of what hurts waits until it is better.
            let waiting = try Proposals(turn: turn).waiting(for: plan)
            let held = log.coach.held(among: waiting.map(\.change))
            let records = waiting.filter { !held.contains($0.change.id) }
            guard !records.isEmpty else { continue }
            edits.acceptWhatFits(records.map(\.change), at: edits.place(of: plan.currentVersion))
            open += records
        }
    }

    mutating func items() throws -> [NextItem] {
        var items: [NextItem] = []
        // Read once, and only where a schedule asks for it.
        var dayLog: NextFromLog?
        for plan in plans where !plan.archived {
            var ahead = plan.currentVersion
            ahead.exercises = edits.exercises(of: plan.currentVersion)
            guard ahead.exercises.contains(where: isWanted) else { continue }
            if dayLog == nil, ahead.exercises.contains(where: { $0.rule?.isScheduled == true }) {
                dayLog = try TrainingLog(turn: turn).next(of: [])
            }
            let day = try TrainingDay(turn: turn, start: now, loads: log.loads, log: dayLog).version(of: ahead)
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
        if newest == nil, plan.lastUsed != nil,
            let last = try store.sessionsRunning(plan.id, fromVersion: 1, prescription.id).last,
            let session = try store.session(last.id)
        {
            (log, history) = try TrainingLog(turn: turn).next(after: session)
            newest = run(prescription, about, in: [session])
        } else if let newest {
            // For the other lifts of that session.
            try Schedules(turn: turn).add(before: newest.session, to: &self.log)
            log = self.log
        }
        let isDeclined = try newest.map { newest in
            try store.changes(drawnFrom: newest.session.id).contains { $0.isDeclined(about) }
        }
        var item = NextItem(
            prescription, of: plan, newest: newest,
            waiting: try waiting(prescription, plan), isDeclined: isDeclined ?? false, log, history: history)
        if item.trained == nil { item.trained = try lastPerformance(of: prescription.exerciseID) }
        return item
    }

    /// The same lift stands in many plans.
    private mutating func lastPerformance(of exercise: ExerciseID) throws -> LastPerformance? {
        if let known = trained[exercise] { return known }
        let last = try store.lastPerformance(of: exercise)
        trained[exercise] = .some(last)
        return last
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

extension ChangeRecord {
    /// Whether it was about one of these prescriptions, and was declined.
    func isDeclined(_ about: Set<PrescriptionID>) -> Bool {
        change.state == .rejected && original.targetExercisePrescriptionID.map { about.contains($0) } ?? false
    }
}
