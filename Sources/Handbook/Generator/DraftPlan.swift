import Training

/// A workout while it is put together.
struct DraftPlan {
    var plan: GeneratedPlan
    /// The place of each item, and which part it has in the workout.
    var places: [(place: WorkPlace, part: GeneratorDose.Part)] = []
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
        until(&self) { $0.dropLast(left) { !$0.slot.isCompound && $0.wish == nil } }
        until(&self) { $0.cut(to: 2, sparing: 1) }
        until(&self) { $0.plan.items.count > 2 && $0.dropLast(left) { $0.wish == nil } }
        until(&self) { $0.cut(to: 2, sparing: 0) }
        until(&self) { $0.dropLast(left) { $0.wish == nil } }
        until(&self) { $0.plan.items.count > 2 && $0.dropLast(left) { _ in true } }
        until(&self) { $0.cut(to: 1, sparing: 0) }
        until(&self) { $0.dropLast(left) { _ in true } }
        plan.minutes = minutes
    }

    /// Uses time that is left for more sets, one after the other from the first exercise, as far as more of them help.
    mutating func grow(into wishes: GeneratorWishes) {
        guard !hasFewerSets else { return }
        var grew = true
        while grew {
            grew = false
            for place in plan.items.indices where mayGrow(place, wishes) {
                var longer = self
                longer.plan.items[place].changeSets(by: 1)
                guard longer.minutes <= wishes.minutes else { continue }
                (self, grew) = (longer, true)
            }
        }
        plan.minutes = minutes
    }

    private func mayGrow(_ place: Int, _ wishes: GeneratorWishes) -> Bool {
        let exercise = plan.items[place].choice.exercise
        guard exercise.sets.count < wishes.mostSets(places[place].part) else { return false }
        var (all, own) = (0, 0)
        for item in plan.items {
            all += item.choice.exercise.sets.count
            if item.choice.exercise.muscles.first == exercise.muscles.first { own += item.choice.exercise.sets.count }
        }
        return all < wishes.mostSetsOfWorkout && own < wishes.mostSetsOfMuscle
    }

    /// How long it takes. What is chosen names its rests.
    var minutes: Int { plan.estimate() }

    /// Leaves out the last exercise of a kind, unless it is the only one.
    ///
    /// - Parameter left: what is said of it.
    private mutating func dropLast(
        _ left: (GeneratedItem) -> GeneratedReason, _ isMeant: (WorkPlace) -> Bool
    ) -> Bool {
        guard plan.items.count > 1, let index = places.lastIndex(where: { isMeant($0.place) }) else { return false }
        // Nobody misses what comes only where there is time.
        if !places[index].place.isMore { plan.leftOut.insert(left(plan.items[index]), at: 0) }
        plan.items.remove(at: index)
        places.remove(at: index)
        return true
    }

    /// Takes a set from the last exercise that has more than so many.
    ///
    /// - Parameter spared: so many exercises from the first keep theirs.
    private mutating func cut(to least: Int, sparing spared: Int) -> Bool {
        for index in plan.items.indices.reversed() where index >= spared {
            guard plan.items[index].choice.exercise.sets.count > least else { continue }
            plan.items[index].changeSets(by: -1)
            hasFewerSets = true
            return true
        }
        return false
    }
}
