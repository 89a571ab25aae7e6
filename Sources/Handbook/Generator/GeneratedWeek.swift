import Training

/// What the workouts of a week are to each muscle.
enum GeneratedWeek {
    /// What nobody should leave out, as groups of which one muscle is enough.
    static let majors: [[Muscle]] = [
        [.chest], [.lats, .middleBack], [.frontDelts, .sideDelts], [.biceps], [.triceps], [.quadriceps],
        [.hamstrings, .glutes],
    ]
    /// What is counted together where it is asked whether a week has enough of it.
    static let pools: [[Muscle]] = [
        [.chest], [.lats, .middleBack], [.frontDelts, .sideDelts], [.biceps], [.triceps], [.quadriceps], [.hamstrings],
        [.glutes],
    ]
    /// So many sets a week each of them should have, where there is time.
    static let fewestSets = 6
    /// So many sets of an exercise are enough.
    private static let mostOfOne = 4

    /// The sets of each muscle in a week, each set for the muscle that it is done for; plans that go round count as often as they come.
    static func muscles(_ plans: [GeneratedPlan], days: Int) -> [MuscleSets] {
        var sets: [Muscle: Int] = [:]
        for item in plans.flatMap(\.items) {
            let count = item.choice.exercise.sets.filter { $0.type.countsForProgression }.count
            if let muscle = item.choice.exercise.muscles.first { sets[muscle, default: 0] += count }
        }
        return Muscle.allCases.compactMap { muscle in
            sets[muscle].map { MuscleSets(muscle, ($0 * days + plans.count / 2) / plans.count) }
        }
    }

    /// Takes sets from muscles that have more than is good for the lifter, and gives some to those that have hardly any.
    static func balance(_ drafts: inout [DraftPlan], days: Int, _ wishes: GeneratorWishes) {
        for muscle in Muscle.allCases {
            while sets(of: [muscle], drafts, days) > wishes.mostSets,
                takeSet(of: muscle, from: &drafts) || dropItem(of: muscle, from: &drafts)
            {}
        }
        for pool in pools {
            while sets(of: pool, drafts, days) < fewestSets,
                addSet(of: pool, to: &drafts, wishes) || giveSet(to: pool, in: &drafts, days, wishes)
                    || bringBack(pool, to: &drafts, days, wishes)
            {}
        }
        for index in drafts.indices { drafts[index].plan.minutes = drafts[index].minutes }
    }

    /// Gives an exercise a set that another one of its workout can spare.
    private static func giveSet(
        to pool: [Muscle], in drafts: inout [DraftPlan], _ days: Int, _ wishes: GeneratorWishes
    ) -> Bool {
        for plan in drafts.indices {
            for (place, item) in drafts[plan].plan.items.enumerated()
            where pool.holds(item) && item.choice.exercise.sets.count < mostOfOne - 1 {
                var other = drafts
                other[plan].plan.items[place].changeSets(by: 1)
                guard spare(for: pool, in: &other, plan, days, wishes) else { continue }
                drafts = other
                return true
            }
        }
        return false
    }

    /// Brings back what was left out for want of time, where something else can be spared for it.
    private static func bringBack(
        _ pool: [Muscle], to drafts: inout [DraftPlan], _ days: Int, _ wishes: GeneratorWishes
    ) -> Bool {
        for plan in drafts.indices where drafts[plan].plan.items.count < wishes.most {
            guard let index = drafts[plan].dropped.lastIndex(where: { pool.holds($0.item) }) else { continue }
            var other = drafts
            var (item, origin) = other[plan].dropped.remove(at: index)
            let said = wishes.noTime(for: item, GeneratorWords(voice: wishes.voice))
            while item.choice.exercise.sets.count > 2 { item.changeSets(by: -1) }
            other[plan].plan.items.append(item)
            other[plan].places.append(origin)
            other[plan].plan.leftOut.removeAll { $0.text == said.text }
            guard spare(for: pool, in: &other, plan, days, wishes) else { continue }
            drafts = other
            return true
        }
        return false
    }

