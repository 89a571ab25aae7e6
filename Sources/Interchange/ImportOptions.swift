public import Training

/// An app whose exports can be read.
public enum ImportFormat: String, CaseIterable, Equatable, Sendable {
    case strong, hevy

    /// The app's name as it writes it.
    public var name: String {
        switch self {
        case .strong: "Strong"
        case .hevy: "Hevy"
        }
    }
}

/// An app whose exports are recognised, but cannot be read yet.
public enum OtherApp: String, CaseIterable, Equatable, Sendable {
    case liftosaur, fitnotes, fitbod, jefit, stronglifts

    /// The app's name as it writes it.
    public var name: String {
        switch self {
        case .liftosaur: "Liftosaur"
        case .fitnotes: "FitNotes"
        case .fitbod: "Fitbod"
        case .jefit: "JEFIT"
        case .stronglifts: "StrongLifts"
        }
    }
}

/// What the lifter says about a file.
public struct ImportOptions: Equatable, Sendable {
    /// The app that wrote it; `nil` to find out.
    public var format: ImportFormat?
    /// The unit of weights that state none; `nil` to guess. A unit stated in the file wins.
    public var unit: MassUnit?

    public init(format: ImportFormat? = nil, unit: MassUnit? = nil) {
        self.format = format
        self.unit = unit
    }
}

/// The largest file that is read.
public enum ImportLimit {
    /// 32 MiB: ten times the export of someone who trained daily for twenty years.
    public static let bytes = 32 * 1_024 * 1_024
    /// Rows under the header.
    public static let rows = 400_000
    /// Of the name of a workout or an exercise, in Unicode scalars.
    public static let nameCharacters = 200
    /// Of any other text.
    public static let noteCharacters = 10_000
}

/// Why a file could not be read at all. Faults of single rows are in the log instead.
public enum ImportError: Error, Equatable, Sendable {
    /// There is no text in it.
    case empty
    case tooLarge(limitBytes: Int)
    case tooManyRows(limit: Int)
    /// The header, shortened, is none of a known export.
    case unknownFormat(header: String)
    /// The file is an export of an app that cannot be read yet.
    case notReadYet(OtherApp)
    /// The file is a known export, but not of the app that was named.
    case otherFormat(said: ImportFormat, found: ImportFormat)

    /// One line a person can act on, in English.
    public var message: String {
        switch self {
        case .empty:
            "The file is empty: export it again from the app."
        case .tooLarge(let limit):
            "The file is larger than \(limit / 1_048_576) MiB: split it by year and import the parts one by one."
        case .tooManyRows(let limit):
            "The file has more than \(limit) rows: split it by year and import the parts one by one."
        case .unknownFormat(let header):
            "This is no export of \(Self.apps("or")); it begins with “\(header)”."
        case .notReadYet(let app):
            "This looks like an export of \(app.name); it cannot be read yet, those of \(Self.apps("and")) can."
        case .otherFormat(let said, let found):
            "This is an export of \(found.name), not of \(said.name): choose \(found.name) or leave the format to be found."
        }
    }

    private static func apps(_ word: String) -> String {
        ImportFormat.allCases.map(\.name).joined(separator: " \(word) ")
    }
}
