/// The days, since 1970 and with their fraction, on which a lifter trained.
public struct TrainingDays: Equatable, Sendable {
    private let days: [Double]

    /// - Parameter starts: of the sessions, in any order.
    public init(_ starts: [Instant]) {
        var days: [Double] = []
        for start in starts { days.append(Outing.day(of: start)) }
        days.sort()
        self.days = days
    }

    /// The longest span without any session from one day to another, in days.
    public func layoff(from: Double, to: Double) -> Double {
        var (longest, last) = (0.0, from)
        for day in days[firstPlace { $0 >= from }...] where day <= to {
            longest = max(longest, day - last)
            last = day
        }
        return max(longest, to - last)
    }

    /// Whether a session at a moment would split a layoff, or does: without it there are more than `layoffDays` between the
    /// sessions around it, and what was learnt of lifts after it is not the same with it.
    public func splitsLayoff(_ start: Instant) -> Bool {
        let day = Outing.day(of: start)
        let next = firstPlace { $0 > day }
        guard next < days.count, let before = days[..<next].last(where: { $0 < day }) else { return false }
        return days[next] - before >= Double(CoachModel.layoffDays)
    }

    private func firstPlace(where holds: (Double) -> Bool) -> Int {
        var (low, high) = (0, days.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(days[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
