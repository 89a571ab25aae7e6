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
        } else if has("date", "exercise", "category") || has("starttime", "exercise", "iswarmup", "status") {
            self = .fitnotes
        } else if names.contains(where: { $0.hasPrefix("set 1 (") }) || has("date (yyyy/mm/dd)", "exercise") {
            self = .stronglifts
        } else {
            return nil
        }
    }
}
