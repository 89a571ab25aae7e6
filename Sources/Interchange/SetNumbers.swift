import Training

/// Why a row cannot be read.
struct RowFault: Error, Equatable {
    let reason: String
}

/// The numbers of a row.
struct SetNumbers: Equatable {
    var weight: Mass?
    /// Whether the weight was below zero: so much help.
    var isHelp = false
    var reps: Int?
    var rir: RIR?
    var durationSeconds: Int?
    var distance: Distance?

    /// Whether anything was lifted, repeated or covered.
    var hasWork: Bool { weight != nil || (reps ?? 0) > 0 || distance != nil }

    /// Whether nothing at all is said of the set.
    var isEmpty: Bool { weight == nil && reps == nil && durationSeconds == nil && distance == nil }

    /// The numbers of a row that must be a set. One without any is none: a number was lost, or never entered. A line that
    /// had to be mended, and holds nothing but zeros, is not believed either.
    static func ofSet(
        _ row: LogLine, _ columns: Columns, _ units: Units, _ findings: inout Findings
    ) throws(RowFault) -> SetNumbers {
        let numbers = try SetNumbers(row, columns, units, &findings)
        guard !numbers.isEmpty, numbers.hasWork || numbers.durationSeconds != nil || !row.isMended else {
            throw RowFault(reason: "no weight, reps, time or distance")
        }
        return numbers
    }

    /// Reads the numbers of a row. Zeros stand for blanks, but for repetitions when nothing else was measured: then
    /// none was managed.
    init(_ row: LogLine, _ columns: Columns, _ units: Units, _ findings: inout Findings) throws(RowFault) {
        let numbers = NumberCells(row: row, columns: columns)
        weight = try numbers.weight(units, &findings)
        isHelp = weight != nil && numbers.isHelp
        durationSeconds = try numbers.seconds(&findings)
        distance = try numbers.distance(units)
        reps = try numbers.reps(&findings)
        if reps == 0, durationSeconds != nil || distance != nil { reps = nil }
        rir = numbers.rir(&findings)
    }
}

/// The number cells of one row.
private struct NumberCells {
    let row: LogLine
    let columns: Columns

    private func cell(_ field: Field) -> String { columns.cell(field, of: row.cells) }

    var isHelp: Bool {
        guard case .number(let number) = WrittenNumber.Cell(cell(.weight)) else { return false }
        return number.isNegative
    }

    /// The number in a cell; `nil` for blank and zero.
    private func number(_ field: Field, _ name: String, whole: Bool = false) throws(RowFault) -> WrittenNumber? {
        let cell = cell(field)
        switch WrittenNumber.Cell(cell, whole: whole) {
        case .blank: return nil
        case .number(let number): return number
        case .unreadable: throw RowFault(reason: "\(name) is no number: \(quoted(cell))")
        }
    }

    private func tooLarge(_ field: Field, _ name: String) -> RowFault {
        RowFault(reason: "\(name) is too large: \(quoted(cell(field)))")
    }

    private func negative(_ field: Field, _ name: String) -> RowFault {
        RowFault(reason: "\(name) is below zero: \(quoted(cell(field)))")
    }

    /// The weight of the column that has one. Where both columns of a file have one, they say the same load in two
    /// units, and the first, in kilograms, is taken.
    func weight(_ units: Units, _ findings: inout Findings) throws(RowFault) -> Mass? {
        guard let other = columns.otherMassUnit else {
            return try weight(.weight, in: nil, units, &findings)
        }
        let first = try weight(.weight, in: columns.massUnit, units, &findings)
        guard let first else { return try weight(.otherWeight, in: other, units, &findings) }
        // Two roundings of one load differ by less than 0.1 kg.
        var ignored = Findings()
        if let second = try weight(.otherWeight, in: other, units, &ignored),
            (first > second ? first - second : second - first) > Mass(thousandths: 100, of: .kg)
        {
            findings.warn(
                row.line,
                "weights \(quoted(cell(.weight))) and \(quoted(cell(.otherWeight))) differ; the first was taken"
            )
        }
        return first
    }

