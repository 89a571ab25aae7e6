import Contract
import Sync
import Training

/// What the server says of a finished workout, as far as this device can tell until it does: by the server's own
/// functions, of the history that is held here.
extension Knowledge {
    /// What a session did to the bests of an exercise. Where more was done than is held here, only a new estimated maximum is
    /// said, and only where the best that the server has named is among what is held.
    @inline(never) func reached(_ id: ExerciseID, in session: WorkoutSession) -> ExerciseRecords.Session {
        var records = bests(id, until: session.startedAt, but: session.id)
        var reached = records.add(session, of: id)
        if holdsAll(id) { return reached }
        if let best = prior[id]?.bestMax?.value, let held = reached.previousMax, best <= held {
            reached.announced.removeAll { $0.kind != .e1rm }
        } else {
            (reached.announced, reached.previousMax) = ([], nil)
        }
        return reached
    }

    /// Whether all that was ever done of an exercise is held here, as far as the server has said.
    @inline(never) func holdsAll(_ id: ExerciseID) -> Bool {
        hasHistory && self[.sessions].cursor == nil || outings[id] != nil && self[.outings(id)].cursor == nil
    }

    /// The best estimated maximum, as the server has said it; until it has, that of all that was done, where all of it is held
    /// here. The best of a part may be none.
    @inline(never) func bestMax(_ id: ExerciseID) -> PriorPerformance.BestMax? {
        if let said = prior[id] { return said.bestMax }
        guard holdsAll(id), let mark = bests(id).estimatedMax, let value = mark.value else { return nil }
        return PriorPerformance.BestMax(
            value: value, date: mark.date, weight: mark.weight ?? .zero, reps: mark.reps ?? 0)
    }

    /// The bests of the sessions that are held here: of those until a moment, where one is given, and without one session.
    private func bests(_ id: ExerciseID, until moment: Instant? = nil, but session: WorkoutID? = nil) -> ExerciseRecords
    {
        let known = outings(of: id)
        var records = ExerciseRecords(id)
        var index = known.count
        while index > 0 {
            index -= 1
            if known[index].id == session { continue }
            if let moment, known[index].startedAt > moment { continue }
            _ = records.add(known[index], of: id)
        }
        return records
    }
}

extension ExerciseRecords {
    /// Takes in what was done of the exercise in a session.
    mutating func add(_ session: WorkoutSession, of id: ExerciseID) -> Session {
        var performances: [ExercisePerformance] = []
        for performance in session.exercises where performance.exerciseID == id { performances.append(performance) }
        return add(performances, session: session.id, at: session.startedAt, policy: RecordPolicy())
    }
}

extension World {
    private func finished(_ id: WorkoutID) -> WorkoutSession? { finished.first { $0.id == id } }

    /// The end of a workout that waits to be saved, with what can be told of it here: what was reached and what was not.
    /// What is proposed, and what comes next in numbers, is the server's to say. Of one that is saved, as it is by now.
    @inline(never) func workedOut(_ summary: Summary) -> Summary {
        if let answer = summary.answer {
            var told = summary
            told.answer = asOfNow(answer, summary.workout)
            return told
        }
        guard isStuck, let session = finished(summary.workout.id) else { return summary }
        var told = summary
        told.answer = outcome(of: session, summary.workout)
        return told
    }

    /// What a workout came to, with its session and what is proposed as they are by now: the one may have been put right
    /// since, and the other be decided elsewhere or judged anew.
    private func asOfNow(_ answer: CompleteAnswer, _ workout: ActiveWorkout) -> CompleteAnswer {
        var told = answer
        // Not while a decision of this device waits or is on its way.
        var isKnown = knowledge[.suggestions].state == .loaded && knowledge[.putOff].state == .loaded
        for case .decide in steps { isKnown = false }
        if isKnown {
            told.suggestions = told.suggestions.following(knowledge.suggestions ?? [], after: workout.id)
        }
        guard let session = knowledge.session(answer.archivedWorkoutID),
            session.totals != answer.totals || session.seconds != answer.durationSeconds
        else { return told }
        let own = outcome(of: session, workout)
        (told.totals, told.durationSeconds, told.summary) = (own.totals, own.durationSeconds, own.summary)
        (told.exerciseSummaries, told.records) = (own.exerciseSummaries, session.records)
        told.next = []
        for item in knowledge.next ?? [] where item.trained?.sessionID == session.id { told.next.append(item) }
        return told
    }

