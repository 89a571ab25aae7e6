import Storage
import Training
import Wire

/// The plans as they are once everything that waits is accepted. Of a thousand plans with the same lifts each lift is looked at
/// once.
struct PlansAhead: UseCase {
    /// Which lifts of the plans are asked about.
    struct Wanted {
        /// Only these exercises; `nil` for all.
        var exercises: Set<ExerciseID>?
        /// Only these prescriptions; `nil` for all.
        var prescriptions: Set<PrescriptionID>?

        func holds(_ prescription: ExercisePrescription) -> Bool {
            (exercises?.contains(prescription.exerciseID) ?? true)
                && (prescriptions?.contains(prescription.id) ?? true)
        }
    }

    /// What is asked of one session that is longer ago than the others.
    private struct Earlier {
        var log: NextFromLog
        var history: [WorkoutSession]
        var runs: LastRuns
        var chances: LiftChances
    }

    /// What was proposed at once, and the version that it is about.
    private struct Bundle {
        var whole: PlanSuggestion
        var version: PlanSnapshot?
    }

    /// One performance of one session.
    private struct Place: Hashable {
        var session: WorkoutID
        var performance: InstanceID
    }

    let turn: Turn
    private var log: NextFromLog
    private let wanted: Wanted
    private let sessions: [WorkoutSession]
    private let plans: [WorkoutPlan]
    private var edits: PlanEdits
    /// What waits, in the order in which it is accepted.
    private var open: [ChangeRecord] = []
    private var places: [ChangeID: Int] = [:]

    // What was looked for already.
    private var runs: LastRuns
    private var chances: LiftChances
    private var verdicts: [Place: JudgedLift] = [:]
    private var earlierOnes: [WorkoutID: Earlier] = [:]
    private var declined: [WorkoutID: Set<PrescriptionID>] = [:]
    private var bundles: [SuggestionID: Bundle?] = [:]
    private var trained: [ExerciseID: LastPerformance?] = [:]

    /// - Parameters:
    ///   - log: what it takes to judge the sessions.
    ///   - sessions: newest first.
    init(
        turn: Turn, _ plans: [WorkoutPlan], of wanted: Wanted, _ log: NextFromLog, _ sessions: [WorkoutSession]
    ) throws {
        (self.turn, self.plans, self.wanted, self.log, self.sessions) = (turn, plans, wanted, log, sessions)
        (runs, chances) = (LastRuns(sessions, log.holders), LiftChances(log))
        let library = try turn.library()
        edits = PlanEdits(plans.map(\.currentVersion)) { library[$0] }
        let undecided = try Self.undecided(turn, plans, wanted, log)
        for plan in plans {
            // Of many plans few have something that waits.
            guard let waiting = undecided[plan.id] else { continue }
            // A raise of what hurts waits until it is better.
            let held = log.coach.held(among: waiting.map(\.change))
            let records = waiting.filter { !held.contains($0.change.id) }
            guard !records.isEmpty else { continue }
            edits.acceptWhatFits(records.map(\.change), at: edits.place(of: plan.currentVersion))
            for record in records {
                places[record.original.id] = open.count
                open.append(record)
            }
        }
    }

    /// What waits and can reach the lifts that are asked about: all of it, but for a few prescriptions whose plans share no key with
    /// others, which only changes of their own plans reach.
    private static func undecided(
        _ turn: Turn, _ plans: [WorkoutPlan], _ wanted: Wanted, _ log: NextFromLog
    ) throws -> [PlanID: [ChangeRecord]] {
        let proposals = Proposals(turn: turn)
        guard wanted.prescriptions != nil else { return try proposals.waiting() }
        var undecided: [PlanID: [ChangeRecord]] = [:]
        for plan in plans {
            let exercises = plan.currentVersion.exercises
            guard exercises.contains(where: wanted.holds) else { continue }
            let isLinked = exercises.contains { exercise in
                (exercise.progressionKey.flatMap { log.holders[$0] } ?? []).count > 1
            }
            if isLinked { return try proposals.waiting() }
            undecided[plan.id] = try proposals.waiting(for: plan)
        }
        return undecided
    }

    mutating func items() throws -> [NextItem] {
        var items: [NextItem] = []
        // Worked out once, and only where a schedule asks for it.
        var dayLog: NextFromLog?
        var weights = FirstWeights(turn: turn)
        let weeks = try WeeksAhead(program: store.activeProgram()?.program, plans, at: now)
        for plan in plans where !plan.archived {
            var ahead = plan.currentVersion
            ahead.exercises = edits.exercises(of: plan.currentVersion)
            guard ahead.exercises.contains(where: wanted.holds) else { continue }
            if dayLog == nil, ahead.exercises.contains(where: { $0.rule?.isScheduled == true }) {
                dayLog = try TrainingLog(turn: turn).next(of: [], on: log)
            }
            let given = try weights.given(to: ahead, of: plan, loads: log.loads)
            var trained = TrainingDay(
                turn: turn, start: now, loads: log.loads, givesFirstWeights: false, log: dayLog)
            trained.week = { weeks.week(of: $0) }
            let day = try trained.version(of: given.snapshot)
            for prescription in day.exercises where wanted.holds(prescription) {
                items.append(try item(prescription, of: plan, given.reasons[prescription.id]))
            }
        }
        return items
    }

