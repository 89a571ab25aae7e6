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
    /// A note on this set alone, in files that have a column for it.
    var setNote: String?
    /// Seconds of rest after this set, in files that have a column for it.
    var rest: Int?
    var superset: String?
    /// The set's place in its block as the file counts it, where the file starts again with each block.
    var place: Int?
    /// Whether the file says that the set was to be as many repetitions as possible.
    var isAmrap = false
    /// Seconds from the workout's start until the set was done, where the file says when that was.
    var secondsIn: Int?
    /// How many equal sets the row stands for.
    var count = 1
}

/// What every row of a workout repeats.
struct WorkoutHeading: Equatable {
    /// What rows of one workout have in common.
    var group: String
    var title: String
    var start: LocalDateTime
    /// Minutes east of UTC, where the file says them.
    var offsetMinutes: Int?
    var durationSeconds: Int?
    var notes: String?
    /// The id of a workout of ours.
    var id: WorkoutID?

    /// See `ImportedWorkout.key`. Strong's number of a workout is left out: it counts from the first one that is still
    /// there, so deleting a workout moves all others.
    var key: String { start.text + " " + title }

    /// What it is called in a message: by its day where it has no name.
    var called: String { title.isEmpty ? start.dateText : title }

    /// What is said of one without sets, by its day where it has no name.
    static func withoutSets(_ title: String?, _ day: String) -> String {
        if let title { return "\(quoted(title)) of \(day) has no sets and was left out" }
        return "the workout of \(day) has no sets and was left out"
    }

    /// What is said of one that lasted longer than anybody trains.
    func doubt(_ seconds: Int) -> String {
        "\(quoted(called)) lasted \(seconds / 3_600) hours: was finishing it forgotten?"
    }
}

/// The text of a cell without spaces around it; `nil` when nothing is left. An apostrophe that keeps a spreadsheet from taking it for
/// a formula is no part of it.
func textCell(_ cell: String) -> String? {
    let text = trimmed(cell)
    return text.isEmpty ? nil : unmarkedFormula(text)
}

/// Reads start times, remembering the last one: rows of a workout repeat it.
struct StartTimes {
    let dates: DateText
    /// Whether a zone behind a time counts, rather than being passed over.
    var hasZones = false
    /// What begins later is a typing error; `nil` where nobody knows what day it is.
    var latest: LocalDateTime?
    private var lastCell = ""
    private var last: (time: LocalDateTime, offsetMinutes: Int?)?

    init(_ dates: DateText, hasZones: Bool = false) { (self.dates, self.hasZones) = (dates, hasZones) }

    /// When a row's workout began. A year before 1970 is a typing error, too.
    mutating func start(
        _ cell: String, _ findings: inout Findings
    ) throws(RowFault) -> (time: LocalDateTime, offsetMinutes: Int?) {
        guard let start = read(cell, &findings) else {
            throw RowFault(reason: cell.isEmpty ? "no date" : "no date: \(quoted(cell))")
        }
        guard start.time.millisecondsOnTheWall >= 0, latest.map({ start.time <= $0 }) ?? true else {
            throw RowFault(reason: "implausible date: \(quoted(cell))")
        }
        return start
    }

    mutating func read(_ cell: String, _ findings: inout Findings) -> (time: LocalDateTime, offsetMinutes: Int?)? {
        if cell == lastCell, let last { return last }
        let text = trimmed(cell)
        guard let reading = dates.read(text) else { return nil }
        if reading.hasZone, !hasZones { findings.hasZones = true }
        (lastCell, last) = (cell, (reading.time, reading.hasZone && hasZones ? DateText.offsetMinutes(of: text) : nil))
        return last
    }
}
