import Training

/// A number of a rule: what it is called, and what its field shows.
struct RuleNumber {
    /// On the wire.
    var name: String
    var label: Phrase
    var text: String
}

extension ProgressionRule {
    /// The name of the rule on the wire, and in the list to choose from.
    var name: String {
        switch self {
        case .doubleProgression: "double_progression"
        case .straightSets: "straight_sets"
        case .topSetBackoff: "top_set_backoff"
        case .rpeAutoregulated: "rpe_autoregulated"
        case .percentOfMax: "percent_of_max"
        case .staged: "staged"
        case .derivedFrom: "derived_from"
        case .repsOnly: "reps_only"
        case .durationOnly: "duration_only"
        case .manual: "manual"
        }
    }

    static func title(_ name: String) -> Phrase {
        switch name {
        case "double_progression": .ruleDouble
        case "straight_sets": .ruleStraight
        case "top_set_backoff": .ruleTopSet
        case "rpe_autoregulated": .ruleEffort
        case "percent_of_max": .rulePercent
        case "staged": .ruleStaged
        case "derived_from": .ruleDerived
        case "reps_only": .ruleReps
        case "duration_only": .ruleDuration
        case "manual": .ruleManual
        default: .ruleStandard
        }
    }

    /// The rules to choose from, by how an exercise is counted; empty for the exercise's own.
    static func choices(_ measure: Measure) -> [String] {
        switch measure {
        case .reps:
            [
                "", "double_progression", "straight_sets", "top_set_backoff", "rpe_autoregulated", "reps_only",
                "manual",
            ]
        case .time: ["", "duration_only", "manual"]
        case .distance: ["", "manual"]
        }
    }

    /// The few numbers that a rule is set by here; the others keep what they are.
    func numbers(_ strings: Strings) -> [RuleNumber] {
        func mass(_ mass: Mass) -> String { strings.voice.number(mass) }
        func percent(_ percent: Percent) -> String {
            Mass(thousandths: percent.thousandths, of: .kg).text(in: .kg, separator: strings.voice.language.separator)
        }
        switch self {
        case .doubleProgression(let rule):
            return [
                RuleNumber(name: "increment_percent", label: .percentMore, text: percent(rule.incrementPercent)),
                RuleNumber(name: "min_increment", label: .smallestStep, text: mass(rule.minIncrement)),
                RuleNumber(name: "confirmations", label: .timesInARow, text: String(rule.confirmations)),
            ]
        case .straightSets(let rule):
            return [
                RuleNumber(name: "increment", label: .step, text: mass(rule.increment)),
                RuleNumber(
                    name: "failures_before_deload", label: .failuresAllowed, text: String(rule.failuresBeforeDeload)),
                RuleNumber(name: "deload_percent", label: .percentLess, text: percent(rule.deloadPercent)),
            ]
        case .topSetBackoff(let rule):
            return [
                RuleNumber(name: "top_reps", label: .topFrom, text: String(rule.topReps.lower)),
                RuleNumber(name: "", label: .topTo, text: String(rule.topReps.upper)),
                RuleNumber(name: "increment", label: .step, text: mass(rule.increment)),
                RuleNumber(name: "backoff_drop_percent", label: .backoffLess, text: percent(rule.backoffDropPercent)),
            ]
        case .repsOnly(let rule): return [RuleNumber(name: "max_reps", label: .mostReps, text: String(rule.maxReps))]
        case .durationOnly(let rule):
            return [
                RuleNumber(name: "step_seconds", label: .stepSeconds, text: String(rule.stepSeconds)),
                RuleNumber(name: "max_seconds", label: .mostSeconds, text: String(rule.maxSeconds)),
            ]
        case .rpeAutoregulated, .percentOfMax, .staged, .derivedFrom, .manual: return []
        }
    }

    /// Takes what was typed into a field; `false` when it is no such number.
    mutating func setNumber(_ number: Int, _ text: String, _ unit: MassUnit) -> Bool {
        let whole = Int(trimmed(text)).flatMap { (1...3_600).contains($0) ? $0 : nil }
        let mass = Mass(entry: trimmed(text), in: unit)
        let percent = Mass(trimmed(text), in: .kg).map { Percent(thousandths: $0.units / 10_000_000) }
        var isGood = false
        func set<T>(_ value: inout T, _ typed: T?) {
            guard let typed else { return }
            value = typed
            isGood = true
        }
        switch (self, number) {
        case (.doubleProgression(var rule), 0...2):
            switch number {
            case 0: set(&rule.incrementPercent, percent)
            case 1: set(&rule.minIncrement, mass)
            default: set(&rule.confirmations, whole)
            }
            self = .doubleProgression(rule)
        case (.straightSets(var rule), 0...2):
            switch number {
            case 0: set(&rule.increment, mass)
            case 1: set(&rule.failuresBeforeDeload, whole)
            default: set(&rule.deloadPercent, percent)
            }
            self = .straightSets(rule)
        case (.topSetBackoff(var rule), 0...3):
            switch number {
            case 0: set(&rule.topReps.lower, whole)
            case 1: set(&rule.topReps.upper, whole)
            case 2: set(&rule.increment, mass)
            default: set(&rule.backoffDropPercent, percent)
            }
            self = .topSetBackoff(rule)
        case (.repsOnly(var rule), 0):
            set(&rule.maxReps, whole)
            self = .repsOnly(rule)
        case (.durationOnly(var rule), 0...1):
            if number == 0 { set(&rule.stepSeconds, whole) } else { set(&rule.maxSeconds, whole) }
            self = .durationOnly(rule)
        default: break
        }
        return isGood
    }
}

extension ExercisePrescription {
    /// Another rule, as it is where nobody says more.
    ///
    /// - Parameter step: of the exercise's load.
    mutating func choose(rule name: String, step: Mass) {
        if name == rule?.name { return }
        switch name {
        case "double_progression":
            var rule = DoubleProgression()
            rule.minIncrement = step
            self.rule = .doubleProgression(rule)
            followRange()
        case "straight_sets":
            var rule = StraightSets()
            rule.increment = step
            self.rule = .straightSets(rule)
        case "top_set_backoff":
            var rule = TopSetBackoff()
            rule.increment = step
            self.rule = .topSetBackoff(rule)
        case "rpe_autoregulated": rule = .rpeAutoregulated(RPEAutoregulated())
        case "reps_only": rule = .repsOnly(RepsOnly())
        case "duration_only": rule = .durationOnly(DurationOnly())
        case "manual": rule = .manual
        case "": rule = nil
        default: break
        }
    }

    /// Double progression moves within the rep range: there is one place to set it.
    mutating func followRange() {
        guard case .doubleProgression(var double) = rule else { return }
        if let lower = repRange.lower { double.startingReps = lower }
        if let upper = repRange.upper ?? repRange.lower { double.maxReps = upper }
        rule = .doubleProgression(double)
    }
}
