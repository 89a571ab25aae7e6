public import Contract
public import Training

/// Which exercises there are.
extension TopsetService {
    /// The catalogue: the lifter's own exercises and the built-in ones; with a query, best match first and what is hidden only by
    /// its whole name.
    public func exercises(_ user: UserID, _ filter: ExerciseFilter) async throws(ServiceError) -> [Exercise] {
        let all = try await read(user) { turn in try ExerciseBook(turn: turn).all() }
        let candidates = all.filter { exercise in
            (filter.muscle.map { exercise.primaryMuscles.contains($0) || exercise.secondaryMuscles.contains($0) }
                ?? true)
                && (filter.equipment.isEmpty || filter.equipment.contains { exercise.equipment.contains($0) })
                && (filter.pattern.map { exercise.pattern == $0 } ?? true)
        }
        guard let query = filter.query, !query.isEmpty else { return candidates }
        let offered = candidates.filter { $0.isOffered(for: query) }
        return ExerciseSearch(of: offered).rank(query).map { offered[$0] }
    }

    /// One exercise, with all that is written and noted of it.
    public func exercise(_ user: UserID, _ id: ExerciseID) async throws(ServiceError) -> ExerciseDetails {
        try await read(user) { turn in try ExerciseBook(turn: turn).answer(id) }
    }
}
