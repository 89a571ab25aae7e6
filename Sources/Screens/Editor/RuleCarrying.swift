import Training
import Wire

extension Editor {
    /// Another rule: as it was, where it was chosen before in this form; else with what it shares with the one before. Stages bring
    /// their sets: a plan holds those of the stage that is due.
    @inline(never) mutating func choose(rule name: String, of index: Int, _ world: World) -> [Effect] {
        let exercise = draft.exercises[index]
        if name == exercise.rule?.name ?? "" { return [] }
        if let rule = exercise.rule {
            formerRules.removeAll { $0.exercise == exercise.id && $0.rule.name == rule.name }
            formerRules.append((exercise.id, rule))
        }
        var chosen = exercise
        let before = formerExercises.first { $0.id == exercise.id }
        // The sets were those of a stage: they are again as they were.
        if let before, exercise.stage != nil, before.workingWeights.first == exercise.workingWeights.first {
            chosen.sets = before.sets
        }
        if let former = formerRules.first(where: { $0.exercise == exercise.id && $0.rule.name == name })?.rule {
            chosen.rule = former
        } else {
            let step = world.knowledge.step(exercise.exerciseID, world.strings.unit)
            let leader = name == "derived_from" ? world.leaders(draft, of: index).first?.value : nil
            chosen.choose(rule: name, step: step, leader: leader)
            chosen.takeOver(exercise, world.strings)
        }
        if chosen.hasRepsOfRule {
            if !exercise.hasRepsOfRule {
                formerExercises.removeAll { $0.id == exercise.id }
                formerExercises.append(exercise)
            }
            chosen.repRange = RepRange()
        } else if exercise.hasRepsOfRule, let before {
            chosen.repRange = before.repRange
        }
        chosen.followRange()
        if chosen.stage == nil { chosen.take(stage: 0, world) }
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
            if let lower = before.rangeShown.lower {
                (top.topReps.lower, top.topReps.upper) = (lower, before.rangeShown.upper ?? lower)
            } else if repsOfSets.lower > top.topReps.upper || repsOfSets.upper < top.topReps.lower {
                (top.topReps.lower, top.topReps.upper) = repsOfSets
            }
            var working = 0
            for set in sets where set.type.countsForProgression { working += 1 }
            if working > 1 { top.backoffSets = working - 1 }
            rule = .topSetBackoff(top)
        }
        self.rule = rule
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
