import Contract
import Sync
import Training
import Wire

extension Programs {
    /// One of the lifter's programs: where it stands, what is next, and every day of it.
    @inline(never) func page(_ id: ProgramID, _ world: World) -> Screen {
        let strings = world.strings
        guard let tracked = Self.tracked(id, world) else { return Self.awaiting(id, world) }
        let program = tracked.program
        return world.screen(
            program.name, strings.standing(tracked, world.now), back: true, dock: dock(tracked, world)
        ) {
            if !world.isOnline { tag("p", "why", [.role("status")], strings[.serverAway]) }
            if Self.isQueued(id, world) { tag("p", "why", [.role("status")], strings.waitsToBeSaved + ".") }
            div("columns", key: 5) {
                div("", key: 1) {
                    if program.run?.finishedAt != nil { over(program, world) }
                    today(tracked, world)
                    if program.run != nil { progress(tracked, world) }
                    if let about = program.about { tag("p", "why", about) }
                    tools(tracked, world)
                }
                div("", key: 2) { days(tracked, world) }
            }
        }
    }

    /// Whether it waits to be saved as it is shown.
    private static func isQueued(_ id: ProgramID, _ world: World) -> Bool {
        for case .program(_, let program) in world.steps where program.id == id { return true }
        return false
    }

    /// The end of a program is said, and asked what comes then.
    private func over(_ program: Training.Program, _ world: World) -> View {
        let strings = world.strings
        return div("card gold", [.role("status")], key: 1) {
            tag("h2", "", strings.standing(program))
            tag(
                "p", "why",
                strings.afterProgram(ProgramProgress(of: program, now: world.now, startingOn: world.weekStart)))
            button("btn wide", .programs(.restart(program.id)), [.disabled(isBusy)], strings.againAsLearnt)
            link("btn plain wide", .programs) { strings.otherProgram }
            link("btn plain wide", .newProgram) { strings.ownProgram }
        }
    }

    /// The day that is due: what is trained, what its week is for, and what can be done with it.
    private func today(_ tracked: TrackedProgram, _ world: World) -> View? {
        let (strings, program) = (world.strings, tracked.program)
        guard let run = program.run, run.finishedAt == nil else { return nil }
        let day = program.dueDay(at: world.now) ?? program.pausedDay
        let progress = ProgramProgress(of: program, now: world.now, startingOn: world.weekStart)
        return div("card", [.id("due")], key: 4) {
            if let day {
                div("label") {
                    (run.pausedAt == nil ? "" : strings.standing(program) + " · ") + strings.place(day, in: program)
                }
                tag("h2", "large", name(of: day, world))
                if let notes = day.notes { tag("p", "why", notes) }
                if let line = strings.phaseLine(day.phase, day.intensityModifier, day.volumeModifier) {
                    tag("p", "why", line)
                }
            } else {
                tag("h2", "", strings.standing(program))
            }
            if tracked.isActive {
                div("tools") {
                    if run.pausedAt == nil {
                        button("", .programs(.skip(program.id)), [.disabled(isBusy)], strings.skipDay)
                        if let last = progress.lastDay {
                            button("", .programs(.jump(program.id, last)), [.disabled(isBusy)], strings.repeatDay)
                        }
                    }
                    button(
                        "", .programs(.pause(program.id)), [.disabled(isBusy)],
                        run.pausedAt == nil ? strings.pauseProgram : strings.goOn)
                }
            }
        }
    }

    private func name(of day: ProgramDay, _ world: World) -> String {
        let plan = day.planID.flatMap { world.plan($0)?.name }
        return day.name ?? plan ?? (day.isRestDay ? world.strings.restDay : world.strings[.notHere])
    }

    private func progress(_ tracked: TrackedProgram, _ world: World) -> View {
        let strings = world.strings
        let progress = ProgramProgress(of: tracked.program, now: world.now, startingOn: world.weekStart)
        return div("card", key: 2) {
            tag(
                "progress", "",
                [
                    .attribute("max", String(max(1, progress.total))), .attribute("value", String(progress.done)),
                    .label(strings.doneOfProgram(progress.done, progress.total)),
                ]
            ) {}
            row(strings.doneOfProgram(progress.done, progress.total), nil) {
                if let planned = progress.plannedThisWeek {
                    figures(strings.thisWeek(progress.doneThisWeek, planned))
                }
            }
        }
    }

