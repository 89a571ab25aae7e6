/// One row under the header with as many cells as the header has.
struct LogLine {
    let line: Int
    private(set) var cells: [String]
    /// Whether cells were missing, joined or split anew.
    var isMended = false
    /// What is kept of the file with the set, where `cells` were put together of it.
    var raw: [String]?

    init(line: Int, cells: [String], isMended: Bool = false, raw: [String]? = nil) {
        (self.line, self.cells, self.isMended, self.raw) = (line, cells, isMended, raw)
    }

    /// The row, of which nothing is left here but its line.
    mutating func taken() -> LogLine {
        let row = self
        (cells, raw) = ([], nil)
        return row
    }
}

/// The rows of a file: too short ones, broken at a line break that lost its quotes, are joined with what follows them;
/// too long ones, split at a delimiter that lost its quotes, are joined at the text they broke in. What cannot be
/// mended is skipped.
func mendedRows(
    _ records: ArraySlice<DelimitedText.Record>, _ layout: Layout, delimiter: String, _ findings: inout Findings
) -> [LogLine] {
    var rows: [LogLine] = []
    rows.reserveCapacity(records.count)
    var rest = records
    var whole = WholeRows(records, layout)
    while let record = rest.popFirst() {
        // A header between rows: two exports in one file.
        if record.cells == layout.header?.cells { continue }
        if let whole = wholeCells(record, layout) {
            rows.append(LogLine(line: record.line, cells: whole))
        } else if let mended = mended(record, rest, layout, delimiter, &whole) {
            if let repair = mended.repair { findings.repair(record.line, repair) }
            let isWhole = mended.repair == nil && record.cells.count >= layout.width
            rows.append(LogLine(line: record.line, cells: mended.cells, isMended: !isWhole))
            rest = rest.dropFirst(mended.more)
        } else {
            findings.skip(record.line, cellCount(record, layout))
        }
    }
    return rows
}

/// The cells of a row that needs no mending.
private func wholeCells(_ record: DelimitedText.Record, _ layout: Layout) -> [String]? {
    guard record.repair == nil else { return nil }
    let count = record.cells.count
    guard layout.hasOptionalCell else { return count == layout.width ? record.cells : nil }
    // With as many cells as there can be, one may stand in a name instead of behind the others.
    if count == layout.width { return layout.fits(record.cells) ? record.cells : nil }
    return count == layout.width - 1 ? record.cells + [""] : nil
}

/// A mended row, what was done to it, and how many of the following records went into it.
private typealias Mended = (cells: [String], repair: String?, more: Int)

private func mended(
    _ record: DelimitedText.Record, _ rest: ArraySlice<DelimitedText.Record>, _ layout: Layout, _ delimiter: String,
    _ whole: inout WholeRows
) -> Mended? {
    let (cells, width) = (record.cells, layout.width)
    if cells.count > width {
        // Delimiters behind the last cell, which some spreadsheets write.
        let isEmptyBehind = record.repair == nil && cells[width...].allSatisfy { trimmed($0).isEmpty }
        if isEmptyBehind, layout.fits(Array(cells[..<width])) { return (Array(cells[..<width]), nil, 0) }
        for cells in candidates(cells, layout) {
            let ways = joinedCells(cells, layout, delimiter)
            if !ways.isEmpty { return whole.borneOut(ways) }
        }
        return isEmptyBehind ? (Array(cells[..<width]), nil, 0) : nil
    }
    if layout.hasOptionalCell, cells.count == width {
        let ways = joinedCells(cells + [""], layout, delimiter)
        if !ways.isEmpty { return whole.borneOut(ways) }
    }
    if cells.count < width, let joined = joinedRecords(record, rest, layout) { return joined }
    // Cells missing at the end are blank; a line that was split around stray quotes must have all of its own.
    guard cells.count == width || record.repair == nil && cells.count >= layout.columns.needed, layout.fits(cells)
    else {
        return nil
    }
    return (cells, record.repair, 0)
}

/// The cells of a row with too many, as they may have been meant. FitNotes' rows may end in a blank of a comment, and their
/// category, which is no number, shows where a name ends: there as few cells as it takes are joined.
private func candidates(_ cells: [String], _ layout: Layout) -> [[String]] {
    if layout.hasOptionalCell { return [cells, cells + [""]] }
    guard layout.format == .fitnotes, !layout.columns.has(.setNotes) else { return [cells] }
    let blanks = cells.reversed().prefix { trimmed($0).isEmpty }.count
    let most = max(0, min(blanks, cells.count - layout.width - 1))
    return (0...most).reversed().map { Array(cells.dropLast($0)) }
}

