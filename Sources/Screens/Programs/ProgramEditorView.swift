import Training
import Wire

extension Programs {
    @inline(never) func editorView(_ world: World) -> Screen {
        if let editor { return ProgramEditorView(editor: editor, world: world, strings: world.strings).screen }
        if case .editProgram(let id) = world.route { return Self.awaiting(id, world) }
        return world.missingScreen
    }
}

/// A program as it is being edited: what it is, its days week by week, and when it is trained.
struct ProgramEditorView {
    let editor: ProgramEditor
    let world: World
    let strings: Strings

    var program: Training.Program { editor.program }

    var screen: Screen {
        if world.usablePlans.isEmpty, program.days.isEmpty { return empty }
        let small = editor.isSaving ? strings[.saving] : editor.isChanged ? strings[.draftKept] : nil
        return world.screen(heading, small, back: true, dock: dock) {
            faultElsewhere
            div("columns") {
                div("") {
                    about
                    rhythm
                }
                div("") {
                    if !program.days.isEmpty { length }
                    days
                }
            }
            if editor.isChanged {
                button("btn plain wide", .programs(.edit(.discard)), [], key: 4, strings[.discardEdits])
            }
        }
    }

    private var heading: String { editor.isNew ? strings.newProgram : strings.editProgram }

    /// Nothing to make a program of.
    private var empty: Screen {
        world.screen(heading, back: true) {
            if world.knowledge.plans == nil {
                world.awaited(.plans)
            } else {
                div("empty") {
                    Icon.plans.view
                    tag("h2", "", strings[.noPlans])
                    tag("p", "", strings.programOfPlans)
                    link("btn", .newPlan) { strings[.newPlan] }
                    link("btn", .programs) { strings.programLibrary }
                }
            }
        }
    }

    private var faultElsewhere: View? {
        for (path, text) in editor.faults where path.isEmpty || path == "/weekdays" || path == "/id" {
            return div("banner bad", [.role("alert")], key: 6) { tag("span", "", text) }
        }
        return nil
    }

    private var dock: View {
        div("dock", key: 7) {
            button("go", .programs(.edit(.save)), [.id("go"), .disabled(editor.isSaving)]) {
                editor.isSaving ? strings[.saving] : strings.saveProgram
            }
        }
    }

    // MARK: What it is

    func typed(_ field: ProgramField, _ place: Int = 0) -> (String) -> Message? {
        { .programs(.edit(.field(field, place, $0))) }
    }

    private func choice(
        _ field: ProgramField, _ name: String, _ chosen: String, _ choices: [(value: String, name: String)],
        _ place: Int = 0
    ) -> View {
        let id = "program-" + field.rawValue + (place > 0 ? String(place) : "")
        return Screens.field(name, fault: editor.faults["/" + field.rawValue], id: id) {
            choiceList(id, name, chosen, choices, typed(field, place))
        }
    }

    private var about: View {
        var kinds = [(value: "", name: strings.notSaid)]
        for kind in ProgramCategory.allCases { kinds.append((kind.rawValue, strings.name(kind))) }
        var levels = [(value: "", name: strings.notSaid)]
        for level in Difficulty.allCases { levels.append((level.rawValue, strings.name(level))) }
        return div("card", key: 1) {
            field(strings.programName, fault: editor.faults["/name"], id: "program-name") {
                textInput("program-name", program.name, limit: "200", editor.faults["/name"] != nil, typed(.name))
            }
            field(strings.programAbout, fault: editor.faults["/description"], id: "program-about") {
                textArea("program-about", program.about ?? "", typed(.about))
            }
            div("pair") {
                choice(.category, strings.kindOfProgram, program.category?.rawValue ?? "", kinds)
                choice(.difficulty, strings.level, program.difficulty?.rawValue ?? "", levels)
            }
        }
    }

