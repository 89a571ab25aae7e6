/// What to lift next in every exercise trained lately, from the log alone or by the plans it ran.
public struct NextFromLog: Sendable {
    /// Weeks before the newest session that count as lately.
    public static let weeks = 8

    /// Where "lately" begins.
    public static func start(before newest: Instant) -> Instant {
        newest.adding(seconds: Int64(-weeks) * 7 * 86_400)
    }

    /// Versions that the sessions ran, by id.
    public var snapshots: [SnapshotID: PlanSnapshot]
    /// The step of an exercise's load.
    public var increment: @Sendable (ExerciseID) -> Mass
    /// What the gym can load; `nil` where it does not say, so that the rule's own step holds.
    public var gymLoads: @Sendable (ExerciseID, LoadKind) -> Loads?
    /// What was learnt before.
    public var coach: Coach
    /// The prescriptions that share a progression key, of all plans.
    public var holders: [ProgressionKey: [PrescriptionID]]
    /// What other lifts take a share of, by the text of the key.
    public var references: [String: Mass] = [:]

    public init(
        snapshots: [SnapshotID: PlanSnapshot] = [:], increment: @escaping @Sendable (ExerciseID) -> Mass,
        gymLoads: @escaping @Sendable (ExerciseID, LoadKind) -> Loads? = { _, _ in nil }, coach: Coach = Coach(),
        holders: [ProgressionKey: [PrescriptionID]] = [:]
    ) {
        self.snapshots = snapshots
        self.increment = increment
        self.gymLoads = gymLoads
        self.coach = coach
        self.holders = holders
    }

    /// One item per exercise, the most recently trained first; within a session in its order.
    ///
    /// - Parameter sessions: newest first.
    public func items(_ sessions: [WorkoutSession]) -> [NextItem] {
        guard let newest = sessions.first?.startedAt else { return [] }
        let oldest = Self.start(before: newest)
        var seen = Set<ExerciseID>()
        var items: [NextItem] = []
        for session in sessions where session.startedAt >= oldest {
            for performance in session.exercises where !seen.contains(performance.exerciseID) {
                guard let item = item(performance.exerciseID, in: session, of: sessions) else { continue }
                seen.insert(performance.exerciseID)
                items.append(item)
            }
        }
        return items
    }

    /// What to do next in one exercise after a session; `nil` when nothing of it was done there.
    ///
    /// - Parameter history: sessions, newest first; from those before this one follows what the rule remembers, such as
    ///   stalls in a row.
    public func item(
        _ exercise: ExerciseID, in session: WorkoutSession, of history: [WorkoutSession] = []
    ) -> NextItem? {
        let performances = session.exercises.filter { $0.exerciseID == exercise }
        guard let first = performances.first else { return nil }
        var sets: [SetPerformance] = []
        for performance in performances { sets.append(contentsOf: performance.sets) }
        let done = sets.filter { $0.status == .done }
        guard !done.isEmpty else { return nil }
        var item = NextItem()
        item.exerciseID = exercise
        item.name = first.name
        item.loadKind = first.loadKind
        item.measure = first.measure
        item.last.sessionID = session.id
        item.last.title = session.title
        item.last.date = session.startedAt
        for set in done { item.last.sets.append(PerformedSet(set)) }
        var performance = first
        performance.sets = sets
        item.recommendation = verdict(on: performance, in: session, of: history).step.recommendation
        return item
    }

