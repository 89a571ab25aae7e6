public import Contract
public import Training

/// Which exercises there are.
extension TopsetService {
    /// The catalogue: the lifter's own exercises and the built-in ones; with a query, best match first.
    public func exercises(_ user: UserID, _ filter: ExerciseFilter) async throws(ServiceError) -> [Exercise] {
        let library = try await read(user) { turn in try turn.library() }
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
        guard let exercise = try await read(user, { turn in try turn.library()[id] }) else {
            throw ServiceError.notFound("exercise")
        }
        return exercise
    }
}