private func cellCount(_ record: DelimitedText.Record, _ layout: Layout) -> String {
    let count = record.cells.count
    let reason =
        count == 1 ? "1 cell where \(layout.width) are expected" : "\(count) cells where \(layout.width) are expected"
    guard let repair = record.repair else { return reason }
    return count == layout.width ? repair : repair + ", " + reason
}

/// A row with too many cells whose neighbours fit when they are joined in the one text column that they broke in: every way in
/// which they do.
private func joinedCells(_ cells: [String], _ layout: Layout, _ delimiter: String) -> [Mended] {
    let extra = cells.count - layout.width
    var ways: [Mended] = []
    for field in [Field.exerciseNotes, .setNotes, .workoutNotes, .exerciseName, .workoutName] {
        guard let index = layout.columns[field] else { continue }
        let text = cells[index...index + extra].joined(separator: delimiter)
        let joined = Array(cells[..<index] + [text] + cells[(index + extra + 1)...])
        if layout.fits(joined) { ways.append((joined, "quotes lost: cells joined to \(quoted(text))", 0)) }
    }
    if ways.isEmpty, extra > 1, let way = joinedTwice(cells, layout, delimiter) { ways.append(way) }
    return ways
}

/// What the whole rows of a file say of its workouts, by which one is known that can be mended in several ways.
private struct WholeRows {
    private let records: ArraySlice<DelimitedText.Record>
    private let layout: Layout
    /// The notes of workouts that whole rows repeat, by what else they repeat.
    private lazy var notes: [[String]: String] = {
        var notes: [[String]: String] = [:]
        for record in records {
            guard let cells = wholeCells(record, layout), layout.fits(cells) else { continue }
            notes[workout(cells)] = layout.columns.cell(.workoutNotes, of: cells)
        }
        return notes
    }()

    init(_ records: ArraySlice<DelimitedText.Record>, _ layout: Layout) {
        (self.records, self.layout) = (records, layout)
    }

    private func workout(_ cells: [String]) -> [String] {
        [.workoutName, .start, .end].map { layout.columns.cell($0, of: cells) }
    }

    /// The first of several mended rows. What was trained is not guessed: where they differ in that, it is the one whose note on the
    /// workout is that of its other rows, or else in which no cell begins with the space behind a delimiter of a sentence;
    /// `nil` where that does not tell.
    mutating func borneOut(_ ways: [Mended]) -> Mended? {
        func exercises(_ ways: [Mended]) -> Int {
            Set(ways.map { layout.columns.cell(.exerciseName, of: $0.cells) }).count
        }
        if exercises(ways) == 1 { return ways[0] }
        let noted = ways.filter { notes[workout($0.cells)] == layout.columns.cell(.workoutNotes, of: $0.cells) }
        if exercises(noted) == 1 { return noted[0] }
        let tidy = (noted.isEmpty ? ways : noted).filter { way in !way.cells.contains { $0.hasPrefix(" ") } }
        return exercises(tidy) == 1 ? tidy[0] : nil
    }
}

/// The same where the name of the exercise and the comment both broke: as many cells go to the name as it takes for the rest to fit.
private func joinedTwice(_ cells: [String], _ layout: Layout, _ delimiter: String) -> Mended? {
    guard let name = layout.columns[.exerciseName], let note = layout.columns[.setNotes], name < note else {
        return nil
    }
    let extra = cells.count - layout.width
    for more in 1..<min(extra, 8) {
        let exercise = cells[name...name + more].joined(separator: delimiter)
        let comment = cells[(note + more)...(note + extra)].joined(separator: delimiter)
        let joined =
            Array(cells[..<name] + [exercise] + cells[(name + more + 1)..<(note + more)] + [comment])
            + cells[(note + extra + 1)...]
        guard layout.fits(joined) else { continue }
        return (joined, "quotes lost: cells joined to \(quoted(exercise)) and \(quoted(comment))", 0)
    }
    return nil
}

/// A row with too few cells and the fragments that complete it; `nil` when the next whole row comes first.
private func joinedRecords(
    _ record: DelimitedText.Record, _ rest: ArraySlice<DelimitedText.Record>, _ layout: Layout
) -> Mended? {
    guard layout.begins(record.cells) else { return nil }
    var cells = record.cells
    for (index, next) in rest.prefix(40).enumerated() {
        let joined = cells.count + next.cells.count - 1
        guard joined <= layout.width, !layout.begins(next.cells) else { return nil }
        cells[cells.count - 1] += "\n" + next.cells[0]
        cells += next.cells.dropFirst()
        if joined == layout.width {
            let repair =
                index == 0
                ? "quotes lost: joined with the next line" : "quotes lost: joined with the next \(index + 1) lines"
            return layout.fits(cells) ? (cells, repair, index + 1) : nil
        }
    }
    return nil
}
