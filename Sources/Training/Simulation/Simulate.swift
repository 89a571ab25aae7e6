public import Wire

/// The sets of a prescription.
public struct CalculatorPrescription: WireModel, Sendable {
    public var sets: [CalculatorSet]

    public init(sets: [CalculatorSet]) {
        self.sets = sets
    }

    public init(blank: Blank) { sets = [] }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("sets", &sets, default: [])
    }
}

/// One lift by a rule, session after session.
public struct SimulateBody: WireModel, Sendable {
    public var rule: ProgressionRule
    /// What the first session starts from. Percentages of a training max need none.
    public var prescription: CalculatorPrescription?
    /// What was done, by session. A shorter list leaves the last sets out; what goes beyond the targets is not judged.
    public var performed: [[PerformedEntry]] = []
    /// How hard each session was, by session.
    public var sessionRPE: [SessionRPE?] = []
    /// Does `sessions` sessions in place of `performed`.
    public var lifter: NamedLifter?
    public var sessions: Int?
    public var loading: InUnit<CalculatorLoading>?
    public var loadKind: LoadKind?

    public init(
        rule: ProgressionRule, prescription: CalculatorPrescription? = nil, performed: [[PerformedEntry]] = [],
        sessionRPE: [SessionRPE?] = [], lifter: NamedLifter? = nil, sessions: Int? = nil,
        loading: InUnit<CalculatorLoading>? = nil, loadKind: LoadKind? = nil
    ) {
        (self.rule, self.prescription, self.performed, self.sessionRPE) = (rule, prescription, performed, sessionRPE)
        (self.lifter, self.sessions, self.loading, self.loadKind) = (lifter, sessions, loading, loadKind)
    }

    public init(blank: Blank) { rule = ProgressionRule(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("rule", &rule)
        try v.omittable("prescription", &prescription)
        try v.field("performed", &performed, default: [])
        try v.field("session_rpe", &sessionRPE, default: [])
        try v.omittable("lifter", &lifter)
        try v.omittable("sessions", &sessions)
        try v.omittable("loading", &loading)
        try v.omittable("load_kind", &loadKind)
    }
}

/// One session of a simulation.
public struct SimulatedSession: WireModel, Sendable {
    /// The targets of this session.
    public var targets: [CalculatedTarget]
    public var performed: [PerformedEntry]
    /// What follows from it.
    public var change: Recommendation.Change
    public var reasons: NonEmpty<Reason>

    public init(blank: Blank) {
        (targets, performed, change, reasons) = ([], [], .stay, NonEmpty(Reason(blank: blank)))
    }

    init(_ targets: [PlannedSet], _ performed: [PerformedEntry], _ step: ProgressionStep, _ voice: Voice) {
        self.targets = CalculatedTarget.all(targets)
        self.performed = performed
        let recommendation = step.recommendation.rendered(voice)
        (change, reasons) = (recommendation.change, recommendation.reasons)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("targets", &targets)
        try v.field("performed", &performed)
        try v.field("change", &change)
        try v.field("reasons", &reasons)
    }
}

/// The table of sessions that a rule produces.
public struct SimulateAnswer: WireModel, Sendable {
    public var sessions: [SimulatedSession]
    /// The targets after the last session.
    public var next: [CalculatedTarget]

    public init(sessions: [SimulatedSession], next: [CalculatedTarget]) {
        (self.sessions, self.next) = (sessions, next)
    }

    public init(blank: Blank) { (sessions, next) = ([], []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("sessions", &sessions)
        try v.field("next", &next)
    }
}

/// The most sessions that are simulated at once: ten years of one a week.
let maximumSessions = 520

/// Plays a lift by its rule for a lifter who takes every recommendation: `POST /v1/calc/simulate`.
///
/// - Throws: a rule that cannot be followed, numbers that no set has, loads that cannot be, too many sessions, or neither
///   sessions nor a lifter to do them.
public func simulate(
    _ body: InUnit<SimulateBody>, language: Language = .english
) throws(CalculationError) -> InUnit<SimulateAnswer> {
    let content = body.content
    let count = try sessionCount(content.performed.count, content.lifter, content.sessions)
    for (index, session) in content.performed.enumerated() {
        try validate(session, "/performed/" + String(index))
    }
    var lift = try SimulatedLift(
        content.rule, content.prescription?.sets ?? [], kind: content.loadKind, loading: content.loading,
        unit: body.unit, path: "")
    var state = lift.startingState
    var trained: [SimulatedSession] = []
    for session in 0..<count {
        let targets = lift.targets(state)
        let performed = content.lifter?.perform(targets, session: session) ?? content.performed[session]
        let rpe = session < content.sessionRPE.count ? content.sessionRPE[session] : nil
        let step = lift.step(targets, performed, rpe, state, byTarget: content.lifter != nil)
        trained.append(SimulatedSession(targets, performed, step, Voice(language, body.unit)))
        state = step.state
        lift.take(step)
    }
    let answer = SimulateAnswer(sessions: trained, next: CalculatedTarget.all(lift.targets(state)))
    return InUnit(answer, in: body.unit)
}

/// How many sessions there are.
func sessionCount(
    _ performed: Int, _ lifter: NamedLifter?, _ sessions: Int?
) throws(CalculationError) -> Int {
    guard lifter != nil else {
        guard performed > 0 else { throw CalculationError("/performed", "is required, or a lifter and sessions") }
        guard performed <= maximumSessions else {
            throw CalculationError("/performed", "must be at most " + String(maximumSessions) + " sessions")
        }
        return performed
    }
    guard performed == 0 else { throw CalculationError("/lifter", "must not stand beside performed") }
    guard let sessions, (1...maximumSessions).contains(sessions) else {
        throw CalculationError("/sessions", "must be between 1 and " + String(maximumSessions))
    }
    return sessions
}

/// Refuses what no session has.
func validate(_ session: [PerformedEntry], _ path: String) throws(CalculationError) {
    guard session.count <= 100 else { throw CalculationError(path, "must be at most 100 sets") }
    for (index, entry) in session.enumerated() { try entry.validate(path + "/" + String(index)) }
}
