import Contract
import Training

/// The days of a month or a week, and what is on the one that is looked at.
struct CalendarView {
    let own: CalendarScreen
    let world: World
    let strings: Strings

    var screen: Screen {
        let grid = own.grid(world)
        let done = world.sessions(on: grid.days)
        let planned = world.planned(grid.days)
        // Once for all of them.
        let bound = world.bound(grid.days, World.trained(done), planned)
        let day = own.day(world)
        return world.screen(strings.calendar, back: world.route != .calendar(nil)) {
            div("columns", key: 4) {
                div("", key: 1) {
                    div("split", key: 1) {
                        iconButton(.back, own.isWeek ? strings.lastWeek : strings.lastMonth, .calendar(.turn(-1)))
                        tag("h2", "", [.id("month")], own.heading(world))
                        iconButton(.next, own.isWeek ? strings.nextWeek : strings.nextMonth, .calendar(.turn(1)))
                    }
                    div("segments", [.role("group"), .label(strings.calendar)], key: 2) {
                        button("", .calendar(.show(week: false)), [.pressed(!own.isWeek)], strings.monthWord)
                        button("", .calendar(.show(week: true)), [.pressed(own.isWeek)], strings.weekWord)
                    }
                    days(grid, done, planned, bound)
                }
                div("", key: 2) {
                    if !isKnown(grid.days), world.knowledge[.schedule(grid.days)].hasFailed {
                        world.awaited(.schedule(grid.days))
                    }
                    if own.isWeek {
                        for one in grid.days { summary(one, done, planned, at(one, grid, bound)) }
                    } else {
                        summary(day, done, planned, at(day, grid, bound))
                    }
                    otherCalendars
                }
            }
        }
    }

    // MARK: The grid

    /// What the program has on a day of the week to which it is bound, as long as it is not done.
    private func at(_ day: Int64, _ grid: MonthGrid, _ bound: [BoundDay?]) -> BoundDay? {
        guard grid.days.contains(day), let found = bound[Int(day - grid.days.lowerBound)], found.state != .done else {
            return nil
        }
        return found
    }

    private func days(
        _ grid: MonthGrid, _ done: [WorkoutSession], _ planned: [ScheduledWorkout], _ bound: [BoundDay?]
    ) -> View {
        let keys = A.on(
            .keydown, .value { MonthGrid.day(0, after: $0, from: .monday) == nil ? nil : .calendar(.key($0)) })
        return div("month", [.role("grid"), .attribute("aria-labelledby", "month"), keys], key: 3) {
            div("days", [.role("row")]) {
                for offset in 0..<7 {
                    let weekday = LocalDate(day: grid.days.lowerBound).weekday + offset
                    span(
                        "why", strings.shortDay(weekday), [.role("columnheader"), .label(strings.longDay(weekday))])
                }
            }
            for week in stride(from: grid.days.lowerBound, to: grid.days.upperBound, by: 7) {
                div("days", [.role("row")], key: UInt64(bitPattern: week)) {
                    for day in week..<(week + 7) { cell(day, grid, done, planned, at(day, grid, bound)) }
                }
            }
        }
    }

    private func cell(
        _ day: Int64, _ grid: MonthGrid, _ done: [WorkoutSession], _ planned: [ScheduledWorkout], _ bound: BoundDay?
    ) -> View {
        let today = world.now.local.day
        let isChosen = day == own.day(world)
        var (classes, label) = ("day", strings.longDate(world.now.midnight(of: day)))
        var isDone = false
        for session in done where session.startedAt.local.day == day {
            label += (isDone ? ", " : ": ") + strings.titled(session.title)
            isDone = true
        }
        if isDone { classes += " did" }
        for plan in planned where plan.date.day == day && plan.state != .done {
            label += ". " + word(plan.state) + ": " + world.name(of: plan)
            if plan.state == .missed { classes += " missed" }
            if plan.state == .planned, plan.kind != .rest { classes += " plan" }
        }
        if let bound {
            label += ". " + word(bound.state) + ": " + world.name(of: bound)
            classes += bound.state == .missed ? " missed" : " plan"
        }
        if day == today { classes += " today" }
        if !grid.month.contains(day), !own.isWeek { classes += " other" }
        return div("", [.role("gridcell"), .attribute("aria-selected", isChosen ? "true" : "false")]) {
            button(
                classes, .calendar(.pick(day)),
                [
                    .id(CalendarScreen.id(of: day)), .label(label), .attribute("tabindex", isChosen ? "0" : "-1"),
                    day == today ? .attribute("aria-current", "date") : .none, .grip,
                    .on(.reorder, .send(.calendar(.plan(day)))),
                ]
            ) {
                tag("b", "n", String(LocalDate(day: day).midnight.date.day))
            }
        }
    }

    // MARK: A day

    private func word(_ state: ScheduledWorkout.State) -> String {
        switch state {
        case .skipped: strings.skippedWord
        case .missed: strings.missed
        case .planned, .done: strings.plannedWord
        }
    }

