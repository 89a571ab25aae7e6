/// The words of all spellings of exercises, to put slips of the finger right by them.
struct ExerciseVocabulary: Sendable {
    private var known: Set<String> = []
    /// By the first letter, which is hardly ever the wrong one.
    private var byFirst: [UInt8: [Word]] = [:]

    private struct Word {
        var letters: [UInt8]
        /// Which letters it has, a bit each.
        var bits: UInt32
    }

    mutating func add(_ text: String) {
        for word in ExerciseName.foldedWords(text) + ExerciseWords.spelledOut(text) { learn(word) }
    }

    private mutating func learn(_ word: String) {
        guard known.insert(word).inserted else { return }
        let letters = Array(word.utf8)
        if let first = letters.first {
            byFirst[first, default: []].append(Word(letters: letters, bits: Typo.letters(letters[...])))
        }
    }

    /// A name with its unknown words put right; `nil` where none is.
    func respelled(_ name: String) -> String? {
        var words: [String] = []
        var isOther = false
        for word in ExerciseName.foldedWords(name) {
            if let meant = meant(by: word) {
                words.append(meant)
                isOther = true
            } else {
                words.append(word)
            }
        }
        return isOther ? words.joined(separator: " ") : nil
    }

    /// What an unknown word was meant to be: two known ones that were written together, else the one that is nearest.
    private func meant(by word: String) -> String? {
        let letters = Array(word.utf8)
        guard letters.count > 3, !known.contains(word), !known.contains(ExerciseWords.stem(word)),
            !letters.contains(where: { (48...57).contains($0) })
        else { return nil }
        return apart(letters) ?? nearest(letters)
    }

    private func apart(_ letters: [UInt8]) -> String? {
        guard letters.count > 5 else { return nil }
        for cut in 3...letters.count - 3 {
            let first = String(decoding: letters[..<cut], as: UTF8.self)
            let second = String(decoding: letters[cut...], as: UTF8.self)
            if known.contains(first), known.contains(second) { return first + " " + second }
        }
        return nil
    }

    /// Of two words that are as near there is none. In a word of four letters, another letter is another word.
    private func nearest(_ letters: [UInt8]) -> String? {
        var least = Typo.limit(letters.count) + 1
        var found: [UInt8]?
        let bits = Typo.letters(letters[...])
        for word in byFirst[letters[0]] ?? [] {
            let other = word.letters
            guard other.count > 3, abs(other.count - letters.count) <= least else { continue }
            // A letter that only one of them has is a slip: most words are told apart by that alone.
            if max((bits & ~word.bits).nonzeroBitCount, (word.bits & ~bits).nonzeroBitCount) > least { continue }
            if letters.count == 4, other.count == 4, other.sorted() != letters.sorted() { continue }
            let slips = Typo.slips(letters, other)
            if slips < least {
                (least, found) = (slips, other)
            } else if slips == least {
                found = nil
            }
        }
        return found.map { String(decoding: $0, as: UTF8.self) }
    }
}
