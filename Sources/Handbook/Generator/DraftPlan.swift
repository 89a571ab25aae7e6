import Training

/// A workout while it is put together.
struct DraftPlan {
    /// Where an item comes from.
    struct Origin {
        var place: WorkPlace
        /// Which part it has in the workout.
        var part: GeneratorDose.Part
        /// Whether more than one joint works.
        var isCompound: Bool
    }

    var plan: GeneratedPlan
    /// Of each item.
    var places: [Origin] = []
    /// What was left out for want of time, the last first.
    var dropped: [(item: GeneratedItem, origin: Origin)] = []
    /// What hurts so that something was left out, each once.
    var pains: [PainFlag] = []
    /// Whether sets were left out for want of time.
    var hasFewerSets = false

    /// Leaves out as little as it takes to be done in time: what a muscle is trained with a second time, then sets down to two, then
    /// work for one muscle, then whole exercises. One set always stays.
    mutating func fit(into wishes: GeneratorWishes, _ words: GeneratorWords) {
        /// Whether it fits after steps that are tried in turn, as long as one can be taken.
        func until(_ plan: inout DraftPlan, _ step: (inout DraftPlan) -> Bool) {
            while plan.minutes > wishes.minutes, step(&plan) {}
        }
        func left(_ item: GeneratedItem) -> GeneratedReason { wishes.noTime(for: item, words) }
        until(&self) { $0.drop(left) { $0.origin.place.isMore } }
        until(&self) { $0.drop(left) { !$0.origin.place.slot.isCompound && $0.isRepeat } }
        until(&self) { $0.cut(to: 2, sparing: 1) { $0.isRepeat } }
        until(&self) { $0.drop(left) { $0.isRepeat } }
        until(&self) { $0.cut(to: 2, sparing: 1) { !$0.origin.place.slot.isCompound } }
        until(&self) { $0.drop(left) { !$0.origin.place.slot.isCompound } }
        until(&self) { $0.cut(to: 2, sparing: 1) }
        until(&self) { $0.plan.items.count > 2 && $0.drop(left) }
        until(&self) { $0.cut(to: 2, sparing: 0) }
        until(&self) { $0.drop(left) }
        until(&self) { $0.plan.items.count > 2 && $0.drop(left, evenWishes: true) }
        until(&self) { $0.cut(to: 1, sparing: 0) }
        until(&self) { $0.drop(left, evenWishes: true) }
        plan.minutes = minutes
    }

    /// Uses time that is left for more sets, as far as more of them help: one after the other, first of what the workout has least of.
    mutating func grow(into wishes: GeneratorWishes) {
        guard !hasFewerSets else { return }
        var grew = true
        while grew {
            grew = false
            let own = plan.items.map { sets(of: $0.choice.exercise.muscles.first) }
            for place in plan.items.indices.sorted(by: { own[$0] != own[$1] ? own[$0] < own[$1] : $0 < $1 })
            where mayGrow(place, wishes) {
                var longer = self
                longer.plan.items[place].changeSets(by: 1)
                guard longer.minutes <= wishes.minutes else { continue }
                (self, grew) = (longer, true)
            }
        }
        plan.minutes = minutes
    }

    /// Puts what moves more than one joint before what does not; what comes first otherwise stays first.
    mutating func order() {
        func rank(_ origin: Origin) -> Int {
            (origin.isCompound ? 0 : 2) + (origin.place.slot.isCompound ? 0 : 1)
        }
        let order = plan.items.indices.sorted { one, other in
            let (own, its) = (rank(places[one]), rank(places[other]))
            return own != its ? own < its : one < other
        }
        (plan.items, places) = (order.map { plan.items[$0] }, order.map { places[$0] })
    }

    private func sets(of muscle: Muscle?) -> Int {
        var sets = 0
        for item in plan.items where item.choice.exercise.muscles.first == muscle {
            sets += item.choice.exercise.sets.count
        }
        return sets
    }

    private func mayGrow(_ place: Int, _ wishes: GeneratorWishes) -> Bool {
        let exercise = plan.items[place].choice.exercise
        guard exercise.sets.count < wishes.mostSets(places[place].part) else { return false }
        var all = 0
        for item in plan.items { all += item.choice.exercise.sets.count }
        return all < wishes.mostSetsOfWorkout && sets(of: exercise.muscles.first) < wishes.mostSetsOfMuscle
    }

    /// How long it takes. What is chosen names its rests.
    var minutes: Int { plan.estimate() }

    /// One item, to be judged by what it is beside the others.
    private struct Item {
        var origin: Origin
        /// Whether what stands before it trains the same muscle first.
        var isRepeat: Bool
    }

    private func item(_ index: Int) -> Item {
        let muscle = plan.items[index].choice.exercise.muscles.first
        let isRepeat = plan.items[..<index].contains { $0.choice.exercise.muscles.first == muscle }
        return Item(origin: places[index], isRepeat: isRepeat)
    }

    /// Leaves out the last exercise of a kind, unless it is the only one.
    ///
    /// - Parameters:
    ///   - left: what is said of it.
    ///   - evenWishes: also what was wished for.
    private mutating func drop(
        _ left: (GeneratedItem) -> GeneratedReason, evenWishes: Bool = false, _ isMeant: (Item) -> Bool = { _ in true }
    ) -> Bool {
        let last = plan.items.indices.last { (evenWishes || places[$0].place.wish == nil) && isMeant(item($0)) }
        guard plan.items.count > 1, let last else { return false }
        // Nobody misses what comes only where there is time.
        if !places[last].place.isMore { plan.leftOut.insert(left(plan.items[last]), at: 0) }
        dropped.append((plan.items.remove(at: last), places.remove(at: last)))
        return true
    }

    /// Takes a set from the last exercise of a kind that has more than so many.
    ///
    /// - Parameter spared: so many exercises from the first keep theirs.
    private mutating func cut(
        to least: Int, sparing spared: Int, _ isMeant: (Item) -> Bool = { _ in true }
    ) -> Bool {
        for index in plan.items.indices.reversed() where index >= spared && isMeant(item(index)) {
            guard plan.items[index].choice.exercise.sets.count > least else { continue }
            plan.items[index].changeSets(by: -1)
            hasFewerSets = true
            return true
        }
        return false
    }
}

extension GeneratorWishes {
    /// That there is no time for what was chosen.
    func noTime(for item: GeneratedItem, _ words: GeneratorWords) -> GeneratedReason {
        let known = exercises.first { $0.id == item.choice.exercise.exerciseID }
        return words.noTime(known?.shownName ?? item.choice.exercise.name)
    }
}
