import Contract
import Storage
public import Training

/// The end of a workout, one way: archive, judge, propose, say what is next.
struct Completion: UseCase {
    let turn: Turn

    /// Archives a completed workout and says what was reached and what comes next, in the same transaction.
    func archive(_ workout: ActiveWorkout, _ command: CompleteWorkout) throws -> CompleteAnswer {
        let done = Training.archive(workout, effort: command.postEffort)
        let session = try archived(done, workout)
        try ScoreKeeping(turn: turn).keep(session)
        try store.insert(session.naming(done))
        var summaries: [ExerciseSummary] = []
        for exercise in session.trainedExercises {
            let reached = try store.addRecords(of: exercise, in: session)
            if let summary = summary(of: exercise, in: session, reached) { summaries.append(summary) }
        }
        try store.freshenLifts()
        try store.freshenMilestones()
        let stored = try store.session(session.id)
        let records = stored?.records ?? []
        let voice = try turn.voice()
        let outcomes = try judged(session).map { $0.rendered(voice) }
        // Of a thousand plans, reading them is most of the work: once.
        var plans = try store.plans()
        let trainingLog = TrainingLog(turn: turn)
        let (log, history) = try trainingLog.next(
            after: session, storingStates: true, on: trainingLog.basis(plans.map(\.currentVersion)))
        let ids = (0..<20).map { SnapshotID.named("applied/\($0)", in: session.id) }
        let proposer = Proposer(turn: turn, versionIDs: ids)
        let suggestion = try proposer.suggest(after: session, log, history)?.rendered(voice)
        // What was applied without asking has made versions.
        if suggestion?.changes.contains(where: { $0.state != .pending }) == true { plans = try store.plans() }
        // What is next goes by the program as it stands then.
        let program = try ProgramBook(turn: turn).done(session)
        let next = try WhatsNext(turn: turn).items(after: session, of: plans, log, history).map { $0.rendered(voice) }
        let structureChanges = try StructureKeeping(turn: turn).openChanges(workout)
        let summary = CompletionSummary(session, summaries, next: next, toFailure: log.toFailure(in: session))
        var answer = CompleteAnswer(
            archivedWorkoutID: session.id, totals: session.totals,
            durationSeconds: max(0, session.endedAt.seconds(since: session.startedAt)),
            summary: summary.rendered(voice), exerciseSummaries: summaries, records: records,
            suggestions: suggestion.map { [$0] } ?? [], outcomes: outcomes, structureChanges: structureChanges,
            next: next)
        (answer.program, answer.achievements) = (program, stored?.achievements ?? [])
        return answer
    }

    /// The session that a workout becomes. Freeform work is mirrored into a version of its own.
    private func archived(_ done: WorkoutSession, _ workout: ActiveWorkout) throws -> WorkoutSession {
        // A device that was offline may have named what was merged meanwhile.
        let archived = try store.shown(done)
        let session = try turn.library().withMuscles(archived)
        guard session.origin == .freeform else { return session }
        let (snapshot, linked) = mirror(session, of: workout, author: .user)
        if snapshot.exercises.isEmpty { return session }
        try store.insert(snapshot)
        return linked
    }

    /// What came of earlier changes in a session.
    private func judged(_ session: WorkoutSession) throws -> [SuggestedChange] {
        let judge = Judge(turn: turn)
        let isNewest = try store.newestStart().map { $0 <= session.startedAt } ?? true
        if isNewest {
            try judge.evaluate(newest: session)
        } else {
            try judge.evaluateAll(of: Set(session.trainedExercises))
        }
        return try store.changes(evaluatedIn: session.id).map(\.change)
    }

    /// An exercise of the session beside the best of all sessions before it.
    private func summary(
        of id: ExerciseID, in session: WorkoutSession, _ reached: ExerciseRecords.Session
    ) -> ExerciseSummary? {
        guard let first = session.exercises.first(where: { $0.exerciseID == id }) else { return nil }
        return ExerciseSummary(
            exerciseID: id, name: first.name, current: reached.estimatedMax, previous: reached.previousMax,
            deltaPercent: reached.deltaPercent, isRecord: reached.isMaxRecord,
            repRecord: reached.repRecord.map { RepRecord(weight: $0.weight, reps: $0.reps ?? 0) })
    }
}

extension WorkoutSession {
    /// The same with the exercises that it was done with, where those are shown as others by now: parted again, they are themselves.
    fileprivate func naming(_ done: WorkoutSession) -> WorkoutSession {
        var named = self
        for (index, own) in done.exercises.enumerated() where own.exerciseID != named.exercises[index].exerciseID {
            (named.exercises[index].exerciseID, named.exercises[index].name) = (own.exerciseID, own.name)
        }
        return named
    }

    /// Every exercise of the session once, in its order.
    var trainedExercises: [ExerciseID] {
        var seen = Set<ExerciseID>()
        return exercises.map(\.exerciseID).filter { seen.insert($0).inserted }
    }
}

extension NextItem {
    /// The same with its sentences written out.
    public func rendered(_ voice: Voice) -> NextItem {
        var rendered = self
        rendered.recommendation = recommendation.rendered(voice)
        return rendered
    }
}
