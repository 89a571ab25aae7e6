import Training

/// Reads files with one row for each set: every app's but Strong's, whose rows may be other things than sets.
struct SetRows {
    /// What a column of numbers within an exercise says.
    enum Order {
        /// Nothing that the order of the rows does not say.
        case nothing
        /// A place from 0 on, which starts again with each block.
        case place
        /// A number, or a mark such as `W`.
        case marks
    }

    let columns: Columns
    let units: Units
    let order: Order
    /// Whether all sets of a day and a name are one workout.
    let groupsByDay: Bool
    /// Whether a row without repetitions is a set that was planned and not done.
    let plansSets: Bool
    var starts: StartTimes
    var ends: StartTimes
    private var times: StartTimes

    init(
        columns: Columns, units: Units, order: Order, groupsByDay: Bool, plansSets: Bool, starts: StartTimes
    ) {
        (self.columns, self.units, self.order) = (columns, units, order)
        (self.groupsByDay, self.plansSets) = (groupsByDay, plansSets)
        (self.starts, ends, times) = (starts, starts, starts)
    }

    /// The set of a row; `nil` for one that was planned and not done.
    mutating func read(_ row: LogLine, _ findings: inout Findings) throws(RowFault) -> LogRow? {
        let heading = try heading(row, &findings)
        guard let name = textCell(columns.cell(.exerciseName, of: row.cells)) else {
            throw RowFault(reason: "no exercise name")
        }
        guard let (type, isFailure) = try kind(row, &findings) else {
            findings.plannedSets += 1
            return nil
        }
        let numbers = try SetNumbers.ofSet(row, columns, units, &findings)
        var set = LogRow(
            source: row, content: .set(numbers, type, isFailure: isFailure), workout: heading,
            exercise: withEquipment(name, columns.cell(.equipment, of: row.cells)),
            exerciseNote: textCell(columns.cell(.exerciseNotes, of: row.cells)),
            setNote: textCell(columns.cell(.setNotes, of: row.cells)),
            superset: textCell(columns.cell(.superset, of: row.cells)))
        if order == .place, case .number(let number) = WrittenNumber.Cell(columns.cell(.setOrder, of: row.cells)) {
            set.place = number.whole
        }
        set.isAmrap = isMarked(columns.cell(.amrap, of: row.cells)) == true
        if columns.has(.sets) { set.count = try count(row, &findings) }
        if columns.has(.done) { set.secondsIn = secondsIn(row, heading, &findings) }
        if columns.has(.rest) { set.rest = secondsOfDuration(columns.cell(.rest, of: row.cells)) }
        return set
    }

    /// How many equal sets a row stands for. One without a number is one set; more than anybody does are a typing error.
    private func count(_ row: LogLine, _ findings: inout Findings) throws(RowFault) -> Int {
        let cell = columns.cell(.sets, of: row.cells)
        switch WrittenNumber.Cell(cell, whole: true) {
        case .blank:
            findings.repair(row.line, "row without a number of sets read as one set")
            return 1
        case .number(let number):
            guard !number.isNegative, number.isWhole, let count = number.whole, (1...50).contains(count) else {
                throw RowFault(reason: "sets \(quoted(cell)) is none from 1 to 50")
            }
            return count
        case .unreadable:
            guard columns.hasSetsByReps, let both = setsByReps(cell) else {
                throw RowFault(reason: "sets is no number: \(quoted(cell))")
            }
            guard both.sets <= 50 else { throw RowFault(reason: "sets \(quoted(cell)) is none from 1 to 50") }
            return both.sets
        }
    }

    private mutating func heading(_ row: LogLine, _ findings: inout Findings) throws(RowFault) -> WorkoutHeading {
        let cell = columns.startCell(of: row.cells)
        let (start, offset) = try starts.start(cell, &findings)
        let title = textCell(columns.cell(.workoutName, of: row.cells)) ?? ""
        var heading = WorkoutHeading(group: "", title: title, start: start, offsetMinutes: offset)
        let hasClock = cell.contains(":") || start.millisecondsOnTheWall % 86_400_000 != 0
        if hasClock {
            heading.durationSeconds = length(row, heading, &findings)
        } else {
            takeLength(row, &heading, &findings)
        }
        heading.notes = textCell(columns.cell(.workoutNotes, of: row.cells))
        let number = columns.cell(.workoutNumber, of: row.cells)
        heading.id = WorkoutID(number)
        heading.group = number + " " + (groupsByDay ? start.dateText + " " + title : heading.key)
        return heading
    }

