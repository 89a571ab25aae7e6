extension ScheduledWorkout {
    /// Says what became of planned days. Each workout does one: that of its program day, else of its plan, on the day on which it was begun;
    /// one of no plan that which is called as it is. Whatever else was trained on a day does nothing of what was planned for it.
    ///
    /// - Parameters:
    ///   - days: in their order; those that are done already stay so.
    ///   - workouts: oldest first.
    public static func settle(_ days: inout [ScheduledWorkout], with workouts: [TrainedSession], today: LocalDate) {
        for workout in workouts {
            var place: Int?
            for index in days.indices where days[index].date == workout.date && days[index].kind != .rest {
                let day = days[index]
                if day.sessionID == workout.id {
                    // It did its own already.
                    place = nil
                    break
                }
                if day.sessionID != nil { continue }
                if let own = workout.programDayID, own == day.programDayID {
                    place = index
                    break
                }
                if place == nil, day.isTrained(by: workout) { place = index }
            }
            if let place { (days[place].state, days[place].sessionID) = (.done, workout.id) }
        }
        for index in days.indices where days[index].kind != .rest {
            let isOver = days[index].date < today
            if days[index].state == .planned, isOver { days[index].state = .missed }
            if days[index].state == .missed, !isOver { days[index].state = .planned }
        }
    }

    private func isTrained(by workout: TrainedSession) -> Bool {
        if let plan = workout.planID { return plan == planID }
        return !title.isEmpty && workout.title == title
    }
}

extension Program {
    /// Whether a workout is one of its days, or of a plan that one of them has.
    public func holds(_ workout: TrainedSession) -> Bool {
        for day in days {
            if day.id == workout.programDayID { return true }
            if let plan = day.planID, plan == workout.planID { return true }
        }
        return false
    }

    /// What it has on a day of the week to which it is bound, and what became of that; `nil` for any other day. Where the calendar has
    /// something of its own on a day, rest among it, the program has nothing there.
    ///
    /// - Parameters:
    ///   - workouts: of that day at least.
    ///   - planned: what the calendar has for days, for that day at least.
    public func bound(
        on date: LocalDate, now: Instant, _ workouts: [TrainedSession], besides planned: [ScheduledWorkout]
    ) -> BoundDay? {
        guard binds(date) else { return nil }
        for one in planned where one.date == date && one.state != .skipped { return nil }
        for workout in workouts where workout.date == date && holds(workout) {
            return BoundDay(date: date, day: days.first { $0.id == workout.programDayID }, state: .done)
        }
        let ahead = date.day - now.local.day
        if ahead < 0 { return BoundDay(date: date, state: .missed) }
        return BoundDay(date: date, day: dueDay(at: now.adding(seconds: ahead * 86_400)), state: .planned)
    }
}

/// What a program has on a day of the week to which it is bound.
public struct BoundDay: Sendable {
    public let date: LocalDate
    /// Which of its days that is; `nil` for what was missed: it is not known any more.
    public var day: ProgramDay?
    public let state: ScheduledWorkout.State
}
