import Training

/// What the workouts of a week are to each muscle.
enum GeneratedWeek {
    /// What nobody should leave out, as groups of which one muscle is enough.
    static let majors: [[Muscle]] = [
        [.chest], [.lats, .middleBack], [.frontDelts, .sideDelts], [.biceps], [.triceps], [.quadriceps],
        [.hamstrings, .glutes],
    ]
    /// So many sets a week each of them should have, where there is time.
    private static let fewestSets = 6
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
            while sets(of: muscle, drafts, days) > wishes.mostSets,
                takeSet(of: muscle, from: &drafts) || dropItem(of: muscle, from: &drafts)
            {}
        }
        for muscle in majors.flatMap({ $0 }) {
            while (1..<fewestSets).contains(sets(of: muscle, drafts, days)), addSet(of: muscle, to: &drafts, wishes) {}
        }
        for index in drafts.indices { drafts[index].plan.minutes = drafts[index].minutes }
    }

    /// The muscles of a group that is trained less than twice a week, and of one that nothing trains.
    static func seldom(
        _ plans: [GeneratedPlan], days: Int, _ exercises: [Exercise]
    ) -> (once: [Muscle], never: [Muscle]) {
        let known = Dictionary(exercises.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var (once, never): ([Muscle], [Muscle]) = ([], [])
        for group in majors {
            let often = plans.filter { plan in
                plan.items.contains { item in
                    guard let exercise = known[item.choice.exercise.exerciseID] else { return false }
                    return (exercise.primaryMuscles + exercise.secondaryMuscles).contains { group.contains($0) }
                }
            }.count
            if often == 0 { never.append(group[0]) } else if often * days < 2 * plans.count { once.append(group[0]) }
        }
        return (once, never)
    }

    private static func sets(of muscle: Muscle, _ drafts: [DraftPlan], _ days: Int) -> Int {
        muscles(drafts.map(\.plan), days: days).first { $0.muscle == muscle }?.sets ?? 0
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
    private static func addSet(of muscle: Muscle, to drafts: inout [DraftPlan], _ wishes: GeneratorWishes) -> Bool {
        for plan in drafts.indices {
            for (place, item) in drafts[plan].plan.items.enumerated()
            where item.choice.exercise.muscles.first == muscle && item.choice.exercise.sets.count < mostOfOne {
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
