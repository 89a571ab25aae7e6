import Wire

/// What was done of a lift, as rules look at it: what they remember of it, and every set beside what was asked for.
extension NextFromLog {
    /// The weights that the lifter has used for an exercise, as far as the sessions reach.
    func loadsUsed(
        _ exercise: ExerciseID, _ session: WorkoutSession, _ history: [WorkoutSession]
    ) -> Set<Mass> {
        var used = Set<Mass>()
        for session in [session] + history {
            for performance in session.exercises where performance.exerciseID == exercise {
                for set in performance.sets where set.status == .done {
                    if let weight = set.weight, weight > .zero { used.insert(weight) }
                }
            }
        }
        return used
    }

    /// What a progression key remembers before a session.
    ///
    /// - Parameters:
    ///   - first: what it remembers before the sessions of `history`.
    ///   - session: the session that starts then; `nil` for one that is still to be trained.
    func state(
        from first: ProgressionState, before start: Instant, _ session: WorkoutID?,
        _ prescription: ExercisePrescription, _ rule: ProgressionRule, _ loads: Loads, _ history: [WorkoutSession]
    ) -> ProgressionState {
        var state = first
        for (work, own) in before(start, session, prescription, rule, loads, history) {
            // A schedule is counted as it was when it was trained: no later edit moves the weeks and stages that were done.
            state = (rule.isScheduled ? own ?? rule : rule).next(after: work, state).state
            // What is accepted of a training max stands in the plan; the rest was only proposed.
            state.trainingMax = nil
        }
        return state
    }

    /// What was done of a progression key before a session, oldest first, with the rule that the version had; `nil` where that
    /// is not known. Versions of a plan share the prescription's id.
    private func before(
        _ start: Instant, _ session: WorkoutID?, _ prescription: ExercisePrescription, _ rule: ProgressionRule,
        _ loads: Loads, _ history: [WorkoutSession]
    ) -> [(work: SessionWork, rule: ProgressionRule?)] {
        let linked = prescription.progressionKey.flatMap { holders[$0] } ?? []
        var works: [(work: SessionWork, rule: ProgressionRule?)] = []
        for earlier in history.reversed() where earlier.startedAt < start && earlier.id != session {
            for performance in earlier.exercises {
                guard let ran = performance.exercisePrescriptionID, ran == prescription.id || linked.contains(ran)
                else { continue }
                var evaluated: [EvaluatedSet] = []
                for (place, set) in performance.sets.enumerated() where set.target != nil {
                    var one = EvaluatedSet(set)
                    // A schedule is counted from its own lift alone, and knows no other.
                    one.passedBy = !rule.isScheduled && earlier.passedBy(place, of: performance)
                    evaluated.append(one)
                }
                if evaluated.isEmpty { continue }
                let version = earlier.planSnapshotID.flatMap { snapshots[$0] }
                let own = version?.exercises.first { $0.id == ran }.map { self.rule(of: $0) }
                works.append((earlier.work(evaluated, loads), own))
            }
        }
        return works
    }

    /// Every prescribed set beside what was done of it. Sets added beyond the prescription have no target and are not
    /// judged; a prescribed set that was taken out counts as not done.
    func evaluated(
        _ performance: ExercisePerformance, against prescription: ExercisePrescription, in session: WorkoutSession
    ) -> [EvaluatedSet] {
        let adjustment = adjustment(of: session)
        var kept = adjustment.map { prescription.kept(by: $0) } ?? []
        var (evaluated, isLeftOut): ([EvaluatedSet], Bool) = ([], false)
        // Sets that the day left out before its first.
        var before: [SetPrescription] = []
        for prescribed in prescription.sets {
            let counts = prescribed.type.countsForProgression
            if counts, !kept.isEmpty { isLeftOut = !kept.removeFirst() }
            if let place = performance.sets.firstIndex(where: { $0.setPrescriptionID == prescribed.id }) {
                var set = EvaluatedSet(performance.sets[place])
                if adjustment != nil { set.asPlanned(prescribed) }
                set.passedBy = session.passedBy(place, of: performance)
                if counts {
                    for left in before { evaluated.append(set.again(for: left)) }
                    before = []
                }
                evaluated.append(set)
            } else if isLeftOut, let last = evaluated.last, last.type.countsForProgression {
                // The day had fewer sets than the plan: those that it left out go as the last one went, or the first.
                evaluated.append(last.again(for: prescribed))
            } else if isLeftOut, counts {
                before.append(prescribed)
            } else {
                evaluated.append(
                    EvaluatedSet(
                        type: prescribed.type, amrap: prescribed.amrap, target: prescribed.target, done: false,
                        weight: nil, reps: nil))
            }
        }
        return evaluated
    }

    /// What the day of a session made of its plan's targets; `nil` for nothing.
    private func adjustment(of session: WorkoutSession) -> PhaseAdjustment? {
        let adjustment =
            session.programDayID.flatMap { adjustments[$0] } ?? session.phase.map { PhaseAdjustment($0) }
        return adjustment.flatMap { $0.isNothing ? nil : $0 }
    }
}

extension WorkoutSession {
    /// Everything that was done of an exercise, as one performance; `nil` where nothing was.
    public func performance(of exercise: ExerciseID) -> ExercisePerformance? {
        var found: ExercisePerformance?
        for performance in exercises where performance.exerciseID == exercise {
            if found == nil { found = performance } else { found?.sets += performance.sets }
        }
        guard let found, found.sets.contains(where: { $0.status == .done }) else { return nil }
        return found
    }

    /// The session as the rules see it: one under special circumstances is neither success nor stall.
    func work(_ sets: [EvaluatedSet], _ loads: Loads) -> SessionWork {
        var work = SessionWork(sets, rpe: postEffort?.rpe, kind: kind, loads: loads)
        work.isPeak = phase == .peak
        if work.kind == .regular, sets.contains(where: { $0.isOffPlan }) { work.kind = .gymLimited }
        return work
    }

    var kind: SessionWork.Kind {
        if preMood?.feeling == .sick { return .sick }
        if override != nil { return .overridden }
        return phase?.kind ?? .regular
    }
}
