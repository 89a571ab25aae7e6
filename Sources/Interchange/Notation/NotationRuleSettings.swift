import Training

extension ProgressionRule.Kind {
    /// The rule as it is when nothing is said of it.
    var usual: ProgressionRule {
        switch self {
        case .doubleProgression: .doubleProgression(DoubleProgression())
        case .straightSets: .straightSets(StraightSets())
        case .topSetBackoff: .topSetBackoff(TopSetBackoff())
        case .rpeAutoregulated: .rpeAutoregulated(RPEAutoregulated())
        case .percentOfMax: .percentOfMax(PercentOfMax(trainingMax: PercentOfMax.openMax, weeks: []))
        case .staged: .staged(Staged())
        case .derivedFrom: .derivedFrom(DerivedFrom(key: ""))
        case .repsOnly: .repsOnly(RepsOnly())
        case .durationOnly: .durationOnly(DurationOnly())
        case .manual: .manual
        }
    }
}

extension ProgressionRule {
    /// Visits every setting, under the name by which the notation knows it.
    mutating func visit(_ settings: inout NotationSettings) {
        switch self {
        case .doubleProgression(var rule):
            rule.visit(&settings)
            self = .doubleProgression(rule)
        case .straightSets(var rule):
            rule.visit(&settings)
            self = .straightSets(rule)
        case .topSetBackoff(var rule):
            rule.visit(&settings)
            self = .topSetBackoff(rule)
        case .rpeAutoregulated(var rule):
            settings.setting("steps", &rule.steps, usual: RPEAutoregulated.standard, list: .step)
            self = .rpeAutoregulated(rule)
        case .percentOfMax(var rule):
            settings.setting("max", &rule.trainingMax, usual: nil, .mass)
            settings.setting("weeks", &rule.weeks, usual: nil, list: .percentSets)
            settings.setting("increase", &rule.increase, usual: MaxIncrease(), .increase)
            self = .percentOfMax(rule)
        case .staged(var rule):
            rule.visit(&settings)
            self = .staged(rule)
        case .derivedFrom(var rule):
            settings.setting("of", &rule.key, usual: nil, .key)
            settings.setting("share", &rule.percent, usual: Percent(thousandths: 80_000), .percent)
            self = .derivedFrom(rule)
        case .repsOnly(var rule):
            settings.setting("most", &rule.maxReps, usual: RepsOnly().maxReps, .count)
            self = .repsOnly(rule)
        case .durationOnly(var rule):
            settings.setting("step", &rule.stepSeconds, usual: DurationOnly().stepSeconds, .seconds)
            settings.setting("most", &rule.maxSeconds, usual: DurationOnly().maxSeconds, .seconds)
            self = .durationOnly(rule)
        case .manual: break
        }
    }
}

extension DoubleProgression {
    fileprivate mutating func visit(_ settings: inout NotationSettings) {
        let usual = DoubleProgression()
        var reps = RepBounds(startingReps, maxReps)
        settings.setting("reps", &reps, usual: RepBounds(usual.startingReps, usual.maxReps), .bounds)
        (startingReps, maxReps) = (reps.lower, reps.upper)
        settings.setting("raise", &incrementPercent, usual: usual.incrementPercent, .percent)
        settings.setting("increment", &minIncrement, usual: usual.minIncrement, .mass)
        settings.setting("scope", &scope, usual: usual.scope, .word)
        settings.setting("cap", &rpeCap, usual: usual.rpeCap, orNone: .rpe)
        settings.setting("confirmations", &confirmations, usual: usual.confirmations, .count)
        settings.setting("to failure", &untilFailure, usual: usual.untilFailure, orNone: .answer)
    }
}

extension StraightSets {
    fileprivate mutating func visit(_ settings: inout NotationSettings) {
        let usual = StraightSets()
        settings.setting("increment", &increment, usual: usual.increment, .mass)
        settings.setting("successes", &successesNeeded, usual: usual.successesNeeded, .count)
        settings.setting("failures", &failuresBeforeDeload, usual: usual.failuresBeforeDeload, .count)
        settings.setting("deload", &deloadPercent, usual: usual.deloadPercent, .percent)
        settings.setting("double at", &doubleAtAmrapReps, usual: usual.doubleAtAmrapReps, orNone: .count)
    }
}

extension TopSetBackoff {
    fileprivate mutating func visit(_ settings: inout NotationSettings) {
        let usual = TopSetBackoff()
        settings.setting("top", &topReps, usual: usual.topReps, .bounds)
        settings.setting("cap", &rpeCap, usual: usual.rpeCap, orNone: .rpe)
        settings.setting("increment", &increment, usual: usual.increment, .mass)
        settings.setting("backoff sets", &backoffSets, usual: usual.backoffSets, .count)
        settings.setting("backoff", &backoffReps, usual: usual.backoffReps, .bounds)
        settings.setting("drop", &backoffDropPercent, usual: usual.backoffDropPercent, .percent)
    }
}

extension Staged {
    fileprivate mutating func visit(_ settings: inout NotationSettings) {
        let usual = Staged()
        settings.setting("stages", &stages, usual: usual.stages, list: .stage)
        settings.setting("increment", &increment, usual: usual.increment, .mass)
        settings.setting("reps needed", &totalRepsNeeded, usual: usual.totalRepsNeeded, orNone: .count)
        settings.setting("restart", &restart.percent, usual: usual.restart.percent, .percent)
        // The first stage is called 1.
        var number = restart.stage + 1
        settings.setting("restart stage", &number, usual: usual.restart.stage + 1, .count)
        restart.stage = number - 1
        settings.setting("restart of", &restart.of, usual: usual.restart.of, .word)
        settings.setting("restart add", &restart.add, usual: usual.restart.add, .mass)
    }
}
