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
        let id = try turn.shown(asked)
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

    /// What is lifted once of each exercise of which that is known.
    func knownMaxes(of exercises: some Sequence<ExerciseID>) throws -> [ExerciseID: KnownMax] {
        var maxes: [ExerciseID: KnownMax] = [:]
        for exercise in exercises where maxes[exercise] == nil { maxes[exercise] = try knownMax(of: exercise) }
        return maxes
    }

    /// What is lifted once: the best estimated max of the last 90 days of the log. Of a lift that was trained last before that, the
    /// best of the 90 days before it was, and of that a tenth less.
    func knownMax(of id: ExerciseID) throws -> KnownMax? {
        if let best = try bestMax(of: id, horizonDays: KnownMax.days) { return KnownMax(value: best.value) }
        guard let last = try store.lastPerformance(of: id)?.date, last < now else { return nil }
        let from = last.adding(seconds: -Int64(KnownMax.days) * 86_400)
        return try bestMax(of: id, from: from).map { KnownMax($0.value, last: last, now: now) }
    }

    /// The best estimated max of so many days.
    func bestMax(of id: ExerciseID, horizonDays: Int) throws -> PriorPerformance.BestMax? {
        try bestMax(of: id, from: now.adding(seconds: -Int64(horizonDays) * 86_400))
    }

    private func bestMax(of id: ExerciseID, from: Instant) throws -> PriorPerformance.BestMax? {
        let standing = RecordBook(try store.history(of: id, from: from, withTargets: false)).standing[id]
        guard let mark = standing?.estimatedMax, let value = mark.value else { return nil }
        return PriorPerformance.BestMax(
            value: value, date: mark.date, weight: mark.weight ?? .zero, reps: mark.reps ?? 0)
    }
}

/// What a lifter lifts once of an exercise, as first weights take it.
struct KnownMax {
    /// Days that an estimated max counts in full.
    static let days = 90

    var value: Mass
    /// Why it is less than the log shows; `nil` where it is not.
    var aged: Reason?

    init(value: Mass) { self.value = value }

    /// As much less as a lift begins with again after weeks without training.
    init(_ best: Mass, last: Instant, now: Instant) {
        let less = Caution.easedIn(best)
        value = less
        let months = Int((now.milliseconds - last.milliseconds) / (30 * 86_400_000))
        aged = Reason(.agedMax) { ($0.number, $0.from, $0.to, $0.date) = (months, best, less, last) }
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
