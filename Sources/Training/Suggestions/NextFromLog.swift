import Wire

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
    /// The unit of the lifter, whose steps hold where no gym says otherwise.
    public var unit: MassUnit
    /// What the gym can load; `nil` where it does not say, so that the rule's own step holds.
    public var gymLoads: @Sendable (ExerciseID, LoadKind) -> Loads?
    /// An exercise of the catalogue or of the lifter's own; `nil` where it is not known.
    public var exercise: @Sendable (ExerciseID) -> Exercise? = { _ in nil }
    /// What was learnt before.
    public var coach: Coach
    /// The prescriptions that share a progression key, of all plans.
    public var holders: [ProgressionKey: [PrescriptionID]]
    /// What other lifts take a share of, by the key.
    public var references: [ProgressionKey: Mass] = [:]
    /// What the coach's model knows of the lifts; `nil` leaves everything to rules.
    public var lifts: LiftBook?
    /// How much the coach dares.
    public var preset: @Sendable (ExerciseID) -> CoachPreset = { _ in .standard }
    /// The reps that the lifter set for an exercise, where its plan sets none.
    public var reps: @Sendable (ExerciseID) -> RepRange? = { _ in nil }
    /// What the lifter's goals ask of an exercise.
    public var emphasis: @Sendable (ExerciseID) -> GoalEmphasis? = { _ in nil }
    /// What a plan of these exercises gets instead of each that hurts badly; nothing where nothing like it is free of pain.
    public var replacements: @Sendable ([ExerciseID]) -> [ExerciseID: ExerciseID] = { _ in [:] }
    /// Where the coach steps back.
    public var track = CoachTrack()
    /// What days of programs made of their plans' targets.
    public var adjustments: [ProgramDayID: PhaseAdjustment] = [:]
    /// What schedules remember before a session that starts then, where that is known; otherwise the history tells.
    public var states: [PrescriptionID: (before: Instant, state: ProgressionState)] = [:]

    public init(
        snapshots: [SnapshotID: PlanSnapshot] = [:], increment: @escaping @Sendable (ExerciseID) -> Mass,
        unit: MassUnit = .kg, gymLoads: @escaping @Sendable (ExerciseID, LoadKind) -> Loads? = { _, _ in nil },
        coach: Coach = Coach(), holders: [ProgressionKey: [PrescriptionID]] = [:]
    ) {
        self.snapshots = snapshots
        self.increment = increment
        self.unit = unit
        self.gymLoads = gymLoads
        self.coach = coach
        self.holders = holders
    }

    // MARK: What holds

    /// The rule of a prescription as it is used now.
    public func rule(of prescription: ExercisePrescription) -> ProgressionRule {
        meant(prescription).ruleInUse(
            increment: increment(prescription.exerciseID), unit: unit, emphasis: emphasis(prescription.exerciseID))
    }

    private func meant(_ prescription: ExercisePrescription) -> ExercisePrescription {
        var meant = prescription
        meant.repRange = range(prescription, prescription.exerciseID)
        return meant
    }

    /// The reps that are meant: the plan's, else those that the lifter set for the exercise.
    func range(_ prescription: ExercisePrescription?, _ exercise: ExerciseID) -> RepRange {
        (prescription?.repRange ?? RepRange()).orElse(reps(exercise))
    }

    /// What a goal made of the rule of a prescription; `nil` for nothing.
    private func shaping(_ prescription: ExercisePrescription, _ rule: ProgressionRule) -> Reason? {
        guard prescription.rule == nil, let emphasis = emphasis(prescription.exerciseID),
            rule != meant(prescription).ruleInUse(increment: increment(prescription.exerciseID), unit: unit)
        else { return nil }
        return emphasis.reason(isAdvice: false)
    }

    /// The prescriptions that a session ran and whose sets go to failure.
    public func toFailure(in session: WorkoutSession) -> Set<PrescriptionID> {
        let ran = session.planSnapshotID.flatMap { snapshots[$0] }?.exercises ?? []
        return Set(ran.filter { rule(of: $0).isUntilFailure }.map { $0.id })
    }

    /// What can be loaded of a prescription: what the gym has, else the steps of its rule. What is proposed, started and
    /// converted is rounded with nothing else.
    public func loads(of prescription: ExercisePrescription) -> Loads {
        loads(of: prescription.exerciseID, prescription.loadKind, rule(of: prescription), prescription.workingWeights)
    }

    private func loads(
        of id: ExerciseID, _ kind: LoadKind, _ rule: ProgressionRule, _ known: [Mass]
    ) -> Loads {
        gymLoads(id, kind) ?? rule.ownLoads(kind: kind, unit: unit).onUsualBar(exercise(id), unit, known: known)
    }

    // MARK: What comes next

    /// One item per exercise, the most recently trained first; within a session in its order.
    ///
    /// - Parameter sessions: newest first.
    public func items(_ sessions: [WorkoutSession]) -> [NextItem] {
        guard let newest = sessions.first?.startedAt else { return [] }
        let oldest = Self.start(before: newest)
        var seen = Set<ExerciseID>()
        var items: [NextItem] = []
        for session in sessions where session.startedAt >= oldest {
            for performance in session.exercises where performance.hasWork && !seen.contains(performance.exerciseID) {
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
        guard let performance = session.performance(of: exercise) else { return nil }
        let verdict = verdict(on: performance, in: session, of: history)
        var item = NextItem(performance, in: session, verdict.step.recommendation)
        (item.chance, item.offers) = (verdict.odds.chance, verdict.odds.offers)
        item.mark(verdict.step.sets)
        // A rule of a plan that is gone goes by the plan's weights.
        if item.recommendation.round(to: verdict.loads) {
            (item.chance, item.offers) = (chance(of: item.recommendation.targets, in: exercise), [])
        }
        return item
    }

    /// What the coach makes of one exercise of a session: by the rule of the prescription that was run; without one, by
    /// the targets that the workout had; without those, by the coach's model, and for what that does not know (time, assistance,
    /// the body alone, a range of reps that the lifter gave) by the log alone. What comes next, what is proposed and what a plan
    /// holds once that is accepted all follow from this answer.
    func verdict(
        on performance: ExercisePerformance, in session: WorkoutSession, of history: [WorkoutSession]
    ) -> ExerciseVerdict {
        let ran = session.planSnapshotID.flatMap { snapshots[$0] }
        let prescription = ran?.exercises.first {
            $0.id == performance.exercisePrescriptionID && $0.exerciseID == performance.exerciseID
        }
        if session.origin == .plan, let prescription {
            return byPlan(performance, prescription, ran, session, history)
        }
        return withoutPlan(performance, prescription, session, history)
    }

    private func byPlan(
        _ performance: ExercisePerformance, _ prescription: ExercisePrescription, _ ran: PlanSnapshot?,
        _ session: WorkoutSession, _ history: [WorkoutSession]
    ) -> ExerciseVerdict {
        let (rule, loads) = (rule(of: prescription), loads(of: prescription))
        let known = states[prescription.id].flatMap { $0.before == session.startedAt ? $0.state : nil }
        let state =
            known
            ?? state(
                from: ProgressionState(), before: session.startedAt, session.id, prescription, rule, loads, history)
        // The sets of a schedule are those of the day, not those that stand in the plan.
        let sets =
            rule.isScheduled
            ? performance.sets.filter { $0.target != nil }.map { EvaluatedSet($0) }
            : evaluated(performance, against: prescription, in: session)
        var work = session.work(sets, loads)
        work.reference = reference(of: rule, in: ran)
        work.ownLoads = loadsUsed(performance.exerciseID, session, history)
        var verdict = ExerciseVerdict(
            coach.next(
                performance.exerciseID, rule, after: work, state,
                emphasis: prescription.rule == nil ? emphasis(performance.exerciseID) : nil), rule, loads, performance,
            prescription)
        if let outlook = lifts?.outlook(performance.exerciseID, after: session, step: increment(performance.exerciseID))
        {
            weigh(&verdict, outlook, work, state)
        }
        if work.kind == .regular, !rule.isScheduled { verdict.takeFirstWeights() }
        if let reason = shaping(prescription, rule) { verdict.explain(reason) }
        return verdict
    }

    private func withoutPlan(
        _ performance: ExercisePerformance, _ prescription: ExercisePrescription?, _ session: WorkoutSession,
        _ history: [WorkoutSession]
    ) -> ExerciseVerdict {
        let facts = ExerciseFacts(
            id: performance.exerciseID, name: performance.name, loadKind: performance.loadKind,
            measure: performance.measure)
        let step = increment(performance.exerciseID)
        let aimed = performance.sets.filter { $0.target.map { $0 != SetTarget() } ?? false }
        let sets = aimed.map { EvaluatedSet($0) }
        guard sets.contains(where: { $0.type.countsForProgression }) else {
            if let verdict = byModel(performance, prescription, facts, step, session) { return verdict }
            var next = NextWithoutPlan(
                sets: performance.sets, facts: facts, increment: step, range: range(prescription, facts.id),
                loads: gymLoads(performance.exerciseID, performance.loadKind), unit: unit, coach: coach,
                session: session, ownLoads: loadsUsed(performance.exerciseID, session, history),
                emphasis: emphasis(performance.exerciseID))
            next.step.keep(to: next.loads)
            return ExerciseVerdict(
                next.step, next.rule, next.loads, working: next.working, performance, prescription)
        }
        let counting = sets.filter { $0.type.countsForProgression }
        let rule = ProgressionRule.standard(
            for: facts, increment: step, targets: counting.map { $0.planned },
            range: range(prescription, facts.id), emphasis: emphasis(performance.exerciseID))
        let loads = loads(
            of: performance.exerciseID, performance.loadKind, rule, counting.compactMap { $0.weight })
        var work = session.work(sets, loads)
        work.ownLoads = loadsUsed(performance.exerciseID, session, history)
        var next = coach.next(
            performance.exerciseID, rule, after: work, ProgressionState(), emphasis: emphasis(performance.exerciseID))
        if next.recommendation.reasons.first?.code == .targetFound {
            // Nobody asks for reps again that were not done with the first weight.
            for (index, set) in counting.enumerated() where index < next.sets.count && set.done {
                if let reps = set.reps, reps > 0, let asked = next.sets[index].target.reps {
                    next.sets[index].target.reps = min(asked, reps)
                }
            }
            next.recommendation.targets = next.sets.map { $0.target }
        }
        next.keep(to: loads)
        return ExerciseVerdict(
            next, rule, loads, performance, prescription,
            aimed: aimed.filter { $0.setType.countsForProgression })
    }
}
extension ProgressionStep {
    /// What was done elsewhere, with a load that the gym in use does not have, is proposed with what it has: as a plan's
    /// target is on the day.
    mutating func keep(to loads: Loads) {
        for index in sets.indices {
            guard let weight = sets[index].target.weight, weight > .zero,
                case (let load, let reason?) = loads.today(weight, Percent(thousandths: 0))
            else { continue }
            sets[index].target.weight = load
            if recommendation.change == .stay {
                recommendation.change = loads.isHarder(load, than: weight) ? .increaseWeight : .decreaseWeight
            }
            if !recommendation.reasons.contains(reason) { recommendation.reasons.append(reason) }
        }
        recommendation.targets = sets.map { $0.target }
    }
}

extension LastPerformance {
    /// What was done of an exercise in a session.
    public init(_ performance: ExercisePerformance, in session: WorkoutSession) {
        self.init(
            sessionID: session.id, title: session.title, date: session.startedAt, gymID: session.gymID)
        if session.origin == .imported { origin = .imported }
        for set in performance.sets where set.status == .done { sets.append(PerformedSet(set)) }
    }
}

extension NextItem {
    /// An exercise beside what was done of it, and what comes next.
    public init(_ performance: ExercisePerformance, in session: WorkoutSession, _ recommendation: Recommendation) {
        self.init(
            exerciseID: performance.exerciseID, name: performance.name, loadKind: performance.loadKind,
            measure: performance.measure, trained: LastPerformance(performance, in: session),
            recommendation: recommendation)
    }
}
