import Contract
import Sync
import Training

/// What was done and is planned, by days.
struct CalendarScreen {
    /// The day that is looked at, counted since 1970-01-01; `nil` for today.
    var day: Int64?
    /// Whether one week is shown, with all of its days, instead of a month.
    var isWeek = false
    /// Whether a plan is being chosen for the day, and whether for every week from then on.
    var isPlanning = false
    var isWeekly = false
    /// What is being moved, and to which day, like "2026-11-20".
    var moving: PlannedDay?
    var movingTo = ""
    /// The secret address for other calendars, which is told once.
    var access: CalendarAccess?
    /// Where it was looked at from, and whether a session was opened in it.
    var from: Route?
    var leadsToSession = false
}

enum CalendarMessage {
    case show(week: Bool)
    /// So many months or weeks on.
    case turn(Int)
    case pick(Int64)
    /// A key that was pressed on the days.
    case key(String)
    /// The days were rested on: a plan is chosen for one of them.
    case plan(Int64)
    case foldPlans, weekly
    /// A plan is put on the day, or a rest.
    case schedule(PlanID?)
    /// Another day is chosen for what is planned, and said; it goes there.
    case move(PlannedDay), movingTo(String), moveNow
    /// What is planned is skipped or put back, or taken out: of what repeats, from its day on.
    case skip(PlannedDay, Bool), remove(PlannedDay)
    /// The address for other calendars is made anew, ended, copied.
    case open, end, copy
}

/// A day of something planned, as it was planned first.
struct PlannedDay: Equatable {
    var entry: ScheduleEntryID
    var date: LocalDate
}

extension CalendarScreen {
    func day(_ world: World) -> Int64 { day ?? world.now.local.day }

    func grid(_ world: World) -> MonthGrid { MonthGrid(of: day(world), from: world.weekStart, isWeek: isWeek) }

    /// What is planned, and of the history what is older than what is known.
    func needs(_ world: World) -> [Query] {
        let days = grid(world).days
        var needs = [Query.schedule(days), .calendarAccess]
        if world.knowledge[.sessions].cursor != nil, let oldest = world.knowledge.sessions?.last,
            oldest.startedAt.local.day >= days.lowerBound
        {
            needs.append(.daysOf(days))
        }
        return needs
    }

    @inline(never) mutating func update(_ message: CalendarMessage, _ world: World) -> [Effect] {
        let now = day(world)
        switch message {
        case .show(let week): isWeek = week
        case .turn(let by):
            day = isWeek ? now + Int64(by) * 7 : MonthGrid.day(now, months: by)
            return [.announce(heading(world))]
        case .pick(let picked):
            if picked != now { isPlanning = false }
            day = picked
        case .key(let key):
            guard let to = MonthGrid.day(now, after: key, from: world.weekStart) else { return [] }
            (day, isPlanning) = (to, false)
            return [.focus(Self.id(of: to))]
        case .plan(let planned):
            (day, isPlanning) = (planned, planned >= world.now.local.day)
            return isPlanning ? [.scroll("plans"), .focus("plans"), .more(.plans)] : []
        case .foldPlans:
            isPlanning.toggle()
            return isPlanning ? [.more(.plans)] : []
        case .weekly: isWeekly.toggle()
        case .schedule(let plan): return schedule(plan, on: now, world)
        case .move(let planned):
            guard let before = world.planned(planned), moving != planned else {
                moving = nil
                return []
            }
            (moving, movingTo) = (planned, before.date.text)
            return [.focus("move-to")]
        case .movingTo(let text): movingTo = text
        case .moveNow:
            guard let planned = moving, let before = world.planned(planned), let to = LocalDate(movingTo) else {
                return []
            }
            moving = nil
            if before.date == to { return [] }
            day = to.day
            let date = world.strings.date(world.now.midnight(of: to.day), now: world.now)
            return change(planned, before, world.strings.movedOn(date), world) {
                $0.movedTo = to == planned.date ? nil : to
            } + [.focus(Self.id(of: to.day))]
        case .skip(let planned, let isSkipped):
            guard let before = world.planned(planned) else { return [] }
            return change(planned, before, isSkipped ? world.strings.skippedWord : world.strings.plannedWord, world) {
                $0.isSkipped = isSkipped
            }
        case .remove(let planned):
            guard let before = world.planned(planned) else { return [] }
            let name = world.name(of: before)
            let step = OutboxStep.unschedule(planned.entry, from: before.repeatsWeekly ? planned.date : nil)
            return [.offer(.deleting(step, name, world.strings))]
        case .open: return [.send(Call(purpose: .calendarAccess, request: ClientRequest(.renewCalendarAccess)))]
        case .end:
            access = nil
            return [.send(Call(purpose: .calendarAccess, request: ClientRequest(.endCalendarAccess)))]
        case .copy: return [.copy(access?.url ?? access?.path ?? ""), .announce(world.strings[.copied])]
        }
        return []
    }

