import Sync
import Training

/// What stands on the first screen below and beside what is trained next. It comes with the second part of the app.
struct TodayMore {
    let today: Today
    let next: NextPlan?
    let world: World
    let strings: Strings

    /// Below the next plan.
    @inline(never) var left: View {
        div("", key: 8) {
            if world.isNew { firstStart }
            if world.isTraining, let workout = world.shown { runningCard(workout) }
            if let nudge = world.nudge() { nudgeCard(nudge) }
            suggestionsCard(of: nil, world)
            if !world.isNew { weekCard }
            programCard
            scheduledCard
            choices
        }
    }

    /// Beside it, where there is room.
    @inline(never) var right: View {
        div("", key: 9) {
            whatNext
            recentSessions
        }
    }

    /// Nothing is here yet.
    private var firstStart: View {
        div("empty card", key: 20) {
            Icon.barbell.view
            tag("h2", "", strings[.welcome])
            tag("p", "", strings[.welcomeHint])
            link("btn yes", .welcome(0)) { strings.setUp }
            link("btn", .importing) { strings[.importHistory] }
            makeLink("btn", strings)
            link("btn", .programs) { strings.chooseProgram }
            link("btn plain", .tour) { strings.tour }
        }
    }

    // MARK: The workout that goes on

    private func runningCard(_ workout: ActiveWorkout) -> View {
        div("card", key: 14) {
            div("label") { strings[.running] }
            tag("h2", "large", strings.titled(workout.title))
            tag(
                "p", "why n",
                strings.minutes(world.now.seconds(since: workout.startTime)) + " · " + strings.totals(workout.totals))
            if let left = workout.left(world.now) { leftAlone(workout, left) }
            for exercise in workout.exercises {
                row(strings.called(exercise), nil, key: exercise.instanceID.low) {
                    dots(exercise, [])
                    span("unseen", strings.doneOf(exercise.doneCount, exercise.sets.count))
                }
            }
        }
    }

    /// A workout that was left alone can be ended with its last set, or thrown away, without being opened.
    private func leftAlone(_ workout: ActiveWorkout, _ since: Instant) -> View {
        div("", key: 15) {
            tag("p", "why n", strings.leftAlone(strings.moment(since, now: world.now)))
            div("trio") {
                if workout.lastSetDone != nil {
                    button("btn plain", .focus(.finishAsOfLastSet), [], strings[.finishThen])
                }
                button("btn danger", .focus(.discard), [], strings[.discardWorkout])
            }
        }
    }

    // MARK: Today and this week

    private func nudgeCard(_ nudge: DayReason) -> View {
        div(nudge.code == .recovery ? "card coach" : "card", [.role("note")], key: 17) {
            tag("p", "", strings.voice.sentence(nudge))
        }
    }

    /// What is done of what is wanted this week, and where the program stands.
    private var weekCard: View {
        let week = world.thisWeek
        return div("list card", key: 18) {
            if let tracked = world.program {
                link("item", .program(tracked.program.id)) {
                    tag("span") {
                        tracked.program.name
                        tag("small", strings.standing(tracked, world.now))
                    }
                    chevron
                }
            }
            link("item", .calendar(nil)) {
                tag("span") {
                    strings[.thisWeek]
                    tag("small", strings.done(week, today: isToGo))
                }
                if let wanted = week.planned, wanted > 0 {
                    span("chip good n", String(week.done * 100 / wanted) + " %")
                }
                chevron
            }
        }
    }

    /// Whether something is meant to be trained today, and was not yet.
    private var isToGo: Bool {
        let today = world.now.local.day
        if world.plannedPlan(on: today) != nil { return true }
        // What the calendar has for days is for those days.
        if world.trained(on: today) || world.thisWeek.onAnyDay == 0 { return false }
        return next?.reason?.code.isForToday == true
    }

    /// A day of rest, a program that is paused or done, or a day of it whose plan is not here.
    private var programCard: View? {
        guard !world.isTraining, let program = world.program?.program else { return nil }
        let isLacking = next == nil && today.lacksDuePlan(world)
        if today.dueDay(world) != nil, !isLacking { return nil }
        let then = isLacking ? nil : program.dueDay(at: world.now).flatMap { program.nextOpen($0) }
        return div("card", key: 16) {
            div("label") { program.name }
            if isLacking {
                tag("p", "why", strings.notOnThisDevice)
            } else {
                tag("h2", "", strings.standing(program))
            }
            if let plan = then?.planID.flatMap({ world.plan($0) }) {
                tag("p", "why", strings.nextInProgram(plan.name))
            }
            link("btn plain wide", .program(program.id)) { strings[.look] }
        }
    }

    /// What the calendar has next, on another day than today.
    private var scheduledCard: View? {
        let tomorrow = world.now.local.day + 1
        for day in tomorrow..<max(tomorrow, world.daysAhead.upperBound) {
            guard let one = world.plannedWork(on: day).first else { continue }
            var lifts = ""
            for exercise in one.planID.flatMap({ world.plan($0) })?.currentVersion.exercises.prefix(3) ?? [] {
                lifts += (lifts.isEmpty ? "" : ", ") + strings.called(exercise)
            }
            return link("card split", .calendar(day), [], key: 21) {
                tag("span") {
                    strings.date(world.now.midnight(of: day), now: world.now) + ": " + world.name(of: one)
                    if !lifts.isEmpty { tag("small", "why block", lifts) }
                }
                chevron
            }
        }
        return nil
    }

