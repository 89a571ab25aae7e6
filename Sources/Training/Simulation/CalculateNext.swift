public import Wire

/// What a lifter did in one exercise, and by which rule to go on.
public struct NextBody: WireModel, Sendable {
    public var rule: ProgressionRule
    public var sets: [CalculatorSet]
    /// The sessions before, oldest first.
    public var history: [[CalculatorSet]] = []
    public var sessionRPE: SessionRPE?
    public var loading: InUnit<CalculatorLoading>?
    /// What the weights mean; without it they are lifted, or nothing is where no set has one.
    public var loadKind: LoadKind?

    public init(
        rule: ProgressionRule, sets: [CalculatorSet], history: [[CalculatorSet]] = [], sessionRPE: SessionRPE? = nil,
        loading: InUnit<CalculatorLoading>? = nil, loadKind: LoadKind? = nil
    ) {
        (self.rule, self.sets, self.history, self.sessionRPE) = (rule, sets, history, sessionRPE)
        (self.loading, self.loadKind) = (loading, loadKind)
    }

    public init(blank: Blank) { (rule, sets) = (ProgressionRule(blank: blank), []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("rule", &rule)
        try v.field("sets", &sets)
        try v.field("history", &history, default: [])
        try v.field("session_rpe", &sessionRPE, default: nil)
        try v.omittable("loading", &loading)
        try v.omittable("load_kind", &loadKind)
    }
}

/// What to do next, and why.
public struct NextAnswer: WireModel, Sendable {
    public var change: Recommendation.Change
    public var targets: [CalculatedTarget]
    public var reasons: NonEmpty<Reason>

    public init(blank: Blank) { (change, targets, reasons) = (.stay, [], NonEmpty(Reason(blank: blank))) }

    init(_ step: ProgressionStep, _ voice: Voice) {
        let recommendation = step.recommendation.rendered(voice)
        (change, reasons) = (recommendation.change, recommendation.reasons)
        targets = CalculatedTarget.all(step.sets)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("change", &change)
        try v.field("targets", &targets)
        try v.field("reasons", &reasons)
    }
}

/// What to do next by a rule after one session, and the sessions before it: `POST /v1/calc/next`.
///
/// - Throws: a rule that cannot be followed, numbers that no set has, loads that cannot be.
public func calculateNext(
    _ body: InUnit<NextBody>, language: Language = .english
) throws(CalculationError) -> InUnit<NextAnswer> {
    let content = body.content
    guard content.sets.count <= 1_000 else { throw CalculationError("/sets", "must be at most 1000 sets") }
    guard content.history.count <= 520 else { throw CalculationError("/history", "must be at most 520 sessions") }
    try content.rule.validate("/rule")
    var loaded = false
    func evaluated(_ sets: [CalculatorSet], _ path: String) throws(CalculationError) -> [EvaluatedSet] {
        var evaluated: [EvaluatedSet] = []
        for (index, set) in sets.enumerated() {
            try set.validate(path + "/" + String(index))
            evaluated.append(set.evaluated)
            if set.weight != nil || set.performed?.weight != nil { loaded = true }
        }
        return evaluated
    }
    let sets = try evaluated(content.sets, "/sets")
    var before: [[EvaluatedSet]] = []
    for (index, session) in content.history.enumerated() {
        before.append(try evaluated(session, "/history/" + String(index)))
    }
    let kind = content.loadKind ?? (loaded ? .external : .bodyweight)
    let loads =
        try content.loading?.content.loads(for: content.rule, kind: kind, unit: content.loading?.unit ?? body.unit)
        ?? content.rule.ownLoads(kind: kind, unit: body.unit)
    var history: [SessionWork] = []
    for sets in before { history.append(SessionWork(sets, loads: loads)) }
    let state = content.rule.state(after: history)
    let step = content.rule.next(after: SessionWork(sets, rpe: content.sessionRPE, loads: loads), state)
    return InUnit(NextAnswer(step, Voice(language, body.unit)), in: body.unit)
}
