import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// How the targets that the lifter was shown fared, as text.
    public func coachScoreJSON(_ user: UserID) async throws(ServiceError) -> String {
        try await cached(user, "score") { () async throws(ServiceError) in
            try await read(user) { turn in
                Holding(value: try ScoreKeeping(turn: turn).standing().rendered(try turn.voice()), until: nil)
            }
        }
    }
}

/// What the coach asked for before each workout, and what came of it. Only a workout that was run here was shown anything: what
/// is imported or told later has no target.
struct ScoreKeeping: UseCase {
    let turn: Turn

    /// Keeps what was shown before a workout that ends, which is not stored yet.
    func keep(_ session: WorkoutSession) throws {
        var known: [ExerciseID: KnownLift] = [:]
        for exercise in session.trainedExercises {
            guard session.performance(of: exercise)?.isModelled ?? false, let lift = try store.lift(exercise),
                lift.startedAt < session.startedAt
            else { continue }
            known[exercise] = lift
        }
        if known.isEmpty { return }
        // Before a plan's workout the plan says what comes next; elsewhere what was done the time before does.
        let before = session.origin == .plan ? [:] : try sessionsBefore(known)
        var lifts = try TrainingLog(turn: turn).book(known)
        lifts.askedAt = session.startedAt
        let log = try log(of: before.values.sorted { $0.startedAt.milliseconds > $1.startedAt.milliseconds }, lifts)
        for exercise in session.trainedExercises {
            guard let lift = known[exercise],
                let score = log.score(exercise, in: session, after: before[lift.sessionID])
            else { continue }
            try store.save(DatedScore(exercise, session.startedAt, score), session.id)
        }
    }

    /// What it takes to say what came next after sessions; after none the chances are all that is asked for.
    private func log(of sessions: [WorkoutSession], _ lifts: LiftBook) throws -> NextFromLog {
        if !sessions.isEmpty { return try TrainingLog(turn: turn).next(of: sessions, lifts) }
        let settings = try turn.settings()
        var log = NextFromLog(increment: try turn.increment(), unit: settings.unit)
        log.lifts = lifts
        log.preset = { settings.preset(of: $0) }
        return log
    }

    /// The sessions in which lifts were trained before, with nothing but those lifts. A plan's own next target is not of this
    /// workout.
    private func sessionsBefore(_ lifts: [ExerciseID: KnownLift]) throws -> [WorkoutID: WorkoutSession] {
        var sessions: [WorkoutID: WorkoutSession] = [:]
        for id in Set(lifts.values.map(\.sessionID)) {
            guard var session = try store.session(id), session.origin != .plan else { continue }
            session.exercises.removeAll { lifts[$0.exerciseID]?.sessionID != id }
            sessions[id] = session
        }
        return sessions
    }

    /// What was done follows a session that is put right, deleted or restored. What was shown stays as it was.
    ///
    /// - Parameter state: what became of the session; `nil` where it is gone.
    func follow(_ before: WorkoutSession, _ state: WorkoutSession?) throws {
        for exercise in Set(before.trainedExercises + (state?.trainedExercises ?? [])) {
            guard let score = try store.score(exercise, before.id) else { continue }
            let start = state?.startedAt ?? before.startedAt
            try store.save(DatedScore(exercise, start, score.done(in: state, exercise)), before.id)
        }
    }

    /// How all of it fared.
    func standing() throws -> CoachStanding {
        let scores = try store.scores()
        let library = try turn.library()
        return CoachStanding(scores, CoachTrack(scores)) { library[$0]?.name ?? "" }
    }
}

extension CoachStanding {
    /// The same with its sentences written out.
    func rendered(_ voice: Voice) -> CoachStanding {
        var rendered = self
        rendered.all.stepBack?.text = all.stepBack.map { voice.sentence($0) } ?? ""
        for index in lifts.indices {
            rendered.lifts[index].stepBack?.text = lifts[index].stepBack.map { voice.sentence($0) } ?? ""
        }
        return rendered
    }
}
