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
        let entry = trimmed(text)
        let whole = Int(entry).flatMap { (1...3_600).contains($0) ? $0 : nil }
        let mass = Mass(entry: entry, in: unit)
        let percent = Percent(typed: entry)
        var isGood = false
        func set<T>(_ value: inout T, _ typed: T?) {
            guard let typed else { return }
            value = typed
            isGood = true
        }
        func setOrNone<T>(_ value: inout T?, _ typed: T?) {
            guard typed != nil || entry.isEmpty else { return }
            value = typed
            isGood = true
        }
        switch self {
        case .doubleProgression(var rule):
            switch name {
            case "increment_percent": set(&rule.incrementPercent, percent)
            case "min_increment": set(&rule.minIncrement, mass)
            case "confirmations": set(&rule.confirmations, whole)
            case "rpe_cap": setOrNone(&rule.rpeCap, SessionRPE(typed: entry))
            case "scope": set(&rule.scope, DoubleProgression.Scope(rawValue: entry))
            default: setOrNone(&rule.untilFailure, entry.isEmpty ? nil : true)
            }
            self = .doubleProgression(rule)
        case .straightSets(var rule):
            switch name {
            case "increment": set(&rule.increment, mass)
            case "successes_needed": set(&rule.successesNeeded, whole)
            case "failures_before_deload": set(&rule.failuresBeforeDeload, whole)
            case "deload_percent": set(&rule.deloadPercent, percent)
            default: setOrNone(&rule.doubleAtAmrapReps, whole)
            }
            self = .straightSets(rule)
        case .topSetBackoff(var rule):
            switch name {
            case "top_reps/0": set(&rule.topReps.lower, whole)
            case "top_reps/1": set(&rule.topReps.upper, whole)
            case "rpe_cap": setOrNone(&rule.rpeCap, SessionRPE(typed: entry))
            case "increment": set(&rule.increment, mass)
            case "backoff_sets": set(&rule.backoffSets, whole)
            case "backoff_reps/0": set(&rule.backoffReps.lower, whole)
            case "backoff_reps/1": set(&rule.backoffReps.upper, whole)
            default: set(&rule.backoffDropPercent, percent)
            }
            self = .topSetBackoff(rule)
        case .rpeAutoregulated(var rule):
            set(&rule.steps, RPEAutoregulated.Step.typed(text))
            self = .rpeAutoregulated(rule)
        case .percentOfMax(var rule):
            switch name {
            case "training_max": set(&rule.trainingMax, mass)
            case "weeks": set(&rule.weeks, PercentOfMax.PercentSet.typed(text))
            case "increase/when": set(&rule.increase.when, MaxIncrease.When(rawValue: entry))
            case "increase/amount": set(&rule.increase.amount, mass)
            default: set(&rule.increase.table, MaxIncrease.Row.typed(text, unit))
            }
            self = .percentOfMax(rule)
        case .staged(var rule):
            switch name {
            case "stages": set(&rule.stages, Staged.Stage.typed(text))
            case "increment": set(&rule.increment, mass)
            case "total_reps_needed": setOrNone(&rule.totalRepsNeeded, whole)
            case "restart/percent": set(&rule.restart.percent, percent)
            case "restart/stage": set(&rule.restart.stage, whole.map { $0 - 1 })
            case "restart/of": set(&rule.restart.of, Staged.Restart.Of(rawValue: entry))
            default: set(&rule.restart.add, entry.isEmpty ? .zero : mass)
            }
            self = .staged(rule)
        case .derivedFrom(var rule):
            if name == "key" { set(&rule.key, entry) } else { set(&rule.percent, percent) }
            self = .derivedFrom(rule)
        case .repsOnly(var rule):
            set(&rule.maxReps, whole)
            self = .repsOnly(rule)
        case .durationOnly(var rule):
            if name == "step_seconds" { set(&rule.stepSeconds, whole) } else { set(&rule.maxSeconds, whole) }
            self = .durationOnly(rule)
        case .manual: break
        }
        return isGood
    }
}

