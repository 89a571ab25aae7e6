/// Slips of the finger: a letter left out, put in, another one, or two that changed places.
enum Typo {
    /// How many are forgiven in a word of so many letters: short words are too much alike.
    static func limit(_ letters: Int) -> Int { letters < 4 ? 0 : letters < 8 ? 1 : 2 }

    /// The fewest slips that make a word of a text, or the beginning of one, of another; `bound` where there are no fewer.
    ///
    /// A word that is still being typed is like the beginning of a longer one, which may be longer or shorter by its slips.
    static func least(_ word: ArraySlice<UInt8>, in text: [UInt8], below bound: Int) -> Int {
        var least = bound
        let typed = letters(word)
        for candidate in text.split(separator: space) where least > 0 {
            least = fewest(word, typed, candidate, least, bound)
        }
        return least
    }

    /// The same where the word may reach over several of the text, as if they were written together.
    ///
    /// - Parameter together: the text without its spaces.
    static func least(
        _ word: ArraySlice<UInt8>, in text: [UInt8], together: [UInt8], below bound: Int
    ) -> Int {
        var (least, spaces, isStart) = (bound, 0, true)
        let typed = letters(word)
        for (place, letter) in text.enumerated() where least > 0 {
            if isStart { least = fewest(word, typed, together[(place - spaces)...], least, bound) }
            isStart = letter == space
            if isStart { spaces += 1 }
        }
        return least
    }

    /// The fewest slips that make a beginning of a candidate of a word; `least` where there are no fewer.
    private static func fewest(
        _ word: ArraySlice<UInt8>, _ typed: UInt32, _ candidate: ArraySlice<UInt8>, _ least: Int, _ bound: Int
    ) -> Int {
        guard candidate.count + bound > word.count else { return least }
        let beginning = candidate.prefix(word.count + bound)
        if beginning.starts(with: word) { return 0 }
        // A letter that it has not at all is a slip: most words are told apart by that alone.
        if (typed & ~letters(beginning)).nonzeroBitCount >= least { return least }
        return min(least, rows(word, beginning).min() ?? least)
    }

    private static let space = UInt8(ascii: " ")

    /// The distance of two words, neighbours that changed places counted as one slip.
    static func slips(_ one: [UInt8], _ other: [UInt8]) -> Int { rows(one[...], other[...])[other.count] }

    /// The distances of a word from every beginning of another.
    private static func rows(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> [Int] {
        var (before, last) = ([Int](), Array(0...other.count))
        var previous = UInt8(0)
        for (row, letter) in one.enumerated() {
            var current = [row + 1]
            var left = UInt8(0)
            for (column, against) in other.enumerated() {
                var cost = min(last[column + 1], current[column]) + 1
                cost = min(cost, last[column] + (letter == against ? 0 : 1))
                if row > 0, column > 0, letter == left, previous == against { cost = min(cost, before[column - 1] + 1) }
                current.append(cost)
                left = against
            }
            (before, last, previous) = (last, current, letter)
        }
        return last
    }

    /// Which letters a text has, a bit each.
    static func letters(_ word: ArraySlice<UInt8>) -> UInt32 {
        var found: UInt32 = 0
        for letter in word { found |= 1 << UInt32(letter & 31) }
        return found
    }
}
