/// How a name from elsewhere was recognised: the six priorities of seed 001, and what a log shows.
public enum MatchRule: String, CaseIterable, Sendable, Equatable, Hashable {
    /// The name, blind to case, punctuation and accents.
    case exact
    /// It holds the exercise's name, and beside it only words that say nothing of the lift: "Bench Press Heavy".
    case contains
    /// The exercise's name holds it, and no other's does: what it leaves out is only the equipment.
    case reverseContains = "reverse_contains"
    /// The same words in another order or form.
    case words
    /// The same once the equipment is taken off, in front or in brackets, and compared by itself: "Barbell Bench Press".
    case prefix
    /// A name by which the exercise is also known, in any language, or an abbreviation of one: "OHP".
    case synonym
    /// A name that several exercises go by, and only one of them by what else the log holds: how heavy it was, and which of
    /// them has another name there.
    case log
    /// The lifter said so.
    case hand
}

/// Recognises exercises by the names other apps and other people give them.
///
/// A name matches only an exercise that says the same words: one word more or less ("incline", "close grip",
/// "assisted") is another lift, unless it says nothing of it; and a name that states equipment only matches a lift that takes it. Where two
/// exercises fit equally well there is no match. Look-ups go through tables that are built once.
public struct ExerciseMatcher<ID: Equatable & Sendable>: Sendable {
    /// An exercise that a name may turn out to mean.
    public struct Candidate: Sendable {
        /// What a match answers with.
        public var id: ID
        /// The name shown.
        public var name: String
        /// Other names for the same exercise.
        public var aliases: [String]
        /// What it takes: lets a name say equipment that the exercise's own name leaves out.
        public var equipment: [Equipment]

        /// Describes an exercise to match against.
        public init(id: ID, name: String, aliases: [String], equipment: [Equipment]) {
            self.id = id
            self.name = name
            self.aliases = aliases
            self.equipment = equipment
        }
    }

    /// An exercise that a name was found to mean, or might.
    public struct Match: Sendable, Equatable {
        /// The exercise.
        public var id: ID
        /// Why it was chosen; for a mere alternative, which shares only some of the words, `words`.
        public var rule: MatchRule
        /// How sure it is, in percent: 80 and above the same lift, below that an alternative to offer.
        public var score: Int
    }

    private struct Spelling: Sendable {
        var candidate: Int
        var isName: Bool
        var words: ExerciseWords
    }

    private struct Hit {
        var candidate: Int
        var rule: MatchRule
        var score: Int
    }

    private let ids: [ID]
    private let names: [String]
    /// What a name may add to a spelling that is silent about equipment. The exercise's own name knows better than the
    /// list, in which a Smith machine is a machine.
    private let carried: [StatedEquipment]
    private var spellings: [Spelling] = []
    private var byText: [String: [Int]] = [:]
    private var byKey: [String: [Int]] = [:]
    private var byWords: [String: [Int]] = [:]
    private var bySignificant: [String: [Int]] = [:]
    private var byOneWord: [String: [Int]] = [:]
    private var vocabulary = ExerciseVocabulary()
    private let isForgiving: Bool

    /// Builds the tables for these exercises.
    ///
    /// - Parameter forgiving: puts slips of the finger right; not where few names are known, of which any word may seem a slip.
    public init(_ candidates: [Candidate], forgiving: Bool = true) {
        isForgiving = forgiving
        ids = candidates.map { $0.id }
        names = candidates.map { $0.name }
        carried = candidates.map { candidate in
            let stated = ExerciseWords(candidate.name).equipment
            return stated.isEmpty ? StatedEquipment(candidate.equipment) : stated
        }
        for (index, candidate) in candidates.enumerated() {
            add(candidate.name, of: index, isName: true)
            for alias in candidate.aliases { add(alias, of: index, isName: false) }
        }
    }

    private mutating func add(_ text: String, of candidate: Int, isName: Bool) {
        let words = ExerciseWords(text)
        let index = spellings.count
        spellings.append(Spelling(candidate: candidate, isName: isName, words: words))
        byText[text, default: []].append(index)
        byKey[ExerciseName.key(text), default: []].append(index)
        if isForgiving { vocabulary.add(text) }
        guard !words.significant.isEmpty else { return }
        byWords[ExerciseMatcher.joined(words.words), default: []].append(index)
        bySignificant[ExerciseMatcher.joined(words.significant), default: []].append(index)
        for word in words.significant { byOneWord[word, default: []].append(index) }
    }

