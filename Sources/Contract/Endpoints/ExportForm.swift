public import Wire

/// As what a lifter takes everything along.
public enum ExportFormat: String, WireEnum, Sendable {
    /// Everything, to be imported again.
    case json
    /// Tables for spreadsheets.
    case csv
    /// Finished workouts as Strong writes them, which other apps read.
    case strong
    /// Finished workouts in openweight's format.
    case openweight
    /// Finished workouts and coming days, for a calendar.
    case ics

    /// The media type of the file.
    public var mediaType: String {
        switch self {
        case .json, .openweight: "application/json"
        case .csv, .strong: "text/csv"
        case .ics: "text/calendar"
        }
    }
}

/// Which table of `csv`.
public enum ExportPart: String, WireEnum, Sendable {
    case sets, workouts, exercises, measurements
}

extension ExportFormat {
    /// What the file is called, by the day on which it was made, such as `2026-11-20`.
    public func fileName(_ part: ExportPart, on date: String) -> String {
        var name = "topset_export_"
        for character in date where character != "-" { name.append(character) }
        switch self {
        case .json: return name + ".json"
        case .csv: return name + "_" + part.rawValue + ".csv"
        case .strong: return name + "_strong.csv"
        case .openweight: return name + "_openweight.json"
        case .ics: return name + ".ics"
        }
    }
}
