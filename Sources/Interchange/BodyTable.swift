public import Training

/// Reads a table of measurements: one column for each measure, as Hevy and spreadsheets have them, or a column that names the measure
/// beside its value, as FitNotes has it and we write it. Times are of the wall clock; the zone is the caller's to know.
public struct BodyTable: Equatable, Sendable {
    /// A measurement with the wall clock at which it was made.
    public struct Row: Equatable, Sendable {
        public var kind: BodyKind
        public var time: LocalDateTime
        /// Where the table says it.
        public var offsetMinutes: Int?
        public var value: Amount
        public var unit: BodyUnit
        public var line: Int
    }

    /// In the order of the file.
    public private(set) var rows: [Row] = []
    /// Rows under the header.
    public private(set) var lines = 0
    public private(set) var faults: [(line: Int, fault: MeasurementFault)] = []
    public private(set) var ignoredColumns: [String] = []
    /// Whether some weight, or some length, says no unit.
    public private(set) var assumesWeightUnit = false
    public private(set) var assumesLengthUnit = false

    public static func == (one: BodyTable, other: BodyTable) -> Bool {
        one.rows == other.rows && one.lines == other.lines && one.ignoredColumns == other.ignoredColumns
    }

    /// - Parameter unit: of weights that say none; of lengths centimetres beside kilograms, and inches beside pounds.
    public init(_ bytes: [UInt8], unit: MassUnit) throws(ImportError) {
        if bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x1F, 0x8B]) { throw .packed }
        let text = DecodedText(bytes).utf8
        let delimiter = DelimitedText.delimiter(of: text)
        var records = DelimitedText(text, delimiter: delimiter)
        var header = records.next()
        while let blank = header, blank.isBlank { header = records.next() }
        guard let header else { throw .empty }
        guard let columns = BodyColumns(header.cells) else {
            throw .unknownFormat(header: String(header.cells.joined(separator: ", ").prefix(200)))
        }
        ignoredColumns = columns.ignored
        var found: [DelimitedText.Record] = []
        while let record = records.next() {
            guard !record.isBlank else { continue }
            guard found.count < ImportLimit.rows else { throw .tooManyRows(limit: ImportLimit.rows) }
            found.append(record)
        }
        lines = found.count
        let dates = found.lazy.map { BodyColumns.cell(columns.date, of: $0.cells) }
        let order = DateText.order(of: dates, delimiter: delimiter == UInt8(ascii: ",") ? "," : ";").order
        for record in found { take(record, columns, DateText(order: order), unit) }
    }

    private mutating func take(
        _ record: DelimitedText.Record, _ columns: BodyColumns, _ dates: DateText, _ unit: MassUnit
    ) {
        let (date, clock) = (
            BodyColumns.cell(columns.date, of: record.cells), BodyColumns.cell(columns.time, of: record.cells)
        )
        let written = clock.isEmpty ? date : date + " " + clock
        guard let time = Instant(date)?.local ?? dates.read(written)?.time else {
            faults.append((record.line, .noDate))
            return
        }
        let offset = Instant(date)?.offsetMinutes ?? DateText.offsetMinutes(of: written)
        for column in columns.measures {
            let cell = BodyColumns.cell(column.place, of: record.cells)
            // An empty cell of one column among many says nothing.
            if cell.isEmpty, columns.kind == nil { continue }
            var measure = column
            if let place = columns.kind {
                guard let named = BodyColumns.Measure(BodyColumns.cell(place, of: record.cells), column.place) else {
                    faults.append((record.line, .unknownKind))
                    continue
                }
                measure.kind = named.kind
                measure.unit = named.unit
            }
            guard columns.readUnit(of: &measure, record.cells) else {
                faults.append((record.line, .unknownUnit))
                continue
            }
            guard let value = Self.value(cell, measure.kind) else {
                faults.append((record.line, .noNumber))
                continue
            }
            rows.append(
                Row(
                    kind: measure.kind, time: time, offsetMinutes: offset, value: value,
                    unit: measure.unit ?? assumed(measure.kind, unit), line: record.line))
        }
    }

    private mutating func assumed(_ kind: BodyKind, _ unit: MassUnit) -> BodyUnit {
        switch kind.unit {
        case .kg:
            assumesWeightUnit = true
            return unit == .kg ? .kg : .lb
        case .cm:
            assumesLengthUnit = true
            return unit == .kg ? .cm : .inch
        default: return kind.unit
        }
    }

    /// A number; of sleep also hours and minutes, `7:30`.
    private static func value(_ cell: String, _ kind: BodyKind) -> Amount? {
        if kind == .sleep, let colon = cell.firstIndex(of: ":"), let hours = Int64(cell[..<colon]),
            let minutes = Int64(cell[colon...].dropFirst().prefix(2)), (0...24).contains(hours),
            (0..<60).contains(minutes)
        {
            return Amount(units: (hours * 60 + minutes) * Amount.one.units / 60)
        }
        let plain = cell.hasSuffix("%") ? trimmed(String(cell.dropLast())) : cell
        guard case .number(let number) = WrittenNumber.Cell(plain), !number.isNegative else { return nil }
        return number.count(of: UInt64(Amount.one.units)).map { Amount(units: $0) }
    }
}

