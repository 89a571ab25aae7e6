extension GeneratedPlan {
    /// How long it takes by the sets and rests of what is chosen, rounded up: what the generator keeps to, and what is shown after every
    /// change.
    @inline(never) public func estimate() -> Int {
        var exercises: [ExercisePrescription] = []
        for item in items { exercises.append(item.choice.exercise) }
        return TimeEstimate.minutes(of: exercises, restSeconds: RestPolicy.defaultWorkingSeconds)
    }
}

extension GeneratedItem {
    /// Changes how often it is done, whatever is chosen.
    @inline(never) public mutating func changeSets(_ change: (inout [SetPrescription]) -> Void) {
        choice.exercise.changeSets(change)
        for index in alternatives.indices where alternatives[index].exercise.sets.count > 1 {
            alternatives[index].exercise.changeSets(change)
        }
    }

    /// One set more, like the last one, or one less; the only one stays.
    @inline(never) public mutating func changeSets(by step: Int) {
        changeSets { sets in
            if step > 0, let last = sets.last {
                sets.append(last)
            } else if step < 0, sets.count > 1 {
                sets.removeLast()
            }
        }
    }
}

extension ExercisePrescription {
    /// A rule that says how many back-off sets there are says so of those that are left; where none is, it is straight sets.
    fileprivate mutating func changeSets(_ change: (inout [SetPrescription]) -> Void) {
        change(&sets)
        guard case .topSetBackoff(var rule)? = rule else { return }
        rule.backoffSets = 0
        for set in sets where set.type == .backoff { rule.backoffSets += 1 }
        if rule.backoffSets > 0 {
            self.rule = .topSetBackoff(rule)
        } else {
            var straight = StraightSets()
            straight.increment = rule.increment
            self.rule = .straightSets(straight)
            for index in sets.indices { sets[index].type = .working }
        }
    }
}
