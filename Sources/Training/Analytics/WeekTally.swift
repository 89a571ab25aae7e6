/// What is wanted of every week: by the program that is followed, else by the lifter.
public struct WeekWish: Sendable {
    /// Workouts; `nil` where nobody said so.
    public let workouts: Int?
    /// The program whose workouts alone count; `nil` where any does.
    private let program: Program?

    /// - Parameters:
    ///   - own: what the lifter wants.
    ///   - program: the one that is followed, and how many it has in the week that runs. One that rests or is over wants none.
    public init(own: Int?, following program: Program? = nil, _ planned: Int? = nil) {
        let isOver = program?.run?.pausedAt != nil || program?.run?.finishedAt != nil
        let asked = isOver ? nil : planned
        workouts = asked ?? own
        self.program = asked == nil ? nil : program
    }

    fileprivate func counts(_ workout: TrainedSession) -> Bool { program?.holds(workout) ?? true }
}

/// What was done in a week of what was wanted in it. A workout is a session; days are told apart from them.
public struct WeekTally: Equatable, Sendable {
    /// Workouts that are wanted: as many as in every week, or as are planned for days of it where those are more; `nil` where nobody said
    /// so.
    public var planned: Int?
    /// Those of them that were done: what is planned for a day by its own workout alone, what is wanted beyond that by any other. Never more
    /// than `planned`; where nothing is wanted all workouts.
    public var done = 0
    /// Workouts beside them.
    public var others = 0
    /// Workouts of what is wanted that are still to come, on whatever day: those that are planned for days are not among them.
    public var onAnyDay = 0
    /// Days on which something was trained.
    public var days = 0

    /// All workouts.
    public var workouts: Int { done + others }

    /// - Parameters:
    ///   - sessions: in any order; those of other weeks are left out.
    ///   - scheduled: what is planned for days, and became of it (`ScheduledWorkout.settle`); those of other weeks, of rest, and what was left
    ///     out on purpose are not looked at.
    public init(_ week: CalendarWeek, _ sessions: [TrainedSession], _ scheduled: [ScheduledWorkout], _ wish: WeekWish) {
        var (ofDays, kept): (Int, [WorkoutID]) = (0, [])
        for day in scheduled where week.contains(day.date) && day.isWork {
            ofDays += 1
            if day.state == .done, let id = day.sessionID { kept.append(id) }
        }
        var (all, free): (Int, Int) = (0, 0)
        var dates: [LocalDate] = []
        for session in sessions where week.contains(session.date) {
            all += 1
            if !dates.contains(session.date) { dates.append(session.date) }
            if !kept.contains(session.id), wish.counts(session) { free += 1 }
        }
        days = dates.count
        done = all
        guard wish.workouts != nil || ofDays > 0 else { return }
        let wanted = max(wish.workouts ?? 0, ofDays)
        planned = wanted
        onAnyDay = max(0, wanted - ofDays - free)
        done = min(all, kept.count + min(free, wanted - ofDays))
        others = all - done
    }

    /// Workouts of what is wanted that are still to come; `nil` where nothing is wanted.
    public var left: Int? { planned.map { $0 - done } }
}