    /// Its weeks, or seven days each, folded but for the one that is under way.
    private func days(_ tracked: TrackedProgram, _ world: World) -> View {
        let strings = world.strings
        let program = tracked.program
        let due = (program.dueDay(at: world.now) ?? program.pausedDay)?.dayNumber
        let here = due ?? program.run?.nextDay ?? 1
        var groups: [[ProgramDay]] = []
        for day in program.days {
            let isSame = day.week == nil ? groups.last.map { $0.count < 7 } : day.week == groups.last?.last?.week
            if isSame == true { groups[groups.count - 1].append(day) } else { groups.append([day]) }
        }
        return div("card", key: 3) {
            for group in groups {
                let (first, last) = (group[0], group[group.count - 1])
                let isHere = (first.dayNumber...last.dayNumber).contains(here)
                tag("details", "", isHere ? [.attribute("open", "")] : [], key: UInt64(first.dayNumber)) {
                    tag("summary", "label") {
                        first.week.map { strings.weekTitle($0, first.phase) }
                            ?? strings.daysTitle(first.dayNumber, last.dayNumber)
                    }
                    if let line = strings.phaseLine(first.phase, first.intensityModifier, first.volumeModifier) {
                        tag("p", "why", line)
                    }
                    for day in group { dayRow(day, isDue: day.dayNumber == due, program, world) }
                }
            }
        }
    }

    private func dayRow(_ day: ProgramDay, isDue: Bool, _ program: Training.Program, _ world: World) -> View {
        let strings = world.strings
        let name = name(of: day, world)
        var mark: ProgramRun.Mark.Kind?
        for one in program.run?.marks ?? [] where one.dayNumber == day.dayNumber && one.lap == program.run?.lap {
            mark = one.kind
        }
        return div("row", [.current(isDue)], key: UInt64(day.dayNumber)) {
            tag("span") {
                if let plan = day.planID, !day.isRestDay { link("", .plan(plan)) { name } } else { name }
                tag("small", strings.dayTitle(day.dayNumber))
            }
            tag("span", "end") {
                if isDue {
                    span("chip up", strings.dayDue)
                } else if let mark {
                    span(mark == .done ? "chip good" : "chip", mark == .done ? strings.dayDone : strings.daySkipped)
                } else if program.run != nil, !day.isRestDay {
                    button(
                        "btn plain", .programs(.jump(program.id, day.dayNumber)),
                        [.label(strings.goHere + ", " + strings.dayTitle(day.dayNumber)), .disabled(isBusy)],
                        strings.goHere)
                }
            }
        }
    }

    private func tools(_ tracked: TrackedProgram, _ world: World) -> View {
        let strings = world.strings
        let program = tracked.program
        return tag("details", "", [.id("tools")], key: 6) {
            tag("summary", "label", strings.programTools)
            div("tools") {
                link("btn", .editProgram(program.id)) { strings[.edit] }
                button("", .programs(.copy(program.id)), [], strings[.duplicate])
                link("btn", .shareProgram(program.id)) { strings.shareProgram }
            }
            div("tools") {
                if program.run != nil {
                    button("", .programs(.restart(program.id)), [.disabled(isBusy)], strings.followAgain)
                }
                if tracked.isActive {
                    button("", .programs(.deactivate(program.id)), [.disabled(isBusy)], strings.endFollowing)
                }
                button("danger", .programs(.delete(program.id)), [.disabled(isBusy)], strings[.delete])
            }
        }
    }

    private func dock(_ tracked: TrackedProgram, _ world: World) -> View? {
        let strings = world.strings
        let program = tracked.program
        if !tracked.isActive {
            return div("dock bare", key: 7) {
                button("go", .programs(.activate(program.id)), [.id("go"), .disabled(isBusy)]) {
                    program.run == nil ? strings.followProgram : strings.goOn
                }
            }
        }
        guard world.canStart, let due = program.dueDay(at: world.now), let open = program.nextOpen(due),
            let plan = open.planID.flatMap({ world.plan($0) })
        else { return nil }
        return div("dock bare", key: 7) {
            button("btn plain wide", .starting(.open(plan.id)), [], strings[.howDoYouFeel])
            button("go", .start(plan.id), [.id("go")]) { strings.start(plan.name) }
        }
    }
}

extension Training.Program {
    /// The day with which a program goes on that is paused.
    fileprivate var pausedDay: ProgramDay? {
        guard let run, run.pausedAt != nil, run.finishedAt == nil else { return nil }
        return day(number: run.nextDay)
    }
}
