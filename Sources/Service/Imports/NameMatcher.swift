public import Contract
import Handbook
public import Training

extension TopsetService {
    /// Which exercises names mean, in their order. Nothing is stored.
    public func match(_ user: UserID, _ request: MatchNames) async throws(ServiceError) -> [MatchedName] {
        guard request.names.count <= MatchNames.longest else {
            throw ServiceError(.validation, "names must be at most \(MatchNames.longest).", path: "/names")
        }
        for (index, name) in request.names.enumerated() where name.isEmpty || name.unicodeScalars.count > 1_000 {
            throw ServiceError(.validation, "names must have 1 to 1000 characters.", path: "/names/\(index)")
        }
        let library = try await read(user) { turn in try turn.library() }
        let matcher = NameMatcher(library)
        return request.names.map { matcher.look($0, library) }
    }
}

/// Recognises exercises by the names of other apps and people, for imports and for whoever asks.
struct NameMatcher {
    private let matcher: ExerciseMatcher<ExerciseID>

    init(_ library: Library) {
        matcher = ExerciseMatcher(
            library.all.map { .init(id: $0.id, name: $0.name, aliases: $0.aliases, equipment: $0.equipment) })
    }

    /// The exercise that a name means. A name that is written as the catalogue or the lifter writes it goes before a foreign one,
    /// and that before one whose words are like those of another.
    func match(_ name: String) -> (id: ExerciseID, rule: MatchRule, score: Int)? {
        let match = matcher.match(name)
        if match?.score ?? 0 < 95, let foreign = ForeignNames.exercise(name) { return (foreign, .alias, 95) }
        return match.map { ($0.id, $0.rule, $0.score) }
    }

    /// What a name means, and up to five others that it might.
    func look(_ name: String, _ library: Library) -> MatchedName {
        func candidate(_ id: ExerciseID, _ rule: MatchRule, _ score: Int) -> MatchedName.Candidate? {
            library[id].map { .init(exerciseID: id, name: $0.name, rule: rule.rawValue, score: score) }
        }
        let match = match(name)
        var found = MatchedName(name: name, match: match.flatMap { candidate($0.id, $0.rule, $0.score) })
        for other in matcher.ranked(name, limit: 6) where other.id != match?.id && found.alternatives.count < 5 {
            if let candidate = candidate(other.id, other.rule, other.score) { found.alternatives.append(candidate) }
        }
        return found
    }
}
