/// Which column of a table is what, as the lifter says it. Columns are named by their header, or by their place: `#1` is the
/// first.
public struct ColumnMapping: Equatable, Sendable {
    /// What a column can be.
    public enum Part: String, CaseIterable, Sendable {
        case date, time, exercise
        case setOrder = "set_order"
        /// How many equal sets a row stands for.
        case sets
        case weight
        case weightUnit = "weight_unit"
        case reps, rpe, rir, distance
        case distanceUnit = "distance_unit"
        case seconds, notes, workout
        case workoutNotes = "workout_notes"
        case warmup
        /// When the workout ended, and how long it was.
        case end, duration

        /// What it is called in a message, in English.
        public var name: String {
            switch self {
            case .date: "date of the set"
            case .time: "time of day"
            case .exercise: "name of the exercise"
            case .setOrder: "number of the set"
            case .sets: "number of sets"
            case .weight: "lifted weight"
            case .weightUnit: "unit of the weight"
            case .reps: "number of reps"
            case .rpe: "RPE of the set"
            case .rir: "RIR of the set"
            case .distance: "covered distance"
            case .distanceUnit: "unit of the distance"
            case .seconds: "time under work"
            case .notes: "note on the set"
            case .workout: "name of the workout"
            case .workoutNotes: "note on the workout"
            case .warmup: "mark of a warm-up"
            case .end: "end of the workout"
            case .duration: "length of the workout"
            }
        }

        var field: Field {
            switch self {
            case .date: .start
            case .time: .time
            case .exercise: .exerciseName
            case .setOrder: .setOrder
            case .sets: .sets
            case .weight: .weight
            case .weightUnit: .weightUnit
            case .reps: .reps
            case .rpe: .rpe
            case .rir: .rir
            case .distance: .distance
            case .distanceUnit: .distanceUnit
            case .seconds: .seconds
            case .notes: .setNotes
            case .workout: .workoutName
            case .workoutNotes: .workoutNotes
            case .warmup: .warmup
            case .end: .end
            case .duration: .workoutDuration
            }
        }
    }

    /// Which comes first in `04/03/2024`.
    public enum DateOrder: String, CaseIterable, Sendable {
        case dayFirst = "day_first"
        case monthFirst = "month_first"
    }

    /// The columns by what they are.
    public var columns: [Part: String]
    /// `nil` to go by the dates themselves.
    public var dateOrder: DateOrder?

    public init(_ columns: [Part: String] = [:], dateOrder: DateOrder? = nil) {
        (self.columns, self.dateOrder) = (columns, dateOrder)
    }
}

extension Layout {
    /// The layout that a mapping says.
    ///
    /// - Throws: what is missing, not there, or cannot be.
    init(_ mapping: ColumnMapping, _ records: [DelimitedText.Record]) throws(ImportError) {
        guard let first = records.first else { throw .empty }
        let names = first.cells.map { plainHeaderName($0) }
        var columns = Columns()
        var isNamed = false
        for part in ColumnMapping.Part.allCases {
            guard let name = mapping.columns[part] else { continue }
            let place: Int
            if let index = names.firstIndex(of: plainHeaderName(name)) {
                (place, isNamed) = (index, true)
            } else if name.hasPrefix("#"), let number = Int(name.dropFirst()), first.cells.indices.contains(number - 1)
            {
                place = number - 1
            } else {
                throw .noSuchColumn(part, name: String(name.prefix(60)))
            }
            columns[part.field] = place
        }
        for part in [ColumnMapping.Part.date, .exercise] where mapping.columns[part] == nil {
            throw .columnMissing(part)
        }
        columns.takeSetsByReps(records)
        guard columns[.reps] != nil || columns[.seconds] != nil || columns[.distance] != nil else {
            throw .columnMissing(.reps)
        }
        columns.takeUnits(of: names)
        columns.hasUnitsInCells = true
        columns.takeUnitOfLengths(names, records)
        let hasHeader = isNamed || !dateFits(columns.startCell(of: first.cells))
        let rows = hasHeader ? records.dropFirst() : records[...]
        for part in ColumnMapping.Part.allCases {
            guard let name = mapping.columns[part], let place = columns[part.field],
                let fault = part.fault(place, rows.prefix(200))
            else { continue }
            throw .columnCannotBe(part, name: String(name.prefix(60)), cell: fault.cell, line: fault.line)
        }
        self.init(.csv, "csv", columns, header: hasHeader ? first : nil, width: first.cells.count)
    }
}

