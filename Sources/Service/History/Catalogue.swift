public import Contract
import Handbook
public import Training

/// Which exercises there are.
extension TopsetService {
    /// The catalogue: the lifter's own exercises and the built-in ones; with a query, best match first.
    public func exercises(_ user: UserID, _ filter: ExerciseFilter) async throws(ServiceError) -> [Exercise] {
        let (all, language) = try await read(user) { turn in (try turn.library().all, try turn.voice().language) }
        let candidates = all.map { $0.named(in: language) }.filter { exercise in
            (filter.muscle.map { exercise.primaryMuscles.contains($0) || exercise.secondaryMuscles.contains($0) }
                ?? true)
                && (filter.equipment.map { exercise.equipment.contains($0) } ?? true)
                && (filter.pattern.map { exercise.pattern == $0 } ?? true)
        }
        guard let query = filter.query, !query.isEmpty else { return candidates }
        return ExerciseSearch(candidates.map { (name: $0.shownName, aliases: $0.otherNames) }).rank(query).map {
            candidates[$0]
        }
    }

    /// One exercise, with all that is written about it.
    public func exercise(_ user: UserID, _ id: ExerciseID) async throws(ServiceError) -> Exercise {
        let (found, language) = try await read(user) { turn in (try turn.library()[id], try turn.voice().language) }
        guard let found else { throw ServiceError.notFound("exercise") }
        var exercise = found.named(in: language)
        guard !exercise.isCustom, let text = ExerciseTexts.text(exercise.slug, in: language) else { return exercise }
        exercise.instructions = text.instructions
        (exercise.formCues, exercise.commonMistakes) = (text.formCues, text.commonMistakes)
        return exercise
    }
}

extension Exercise {
    /// With what it is called in a language; the lifter's own exercises are called what they are called.
    func named(in language: Language) -> Exercise {
        // In English the handbook has no names, and need not be read for them.
        guard language != .english, !isCustom, let name = ExerciseTexts.text(slug, in: language)?.name,
            name != self.name
        else { return self }
        var named = self
        named.localName = name
        return named
    }
}
