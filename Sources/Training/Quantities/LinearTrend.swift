/// A straight line through values of days, with how far they stray from it (ordinary least squares).
struct LinearTrend: Equatable {
    /// One value of one day.
    struct Point: Equatable {
        var day: Double
        var value: Double

        init(_ date: LocalDate, _ amount: Amount) { (day, value) = (Double(date.day), amount.number) }
    }

    /// How much the value changes in a day.
    let slope: Double
    let points: Int
    private let meanDay: Double
    private let meanValue: Double
    /// The sum of squared distances of the days from their mean.
    private let spread: Double
    /// The standard deviation of the values from the line.
    private let deviation: Double

    /// `nil` for fewer than three points, and where all are of one day.
    ///
    /// - Parameter leastDeviation: how far values stray at least: what is measured is never more exact than that, however well a few
    ///   values happen to lie on a line.
    init?(_ points: [Point], leastDeviation: Double = 0) {
        guard points.count >= 3 else { return nil }
        let count = Double(points.count)
        var (days, values) = (0.0, 0.0)
        for point in points {
            days += point.day
            values += point.value
        }
        (meanDay, meanValue) = (days / count, values / count)
        var (across, along) = (0.0, 0.0)
        for point in points {
            across += (point.day - meanDay) * (point.day - meanDay)
            along += (point.day - meanDay) * (point.value - meanValue)
        }
        guard across > 0 else { return nil }
        (spread, slope, self.points) = (across, along / across, points.count)
        var squares = 0.0
        for point in points {
            let off = point.value - meanValue - slope * (point.day - meanDay)
            squares += off * off
        }
        deviation = max((squares / (count - 2)).squareRoot(), leastDeviation)
    }

    /// The line on a day.
    func value(on date: LocalDate) -> Double { meanValue + slope * (Double(date.day) - meanDay) }

    /// How far to either side of the line a value of a day may be, four times in five: the prediction interval of a new value, which
    /// grows with the distance from the days that the line was drawn through.
    func reach(on date: LocalDate) -> Double {
        let distance = Double(date.day) - meanDay
        return Self.quantile(points - 2) * deviation
            * (1 + 1 / Double(points) + distance * distance / spread).squareRoot()
    }

    /// The 90 % quantile of Student's distribution: a tenth is left on either side.
    private static func quantile(_ freedom: Int) -> Double {
        let first = [3.078, 1.886, 1.638, 1.533, 1.476, 1.440, 1.415, 1.397, 1.383, 1.372]
        if freedom <= first.count { return first[max(1, freedom) - 1] }
        // Beyond ten degrees: Cornish and Fisher's first terms, good to 0.003.
        let z = 1.2816
        return z + (z * z * z + z) / (4 * Double(freedom))
    }
}
