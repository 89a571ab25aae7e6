import Training

extension Editor {
    /// A plan as it is being edited: a card for each exercise, one of them open.
    @inline(never) func view(_ world: World) -> Screen {
        EditorView(editor: self, world: world, strings: world.strings).screen
    }
}

private struct EditorView {
    let editor: Editor
    let world: World
    let strings: Strings

    var screen: Screen {
        let heading = editor.plan == nil ? strings[.newPlan] : strings[.editPlan]
        let small =
            editor.isSaving
            ? strings[.saving]
            : editor.isChanged ? strings[.draftKept] : strings.exercises(editor.draft.exercises.count)
        return world.screen(heading, small, back: true, dock: dock, side: plansAside(world)) {
            if editor.isBehind { behindBanner }
            refusals
            div("card", key: 1) {
                field(strings[.planName], fault: editor.fault("/name"), id: "plan-name") {
                    textInput("plan-name", editor.draft.name, limit: "120", editor.fault("/name") != nil) {
                        .editor(.name($0))
                    }
                }
                div("pair") {
                    field(strings.kindOfProgram, fault: editor.fault("/category"), id: "plan-category") {
                        textInput(
                            "plan-category", editor.draft.category ?? "", limit: "100", editor.fault("/category") != nil
                        ) { .editor(.category($0)) }
                    }
                    field(strings.minutesOfPlan, fault: editor.fault("/estimated_minutes"), id: "plan-minutes") {
                        numberInput(
                            "plan-minutes", strings.minutesOfPlan,
                            editor.typed["/estimated_minutes"] ?? editor.draft.estimatedMinutes.map { String($0) }
                                ?? "",
                            editor.fault("/estimated_minutes") != nil
                        ) { .editor(.minutes($0)) }
                    }
                }
                field(strings[.note], fault: editor.fault("/notes"), id: "plan-notes") {
                    textArea("plan-notes", editor.draft.notes ?? "") { .editor(.notes($0)) }
                }
            }
            if editor.draft.exercises.isEmpty {
                tag("p", "why", strings[.noExercises])
            }
            div("reorder", [.on(.reorder, .value { .editor(.dropped($0)) })], key: 2) {
                for index in editor.draft.exercises.indices {
                    card(index).view
                }
            }
            button("btn wide", .editor(.add), [.id("add")], key: 3, strings[.addExercise])
            if editor.isChanged {
                button("btn plain wide", .editor(.discard), [], key: 4, strings[.discardEdits])
            }
        }
    }

    private var behindBanner: View {
        div("banner bad", [.role("alert")], key: 5) {
            tag("span", "", strings[.planChanged])
            button("btn", .editor(.saveOver), [], strings[.saveOver])
        }
    }

    /// What the server would not have, with what belongs to no field here.
    private var refusals: View? {
        guard !editor.refusals.isEmpty else { return nil }
        var elsewhere = ""
        var isMarked = false
        for (path, message) in editor.refusals {
            if path == "/name" || path == "/notes" || path == "/category" || path == "/estimated_minutes"
                || path.hasPrefix("/exercises/")
            {
                isMarked = true
            } else {
                elsewhere += (elsewhere.isEmpty ? "" : " ") + message
            }
        }
        let text = elsewhere + (isMarked ? (elsewhere.isEmpty ? "" : " ") + strings[.lookAtMarked] : "")
        return div("banner bad", [.role("alert")], key: 6) { tag("span", "", text) }
    }

    private var dock: View {
        var text = strings[.savePlan]
        if let id = editor.plan, let plan = world.plan(id) {
            text = strings.saveVersion(plan.currentVersion.versionNumber + 1)
        }
        // Without a change there is no new version.
        let isSame = editor.plan != nil && !editor.isChanged && editor.faults.isEmpty
        return div("dock", key: 7) {
            button(
                "go", .editor(.save), [.id("go"), .disabled(editor.isSaving || isSame)],
                editor.isSaving ? strings[.saving] : text
            )
        }
    }

    private func card(_ index: Int) -> EditorCard {
        let prescription = editor.draft.exercises[index]
        let path = "/exercises/" + String(index)
        func own(_ all: [String: String]) -> [String: String] {
            var own: [String: String] = [:]
            for (key, text) in all where key == path || key.hasPrefix(path + "/") {
                own[String(key.dropFirst(path.count))] = text
            }
            return own
        }
        let isOpen = editor.open == prescription.id
        var leaders: [(value: String, name: String)] = []
        if isOpen, prescription.measure == .reps { leaders = world.leaders(editor.draft, of: index) }
        var faults = own(editor.refusals)
        for (key, text) in own(editor.faults) { faults[key] = text }
        var given: [PlannedSet]?
        if case .percentOfMax? = prescription.rule {
            given = prescription.rule?.planned([], ProgressionState(), world.knowledge.loads(prescription))
        }
        return EditorCard(
            prescription: prescription, index: index, count: editor.draft.exercises.count,
            isOpen: isOpen || !faults.isEmpty, given: given, followed: world.followed(prescription, in: editor.draft),
            isLinked: editor.draft.isLinked(index),
            mark: supersetMark(editor.draft.exercises, index), faults: faults, typed: own(editor.typed),
            leaders: leaders, emphasis: isOpen ? world.emphasis(of: prescription.exerciseID) : nil, strings: strings)
    }
}