    private var choices: View {
        div("", key: 11) {
            if world.canStart, !world.isNew, world.knowledge.plans != nil || world.knowledge[.plans].hasFailed {
                let offered = world.offeredPlans
                if offered.isEmpty || offered.contains(where: { $0.id != next?.plan.id }) {
                    button("btn wide", .today(.select), [.id("select")], strings[.otherPlans])
                }
                button("btn wide", .startEmpty, [], strings[.startEmpty])
                makeLink("btn plain wide", strings)
            }
        }
    }

    // MARK: What comes next

    private var whatNext: View? {
        var plans = next.map { [$0.plan.id] } ?? []
        for plan in world.shownPlans where plan.isInUse(on: LocalDate(world.now)) { plans.append(plan.id) }
        let items = world.shownNext.withoutRepeats(inUse: plans)
        if items.isEmpty { return nil }
        let shown = today.showsAllNext ? items[...] : items.prefix(5)
        return div("", [.id("next")], key: 12) {
            section(strings[.whatNext])
            div("card") {
                for item in shown { nextRow(item, items).view }
                if items.count > 5 {
                    button("btn plain wide", .today(.foldNext), [.expanded(today.showsAllNext)], key: 1) {
                        strings[today.showsAllNext ? .showLess : .showAll]
                    }
                }
            }
        }
    }

    /// A lift of a plan asks for what the plan asks for; the name of the plan is said where two of them hold the lift.
    private func nextRow(_ item: NextItem, _ all: [NextItem]) -> NextRow {
        var row = NextRow(
            item: item, strings: strings, now: world.now, showsReason: today.reasons.contains(item.key))
        if let (plan, exercise) = world.knowledge.inPlan(item.exercisePrescriptionID) {
            row.prescription = world.asTrained(plan).currentVersion.exercises.first { $0.id == exercise.id }
            row.proposal = proposal(exercise, world)
            if exercise.rule?.isScheduled == true {
                row.scheduled = world.nextDay(of: item)?.sets ?? item.plannedSets
            } else if !item.isOf(row.prescription), row.proposal == nil || world.day(of: plan.id)?.phase != nil {
                row.item.chance = nil
            }
        }
        row.missing = world.lacking(item.exerciseID, in: world.knowledge.gym)
        for gym in world.knowledge.gyms
        where gym.id == item.trained?.gymID && gym.id != world.knowledge.settings.gymID {
            row.gym = gym.name
        }
        for other in all where other.exerciseID == item.exerciseID && other.key != item.key { row.plan = item.planName }
        return row
    }

    private var recentSessions: View? {
        guard let sessions = world.shownSessions, !sessions.isEmpty else { return nil }
        return div("", key: 13) {
            section(strings[.recent])
            div("list card") {
                for session in sessions.prefix(4) { sessionItem(session, world) }
            }
        }
    }
}

extension Today {
    /// The line of the day with the mark of the app, where the greeting stands otherwise; a tap puts it away, and it goes by itself.
    @inline(never) func welcome(_ world: World) -> View? {
        guard world.welcomes, let line = world.knowledge.dayLine, line.date == LocalDate(world.now),
            let text = line.text
        else { return nil }
        let strings = world.strings
        return button("welcome", .today(.welcomed(byTap: true)), [], key: 22) {
            Icon.barbell.view
            tag("span") {
                strings.hi(world.knowledge.profile?.name)
                tag("small", text)
            }
            span("unseen", strings[.dismiss])
        }
    }
}

extension World {
    /// Whether the line of the day is wanted, and was not read yet.
    var welcomes: Bool {
        knowledge.settings.dailyWelcome != false && !isTraining
            && knowledge.keptDrafts[Stored.welcomed] != LocalDate(now).text
    }

    /// Minutes that a plan takes today, as the program has it; or all of it.
    @inline(never) func minutes(of plan: WorkoutPlan, inFull: Bool = false) -> Int? {
        plan.minutes(
            on: inFull ? nil : day(of: plan.id)?.adjustment, restSeconds: knowledge.settings.restSeconds,
            lately, today: LocalDate(now))
    }

    /// What was done in this week of what is wanted in it: by the lifter, the program or the calendar.
    @inline(never) var thisWeek: WeekTally {
        let week = CalendarWeek(of: LocalDate(now), startingOn: weekStart)
        return WeekTally(week, trained(since: week.first.day), planned(daysAhead), weekWish)
    }

    /// What is wanted in this week by the lifter, else by the program.
    var weekWish: WeekWish {
        let program = program
        return WeekWish(
            own: knowledge.profile?.daysPerWeek, following: program?.program, program?.progress.plannedThisWeek)
    }

    /// What is worth a word today. Of a row of weeks that began before what is known here the server knows how long it is; until then
    /// nothing is said of it.
    @inline(never) func nudge() -> DayReason? {
        guard var here = nudgeHere() else { return nil }
        if here.isOpen {
            guard let known = knowledge.adherence[Analytics.yearBack(self)] else { return nil }
            here.nudge.weeks = known.streak.weeks
        }
        return here.nudge
    }

    /// The same of what is known here, and whether the row of weeks may be longer.
    @inline(never) func nudgeHere() -> (nudge: DayReason, isOpen: Bool)? {
        var day = DaySoFar(now, startingOn: weekStart)
        day.mindsRest = knowledge.settings.flags.recoveryAwareness
        let sessions = trained(since: .min)
        guard let nudge = day.nudge(sessions) else { return nil }
        guard nudge.code == .streak, let weeks = nudge.weeks, let oldest = sessions.last else { return (nudge, false) }
        // Who trains already need not be asked to.
        if isTraining { return nil }
        if knowledge[.sessions].cursor == nil { return (nudge, false) }
        // What is known reaches back beyond the row.
        let before = CalendarWeek(of: LocalDate(now), startingOn: weekStart).adding(weeks: -weeks)
        return (nudge, CalendarWeek(of: oldest.date, startingOn: weekStart) >= before)
    }
}
