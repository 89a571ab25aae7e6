import Training

/// StrongLifts' tables: the sets of an exercise stand side by side, and in the older layout all exercises of a workout too.
struct WideRows {
    /// One exercise of a row.
    private struct Block {
        /// The column of its name.
        var name: Int
        /// One weight for all sets, in each unit that has a column.
        var weights: [(column: Int, unit: MassUnit)] = []
        var sets: [Slot] = []
    }

    /// One set of a row.
    private struct Slot {
        var number: Int
        var reps: Int?
        var seconds: Int?
        /// The weight of this set alone.
        var weights: [(column: Int, unit: MassUnit)] = []
    }

    /// The columns of the file that a row is mended by.
    private(set) var columns = Columns()
    private var blocks: [Block] = []
    private var startTime: Int?
    private var hours: Int?
    /// Columns of some set, or of some exercise where a row has several.
    private var ofSets: Set<Int> = []

    /// `nil` for a header of another kind.
    init?(_ header: [String]) {
        let names = header.map { plainHeaderName($0) }
        guard let date = names.firstIndex(where: { $0 == "date" || $0.hasPrefix("date (") }) else { return nil }
        columns[.start] = date
        columns[.workoutName] = names.firstIndex(of: "workout name") ?? names.firstIndex(of: "workout")
        if columns[.workoutName] != names.firstIndex(of: "workout") {
            columns[.workoutNumber] = names.firstIndex(of: "workout") ?? names.firstIndex(of: "workout #")
        }
        columns[.workoutNotes] = names.firstIndex(of: "notes") ?? names.firstIndex(of: "note")
        startTime = names.firstIndex { $0.hasPrefix("start time") }
        hours = names.firstIndex(of: "duration (hours)")
        if let exercise = names.firstIndex(of: "exercise") {
            columns[.exerciseName] = exercise
            blocks = [Block(name: exercise)]
        }
        for (index, name) in names.enumerated() { take(name, at: index) }
        blocks.removeAll { $0.sets.isEmpty }
        guard !blocks.isEmpty else { return nil }
        // An ordinary table may have columns called "Set 1"; only this app names a unit or numbers its exercises.
        let isNumbered = columns[.exerciseName] == nil
        guard isNumbered || blocks.contains(where: { $0.sets.contains { !$0.weights.isEmpty } }) else { return nil }
    }

    private mutating func take(_ name: String, at index: Int) {
        if name.hasPrefix("exercise "), Int(name.dropFirst(9)) != nil {
            blocks.append(Block(name: index))
            ofSets.insert(index)
        } else if !blocks.isEmpty, let unit = Self.weightUnit(name), !name.hasPrefix("body") {
            blocks[blocks.count - 1].weights.append((index, unit))
            ofSets.insert(index)
        } else if !blocks.isEmpty, let (number, part) = Self.set(name) {
            takeSet(number, part, at: index)
            ofSets.insert(index)
        }
    }

    private mutating func takeSet(_ number: Int, _ part: String, at index: Int) {
        let block = blocks.count - 1
        var slot = blocks[block].sets.firstIndex { $0.number == number }
        if slot == nil {
            guard blocks[block].sets.count < 100 else { return }
            slot = blocks[block].sets.count
            blocks[block].sets.append(Slot(number: number))
        }
        guard let slot else { return }
        switch part {
        case "", "reps": blocks[block].sets[slot].reps = index
        case "time", "seconds", "sec", "s": blocks[block].sets[slot].seconds = index
        default: if let unit = massUnit(named: part) { blocks[block].sets[slot].weights.append((index, unit)) }
        }
    }

    /// `weight (kg)`, `squat weight (lb)`.
    private static func weightUnit(_ name: String) -> MassUnit? {
        guard name.hasSuffix(")"), let bracket = name.lastIndex(of: "("),
            trimmed(String(name[..<bracket])).hasSuffix("weight")
        else { return nil }
        return massUnit(named: String(name[name.index(after: bracket)...].dropLast()))
    }

    /// `set 1`, `squat set 1`, `set 1 (reps)`: the number and what stands in the brackets.
    private static func set(_ name: String) -> (Int, String)? {
        var (head, part) = (name, "")
        if name.hasSuffix(")"), let bracket = name.lastIndex(of: "(") {
            head = trimmed(String(name[..<bracket]))
            part = trimmed(String(name[name.index(after: bracket)...].dropLast()))
        }
        let words = head.split(separator: " ")
        guard words.count >= 2, words[words.count - 2] == "set", let number = Int(words[words.count - 1]) else {
            return nil
        }
        return (number, part)
    }
}

