public import Wire

/// How the targets of a prescription follow from what was done. Flat on the wire: `{"type": "double_progression", …}`.
public enum ProgressionRule: WireUnion, Sendable {
    case doubleProgression(DoubleProgression)
    case straightSets(StraightSets)
    case topSetBackoff(TopSetBackoff)
    case rpeAutoregulated(RPEAutoregulated)
    case percentOfMax(PercentOfMax)
    case staged(Staged)
    case derivedFrom(DerivedFrom)
    case repsOnly(RepsOnly)
    case durationOnly(DurationOnly)
    /// Never suggests.
    case manual

    /// The name of a rule.
    public enum Kind: String, WireEnum, Sendable {
        case doubleProgression = "double_progression"
        case straightSets = "straight_sets"
        case topSetBackoff = "top_set_backoff"
        case rpeAutoregulated = "rpe_autoregulated"
        case percentOfMax = "percent_of_max"
        case staged
        case derivedFrom = "derived_from"
        case repsOnly = "reps_only"
        case durationOnly = "duration_only"
        case manual
    }

    public var kind: Kind {
        switch self {
        case .doubleProgression: .doubleProgression
        case .straightSets: .straightSets
        case .topSetBackoff: .topSetBackoff
        case .rpeAutoregulated: .rpeAutoregulated
        case .percentOfMax: .percentOfMax
        case .staged: .staged
        case .derivedFrom: .derivedFrom
        case .repsOnly: .repsOnly
        case .durationOnly: .durationOnly
        case .manual: .manual
        }
    }

    public init(_ kind: Kind, blank: Blank) {
        switch kind {
        case .doubleProgression: self = .doubleProgression(DoubleProgression())
        case .straightSets: self = .straightSets(StraightSets())
        case .topSetBackoff: self = .topSetBackoff(TopSetBackoff())
        case .rpeAutoregulated: self = .rpeAutoregulated(RPEAutoregulated())
        case .percentOfMax: self = .percentOfMax(PercentOfMax(blank: blank))
        case .staged: self = .staged(Staged())
        case .derivedFrom: self = .derivedFrom(DerivedFrom(blank: blank))
        case .repsOnly: self = .repsOnly(RepsOnly())
        case .durationOnly: self = .durationOnly(DurationOnly())
        case .manual: self = .manual
        }
    }

    public mutating func payload<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        switch self {
        case .doubleProgression(let rule): self = .doubleProgression(try v.payload(rule))
        case .straightSets(let rule): self = .straightSets(try v.payload(rule))
        case .topSetBackoff(let rule): self = .topSetBackoff(try v.payload(rule))
        case .rpeAutoregulated(let rule): self = .rpeAutoregulated(try v.payload(rule))
        case .percentOfMax(let rule): self = .percentOfMax(try v.payload(rule))
        case .staged(let rule): self = .staged(try v.payload(rule))
        case .derivedFrom(let rule): self = .derivedFrom(try v.payload(rule))
        case .repsOnly(let rule): self = .repsOnly(try v.payload(rule))
        case .durationOnly(let rule): self = .durationOnly(try v.payload(rule))
        case .manual: break
        }
    }

    /// The rule of a lifter who thinks in another unit than its body: steps that are just the usual ones in kilograms, as
    /// they are where the body names none, become the usual ones of the unit.
    public func inUsualSteps(of unit: MassUnit) -> ProgressionRule {
        withSteps { $0 == MassUnit.kg.usualStep ? unit.usualStep : $0 }
    }

    /// The rule with steps that the unit has: one of the other unit becomes the nearest half of a usual step, so that 2.5 kg
    /// are 5 lb and 1.25 kg are 2.5 lb, and back again.
    public func inSteps(of unit: MassUnit) -> ProgressionRule {
        withSteps { step in
            let least = Mass(thousandths: 250, of: unit)
            if step <= .zero || step.units % least.units == 0 { return step }
            let half = Mass(units: unit.usualStep.units / 2)
            return max(half, step.rounded(to: half))
        }
    }

    private func withSteps(_ usual: (Mass) -> Mass) -> ProgressionRule {
        switch self {
        case .doubleProgression(var rule):
            rule.minIncrement = usual(rule.minIncrement)
            return .doubleProgression(rule)
        case .straightSets(var rule):
            rule.increment = usual(rule.increment)
            return .straightSets(rule)
        case .topSetBackoff(var rule):
            rule.increment = usual(rule.increment)
            return .topSetBackoff(rule)
        case .staged(var rule):
            rule.increment = usual(rule.increment)
            return .staged(rule)
        case .percentOfMax(var rule):
            rule.increase.amount = usual(rule.increase.amount)
            return .percentOfMax(rule)
        case .rpeAutoregulated, .derivedFrom, .repsOnly, .durationOnly, .manual: return self
        }
    }

    /// Whether the sets of a day follow from a schedule or from another lift, and are worked out when it starts.
    public var isScheduled: Bool {
        switch self {
        case .percentOfMax, .derivedFrom: true
        case .doubleProgression, .straightSets, .topSetBackoff, .rpeAutoregulated, .staged, .repsOnly, .durationOnly,
            .manual:
            false
        }
    }

    /// Every setting that cannot be or contradicts another, under its name: a range upside down, no weeks, a restart in a
    /// stage that there is not.
    public func faults() -> [CalculationError] {
        var faults = RuleFaults()
        switch self {
        case .doubleProgression(let rule): rule.check(&faults)
        case .straightSets(let rule): rule.check(&faults)
        case .topSetBackoff(let rule): rule.check(&faults)
        case .rpeAutoregulated(let rule): rule.check(&faults)
        case .percentOfMax(let rule): rule.check(&faults)
        case .staged(let rule): rule.check(&faults)
        case .derivedFrom(let rule): rule.check(&faults)
        case .repsOnly(let rule): rule.check(&faults)
        case .durationOnly(let rule): rule.check(&faults)
        case .manual: break
        }
        return faults.all
    }

    /// Refuses a rule that cannot be followed, with its first fault.
    ///
    /// - Parameter path: JSON pointer of the rule.
    public func validate(_ path: String = "") throws(CalculationError) {
        if let fault = faults().first { throw CalculationError(path + fault.path, fault.message) }
    }

    /// What can be loaded where no gym says so: multiples of the rule's own step.
    public func ownLoads(kind: LoadKind = .external, unit: MassUnit = .kg) -> Loads {
        Loads(increment: ownStep(unit), kind: kind)
    }

    /// The step of the load where no gym says so (seed 002): the rule's own; the usual 2.5 kg or 5 lb where that divides
    /// it or the rule has none.
    func ownStep(_ unit: MassUnit) -> Mass {
        let usual = unit.usualStep
        let own: Mass
        switch self {
        case .doubleProgression(let rule): return rule.minIncrement
        case .straightSets(let rule): own = rule.increment
        case .topSetBackoff(let rule): own = rule.increment
        case .staged(let rule): own = rule.increment
        case .rpeAutoregulated, .percentOfMax, .derivedFrom, .repsOnly, .durationOnly, .manual: own = usual
        }
        return own > .zero && own.units % usual.units != 0 ? own : usual
    }
}
