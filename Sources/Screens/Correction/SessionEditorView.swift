import Training

extension SessionEditor {
    @inline(never) func view(_ world: World) -> Screen {
        SessionEditorView(editor: self, world: world, strings: world.strings).screen
    }
}

private struct SessionEditorView {
    let editor: SessionEditor
    let world: World
    let strings: Strings

    var screen: Screen {
        let isNew = editor.original == nil
        return world.screen(
            isNew ? strings.logPast : strings.correctWorkout, editor.isChanged ? strings[.draftKept] : nil, back: true,
            dock: dock
        ) {
            if let elsewhere { div("banner bad", [.role("alert")], key: 6) { tag("span", "", elsewhere) } }
            div("card", key: 1) {
                field(strings.titleWord, fault: editor.faults["/title"], id: "session-title") {
                    textInput("session-title", editor.draft.title ?? "", limit: "120", false) {
                        .correcting(.title($0))
                    }
                }
                div("pair") {
                    part(
                        "date", strings.dateWord, editor.typed["/started_at"] ?? editor.day,
                        editor.faults["/started_at"]
                    ) { .correcting(.date($0)) }
                    part(
                        "time", strings.startWord, editor.typed["/started_at/time"] ?? editor.clock,
                        editor.faults["/started_at/time"]
                    ) {
                        .correcting(.time($0))
                    }
                }
                field(strings.minutesWord, fault: editor.faults["/ended_at"], id: "session-minutes") {
                    numberInput(
                        "session-minutes", strings.minutesWord,
                        editor.typed["/ended_at"]
                            ?? String(Strings.rounded(editor.draft.endedAt.seconds(since: editor.draft.startedAt))),
                        editor.faults["/ended_at"] != nil
                    ) { .correcting(.minutes($0)) }
                }
                field(strings[.howHard], fault: nil, id: "session-effort") {
                    choiceList(
                        "session-effort", strings[.howHard],
                        editor.draft.postEffort?.rpe.map { String($0.halves / 2) } ?? "", efforts
                    ) { .correcting(.effort($0)) }
                }
                field(strings[.note], fault: editor.faults["/notes"], id: "session-notes") {
                    textArea("session-notes", editor.draft.notes ?? "") { .correcting(.notes($0)) }
                }
            }
            if editor.draft.exercises.isEmpty { tag("p", "why", strings[.noExercises]) }
            for index in editor.draft.exercises.indices { card(index) }
            button("btn wide", .correcting(.add), [.id("add")], key: 3, strings[.addExercise])
            if editor.isChanged {
                button("btn plain wide", .correcting(.discard), [], key: 4, strings[.discardEdits])
            }
        }
    }

    private var efforts: [(value: String, name: String)] {
        var efforts = [(value: "", name: "–")]
        for value in 1...10 { efforts.append((String(value), String(value))) }
        return efforts
    }

    private var dock: View {
        div("dock", key: 7) {
            button("go", .correcting(.save), [.id("go"), .disabled(!editor.isChanged)], strings.save)
        }
    }

    /// What is wrong with something that has no field here.
    private var elsewhere: String? {
        for (path, text) in editor.faults {
            switch path {
            case "/title", "/started_at", "/started_at/time", "/ended_at", "/notes": continue
            default: if !path.hasPrefix("/exercises/") { return text }
            }
        }
        return nil
    }

    /// A field of the browser's own for a day or a time.
    private func part(
        _ type: String, _ name: String, _ value: String, _ fault: String?, _ typed: @escaping (String) -> Message?
    ) -> View {
        let id = "session-" + type
        return field(name, fault: fault, id: id) {
            tag(
                "input", "n",
                [.id(id), .attribute("type", type), .property("value", value), .on(.input, .value(typed))]
                    + invalid(fault != nil, id)
            ) {}
        }
    }

    private func card(_ index: Int) -> View {
        let exercise = editor.draft.exercises[index]
        let path = "/exercises/" + String(index) + "/"
        var isWrong = false
        for fault in editor.faults.keys where fault.hasPrefix(path) { isWrong = true }
        let isOpen = editor.open == exercise.id || isWrong
        return div("card edit", [.id("edit-" + String(index)), .focusable], key: exercise.id.low) {
            div("split head") {
                button("unfold", .correcting(.unfold(exercise.id)), [.expanded(isOpen)]) {
                    tag("h2", "h3", strings.called(exercise.exerciseID, exercise.name))
                    tag("span", "why block n", summary(exercise))
                }
            }
            if isOpen {
                div("sets") {
                    div("set-line label", [.unheard]) {
                        tag("span", "", strings[.setColumn])
                        for column in exercise.columns { tag("span", "", strings.column(column)) }
                        tag("span") {}
                    }
                    for set in exercise.sets.indices { setLine(exercise, index, set) }
                }
                div("tools") {
                    button("", .correcting(.addSet(index)), [.label(strings[.addSet])], strings[.plusSet])
                    button("danger", .correcting(.remove(index)), [], strings[.removeExercise])
                }
            }
        }
    }

    private func summary(_ exercise: ExercisePerformance) -> String {
        var done: [PerformedSet] = []
        for set in exercise.sets where set.status == .done { done.append(PerformedSet(set)) }
        return strings.summary(done, exercise.measure, exercise.loadKind)
    }

    private func setLine(_ exercise: ExercisePerformance, _ index: Int, _ number: Int) -> View {
        let set = exercise.sets[number]
        let name = strings.setName(number + 1)
        let id = SessionEditor.line(index, number)
        let path = SessionEditor.path(index, number)
        let wrong = editor.fault(index, number)
        return div("set-line", key: set.id.low) {
            choiceList(
                id + "-type", strings[.kindOfSet] + ", " + name,
                set.status == .skipped
                    ? set.status.rawValue : set.amrap ? SetPrescription.asManyAsPossible : set.setType.rawValue,
                kinds(exercise)
            ) { .correcting(.kind(index, number, $0)) }
            for column in exercise.columns {
                let place = path + "/" + column.wireName
                numberInput(
                    id + "-" + column.wireName, strings.fieldName(column) + ", " + name,
                    editor.typed[place] ?? cell(column, set), editor.faults[place] != nil, faultOf: id
                ) { .correcting(.cell(index, number, column, $0)) }
            }
            iconButton(
                .close, strings[.removeSet] + " " + String(number + 1), .correcting(.removeSet(index, number)))
            if let wrong { tag("span", "fault", [.id(id + "-fault")], wrong) }
        }
    }

    private func kinds(_ exercise: ExercisePerformance) -> [(value: String, name: String)] {
        var kinds: [(value: String, name: String)] = []
        for type in SetType.allCases { kinds.append((type.rawValue, strings[type.phrase])) }
        if exercise.measure == .reps { kinds.append((SetPrescription.asManyAsPossible, "AMRAP")) }
        kinds.append((SetStatus.skipped.rawValue, strings[.skipped]))
        return kinds
    }

    private func cell(_ column: CellField, _ set: SetPerformance) -> String {
        switch column {
        case .weight: set.weight.map { strings.voice.number($0) } ?? ""
        case .reps: set.reps.map { String($0) } ?? ""
        case .rir: set.rir.map { strings.rir($0) } ?? ""
        case .duration: set.durationSeconds.map { strings.clock(Int64($0)) } ?? ""
        case .distance: set.distance.map { strings.kilometres($0) } ?? ""
        }
    }
}
