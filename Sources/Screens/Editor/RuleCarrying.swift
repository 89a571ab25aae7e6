import Training
import Wire

extension Editor {
    /// Another rule: as it was, where it was chosen before in this form; else with what it shares with the one before.
    @inline(never) mutating func choose(rule name: String, of index: Int, _ world: World) -> [Effect] {
        let exercise = draft.exercises[index]
        if name == exercise.rule?.name ?? "" { return [] }
        if let rule = exercise.rule {
            formerRules.removeAll { $0.exercise == exercise.id && $0.rule.name == rule.name }
            formerRules.append((exercise.id, rule))
        }
        var chosen = exercise
        if let former = formerRules.first(where: { $0.exercise == exercise.id && $0.rule.name == name })?.rule {
            chosen.rule = former
            chosen.followRange()
        } else {
            let step = world.knowledge.step(exercise.exerciseID, world.strings.unit)
            let leader = name == "derived_from" ? world.leaders(draft, of: index).first?.value : nil
            chosen.choose(rule: name, step: step, leader: leader)
            chosen.takeOver(exercise, world.strings)
        }
        return rebuild { $0.exercises[index] = chosen }
    }
}

extension ExercisePrescription {
    /// What its rule shares with the one it had: how large a step is, how often in a row, how hard at most; and what its sets and its
    /// range say.
    fileprivate mutating func takeOver(_ before: ExercisePrescription, _ strings: Strings) {
        guard var rule else { return }
        let former = before.rule.map { strings.settings(of: $0, leaders: []) } ?? []
        for setting in strings.settings(of: rule, leaders: []) {
            for one in former where one.meaning == setting.meaning {
                _ = rule.set(setting.name, one.text, strings.unit)
            }
        }
        if case .topSetBackoff(var top) = rule {
            if let lower = repRange.lower { (top.topReps.lower, top.topReps.upper) = (lower, repRange.upper ?? lower) }
            var working = 0
            for set in sets where set.type.countsForProgression { working += 1 }
            if working > 1 { top.backoffSets = working - 1 }
            rule = .topSetBackoff(top)
        }
        self.rule = rule
        followRange()
    }
}

extension RuleSetting {
    /// What it is about, alike in all rules that have it.
    fileprivate var meaning: String {
        switch name {
        case "min_increment", "increase/amount": "increment"
        case "successes_needed": "confirmations"
        default: name
        }
    }
}
