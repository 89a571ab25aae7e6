import Contract
import Training
import Wire

extension Programs {
    /// One of the lifter's programs: where it stands, what is next, and every day of it.
    @inline(never) func page(_ id: ProgramID, _ world: World) -> Screen {
        let strings = world.strings
        guard let tracked = Self.tracked(id, world) else {
            if world.knowledge[.programs].isLoading {
                return world.screen(strings.programs, back: true) { world.skeleton }
            }
            return world.missingScreen
        }
        let program = tracked.program
        return world.screen(
            program.name, strings.standing(tracked, world.now), back: true, dock: dock(tracked, world)
        ) {
            if !world.isOnline { tag("p", "why", [.role("status")], strings[.serverAway]) }
            if program.run?.finishedAt != nil { over(program, strings) }
            if program.run != nil { progress(tracked, world) }
            if let about = program.about { tag("p", "why", about) }
            days(tracked, world)
            tools(tracked, world)
        }
    }

    /// The end of a program is said, and asked what comes then.
    private func over(_ program: Training.Program, _ strings: Strings) -> View {
        div("card gold", [.role("status")], key: 1) {
            tag("h2", "", strings.standing(program))
            tag("p", "why", strings.afterProgram)
            div("trio") {
                button("btn", .programs(.restart(program.id)), [.disabled(isBusy)], strings.followAgain)
                link("btn plain", .programs) { strings.otherProgram }
            }
        }
    }

    private func progress(_ tracked: TrackedProgram, _ world: World) -> View {
        let strings = world.strings
        let progress = ProgramProgress(of: tracked.program, now: world.now)
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

    private func days(_ tracked: TrackedProgram, _ world: World) -> View {
        let strings = world.strings
        let program = tracked.program
        let due = program.dueDay(at: world.now)?.dayNumber
        var week: Int?
        var rows: [View] = []
        for day in program.days {
            if let own = day.week, own != week {
                week = own
                rows.append(tag("p", "label", key: 10_000 + UInt64(own), strings.weekTitle(own, day.phase)))
            }
            rows.append(dayRow(day, isDue: day.dayNumber == due, program, world))
        }
        return div("card", key: 3) { rows }
    }

    private func dayRow(_ day: ProgramDay, isDue: Bool, _ program: Training.Program, _ world: World) -> View {
        let strings = world.strings
        let plan = day.planID.flatMap { world.plan($0)?.name }
        let name = day.name ?? plan ?? (day.isRestDay ? strings.restDay : strings[.notHere])
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
        let isRunning = tracked.isActive && program.run?.finishedAt == nil
        return div("", key: 4) {
            if isRunning {
                div("tools") {
                    if program.run?.pausedAt == nil {
                        button("", .programs(.skip(program.id)), [.disabled(isBusy)], strings.skipDay)
                        if let last = ProgramProgress(of: program, now: world.now).lastDay {
                            button("", .programs(.jump(program.id, last)), [.disabled(isBusy)], strings.repeatDay)
                        }
                    }
                    button(
                        "", .programs(.pause(program.id)), [.disabled(isBusy)],
                        program.run?.pausedAt == nil ? strings.pauseProgram : strings.goOn)
                }
            }
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
