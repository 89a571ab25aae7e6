/// Finds exercises while their name is being typed: by the beginnings of words in name and aliases.
///
/// Accents, case and punctuation do not matter, nor does the order of the words. Everything is folded once, in the
/// initialiser, so that a keystroke only compares bytes.
public struct ExerciseSearch: Sendable {
    private struct Spelling: Sendable {
        /// The words in folded form, each followed by one space.
        var text: [UInt8]
        /// The same with every `e`: what is folded for "ae" and "ue" is no slip.
        var whole: [UInt8]
        /// The same without the spaces, so that "pullup" finds "Pull Up".
        var compact: [UInt8]
        /// The letters of all of them.
        var letters: UInt32

        init(_ name: String) {
            let words = ExerciseName.foldedWords(name)
            text = ExerciseSearch.folded(words)
            whole = ExerciseSearch.joined(words)
            compact = text.filter { $0 != ExerciseSearch.space }
            letters = Typo.letters(whole[...]) | Typo.letters(text[...])
        }

        /// The fewest slips that make a word of a word of this, or `across` several words of it.
        func slips(
            _ word: ArraySlice<UInt8>, _ folded: ArraySlice<UInt8>, across: Bool, below bound: Int
        ) -> Int {
            // Most names are told apart by their letters alone, whatever the order.
            if (Typo.letters(folded) & ~letters).nonzeroBitCount >= bound { return bound }
            if across { return Typo.least(folded, in: text, together: compact, below: bound) }
            let slips = Typo.least(word, in: whole, below: bound)
            return min(slips, Typo.least(folded, in: text, below: slips))
        }
    }

    /// For each exercise its name, then its aliases.
    private let entries: [[Spelling]]
    /// What else it is found by: muscles and equipment.
    private let keywords: [Spelling]
    /// The muscles of what prepares for training or follows it: found by them, it stands behind the lifts. `nil` for a lift.
    private let stretched: [Spelling?]

    /// Prepares a list; results are indices into it.
    public init(_ exercises: [(name: String, aliases: [String])]) {
        entries = exercises.map { exercise in
            ([exercise.name] + exercise.aliases).map { Spelling($0) }
        }
        (keywords, stretched) = ([], [])
    }

    /// Prepares exercises, to be found by what they train and take as well.
    public init(of exercises: [Exercise]) {
        entries = exercises.map { exercise in
            ([exercise.shownName] + exercise.otherNames).map { Spelling($0) }
        }
        keywords = exercises.map { Spelling($0.searchWords) }
        stretched = exercises.map { $0.isMobility ? Spelling($0.muscleWords) : nil }
    }

    /// The exercises that fit what has been typed so far, best first; equals keep the order of the list.
    ///
    /// An empty query answers with everything.
    public func rank(_ query: String, limit: Int = Int.max) -> [Int] {
        let typed = ExerciseWords.spelledOut(query)
        let text = ExerciseSearch.folded(typed)
        guard !text.isEmpty else { return Array(entries.indices.prefix(max(0, limit))) }
        let words = text.split(separator: ExerciseSearch.space)
        let compact = text.filter { $0 != ExerciseSearch.space }
        var found: [(index: Int, score: Int)] = []
        for (index, entry) in entries.enumerated() {
            let score = ExerciseSearch.score(entry, text, compact, words)
            if !keywords.isEmpty, let muscles = stretched[index],
                words.allSatisfy({ ExerciseSearch.hasWord(muscles.text, $0) })
            {
                found.append((index, 0))
            } else if score > 0 {
                found.append((index, score + 1))
            } else if !keywords.isEmpty,
                words.allSatisfy({ word in
                    ExerciseSearch.hasWord(keywords[index].text, word)
                        || entry.contains { ExerciseSearch.hasWord($0.text, word) }
                })
            {
                found.append((index, 1))
            }
        }
        if found.isEmpty { found = mistyped(typed, words) }
        if found.isEmpty { found = mistypedAcross(typed) }
        found.sort { left, right in left.score == right.score ? left.index < right.index : left.score > right.score }
        return found.prefix(max(0, limit)).map { $0.index }
    }

