import Training

/// Reads the rows of Hevy's exports.
struct HevyRows {
    let columns: Columns
    let units: Units
    var starts: StartTimes
    var ends: StartTimes

    mutating func read(_ row: LogLine, _ findings: inout Findings) throws(RowFault) -> LogRow {
        let startCell = columns.cell(.start, of: row.cells)
        guard let start = starts.read(startCell, &findings) else {
            throw RowFault(reason: startCell.isEmpty ? "no start time" : "no date: \(quoted(startCell))")
        }
        guard let exercise = textCell(columns.cell(.exerciseName, of: row.cells)) else {
            throw RowFault(reason: "no exercise name")
        }
        let (type, isFailure) = setType(row, &findings)
        let numbers = try SetNumbers.ofSet(row, columns, units, &findings)
        var place: Int?
        if case .number(let number) = WrittenNumber.Cell(columns.cell(.setOrder, of: row.cells)) {
            place = number.whole
        }
        return LogRow(
            source: row, content: .set(numbers, type, isFailure: isFailure), workout: heading(row, start, &findings),
            exercise: exercise, exerciseNote: textCell(columns.cell(.exerciseNotes, of: row.cells)),
            superset: textCell(columns.cell(.superset, of: row.cells)), place: place)
    }

    private mutating func heading(_ row: LogLine, _ start: LocalDateTime, _ findings: inout Findings) -> WorkoutHeading
    {
        let title = trimmed(columns.cell(.workoutName, of: row.cells))
        var heading = WorkoutHeading(group: "", title: title, start: start)
        heading.group = heading.key
        heading.notes = textCell(columns.cell(.workoutNotes, of: row.cells))
        let endCell = columns.cell(.end, of: row.cells)
        if let end = ends.read(endCell, &findings) {
            let seconds = Int((end.millisecondsOnTheWall - start.millisecondsOnTheWall) / 1_000)
            if seconds >= 0 {
                heading.durationSeconds = seconds
            } else {
                // The clock went back, or the lifter typed a wrong time.
                findings.warnOnce(row.line, "\(quoted(title)) ends at \(quoted(endCell)), before it starts")
            }
        } else if !trimmed(endCell).isEmpty {
            findings.warnOnce(row.line, "no date: \(quoted(endCell))")
        }
        return heading
    }

    private func setType(_ row: LogLine, _ findings: inout Findings) -> (SetType, isFailure: Bool) {
        let cell = columns.cell(.setType, of: row.cells)
        if let type = hevySetType(cell) { return type }
        findings.warnOnce(row.line, "set type \(quoted(cell)) is not known; read as a working set")
        return (.working, false)
    }
}

private func hevySetType(_ cell: String) -> (SetType, isFailure: Bool)? {
    switch trimmed(cell).lowercased() {
    case "normal", "": (.working, false)
    case "warmup", "warm_up", "warm-up": (.warmup, false)
    case "dropset", "drop_set", "drop": (.dropset, false)
    case "failure": (.working, true)
    default: nil
    }
}

/// Whether the cells of a row are of their columns' kinds: the test of a mended row.
func hevyRowFits(_ cells: [String], _ columns: Columns) -> Bool {
    let start = trimmed(columns.cell(.start, of: cells))
    let orders = [DateText.Order.dayFirst, .monthFirst]
    guard orders.contains(where: { DateText(order: $0).read(start) != nil }) else { return false }
    if columns.has(.setType) {
        let type = columns.cell(.setType, of: cells)
        guard !trimmed(type).isEmpty, hevySetType(type) != nil else { return false }
    }
    if columns.has(.setOrder) {
        guard case .number = WrittenNumber.Cell(columns.cell(.setOrder, of: cells)) else { return false }
    }
    return [Field.weight, .otherWeight, .reps, .distance, .otherDistance, .seconds, .rpe].allSatisfy {
        WrittenNumber.Cell(columns.cell($0, of: cells)) != .unreadable
    }
}
