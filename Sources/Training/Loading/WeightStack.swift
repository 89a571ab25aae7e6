public import Wire

/// Loads in equal steps: a machine's or a cable's stack, or dumbbells that are set to a weight.
///
/// The loads are first, first + step, first + 2 steps …, each with any of the add-on weights on top.
public struct WeightStack: WireModel, Sendable {
    /// More than 0.
    public var step: Mass
    /// The lightest load, where it is not one step.
    public var first: Mass?
    /// Small weights that are put or switched on top, each once: at most 10.
    public var addOns: [Mass] = []
    /// The heaviest load without add-ons; `nil` when it has never been found.
    public var maximum: Mass?

    public init(blank: Blank) { step = Mass(thousandths: 5_000, of: .kg) }

    /// A stack in these steps.
    public init(step: Mass, first: Mass? = nil, addOns: [Mass] = [], maximum: Mass? = nil) {
        (self.step, self.first, self.addOns, self.maximum) = (step, first, addOns, maximum)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("step", &step)
        try v.field("first", &first, default: nil)
        try v.field("add_ons", &addOns, default: [])
        try v.field("max", &maximum, default: nil)
    }

    /// Refuses masses that no stack has. `path` is the JSON pointer of the stack.
    func validate(_ path: String) throws(CalculationError) {
        let heaviest = PlateInventory.maximumLoad
        guard step > .zero, step <= heaviest else {
            throw CalculationError(path + "/step", "must be more than 0 and at most 2000 kg")
        }
        if let first, first <= .zero || first > heaviest {
            throw CalculationError(path + "/first", "must be more than 0 and at most 2000 kg")
        }
        guard addOns.count <= 10 else { throw CalculationError(path + "/add_ons", "must be at most 10") }
        for (index, addOn) in addOns.enumerated() where addOn <= .zero || addOn > heaviest {
            throw CalculationError(path + "/add_ons/" + String(index), "must be more than 0 and at most 2000 kg")
        }
        if let maximum, maximum < lightest || maximum > heaviest {
            throw CalculationError(path + "/max", "must be at least the first load and at most 2000 kg")
        }
    }

    private var lightest: Mass { first ?? step }

    /// The heaviest load that is at most `weight`; `nil` when the lightest is heavier.
    func atMost(_ weight: Mass) -> Mass? {
        var best: Mass?
        for extra in extras {
            guard let pin = pin(atMost: weight - extra) else { continue }
            best = max(best ?? .zero, pin + extra)
        }
        return best
    }

    /// The lightest load that is at least `weight`; `nil` when the heaviest is lighter.
    func atLeast(_ weight: Mass) -> Mass? {
        var best: Mass?
        for extra in extras {
            let rest = weight - extra
            var pin = lightest
            if rest > pin {
                pin = (rest - lightest + step - Mass(units: 1)).roundedDown(to: step) + lightest
                if let maximum, pin > maximum { continue }
            }
            best = min(best ?? Mass(units: .max), pin + extra)
        }
        return best
    }

    private func pin(atMost weight: Mass) -> Mass? {
        let weight = min(weight, maximum ?? weight)
        guard weight >= lightest else { return nil }
        return (weight - lightest).roundedDown(to: step) + lightest
    }

    /// What the add-ons can add: the sums of all of their choices, none included.
    private var extras: [Mass] {
        var sums = [Mass.zero]
        for addOn in addOns { for sum in sums { sums.append(sum + addOn) } }
        return sums
    }
}