    /// The secret is told this once.
    @inline(never) mutating func accessCame(_ answer: Answer) -> [Effect] {
        access = answer.read(CalendarAccess.self).flatMap { $0.path == nil ? nil : $0 }
        return [.lookAgain([.calendarAccess])] + (access == nil ? [] : [.focus("calendar-address")])
    }

    private mutating func schedule(_ plan: PlanID?, on day: Int64, _ world: World) -> [Effect] {
        var entry = ScheduleEntry(id: world.newID(), plan == nil ? .rest : .plan, on: LocalDate(day: day))
        (entry.planID, entry.repeatsWeekly) = (plan, isWeekly)
        (isPlanning, isWeekly) = (false, false)
        let name = plan.flatMap { world.plan($0)?.name } ?? world.strings.restDay
        return [
            .queue(.schedule(entry), name: name), .focus(Self.id(of: day)),
            .offer(
                Undo(
                    text: world.strings.planned(name), milliseconds: 6_000,
                    undo: [.queue(.unschedule(entry.id, from: nil), name: name)])),
        ]
    }

    /// A day of something planned is another from now on; the strip puts it back as it was.
    private func change(
        _ planned: PlannedDay, _ before: ScheduledWorkout, _ said: String, _ world: World,
        _ make: (inout ScheduleEntry.Change) -> Void
    ) -> [Effect] {
        let old = ScheduleEntry.Change(
            date: planned.date, movedTo: before.date == planned.date ? nil : before.date,
            isSkipped: before.state == .skipped)
        var new = old
        make(&new)
        let name = world.name(of: before)
        return [
            .queue(.scheduledDay(planned.entry, new), name: name),
            .offer(
                Undo(
                    text: name + ": " + said, milliseconds: 6_000,
                    undo: [.queue(.scheduledDay(planned.entry, old), name: name)])),
        ]
    }

    static func id(of day: Int64) -> String { "day-" + LocalDate(day: day).text }

    /// "November 2026".
    func heading(_ world: World) -> String {
        let date = LocalDate(day: day(world)).midnight.date
        return world.strings.month(date.month, date.year)
    }

    @inline(never) func view(_ world: World) -> Screen {
        CalendarView(own: self, world: world, strings: world.strings).screen
    }
}

extension World {
    var weekStart: WeekStart { knowledge.settings.firstWeekday }

    /// What was done on some days, the newest first.
    func sessions(on days: Range<Int64>) -> [WorkoutSession] {
        var found: [WorkoutSession] = []
        for session in shownSessions ?? [] where days.contains(session.startedAt.local.day) { found.append(session) }
        for session in knowledge.opened
        where days.contains(session.startedAt.local.day) && !found.contains(where: { $0.id == session.id }) {
            found.append(session)
        }
        return found
    }
}

extension World {
    /// What is planned on some days and became of it, as far as this device knows, without what is being taken out.
    @inline(never) func planned(_ days: Range<Int64>) -> [ScheduledWorkout] {
        var planned: [ScheduledWorkout] = []
        for one in knowledge.scheduled[days] ?? [] where !isHidden(one.entryID.low) { planned.append(one) }
        if planned.isEmpty { return planned }
        ScheduledWorkout.settle(&planned, with: Self.trained(sessions(on: days).reversed()), today: LocalDate(now))
        return planned
    }

    /// Those of some sessions that have work, as the rules of the day see them.
    static func trained(_ sessions: [WorkoutSession]) -> [TrainedSession] {
        var trained: [TrainedSession] = []
        for session in sessions where session.hasWork { trained.append(TrainedSession(plain: session)) }
        return trained
    }

    func planned(_ day: PlannedDay) -> ScheduledWorkout? {
        for (_, known) in knowledge.scheduled.all {
            for one in known where one.entryID == day.entry && one.plannedDate == day.date { return one }
        }
        return nil
    }

    func name(of planned: ScheduledWorkout) -> String {
        if !planned.title.isEmpty { return planned.title }
        return planned.kind == .rest ? strings.restDay : strings.titled(planned.planID.flatMap { plan($0)?.name })
    }
}
