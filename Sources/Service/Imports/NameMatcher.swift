public import Contract
import Handbook
import Storage
public import Training
import Wire

extension TopsetService {
    /// Which exercises names mean, in their order. Nothing is stored.
    public func match(_ user: UserID, _ request: MatchNames) async throws(ServiceError) -> [MatchedName] {
        guard request.names.count <= MatchNames.longest else {
            throw ServiceError(.validation, "names must be at most \(MatchNames.longest).", path: "/names")
        }
        let (library, marks, language) = try await read(user) { turn in
            (try turn.library(), try turn.store.exerciseMarks(), try turn.voice().language)
        }
        let matcher = NameMatcher(library, marks)
        return request.names.map { name in
            // One bad name of a file keeps nobody from an answer to the others.
            if !ImportName.length.contains(name.unicodeScalars.count) {
                var unread = MatchedName(name: String(name.prefix(TextLimit.name)))
                unread.fault = ServiceError.text("names \(TextLimit.fault(ImportName.length)).", in: language)
                return unread
            }
            return matcher.look(name, library)
        }
    }
}

/// Recognises exercises by the names of other apps and people, for imports and for whoever asks.
struct NameMatcher {
    private let matcher: ExerciseMatcher<ExerciseID>
    /// What weight can be added to.
    private let takesWeight: Set<ExerciseID>
    /// What else the lifter calls exercises, by key.
    private let said: Set<String>

    /// - Parameter marks: what else the lifter calls exercises.
    init(_ library: Library, _ marks: [ExerciseID: ExerciseMarks] = [:]) {
        takesWeight = Set(library.named.filter { $0.loadKind == .bodyweightPlus }.map(\.id))
        said = Set(marks.values.flatMap(\.aliases).map(ExerciseName.key))
        matcher = ExerciseMatcher(
            // Those that were merged among them: a file goes on naming what it named, and is shown as what that is shown as.
            library.named.map {
                let aliases = $0.aliases + (marks[$0.id]?.aliases ?? [])
                return .init(id: $0.id, name: $0.name, aliases: aliases, equipment: $0.equipment)
            })
    }

    /// The exercise that a name means. A name that is written as the catalogue or the lifter writes it goes before a foreign one,
    /// and that before one whose words are like those of another.
    func match(_ name: String) -> (id: ExerciseID, rule: MatchRule, score: Int)? {
        match(name, meant: matcher.respelled(name))
    }

    /// - Parameter meant: the name with its slips put right, which takes the most time.
    private func match(_ name: String, meant: String?) -> (id: ExerciseID, rule: MatchRule, score: Int)? {
        if let found = plainly(name, meant: meant) { return found }
        // "Klimmzüge (mit Zusatzgewicht)" are pull-ups, which may be weighted.
        guard let bare = ExerciseName.withoutAddedWeight(name),
            let found = plainly(bare, meant: matcher.respelled(bare)),
            takesWeight.contains(found.id)
        else { return nil }
        return (found.id, .synonym, min(found.score, 90))
    }

    private func plainly(_ name: String, meant: String?) -> (id: ExerciseID, rule: MatchRule, score: Int)? {
        var match = matcher.match(name, meant: meant)
        // That the catalogue has it in one form alone says little where there are more in the gym.
        if match?.rule == .reverseContains, !BareNames.choices(meant ?? name).isEmpty {
            match = nil
        }
        if match?.score ?? 0 < 95, let foreign = ForeignNames.exercise(name) { return (foreign, .synonym, 95) }
        if match == nil, let foreign = ForeignNames.alike(name) { return (foreign, .synonym, 90) }
        return match.map { ($0.id, $0.rule, $0.score) }
    }

    /// Whether a name is one that the lifter gave an exercise.
    func isOwn(_ name: String, _ exercise: Exercise) -> Bool {
        exercise.isCustom || said.contains(ExerciseName.key(name))
    }

    /// The machine that a movement is done on for a distance or a time, where one is called by it: the rowing machine for "Row".
    func ergometer(_ name: String) -> ExerciseID? {
        for machine in [" Erg", " Ergometer"] {
            if let match = match(name + machine), match.score >= 94 { return match.id }
        }
        return nil
    }

    /// The exercises that go by a name which says too little, the likeliest first; none where it is known, or says nothing.
    func choices(_ name: String) -> [ExerciseID] {
        let meant = matcher.respelled(name)
        return match(name, meant: meant) == nil ? variants(name, meant: meant) : []
    }

    /// The same of a name that is known to mean none.
    private func variants(_ name: String, meant: String?) -> [ExerciseID] {
        let listed = BareNames.choices(meant ?? name)
        var choices = listed.isEmpty ? matcher.variants(of: name, meant: meant) : listed
        if choices.count < 2 { choices = ForeignNames.choices(name) }
        if choices.count < 2, let bare = ExerciseName.withoutAddedWeight(name) {
            choices = variants(bare, meant: matcher.respelled(bare)).filter(takesWeight.contains)
        }
        return choices.count > 1 ? choices : []
    }

    /// The exercises that a name says which leaves the equipment out, where the one that it means is called by its equipment: what it is
    /// usually done with is no more than likely. None of any other name, nor of one that the lifter gave an exercise.
    func forms(_ name: String, of exercise: Exercise) -> [ExerciseID] {
        let saysEquipment = matcher.variants(of: exercise.name).isEmpty
        guard saysEquipment, !said.contains(ExerciseName.key(name)) else { return [] }
        let forms = matcher.variants(of: name)
        return forms.isEmpty ? ForeignNames.forms(name) : forms
    }

    /// The exercise of which a name is one of the lifter's own: "Lat Pulldown (Custom)".
    func family(_ name: String) -> ExerciseID? {
        ExerciseName.withoutMark(name).flatMap { match($0)?.id ?? choices($0).first }
    }

    /// What a name means, and up to five others that it might.
    func look(_ name: String, _ library: Library) -> MatchedName {
        func candidate(_ id: ExerciseID, _ rule: MatchRule, _ score: Int) -> MatchedName.Candidate? {
            library.shown(id).map { .init(exerciseID: $0.id, name: $0.name, rule: rule.rawValue, score: score) }
        }
        let meant = matcher.respelled(name)
        let match = match(name, meant: meant)
        var found = MatchedName(name: name, match: match.flatMap { candidate($0.id, $0.rule, $0.score) })
        for id in match == nil ? variants(name, meant: meant) : [] where found.alternatives.count < 5 {
            if let candidate = candidate(id, .reverseContains, 79) { found.alternatives.append(candidate) }
        }
        for other in matcher.ranked(name, meant: meant, limit: 6)
        where other.id != match?.id && found.alternatives.count < 5 {
            guard !found.alternatives.contains(where: { $0.exerciseID == other.id }),
                let candidate = candidate(other.id, other.rule, other.score)
            else { continue }
            found.alternatives.append(candidate)
        }
        guard match == nil, found.alternatives.isEmpty else { return found }
        for near in ForeignNames.near(name, limit: 5) {
            if let candidate = candidate(near.id, .words, near.score) { found.alternatives.append(candidate) }
        }
        return found
    }
}
