import Training
import Wire

extension ProgressionRule {
    /// The name of the rule on the wire, and in the list to choose from.
    var name: String { kind.rawValue }

    static func title(_ name: String) -> Phrase {
        switch Kind(rawValue: name) {
        case .doubleProgression: .ruleDouble
        case .straightSets: .ruleStraight
        case .topSetBackoff: .ruleTopSet
        case .rpeAutoregulated: .ruleEffort
        case .percentOfMax: .rulePercent
        case .staged: .ruleStaged
        case .derivedFrom: .ruleDerived
        case .repsOnly: .ruleReps
        case .durationOnly: .ruleDuration
        case .manual: .ruleManual
        case nil: .ruleStandard
        }
    }

    /// The rules to choose from, by how an exercise is counted; empty for the exercise's own.
    ///
    /// - Parameter follows: whether there is another lift to follow.
    static func choices(_ measure: Measure, follows: Bool) -> [String] {
        switch measure {
        case .reps:
            [
                "", "double_progression", "straight_sets", "top_set_backoff", "rpe_autoregulated", "percent_of_max",
                "staged",
            ] + (follows ? ["derived_from"] : []) + ["reps_only", "manual"]
        case .time: ["", "duration_only", "manual"]
        case .distance: ["", "manual"]
        }
    }

    /// Takes what was typed into a field; `false` when it is no such thing.
    @inline(never) mutating func set(_ name: String, _ text: String, _ unit: MassUnit) -> Bool {
        var entry = RuleEntry(text: text, unit: unit)
        switch self {
        case .doubleProgression(var rule):
            rule.set(name, &entry)
            self = .doubleProgression(rule)
        case .straightSets(var rule):
            rule.set(name, &entry)
            self = .straightSets(rule)
        case .topSetBackoff(var rule):
            rule.set(name, &entry)
            self = .topSetBackoff(rule)
        case .rpeAutoregulated(var rule):
            entry.set(&rule.steps, RPEAutoregulated.Step.typed(text))
            self = .rpeAutoregulated(rule)
        case .percentOfMax(var rule):
            rule.set(name, &entry)
            self = .percentOfMax(rule)
        case .staged(var rule):
            rule.set(name, &entry)
            self = .staged(rule)
        case .derivedFrom(var rule):
            if name == "key" { entry.set(&rule.key, entry.word) } else { entry.set(&rule.percent, entry.percent) }
            self = .derivedFrom(rule)
        case .repsOnly(var rule):
            entry.set(&rule.maxReps, entry.whole)
            self = .repsOnly(rule)
        case .durationOnly(var rule):
            if name == "step_seconds" {
                entry.set(&rule.stepSeconds, entry.whole)
            } else {
                entry.set(&rule.maxSeconds, entry.whole)
            }
            self = .durationOnly(rule)
        case .manual: break
        }
        return entry.isGood
    }
}

/// What was typed into a field of a rule, as what it may be, and whether it was taken.
private struct RuleEntry {
    let text: String
    let unit: MassUnit
    let word: String
    private(set) var isGood = false

    init(text: String, unit: MassUnit) { (self.text, self.unit, word) = (text, unit, trimmed(text)) }

    var whole: Int? { Int(word).flatMap { (1...3_600).contains($0) ? $0 : nil } }
    var mass: Mass? { Mass(entry: word, in: unit) }
    var percent: Percent? { Percent(typed: word) }

    mutating func set<T>(_ value: inout T, _ typed: T?) {
        guard let typed else { return }
        value = typed
        isGood = true
    }

    /// An empty field says nothing.
    mutating func setOrNone<T>(_ value: inout T?, _ typed: T?) {
        guard typed != nil || word.isEmpty else { return }
        value = typed
        isGood = true
    }
}

extension DoubleProgression {
    fileprivate mutating func set(_ name: String, _ entry: inout RuleEntry) {
        switch name {
        case "increment_percent": entry.set(&incrementPercent, entry.percent)
        case "min_increment": entry.set(&minIncrement, entry.mass)
        case "confirmations": entry.set(&confirmations, entry.whole)
        case "rpe_cap": entry.setOrNone(&rpeCap, SessionRPE(typed: entry.word))
        case "scope": entry.set(&scope, Scope(rawValue: entry.word))
        default: entry.setOrNone(&untilFailure, entry.word.isEmpty ? nil : true)
        }
    }
}

extension StraightSets {
    fileprivate mutating func set(_ name: String, _ entry: inout RuleEntry) {
        switch name {
        case "increment": entry.set(&increment, entry.mass)
        case "successes_needed": entry.set(&successesNeeded, entry.whole)
        case "failures_before_deload": entry.set(&failuresBeforeDeload, entry.whole)
        case "deload_percent": entry.set(&deloadPercent, entry.percent)
        default: entry.setOrNone(&doubleAtAmrapReps, entry.whole)
        }
    }
}

extension TopSetBackoff {
    fileprivate mutating func set(_ name: String, _ entry: inout RuleEntry) {
        switch name {
        case "top_reps/0": entry.set(&topReps.lower, entry.whole)
        case "top_reps/1": entry.set(&topReps.upper, entry.whole)
        case "rpe_cap": entry.setOrNone(&rpeCap, SessionRPE(typed: entry.word))
        case "increment": entry.set(&increment, entry.mass)
        case "backoff_sets": entry.set(&backoffSets, entry.whole)
        case "backoff_reps/0": entry.set(&backoffReps.lower, entry.whole)
        case "backoff_reps/1": entry.set(&backoffReps.upper, entry.whole)
        default: entry.set(&backoffDropPercent, entry.percent)
        }
    }
}

extension PercentOfMax {
    fileprivate mutating func set(_ name: String, _ entry: inout RuleEntry) {
        switch name {
        case "training_max": entry.set(&trainingMax, entry.mass)
        case "weeks": entry.set(&weeks, PercentSet.typed(entry.text))
        case "increase/when": entry.set(&increase.when, MaxIncrease.When(rawValue: entry.word))
        case "increase/amount": entry.set(&increase.amount, entry.mass)
        default: entry.set(&increase.table, MaxIncrease.Row.typed(entry.text, entry.unit))
        }
    }
}

extension Staged {
    fileprivate mutating func set(_ name: String, _ entry: inout RuleEntry) {
        switch name {
        case "stages": entry.set(&stages, Stage.typed(entry.text))
        case "increment": entry.set(&increment, entry.mass)
        case "total_reps_needed": entry.setOrNone(&totalRepsNeeded, entry.whole)
        case "restart/percent": entry.set(&restart.percent, entry.percent)
        case "restart/stage": entry.set(&restart.stage, entry.whole.map { $0 - 1 })
        case "restart/of": entry.set(&restart.of, Restart.Of(rawValue: entry.word))
        default: entry.set(&restart.add, entry.word.isEmpty ? .zero : entry.mass)
        }
    }
}
