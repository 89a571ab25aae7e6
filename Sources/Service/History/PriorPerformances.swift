public import Contract
import Storage
public import Training

extension TopsetService {
    /// The last performance, the best estimated max within the horizon, and what to do next.
    ///
    /// - Parameter horizonDays: days before now, 1 to 3650.
    public func priorPerformance(
        _ user: UserID, _ id: ExerciseID, horizonDays: Int
    ) async throws(ServiceError) -> PriorPerformance {
        try await holdingPrior(user, id, horizonDays: horizonDays).value
    }

    /// The same as text, quickly when asked again.
    public func priorPerformanceJSON(
        _ user: UserID, _ id: ExerciseID, horizonDays: Int
    ) async throws(ServiceError) -> String {
        try await cached(user, "prior/\(id.text)/\(horizonDays)") { () async throws(ServiceError) in
            try await holdingPrior(user, id, horizonDays: horizonDays)
        }
    }

    private func holdingPrior(
        _ user: UserID, _ id: ExerciseID, horizonDays: Int
    ) async throws(ServiceError) -> Holding<PriorPerformance> {
        try await read(user) { turn in try PriorPerformances(turn: turn).prior(of: id, horizonDays: horizonDays) }
    }
}

/// What was done before, beside what is next.
struct PriorPerformances: UseCase {
    let turn: Turn

    func prior(of asked: ExerciseID, horizonDays: Int) throws -> TopsetService.Holding<PriorPerformance> {
        guard let id = try turn.library().shown(asked)?.id else { throw ServiceError.notFound("exercise") }
        var prior = PriorPerformance()
        prior.lastWorkout = try HereAlone(turn: turn).last(of: id) ?? store.lastPerformance(of: id)
        if prior.lastWorkout == nil { return TopsetService.Holding(value: prior, until: nil) }
        // A session that the lifter's clock has put in the future does not count until then.
        var until = try store.firstStart(from: now)
        let (next, changesAt) = try WhatsNext(turn: turn).all(of: [id])
        until = [until, changesAt].compactMap { $0 }.min()
        prior.suggestedNext = next.first?.recommendation.targets.first
        prior.bestMax = try bestMax(of: id, horizonDays: horizonDays)
        let over = prior.bestMax?.date.adding(seconds: Int64(horizonDays) * 86_400)
        until = [until, over].compactMap { $0 }.min()
        return TopsetService.Holding(value: prior, until: until)
    }

    /// What is lifted once of each exercise of which that is known: the best estimated max of the last 90 days of the log.
    func bestMaxes(of exercises: some Sequence<ExerciseID>) throws -> [ExerciseID: Mass] {
        var maxes: [ExerciseID: Mass] = [:]
        for exercise in exercises where maxes[exercise] == nil {
            maxes[exercise] = try bestMax(of: exercise, horizonDays: 90)?.value
        }
        return maxes
    }

    /// The best estimated max of so many days.
    func bestMax(of id: ExerciseID, horizonDays: Int) throws -> PriorPerformance.BestMax? {
        let from = now.adding(seconds: -Int64(horizonDays) * 86_400)
        let standing = RecordBook(try store.history(of: id, from: from, withTargets: false)).standing[id]
        guard let mark = standing?.estimatedMax, let value = mark.value else { return nil }
        return PriorPerformance.BestMax(
            value: value, date: mark.date, weight: mark.weight ?? .zero, reps: mark.reps ?? 0)
    }
}

extension Store {
    /// What was done of an exercise when it was trained last, however long ago and in whatever plan.
    func lastPerformance(of id: ExerciseID) throws(StorageError) -> LastPerformance? {
        // Hardly ever is there a session in which nothing of it was done.
        for limit in [1, 20, 100_000] {
            let newest = try history(of: id, limit: limit, withTargets: false)
            for one in newest where one.performance.sets.contains(where: { $0.status == .done }) {
                guard let session = try session(one.sessionID) else { continue }
                return session.performance(of: id).map { LastPerformance($0, in: session) }
            }
        }
        return nil
    }
}