    /// How often, on which days of the week, and whether it begins again.
    private var rhythm: View {
        var often = [(value: "", name: strings.notSaid)]
        for number in 1...7 { often.append((String(number), strings.perWeek(number))) }
        return div("card", key: 2) {
            choice(.daysPerWeek, strings.daysAWeek, program.daysPerWeek.map { String($0) } ?? "", often)
            tag("p", "label", [.id("weekdays")], strings.fixedDays)
            div("segments", [.role("group"), .attribute("aria-labelledby", "weekdays")]) {
                for day in 1...7 {
                    button(
                        "", .programs(.edit(.weekday(day))), [.pressed(program.weekdays.contains(day))],
                        strings.shortDay(day - 1))
                }
            }
            tag("p", "why", program.weekdays.isEmpty ? strings.anyDayHint : strings.fixedDaysHint)
            tag("label", "switch") {
                tag("span") {
                    strings.beginsAgain
                    tag("small", "why block", strings.beginsAgainHint)
                }
                check(program.loops, .programs(.edit(.loops)))
            }
        }
    }

    private var length: View {
        var lengths = [(value: "", name: strings.noWeeks)]
        var counts = [4, 6, 8, 12]
        if let weeks = editor.weeks, !counts.contains(weeks) { counts.insert(weeks, at: 0) }
        for count in counts { lengths.append((String(count), strings.weeksLong(count))) }
        return div("card", key: 3) {
            choice(.weeks, strings.lengthOfProgram, editor.weeks.map { String($0) } ?? "", lengths)
            tag("p", "why", strings.lengthHint)
        }
    }

    // MARK: Weeks

    @Children<Message> private var days: [View] {
        if let fault = editor.faults["/days"] { tag("p", "fault", [.role("alert")], fault) }
        if let weeks = editor.weeks {
            for number in 1...weeks { week(number) }
        } else {
            section(strings.daysOfProgram)
            list(nil)
        }
    }

    private func week(_ number: Int) -> View {
        let places = editor.places(of: number)
        let isOpen = editor.week == number
        var workouts = 0
        for place in places where !program.days[place].isRestDay { workouts += 1 }
        let first = places.first.map { program.days[$0] }
        return div("", key: UInt64(number)) {
            button(
                "btn wide split", .programs(.edit(.unfoldWeek(number))),
                [.id("week-" + String(number)), .expanded(isOpen)]
            ) {
                tag("h2", "h3", strings.weekTitle(number, first?.phase))
                tag("span", "why n", strings.workouts(workouts))
                Icon.unfold.view
            }
            if isOpen, let first {
                phase(number, first)
                list(number)
                div("tools") {
                    button("", .programs(.edit(.copyWeek(number))), [], strings.copyWeek)
                    button("", .programs(.edit(.likeWeek(number))), [], strings.likeThisWeek)
                    button("danger", .programs(.edit(.removeWeek(number))), [], strings.removeWeek)
                }
            }
        }
    }

    /// What a week is for, and what it makes of weights and sets.
    private func phase(_ number: Int, _ day: ProgramDay) -> View {
        var phases: [(value: String, name: String)] = [("", strings.regularWeek)]
        for phase in TrainingPhase.allCases {
            if let name = strings.short(phase) { phases.append((phase.rawValue, name)) }
        }
        let usual = PhaseAdjustment(day.phase ?? .regular)
        let chosen = day.phase == .regular ? "" : day.phase?.rawValue ?? ""
        return div("card") {
            choice(.phase, strings.weekIsFor, chosen, phases, number)
            div("pair") {
                share(.intensity, strings.shareOfWeight, number, day.intensityModifier ?? usual.intensity)
                share(.volume, strings.shareOfSets, number, day.volumeModifier ?? usual.volume)
            }
            if let reserve = usual.reserve { tag("p", "why", strings.reserveKept(reserve)) }
            tag("p", "why", usual.phase.coachingNotes(strings.voice.language))
        }
    }

    private func share(_ field: ProgramField, _ name: String, _ week: Int, _ value: Modifier) -> View {
        let path = "week-" + String(week) + field.rawValue
        let text = Mass(thousandths: value.thousandths * 100, of: .kg)
            .text(in: .kg, separator: strings.voice.language.separator)
        return Screens.field(name, fault: editor.faults[path], id: path) {
            numberInput(path, name, editor.typed[path] ?? text, editor.faults[path] != nil, typed(field, week))
        }
    }
}
