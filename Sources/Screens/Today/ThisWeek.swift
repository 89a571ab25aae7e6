import Training

/// The days of this week, and which of them were trained on; each leads to what was done and is planned on it.
struct ThisWeek {
    let world: World
    let strings: Strings

    var view: View {
        let first = world.daysAhead.lowerBound
        return div("week", [.role("list"), .label(strings[.thisWeek])], key: 3) {
            for day in first..<first + 7 { item(day) }
        }
    }

    private func item(_ day: Int64) -> View {
        let (did, date) = (world.trained(on: day), LocalDate(day: day))
        let number = String(date.midnight.date.day)
        var (classes, label) = (did ? "day did" : "day", strings.longDay(date.weekday) + " " + number)
        if did { label += ", " + strings[.trained] }
        if world.isWhole { world.mark(day, &classes, &label) }
        if day == world.now.local.day { classes += " today" }
        return div("", [.role("listitem")]) {
            link(classes, .calendar(day), [.label(label)]) {
                strings.shortDay(date.weekday)
                tag("b", "n", number)
            }
        }
    }
}

extension World {
    func trained(on day: Int64) -> Bool {
        for session in shownSessions ?? [] where session.startedAt.local.day == day && session.hasWork {
            return true
        }
        return false
    }

    /// Says of a day what the calendar or the program has for it that was not done, or that this came to nothing, whatever else was
    /// trained on it.
    @inline(never) func mark(_ day: Int64, _ classes: inout String, _ label: inout String) {
        var found: (name: String, state: ScheduledWorkout.State)?
        for one in plannedWork(on: day) where found == nil || found?.state == .done {
            found = (name(of: one), one.state)
        }
        if found == nil, let bound = bound(day..<day + 1, trained(since: day), planned(daysAhead))[0] {
            found = (name(of: bound), bound.state)
        }
        guard let found, found.state != .done else { return }
        let isOver = found.state == .missed
        classes += isOver ? " missed" : " plan"
        label += ", " + (isOver ? strings.missed : strings.plannedWord) + ": " + found.name
    }

    /// What the program that is followed has on days, where it is bound to days of the week.
    @inline(never) func bound(
        _ days: Range<Int64>, _ workouts: [TrainedSession], _ planned: [ScheduledWorkout]
    ) -> [BoundDay?] {
        let program = program?.program
        var bound: [BoundDay?] = []
        for day in days {
            bound.append(program?.bound(on: LocalDate(day: day), now: now, workouts, besides: planned))
        }
        return bound
    }

    /// What a day of it is called.
    @inline(never) func name(of bound: BoundDay) -> String {
        guard let program = program?.program else { return "" }
        return strings.voice.sentence(bound, of: program) { plan($0)?.name }
    }

    /// The workouts that the calendar has for a day, whatever became of them; those that were left out on purpose are not among them.
    func plannedWork(on day: Int64) -> [ScheduledWorkout] {
        var work: [ScheduledWorkout] = []
        for one in planned(daysAhead) where one.date.day == day && one.isWork {
            work.append(one)
        }
        return work
    }

    /// The first of them that can be trained and was not yet.
    @inline(never) func plannedPlan(on day: Int64) -> NextPlan? {
        for one in plannedWork(on: day) where one.state == .planned {
            guard let plan = usablePlans.first(where: { $0.id == one.planID }) else { continue }
            return NextPlan(plan: plan, reason: DayReason(.scheduled), minutes: one.minutes)
        }
        return nil
    }
}