    private func summary(
        _ day: Int64, _ done: [WorkoutSession], _ planned: [ScheduledWorkout], _ bound: BoundDay?
    ) -> View {
        var items: [View] = []
        for session in done where session.startedAt.local.day == day { items.append(sessionItem(session, world)) }
        for plan in planned where plan.date.day == day && plan.state != .done { items.append(item(plan)) }
        if let bound, let program = world.program?.program {
            let name = world.name(of: bound)
            items.append(
                link("item", .program(program.id), key: 1) {
                    tag("span") {
                        name
                        tag("small", word(bound.state) + (name == program.name ? "" : " · " + program.name))
                    }
                })
        }
        var views = [section(strings.longDate(world.now.midnight(of: day)))]
        if !items.isEmpty {
            views.append(element("div", "list card", [], nil, items))
        } else if isKnown(own.grid(world).days) {
            views.append(tag("p", "why", strings.nothingOnDay))
        }
        if day == own.day(world) { views.append(day < world.now.local.day ? logLink : planning) }
        return element("section", "", [], UInt64(bitPattern: day), views)
    }

    /// Whether it is known what is planned.
    private func isKnown(_ days: Range<Int64>) -> Bool { world.knowledge.scheduled[days] != nil }

    private func item(_ planned: ScheduledWorkout) -> View {
        let (name, today) = (world.name(of: planned), world.now.local.day)
        let day = PlannedDay(entry: planned.entryID, date: planned.plannedDate)
        let isSkipped = planned.state == .skipped
        var words = word(planned.state)
        if planned.repeatsWeekly { words += " · " + strings.everyWeek }
        if let time = planned.time { words += " · " + time.text }
        return div("", key: planned.entryID.low ^ UInt64(bitPattern: planned.plannedDate.day)) {
            div("item") {
                tag("span") {
                    name
                    tag("small", words)
                }
                if let plan = planned.planID, planned.date.day == today, !isSkipped, world.canStart {
                    button("btn yes", .starting(.open(plan)), [.label(strings.start(name))], strings[.start])
                }
            }
            div("tools") {
                button("", .calendar(.move(day)), [.expanded(own.moving == day), .label(strings.move + ", " + name)]) {
                    strings.move
                }
                if planned.repeatsWeekly || isSkipped {
                    button("", .calendar(.skip(day, !isSkipped)), [.label(skipWord(isSkipped) + ", " + name)]) {
                        skipWord(isSkipped)
                    }
                }
                button("danger", .calendar(.remove(day)), [.label(removeWord(planned) + ", " + name)]) {
                    removeWord(planned)
                }
            }
            if own.moving == day {
                div("pair") {
                    field(strings.moveTo, fault: nil, id: "move-to") {
                        dateInput("move-to", own.movingTo) { .calendar(.movingTo($0)) }
                    }
                    button("btn yes", .calendar(.moveNow), [], strings.move)
                }
            }
        }
    }

    private func skipWord(_ isSkipped: Bool) -> String { isSkipped ? strings.putBack : strings.skipOnce }

    private func removeWord(_ planned: ScheduledWorkout) -> String {
        planned.repeatsWeekly ? strings.noMoreFromHere : strings[.delete]
    }

    private var logLink: View { link("btn wide", .newSession) { strings.logPast } }

    /// The plans to put on the day; it keeps its place, and who stands on it, when what is planned arrives above it.
    private var planning: View {
        div("", [.id("plans"), .focusable], key: 2) {
            button("btn wide", .calendar(.foldPlans), [.expanded(own.isPlanning)], strings.planWorkout)
            if own.isPlanning {
                tag("label", "switch") {
                    tag("span", "", strings.everyWeek)
                    check(own.isWeekly, .calendar(.weekly))
                }
                div("chips") {
                    for plan in world.offeredPlans {
                        button("chip", .calendar(.schedule(plan.id)), [], key: plan.id.low, plan.name)
                    }
                    button("chip", .calendar(.schedule(nil)), [], key: 1, strings.restDay)
                }
            }
        }
    }

    // MARK: Other calendars

    /// The address at which another calendar reads what is planned and done: a secret, told once.
    private var otherCalendars: View {
        let known = world.knowledge.calendarAccess
        let isOpen = known?.isOpen == true
        return tag("details", key: 9) {
            tag("summary", "label", strings.otherCalendars)
            tag("p", "why", strings.otherCalendarsHint)
            if let access = own.access, let path = access.path {
                tag("a", "secret", [.id("calendar-address"), .attribute("href", path)], access.url ?? path)
                tag("p", "why", strings.addressOnce)
                button("btn wide", .calendar(.copy), [], strings[.copy])
            } else if isOpen {
                tag(
                    "p", "why", [.role("status")],
                    strings.read(known?.lastReadAt.map { strings.moment($0, now: world.now) }))
            }
            div("trio") {
                button("btn", .calendar(.open), [.disabled(!world.isOnline)]) {
                    isOpen ? strings.renewAddress : strings.makeAddress
                }
                if isOpen {
                    button("btn danger", .calendar(.end), [.disabled(!world.isOnline)], strings.endAddress)
                }
            }
        }
    }
}
