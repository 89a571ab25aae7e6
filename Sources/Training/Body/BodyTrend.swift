public import Wire

/// How one measure of a body goes, day by day.
public struct BodyTrend: WireModel, Sendable {
    /// One day on which something was measured.
    public struct Day: WireModel, Sendable {
        public var date: LocalDate
        /// The mean of what was measured on the day.
        public var value: Amount
        /// The mean over the days with a value among the seven that end with this one.
        public var trend: Amount

        public init(date: LocalDate, value: Amount, trend: Amount) {
            (self.date, self.value, self.trend) = (date, value, trend)
        }

        public init(blank: Blank) { (date, value, trend) = (LocalDate(day: 0), .zero, .zero) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("date", &date)
            try v.field("value", &value)
            try v.field("trend", &trend)
        }
    }

    public var kind: BodyKind
    /// That of the newest entry; every amount here is in it.
    public var unit: BodyUnit
    public var latest: BodyEntry
    /// Oldest first, without the days on which nothing was measured.
    public var days: [Day]
    /// How much it changes in a week, by a line through the days of the last four weeks; `nil` where too little was measured.
    public var weeklyChange: Amount?

    public init(blank: Blank) {
        (kind, unit, latest, days) = (.weight, .kg, BodyEntry(blank: blank), [])
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("kind", &kind)
        try v.field("unit", &unit)
        try v.field("latest", &latest)
        try v.field("days", &days)
        try v.field("weekly_change", &weeklyChange)
    }
}

extension BodyTrend {
    /// The days of a trend, and those that the weekly change is worked out of.
    static let smoothedDays: Int64 = 7
    static let changeDays: Int64 = 28
    /// What the weekly change takes: so many days with a value, so far apart.
    static let neededPoints = 4
    static let neededDays: Int64 = 14

    /// How a measure goes by its entries, in any order; `nil` where there are none.
    ///
    /// - Parameter first: the first day that is told. Entries of the six days before it count in its trend.
    public init?(of entries: [BodyEntry], from first: LocalDate? = nil) {
        guard var latest = entries.first else { return nil }
        for entry in entries where (latest.at, latest.id) < (entry.at, entry.id) { latest = entry }
        (kind, unit, self.latest) = (latest.kind, latest.unit, latest)
        let means = Self.means(of: entries)
        days = []
        for (index, mean) in means.enumerated() where first.map({ mean.date >= $0 }) ?? true {
            var around: [Int64] = []
            for other in means[...index].reversed() {
                guard other.date.day > mean.date.day - Self.smoothedDays else { break }
                around.append(other.units)
            }
            days.append(
                Day(
                    date: mean.date, value: Amount(units: mean.units).shown(in: unit),
                    trend: Amount(units: Self.mean(of: around)).shown(in: unit)))
        }
        weeklyChange = Self.weeklyChange(means, in: unit)
    }

    /// The mean of each day on which something was measured, oldest first, in the unit in which it is kept.
    private static func means(of entries: [BodyEntry]) -> [(date: LocalDate, units: Int64)] {
        var days: [LocalDate: [Int64]] = [:]
        for entry in entries { days[LocalDate(entry.at), default: []].append(entry.amount.units) }
        var means: [(date: LocalDate, units: Int64)] = []
        for (date, units) in days { means.append((date, mean(of: units))) }
        means.sort { $0.date < $1.date }
        return means
    }

    /// Rounded half up. Every amount that is kept is positive and far from the largest number, but a sum of many need not be.
    private static func mean(of units: [Int64]) -> Int64 {
        let count = Int64(units.count)
        var (whole, rest): (Int64, Int64) = (0, 0)
        for one in units {
            whole += one / count
            rest += one % count
        }
        return whole + (rest * 2 + count) / (count * 2)
    }

    private static func weeklyChange(_ means: [(date: LocalDate, units: Int64)], in unit: BodyUnit) -> Amount? {
        guard let last = means.last?.date else { return nil }
        var points: [LinearTrend.Point] = []
        var first = last
        for mean in means where mean.date.day > last.day - changeDays {
            points.append(LinearTrend.Point(mean.date, Amount(units: mean.units).shown(in: unit)))
            first = min(first, mean.date)
        }
        guard points.count >= neededPoints, last.day - first.day >= neededDays, let trend = LinearTrend(points) else {
            return nil
        }
        return Amount(rounding: trend.slope * 7)
    }
}
