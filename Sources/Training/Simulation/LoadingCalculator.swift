public import Wire

/// A weight, and what there is to load it with.
public struct LoadingBody: WireModel, Sendable {
    public var weight: Mass
    public var loading: CalculatorLoading
    /// A gym of the lifter's instead of what the body says.
    public var gymID: GymID?

    public init(weight: Mass, loading: CalculatorLoading, gymID: GymID? = nil) {
        (self.weight, self.loading, self.gymID) = (weight, loading, gymID)
    }

    public init(blank: Blank) { (weight, loading) = (.zero, CalculatorLoading()) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight)
        try loading.fields(&v)
        try v.omittable("gym_id", &gymID)
    }
}

/// The loads around a weight.
public struct LoadingAnswer: WireModel, Sendable {
    /// Whether the weight itself can be loaded.
    public var exact: Bool
    /// Ties go to the greater load.
    public var nearest: Mass
    /// At most the weight; `nil` where there is none.
    public var below: Mass?
    /// At least the weight; `nil` where there is none.
    public var above: Mass?
    /// The plates of `nearest` on one side, heaviest first; empty where there are none.
    public var perSide: [Mass] = []

    public init(exact: Bool, nearest: Mass, below: Mass? = nil, above: Mass? = nil, perSide: [Mass] = []) {
        (self.exact, self.nearest, self.below, self.above) = (exact, nearest, below, above)
        self.perSide = perSide
    }

    public init(blank: Blank) { (exact, nearest) = (false, .zero) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exact", &exact)
        try v.field("nearest", &nearest)
        try v.field("below", &below)
        try v.field("above", &above)
        try v.field("per_side", &perSide)
    }
}

/// More fit on no bar; and an answer has an end.
private let mostPlates = 200

/// What can be loaded around a weight: `POST /v1/calc/loading`.
///
/// - Parameter gym: the gym that the body names.
/// - Throws: a weight out of range, loads that cannot be.
public func calculateLoading(
    _ body: InUnit<LoadingBody>, gym: Gym? = nil
) throws(CalculationError) -> InUnit<LoadingAnswer> {
    let content = body.content
    guard content.weight >= .zero, content.weight <= PlateInventory.maximumLoad else {
        throw CalculationError("/weight", "must be between 0 and 2000 kg")
    }
    let around = try content.loading.loads(in: gym, unit: body.unit).around(content.weight)
    guard around.perSide.count <= mostPlates else {
        throw CalculationError("/plates", "would take more than " + String(mostPlates) + " plates on a side")
    }
    let answer = LoadingAnswer(
        exact: around.exact, nearest: around.nearest, below: around.below, above: around.above, perSide: around.perSide)
    return InUnit(answer, in: body.unit)
}

extension CalculatorLoading {
    /// The loads where no rule is involved: where nothing says what there is, the usual plates on the bar, dumbbells in
    /// steps of 2 kg or 5 lb, stacks in steps of 2.5 kg or 5 lb.
    func loads(in gym: Gym?, unit: MassUnit) throws(CalculationError) -> Loads {
        let kind = likely ?? .barbell
        if kind == .barbell, gym != nil || bar == nil && plates == nil && step == nil {
            return Loads.barbell(in: gym, unit: unit)
        }
        let step = kind == .dumbbell && unit == .kg ? Mass.kg(2) : unit.usualStep
        if let gym { return gym.loads(for: [kind.equipment], kind: .external, increment: step) }
        if let stated = try stated(.external, unit) { return stated }
        guard kind == .barbell else { return Loads(increment: step) }
        let bar = bar ?? PlateInventory.standard(unit).bar
        return Loads(try PlateInventory(bar: bar, plates: PlateInventory.standardPlates(unit)))
    }
}

extension CalculatorLoading.Kind {
    fileprivate var equipment: Equipment {
        switch self {
        case .barbell: .barbell
        case .dumbbell: .dumbbell
        case .machine: .machine
        case .cable: .cable
        }
    }
}
