import Interchange
import Training

extension ColumnMapping.Part {
    /// What a column is, as the screen calls it on which the lifter says so.
    fileprivate func called(in language: Language) -> String {
        switch self {
        case .date: language.t("Date", "Datum")
        case .time: language.t("Time of day", "Uhrzeit")
        case .exercise: language.t("Exercise", "Übung")
        case .setOrder: language.t("Number of the set", "Nummer des Satzes")
        case .sets: language.t("Number of sets", "Anzahl der Sätze")
        case .weight: language.t("Weight", "Gewicht")
        case .weightUnit: language.t("Unit of the weight", "Einheit des Gewichts")
        case .reps: language.t("Reps", "Wiederholungen")
        case .rpe: "RPE"
        case .rir: language.t("Reps in reserve", "Wiederholungen in Reserve")
        case .distance: language.t("Distance", "Strecke")
        case .distanceUnit: language.t("Unit of the distance", "Einheit der Strecke")
        case .seconds: language.t("Time of the set", "Dauer des Satzes")
        case .notes: language.t("Note on the set", "Notiz zum Satz")
        case .workout: language.t("Name of the workout", "Name des Trainings")
        case .workoutNotes: language.t("Note on the workout", "Notiz zum Training")
        case .warmup: language.t("Warm-up or not", "Aufwärmen oder nicht")
        case .end: language.t("End of the workout", "Ende des Trainings")
        case .duration: language.t("Length of the workout", "Dauer des Trainings")
        }
    }
}

extension ImportReport {
    /// How the columns of a file of no known app were read, with what each is in the words of a language: what is stored names it as
    /// requests do. The columns' own names stay.
    static func namingParts(_ text: String, in language: Language) -> String {
        let head = "The file is no known app's; its columns were read as “"
        guard text.hasPrefix(head) else { return text }
        let read = text.dropFirst(head.count).split(separator: ", ", omittingEmptySubsequences: false).map { one in
            guard let sign = one.firstRange(of: " = "),
                let part = ColumnMapping.Part(rawValue: String(one[..<sign.lowerBound]))
            else { return String(one) }
            return part.called(in: language) + one[sign.lowerBound...]
        }
        return head + read.joined(separator: ", ")
    }
}
