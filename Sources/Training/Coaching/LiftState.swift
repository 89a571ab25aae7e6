public import Wire

/// What the coach remembers of one lift: its strength with the uncertainty of that, its last outings, and how the lifter goes up.
/// Of bounded size, and a fold over the outings in order of time, so that a rebuild gives the same.
public struct LiftState: WireDefaulted, Sendable {
    /// Strength: the natural logarithm of the estimated max in kg; `nil` before the first outing.
    public private(set) var mean: Double?
    /// Its scale: half of the next bests are within 0.816 of it (Student's t with two degrees of freedom).
    public private(set) var scale = CoachModel.firstScale
    /// The newest outings, oldest first.
    public private(set) var outings: [Outing] = []
    /// Outings so far.
    public private(set) var count = 0
    /// Outings after another, and how many of them took more weight.
    public private(set) var pairs = 0
    public private(set) var raises = 0
    /// The reps from which the lifter raises: a moving mean of the lowest reps before a raise.
    private(set) var ready: Double?
    /// The last raise to a weight that was not remembered.
    private(set) var rise: Mass?
    /// How far the weight of the last outing, and of the last one of the same day, missed the next one.
    private(set) var missOfLast = 0.08
    private(set) var missOfSlot = 0.08
    /// How often those two were different ones.
    private(set) var slotsSeen = 0
    /// The weights that were used most recently, the newest last.
    public private(set) var loads: [Mass] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.real("mean", &mean)
        try v.real("scale", &scale)
        var facts: [Outing.Facts] = []
        for outing in outings { facts.append(outing.facts) }
        let before = facts
        try v.field("outings", &facts)
        if facts != before {
            outings = []
            for one in facts { outings.append(Outing(one)) }
        }
        try v.field("count", &count)
        try v.field("pairs", &pairs)
        try v.field("raises", &raises)
        try v.real("ready", &ready)
        try v.field("rise", &rise)
        try v.real("miss_of_last", &missOfLast)
        try v.real("miss_of_slot", &missOfSlot)
        try v.field("slots_seen", &slotsSeen)
        try v.field("loads", &loads)
    }

    // MARK: Expecting

    /// The strength on a day, and its scale.
    ///
    /// - Parameters:
    ///   - day: days since 1970.
    ///   - layoff: the longest span, in days, without any session of the lifter since the last outing.
    public func strength(on day: Double, layoff: Double) -> (mean: Double, scale: Double)? {
        guard let mean, let last = outings.last else { return nil }
        let months = max(0, min(day - last.day, 120) - 14) / 30
        let drop = layoff >= Double(CoachModel.layoffDays) ? CoachModel.layoffDrop : 0
        return (mean - drop, scale * (1 + CoachModel.wideningByMonth * months))
    }

    // MARK: Learning

    /// Takes in an outing, which is newer than those before.
    ///
    /// - Parameter layoff: the longest span, in days, without any session of the lifter from the lift's last outing to this one.
    public mutating func add(_ outing: Outing, layoff: Double) {
        learnStrength(outing, layoff: layoff)
        if !outing.isSpecial {
            if let last = outings.last(where: { !$0.isSpecial }) { learnSteps(from: last, to: outing) }
            count += 1
        }
        for set in outing.sets where set.weight > .zero {
            loads.removeAll { $0.distance(to: set.weight) * 1_000 <= set.weight }
            loads.append(set.weight)
        }
        if loads.count > CoachModel.loadsRemembered { loads.removeFirst(loads.count - CoachModel.loadsRemembered) }
        outings.append(outing)
        if outings.count > CoachModel.outingsRemembered { outings.removeFirst() }
    }

    private mutating func learnStrength(_ outing: Outing, layoff: Double) {
        let seen = naturalLogarithm(outing.best)
        guard let expected = strength(on: outing.day, layoff: layoff)?.mean else {
            mean = seen
            return
        }
        let surprise = seen - expected
        // Who was ill, or held back on purpose, did not show less strength.
        if outing.isSpecial, surprise < 0 {
            mean = expected
            return
        }
        mean = expected + (surprise > 0 ? 1 : CoachModel.trustInLess) * surprise
        let miss = min(surprise.magnitude, CoachModel.largestMiss)
        scale = max(CoachModel.smallestScale, scale + CoachModel.scaleRate * (miss - scale))
    }

    private mutating func learnSteps(from last: Outing, to outing: Outing) {
        if let same = outings.last(where: { $0.slot == outing.slot && !$0.isSpecial }) {
            missOfLast += CoachModel.slotRate * (Self.miss(outing, last) - missOfLast)
            missOfSlot += CoachModel.slotRate * (Self.miss(outing, same) - missOfSlot)
            if same.startedAt != last.startedAt { slotsSeen += 1 }
        }
        pairs += 1
        guard outing.weight > last.weight else { return }
        raises += 1
        let low = Double(last.low)
        ready = ready.map { $0 + 0.3 * (low - $0) } ?? low
        // Going back up to what was lifted before is no raise.
        for known in outings where !known.isSpecial && known.weight >= outing.weight { return }
        rise = outing.weight - last.weight
    }

    private static func miss(_ outing: Outing, _ other: Outing) -> Double {
        min(0.5, naturalLogarithm(outing.weight.kilograms / other.weight.kilograms).magnitude)
    }
}

/// How often a lifter takes more weight, over all lifts.
public struct RaiseRate: Equatable, Sendable {
    /// Outings of a lift after another one, over all lifts.
    public var pairs: Int
    /// Those with more weight than the one before.
    public var raises: Int

    public init(pairs: Int = 0, raises: Int = 0) { (self.pairs, self.raises) = (pairs, raises) }

    /// The share, drawn towards the usual 0.35 while there is little to go by.
    var share: Double { (1.4 + Double(raises)) / (4 + Double(pairs)) }
}
