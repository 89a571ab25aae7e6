public import Wire

/// How well the coach foresaw what was done, whatever it asked for.
public struct BacktestForesight: WireDefaulted, Sendable {
    /// How far strength was from the best estimated max that was then done, in 1/100 of its natural logarithm; the mean. And how
    /// far the best of the time before was.
    public var strengthError = 0.0
    public var strengthErrorOfRepeat = 0.0
    /// How often the best was within the band that should hold 50, 80 and 95 %.
    public var within50 = BacktestReport.Share()
    public var within80 = BacktestReport.Share()
    public var within95 = BacktestReport.Share()
    /// Whether the score of an outing with more weight was above that of one without, 0 to 1; ½ is chance. `nil` where all were
    /// alike.
    public var raiseAUC: Double?
    /// The same for a better outing.
    public var betterAUC: Double?
    /// How far the expected reps were from the fewest at the weight that was then chosen; the mean. And how far those of the time
    /// before were.
    public var repsError = 0.0
    public var repsErrorOfRepeat = 0.0
    /// The chance of reps that the lifter had reached before, at the outing nearest in weight, and up to four fewer, whenever the
    /// weight was not lowered. Only those were meant to be reached again: a set is a lower bound of what could be done.
    public var chances = Calibration()
    /// The chance of the coach's own targets, where the lifter chose their weight within 2 %.
    public var targets = Calibration()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("strength_error", &strengthError)
        try v.field("strength_error_of_repeat", &strengthErrorOfRepeat)
        try v.field("within_50", &within50)
        try v.field("within_80", &within80)
        try v.field("within_95", &within95)
        try v.field("raise_auc", &raiseAUC)
        try v.field("better_auc", &betterAUC)
        try v.field("reps_error", &repsError)
        try v.field("reps_error_of_repeat", &repsErrorOfRepeat)
        try v.field("chances", &chances)
        try v.field("targets", &targets)
    }

    /// Chances that are alike.
    public struct Bin: WireDefaulted, Sendable {
        /// The mean chance, 0 to 1.
        public var said = 0.0
        /// How often all sets reached the reps.
        public var done = BacktestReport.Share()

        public init() {}

        /// The share that came true, 0 to 1.
        public var rate: Double { Double(done.count) / Double(max(1, done.of)) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("said", &said)
            try v.field("done", &done)
        }
    }

    /// Whether chances came true as often as they said.
    public struct Calibration: WireDefaulted, Sendable {
        /// Tenth by tenth; those that nothing fell into are left out.
        public var bins: [Bin] = []
        /// The mean distance between what the bins said and what came true, 0 to 1; every chance counts alike.
        public var error = 0.0

        public init() {}

        init(_ chances: [(chance: Double, done: Bool)]) {
            var tenths = Array(repeating: Bin(), count: 10)
            for (chance, done) in chances {
                let tenth = max(0, min(9, CoachModel.whole(chance * 10)))
                tenths[tenth].said += chance
                tenths[tenth].done.add(done)
            }
            for var bin in tenths where bin.done.of > 0 {
                error += (bin.said - Double(bin.done.count)).magnitude / Double(chances.count)
                bin.said /= Double(bin.done.of)
                bins.append(bin)
            }
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("bins", &bins)
            try v.field("error", &error)
        }
    }
}

extension BacktestForesight {
    /// - Parameter exposures: not none.
    init(_ exposures: [Exposure]) {
        self.init()
        var (raises, betters): ([(score: Double, holds: Bool)], [(score: Double, holds: Bool)]) = ([], [])
        var (before, aimed): ([(chance: Double, done: Bool)], [(chance: Double, done: Bool)]) = ([], [])
        for exposure in exposures {
            let (row, outlook) = (exposure.row, exposure.outlook)
            let miss = (naturalLogarithm(row.next.best) - row.mean).magnitude
            strengthError += miss
            strengthErrorOfRepeat += naturalLogarithm(row.next.best / row.last.best).magnitude
            within50.add(miss <= Self.band(0.5) * row.scale)
            within80.add(miss <= Self.band(0.8) * row.scale)
            within95.add(miss <= Self.band(0.95) * row.scale)
            let expected = Int(row.repsLocation.rounded(.toNearestOrEven))
            repsError += Double((expected - row.next.low).magnitude)
            repsErrorOfRepeat += Double((row.last.low - row.next.low).magnitude)
            raises.append((row.raiseScore, exposure.tookMore))
            betters.append((row.betterScore, exposure.didBetter))
            if exposure.next.weight >= exposure.last.weight {
                let low = outlook.nearest(exposure.next.weight).low
                for reps in max(1, low - 4)...low {
                    before.append((outlook.chance(of: reps, at: exposure.next.weight), row.next.low >= reps))
                }
            }
            if (row.next.weight / row.weight - 1).magnitude <= 0.02 {
                aimed.append((row.chance, row.next.low >= row.reps))
            }
        }
        let count = Double(exposures.count)
        strengthError *= 100 / count
        strengthErrorOfRepeat *= 100 / count
        repsError /= count
        repsErrorOfRepeat /= count
        (raiseAUC, betterAUC) = (Self.areaUnderCurve(raises), Self.areaUnderCurve(betters))
        (chances, targets) = (Calibration(before), Calibration(aimed))
    }

    /// So many scales on either side hold a share of a Student's t with two degrees of freedom.
    private static func band(_ share: Double) -> Double { share * (2 / (1 - share * share)).squareRoot() }

    /// The area under the receiver operating characteristic, by ranks; equal scores share theirs.
    private static func areaUnderCurve(_ scores: [(score: Double, holds: Bool)]) -> Double? {
        let sorted = scores.sorted { $0.score < $1.score }
        var (rank, ones, first) = (0.0, 0, 0)
        while first < sorted.count {
            var (end, holding) = (first, 0)
            while end < sorted.count, sorted[end].score == sorted[first].score {
                if sorted[end].holds { holding += 1 }
                end += 1
            }
            rank += Double(first + 1 + end) / 2 * Double(holding)
            ones += holding
            first = end
        }
        guard ones > 0, ones < sorted.count else { return nil }
        return (rank - Double(ones * (ones + 1)) / 2) / Double(ones * (sorted.count - ones))
    }
}
