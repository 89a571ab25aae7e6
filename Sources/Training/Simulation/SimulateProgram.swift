public import Wire

/// One lift of a program.
public struct ProgramLift: WireModel, Sendable {
    public var rule: ProgressionRule
    public var prescription: CalculatorPrescription?
    /// What progresses together; the lift's name where it is not said.
    public var progressionKey: String?
    /// What it loads, where that is not what the program loads.
    public var loading: InUnit<CalculatorLoading>?
    public var loadKind: LoadKind?

    public init(
        rule: ProgressionRule, prescription: CalculatorPrescription? = nil, progressionKey: String? = nil,
        loading: InUnit<CalculatorLoading>? = nil, loadKind: LoadKind? = nil
    ) {
        (self.rule, self.prescription, self.progressionKey) = (rule, prescription, progressionKey)
        (self.loading, self.loadKind) = (loading, loadKind)
    }

    public init(blank: Blank) { rule = ProgressionRule(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("rule", &rule)
        try v.omittable("prescription", &prescription)
        try v.omittable("progression_key", &progressionKey)
        try v.omittable("loading", &loading)
        try v.omittable("load_kind", &loadKind)
    }
}

/// A whole program: its lifts by name, and the days on which they are done, in turn.
public struct ProgramBody: WireModel, Sendable {
    public var lifts: [String: ProgramLift]
    /// The names of the lifts of each day; none for a day of rest.
    public var days: [[String]]
    /// What was done, by session and by lift in the day's order.
    public var performed: [[[PerformedEntry]]] = []
    /// Does `sessions` sessions in place of `performed`.
    public var lifter: NamedLifter?
    public var sessions: Int?
    public var loading: InUnit<CalculatorLoading>?

    public init(
        lifts: [String: ProgramLift], days: [[String]], performed: [[[PerformedEntry]]] = [],
        lifter: NamedLifter? = nil, sessions: Int? = nil, loading: InUnit<CalculatorLoading>? = nil
    ) {
        (self.lifts, self.days, self.performed, self.lifter) = (lifts, days, performed, lifter)
        (self.sessions, self.loading) = (sessions, loading)
    }

    public init(blank: Blank) { (lifts, days) = ([:], []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("lifts", &lifts)
        try v.field("days", &days)
        try v.field("performed", &performed, default: [])
        try v.omittable("lifter", &lifter)
        try v.omittable("sessions", &sessions)
        try v.omittable("loading", &loading)
    }
}

/// One session of a program.
public struct ProgramSession: WireModel, Sendable {
    /// Index of the day in `days`, from 0.
    public var day: Int
    public var lifts: [String: SimulatedSession]

    public init(day: Int, lifts: [String: SimulatedSession]) {
        (self.day, self.lifts) = (day, lifts)
    }

    public init(blank: Blank) { (day, lifts) = (0, [:]) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("day", &day)
        try v.field("lifts", &lifts)
    }
}

/// The table of sessions that a program produces.
public struct ProgramAnswer: WireModel, Sendable {
    public var sessions: [ProgramSession]
    /// The targets of every lift after the last session.
    public var next: [String: [CalculatedTarget]]

    public init(sessions: [ProgramSession], next: [String: [CalculatedTarget]]) {
        (self.sessions, self.next) = (sessions, next)
    }

    public init(blank: Blank) { (sessions, next) = ([], [:]) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("sessions", &sessions)
        try v.field("next", &next)
    }
}

/// The most sets that are simulated at once: two seconds' work with the largest of gyms.
private let maximumSets = 50_000

/// Plays a program for a lifter who takes every recommendation: `POST /v1/calc/program`.
///
/// - Throws: a rule that cannot be followed, a day with an unknown lift, shares that lead back to themselves, numbers that
///   no set has, loads that cannot be, too many sessions, or neither sessions nor a lifter to do them.
public func simulateProgram(
    _ body: InUnit<ProgramBody>, language: Language = .english
) throws(CalculationError) -> InUnit<ProgramAnswer> {
    let content = body.content
    let count = try sessionCount(content.performed.count, content.lifter, content.sessions)
    var program = try SimulatedProgram(content, body.unit)
    for (index, session) in content.performed.enumerated() {
        let path = "/performed/" + String(index)
        guard session.count <= content.days[index % content.days.count].count else {
            throw CalculationError(path, "must be at most as many lifts as the day has")
        }
        for (place, lift) in session.enumerated() { try validate(lift, path + "/" + String(place)) }
    }
    var trained: [ProgramSession] = []
    var sets = 0
    for session in 0..<count {
        let performed = content.lifter == nil ? content.performed[session] : []
        let done = program.train(session % content.days.count, performed, content.lifter, Voice(language, body.unit))
        for lift in done.lifts.values { sets += lift.targets.count }
        guard sets <= maximumSets else {
            throw CalculationError(
                content.lifter == nil ? "/performed" : "/sessions", "must be at most 50000 sets in all")
        }
        trained.append(done)
    }
    let answer = ProgramAnswer(sessions: trained, next: program.next)
    return InUnit(answer, in: body.unit)
}