    /// The weight of a column, in its unit or the row's own.
    private func weight(
        _ field: Field, in stated: MassUnit?, _ units: Units, _ findings: inout Findings
    ) throws(RowFault) -> Mass? {
        let written: WrittenNumber?
        var stated = stated
        // Some write the unit into the cell: 60 kg.
        if columns.hasUnitsInCells, let (number, unit) = weightWithUnit(cell(field)) {
            (written, stated) = (number, unit)
        } else if columns.hasUnitsInCells, saysBodyweight(cell(field)) {
            return nil
        } else {
            written = try number(field, "weight")
        }
        guard let number = written, !number.isZero else { return nil }
        let unit: MassUnit
        if let stated { unit = stated } else { unit = try self.unit(units, &findings) }
        guard let (mass, isSnapped) = snapped(number, in: unit, evenConverted: columns.hasConvertedWeights)
        else { throw tooLarge(field, "weight") }
        if isSnapped { findings.snappedWeights += 1 }
        if number.isNegative {
            // Apps that count help as less than nothing; here the exercise gives the number its direction.
            findings.repair(
                row.line,
                "weight \(quoted(cell(field))) is help: an assisted lift keeps it, of any other it stays in the raw cells"
            )
        }
        if mass > .kg(1_000) {
            findings.warn(row.line, "\(mass.text(in: unit)) \(unit.rawValue) is more than anyone lifts")
        }
        return mass == .zero ? nil : mass
    }

    private func unit(_ units: Units, _ findings: inout Findings) throws(RowFault) -> MassUnit {
        guard columns.has(.weightUnit) else { return units.weight }
        let name = trimmed(cell(.weightUnit))
        if name.isEmpty {
            findings.repair(row.line, "weight without a unit read as \(units.weight.rawValue)")
            return units.weight
        }
        guard let unit = massUnit(named: name.lowercased()) else {
            throw RowFault(reason: "\(quoted(name)) is no known unit of weight")
        }
        return unit
    }

    func reps(_ findings: inout Findings) throws(RowFault) -> Int? {
        if columns.hasSetsByReps { return setsByReps(cell(.reps))?.reps }
        guard let number = try number(.reps, "reps", whole: true) else { return nil }
        guard !number.isNegative else { throw negative(.reps, "reps") }
        guard let rounded = number.whole else { throw tooLarge(.reps, "reps") }
        var reps = rounded
        if !number.isWhole {
            // Half a repetition was not finished.
            reps = Int((number.count(of: 1_000) ?? 0) / 1_000)
            findings.repair(row.line, "reps \(quoted(cell(.reps))) read as \(reps)")
        }
        if reps > Totals.mostReps { findings.warn(row.line, "\(reps) reps look like a typing error") }
        return reps
    }

    /// Whole seconds, and one at least of what took any time.
    func seconds(_ findings: inout Findings) throws(RowFault) -> Int? {
        let cell = cell(.seconds)
        var (seconds, isRounded): (Int, Bool)
        if case .unreadable = WrittenNumber.Cell(cell, whole: true), let clock = secondsOfDuration(cell) {
            (seconds, isRounded) = (clock, hasFraction(cell))
        } else {
            guard let number = try number(.seconds, "seconds", whole: true), !number.isZero else { return nil }
            guard !number.isNegative else { throw negative(.seconds, "seconds") }
            guard let whole = number.whole else { throw tooLarge(.seconds, "seconds") }
            (seconds, isRounded) = (whole, !number.isWhole)
        }
        guard seconds <= Int(Int32.max) else { throw tooLarge(.seconds, "seconds") }
        if isRounded {
            seconds = max(1, seconds)
            findings.repair(row.line, "seconds \(quoted(cell)) read as \(seconds)")
        }
        return seconds > 0 ? seconds : nil
    }

