public import Wire

/// A set, and how its one-rep maximum is estimated.
public struct MaxBody: WireModel, Sendable {
    public var weight: Mass
    public var reps: Int
    /// Without one Epley's, by which a single is taken for its own maximum; a formula that is named gives what it gives.
    public var formula: MaxFormula?
    /// Reps in reserve count as done.
    public var rir: RIR?

    public init(weight: Mass, reps: Int, formula: MaxFormula? = nil, rir: RIR? = nil) {
        (self.weight, self.reps, self.formula, self.rir) = (weight, reps, formula, rir)
    }

    public init(blank: Blank) { (weight, reps) = (.zero, 0) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight)
        try v.field("reps", &reps)
        try v.omittable("formula", &formula)
        try v.omittable("rir", &rir)
    }
}

/// An estimated one-rep maximum.
public struct MaxAnswer: WireModel, Sendable {
    public var estimatedMax: Mass

    public init(estimatedMax: Mass) {
        self.estimatedMax = estimatedMax
    }

    public init(blank: Blank) { estimatedMax = .zero }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("e1rm", &estimatedMax)
    }
}

/// The estimated one-rep maximum of a set: `POST /v1/calc/e1rm`.
///
/// - Throws: a value that the formula is not made for.
public func calculateMax(_ body: InUnit<MaxBody>) throws(CalculationError) -> InUnit<MaxAnswer> {
    let content = body.content
    let answer = MaxAnswer(
        estimatedMax: try EstimatedMax.estimate(
            content.weight, reps: content.reps, rir: content.rir, by: content.formula ?? .epley,
            asPublished: content.formula != nil))
    return InUnit(answer, in: body.unit)
}

/// Reps at an effort, and, with a weight, another set that is asked for.
public struct RPEBody: WireModel, Sendable {
    public var reps: Int
    public var rpe: RPE
    /// What was lifted.
    public var weight: Mass?
    public var targetReps: Int?
    public var targetRPE: RPE?

    public init(reps: Int, rpe: RPE, weight: Mass? = nil, targetReps: Int? = nil, targetRPE: RPE? = nil) {
        (self.reps, self.rpe, self.weight, self.targetReps) = (reps, rpe, weight, targetReps)
        self.targetRPE = targetRPE
    }

    public init(blank: Blank) { (reps, rpe) = (0, .maximal) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("reps", &reps)
        try v.field("rpe", &rpe)
        try v.omittable("weight", &weight)
        try v.omittable("target_reps", &targetReps)
        try v.omittable("target_rpe", &targetRPE)
    }
}

/// What the RPE chart says.
public struct RPEAnswer: WireModel, Sendable {
    /// Of the one-rep maximum.
    public var percent: Percent
    /// With a weight: the maximum that the set stands for.
    public var estimatedMax: Mass?
    /// With a target: the weight for it, not rounded to any plates.
    public var weight: Mass?

    public init(percent: Percent, estimatedMax: Mass? = nil, weight: Mass? = nil) {
        (self.percent, self.estimatedMax, self.weight) = (percent, estimatedMax, weight)
    }

    public init(blank: Blank) { percent = Percent(thousandths: 0) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("percent", &percent)
        try v.omittable("e1rm", &estimatedMax)
        try v.omittable("weight", &weight)
    }
}

/// Percent, maximum and weight by the RPE chart: `POST /v1/calc/rpe`.
///
/// - Throws: reps or efforts that are not on the chart, a weight out of range, half a target.
public func calculateRPE(_ body: InUnit<RPEBody>) throws(CalculationError) -> InUnit<RPEAnswer> {
    let content = body.content
    var answer = RPEAnswer(percent: try RPEChart.percent(reps: content.reps, rpe: content.rpe))
    if let weight = content.weight {
        guard weight > .zero, weight <= PlateInventory.maximumLoad else {
            throw CalculationError("/weight", "must be more than 0 and at most 2000 kg")
        }
        let max = try RPEChart.estimatedMax(weight, reps: content.reps, rpe: content.rpe)
        answer.estimatedMax = max
        switch (content.targetReps, content.targetRPE) {
        case (nil, nil): break
        case (nil, _): throw CalculationError("/target_reps", "is required beside target_rpe")
        case (_, nil): throw CalculationError("/target_rpe", "is required beside target_reps")
        case (let reps?, let rpe?):
            answer.weight = try RPEChart.weight(
                after: weight, reps: content.reps, rpe: content.rpe, for: reps, at: rpe)
        }
    } else if content.targetReps != nil || content.targetRPE != nil {
        throw CalculationError("/weight", "is required beside a target")
    }
    return InUnit(answer, in: body.unit)
}

/// A working weight, and how to warm up to it.
public struct WarmUpBody: WireModel, Sendable {
    public var weight: Mass
    public var loading: CalculatorLoading
    public var scheme: [WarmUpStep]?

    public init(weight: Mass, loading: CalculatorLoading, scheme: [WarmUpStep]? = nil) {
        (self.weight, self.loading, self.scheme) = (weight, loading, scheme)
    }

    public init(blank: Blank) { (weight, loading) = (.zero, CalculatorLoading()) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight)
        try loading.fields(&v)
        try v.omittable("scheme", &scheme)
    }
}

/// A warm-up ramp.
public struct WarmUpAnswer: WireModel, Sendable {
    public var sets: [WarmUpSet]

    public init(sets: [WarmUpSet]) {
        self.sets = sets
    }

    public init(blank: Blank) { sets = [] }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("sets", &sets) }
}

/// The warm-up sets before a working weight: `POST /v1/calc/warmup`.
///
/// - Throws: a weight out of range, loads that cannot be, a scheme that is none.
public func calculateWarmUp(_ body: InUnit<WarmUpBody>) throws(CalculationError) -> InUnit<WarmUpAnswer> {
    let content = body.content
    guard content.weight > .zero, content.weight <= PlateInventory.maximumLoad else {
        throw CalculationError("/weight", "must be more than 0 and at most 2000 kg")
    }
    let loads = try content.loading.loads(in: nil, unit: body.unit)
    let answer = WarmUpAnswer(
        sets: try WarmUp.ramp(
            to: content.weight, loads: loads, bar: content.loading.warmUpBar(body.unit),
            scheme: content.scheme ?? WarmUp.standard))
    return InUnit(answer, in: body.unit)
}

extension CalculatorLoading {
    /// The empty bar that a ramp begins with, where there is one.
    fileprivate func warmUpBar(_ unit: MassUnit) -> Mass? {
        (likely ?? .barbell) == .barbell ? bar ?? PlateInventory.standard(unit).bar : nil
    }
}
