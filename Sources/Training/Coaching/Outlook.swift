/// A lift on a day in question: what the lifter can be expected to do, from what is remembered.
public struct Outlook {
    public let lift: LiftState
    /// The outings that count: those of special sessions only tell what that kind of day was like.
    let outings: [Outing]
    /// The newest of them.
    let last: Outing
    /// Days since the lift was trained.
    let gap: Double
    /// The longest span, in days, without any session since then.
    public let layoff: Double
    /// The increment of the lift's load.
    let step: Mass
    let rate: RaiseRate
    /// The usual reps at the heaviest weight: the median of the last outings.
    public let usual: Double
    /// The heaviest weight of the last outings, and of all that are remembered.
    let recent: Mass
    let heaviest: Mass

    /// - Parameters:
    ///   - day: days since 1970.
    ///   - layoff: the longest span, in days, without any session of the lifter from the lift's last outing to the day.
    ///   - step: the increment of the lift's load.
    ///   - rate: over all lifts of the lifter.
    /// - Returns: `nil` for a lift without an outing.
    public init?(_ lift: LiftState, on day: Double, layoff: Double, step: Mass, rate: RaiseRate) {
        var outings: [Outing] = []
        for outing in lift.outings where !outing.isSpecial { outings.append(outing) }
        if outings.isEmpty { outings = lift.outings }
        guard let last = outings.last, let newest = lift.outings.last else { return nil }
        (self.lift, self.outings, self.last, self.layoff) = (lift, outings, last, layoff)
        (self.step, self.rate) = (step, rate)
        gap = max(0, day - newest.day)
        var lows: [Int] = []
        var (recent, heaviest) = (Mass.zero, Mass.zero)
        for (index, outing) in outings.enumerated() {
            heaviest = max(heaviest, outing.weight)
            guard index >= outings.count - CoachModel.window else { continue }
            recent = max(recent, outing.weight)
            lows.append(outing.low)
        }
        lows.sort()
        usual = Double(lows[(lows.count - 1) / 2] + lows[lows.count / 2]) / 2
        (self.recent, self.heaviest) = (recent, heaviest)
    }

    // MARK: Chance

    /// The remembered outing nearest in weight, where it stands; of several the newest.
    private func anchor(_ weight: Mass) -> Int {
        var (place, nearest) = (0, Int.max)
        for index in outings.indices.reversed() {
            let apart = naturalLogarithm(outings[index].weight.kilograms / weight.kilograms).magnitude
            let millionths = Int(min(apart, 1_000) * 1_000_000 + 0.5)
            if millionths < nearest { (place, nearest) = (index, millionths) }
        }
        return place
    }

    /// The remembered outing nearest in weight.
    func nearest(_ weight: Mass) -> Outing { outings[anchor(weight)] }

    /// The reps that all sets at a weight would reach: where their logistic distribution lies, and its scale. Anchored at the
    /// outing nearest in weight, never at an estimated max: only a fifth of what the formulas convert shows in logs, since
    /// lifters stop at the reps that they planned.
    public func reps(at weight: Mass) -> (location: Double, scale: Double) { reps(at: weight, from: anchor(weight)) }

    /// The same, anchored at one of the outings.
    private func reps(at weight: Mass, from place: Int) -> (location: Double, scale: Double) {
        let anchor = outings[place]
        let low = Double(anchor.low)
        var gain = 0.0
        if let before = outings[..<place].last(where: { $0.weight == anchor.weight }) {
            gain = CoachModel.clipped(low - Double(before.low), 4)
        }
        let ratio = anchor.weight.kilograms / weight.kilograms
        var location = low + 0.51 + 0.21 * CoachModel.clipped((30 + low) * (ratio - 1), 12)
        location += 0.33 * CoachModel.clipped(usual - low, 6) - 0.27 * gain
        location += 0.16 * Double(min(5, anchor.most - anchor.low)) - 0.16 * min(gap, 21) / 7
        location += 0.7 * min(4, Double(anchor.rir?.halves ?? 0) / 2)
        let harder = max(0, min(0.25, naturalLogarithm(1 / ratio)))
        let scale = exponential(-0.08 + 3 * harder) * (max(low, 2) / 8).squareRoot()
        return (location, scale)
    }

    /// The chance, 0 to 1, that all sets at a weight reach so many reps.
    public func chance(of reps: Int, at weight: Mass) -> Double { chance(of: reps, at: weight, from: anchor(weight)) }

    private func chance(of reps: Int, at weight: Mass, from place: Int) -> Double {
        let (location, scale) = self.reps(at: weight, from: place)
        return CoachModel.logistic((location - Double(reps) + 0.5) / scale)
    }

    /// The same as it is said of a target. Where more weight was done since for no fewer reps, the outing nearest in weight is
    /// outgrown: it tells what was planned then, and the newer ones speak, too.
    func chanceByNow(of reps: Int, at weight: Mass) -> Double {
        let nearest = anchor(weight)
        let (heaviest, low) = (max(weight, outings[nearest].weight), outings[nearest].low)
        var most = chance(of: reps, at: weight, from: nearest)
        for place in outings.indices
        where place > nearest && outings[place].weight > heaviest && outings[place].low >= low {
            most = max(most, chance(of: reps, at: weight, from: place))
        }
        return most
    }

    // MARK: Scores

    /// Whether an outing was one with clearly less weight than usual.
    func isLight(_ outing: Outing) -> Bool { outing.weight * 100 < recent * 95 }

    /// How likely this lifter is to take more weight next, 0 to 1.
    public var raiseScore: Double {
        let own = Features(self)
        var z = -1.24 + 2.74 * rate.share + 2.8 * own.light + 0.21 * own.relative - 0.22 * own.dwell
        z += 0.13 * own.spread + 0.38 * own.ready - 0.44 * own.up - 2 * own.step - 0.32 * own.count
        return CoachModel.logistic(z)
    }

    /// How likely the next outing is to be better: more weight or reps, and no lower estimated max. For reports only.
    public var betterScore: Double {
        let own = Features(self)
        let share = (Double(lift.raises) + 4 * rate.share) / (Double(lift.pairs) + 4)
        var z = -0.83 + 0.27 * own.spread + 2.6 * own.light - 0.59 * own.count + 0.77 * own.short
        z += 0.86 * share + 0.19 * Double(min(last.low, 20)) / 10 + 0.4 * own.down
        return CoachModel.logistic(z)
    }

    /// What a raise depends on, of the last outing and the one before.
    private struct Features {
        var light, relative, dwell, spread, ready, up, down, step, count, short: Double

        init(_ lift: Outlook) {
            let last = lift.last
            let before = lift.outings.dropLast().last
            var dwell = 1
            for outing in lift.outings.dropLast().reversed() {
                guard outing.weight == last.weight else { break }
                dwell += 1
            }
            light = min(0.5, naturalLogarithm(lift.recent.kilograms / last.weight.kilograms))
            relative = CoachModel.clipped(Double(last.low) - lift.usual, 5)
            self.dwell = Double(min(dwell, 6))
            spread = Double(min(5, last.most - last.low))
            ready = Double(last.low) >= (lift.lift.ready ?? lift.usual + 1) ? 1 : 0
            up = before.map { last.weight > $0.weight } ?? false ? 1 : 0
            down = before.map { last.weight < $0.weight } ?? false ? 1 : 0
            short = before.map { last.weight == $0.weight && last.low < $0.low } ?? false ? 1 : 0
            step = min(0.5, lift.step.kilograms / last.weight.kilograms)
            count = Double(min(lift.lift.count - 1, 10)) / 10
        }
    }
}