    /// The length that the row states; 0 where it states none.
    private func statedLength(_ row: LogLine, _ findings: inout Findings) -> Int? {
        let cell = columns.cell(.workoutDuration, of: row.cells)
        if trimmed(cell).isEmpty { return nil }
        let length = columns.secondsOfLength.map { workoutLength(cell, bareUnit: $0) }
        if let seconds = length ?? secondsOfDuration(cell) { return seconds }
        findings.warnOnce(row.line, "\(quoted(cell)) is no length of time")
        return nil
    }

    /// Seconds from start to end, or the length that the row states.
    private mutating func length(_ row: LogLine, _ heading: WorkoutHeading, _ findings: inout Findings) -> Int? {
        if let stated = statedLength(row, &findings) { return stated > 0 ? stated : nil }
        guard let end = end(row, heading, &findings) else { return nil }
        let seconds = heading.seconds(until: end)
        if seconds >= 0 { return seconds }
        // The clock went back, or the lifter typed a wrong time.
        let cell = columns.cell(.end, of: row.cells)
        findings.warnOnce(row.line, "\(quoted(heading.called)) ends at \(quoted(cell)), before it starts")
        return nil
    }

    /// The length of a workout of which only the day of the start is known. With an end it says when that was; an end alone
    /// says nothing of the length.
    private mutating func takeLength(_ row: LogLine, _ heading: inout WorkoutHeading, _ findings: inout Findings) {
        let stated = statedLength(row, &findings)
        if let stated, stated > 0 { heading.durationSeconds = stated }
        guard let end = end(row, heading, &findings), columns.cell(.end, of: row.cells).contains(":") else { return }
        guard let stated else {
            findings.warnOnce(
                row.line, "the end of a workout says nothing of its length without the time of its start")
            return
        }
        var seconds = heading.seconds(until: end) - stated
        // It went on after midnight.
        if seconds < 0 { seconds += 86_400 }
        guard stated > 0, (0..<86_400).contains(seconds) else { return }
        heading.start = LocalDateTime(
            millisecondsOnTheWall: heading.start.millisecondsOnTheWall + Int64(seconds) * 1_000)
    }

    private mutating func end(
        _ row: LogLine, _ heading: WorkoutHeading, _ findings: inout Findings
    ) -> (time: LocalDateTime, offsetMinutes: Int?)? {
        let cell = columns.cell(.end, of: row.cells)
        if let end = ends.read(cell, &findings) ?? clock(cell, row.line, after: heading, &findings) { return end }
        if !trimmed(cell).isEmpty { findings.warnOnce(row.line, "no date: \(quoted(cell))") }
        return nil
    }

    /// An end that is a time of day alone, on the day of the start or after midnight.
    private mutating func clock(
        _ cell: String, _ line: Int, after heading: WorkoutHeading, _ findings: inout Findings
    ) -> (time: LocalDateTime, offsetMinutes: Int?)? {
        let start = heading.start
        guard cell.contains(":"), let end = ends.read(start.dateText + " " + cell, &findings) else { return nil }
        guard end.time < start else { return end }
        guard let next = ends.read(LocalDate(start).adding(days: 1).text + " " + cell, &findings) else { return nil }
        // Rather a wrong time than half a day of training.
        let seconds = heading.seconds(until: next)
        if seconds > 43_200 { findings.warnOnce(line, heading.doubt(seconds)) }
        return next
    }

    /// When a set was done, in seconds from the workout's start. A time before that, or a day after it, is a phone's wrong clock
    /// or a row put right later.
    private mutating func secondsIn(_ row: LogLine, _ heading: WorkoutHeading, _ findings: inout Findings) -> Int? {
        let cell = columns.cell(.done, of: row.cells)
        if trimmed(cell).isEmpty { return nil }
        let seconds = times.read(cell, &findings).map { heading.seconds(until: $0) }
        if let seconds, (0...86_400).contains(seconds) { return seconds }
        findings.doubtfulTimes += 1
        return nil
    }

