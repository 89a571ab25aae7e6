import Training

/// Which column of a table of any kind is likely what, and how that is known.
public struct MappingGuess: Equatable, Sendable {
    /// Why a column is taken for something.
    public enum Evidence: Equatable, Sendable {
        /// By the words of its header.
        case header
        /// By what stands under it.
        case cells
    }

    /// The names of the columns, or their places where the file has no header.
    public let names: [String]
    /// Some of what stands under each, shortened.
    public let samples: [[String]]
    public private(set) var mapping = ColumnMapping()
    public private(set) var evidence: [ColumnMapping.Part: Evidence] = [:]
    /// Whether the column of the sets says their repetitions, too: "3x5".
    private var hasSetsByReps = false

    /// Whether the date, the exercise and something that was done were found.
    public var isWhole: Bool {
        let found = mapping.columns
        return found[.date] != nil && found[.exercise] != nil
            && (found[.reps] != nil || found[.seconds] != nil || found[.distance] != nil || hasSetsByReps)
    }

    /// Whether the header says everything that a set cannot do without.
    public var isByHeader: Bool { isWhole && evidence.values.allSatisfy { $0 == .header } }

    init(_ records: [DelimitedText.Record]) {
        let first = records.first?.cells ?? []
        let hasHeader = !first.contains { dateFits($0) }
        names = first.enumerated().map { place, name in
            // No header has a novel in it.
            hasHeader && name.utf8.count <= 200 && !trimmed(name).isEmpty ? name : "#\(place + 1)"
        }
        let rows = (hasHeader ? records.dropFirst() : records[...]).prefix(200)
        let columns = names.indices.map { place in
            rows.compactMap { row in place < row.cells.count ? textCell(row.cells[place]) : nil }
        }
        samples = columns.map { cells in cells.prefix(3).map { String($0.prefix(40)) } }
        if hasHeader { takeHeader(names, columns, rows) }
        takeCells(columns)
    }

    /// The same for tables with the same header.
    public var key: String { names.map { plainHeaderName($0) }.joined(separator: "\u{1F}") }

    /// What each column is by a mapping; `nil` for nothing.
    public func parts(_ mapping: ColumnMapping) -> [ColumnMapping.Part?] {
        var parts = [ColumnMapping.Part?](repeating: nil, count: names.count)
        for part in ColumnMapping.Part.allCases {
            guard let name = mapping.columns[part] else { continue }
            let place =
                names.firstIndex { plainHeaderName($0) == plainHeaderName(name) }
                ?? (name.hasPrefix("#") ? Int(name.dropFirst()).map { $0 - 1 } : nil)
            if let place, parts.indices.contains(place) { parts[place] = part }
        }
        return parts
    }

    private mutating func take(_ part: ColumnMapping.Part, _ place: Int, _ evidence: Evidence) {
        guard mapping.columns[part] == nil else { return }
        // A name that is there twice stands for its first column.
        let isFirst = names.firstIndex { plainHeaderName($0) == plainHeaderName(names[place]) } == place
        mapping.columns[part] = isFirst ? names[place] : "#\(place + 1)"
        self.evidence[part] = evidence
    }

    private mutating func takeHeader(
        _ header: [String], _ columns: [[String]], _ rows: ArraySlice<DelimitedText.Record>
    ) {
        typealias Found = (part: ColumnMapping.Part, place: Int, words: String)
        let found = header.enumerated().flatMap { place, name -> [Found] in
            let plain = plainHeaderName(name)
            let words = withoutBrackets(plain)
            return tableWords.compactMap { field, known -> Found? in
                guard known.contains(words) || known.contains(withoutUnit(plain, of: field)) else { return nil }
                return ColumnMapping.Part.allCases.first { $0.field == field }.map { ($0, place, words) }
            }
        }
        // Sets are told from their numbers within a lift of a day, so the columns of those come first.
        let ofSets: [ColumnMapping.Part] = [.sets, .setOrder]
        for (part, place, words) in found.filter({ !ofSets.contains($0.part) })
            + found.filter({ ofSets.contains($0.part) })
        {
            let meant = meant(part, columns[place], named: words) { provesOrder(place, rows) }
            // What a header says is believed unless most cells belie it; cells that cannot be are faults of their rows.
            guard fit(meant, columns[place], atLeast: 5) else { continue }
            take(meant, place, .header)
            if meant == .sets { hasSetsByReps = columns[place].contains { setsByReps($0) != nil } }
        }
    }

