/// Which loads there are, and which of them is meant by a weight. What the rules of progression round with.
///
/// At least one load always exists. Where the number is added weight or help, none of it is a load as well.
public struct Loads: Equatable, Sendable {
    /// Where loads come from.
    public enum Source: Equatable, Sendable {
        /// No inventory: every multiple of a step (seed 002's first heuristic).
        case multiples(of: Mass)
        /// A bar or a belt with plates.
        case plates(PlateInventory)
        /// A stack in equal steps.
        case stack(WeightStack)
        /// Fixed weights, ascending, and beside them those that can be set.
        case fixed([Mass], WeightStack?)
    }

    public let source: Source
    /// What the number of a load means. With assistance it is the help: less of it is harder.
    public let kind: LoadKind
    /// Nothing lighter is one of multiples: the bar that nobody has spoken of.
    public private(set) var lightest: Mass?

    // MARK: Making

    /// Multiples of `increment`, for want of an inventory. An increment that is not positive stands for 2.5 kg.
    public init(increment: Mass, kind: LoadKind = .external) {
        source = .multiples(of: increment.units > 0 ? increment : Mass(thousandths: 2_500, of: .kg))
        self.kind = kind
    }

    /// A bar or a belt with plates. The bar is always lifted, whatever the number means.
    public init(_ plates: PlateInventory, kind: LoadKind = .external) {
        (source, self.kind) = (.plates(plates), kind)
    }

    /// A machine or a cable.
    ///
    /// - Throws: what `WeightStack` may not hold.
    public init(_ stack: WeightStack, kind: LoadKind = .external, path: String = "") throws(CalculationError) {
        try stack.validate(path)
        (source, self.kind) = (.stack(stack), kind)
    }

    /// Dumbbells or other fixed weights, those that can be set to a weight beside them.
    ///
    /// - Throws: a weight of nothing or of more than 2,000 kg, or no weight at all.
    public init(
        dumbbells: [Mass], adjustable: WeightStack? = nil, kind: LoadKind = .external
    ) throws(CalculationError) {
        for (index, weight) in dumbbells.enumerated() where weight <= .zero || weight > PlateInventory.maximumLoad {
            throw CalculationError("/dumbbells/" + String(index), "must be more than 0 and at most 2000 kg")
        }
        if let adjustable { try adjustable.validate("/adjustable_dumbbells") }
        guard !dumbbells.isEmpty || adjustable != nil else {
            throw CalculationError("/dumbbells", "must hold at least one weight")
        }
        (source, self.kind) = (.fixed(dumbbells.sorted(), adjustable), kind)
    }

    /// What a barbell can be loaded with: the bar and the plates of the gym; without a gym the usual ones of the unit.
    /// The loading calculator and the drawing of the bar both ask here.
    public static func barbell(in gym: Gym?, unit: MassUnit) -> Loads {
        guard let gym else { return Loads(.standard(unit)) }
        return gym.loads(for: [.barbell], kind: .external, increment: unit.usualStep)
    }

    /// The same where nobody has said what there is for a barbell: nothing is lighter than the usual bar, 20 kg or 45 lb. A lifter
    /// who plans or lifts less has a lighter one.
    ///
    /// - Parameter known: weights that stand in the plan or were lifted.
    public func onUsualBar(_ exercise: Exercise?, _ unit: MassUnit, known: [Mass]) -> Loads {
        guard case .multiples = source, kind == .external, exercise?.equipment.first == .barbell else { return self }
        let bar = PlateInventory.standard(unit).bar
        for weight in known where weight > .zero && weight < bar { return self }
        var loads = self
        loads.lightest = bar
        return loads
    }

    // MARK: Asking

    /// The heaviest load that is at most `weight`; `nil` when every load is heavier.
    public func atMost(_ weight: Mass) -> Mass? {
        if let load = sourceAtMost(weight) { return load }
        return allowsNone && weight >= .zero ? .zero : nil
    }

    /// The lightest load that is at least `weight`; `nil` when every load is lighter.
    public func atLeast(_ weight: Mass) -> Mass? {
        if allowsNone, weight <= .zero { return .zero }
        return sourceAtLeast(weight)
    }

