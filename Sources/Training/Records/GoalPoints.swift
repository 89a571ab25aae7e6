extension GoalPoint {
    /// The best of each day towards a goal of an exercise, oldest first: the highest estimated 1RM by Epley, or the most reps, seconds or
    /// metres of one set. As with records, warm-ups, typing errors and for the maximum sets of more than 12 reps do not count.
    public static func best(of history: [DatedPerformance], for goal: LifterGoal) -> [GoalPoint] {
        var days: [LocalDate: Amount] = [:]
        for dated in history {
            let day = LocalDate(dated.startedAt)
            for set in dated.performance.sets where set.isWork && Plausibility.fault(of: set) == nil {
                guard let amount = amount(of: set, dated.performance.loadKind, goal) else { continue }
                if days[day].map({ $0 < amount }) ?? true { days[day] = amount }
            }
        }
        var points: [GoalPoint] = []
        for (day, amount) in days { points.append(GoalPoint(day, amount)) }
        points.sort { $0.date < $1.date }
        return points
    }

    private static func amount(of set: SetPerformance, _ kind: LoadKind, _ goal: LifterGoal) -> Amount? {
        switch goal.measure {
        case .kg:
            guard kind != .assisted, let weight = set.weight, let reps = set.reps, reps <= EstimatedMax.maximumReps
            else { return nil }
            return EstimatedMax.epley(weight, reps: reps).map { Amount(units: $0.units) }
        case .reps: return set.reps.flatMap { $0 > 0 ? Amount(Int64($0)) : nil }
        case .seconds: return set.durationSeconds.flatMap { $0 > 0 ? Amount(Int64($0)) : nil }
        case .metres:
            // Distances are in 10⁻⁴ m; a typing error beyond what an amount can hold is none.
            return set.distance.flatMap {
                $0.units > 0 && $0.units < 1 << 40 ? Amount(units: $0.units * 1_000_000) : nil
            }
        case .sessions, .sets: return nil
        }
    }

    /// What the body weighed on each day, oldest first, in kilograms.
    public static func weights(_ entries: [BodyEntry]) -> [GoalPoint] {
        var inKilograms: [BodyEntry] = []
        for entry in entries where entry.kind == .weight {
            inKilograms.append(BodyEntry(id: entry.id, at: entry.at, .weight, entry.amount, .kg))
        }
        var points: [GoalPoint] = []
        for day in BodyTrend(of: inKilograms)?.days ?? [] {
            points.append(GoalPoint(day.date, day.value, level: day.trend))
        }
        return points
    }
}
