/// Slips of the finger: a letter left out, put in, another one, or two that changed places.
enum Typo {
    /// How many are forgiven in a word of so many letters: short words are too much alike.
    static func limit(_ letters: Int) -> Int { letters < 4 ? 0 : letters < 8 ? 1 : 2 }

    /// The fewest slips that make a word of a text, or the beginning of one, of another; `bound` where there are no fewer.
    static func least(_ word: ArraySlice<UInt8>, in text: [UInt8], below bound: Int) -> Int {
        var least = bound
        for candidate in text.split(separator: UInt8(ascii: " ")) where least > 0 {
            // A word that is still being typed is like the beginning of a longer one.
            let beginning = candidate.prefix(word.count)
            least = min(least, slips(Array(word), Array(beginning)))
            if candidate.count != beginning.count, candidate.count <= word.count + 1 {
                least = min(least, slips(Array(word), Array(candidate)))
            }
        }
        return least
    }

    /// The distance of two words, neighbours that changed places counted as one slip.
    static func slips(_ one: [UInt8], _ other: [UInt8]) -> Int {
        if one.first != other.first, one.count < 5 { return one == other ? 0 : 3 }
        var (before, last) = ([Int](), Array(0...other.count))
        for (row, letter) in one.enumerated() {
            var current = [row + 1]
            for (column, against) in other.enumerated() {
                var cost = min(last[column + 1], current[column]) + 1
                cost = min(cost, last[column] + (letter == against ? 0 : 1))
                if row > 0, column > 0, letter == other[column - 1], one[row - 1] == against {
                    cost = min(cost, before[column - 1] + 1)
                }
                current.append(cost)
            }
            (before, last) = (last, current)
        }
        return last[other.count]
    }
}