    /// The next lighter load than `weight`; `nil` when there is none.
    public func below(_ weight: Mass) -> Mass? { atMost(weight - Mass(units: 1)) }

    /// The next heavier load than `weight`; `nil` when there is none.
    public func above(_ weight: Mass) -> Mass? { atLeast(weight + Mass(units: 1)) }

    /// The load nearest to `weight`; of two as near, the greater number.
    public func nearest(_ weight: Mass) -> Mass {
        // Both loads around a weight come out of one search.
        if case .plates(let plates) = source {
            let around = plates.around(weight)
            return Self.nearest(weight, around.below?.load, around.above?.load)
        }
        return Self.nearest(weight, atMost(weight), atLeast(weight))
    }

    /// Whether `one` is harder than `other`: heavier, or less help.
    public func isHarder(_ one: Mass, than other: Mass) -> Bool { kind == .assisted ? one < other : one > other }

    /// The next harder load; `nil` when there is none: the last plate is on, or no help is left.
    public func harder(than weight: Mass) -> Mass? { kind == .assisted ? below(weight) : above(weight) }

    /// The next easier load; `nil` when there is none.
    public func easier(than weight: Mass) -> Mass? { kind == .assisted ? above(weight) : below(weight) }

    /// The load after a raise by `percent`: rounded last, to the nearest load, ties upward, and at least the next harder
    /// one; the same weight where the gym has nothing harder. With assistance a raise is less help, down to none.
    public func raised(_ weight: Mass, by percent: Percent) -> Mass {
        raised(weight, to: harder(weight, by: percent))
    }

    // MARK: Plates

    /// What is lifted when nothing is loaded: the bar. `nil` where there is no bar.
    public var emptyBar: Mass? {
        guard case .plates(let plates) = source, plates.bar > .zero else { return nil }
        return plates.bar
    }

    /// Everything around a weight at once.
    public func around(_ weight: Mass) -> LoadsAround {
        guard case .plates(let plates) = source else {
            let (below, above) = (atMost(weight), atLeast(weight))
            return LoadsAround(weight, Self.nearest(weight, below, above), below, above, [])
        }
        let (below, above) = plates.around(weight)
        let nearest = Self.nearest(weight, below?.load, above?.load)
        let load = below?.load == nearest ? below : above
        return LoadsAround(weight, nearest, below?.load, above?.load, load?.perSide ?? [])
    }

    /// The plates of a load; `nil` when it is none of these loads, or is no matter of plates.
    public func plates(of load: Mass) -> PlateLoad? {
        guard case .plates(let plates) = source, let below = plates.around(load).below, below.load == load else {
            return nil
        }
        return below
    }

    // MARK: By source

    private var allowsNone: Bool {
        if case .plates = source { return false }
        return kind == .bodyweightPlus || kind == .assisted
    }

    private static func nearest(_ weight: Mass, _ below: Mass?, _ above: Mass?) -> Mass {
        guard let below else { return above ?? .zero }
        guard let above else { return below }
        return weight - below < above - weight ? below : above
    }

    private func sourceAtMost(_ weight: Mass) -> Mass? {
        switch source {
        case .multiples(let step):
            let load = weight.roundedDown(to: step)
            if let lightest, load < lightest { return weight < lightest ? nil : lightest }
            return load > .zero ? load : nil
        case .plates(let plates): return plates.around(weight).below?.load
        case .stack(let stack): return stack.atMost(weight)
        case .fixed(let weights, let adjustable):
            let fixed = weights.last { $0 <= weight }
            guard let set = adjustable?.atMost(weight) else { return fixed }
            return max(fixed ?? set, set)
        }
    }

    private func sourceAtLeast(_ weight: Mass) -> Mass? {
        switch source {
        case .multiples(let step):
            return max(lightest ?? step, (weight + step - Mass(units: 1)).roundedDown(to: step))
        case .plates(let plates): return plates.around(weight).above?.load
        case .stack(let stack): return stack.atLeast(weight)
        case .fixed(let weights, let adjustable):
            let fixed = weights.first { $0 >= weight }
            guard let set = adjustable?.atLeast(weight) else { return fixed }
            return min(fixed ?? set, set)
        }
    }
}