extension Columns {
    /// Takes the units that stand in the names of the columns of weights and distances.
    mutating func takeUnits(of names: [String]) {
        if let place = self[.weight] {
            massUnit = words(names[place]).lazy.compactMap { Interchange.massUnit(named: $0) }.first
        }
        if let place = self[.distance] {
            distanceUnit = words(names[place]).lazy.compactMap { Interchange.distanceUnit(named: $0) }.first
        }
    }

    /// In which unit a workout's length is a bare number: what the name of the column says, else minutes where no number is as
    /// large as ten minutes of seconds.
    fileprivate mutating func takeUnitOfLengths(_ names: [String], _ records: [DelimitedText.Record]) {
        guard let place = self[.workoutDuration] else { return }
        let said = words(names[place]).lazy.compactMap { secondsOfUnit($0) }.first { $0 < 86_400 }
        let bare = records.compactMap { record in
            guard place < record.cells.count, case .number(let number) = WrittenNumber.Cell(record.cells[place]) else {
                return nil as Int64?
            }
            return number.count(of: 1)
        }
        secondsOfLength = said ?? (bare.contains { $0 >= 600 } ? 1 : 60)
        isUnitOfLengthsAssumed = said == nil && bare.contains { $0 > 0 }
    }

    private func words(_ name: String) -> [String] {
        name.split(whereSeparator: { " ()[]_,/".contains($0) }).map(String.init)
    }
}

extension ColumnMapping.Part {
    /// Whether a cell that holds something can be this; every text can be a name or a note.
    func fits(_ cell: String) -> Bool {
        switch self {
        case .date: dateFits(cell)
        case .time: clockFits(cell)
        case .end: dateFits(cell) || clockFits(cell)
        case .duration: workoutLength(cell, bareUnit: 1) != nil
        case .weight:
            WrittenNumber.Cell(cell) != .unreadable || weightWithUnit(cell) != nil || saysBodyweight(cell)
        case .sets where setsByReps(cell) != nil: true
        case .sets, .reps, .rpe, .rir, .distance: WrittenNumber.Cell(cell) != .unreadable
        case .seconds: WrittenNumber.Cell(cell) != .unreadable || secondsOfDuration(cell) != nil
        case .weightUnit: Interchange.massUnit(named: cell.lowercased()) != nil
        case .distanceUnit: Interchange.distanceUnit(named: cell.lowercased()) != nil
        case .warmup: isMarked(cell) != nil
        case .exercise: cell.unicodeScalars.contains { $0.properties.isAlphabetic }
        case .setOrder, .notes, .workout, .workoutNotes: true
        }
    }

    /// A cell that shows that a column cannot be this, if more cells say so than not.
    fileprivate func fault(_ place: Int, _ rows: ArraySlice<DelimitedText.Record>) -> (cell: String, line: Int)? {
        var (fitting, others) = (0, 0)
        var first: (cell: String, line: Int)?
        for row in rows where place < row.cells.count {
            let cell = trimmed(row.cells[place])
            if cell.isEmpty { continue }
            if fits(cell) {
                fitting += 1
            } else {
                others += 1
                if first == nil { first = (String(cell.prefix(60)), row.line) }
            }
        }
        return others > fitting ? first : nil
    }
}

/// Whether a cell reads as a date, whichever comes first in it.
func dateFits(_ cell: String) -> Bool {
    let text = trimmed(cell)
    return !text.isEmpty && (DateText(order: .dayFirst).read(text) ?? DateText(order: .monthFirst).read(text)) != nil
}

/// Whether a cell reads as a time of day: `18:05`, `7:37 PM`.
private func clockFits(_ cell: String) -> Bool {
    cell.contains(":") && DateText().read("2000-01-01 " + cell) != nil
}
