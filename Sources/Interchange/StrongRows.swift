import Training

/// Reads the rows of Strong's exports, of every dialect.
struct StrongRows {
    let columns: Columns
    let units: Units
    var starts: StartTimes
    /// The last length of a workout: rows of a workout repeat it.
    private var lastLength: (cell: String, seconds: Int?) = ("", nil)

    init(columns: Columns, units: Units, starts: StartTimes) {
        self.columns = columns
        self.units = units
        self.starts = starts
    }

    mutating func read(_ row: LogLine, _ findings: inout Findings) throws(RowFault) -> LogRow {
        let start = try starts.start(columns.cell(.start, of: row.cells), &findings).time
        guard let exercise = textCell(columns.cell(.exerciseName, of: row.cells)) else {
            throw RowFault(reason: "no exercise name")
        }
        return LogRow(
            source: row, content: try content(row, &findings), workout: heading(row, start, &findings),
            exercise: exercise,
            exerciseNote: textCell(columns.cell(.exerciseNotes, of: row.cells)))
    }

    private mutating func heading(_ row: LogLine, _ start: LocalDateTime, _ findings: inout Findings) -> WorkoutHeading
    {
        let title = textCell(columns.cell(.workoutName, of: row.cells)) ?? ""
        let length = columns.cell(.workoutDuration, of: row.cells)
        if length != lastLength.cell { lastLength = (length, secondsOfDuration(length)) }
        let seconds = lastLength.seconds
        if seconds == nil, !trimmed(length).isEmpty {
            findings.warnOnce(row.line, "\(quoted(length)) is no length of time")
        }
        var heading = WorkoutHeading(group: "", title: title, start: start, durationSeconds: seconds)
        heading.notes = textCell(columns.cell(.workoutNotes, of: row.cells))
        // Two workouts of one minute and name are told apart by their numbers, where there are any.
        heading.group = columns.cell(.workoutNumber, of: row.cells) + " " + heading.key
        return heading
    }

    private func content(_ row: LogLine, _ findings: inout Findings) throws(RowFault) -> LogRow.Content {
        let cell = columns.cell(.setOrder, of: row.cells)
        switch StrongSetOrder(cell) {
        case .set(let type, let isFailure):
            return .set(try SetNumbers.ofSet(row, columns, units, &findings), type, isFailure: isFailure)
        case .note: return .note
        case .restTimer: return .rest(try SetNumbers(row, columns, units, &findings).durationSeconds)
        case .unknown: return try translated(cell, row, &findings)
        }
    }

    /// A set order in a language not known here: seconds alone are a rest timer, a note alone is a note, and what was
    /// lifted is a set.
    private func translated(_ cell: String, _ row: LogLine, _ findings: inout Findings) throws(RowFault)
        -> LogRow.Content
    {
        let numbers = try SetNumbers(row, columns, units, &findings)
        if numbers.hasWork {
            findings.warnOnce(row.line, "set order \(quoted(cell)) is not known; read as a working set")
            return .set(numbers, .working, isFailure: false)
        }
        if numbers.durationSeconds != nil {
            findings.warnOnce(row.line, "set order \(quoted(cell)) is not known; read as a rest timer")
            return .rest(numbers.durationSeconds)
        }
        guard textCell(columns.cell(.exerciseNotes, of: row.cells)) != nil else {
            throw RowFault(reason: "set order \(quoted(cell)) is not known, and the row holds nothing else")
        }
        findings.warnOnce(row.line, "set order \(quoted(cell)) is not known; read as a note")
        return .note
    }
}
