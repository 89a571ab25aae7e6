/// "3x5", "3 × 5": so many sets of so many repetitions; `nil` for any other text.
func setsByReps(_ cell: String) -> (sets: Int, reps: Int)? {
    let parts = cell.split(omittingEmptySubsequences: false) { "xX×*".contains($0) }.map { trimmed(String($0)) }
    guard parts.count == 2, parts.allSatisfy({ (1...3).contains($0.utf8.count) }),
        parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }),
        let sets = Int(parts[0]), let reps = Int(parts[1]), sets > 0
    else { return nil }
    return (sets, reps)
}

extension Columns {
    /// Whether a column says sets and repetitions in one.
    var hasSetsByReps: Bool { self[.sets] != nil && self[.sets] == self[.reps] }

    /// Where there is no column of repetitions, that of the sets may say them.
    mutating func takeSetsByReps(_ records: [DelimitedText.Record]) {
        guard let place = self[.sets], self[.reps] == nil,
            records.contains(where: { place < $0.cells.count && setsByReps($0.cells[place]) != nil })
        else { return }
        self[.reps] = place
    }
}
