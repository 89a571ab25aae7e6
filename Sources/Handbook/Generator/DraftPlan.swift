import Training

/// A workout while it is put together.
struct DraftPlan {
    var plan: GeneratedPlan
    /// The place of each item.
    var slots: [WorkSlot] = []
    /// Whether sets were left out for want of time.
    var hasFewerSets = false

    /// Leaves out as little as it takes to be done in time: work for one muscle from the last, then sets down to two, then whole
    /// exercises. One set always stays.
    mutating func fit(into wishes: GeneratorWishes, _ words: GeneratorWords) {
        /// Whether it fits after steps that are tried in turn, as long as one can be taken.
        func until(_ plan: inout DraftPlan, _ step: (inout DraftPlan) -> Bool) {
            while plan.minutes > wishes.minutes, step(&plan) {}
        }
        let names = Dictionary(wishes.exercises.map { ($0.id, $0.shownName) }, uniquingKeysWith: { first, _ in first })
        func left(_ item: GeneratedItem) -> GeneratedReason {
            words.noTime(names[item.choice.exercise.exerciseID] ?? item.choice.exercise.name)
        }
        until(&self) { $0.dropLast(left) { !$0.isCompound } }
        until(&self) { $0.cut(to: 2, sparing: 1) }
        until(&self) { $0.plan.items.count > 2 && $0.dropLast(left) { _ in true } }
        until(&self) { $0.cut(to: 2, sparing: 0) }
        until(&self) { $0.plan.items.count > 1 && $0.dropLast(left) { _ in true } }
        until(&self) { $0.cut(to: 1, sparing: 0) }
        plan.minutes = minutes
    }

    /// How long it takes. What is chosen names its rests.
    var minutes: Int {
        TimeEstimate.minutes(
            of: plan.items.map(\.choice.exercise), restSeconds: RestPolicy.defaultWorkingSeconds)
    }

    /// Leaves out the last exercise of a kind, unless it is the only one.
    ///
    /// - Parameter left: what is said of it.
    private mutating func dropLast(
        _ left: (GeneratedItem) -> GeneratedReason, _ isMeant: (WorkSlot) -> Bool
    ) -> Bool {
        guard plan.items.count > 1, let index = slots.lastIndex(where: isMeant) else { return false }
        plan.leftOut.insert(left(plan.items[index]), at: 0)
        plan.items.remove(at: index)
        slots.remove(at: index)
        return true
    }

    /// Takes a set from the last exercise that has more than so many.
    ///
    /// - Parameter spared: so many exercises from the first keep theirs.
    private mutating func cut(to least: Int, sparing spared: Int) -> Bool {
        for index in plan.items.indices.reversed() where index >= spared {
            guard plan.items[index].choice.exercise.sets.count > least else { continue }
            plan.items[index].changeSets { $0.removeLast() }
            hasFewerSets = true
            return true
        }
        return false
    }
}

extension GeneratedItem {
    /// Changes how often it is done, whatever is chosen.
    mutating func changeSets(_ change: (inout [SetPrescription]) -> Void) {
        choice.exercise.changeSets(change)
        for index in alternatives.indices where alternatives[index].exercise.sets.count > 1 {
            alternatives[index].exercise.changeSets(change)
        }
    }
}

extension ExercisePrescription {
    /// A rule that says how many back-off sets there are says so of those that are left; where none is, it is straight sets.
    fileprivate mutating func changeSets(_ change: (inout [SetPrescription]) -> Void) {
        change(&sets)
        guard case .topSetBackoff(var rule)? = rule else { return }
        rule.backoffSets = sets.filter { $0.type == .backoff }.count
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