    /// Whether the numbers of a column can only be those of sets: they begin with 1 or 0 in every lift of a day and go up,
    /// mostly by one. Ones alone prove nothing.
    private func provesOrder(_ place: Int, _ rows: ArraySlice<DelimitedText.Record>) -> Bool {
        let parts = parts(mapping)
        let (date, exercise) = (parts.firstIndex(of: .date), parts.firstIndex(of: .exercise))
        var last: [String: Int] = [:]
        var (rises, steps) = (0, 0)
        for row in rows {
            func cell(_ place: Int?) -> String {
                place.flatMap { row.cells.indices.contains($0) ? trimmed(row.cells[$0]) : nil } ?? ""
            }
            guard let number = Int(cell(place)) else { continue }
            let lift = dayText(cell(date)) + "\u{1F}" + cell(exercise)
            let before = last.updateValue(number, forKey: lift)
            if let before, number > before {
                rises += 1
                if number == before + 1 { steps += 1 }
            } else if !(0...1).contains(number) || before.map({ $0 < 2 }) ?? false {
                // The same lift may begin once more on a day, but not after its first set.
                return false
            }
        }
        return rises > 0 && steps * 10 >= rises * 8
    }

    /// "Time", "unit" and "serie" are several things, which the cells tell apart.
    private func meant(
        _ part: ColumnMapping.Part, _ cells: [String], named name: String, provesOrder: () -> Bool
    ) -> ColumnMapping.Part {
        switch part {
        case .seconds:
            // Nobody holds anything for hours, and few train before four.
            let late = cells.count { cell in
                cell.contains(":") && (secondsOfDuration(cell).map { $0 >= 4 * 3_600 } ?? true)
                    && ColumnMapping.Part.time.fits(cell)
                    || cell.split(separator: ":").count == 2 && (Int(cell.prefix { $0 != ":" }) ?? 0) >= 4
                        && ColumnMapping.Part.time.fits(cell)
            }
            return late * 2 > cells.count ? .time : .seconds
        case .weightUnit: return fit(.weightUnit, cells, atLeast: 5) ? .weightUnit : .distanceUnit
        case .sets: return cells.count >= 5 && provesOrder() ? .setOrder : .sets
        case .setOrder: return name == "serie" && fit(.sets, cells, atLeast: 9) && !countUp(cells) ? .sets : .setOrder
        default: return part
        }
    }

    /// Takes the columns that are only one thing by what stands under them.
    private mutating func takeCells(_ columns: [[String]]) {
        func free() -> [Int] {
            let taken = Set(mapping.columns.values.map { plainHeaderName($0) })
            return names.indices.filter { !taken.contains(plainHeaderName(names[$0])) && !columns[$0].isEmpty }
        }
        if mapping.columns[.date] == nil, let place = free().first(where: { mostFit(.date, columns[$0]) }) {
            take(.date, place, .cells)
        }
        if mapping.columns[.exercise] == nil {
            // Names come again, and are several; notes and titles are one for each row or for all.
            let texts = free().filter { place in
                let cells = columns[place]
                return mostFit(.exercise, cells) && !mostFit(.date, cells) && !mostFit(.weight, cells)
                    && Set(cells).count > 1
            }
            if let place = texts.max(by: { Set(columns[$0]).count < Set(columns[$1]).count }) {
                take(.exercise, place, .cells)
            }
        }
        let numbers = free().filter { mostFit(.weight, columns[$0]) && !mostFit(.date, columns[$0]) }
        guard mapping.columns[.reps] == nil, !hasSetsByReps else { return }
        let whole = numbers.filter { place in
            columns[place].allSatisfy { cell in
                guard case .number(let number) = WrittenNumber.Cell(cell), let count = number.whole else {
                    return false
                }
                return number.isWhole && count <= 100
            }
        }
        let isOnlyWeight = mapping.columns[.weight] != nil
        if isOnlyWeight ? whole.count == 1 : whole.count == 1 && numbers.count == 2 {
            take(.reps, whole[0], .cells)
            if let weight = numbers.first(where: { $0 != whole[0] }), !isOnlyWeight { take(.weight, weight, .cells) }
        }
    }
}