// MARK: What is typed, a line for each

extension Percent {
    /// "2.5", "+2,5 %", "-5%".
    fileprivate init?(typed text: String) {
        var entry = trimmed(text)
        if entry.hasSuffix("%") { entry = trimmed(String(entry.dropLast())) }
        let isLess = entry.hasPrefix("-") || entry.hasPrefix("−")
        if isLess || entry.hasPrefix("+") { entry = String(entry.dropFirst()) }
        guard let mass = Mass(entry: entry, in: .kg) else { return nil }
        self.init(thousandths: mass.units / 10_000_000 * (isLess ? -1 : 1))
    }
}

extension SessionRPE {
    fileprivate init?(typed text: String) {
        guard let mass = Mass(entry: text, in: .kg), mass.units % 5_000_000_000 == 0 else { return nil }
        self.init(halves: Int(clamping: mass.units / 5_000_000_000))
    }
}

/// The lines of a text that hold something, each in its words; `nil` where there are none.
private func lines(_ text: String) -> [[String]]? {
    var lines: [[String]] = []
    for line in parts(text, UInt8(ascii: "\n")) {
        let words = parts(line, UInt8(ascii: " "))
        if !words.isEmpty { lines.append(words) }
    }
    return lines.isEmpty ? nil : lines
}

private func parts(_ text: String, _ separator: UInt8) -> [String] {
    var parts: [String] = []
    for part in text.utf8.split(separator: separator) { parts.append(String(Substring(part))) }
    return parts
}

/// "5+": five, and as many as there are.
private func openReps(_ text: String) -> (reps: Int, amrap: Bool)? {
    let amrap = text.hasSuffix("+")
    guard let reps = Int(amrap ? String(text.dropLast()) : text), (1...1_000).contains(reps) else { return nil }
    return (reps, amrap)
}

extension RPEAutoregulated.Step {
    fileprivate static func typed(_ text: String) -> [Self]? {
        var steps: [Self] = []
        for words in lines(text) ?? [] {
            guard words.count == 2, let rpe = SessionRPE(typed: words[0]), let percent = Percent(typed: words[1])
            else { return nil }
            steps.append(Self(rpe, percent))
        }
        return steps.isEmpty ? nil : steps
    }
}

extension PercentOfMax.PercentSet {
    fileprivate static func typed(_ text: String) -> [[Self]]? {
        var weeks: [[Self]] = []
        for words in lines(text) ?? [] {
            var sets: [Self] = []
            for word in words {
                let halves = parts(word, UInt8(ascii: "@"))
                guard halves.count == 2, let reps = openReps(halves[0]), let percent = Percent(typed: halves[1])
                else { return nil }
                sets.append(Self(percent: percent, reps: reps.reps, amrap: reps.amrap))
            }
            weeks.append(sets)
        }
        return weeks.isEmpty ? nil : weeks
    }
}

extension MaxIncrease.Row {
    /// Without a line nothing is ever added.
    fileprivate static func typed(_ text: String, _ unit: MassUnit) -> [Self]? {
        var rows: [Self] = []
        for words in lines(text) ?? [] {
            guard words.count == 2, let reps = Int(words[0]), let amount = Mass(entry: words[1], in: unit)
            else { return nil }
            rows.append(Self(minReps: reps, amount: amount))
        }
        return rows
    }
}

extension Staged.Stage {
    fileprivate static func typed(_ text: String) -> [Self]? {
        var stages: [Self] = []
        for words in lines(text) ?? [] {
            let halves = parts(words[0], UInt8(ascii: "x"))
            guard words.count == 1, halves.count == 2, let sets = Int(halves[0]), (1...50).contains(sets),
                let reps = openReps(halves[1])
            else { return nil }
            stages.append(Self(sets, reps.reps, amrap: reps.amrap))
        }
        return stages.isEmpty ? nil : stages
    }
}