    /// The exercise that a name means; nil if none is known by it, or if two fit equally well.
    public func match(_ name: String) -> Match? { match(name, meant: respelled(name)) }

    /// The same for a name of which it is known how it is spelled.
    ///
    /// - Parameter meant: what `respelled` says of it.
    public func match(_ name: String, meant: @autoclosure () -> String?) -> Match? {
        let hits = hits(for: name, meant: meant())
        guard let best = hits.max(by: { $0.score < $1.score }) else { return nil }
        let rivals = hits.filter { $0.score == best.score && $0.candidate != best.candidate }
        return rivals.isEmpty ? Match(id: ids[best.candidate], rule: best.rule, score: best.score) : nil
    }

    /// The exercises a name may mean, the likeliest first, to choose from. Other equipment than stated is left out.
    public func ranked(_ name: String, limit: Int) -> [Match] { ranked(name, meant: respelled(name), limit: limit) }

    /// The same for a name of which it is known how it is spelled.
    public func ranked(_ name: String, meant: String?, limit: Int) -> [Match] {
        // Of hundreds few are hit.
        var best: [Int: Hit] = [:]
        let (sure, words) = (hits(for: name, meant: meant), ExerciseWords(meant ?? name))
        var near = neighbours(of: words)
        // Beside the words of a lift there may stand many that say nothing to anybody: "Deadlift Old Data".
        if !near.contains(where: { one in !sure.contains { $0.candidate == one.candidate } }) {
            near += parts(of: words)
        }
        for hit in sure + near {
            if let standing = best[hit.candidate], standing.score >= hit.score { continue }
            best[hit.candidate] = hit
        }
        // Sorting is not promised to be stable, so equal scores name their order: that of the candidates.
        let sorted = best.values.sorted { left, right in
            left.score == right.score ? left.candidate < right.candidate : left.score > right.score
        }
        return sorted.prefix(max(0, limit)).map { Match(id: ids[$0.candidate], rule: $0.rule, score: $0.score) }
    }

    /// A name with the slips of the finger in it put right, as far as the words of all spellings tell: "Benhc Press", "legpress";
    /// `nil` for one in which there are none.
    public func respelled(_ name: String) -> String? { isForgiving ? vocabulary.respelled(name) : nil }

    /// What is found for a name as it stands, else with its slips put right, which is a little less sure.
    ///
    /// - Parameter meant: the name with its slips put right.
    private func hits(for name: String, meant: @autoclosure () -> String?) -> [Hit] {
        let found = hits(for: name, words: ExerciseWords(name))
        guard found.isEmpty, let meant = meant() else { return found }
        return hits(for: meant, words: ExerciseWords(meant)).map {
            Hit(candidate: $0.candidate, rule: $0.rule == .exact ? .words : $0.rule, score: $0.score - 2)
        }
    }

    /// All spellings that say the same lift, each by the surest rule that finds it.
    ///
    /// A name that differs in case or punctuation goes before an alias: the lifter's own "squat" is meant by "Squat",
    /// whatever else is known by that alias.
    private func hits(for name: String, words: ExerciseWords) -> [Hit] {
        var hits: [Hit] = []
        for index in byText[name] ?? [] {
            let isName = spellings[index].isName
            hits.append(hit(index, isName ? .exact : .synonym, isName ? 100 : 97))
        }
        for index in byKey[ExerciseName.key(name)] ?? [] {
            let isName = spellings[index].isName
            hits.append(hit(index, isName ? .exact : .synonym, isName ? 98 : 95))
        }
        // Bands on a bar make another lift of it than bands alone: that is asked.
        guard !words.significant.isEmpty, !words.saysBanded || !isOnBar(words) else { return hits }
        let rule: MatchRule =
            words.isAbbreviated ? .synonym : words.equipment.isEmpty ? .words : .prefix
        for index in byWords[ExerciseMatcher.joined(words.words)] ?? [] {
            guard let penalty = equipmentPenalty(words.equipment, index) else { continue }
            hits.append(hit(index, rule, 94 - penalty))
        }
        for index in bySignificant[ExerciseMatcher.joined(words.significant)] ?? [] {
            guard let penalty = equipmentPenalty(words.equipment, index) else { continue }
            hits.append(hit(index, rule == .synonym ? rule : .words, 86 - penalty))
        }
        return hits + longer(than: words) + shorter(than: words)
    }

