extension OtherApp {
    /// The app that wrote a file, by the names in its header or by the marks of its sections.
    init?(_ records: [DelimitedText.Record]) {
        // JEFIT writes several tables under headings into one file.
        let heads = records.prefix(20).map { Set($0.cells.map { trimmed($0).lowercased() }) }
        if heads.contains(where: {
            $0.contains { $0.hasPrefix("### ") } || $0.isSuperset(of: ["belongsession", "logs"])
        }) {
            self = .jefit
            return
        }
        guard let names = heads.first else { return nil }
        func has(_ all: String...) -> Bool { names.isSuperset(of: all) }
        if has("workout datetime", "completed reps") {
            self = .liftosaur
        } else if has("exercise", "iswarmup"), has("multiplier") || has("incline", "resistance") {
            self = .fitbod
        } else if has("date", "exercise", "category") || has("starttime", "exercise", "iswarmup", "status")
            || has("date", "time", "measurement", "value", "unit")
        {
            self = .fitnotes
        } else if names.contains(where: { $0.hasPrefix("set 1 (") }) || has("date (yyyy/mm/dd)", "exercise")
            || Self.isOlderStronglifts(names)
        {
            self = .stronglifts
        } else {
            return nil
        }
    }

    /// Layouts without pairs of columns for each set: all sets of an exercise in one cell, or all exercises of a workout in
    /// one row, with the weight before the repetitions of each set.
    private static func isOlderStronglifts(_ names: Set<String>) -> Bool {
        guard names.contains("date"), names.contains(where: { $0.hasPrefix("body weight") }) else { return false }
        if names.contains("exercise") { return names.contains("sets×reps") || names.contains("setsxreps") }
        return names.contains("exercise 1") && names.contains { $0.hasSuffix("set 1") }
    }
}
