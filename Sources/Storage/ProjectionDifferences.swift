extension Store.Projections {
    /// What is otherwise here than in `other`, which was worked out from the facts: one line for each table where anything is.
    public func differences(from other: Store.Projections) -> [String] {
        [
            Self.line("records", records, other.records, key: [1, 0, 2]),
            Self.line("standings", standings, other.standings, key: [0]),
            Self.line("change_outcomes", outcomes, other.outcomes, key: [0]),
            Self.line("calibrations", calibrations, other.calibrations, key: [0]),
            Self.line("suggested_changes.state", states, other.states, key: [0]),
            Self.line("lift_states", lifts, other.lifts, key: [0]),
            Self.line("performance_totals", totals, other.totals, key: [0, 1]),
            Self.line("sessions.achievements", milestones, other.milestones, key: [0]),
            Self.line("milestone_tallies", tallies, other.tallies, key: [0]),
        ].compactMap { $0 }
    }

    private static func line(_ table: String, _ stored: [SQLRow], _ worked: [SQLRow], key: [Int]) -> String? {
        let (stored, worked) = (byKey(stored, key), byKey(worked, key))
        let missing = worked.keys.filter { stored[$0] == nil }.sorted()
        let surplus = stored.keys.filter { worked[$0] == nil }.sorted()
        let other = stored.keys.filter { worked[$0] != nil && worked[$0] != stored[$0] }.sorted()
        let parts = [("missing", missing), ("too many", surplus), ("otherwise", other)].compactMap { word, keys in
            keys.first.map { "\(keys.count) \(word) (\($0)\(keys.count > 1 ? ", …" : ""))" }
        }
        return parts.isEmpty ? nil : "\(table): " + parts.joined(separator: ", ")
    }

    /// The rows by what names them.
    private static func byKey(_ rows: [SQLRow], _ key: [Int]) -> [String: SQLRow] {
        var found: [String: SQLRow] = [:]
        for row in rows {
            let name = key.map { place in
                switch row.values[place] {
                case .text(let text): text
                case .integer(let number): String(number)
                case .null, .blob: "-"
                }
            }
            found[name.joined(separator: " ")] = row
        }
        return found
    }
}