    /// The exercise that a name says with words beside it that say nothing of the lift.
    private func longer(than words: ExerciseWords) -> [Hit] {
        let bare = words.significant.filter { !ExerciseWords.isHarmless($0) }
        guard bare.count < words.significant.count, !bare.isEmpty else { return [] }
        var hits: [Hit] = []
        for index in bySignificant[ExerciseMatcher.joined(bare)] ?? [] {
            guard let penalty = equipmentPenalty(words.equipment, index) else { continue }
            hits.append(hit(index, .contains, 84 - penalty))
        }
        return hits
    }

    /// The one exercise that a name says which leaves the equipment out. A single word is too little to go by.
    private func shorter(than words: ExerciseWords) -> [Hit] {
        guard words.significant.count > 1, let only = variants(of: words).only,
            ExerciseWords(names[only]).significant == words.significant
        else { return [] }
        return [Hit(candidate: only, rule: .reverseContains, score: 82)]
    }

    /// The exercises that a name says which leaves the equipment out, in the order of the candidates.
    public func variants(of name: String) -> [ID] { variants(of: name, meant: respelled(name)) }

    /// The same for a name of which it is known how it is spelled.
    public func variants(of name: String, meant: @autoclosure () -> String?) -> [ID] {
        let found = variants(of: ExerciseWords(name))
        let all = found.isEmpty ? meant().map { variants(of: ExerciseWords($0)) } ?? [] : found
        return all.map { ids[$0] }
    }

    private func variants(of words: ExerciseWords) -> [Int] {
        guard words.equipment.isEmpty, !words.significant.isEmpty else { return [] }
        let found = bySignificant[ExerciseMatcher.joined(words.significant)] ?? []
        return Set(found.map { spellings[$0].candidate }).sorted()
    }

    /// Whether a lift with a bar goes by the same words.
    private func isOnBar(_ words: ExerciseWords) -> Bool {
        (bySignificant[ExerciseMatcher.joined(words.significant)] ?? []).contains {
            carried[spellings[$0].candidate].contains(.barbell)
        }
    }

    private func hit(_ spelling: Int, _ rule: MatchRule, _ score: Int) -> Hit {
        Hit(candidate: spellings[spelling].candidate, rule: rule, score: score)
    }

    /// 0 where both spellings state the same equipment, 4 where only the catalogue tells that the lift takes it.
    private func equipmentPenalty(_ stated: StatedEquipment, _ spelling: Int) -> Int? {
        let own = spellings[spelling].words.equipment
        if own == stated { return 0 }
        return own.isEmpty && carried[spellings[spelling].candidate].isSuperset(of: stated) ? 4 : nil
    }

    /// Spellings that share some words, scored by the share of words in common: 40 to 75.
    private func neighbours(of words: ExerciseWords) -> [Hit] {
        var shared: [Int: Int] = [:]
        for word in words.significant {
            for index in byOneWord[word] ?? [] { shared[index, default: 0] += 1 }
        }
        var hits: [Hit] = []
        for (index, count) in shared {
            let other = spellings[index].words
            guard words.equipment.isEmpty || equipmentPenalty(words.equipment, index) != nil else { continue }
            let total = words.significant.count + other.significant.count
            let score = 150 * count / total - (other.equipment == words.equipment ? 0 : 2)
            if score >= 40 { hits.append(hit(index, .words, min(score, 75))) }
        }
        return hits
    }

    /// Spellings all of whose words a name says, among others; the more words the likelier.
    private func parts(of words: ExerciseWords) -> [Hit] {
        var shared: [Int: Int] = [:]
        for word in Set(words.significant) {
            for index in byOneWord[word] ?? [] { shared[index, default: 0] += 1 }
        }
        var hits: [Hit] = []
        for (index, count) in shared {
            let other = spellings[index].words
            guard count == Set(other.significant).count,
                words.equipment.isEmpty || equipmentPenalty(words.equipment, index) != nil
            else { continue }
            hits.append(hit(index, .words, min(27 + 10 * count, 62) - (other.equipment == words.equipment ? 0 : 2)))
        }
        return hits
    }

    private static func joined(_ words: [String]) -> String {
        words.joined(separator: " ")
    }
}

extension Array {
    /// The element of a list that has no other.
    fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
