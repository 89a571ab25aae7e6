public import Wire

/// One step of a warm-up scheme.
public struct WarmUpStep: WireModel, Sendable {
    /// Of the working weight: 0 to less than 100. Nothing of it stands for the empty bar.
    public var percent: Percent
    /// 1 to 100.
    public var reps: Int

    public init(blank: Blank) { (percent, reps) = (Percent(thousandths: 0), 1) }

    /// Whole percents of the working weight.
    public init(percent: Int64, reps: Int) {
        (self.percent, self.reps) = (Percent(thousandths: percent * 1_000), reps)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("percent", &percent)
        try v.field("reps", &reps)
    }
}

/// A warm-up set.
public struct WarmUpSet: WireModel, Sendable {
    public var weight: Mass
    public var reps: Int

    public init(blank: Blank) { (weight, reps) = (.zero, 1) }

    public init(weight: Mass, reps: Int) { (self.weight, self.reps) = (weight, reps) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight)
        try v.field("reps", &reps)
    }
}

/// The sets that lead up to a working weight.
public enum WarmUp {
    /// Empty bar × 8, 50 % × 5, 70 % × 3, 85 % × 2.
    public static var standard: [WarmUpStep] {
        [
            WarmUpStep(percent: 0, reps: 8), WarmUpStep(percent: 50, reps: 5), WarmUpStep(percent: 70, reps: 3),
            WarmUpStep(percent: 85, reps: 2),
        ]
    }

    /// The warm-up sets of a scheme, each at the load nearest to its share of the working weight, ties upward.
    ///
    /// Every set is heavier than the one before and lighter than the working weight; steps that rounding brings together
    /// are done once, with the first one's reps. Dumbbells and machines have no empty bar, so that step is left out.
    /// With assistance there is no such ramp: the list is empty.
    ///
    /// - Parameters:
    ///   - weight: more than 0, at most 2,000 kg.
    ///   - bar: the empty bar, where the loads do not say it. No set is lighter.
    /// - Throws: a weight or a step out of range.
    public static func ramp(
        to weight: Mass, loads: Loads, bar: Mass? = nil, scheme: [WarmUpStep] = standard
    ) throws(CalculationError) -> [WarmUpSet] {
        guard weight > .zero, weight <= PlateInventory.maximumLoad else {
            throw CalculationError("/weight", "must be more than 0 and at most 2000 kg")
        }
        try validate(scheme)
        guard loads.kind != .assisted else { return [] }
        let bar = loads.emptyBar ?? bar
        var sets: [WarmUpSet] = []
        var heaviest = Mass.zero
        for step in scheme {
            let load: Mass
            if step.percent.thousandths == 0 {
                guard let bar else { continue }
                load = bar
            } else {
                load = max(bar ?? .zero, loads.nearest(weight.scaled(step.percent.thousandths, over: 100_000)))
            }
            guard load > heaviest, load < weight else { continue }
            sets.append(WarmUpSet(weight: load, reps: step.reps))
            heaviest = load
        }
        return sets
    }

    /// Refuses a scheme that cannot be followed.
    ///
    /// - Throws: a percentage or a number of reps out of range, or more than 20 steps.
    public static func validate(_ scheme: [WarmUpStep]) throws(CalculationError) {
        guard scheme.count <= 20 else { throw CalculationError("/scheme", "must be at most 20 steps") }
        for (index, step) in scheme.enumerated() {
            let path = "/scheme/" + String(index)
            guard (0..<100_000).contains(step.percent.thousandths) else {
                throw CalculationError(path + "/percent", "must be between 0 and less than 100")
            }
            guard (1...100).contains(step.reps) else {
                throw CalculationError(path + "/reps", "must be between 1 and 100")
            }
        }
    }
}