    /// What the coach makes of one exercise of a session: by the rule of the prescription that was run; without one, by
    /// the log alone.
    func verdict(
        on performance: ExercisePerformance, in session: WorkoutSession, of history: [WorkoutSession]
    ) -> ExerciseVerdict {
        let facts = ExerciseFacts(
            id: performance.exerciseID, name: performance.name, loadKind: performance.loadKind,
            measure: performance.measure)
        let step = increment(performance.exerciseID)
        let loads = gymLoads(performance.exerciseID, performance.loadKind)
        let prescription = session.planSnapshotID.flatMap { snapshots[$0] }?.exercises.first {
            $0.id == performance.exercisePrescriptionID && $0.exerciseID == performance.exerciseID
        }
        guard session.origin == .plan, let prescription else {
            let next = NextWithoutPlan(
                sets: performance.sets, facts: facts, increment: step, loads: loads, coach: coach, session: session)
            return ExerciseVerdict(next, performance, prescription)
        }
        let rule =
            prescription.rule ?? ProgressionRule.standard(for: facts, increment: step).within(prescription.repRange)
        let usable = loads ?? rule.ownLoads(kind: performance.loadKind)
        let state = state(before: session, prescription, rule, usable, history)
        // The sets of a schedule are those of the day, not those that stand in the plan.
        let sets =
            rule.isScheduled
            ? performance.sets.filter { $0.target != nil }.map { EvaluatedSet($0) }
            : Self.evaluated(performance, against: prescription)
        var work = session.work(sets, usable)
        work.reference = reference(of: rule, in: session.planSnapshotID.flatMap { snapshots[$0] })
        return ExerciseVerdict(
            coach.next(performance.exerciseID, rule, after: work, state), rule, usable, performance, prescription)
    }

    /// What a progression key remembers before a session.
    func state(
        before session: WorkoutSession, _ prescription: ExercisePrescription, _ rule: ProgressionRule, _ loads: Loads,
        _ history: [WorkoutSession]
    ) -> ProgressionState {
        var state = ProgressionState()
        for work in before(session, prescription, loads, history) {
            state = rule.next(after: work, state).state
            // What is accepted of a training max stands in the plan; the rest was only proposed.
            state.trainingMax = nil
        }
        return state
    }

    /// What was done of a progression key before a session, oldest first. Versions of a plan share the prescription's id.
    private func before(
        _ session: WorkoutSession, _ prescription: ExercisePrescription, _ loads: Loads, _ history: [WorkoutSession]
    ) -> [SessionWork] {
        let linked = prescription.progressionKey.flatMap { holders[$0] } ?? []
        var works: [SessionWork] = []
        for earlier in history.reversed() where earlier.startedAt < session.startedAt && earlier.id != session.id {
            for performance in earlier.exercises {
                guard let ran = performance.exercisePrescriptionID, ran == prescription.id || linked.contains(ran)
                else { continue }
                var evaluated: [EvaluatedSet] = []
                for set in performance.sets where set.target != nil { evaluated.append(EvaluatedSet(set)) }
                if !evaluated.isEmpty { works.append(earlier.work(evaluated, loads)) }
            }
        }
        return works
    }

    /// Every prescribed set beside what was done of it. Sets added beyond the prescription have no target and are not
    /// judged; a prescribed set that was taken out counts as not done.
    private static func evaluated(
        _ performance: ExercisePerformance, against prescription: ExercisePrescription
    ) -> [EvaluatedSet] {
        var evaluated: [EvaluatedSet] = []
        for prescribed in prescription.sets {
            if let set = performance.sets.first(where: { $0.setPrescriptionID == prescribed.id }) {
                evaluated.append(EvaluatedSet(set))
            } else {
                evaluated.append(
                    EvaluatedSet(
                        type: prescribed.type, amrap: prescribed.amrap, target: prescribed.target, done: false,
                        weight: nil, reps: nil))
            }
        }
        return evaluated
    }
}

extension WorkoutSession {
    /// The session as the rules see it: one under special circumstances is neither success nor stall.
    func work(_ sets: [EvaluatedSet], _ loads: Loads) -> SessionWork {
        var work = SessionWork(sets, rpe: postEffort?.rpe, kind: kind, loads: loads)
        work.isPeak = phase == .peak
        return work
    }

    var kind: SessionWork.Kind {
        if preMood?.feeling == .sick { return .sick }
        if override != nil { return .overridden }
        switch phase {
        case .deload: return .deload
        case .test: return .test
        case .regular, .peak, nil: return .regular
        }
    }
}
