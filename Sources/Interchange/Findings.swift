/// What is found wrong on the way through a file, collected so that one bad row stops nothing.
struct Findings {
    var skipped: [SkippedRow] = []
    var repaired: [RepairedRow] = []
    var warnings: [ImportWarning] = []
    /// Weights freed from conversion noise; one warning for all of them.
    var snappedWeights = 0
    /// Rows of sets that were planned and not done.
    var plannedSets = 0
    /// Times of sets that are not within a day of their workout's start.
    var doubtfulTimes = 0
    /// Whether a date had a zone behind it.
    var hasZones = false
    /// Words that were already warned about.
    private var known: Set<String> = []

    mutating func skip(_ line: Int, _ reason: String) { skipped.append(SkippedRow(line: line, reason: reason)) }

    mutating func repair(_ line: Int, _ repair: String) { repaired.append(RepairedRow(line: line, repair: repair)) }

    mutating func warn(_ line: Int?, _ text: String) { warnings.append(ImportWarning(line: line, text: text)) }

    /// Warns at the first row that has this to say.
    mutating func warnOnce(_ line: Int, _ text: String) {
        if known.insert(text).inserted { warn(line, text) }
    }

    /// What the recognition of the layout had to assume.
    mutating func warn(about layout: Layout) {
        if layout.isByShape {
            let reason = layout.header == nil ? "The file has no header" : "The header is in an unknown language"
            warn(nil, reason + "; columns were recognised by what is in them.")
        }
        if let guess = layout.guess {
            let read = ColumnMapping.Part.allCases.compactMap { part in
                guess.mapping.columns[part].map { "\(part.rawValue) = \($0)" }
            }
            warn(
                nil,
                "The file is no known app's; its columns were read as \(quoted(read.joined(separator: ", "), 300)).")
        }
        if layout.columns.isUnitOfLengthsAssumed {
            warn(
                nil,
                layout.columns.secondsOfLength == 1
                    ? "The lengths of workouts have no unit; they were read as seconds."
                    : "The lengths of workouts have no unit; they were read as minutes.")
        }
        for name in layout.unknownColumns { warn(nil, "Column \(quoted(name)) is not known and was left out.") }
    }

    /// Everything in the order of the file, what holds for all of it first.
    func inOrder() -> Findings {
        var sorted = self
        if snappedWeights > 0 {
            sorted.warn(
                nil,
                snappedWeights == 1
                    ? "1 weight had rounding noise and was set to the nearest 0.25 kg or 0.5 lb."
                    : "\(snappedWeights) weights had rounding noise and were set to the nearest 0.25 kg or 0.5 lb.")
        }
        if plannedSets > 0 {
            sorted.warn(
                nil,
                plannedSets == 1
                    ? "1 set was planned and not done; it was left out."
                    : "\(plannedSets) sets were planned and not done; they were left out.")
        }
        if doubtfulTimes > 0 {
            sorted.warn(
                nil,
                doubtfulTimes == 1
                    ? "The time of 1 set does not fit its workout and was left out."
                    : "The times of \(doubtfulTimes) sets do not fit their workouts and were left out.")
        }
        if hasZones { sorted.warn(nil, "Time zones behind dates were passed over: times are read as on the clock.") }
        // Sorting is stable, so findings on one line keep their order.
        sorted.skipped.sort { $0.line < $1.line }
        sorted.repaired.sort { $0.line < $1.line }
        sorted.warnings.sort { ($0.line ?? 0) < ($1.line ?? 0) }
        return sorted
    }
}

/// A cell in a message: short, and on one line.
func quoted(_ cell: String, _ longest: Int = 60) -> String {
    let line = String(cell.map { $0.isNewline ? " " : $0 })
    return "“" + (line.count > longest ? String(line.prefix(longest)) + "…" : line) + "”"
}
