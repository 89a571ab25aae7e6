import Training

/// What the fields of a program are called where it is a text.
enum NotationFields {
    /// By the names of the fields: in English, which are mostly the words of the notation, and in German.
    private static let names: [String: (english: String, german: String)] = [
        "name": ("the name", "Name"), "description": ("description", "description"),
        "days_per_week": ("per week", "per week"), "max_share": ("training max", "training max"),
        "estimated_minutes": ("minutes", "minutes"), "category": ("category", "category"),
        "days": ("the days", "Tage"), "week": ("the week", "Woche"), "notes": ("the note", "Notiz"),
        "intensity_modifier": ("weight", "weight"), "volume_modifier": ("sets", "sets"),
        "exercises": ("the exercises", "Übungen"), "sets": ("the sets", "Sätze"), "weight": ("the weight", "Gewicht"),
        "reps": ("the reps", "Wiederholungen"), "duration_seconds": ("the time", "Zeit"),
        "lower": ("the lower number of reps", "untere Zahl der Wiederholungen"),
        "upper": ("the upper number of reps", "obere Zahl der Wiederholungen"), "rir": ("RPE", "RPE"),
        "rest_seconds": ("the rest", "Pause"), "seconds": ("the rest", "Pause"), "percent": ("percent", "Prozent"),
        "superset_group": ("superset", "superset"), "key": ("the key", "Schlüssel"), "weeks": ("weeks", "weeks"),
        "stages": ("stages", "stages"), "increment": ("increment", "increment"), "rule": ("the rule", "Regel"),
    ]

    static func line(_ number: Int, _ language: Language) -> String {
        language.t("Line {}: ", "Zeile {}: ", String(number))
    }

    /// "upper must not be less than lower." of a text.
    static func said(_ message: String, at place: String, in language: Language) -> String {
        let field = place.split(separator: "/").last { Int($0) == nil }.map { String($0) } ?? ""
        guard message.hasPrefix(field + " ") else { return ServiceError.text(message, in: language) }
        var rest = String(message.dropFirst(field.count + 1))
        // Shares are percentages there.
        if rest == "must be between 0.1 and 2." { rest = "must be between 10% and 200%." }
        if rest == "must be between 0.1 and 1.2." { rest = "must be between 10% and 120%." }
        if rest == "must not be less than lower." { rest = "must not be less than the lower one." }
        let own = field.replacing("_", with: " ")
        let names = Self.names[field] ?? (own, own)
        guard let texts = ErrorTexts.refusals(in: language) else { return names.english + " " + rest }
        return language.t(names.english, names.german) + ": " + (texts.whole(rest) ?? rest)
    }
}