    /// What a session came to, by what is held here.
    private func outcome(of session: WorkoutSession, _ workout: ActiveWorkout) -> CompleteAnswer {
        var (summaries, records) = ([ExerciseSummary](), [PersonalRecord]())
        for exercise in session.exercises
        where !summaries.contains(where: { $0.exerciseID == exercise.exerciseID }) {
            let id = exercise.exerciseID
            let reached = knowledge.reached(id, in: session)
            records += reached.announced
            summaries.append(
                ExerciseSummary(
                    exerciseID: id, name: strings.called(id, exercise.name), current: reached.estimatedMax,
                    previous: reached.previousMax, deltaPercent: reached.deltaPercent, isRecord: reached.isMaxRecord,
                    repRecord: reached.repRecord.map { RepRecord(weight: $0.weight, reps: $0.reps ?? 0) }))
        }
        var toFailure = Set<PrescriptionID>()
        for exercise in workout.exercises {
            guard let own = rule(of: exercise, in: workout), own.rule.isUntilFailure else { continue }
            toFailure.insert(own.prescription.id)
        }
        var named = session
        for index in named.exercises.indices { named.exercises[index].name = strings.called(named.exercises[index]) }
        var sentences = CompletionSummary(named, summaries, next: [], toFailure: toFailure).rendered(strings.voice)
        sentences.nextSessionNote.text = ""
        return CompleteAnswer(
            archivedWorkoutID: session.id, totals: session.totals,
            durationSeconds: session.seconds, summary: sentences,
            exerciseSummaries: summaries, records: records)
    }

    /// Whether the weight of a lift goes up after a workout that waits to be saved, or what its rule still waits for.
    /// Nothing is said of what the coach may hold.
    @inline(never) func ahead(of workout: ActiveWorkout) -> [View] {
        var lines: [View] = []
        let isHard = finished(workout.id)?.postEffort?.rpe.map { $0 >= CoachPolicy.current.hardSession } ?? false
        for exercise in workout.exercises where !isHard && !exercise.hasPlanned {
            guard pain(on: exercise.exerciseID) == nil, emphasis(of: exercise.exerciseID)?.holdsWeight != true,
                let awaited = untilRaise(exercise, workout)
            else { continue }
            lines.append(
                tag("p", key: exercise.instanceID.low) {
                    exerciseName(exercise.exerciseID, strings.called(exercise))
                    tag("small", "why block", strings.awaits(awaited))
                })
        }
        return lines
    }

    /// The rule that an exercise follows in the version that its workout runs.
    private func rule(
        of exercise: ActiveExercise, in workout: ActiveWorkout
    ) -> (prescription: ExercisePrescription, rule: ProgressionRule)? {
        guard
            let prescription = knowledge.prescription(exercise.exercisePrescriptionID, in: workout.planSnapshotID)
        else { return nil }
        var meant = prescription
        meant.repRange = meant.repRange.orElse(knowledge.settings[defaults: exercise.exerciseID].repRange)
        let rule = meant.ruleInUse(
            increment: step(exercise), unit: strings.unit, emphasis: emphasis(of: exercise.exerciseID))
        return (prescription, rule)
    }

    /// What the rule of an exercise waits for, by the engine.
    func untilRaise(_ exercise: ActiveExercise, _ workout: ActiveWorkout) -> UntilRaise? {
        guard let own = rule(of: exercise, in: workout) else { return nil }
        var loads = own.rule.ownLoads(kind: exercise.loadKind, unit: strings.unit)
        if let inventory = gymLoads(exercise), inventory.isInventory { loads = inventory }
        return workout.untilRaise(exercise, own.prescription, own.rule, loads)
    }
}

extension WorkoutSession {
    fileprivate var seconds: Int64 { max(0, endedAt.seconds(since: startedAt)) }
}

extension [PlanSuggestion] {
    /// In their places, without what waits no more, and with what was proposed after a workout since.
    fileprivate func following(_ waiting: [PlanSuggestion], after workout: WorkoutID) -> [PlanSuggestion] {
        var (shown, open) = (self, [ChangeID]())
        for suggestion in waiting { open += suggestion.changes.ids }
        for index in shown.indices {
            shown[index].changes.removeAll { $0.isOpen && !open.contains($0.id) }
            open.removeAll { id in shown[index].changes.contains { $0.id == id } }
        }
        for var suggestion in waiting where suggestion.sessionID == workout {
            suggestion.changes.removeAll { !open.contains($0.id) }
            shown = shown.merged(with: [suggestion])
        }
        shown.removeAll { $0.changes.isEmpty }
        return shown
    }
}

extension Strings {
    var workedOutHere: String {
        t(
            "Worked out on this device until the server has it.",
            "Auf diesem Gerät ausgerechnet, bis der Server es hat.")
    }
}
