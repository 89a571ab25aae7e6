public import Contract
import Handbook
public import Training

/// Which exercises there are.
extension TopsetService {
    /// The catalogue: the lifter's own exercises and the built-in ones; with a query, best match first and what is hidden only by
    /// its whole name.
    public func exercises(_ user: UserID, _ filter: ExerciseFilter) async throws(ServiceError) -> [Exercise] {
        filter.found(in: try await read(user) { turn in try ExerciseBook(turn: turn).all() })
    }

    /// The same, with all that is written and noted of each.
    ///
    /// - Parameter range: which of them, counted from 0.
    public func exercises(
        _ user: UserID, _ filter: ExerciseFilter, in range: Range<Int>
    ) async throws(ServiceError) -> [ExerciseDetails] {
        try await read(user) { turn in
            let book = ExerciseBook(turn: turn)
            return try book.details(of: filter.found(in: book.all()).dropFirst(range.lowerBound).prefix(range.count))
        }
    }

    /// One exercise, with all that is written and noted of it.
    public func exercise(_ user: UserID, _ id: ExerciseID) async throws(ServiceError) -> ExerciseDetails {
        try await read(user) { turn in try ExerciseBook(turn: turn).answer(id) }
    }
}

extension ExerciseFilter {
    /// Those that are asked for; with a query, best match first.
    fileprivate func found(in all: [Exercise]) -> [Exercise] {
        let candidates = all.filter { exercise in
            (muscle.map { exercise.primaryMuscles.contains($0) || exercise.secondaryMuscles.contains($0) } ?? true)
                && (equipment.isEmpty || equipment.contains { exercise.equipment.contains($0) })
                && (pattern.map { exercise.pattern == $0 } ?? true)
        }
        guard let query, !query.isEmpty else { return candidates }
        let offered = candidates.filter { $0.isOffered(for: query) }
        let found = ExerciseSearch(of: offered).rank(query).map { offered[$0] }
        return withForeign(found, of: offered, query)
    }

    /// With what goes by the query in another language: before the others where that is the whole name, and theirs is not; else behind.
    private func withForeign(_ found: [Exercise], of offered: [Exercise], _ query: String) -> [Exercise] {
        var known = Set(found.map(\.id))
        let more = Set(ForeignNames.search(query))
        var all = found + offered.filter { more.contains($0.id) && known.insert($0.id).inserted }
        guard let meant = ForeignNames.exercise(query), let place = all.firstIndex(where: { $0.id == meant }),
            let first = all.first, !first.isCalled(query)
        else { return all }
        all.insert(all.remove(at: place), at: 0)
        return all
    }
}

extension Exercise {
    /// Whether a name is one of its own.
    fileprivate func isCalled(_ name: String) -> Bool {
        ([shownName] + otherNames).contains { ExerciseName.key($0) == ExerciseName.key(name) }
    }
}
