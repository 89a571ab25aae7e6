extension LogLine {
    /// The row with every cell at most as long as what a lifter may write here: what is longer is cut, and said.
    func shortened(_ columns: Columns, _ findings: inout Findings) -> LogLine {
        // A character has at least one byte.
        guard cells.contains(where: { $0.utf8.count > ImportLimit.nameCharacters }) else { return self }
        let names = [columns[.exerciseName], columns[.workoutName]]
        var short = cells
        for (place, cell) in cells.enumerated() {
            let limit = names.contains(place) ? ImportLimit.nameCharacters : ImportLimit.noteCharacters
            let count = cell.unicodeScalars.count
            guard count > limit else { continue }
            short[place] = String(String.UnicodeScalarView(cell.unicodeScalars.prefix(limit)))
            findings.warn(line, "The text \(quoted(cell)) has \(count) characters and was cut to \(limit).")
        }
        return LogLine(line: line, cells: short, isMended: isMended, raw: raw)
    }
}
