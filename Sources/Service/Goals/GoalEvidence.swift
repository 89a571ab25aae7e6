import Storage
import Training

/// What is known towards a goal: sessions, sets and measurements, as far back as counts.
struct GoalEvidence: UseCase {
    private static let policy = GoalPolicy()
    /// More entries of a weight are not read.
    private static let mostWeights = 20_000

    let turn: Turn

    func progress(of goal: LifterGoal) throws -> GoalProgress {
        let today = LocalDate(now)
        switch goal.kind {
        case .lift, .endurance:
            guard let exercise = goal.exerciseID else {
                return GoalProgress(of: goal, points: [], before: [], today: today)
            }
            // Where a lift began is looked for as far before the goal as a line is drawn.
            let first = min(goal.startDate, today).adding(days: -Self.policy.lifts.days)
            let history = try store.history(of: exercise, from: moment(first), withTargets: false)
            let before = history.filter { goal.wasSet(after: $0.startedAt) }
            return GoalProgress(
                of: goal, points: GoalPoint.best(of: history, for: goal),
                before: GoalPoint.best(of: before, for: goal), today: today,
                bodyWeight: goal.kind == .lift ? try store.bodyWeight() : nil, policy: Self.policy)
        case .cut:
            let first = min(goal.startDate, today).adding(days: -Self.policy.weight.days)
            let entries = try store.bodyEntries(of: .weight, from: moment(first), in: 0..<Self.mostWeights)
            let before = entries.filter { goal.wasSet(after: $0.at) }
            return GoalProgress(
                of: goal, points: GoalPoint.weights(entries), before: GoalPoint.weights(before), today: today,
                policy: Self.policy)
        case .sessionsPerWeek:
            let done = try store.doneWorkouts(from: moment(firstDay(today)), to: now)
            return try weekly(goal, done.map { ($0.startedAt, 1) }, today)
        case .hypertrophy:
            let library = try turn.library()
            let done = try store.doneWorkouts(from: moment(firstDay(today)), to: now)
            let sets = try store.workingSets(of: done).filter { set in
                goal.muscle.map { library[set.exercise]?.primaryMuscles.contains($0) ?? false } ?? true
            }
            return try weekly(goal, sets.map { ($0.startedAt, $0.sets) }, today)
        }
    }

    /// Of all weeks that count, wherever they begin.
    private func firstDay(_ today: LocalDate) -> LocalDate { today.adding(days: -7 * Int64(Self.policy.weeks + 1)) }

    /// A day before a day begins here: sessions have offsets of their own.
    private func moment(_ day: LocalDate) -> Instant {
        Instant(day.adding(days: -1).midnight, offsetMinutes: now.offsetMinutes)
    }

    /// Each counts in the week of the day on which it was lived, wherever that was.
    private func weekly(
        _ goal: LifterGoal, _ done: [(startedAt: Instant, count: Int)], _ today: LocalDate
    ) throws -> GoalProgress {
        let weekStart = try turn.settings().firstWeekday
        var weeks: [CalendarWeek: Int] = [:]
        for one in done {
            weeks[CalendarWeek(of: LocalDate(one.startedAt), startingOn: weekStart), default: 0] += one.count
        }
        return GoalProgress(of: goal, weeks: weeks, today: today, startingOn: weekStart, policy: Self.policy)
    }
}