    /// What kind of set the row is; `nil` for one that was not done.
    private func kind(_ row: LogLine, _ findings: inout Findings) throws(RowFault) -> (SetType, isFailure: Bool)? {
        var (type, isFailure) = (SetType.working, false)
        let status = columns.cell(.status, of: row.cells)
        switch SetStatus(status) {
        case .done: if plansSets, trimmed(columns.cell(.reps, of: row.cells)).isEmpty { return nil }
        case .failed: isFailure = true
        case .planned: return nil
        case nil: throw RowFault(reason: "\(quoted(status)) is not known to be done")
        }
        let typeCell = columns.cell(.setType, of: row.cells)
        if let known = setType(named: typeCell) {
            (type, isFailure) = (known.type, known.isFailure || isFailure)
            if type == .restPause, trimmed(typeCell).lowercased() == "myo" {
                findings.warnOnce(row.line, "set type “myo” was read as rest-pause")
            }
        } else if order == .place {
            // FitNotes' kind says at times how an exercise is measured: "wr".
            findings.warnOnce(row.line, "set type \(quoted(typeCell)) is not known; read as a working set")
        }
        let orderCell = columns.cell(.setOrder, of: row.cells)
        if order == .marks, case .set(let marked, let failed) = StrongSetOrder(orderCell) {
            (type, isFailure) = (marked == .working ? type : marked, isFailure || failed)
        }
        let warmup = columns.cell(.warmup, of: row.cells)
        if let isWarmup = isMarked(warmup) {
            if isWarmup { type = .warmup }
        } else {
            findings.warnOnce(row.line, "the mark of a warm-up \(quoted(warmup)) is not known; read as a working set")
        }
        if isMarked(columns.cell(.failure, of: row.cells)) == true { isFailure = true }
        return (type, isFailure)
    }
}

extension WorkoutHeading {
    /// Seconds from the start until a time, below zero for one before it.
    fileprivate func seconds(until end: (time: LocalDateTime, offsetMinutes: Int?)) -> Int {
        let difference = ((offsetMinutes ?? 0) - (end.offsetMinutes ?? offsetMinutes ?? 0)) * 60
        return Int((end.time.millisecondsOnTheWall - start.millisecondsOnTheWall) / 1_000) + difference
    }
}

extension Columns {
    /// When a row's workout began, with the clock that has a column of its own.
    func startCell(of cells: [String]) -> String {
        let start = cell(.start, of: cells)
        guard self[.time] != nil, !start.isEmpty else { return start }
        let time = trimmed(cell(.time, of: cells))
        return time.isEmpty ? start : start + " " + time
    }
}

/// An exercise's name with what it is done with, where the file says that apart: two lifts of one name stay two.
func withEquipment(_ name: String, _ equipment: String) -> String {
    guard !equipment.isEmpty else { return name }
    func plain(_ text: String) -> String { String(text.lowercased().filter { $0.isLetter }) }
    let word = plain(equipment)
    guard !["", "none", "bodyweight", "other", "null"].contains(word), !plain(name).contains(word) else { return name }
    let shown = trimmed(equipment)
    return name + " (" + shown.prefix(1).uppercased() + shown.dropFirst() + ")"
}

/// Whether the cells of a row are of their columns' kinds: the test of a mended row.
///
/// - Parameter namesType: whether every row has a type and a place.
func setRowFits(_ cells: [String], _ columns: Columns, namesType: Bool) -> Bool {
    let start = trimmed(columns.startCell(of: cells))
    let orders = [DateText.Order.dayFirst, .monthFirst]
    guard orders.contains(where: { DateText(order: $0).read(start) != nil }) else { return false }
    if namesType, columns.has(.setType) {
        let type = columns.cell(.setType, of: cells)
        guard !trimmed(type).isEmpty, setType(named: type) != nil else { return false }
    }
    if namesType, columns.has(.setOrder) {
        guard case .number = WrittenNumber.Cell(columns.cell(.setOrder, of: cells)) else { return false }
    }
    // A small number there; a name in it is one that slipped.
    if namesType, columns.has(.superset), WrittenNumber.Cell(columns.cell(.superset, of: cells)) == .unreadable {
        return false
    }
    if columns.has(.exerciseName), trimmed(columns.cell(.exerciseName, of: cells)).isEmpty { return false }
    let weights = [Field.weight, .otherWeight].allSatisfy {
        let cell = columns.cell($0, of: cells)
        return WrittenNumber.Cell(cell) != .unreadable
            || columns.hasUnitsInCells && (weightWithUnit(cell) != nil || saysBodyweight(cell))
    }
    let seconds = columns.cell(.seconds, of: cells)
    return weights && (WrittenNumber.Cell(seconds) != .unreadable || secondsOfDuration(seconds) != nil)
        && [Field.sets, .reps, .distance, .otherDistance, .rpe, .rir].allSatisfy {
            WrittenNumber.Cell(columns.cell($0, of: cells)) != .unreadable
        }
        && isBlankOr(columns.cell(.weightUnit, of: cells)) { massUnit(named: $0) != nil }
        && isBlankOr(columns.cell(.distanceUnit, of: cells)) { distanceUnit(named: $0) != nil }
}

private func isBlankOr(_ cell: String, _ isKnown: (String) -> Bool) -> Bool {
    let name = trimmed(cell).lowercased()
    return name.isEmpty || isKnown(name)
}