/// What the columns of such a table are.
private struct BodyColumns {
    /// A column with values.
    struct Measure {
        var kind: BodyKind
        /// `nil` where the column says none.
        var unit: BodyUnit?
        var place: Int

        /// The measure that a header, or a cell, names.
        init?(_ name: String, _ place: Int) {
            let words = BodyColumns.words(name)
            guard let kind = BodyColumns.kind(of: words) else { return nil }
            (self.kind, self.place) = (kind, place)
            unit = BodyColumns.unit(of: words, name).flatMap { kind.takes($0) ? $0 : nil }
        }

        init(valueAt place: Int) { (kind, self.place) = (.weight, place) }
    }

    var date: Int
    var time: Int?
    /// The column that names the measure, where one column holds all values.
    var kind: Int?
    /// Columns that say the unit row by row: of one measure, or of every measure that can have it.
    var units: [(place: Int, kind: BodyKind?)] = []
    var measures: [Measure] = []
    var ignored: [String] = []

    /// `nil` without a column of dates, and without one of values.
    init?(_ header: [String]) {
        let names = header.map { plainHeaderName($0) }
        func place(_ known: Set<String>) -> Int? { names.firstIndex { known.contains($0) } }
        // The weights of a history of workouts are no body weights.
        guard
            place(["exercise", "exercise name", "exercise_title", "exercise_name", "reps", "set order", "übung"]) == nil
        else { return nil }
        guard
            let date = place([
                "date", "datum", "day", "tag", "at", "timestamp", "datetime", "date time", "measured at", "logged at",
            ])
        else { return nil }
        self.date = date
        time = place(["time", "zeit", "uhrzeit"])
        if let value = place(["value", "wert"]), let named = place(["kind", "measurement", "type", "messung", "art"]) {
            kind = named
            measures = [Measure(valueAt: value)]
            for (index, name) in header.enumerated() where ![date, time, kind, value].contains(index) {
                if units.isEmpty, Self.saysUnit(name) { units = [(index, nil)] } else { ignored.append(name) }
            }
            return
        }
        for (index, name) in header.enumerated() where index != date && index != time {
            if Self.saysUnit(name) {
                units.append((index, Self.kind(of: Self.words(name))))
                continue
            }
            guard let measure = Measure(name, index), !measures.contains(where: { $0.kind == measure.kind }) else {
                ignored.append(name)
                continue
            }
            measures.append(measure)
        }
        if measures.isEmpty { return nil }
    }

    /// Whether a column holds units: `Unit`, `weight_unit`, `Weight unit (kg/lb)`; `Weight (unit: kg)` holds weights.
    private static func saysUnit(_ name: String) -> Bool {
        let words = words(name)
        return words.contains { ["unit", "units", "einheit", "einheiten"].contains($0) }
            && words.count { unit(of: [$0], "") != nil } != 1
    }

