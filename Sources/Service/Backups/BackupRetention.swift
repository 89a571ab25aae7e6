public import Training

/// How many backups of a schedule are kept.
public struct BackupRetention: Equatable, Sendable {
    /// The newest of each of so many last days, weeks (from Monday on) and months that have one.
    public var days: Int
    public var weeks: Int
    public var months: Int

    public init(days: Int = 7, weeks: Int = 4, months: Int = 12) {
        (self.days, self.weeks, self.months) = (days, weeks, months)
    }

    /// Which of these backups go. The newest never does.
    public func superfluous(_ backups: [(name: String, date: Instant)]) -> [String] {
        let ordered = backups.sorted { ($1.date, $1.name) < ($0.date, $0.name) }
        var kept: Set<String> = []
        if let newest = ordered.first { kept.insert(newest.name) }
        func keep(_ most: Int, _ period: (LocalDateTime) -> String) {
            var seen: Set<String> = []
            for backup in ordered where seen.count < most && seen.insert(period(backup.date.local)).inserted {
                kept.insert(backup.name)
            }
        }
        keep(days) { $0.dateText }
        keep(weeks) { String(($0.day + 3) / 7) }
        keep(months) { String($0.dateText.prefix(7)) }
        return ordered.map(\.name).filter { !kept.contains($0) }
    }
}
