public import Wire

/// What can be loaded, as the calculators are told it: the body of the loading calculator without its weight.
public struct CalculatorLoading: WireModel, Sendable {
    /// What is loaded.
    public enum Kind: String, WireEnum, Sendable { case barbell, dumbbell, machine, cable }

    /// Found from the rest where it is not said.
    public var equipment: Kind?
    /// With plates, and without one, 20 kg or 45 lb.
    public var bar: Mass?
    /// Pieces in total. Without them the bar goes up in steps.
    public var plates: [PlateCount]?
    /// The mass of one of a pair.
    public var dumbbells: [Mass]?
    public var step: Mass?
    public var first: Mass?
    public var addOns: [Mass]?
    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("equipment", &equipment)
        try v.omittable("bar", &bar)
        try v.omittable("plates", &plates)
        try v.omittable("dumbbells", &dumbbells)
        try v.omittable("step", &step)
        try v.omittable("first", &first)
        try v.omittable("add_ons", &addOns)
    }

    /// The loads that are described. Where nothing says what there is, they are multiples of the rule's own step; of 2 kg
    /// or 5 lb with dumbbells.
    func loads(for rule: ProgressionRule, kind: LoadKind, unit: MassUnit) throws(CalculationError) -> Loads {
        do throws(CalculationError) {
            return try described(rule, kind, unit)
        } catch {
            throw CalculationError("/loading" + error.path, error.message)
        }
    }

    private func described(
        _ rule: ProgressionRule, _ kind: LoadKind, _ unit: MassUnit
    ) throws(CalculationError) -> Loads {
        switch equipment ?? likely {
        case .barbell:
            if let plates {
                let bar = bar ?? PlateInventory.standard(unit).bar
                return Loads(try PlateInventory(bar: bar, plates: plates), kind: kind)
            }
            guard bar != nil || step != nil else { break }
            return try stack(step ?? rule.ownStep(unit), from: bar, kind)
        case .dumbbell:
            if let dumbbells { return try Loads(dumbbells: dumbbells, kind: kind) }
            if let step { return try stack(step, from: first, kind) }
            if unit == .kg, rule.ownStep(unit) == unit.usualStep { return Loads(increment: .kg(2), kind: kind) }
        case .machine, .cable:
            if let step { return try stack(step, from: first, kind) }
        case nil: break
        }
        return rule.ownLoads(kind: kind, unit: unit)
    }

    private var likely: Kind? {
        if plates != nil || bar != nil { return .barbell }
        if dumbbells != nil { return .dumbbell }
        return step == nil ? nil : .machine
    }

    private func stack(_ step: Mass, from first: Mass?, _ kind: LoadKind) throws(CalculationError) -> Loads {
        try Loads(WeightStack(step: step, first: first, addOns: addOns ?? []), kind: kind)
    }
}
