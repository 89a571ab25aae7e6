extension OtherApp {
    /// The app that wrote a table which is none of sets, by the names in its header.
    init?(_ records: [DelimitedText.Record]) {
        guard let header = records.first else { return nil }
        let names = Set(header.cells.map { plainHeaderName($0) })
        if names.isSuperset(of: ["date", "time", "measurement", "value", "unit"]) {
            self = .fitnotes
        } else if Self.isStrongliftsSummary(names) {
            self = .stronglifts
        } else if records.prefix(20).contains(where: { $0.sectionMark != nil }) {
            self = .jefit
        } else {
            return nil
        }
    }

    /// All sets of an exercise in one cell: the number of them and the best one, but not what the others were.
    private static func isStrongliftsSummary(_ names: Set<String>) -> Bool {
        names.contains("date (yyyy/mm/dd)") && names.contains("exercise")
            || names.contains("date") && names.contains { $0.hasPrefix("body weight") } && names.contains("exercise")
                && (names.contains("sets×reps") || names.contains("setsxreps"))
    }
}
