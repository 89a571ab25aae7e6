import Contract
import Storage
public import Training

extension TopsetService {
    /// Archives a completed workout and says what was reached and what comes next, in the same transaction.
    static func archive(
        _ workout: ActiveWorkout, _ command: CompleteWorkout, _ store: Store, now: Instant
    ) throws -> CompleteAnswer {
        let library = try Library(store)
        var session = library.withMuscles(Training.archive(workout, effort: command.postEffort))
        let settings = try store.settings() ?? Settings()
        let increment = library.increment(settings.unit)
        if session.origin == .freeform {
            let (snapshot, linked) = mirror(session, of: workout, author: .user, increment: increment)
            if !snapshot.exercises.isEmpty {
                try store.insert(snapshot)
                session = linked
            }
        }
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
        let voice = store.voice(settings)
        let isNewest = try store.newestStart().map { $0 <= session.startedAt } ?? true
        if isNewest {
            try evaluate(newest: session, store)
        } else {
            try evaluateAll(of: Set(session.trainedExercises), store)
        }
        for record in try store.changes(evaluatedIn: session.id) {
            var change = record.change
            change.render(voice)
            answer.outcomes.append(change)
        }
        let (log, history) = try nextFromLog(after: session, store, keeping: true)
        let ids = (0..<20).map { SnapshotID.named("applied/\($0)", in: session.id) }
        if let suggestion = try suggest(after: session, log, history, settings, store, now: now, ids: ids) {
            answer.suggestions = [suggestion.rendered(voice)]
        }
        answer.next = try whatNext(after: session, store, log, history, at: now).map { $0.rendered(voice) }
        answer.structureChanges = try openChanges(workout, store)
        answer.summary = CompletionSummary(
            session, answer.exerciseSummaries, next: answer.next, toFailure: log.toFailure(in: session)
        ).rendered(voice)
        return answer
    }

    /// An exercise of the session beside the best of all sessions before it.
    private static func summary(
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
