import Training

/// What a column of an export says.
enum Field: Int, CaseIterable {
    case workoutNumber, start, end, workoutName, workoutDuration, workoutNotes
    case exerciseName, exerciseNotes, superset
    case setOrder, setType, weight, weightUnit, reps, distance, distanceUnit, seconds, rpe
    /// The clock beside a date of its own, and what a set is marked as or was followed by.
    case time, equipment, warmup, status, failure, amrap, rir, rest, setNotes
    /// How many equal sets a row stands for, in tables that lifters keep themselves.
    case sets
    /// When a set was done.
    case done
    /// The same in a second unit, in files that have a column for each.
    case otherWeight, otherDistance
}

/// Which column says what, and in which unit.
struct Columns: Equatable {
    /// Column by raw value of the field; −1 where there is none.
    private var places = [Int](repeating: -1, count: Field.allCases.count)
    /// The unit in the name of the weight column.
    var massUnit: MassUnit?
    /// The unit in the name of the distance column.
    var distanceUnit: Distance?
    /// The units in the names of the second columns.
    var otherMassUnit: MassUnit?
    var otherDistanceUnit: Distance?
    /// The seconds in a workout's length that is a bare number, in tables of any kind; `nil` for that of an app.
    var secondsOfLength: Int?
    /// Whether no name says them, but the numbers.
    var isUnitOfLengthsAssumed = false
    /// Whether a cell of a weight may say its unit: `60 kg`.
    var hasUnitsInCells = false
    /// Whether a weight that was converted and rounded is what it was before.
    var hasConvertedWeights = false

    init() {}

    init(_ fields: [Field]) {
        for (index, field) in fields.enumerated() { self[field] = index }
    }

    subscript(field: Field) -> Int? {
        get { places[field.rawValue] < 0 ? nil : places[field.rawValue] }
        set { places[field.rawValue] = newValue ?? -1 }
    }

    /// The cell of a field; empty where there is no such column or the row is too short.
    func cell(_ field: Field, of cells: [String]) -> String {
        let place = places[field.rawValue]
        return place >= 0 && place < cells.count ? cells[place] : ""
    }

    func has(_ fields: Field...) -> Bool { fields.allSatisfy { self[$0] != nil } }

    /// Which columns are known.
    var known: Set<Int> { Set(places.filter { $0 >= 0 }) }

    /// The least number of cells of a row that still says what was done; cells that are missing behind them are blank.
    var needed: Int {
        let fields: [Field] = [.start, .exerciseName, .setOrder, .weight, .reps]
        return 1 + (fields.compactMap { self[$0] }.max() ?? 0)
    }
}

extension Columns {
    /// The columns of a header by their names, in any order.
    init(header: [String], names: (String) -> (Field, MassUnit?, Distance?)?) {
        for (index, cell) in header.enumerated() {
            guard let (field, mass, distance) = names(plainHeaderName(cell)) else { continue }
            guard self[field] == nil else {
                addOther(field, index, mass, distance)
                continue
            }
            self[field] = index
            if field == .weight { massUnit = mass }
            if field == .distance { distanceUnit = distance }
        }
        // Kilograms are what is stored, so of two columns theirs counts where both say the same load.
        if massUnit == .lb, otherMassUnit == .kg {
            (self[.weight], self[.otherWeight]) = (self[.otherWeight], self[.weight])
            (massUnit, otherMassUnit) = (.kg, .lb)
        }
    }

    /// A second column of a quantity, if it is in another unit than the first.
    private mutating func addOther(_ field: Field, _ index: Int, _ mass: MassUnit?, _ distance: Distance?) {
        if field == .weight, let mass, let massUnit, mass != massUnit, self[.otherWeight] == nil {
            (self[.otherWeight], otherMassUnit) = (index, mass)
        }
        if field == .distance, let distance, let distanceUnit, distance != distanceUnit, self[.otherDistance] == nil {
            (self[.otherDistance], otherDistanceUnit) = (index, distance)
        }
    }
}

/// A header cell in lower case, without spaces around it or twice in it, and with a plain apostrophe.
func plainHeaderName(_ cell: String) -> String {
    var name = trimmed(cell).lowercased()
    if name.contains("’") { name = String(name.map { $0 == "’" ? "'" : $0 }) }
    if name.contains("  ") { name = name.split(separator: " ").joined(separator: " ") }
    return name
}

/// The text without white space at its ends.
func trimmed(_ text: String) -> String {
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    // Nearly every cell begins and ends with visible ASCII.
    if let first = text.utf8.first, let last = text.utf8.last, visible ~= first, visible ~= last { return text }
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last,
        first.properties.isWhitespace || last.properties.isWhitespace
    else { return text }
    var inner = Substring(text).unicodeScalars
    while let first = inner.first, first.properties.isWhitespace { inner.removeFirst() }
    while let last = inner.last, last.properties.isWhitespace { inner.removeLast() }
    return String(inner)
}
