public import Contract
public import Training
import Storage

extension TopsetService {
    // MARK: Exercises

    /// The catalogue: the lifter's own exercises and the built-in ones; with a query, best match first.
    public func exercises(_ user: UserID, _ filter: ExerciseFilter) async throws(ServiceError) -> [Exercise] {
        let library = try await read(user) { store in try Library(store) }
        let candidates = library.all.filter { exercise in
            (filter.muscle.map { exercise.primaryMuscles.contains($0) || exercise.secondaryMuscles.contains($0) }
                ?? true)
                && (filter.equipment.map { exercise.equipment.contains($0) } ?? true)
                && (filter.pattern.map { exercise.pattern == $0 } ?? true)
        }
        guard let query = filter.query, !query.isEmpty else { return candidates }
        return ExerciseSearch(candidates.map { (name: $0.name, aliases: $0.aliases) }).rank(query).map {
            candidates[$0]
        }
    }

    /// One exercise.
    public func exercise(_ user: UserID, _ id: ExerciseID) async throws(ServiceError) -> Exercise {
        guard let exercise = try await read(user, { store in try Library(store)[id] }) else {
            throw ServiceError.notFound("exercise")
        }
        return exercise
    }

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
        try await kept(user, "prior/\(id.text)/\(horizonDays)") { () async throws(ServiceError) in
            try await holdingPrior(user, id, horizonDays: horizonDays)
        }
    }

    private func holdingPrior(
        _ user: UserID, _ id: ExerciseID, horizonDays: Int
    ) async throws(ServiceError) -> Holding<PriorPerformance> {
        let now = clock()
        return try await read(user) { store in
            let library = try Library(store)
            guard library[id] != nil else { throw ServiceError.notFound("exercise") }
            var prior = PriorPerformance()
            guard let latest = try store.history(of: id, limit: 1).first,
                let session = try store.session(latest.sessionID)
            else { return Holding(value: prior, until: nil) }
            // A session that the lifter's clock has put in the future does not count until then.
            var until = try store.firstStart(from: now)
            prior.lastWorkout = session.performance(of: id).flatMap { NextItem($0, in: session).trained }
            let next = try Self.whatNext(store, of: [id], at: now)
            prior.suggestedNext = next.first?.recommendation.targets.first
            let horizon = Int64(horizonDays) * 86_400
            let from = now.adding(seconds: -horizon)
            let standing = RecordBook(try store.history(of: id, from: from)).standing[id]
            if let mark = standing?.estimatedMax, let value = mark.value {
                var best = PriorPerformance.BestMax()
                (best.value, best.date) = (value, mark.date)
                (best.weight, best.reps) = (mark.weight ?? .zero, mark.reps ?? 0)
                prior.bestMax = best
                until = [until, mark.date.adding(seconds: horizon)].compactMap { $0 }.min()
            }
            return Holding(value: prior, until: until)
        }
    }

    // MARK: What next

    /// What to lift next in every lift of every plan, and in every other exercise trained in the last eight weeks of the
    /// log, and why.
    public func next(_ user: UserID) async throws(ServiceError) -> [NextItem] {
        try await holdingNext(user).value.items
    }

    /// The same as text, quickly when asked again.
    public func nextJSON(_ user: UserID) async throws(ServiceError) -> String {
        try await kept(user, "next") { () async throws(ServiceError) in try await holdingNext(user) }
    }

    private func holdingNext(_ user: UserID) async throws(ServiceError) -> Holding<Page<NextItem>> {
        let now = clock()
        return try await read(user) { store in
            let voice = try store.voice()
            return Holding(
                value: Page(try Self.whatNext(store, at: now).map { $0.rendered(voice) }),
                until: try store.firstStart(from: now))
        }
    }

    // MARK: Settings

    /// The lifter's settings.
    public func settings(_ user: UserID) async throws(ServiceError) -> Settings {
        try await read(user) { store in try store.settings() } ?? Settings()
    }

    /// The language that the lifter chose; `nil` follows the device.
    public func language(_ user: UserID) async throws(ServiceError) -> Language? {
        if let known = languages[user] { return known }
        let language = try await settings(user).language.map { Language(tag: $0) }
        languages.keep(language, of: user)
        return language
    }

    /// Stores the lifter's settings. The unit is not changed in the middle of a workout.
    public func save(_ user: UserID, _ settings: Settings) async throws(ServiceError) -> Settings {
        guard SetLimits.rest.contains(settings.restSeconds) else {
            throw ServiceError(.validation, "rest_seconds must be between 30 and 600.", path: "/rest_seconds")
        }
        if let tag = settings.language, Language(known: tag) == nil {
            let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
            throw ServiceError(.validation, "language must be one of \(known).", path: "/language")
        }
        let now = clock()
        let saved = try await write(user) { store in
            if let gym = settings.gymID, try store.gym(gym) == nil {
                throw ServiceError.notFound("gym", path: "/gym_id")
            }
            let before = try store.settings() ?? Settings()
            if before.unit != settings.unit, try store.runningWorkout() != nil {
                throw ServiceError(
                    .workoutInProgress, "The unit cannot change while a workout is running.", path: "/unit")
            }
            try store.save(settings)
            if before.unit != settings.unit {
                try Self.convert(from: before.unit, to: settings.unit, store, now: now)
            }
            return settings
        }
        languages.keep(saved.language.map { Language(tag: $0) }, of: user)
        return saved
    }
}
