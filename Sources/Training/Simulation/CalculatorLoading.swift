public import Wire

/// What can be loaded, as the calculators are told it: the body of the loading calculator without its weight.
public struct CalculatorLoading: WireDefaulted, Sendable {
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
        let usual = rule.ownStep(unit)
        do throws(CalculationError) {
            if let stated = try stated(kind, unit) { return stated }
            if isBarbell, let bar { return try Self.steps(usual, from: bar, addOns, kind) }
        } catch { throw CalculationError("/loading" + error.path, error.message) }
        let isHeavyStep = equipment == .dumbbell && unit == .kg && usual == unit.usualStep
        return isHeavyStep ? Loads(increment: .kg(2), kind: kind) : rule.ownLoads(kind: kind, unit: unit)
    }

    /// The loads that are described; `nil` where nothing says what there is.
    func stated(_ kind: LoadKind, _ unit: MassUnit) throws(CalculationError) -> Loads? {
        if isBarbell, let plates {
            let inventory = try PlateInventory(bar: bar ?? PlateInventory.standard(unit).bar, plates: plates)
            return Loads(inventory, kind: kind)
        }
        if likely == .dumbbell, let dumbbells { return try Loads(dumbbells: dumbbells, kind: kind) }
        guard let step else { return nil }
        return try Self.steps(step, from: isBarbell ? bar : first, addOns, kind)
    }

    /// What is loaded, as far as it is said or can be told from the rest.
    var likely: Kind? {
        if let equipment { return equipment }
        if plates != nil || bar != nil { return .barbell }
        if dumbbells != nil { return .dumbbell }
        return step == nil ? nil : .machine
    }

    private var isBarbell: Bool { likely == .barbell }

    private static func steps(
        _ step: Mass, from first: Mass?, _ addOns: [Mass]?, _ kind: LoadKind
    ) throws(CalculationError) -> Loads {
        try Loads(WeightStack(step: step, first: first, addOns: addOns ?? []), kind: kind)
    }
}