extension ExercisePrescription {
    /// Another rule, as it is where nobody says more.
    ///
    /// - Parameters:
    ///   - step: of the exercise's load.
    ///   - leader: the key of the lift that a derived one follows.
    mutating func choose(rule name: String, step: Mass, leader: String?) {
        if name == rule?.name ?? "" { return }
        switch ProgressionRule.Kind(rawValue: name) {
        case .doubleProgression:
            var rule = DoubleProgression()
            rule.minIncrement = step
            self.rule = .doubleProgression(rule)
            followRange()
        case .straightSets:
            var rule = StraightSets()
            rule.increment = step
            self.rule = .straightSets(rule)
        case .topSetBackoff:
            var rule = TopSetBackoff()
            rule.increment = step
            self.rule = .topSetBackoff(rule)
        case .rpeAutoregulated: rule = .rpeAutoregulated(RPEAutoregulated())
        case .percentOfMax:
            var rule = PercentOfMax(trainingMax: usualTrainingMax(step), weeks: PercentOfMax.fiveThreeOne)
            rule.increase.amount = step
            self.rule = .percentOfMax(rule)
        case .staged:
            var rule = Staged()
            rule.increment = step
            self.rule = .staged(rule)
        case .derivedFrom: if let leader { rule = .derivedFrom(DerivedFrom(key: leader)) }
        case .repsOnly: rule = .repsOnly(RepsOnly())
        case .durationOnly: rule = .durationOnly(DurationOnly())
        case .manual: rule = .manual
        case nil: rule = nil
        }
    }

    /// Nine tenths of what its sets say that is lifted once, in whole steps.
    private func usualTrainingMax(_ step: Mass) -> Mass {
        var best = Mass.kg(20)
        for set in sets {
            guard let weight = set.weight, let max = EstimatedMax.epley(weight, reps: set.reps ?? 1) else { continue }
            best = Swift.max(best, max.scaled(900, over: 1_000))
        }
        return best.rounded(to: step)
    }

    /// Double progression moves within the rep range: there is one place to set it.
    mutating func followRange() {
        guard case .doubleProgression(var double) = rule else { return }
        if let lower = repRange.lower { double.startingReps = lower }
        if let upper = repRange.upper ?? repRange.lower { double.maxReps = upper }
        rule = .doubleProgression(double)
    }
}

extension PercentOfMax {
    /// Three weeks of fives, threes and singles, and one that is light.
    fileprivate static var fiveThreeOne: [[PercentSet]] {
        func week(_ percents: [Int64], _ reps: [Int], _ isOpen: Bool) -> [PercentSet] {
            var sets: [PercentSet] = []
            for (index, percent) in percents.enumerated() {
                sets.append(
                    PercentSet(
                        percent: Percent(thousandths: percent * 1_000), reps: reps[index], amrap: isOpen && index == 2))
            }
            return sets
        }
        return [
            week([65, 75, 85], [5, 5, 5], true), week([70, 80, 90], [3, 3, 3], true),
            week([75, 85, 95], [5, 3, 1], true), week([40, 50, 60], [5, 5, 5], false),
        ]
    }
}

extension World {
    /// What an exercise of the edits could follow, by their keys: first what stands beside it, then what other plans hold.
    @inline(never) func leaders(_ draft: PlanDraft, of index: Int) -> [(value: String, name: String)] {
        var leaders: [(value: String, name: String)] = []
        func add(_ exercises: [ExercisePrescription], but own: Int?, in plan: String?) {
            for (place, exercise) in exercises.enumerated() where place != own && exercise.measure == .reps {
                let key = (exercise.progressionKey ?? exercise.id.retyped()).text
                if leaders.contains(where: { $0.value == key }) || key == ownKey { continue }
                leaders.append((key, strings.called(exercise) + (plan.map { " · " + $0 } ?? "")))
            }
        }
        let own = draft.exercises[index]
        let ownKey = (own.progressionKey ?? own.id.retyped()).text
        add(draft.exercises, but: index, in: nil)
        for plan in usablePlans where plan.id != draft.planID {
            add(plan.currentVersion.exercises, but: nil, in: plan.name)
        }
        return leaders
    }
}
