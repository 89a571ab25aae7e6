import Training

extension App {
    /// A plan as it is being edited: a card for each exercise, one of them open.
    var editorScreen: View {
        guard let editor else { return waitingForPlans }
        let heading = editor.plan == nil ? strings[.newPlan] : strings[.editPlan]
        let small =
            editor.isSaving
            ? strings[.saving]
            : editor.isChanged ? strings[.draftKept] : strings.exercises(editor.draft.exercises.count)
        return screen(heading, small, back: true, dock: editorDock(editor), side: plansAside) {
            if editor.isBehind { behindBanner }
            refusals(editor)
            div("card", key: 1) {
                field(strings[.planName], fault: editor.fault("/name"), id: "plan-name") {
                    textInput("plan-name", editor.draft.name, limit: "120", editor.fault("/name") != nil) {
                        .editor(.name($0))
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
                    let prescription = editor.draft.exercises[index]
                    lazy("edit", key: prescription.id.low, editorCard(editor, index)) { $0.view }
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
    private func refusals(_ editor: Editor) -> View? {
        guard !editor.refusals.isEmpty else { return nil }
        var elsewhere = ""
        var isMarked = false
        for (path, message) in editor.refusals {
            if path == "/name" || path == "/notes" || path.hasPrefix("/exercises/") {
                isMarked = true
            } else {
                elsewhere += (elsewhere.isEmpty ? "" : " ") + message
            }
        }
        let text = elsewhere + (isMarked ? (elsewhere.isEmpty ? "" : " ") + strings[.lookAtMarked] : "")
        return div("banner bad", [.role("alert")], key: 6) { tag("span", "", text) }
    }

    private func editorDock(_ editor: Editor) -> View {
        var text = strings[.savePlan]
        if let id = editor.plan, let plan = plan(id) {
            text = strings.saveVersion(plan.currentVersion.versionNumber + 1)
        }
        return div("dock", key: 7) {
            button(
                "go", .editor(.save), [.id("go"), .disabled(editor.isSaving)], editor.isSaving ? strings[.saving] : text
            )
        }
    }

    private func editorCard(_ editor: Editor, _ index: Int) -> EditorCard {
        let prescription = editor.draft.exercises[index]
        let path = "/exercises/" + String(index)
        func own(_ all: [String: String]) -> [String: String] {
            var own: [String: String] = [:]
            for (key, text) in all where key == path || key.hasPrefix(path + "/") {
                own[String(key.dropFirst(path.count))] = text
            }
            return own
        }
        var faults = own(editor.refusals)
        for (key, text) in own(editor.faults) { faults[key] = text }
        return EditorCard(
            prescription: prescription, index: index, count: editor.draft.exercises.count,
            isOpen: editor.open == prescription.id || !faults.isEmpty, isLinked: editor.draft.isLinked(index),
            mark: supersetMark(editor.draft.exercises, index), faults: faults, typed: own(editor.typed),
            strings: strings)
    }
}

/// A field with its name, and what is wrong with it.
@inline(__always) func field(
    _ name: String, fault: String?, id: String, @Children<Message> _ input: () -> [View]
) -> View {
    field(name, fault: fault, id: id, holding: input())
}

@inline(never) func field(_ name: String, fault: String?, id: String, holding input: [View]) -> View {
    div("field") {
        tag("label", "", [.attribute("for", id)], name)
        input
        if let fault { span("fault", fault, [.id(id + "-fault")]) }
    }
}

@inline(never) func invalid(_ isWrong: Bool, _ id: String) -> [A] {
    isWrong ? [.attribute("aria-invalid", "true"), .attribute("aria-describedby", id + "-fault")] : []
}

@inline(never) func textInput(
    _ id: String, _ value: String, limit: String, _ isWrong: Bool, _ typed: @escaping (String) -> Message?
) -> View {
    tag(
        "input", "",
        [
            .id(id), .attribute("type", "text"), .attribute("maxlength", limit), .attribute("autocomplete", "off"),
            .property("value", value), .on(.input, .value(typed)),
        ] + invalid(isWrong, id)
    ) {}
}

@inline(never) func textArea(_ id: String, _ value: String, _ typed: @escaping (String) -> Message?) -> View {
    tag(
        "textarea", "",
        [
            .id(id), .attribute("rows", "2"), .attribute("maxlength", "2000"), .property("value", value),
            .on(.input, .value(typed)),
        ]
    ) {}
}

@inline(never) func numberInput(
    _ id: String, _ label: String, _ value: String, _ isWrong: Bool, _ typed: @escaping (String) -> Message?
) -> View {
    tag(
        "input", "n",
        [
            .id(id), .attribute("type", "text"), .attribute("inputmode", "decimal"), .attribute("maxlength", "9"),
            .attribute("autocomplete", "off"), .attribute("enterkeyhint", "next"), .label(label),
            .property("value", value), .on(.input, .value(typed)),
        ] + (isWrong ? [.attribute("aria-invalid", "true")] : [])
    ) {}
}

@inline(never) func choiceList(
    _ id: String, _ label: String, _ chosen: String, _ choices: [(value: String, name: String)],
    _ changed: @escaping (String) -> Message?
) -> View {
    tag(
        "select", "",
        [
            .id(id), .label(label), .property("value", chosen), .on(.change, .value(changed)),
        ]
    ) {
        for choice in choices { tag("option", "", [.attribute("value", choice.value)], choice.name) }
    }
}