    /// The distance of the column that has one.
    func distance(_ units: Units) throws(RowFault) -> Distance? {
        let unit = columns.otherDistanceUnit == nil ? units.distance : columns.distanceUnit ?? units.distance
        if let distance = try distance(.distance, in: unit) { return distance }
        guard let other = columns.otherDistanceUnit else { return nil }
        return try distance(.otherDistance, in: other)
    }

    private func distance(_ field: Field, in columnUnit: Distance) throws(RowFault) -> Distance? {
        guard let number = try number(field, "distance"), !number.isZero else { return nil }
        guard !number.isNegative else { throw negative(field, "distance") }
        var unit = columnUnit
        let name = trimmed(cell(.distanceUnit))
        if !name.isEmpty {
            guard let stated = distanceUnit(named: name.lowercased()) else {
                throw RowFault(reason: "\(quoted(name)) is no known unit of distance")
            }
            unit = stated
        }
        guard let distance = number.distance(in: unit) else { throw tooLarge(field, "distance") }
        return distance.units > 0 ? distance : nil
    }

    /// RPE 10 is none in reserve; RPE 5 and less is 5, which means "or more". No set is lost over its RPE.
    func rir(_ findings: inout Findings) -> RIR? {
        let cell = cell(.rpe)
        if columns.has(.rir), trimmed(cell).isEmpty { return ownRIR(&findings) }
        switch WrittenNumber.Cell(cell) {
        case .blank: return nil
        case .number(let number) where number.isZero: return nil
        case .number(let number):
            guard !number.isNegative, let halves = number.count(of: 2), halves <= 20 else { break }
            if let hundredths = number.count(of: 200), hundredths != halves * 100 {
                findings.repair(row.line, "RPE \(quoted(cell)) rounded to the nearest half")
            }
            return RIR(halves: min(10, 20 - Int(halves)))
        case .unreadable: break
        }
        findings.warn(row.line, "RPE \(quoted(cell)) is none from 1 to 10 and was left out")
        return nil
    }

    /// What the row itself says was left; 5 means "or more".
    private func ownRIR(_ findings: inout Findings) -> RIR? {
        let cell = cell(.rir)
        switch WrittenNumber.Cell(cell) {
        case .blank: return nil
        case .number(let number):
            guard !number.isNegative, let halves = number.count(of: 2), halves <= 200 else { break }
            if let hundredths = number.count(of: 200), hundredths != halves * 100 {
                findings.repair(row.line, "RIR \(quoted(cell)) rounded to the nearest half")
            }
            return RIR(halves: min(10, Int(halves)))
        case .unreadable: break
        }
        findings.warn(row.line, "RIR \(quoted(cell)) is none and was left out")
        return nil
    }
}

/// Whether a decimal separator with more than zeros behind it follows a digit: `0:08.8`.
private func hasFraction(_ cell: String) -> Bool {
    guard
        let separator = cell.indices.dropFirst().first(where: { index in
            (cell[index] == "." || cell[index] == ",") && ("0"..."9").contains(cell[cell.index(before: index)])
        })
    else { return false }
    return cell[separator...].dropFirst().prefix { $0.isNumber }.contains { $0 != "0" }
}

/// The number and the unit of a cell that has both, such as `60 kg` and `135lbs`; `nil` for any other.
func weightWithUnit(_ cell: String) -> (WrittenNumber, MassUnit)? {
    let text = trimmed(cell)
    guard let last = text.last, last.isLetter || last == ".",
        let end = text.lastIndex(where: { ("0"..."9").contains($0) }),
        let unit = massUnit(named: trimmed(String(text[text.index(after: end)...])).lowercased()),
        case .number(let number) = WrittenNumber.Cell(String(text[...end]))
    else { return nil }
    return (number, unit)
}

/// Whether a cell says in words that no weight was added: `BW`, or a long dash.
func saysBodyweight(_ cell: String) -> Bool {
    switch trimmed(cell).lowercased() {
    case "bw", "bodyweight", "body weight", "body-weight", "körpergewicht", "eigengewicht", "poids du corps",
        "peso corporal", "–", "—":
        true
    default: false
    }
}