/// Whether most cells are the first number or one more than the cell above: those of sets that are counted, a row each.
private func countUp(_ cells: [String]) -> Bool {
    let steps = zip([""] + cells, cells).count { before, cell in
        Int(cell).map { $0 == 1 || Int(before) == $0 - 1 } ?? false
    }
    return steps * 10 >= cells.count * 8
}

/// The day in a date, whichever comes first in it; the cell itself where it is none.
private func dayText(_ cell: String) -> String {
    let date = DateText(order: .dayFirst).read(cell) ?? DateText(order: .monthFirst).read(cell)
    return date?.time.dateText ?? cell
}

/// The name of a column without the unit in brackets behind it.
func withoutBrackets(_ name: String) -> String {
    guard let bracket = name.firstIndex(where: { $0 == "(" || $0 == "[" }) else { return name }
    return trimmed(String(name[..<bracket]))
}

/// The name of a column without the unit of such a column behind it, in brackets or in words: "gewicht in kg", "poids en kg",
/// "weight_lbs".
func withoutUnit(_ name: String, of field: Field) -> String {
    var words = withoutBrackets(name).split { " _/".contains($0) }.map(String.init)
    guard words.count > 1, let unit = words.last,
        field == .weight && massUnit(named: unit) != nil || field == .distance && distanceUnit(named: unit) != nil
            || field == .seconds && secondWords.contains(unit)
    else { return withoutBrackets(name) }
    words.removeLast()
    if words.count > 1, ["in", "en"].contains(words.last) { words.removeLast() }
    return words.joined(separator: " ")
}

/// Seconds as headers write them behind what is measured in them.
private let secondWords: Set<String> = [
    "s", "s.", "sec", "sec.", "secs", "second", "seconds", "sek", "sek.", "sekunden", "secondes", "seg", "seg.",
    "segundos",
]

/// Whether so many in ten of the cells can be this; an empty column can be anything.
private func fit(_ part: ColumnMapping.Part, _ cells: [String], atLeast share: Int) -> Bool {
    cells.count { part.fits($0) } * 10 >= cells.count * share
}

/// Whether nine in ten of the cells can be this: enough where no header says it.
private func mostFit(_ part: ColumnMapping.Part, _ cells: [String]) -> Bool { fit(part, cells, atLeast: 9) }

extension Layout {
    /// The layout of a table that is no known app's, by the words of its header or, where the lifter says that it is a table of
    /// sets, by its cells.
    static func guessed(_ records: [DelimitedText.Record], evenByCells: Bool) -> Layout? {
        let guess = MappingGuess(records)
        guard evenByCells ? guess.isWhole : guess.isByHeader && records.count > 1,
            var layout = try? Layout(guess.mapping, records)
        else { return nil }
        layout.guess = guess
        return layout
    }
}

/// Guesses the columns of a table.
///
/// - Throws: for a file that is empty or too large.
public func guessMapping(_ bytes: [UInt8]) throws(ImportError) -> MappingGuess {
    let text = try decodedText(bytes)
    let records = try records(of: text.utf8, DelimitedText.delimiter(of: text.utf8))
    guard let first = records.first else { throw .empty }
    // What has no columns has none to be told apart, nor has JSON, whose commas make some.
    guard first.cells.count > 1, !isJSON(text.utf8) else {
        throw .unknownFormat(header: Layout.shortened(first))
    }
    return MappingGuess(records)
}

/// Whether a text is an object or a list as a whole, to judge by its ends.
private func isJSON(_ utf8: [UInt8]) -> Bool {
    switch (utf8.first { !isBlank($0) }, utf8.last { !isBlank($0) }) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")): true
    default: false
    }
}
