import Contract
import Storage
public import Training

/// The end of a workout, one way: archive, judge, propose, say what is next.
struct Completion: UseCase {
    let turn: Turn

    /// Archives a completed workout and says what was reached and what comes next, in the same transaction.
    func archive(_ workout: ActiveWorkout, _ command: CompleteWorkout) throws -> CompleteAnswer {
        let session = try archived(workout, command)
        var answer = CompleteAnswer()
        answer.archivedWorkoutID = session.id
        answer.totals = session.totals
        answer.durationSeconds = max(0, session.endedAt.seconds(since: session.startedAt))
        try store.insert(session)
        for exercise in session.trainedExercises {
            let reached = try store.addRecords(of: exercise, in: session)
            if let summary = summary(of: exercise, in: session, reached) { answer.exerciseSummaries.append(summary) }
        }
        answer.records = try store.session(session.id)?.records ?? []
        let voice = try turn.voice()
        answer.outcomes = try judged(session).map { $0.rendered(voice) }
        let (log, history) = try TrainingLog(turn: turn).next(after: session, storingStates: true)
        let ids = (0..<20).map { SnapshotID.named("applied/\($0)", in: session.id) }
        let proposer = Proposer(turn: turn, versionIDs: ids)
        if let suggestion = try proposer.suggest(after: session, log, history) {
            answer.suggestions = [suggestion.rendered(voice)]
        }
        answer.next = try WhatsNext(turn: turn).items(after: session, log, history).map { $0.rendered(voice) }
        answer.structureChanges = try StructureKeeping(turn: turn).openChanges(workout)
        answer.summary = CompletionSummary(
            session, answer.exerciseSummaries, next: answer.next, toFailure: log.toFailure(in: session)
        ).rendered(voice)
        return answer
    }

    /// The session that a workout becomes. Freeform work is mirrored into a version of its own.
    private func archived(_ workout: ActiveWorkout, _ command: CompleteWorkout) throws -> WorkoutSession {
        let session = try turn.library().withMuscles(Training.archive(workout, effort: command.postEffort))
        guard session.origin == .freeform else { return session }
        let (snapshot, linked) = mirror(session, of: workout, author: .user, increment: try turn.increment())
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
        var summary = ExerciseSummary()
        (summary.exerciseID, summary.name) = (id, first.name)
        (summary.current, summary.previous) = (reached.estimatedMax, reached.previousMax)
        (summary.deltaPercent, summary.isRecord) = (reached.deltaPercent, reached.isMaxRecord)
        summary.repRecord = reached.repRecord.map { RepRecord(weight: $0.weight, reps: $0.reps ?? 0) }
        return summary
    }
}

extension WorkoutSession {
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