    /// Whether a workout is done in time once it has lost sets of what the week has more than enough of.
    private static func spare(
        for pool: [Muscle], in drafts: inout [DraftPlan], _ plan: Int, _ days: Int, _ wishes: GeneratorWishes
    ) -> Bool {
        while drafts[plan].minutes > wishes.minutes {
            var richest: (item: Int, sets: Int)?
            for (place, item) in drafts[plan].plan.items.enumerated() where !pool.holds(item) {
                guard item.choice.exercise.sets.count > (place == 0 ? 3 : 2) else { continue }
                let own = pools.first { $0.holds(item) } ?? item.choice.exercise.muscles.prefix(1).map { $0 }
                // What nobody should leave out keeps what it should have at least; anything else keeps two sets.
                let sets = sets(of: own, drafts, days) - (pools.contains(own) ? fewestSets : 0)
                if sets > 0, sets >= richest?.sets ?? 1 { richest = (place, sets) }
            }
            guard let richest else { return false }
            drafts[plan].plan.items[richest.item].changeSets(by: -1)
            drafts[plan].hasFewerSets = true
        }
        return true
    }

    /// The muscles of a group that is trained less than twice a week, and of one that nothing trains; how often the one comes
    /// that comes least.
    static func seldom(
        _ plans: [GeneratedPlan], days: Int, _ exercises: [Exercise]
    ) -> (once: [Muscle], never: [Muscle], least: Int) {
        let known = Dictionary(exercises.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var (once, never, least): ([Muscle], [Muscle], Int) = ([], [], .max)
        for group in majors {
            let often = plans.filter { plan in
                plan.items.contains { item in
                    guard let exercise = known[item.choice.exercise.exerciseID] else { return false }
                    return (exercise.primaryMuscles + exercise.secondaryMuscles).contains { group.contains($0) }
                }
            }.count
            least = min(least, often * days / max(1, plans.count))
            if often == 0 { never.append(group[0]) } else if often * days < 2 * plans.count { once.append(group[0]) }
        }
        return (once, never, least)
    }

    private static func sets(of pool: [Muscle], _ drafts: [DraftPlan], _ days: Int) -> Int {
        var sets = 0
        for known in muscles(drafts.map(\.plan), days: days) where pool.contains(known.muscle) { sets += known.sets }
        return sets
    }

    /// From the last exercise that has the most of them, and more than two.
    private static func takeSet(of muscle: Muscle, from drafts: inout [DraftPlan]) -> Bool {
        var best: (plan: Int, item: Int, sets: Int)?
        for plan in drafts.indices {
            for (place, item) in drafts[plan].plan.items.enumerated()
            where item.choice.exercise.muscles.first == muscle {
                let count = item.choice.exercise.sets.count
                if count > 2, count >= best?.sets ?? 0 { best = (plan, place, count) }
            }
        }
        guard let best else { return false }
        drafts[best.plan].plan.items[best.item].changeSets(by: -1)
        return true
    }

    /// Where all have two sets, the last exercise is one too many, in the longest workout that has it.
    private static func dropItem(of muscle: Muscle, from drafts: inout [DraftPlan]) -> Bool {
        var longest: (plan: Int, item: Int, count: Int)?
        for plan in drafts.indices {
            let items = drafts[plan].plan.items
            guard let item = items.lastIndex(where: { $0.choice.exercise.muscles.first == muscle }) else { continue }
            if items.count > 3, items.count >= longest?.count ?? 0 { longest = (plan, item, items.count) }
        }
        guard let longest else { return false }
        drafts[longest.plan].plan.items.remove(at: longest.item)
        drafts[longest.plan].places.remove(at: longest.item)
        return true
    }

    /// To the first exercise that has room for one, in a workout that has the time.
    private static func addSet(of pool: [Muscle], to drafts: inout [DraftPlan], _ wishes: GeneratorWishes) -> Bool {
        for plan in drafts.indices {
            for (place, item) in drafts[plan].plan.items.enumerated()
            where pool.holds(item) && item.choice.exercise.sets.count < mostOfOne {
                var longer = drafts[plan]
                longer.plan.items[place].changeSets(by: 1)
                guard longer.minutes <= wishes.minutes else { continue }
                drafts[plan] = longer
                return true
            }
        }
        return false
    }
}

extension [Muscle] {
    /// Whether an exercise is done for one of them first.
    fileprivate func holds(_ item: GeneratedItem) -> Bool {
        item.choice.exercise.muscles.first.map { contains($0) } ?? false
    }
}