extension WideRows {
    /// The columns of the rows that `unfold` makes, and their units.
    var unfolded: Columns {
        var columns = Columns([
            .workoutNumber, .start, .workoutDuration, .workoutName, .workoutNotes, .exerciseNotes, .exerciseName, .reps,
            .seconds, .weight,
        ])
        let units = blocks.flatMap { $0.weights + $0.sets.flatMap(\.weights) }.map(\.unit)
        columns.massUnit = units.contains(.kg) || units.isEmpty ? .kg : .lb
        if units.contains(.kg), units.contains(.lb) {
            columns[.otherWeight] = 10
            columns.otherMassUnit = .lb
        }
        return columns
    }

    /// One row for each set that was done: one with repetitions or a time.
    ///
    /// - Throws: `tooManyRows`.
    func unfold(_ rows: [LogLine], _ findings: inout Findings) throws(ImportError) -> [LogLine] {
        var lines: [LogLine] = []
        let firstUnit = unfolded.massUnit
        func weight(_ weights: [(column: Int, unit: MassUnit)], first isFirst: Bool, _ row: LogLine) -> String {
            cell(weights.first { ($0.unit == firstUnit) == isFirst }?.column, row)
        }
        // Before it stands on every set.
        let rows = rows.map { $0.tidied(columns, &findings) }
        let notes = notesOfWorkouts(rows)
        for row in rows {
            guard lines.count <= ImportLimit.rows else { throw .tooManyRows(limit: ImportLimit.rows) }
            let note = columns.cell(.workoutNotes, of: row.cells)
            let isWorkouts = notes[workout(row)] == note
            let heading = [
                columns.cell(.workoutNumber, of: row.cells), start(row), length(row),
                columns.cell(.workoutName, of: row.cells), isWorkouts ? note : "", isWorkouts ? "" : note,
            ]
            let before = lines.count
            for block in blocks {
                for set in block.sets {
                    let (reps, seconds) = (cell(set.reps, row), cell(set.seconds, row))
                    guard !reps.isEmpty || !seconds.isEmpty else { continue }
                    let weights = set.weights.isEmpty ? block.weights : set.weights
                    let cells = [
                        cell(block.name, row), reps, seconds, weight(weights, first: true, row),
                        weight(weights, first: false, row),
                    ]
                    var raw = row.cells.indices.filter { !ofSets.contains($0) }
                    let own = [block.name, set.reps, set.seconds].compactMap { $0 } + weights.map(\.column)
                    raw += own.filter { ofSets.contains($0) && $0 < row.cells.count }
                    lines.append(
                        LogLine(
                            line: row.line, cells: heading + cells, isMended: row.isMended,
                            raw: raw.sorted().map { row.cells[$0] }))
                }
            }
            if lines.count == before { findings.skip(row.line, "no weight, reps, time or distance") }
        }
        return lines
    }

    /// The note of every workout: that which stands on its one row, or on more than one of them. Any other is of its exercise.
    private func notesOfWorkouts(_ rows: [LogLine]) -> [String: String] {
        var counts: [String: (rows: Int, notes: [String: Int])] = [:]
        for row in rows {
            let (workout, note) = (workout(row), columns.cell(.workoutNotes, of: row.cells))
            counts[workout, default: (0, [:])].rows += 1
            if !note.isEmpty { counts[workout]?.notes[note, default: 0] += 1 }
        }
        return counts.compactMapValues { workout in
            workout.notes.filter { $0.value > 1 || workout.rows == 1 }.max { ($0.value, $1.key) < ($1.value, $0.key) }?
                .key
        }
    }

    private func start(_ row: LogLine) -> String {
        columns.cell(.start, of: row.cells) + (startTime.map { " " + cell($0, row) } ?? "")
    }

    /// What the rows of one workout have in common.
    private func workout(_ row: LogLine) -> String {
        columns.cell(.workoutNumber, of: row.cells) + " " + start(row) + " " + columns.cell(.workoutName, of: row.cells)
    }

    private func cell(_ column: Int?, _ row: LogLine) -> String {
        guard let column, column < row.cells.count else { return "" }
        return trimmed(row.cells[column])
    }

    /// Hours with decimals, in seconds.
    private func length(_ row: LogLine) -> String {
        guard case .number(let number) = WrittenNumber.Cell(cell(hours, row)), !number.isNegative,
            let seconds = number.count(of: 3_600), seconds > 0
        else { return "" }
        return String(seconds)
    }
}
