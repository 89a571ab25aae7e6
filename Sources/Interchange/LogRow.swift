import Training

/// One row of an export, understood: a set, or something about the set before it or the sets around it.
struct LogRow {
    enum Content {
        case set(SetNumbers, SetType, isFailure: Bool)
        /// Seconds of rest after the previous set.
        case rest(Int?)
        /// A row that is only there for its exercise note.
        case note
    }

    let source: LogLine
    var content: Content
    var workout: WorkoutHeading
    /// The exercise's name, without spaces around it.
    var exercise: String
    var exerciseNote: String?
    var superset: String?
    /// The set's place in its block as the file counts it, where the file starts again with each block.
    var place: Int?
}

/// What every row of a workout repeats.
struct WorkoutHeading: Equatable {
    /// What rows of one workout have in common.
    var group: String
    var title: String
    var start: LocalDateTime
    var durationSeconds: Int?
    var notes: String?

    /// See `ImportedWorkout.key`. Strong's number of a workout is left out: it counts from the first one that is still
    /// there, so deleting a workout moves all others.
    var key: String { start.text + " " + title }
}

/// The text of a cell without spaces around it; `nil` when nothing is left.
func textCell(_ cell: String) -> String? {
    let text = trimmed(cell)
    return text.isEmpty ? nil : text
}

/// Reads start times, remembering the last one: rows of a workout repeat it.
struct StartTimes {
    let dates: DateText
    private var lastCell = ""
    private var last: LocalDateTime?

    init(_ dates: DateText) { self.dates = dates }

    mutating func read(_ cell: String, _ findings: inout Findings) -> LocalDateTime? {
        if cell == lastCell, let last { return last }
        guard let reading = dates.read(trimmed(cell)) else { return nil }
        if reading.hasZone { findings.hasZones = true }
        (lastCell, last) = (cell, reading.time)
        return reading.time
    }
}
