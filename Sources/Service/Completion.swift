import Storage
public import Training

extension TopsetService {
    /// Archives a completed workout and says what was reached and what comes next, in the same transaction.
    static func archive(
        _ workout: ActiveWorkout, _ command: CompleteWorkout, _ store: Store
    ) throws -> CompleteAnswer {
        var session = Training.archive(workout, effort: command.postEffort)
        let library = try Library(store)
        let settings = try store.settings() ?? Settings()
        let increment = library.increment(settings.unit)
        if session.origin == .freeform {
            let (snapshot, linked) = mirror(session, author: .user, increment: increment)
            if !snapshot.exercises.isEmpty {
                try store.insert(snapshot)
                session = linked
            }
        }
        var answer = CompleteAnswer()
        answer.archivedWorkoutID = session.id
        answer.totals = session.totals
        answer.durationSeconds = max(0, session.endedAt.seconds(since: session.startedAt))
        answer.exerciseSummaries = try summaries(session, store)
        for summary in answer.exerciseSummaries where summary.isRecord {
            session.achievements.append("e1rm_record:" + summary.exerciseID.text)
        }
        try store.insert(session)
        let voice = Voice(settings)
        answer.next = try next(session, store, increment, voice)
        answer.summary = CompletionSummary(session, answer.exerciseSummaries, next: answer.next).rendered(voice)
        return answer
    }

    /// The best estimated max of each exercise beside the best of all sessions before.
    private static func summaries(_ session: WorkoutSession, _ store: Store) throws -> [ExerciseSummary] {
        var summaries: [ExerciseSummary] = []
        for id in session.trainedExercises {
            let performances = session.exercises.filter { $0.exerciseID == id }
            let sets = performances.flatMap(\.sets)
            guard let first = performances.first else { continue }
            var summary = ExerciseSummary()
            summary.exerciseID = id
            summary.name = first.name
            summary.current = EstimatedMax.best(of: sets, loadKind: first.loadKind)?.value
            for entry in try store.history(of: id) {
                let best = EstimatedMax.best(of: entry.performance.sets, loadKind: entry.performance.loadKind)?.value
                if let best { summary.previous = max(summary.previous ?? best, best) }
            }
            if let current = summary.current, let previous = summary.previous, previous > .zero {
                let change = current.scaled(100_000, over: previous.units).units
                summary.deltaPercent = Percent(thousandths: change - 100_000)
                summary.isRecord = current > previous
            }
            summaries.append(summary)
        }
        return summaries
    }

    /// The next targets of everything trained in a session, with their sentences.
    static func next(
        _ session: WorkoutSession, _ store: Store, _ increment: @escaping @Sendable (ExerciseID) -> Mass, _ voice: Voice
    ) throws -> [NextItem] {
        var snapshots: [SnapshotID: PlanSnapshot] = [:]
        if let id = session.planSnapshotID, let snapshot = try store.snapshot(id) { snapshots[id] = snapshot }
        let log = NextFromLog(snapshots: snapshots, increment: increment)
        return session.trainedExercises.compactMap { log.item($0, in: session)?.rendered(voice) }
    }
}

extension WorkoutSession {
    /// Every exercise of the session once, in its order.
    var trainedExercises: [ExerciseID] {
        var seen = Set<ExerciseID>()
        return exercises.map(\.exerciseID).filter { seen.insert($0).inserted }
    }
}

extension Voice {
    init(_ settings: Settings) {
        self.init(Language(tag: settings.language ?? "en"), settings.unit)
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