    /// The exercises that hold every word but for a slip of the finger or two in each. The fewer, the better; of as many, those
    /// that hold all of them in one name, and no more than them, go first.
    ///
    /// - Parameter across: whether a word may reach over several words of a name.
    private func mistyped(
        _ typed: [String], _ folded: [ArraySlice<UInt8>], across: Bool = false
    ) -> [(index: Int, score: Int)] {
        var words: [(whole: ArraySlice<UInt8>, folded: ArraySlice<UInt8>)] = []
        var letters = 0
        for (index, word) in typed.enumerated() {
            words.append((Array(word.utf8)[...], folded[index]))
            letters += folded[index].count
        }
        var found: [(index: Int, score: Int)] = []
        for (index, entry) in entries.enumerated() {
            var sums = [Int](repeating: 0, count: entry.count)
            var slips = 0
            for word in words {
                let limit = Typo.limit(word.whole.count)
                var least = limit + 1
                if !keywords.isEmpty {
                    least = keywords[index].slips(word.whole, word.folded, across: false, below: least)
                }
                for (place, spelling) in entry.enumerated() {
                    let own = spelling.slips(word.whole, word.folded, across: across, below: limit + 1)
                    sums[place] += own > limit ? 100 : own
                    least = min(least, own)
                }
                guard least <= limit else {
                    slips = -1
                    break
                }
                slips += least
            }
            if slips < 0 { continue }
            var score = -slips * 8
            for (place, spelling) in entry.enumerated() where sums[place] < 100 {
                let isWhole =
                    across
                    ? abs(spelling.compact.count - letters) <= sums[place]
                    : spelling.text.count - spelling.compact.count == words.count
                score = max(score, (place == 0 ? 3 : 2) + (isWhole ? 4 : 0) - sums[place] * 8)
            }
            found.append((index, score))
        }
        return found
    }

    /// The same for words that are written together or apart otherwise: "pulup" is "Pull Up", "dead lfit" is "Deadlift".
    private func mistypedAcross(_ typed: [String]) -> [(index: Int, score: Int)] {
        for joint in -1..<typed.count - 1 {
            var words = typed
            // First as they were typed, then each two of them as one.
            if joint >= 0 { words[joint] += words.remove(at: joint + 1) }
            let text = ExerciseSearch.folded(words)
            let found = mistyped(words, text.split(separator: ExerciseSearch.space), across: true)
            if !found.isEmpty { return found }
        }
        return []
    }

    private static let space = UInt8(ascii: " ")

    private static func score(
        _ spellings: [Spelling], _ text: [UInt8], _ compact: [UInt8], _ words: [ArraySlice<UInt8>]
    ) -> Int {
        var best = 0
        for (position, spelling) in spellings.enumerated() {
            let quality = quality(spelling, text, compact, words)
            // A name beats an alias of the same quality. What an alias begins with is an accident of its wording.
            let score = position == 0 ? quality * 2 : (quality == 6 ? 5 : quality) * 2 - 1
            best = max(best, score)
        }
        if best == 0, words.count > 1,
            words.allSatisfy({ word in spellings.contains { hasWord($0.text, word) } })
        {
            return 1
        }
        return best
    }

    /// 7 the whole, 6 its first words, 5 words of it, 4 its first letters, 3 beginnings of words, 2 its first letters
    /// without the spaces, 1 a part of a word, 0 nothing.
    private static func quality(
        _ spelling: Spelling, _ text: [UInt8], _ compact: [UInt8], _ words: [ArraySlice<UInt8>]
    ) -> Int {
        if spelling.text.starts(with: text) { return spelling.text.count == text.count ? 7 : 6 }
        if words.allSatisfy({ hasWord(spelling.text, $0, whole: true) }) { return 5 }
        if spelling.text.starts(with: text.dropLast()) { return 4 }
        if words.allSatisfy({ hasWord(spelling.text, $0) }) { return 3 }
        if compact.count > 2, spelling.compact.starts(with: compact) { return 2 }
        if compact.count > 2, words.count == 1, contains(spelling.text, compact) { return 1 }
        return 0
    }

    private static func hasWord(_ spelling: [UInt8], _ word: ArraySlice<UInt8>, whole: Bool = false) -> Bool {
        var start = 0
        while start < spelling.count {
            let rest = spelling[start...]
            if rest.starts(with: word) && (!whole || rest[start + word.count] == space) { return true }
            guard let end = rest.firstIndex(of: space) else { return false }
            start = end + 1
        }
        return false
    }

    private static func contains(_ spelling: [UInt8], _ part: [UInt8]) -> Bool {
        guard part.count <= spelling.count else { return false }
        return (0...spelling.count - part.count).contains { spelling[$0...].starts(with: part) }
    }

    private static func joined(_ words: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for word in words {
            bytes += word.utf8
            bytes.append(space)
        }
        return bytes
    }

    private static func folded(_ words: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for word in words {
            bytes.append(contentsOf: ExerciseWords.withoutUmlautDigraphs(Array(word.utf8)))
            bytes.append(space)
        }
        return bytes
    }
}