    /// Takes the unit that a row says for a measure, whatever the header says. One column for all measures says of those that cannot
    /// have its unit in which system they are, where their header says nothing: beside pounds a waist is in inches. Some measure of
    /// the table has to have it; where a column holds all values, or has units of its own, that one.
    ///
    /// - Returns: `false` where no unit of the measure is said.
    func readUnit(of measure: inout Measure, _ cells: [String]) -> Bool {
        let own = units.first { $0.kind == measure.kind } ?? units.first { $0.kind == nil }
        let said = Self.cell(own?.place, of: cells)
        guard let own, !said.isEmpty else { return true }
        guard let unit = Self.unit(of: Self.words(said), said) else { return false }
        if measure.kind.takes(unit) {
            measure.unit = unit
            return true
        }
        guard kind == nil, own.kind == nil, measures.contains(where: { $0.kind.takes(unit) }) else { return false }
        guard measure.unit == nil else { return true }
        switch (unit, measure.kind.unit) {
        case (.lb, .cm): measure.unit = .inch
        case (.kg, .cm): measure.unit = .cm
        case (.inch, .kg): measure.unit = .lb
        case (.cm, .kg): measure.unit = .kg
        default: break
        }
        return true
    }

    static func cell(_ place: Int?, of cells: [String]) -> String {
        guard let place, place < cells.count else { return "" }
        return trimmed(cells[place])
    }

    /// `Body Fat (%)` → body, fat.
    static func words(_ name: String) -> [String] {
        plainHeaderName(name).split { !$0.isLetter && !$0.isNumber }.map { String($0) }
    }

    static func kind(of words: [String]) -> BodyKind? {
        let said = Set(words)
        func says(_ known: String...) -> Bool { known.contains { said.contains($0) } }
        if says("fat", "bodyfat", "körperfett", "körperfettanteil", "kfa") {
            // A mass of fat is no share.
            return says("mass", "kg", "lb", "lbs") ? nil : .bodyFat
        }
        if says("lean", "muscle", "muskelmasse", "water", "bone", "visceral") { return nil }
        if says("weight", "bodyweight", "gewicht", "körpergewicht", "mass") { return .weight }
        if says("waist", "taille", "taillenumfang") { return .waist }
        if says("chest", "brust", "brustumfang") { return .chest }
        if says("hip", "hips", "hüfte", "hüftumfang") { return .hips }
        if says("arm", "arms", "bicep", "biceps", "bizeps", "oberarm") { return .arm }
        if says("thigh", "thighs", "oberschenkel") { return .thigh }
        if says("calf", "calves", "wade", "waden") { return .calf }
        if says("neck", "hals", "nacken") { return .neck }
        if says("shoulder", "shoulders", "schulter", "schultern") { return .shoulders }
        if says("sleep", "schlaf") { return .sleep }
        if says("soreness", "muskelkater") { return .soreness }
        if says("rhr", "ruhepuls") || says("resting") && says("heart", "hr", "pulse") { return .restingHeartRate }
        return says("hrv", "sdnn") ? .hrv : nil
    }

    static func unit(of words: [String], _ name: String) -> BodyUnit? {
        if name.contains("%") { return .percent }
        for word in words.reversed() {
            switch word {
            case "kg", "kgs", "kilogram", "kilograms", "kilogramm": return .kg
            case "lb", "lbs", "pound", "pounds", "pfund": return .lb
            case "cm", "centimeters", "centimetres", "zentimeter": return .cm
            case "in", "inch", "inches", "zoll": return .inch
            case "percent", "prozent": return .percent
            case "h", "hr", "hrs", "hours", "stunden", "std": return .hours
            case "bpm": return .bpm
            case "ms": return .ms
            case "score": return .score
            default: continue
            }
        }
        return nil
    }
}
