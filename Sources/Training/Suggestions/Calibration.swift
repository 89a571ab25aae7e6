public import Wire

/// What the coach has learnt about one exercise from decisions and outcomes (DESIGN.md 4.3; seed 000, "calibration
/// examples"). Follows from the records of its changes, and can be rebuilt.
public struct Calibration: WireDefaulted, Sendable {
    /// The policy it was made by.
    public var policyVersion = CoachPolicy.current.version
    /// What the next step is multiplied with.
    public var step = Percent.whole
    /// Outcomes of the last weight increases, newest first, at most ten.
    public var outcomes: [SuggestedChange.Outcome] = []
    /// When an added set was last rejected.
    public var setRejectedAt: Instant?
    /// Whether something rejected lately was done after all.
    public var doneAnyway = false
    /// Whether the lifter wants to be asked before the next workout instead of after the last one.
    public var sleepsOnIt = false

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("policy_version", &policyVersion)
        try v.field("step", &step)
        try v.field("outcomes", &outcomes)
        try v.field("set_rejected_at", &setRejectedAt)
        try v.field("done_anyway", &doneAnyway)
        try v.field("sleeps_on_it", &sleepsOnIt)
    }

    /// - Parameter records: of the exercise's changes, newest proposal first.
    public init(_ records: [ChangeRecord], _ policy: CoachPolicy = .current) {
        policyVersion = policy.version
        outcomes = Self.outcomes(records)
        if outcomes.first == .tooAggressive { step = policy.halfStep }
        if Self.run(of: .tooEasy, in: outcomes) >= policy.tooEasyInARow { step = policy.largeStep }
        for record in records where record.proposed.type == .addSet {
            let change = record.change
            guard change.state == .rejected, let at = change.decidedAt else { continue }
            if setRejectedAt.map({ at > $0 }) ?? true { setRejectedAt = at }
        }
        // Only the newest decision counts: what was done anyway long ago says little.
        for record in records {
            let change = record.change
            if change.isOpen || change.state == .superseded { continue }
            doneAnyway = change.doneAnyway
            break
        }
        sleepsOnIt = Self.sleepsOnIt(records, policy)
    }

    /// One outcome for each bundle of weight increases, newest first. What was ignored says nothing about the step.
    private static func outcomes(_ records: [ChangeRecord]) -> [SuggestedChange.Outcome] {
        var judged: [(at: Instant, bundle: SuggestionID, outcome: SuggestedChange.Outcome)] = []
        for record in records where record.proposed.type == .increaseWeight {
            let change = record.change
            guard let outcome = change.outcome, outcome != .ignored, let at = change.evaluatedAt else { continue }
            if !judged.contains(where: { $0.bundle == record.suggestionID }) {
                judged.append((at, record.suggestionID, outcome))
            }
        }
        judged.sort { ($0.at, $0.bundle) > ($1.at, $1.bundle) }
        var outcomes: [SuggestedChange.Outcome] = []
        for one in judged.prefix(10) { outcomes.append(one.outcome) }
        return outcomes
    }

    private static func run(of outcome: SuggestedChange.Outcome, in outcomes: [SuggestedChange.Outcome]) -> Int {
        var run = 0
        for one in outcomes {
            guard one == outcome else { break }
            run += 1
        }
        return run
    }

    /// Whether the last bundles that the lifter accepted were all put off first.
    private static func sleepsOnIt(_ records: [ChangeRecord], _ policy: CoachPolicy) -> Bool {
        var bundles: [SuggestionID] = []
        for record in records {
            guard let last = record.facts.last, last.kind == .accepted, last.by == .user,
                !bundles.contains(record.suggestionID)
            else { continue }
            guard record.wasDeferredFirst else { return false }
            bundles.append(record.suggestionID)
            if bundles.count == policy.deferredThenAccepted { return true }
        }
        return false
    }

    /// How sure the coach is of the next step.
    func confidence(_ policy: CoachPolicy) -> SuggestedChange.Confidence {
        if outcomes.first == .tooAggressive { return .low }
        if doneAnyway { return .high }
        let sure = outcomes.prefix(policy.goodInARow)
        for outcome in sure where outcome == .tooAggressive { return .medium }
        return sure.count == policy.goodInARow ? .high : .medium
    }

    /// Whether a model may propose another set now.
    public func maySuggestSet(at now: Instant, _ policy: CoachPolicy = .current) -> Bool {
        guard let setRejectedAt else { return true }
        return now >= setRejectedAt.adding(seconds: Int64(policy.rejectedSetDays) * 86_400)
    }
}