    /// - Parameter first: why it has the weight that it begins with, where the plan names none.
    private mutating func item(
        _ prescription: ExercisePrescription, of plan: WorkoutPlan, _ first: [Reason]?
    ) throws -> NextItem {
        let (waiting, loads) = (try waiting(prescription, plan), log.loads(of: prescription))
        var item: NextItem
        if let newest = runs.newest(of: prescription) {
            // For the other lifts of that session.
            try Schedules(turn: turn).add(before: newest.session, to: &log)
            let judged = judge(newest, log, sessions)
            let isDeclined = try wasDeclined(prescription, after: newest.session)
            item = NextItem(
                prescription, of: plan, trained: LastPerformance(newest.performance, in: newest.session),
                judged: judged, waiting: waiting, isDeclined: isDeclined, loads: loads, &chances)
        } else if let id = try lastSession(of: prescription, in: plan), var earlier = try earlier(id) {
            let newest = earlier.runs.newest(of: prescription)
            let judged = newest.map { judge($0, earlier.log, earlier.history) }
            let isDeclined = try newest.map { try wasDeclined(prescription, after: $0.session) }
            item = NextItem(
                prescription, of: plan, trained: newest.map { LastPerformance($0.performance, in: $0.session) },
                judged: judged, waiting: waiting, isDeclined: isDeclined ?? false, loads: loads, &earlier.chances)
        } else {
            item = NextItem(
                prescription, of: plan, trained: nil, judged: nil, waiting: waiting, isDeclined: false, loads: loads,
                &chances)
        }
        if let first = first.flatMap({ NonEmpty($0) }), item.recommendation.reasons[0].code == .planTarget {
            item.recommendation.reasons = first
        }
        if item.trained == nil { item.trained = try lastPerformance(of: prescription.exerciseID) }
        return item
    }
}

// MARK: Looked at once

extension PlansAhead {
    private mutating func judge(
        _ run: LastRuns.Run, _ log: NextFromLog, _ history: [WorkoutSession]
    ) -> JudgedLift {
        let place = Place(session: run.session.id, performance: run.performance.id)
        if let known = verdicts[place] { return known }
        let lift = log.judged(run.performance, in: run.session, of: history)
        verdicts[place] = lift
        return lift
    }

    /// The newest session that ran a prescription of a plan, however long ago.
    private func lastSession(of prescription: ExercisePrescription, in plan: WorkoutPlan) throws -> WorkoutID? {
        guard plan.lastUsed != nil else { return nil }
        return try store.sessionsRunning(plan.id, fromVersion: 1, prescription.id).last?.id
    }

    private mutating func earlier(_ id: WorkoutID) throws -> Earlier? {
        if let known = earlierOnes[id] { return known }
        guard let session = try store.session(id) else { return nil }
        let (log, history) = try TrainingLog(turn: turn).next(after: session, on: self.log)
        let found = Earlier(
            log: log, history: history, runs: LastRuns([session], log.holders), chances: LiftChances(log))
        earlierOnes[id] = found
        return found
    }

    /// Whether what was proposed of a lift after a session, or of what shares its key, was declined.
    private mutating func wasDeclined(
        _ prescription: ExercisePrescription, after session: WorkoutSession
    ) throws -> Bool {
        let targets: Set<PrescriptionID>
        if let known = declined[session.id] {
            targets = known
        } else {
            let drawn = try store.changes(drawnFrom: session.id)
            targets = Set(
                drawn.filter { $0.change.state == .rejected }.compactMap(\.original.targetExercisePrescriptionID))
            declined[session.id] = targets
        }
        if targets.isEmpty { return false }
        if targets.contains(prescription.id) { return true }
        return prescription.progressionKey.flatMap { log.holders[$0] }?.contains { targets.contains($0) } ?? false
    }

    /// The same lift stands in many plans.
    private mutating func lastPerformance(of exercise: ExerciseID) throws -> LastPerformance? {
        if let known = trained[exercise] { return known }
        let last = try store.lastPerformance(of: exercise)
        trained[exercise] = .some(last)
        return last
    }

    private mutating func bundle(_ id: SuggestionID) throws -> Bundle? {
        if let known = bundles[id] { return known }
        let bundle = try store.suggestion(id).map { whole in
            Bundle(whole: whole, version: try whole.planSnapshotID.flatMap { try store.snapshot($0) })
        }
        bundles[id] = .some(bundle)
        return bundle
    }

    /// What waits and is in a prescription.
    private mutating func waiting(_ prescription: ExercisePrescription, _ plan: WorkoutPlan) throws -> WaitingChanges {
        var waiting = WaitingChanges()
        let made = edits.changes(in: prescription.id, of: plan.currentVersion)
        let records = made.compactMap { places[$0] }.sorted().map { open[$0] }.filter { $0.original.type != .stay }
        waiting.changes = records.map(\.change)
        let bundles = Set(records.map(\.suggestionID))
        waiting.isOneWhole = bundles.count == 1
        if let id = bundles.first, waiting.isOneWhole, let bundle = try bundle(id) {
            let whole = bundle.whole
            // What was said of the lift as it was then may not hold since it was edited.
            let then = bundle.version?.exercises.first { $0.id == prescription.id }
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
}

extension ChangeRecord {
    /// Whether it was about one of these prescriptions, and was declined.
    func isDeclined(_ about: Set<PrescriptionID>) -> Bool {
        change.state == .rejected && original.targetExercisePrescriptionID.map { about.contains($0) } ?? false
    }
}
