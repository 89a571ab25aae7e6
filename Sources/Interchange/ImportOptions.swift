public import Training
import Wire

/// What wrote a file that can be read.
public enum ImportFormat: String, CaseIterable, Equatable, Sendable {
    case strong, hevy, fitnotes, stronglifts, jefit, fitbod, liftosaur, openweight
    /// Our own table of sets.
    case topset
    /// Any table, by a mapping of its columns.
    case csv

    /// The app's name as it writes it.
    public var name: String {
        switch self {
        case .strong: "Strong"
        case .hevy: "Hevy"
        case .fitnotes: "FitNotes"
        case .stronglifts: "StrongLifts"
        case .jefit: "JEFIT"
        case .fitbod: "Fitbod"
        case .liftosaur: "Liftosaur"
        case .openweight: "openweight"
        case .topset: "Topset"
        case .csv: "CSV"
        }
    }
}

/// An app of which files are recognised that are no history of sets, one by one.
public enum OtherApp: String, CaseIterable, Equatable, Sendable {
    case liftosaur, fitnotes, jefit, stronglifts

    /// The app's name as it writes it.
    public var name: String {
        switch self {
        case .liftosaur: "Liftosaur"
        case .fitnotes: "FitNotes"
        case .jefit: "JEFIT"
        case .stronglifts: "StrongLifts"
        }
    }
}

/// What the lifter says about a file.
public struct ImportOptions: Equatable, Sendable {
    /// What wrote it; `nil` to find out.
    public var format: ImportFormat?
    /// The unit of weights that state none; `nil` to guess. A unit stated in the file wins.
    public var unit: MassUnit?
    /// Which column is what, for a table of any kind; `nil`, or an order of dates alone, to go by the header.
    public var mapping: ColumnMapping?
    /// The wall clock after which no workout can have begun; `nil` where that is not known.
    public var latest: LocalDateTime?
    /// Which comes first in dates as the lifter writes them, where a file does not tell; `nil` where that is not known.
    public var usualOrder: ColumnMapping.DateOrder?

    public init(
        format: ImportFormat? = nil, unit: MassUnit? = nil, mapping: ColumnMapping? = nil, latest: LocalDateTime? = nil
    ) {
        (self.format, self.unit, self.mapping, self.latest) = (format, unit, mapping, latest)
    }

    /// The mapping that says what columns are; `nil` for one that says the order of dates alone, which any file can have.
    public var saysColumns: ColumnMapping? {
        mapping.flatMap { $0.columns.isEmpty && $0.dateOrder != nil ? nil : $0 }
    }
}

/// The largest file that is read.
public enum ImportLimit {
    /// 32 MiB: ten times the export of someone who trained daily for twenty years.
    public static let bytes = 32 * 1_024 * 1_024
    /// Rows under the header.
    public static let rows = 400_000
    /// Of the name of a workout or an exercise, in Unicode scalars.
    public static let nameCharacters = TextLimit.name
    /// Of any other text.
    public static let noteCharacters = 10_000
}

/// Why a file could not be read at all. Faults of single rows are in the log instead.
public enum ImportError: Error, Equatable, Sendable {
    /// There is no text in it.
    case empty
    case tooLarge(limitBytes: Int)
    case tooManyRows(limit: Int)
    /// A zip or gzip archive, in which the export may be.
    case packed
    /// The header, shortened, is none of a known export.
    case unknownFormat(header: String)
    /// The file is an app's, but no history of sets.
    case notReadYet(OtherApp)
    /// The file is a known export, but not of the app that was named.
    case otherFormat(said: ImportFormat, found: ImportFormat)
    /// A text that must be JSON and is not, from a line on.
    case damaged(line: Int)
    /// The mapping leaves out what no set can do without.
    case columnMissing(ColumnMapping.Part)
    /// The mapping names a column that the file does not have.
    case noSuchColumn(ColumnMapping.Part, name: String)
    /// A column cannot be what the mapping says, to judge by a cell.
    case columnCannotBe(ColumnMapping.Part, name: String, cell: String, line: Int)

    /// The part of the mapping that is wrong.
    public var mappingPart: ColumnMapping.Part? {
        switch self {
        case .columnMissing(let part), .noSuchColumn(let part, _), .columnCannotBe(let part, _, _, _): part
        case .empty, .tooLarge, .tooManyRows, .packed, .unknownFormat, .notReadYet, .otherFormat, .damaged: nil
        }
    }

    /// One line a person can act on, in English.
    public var message: String {
        switch self {
        case .empty:
            "The file is empty: export it again from the app."
        case .tooLarge(let limit):
            "The file is larger than \(limit / 1_048_576) MiB: split it by year and import the parts one by one."
        case .tooManyRows(let limit):
            "The file has more than \(limit) rows: split it by year and import the parts one by one."
        case .packed:
            "This is a packed file: unpack it and import what is in it."
        case .unknownFormat(let header):
            "This is no export of \(Self.apps("or")); it begins with “\(header)”. "
                + "Any table of sets (CSV) can be imported by saying which column is what."
        case .notReadYet(let app):
            "This is a file of \(app.name), but no history of sets: export the workouts from \(app.name) as a table."
        case .otherFormat(let said, let found):
            "This is an export of \(found.name), not of \(said.name): choose \(found.name) or leave the format to be found."
        case .damaged(let line):
            "The file breaks off or is damaged at line \(line): export it again from the app."
        case .columnMissing(let part):
            "Say which column is the \(part.name)."
        case .noSuchColumn(let part, let name):
            "The file has no column “\(name)”, which is said to be the \(part.name)."
        case .columnCannotBe(let part, let name, let cell, let line):
            "Column “\(name)” cannot be the \(part.name): line \(line) says “\(cell)”."
        }
    }

    private static func apps(_ word: String) -> String {
        let names = ImportFormat.allCases.filter { $0 != .csv }.map(\.name)
        return names.dropLast().joined(separator: ", ") + " \(word) " + (names.last ?? "")
    }
}
