import Training

/// One exercise of a plan that is being edited: folded to a line, or with all its fields.
struct EditorCard {
    var prescription: ExercisePrescription
    var index: Int
    var count: Int
    var isOpen: Bool
    /// What its rule makes of its first week, where that is percentages of a max: its own working sets are not what is trained.
    var given: [PlannedSet]?
    /// The same with the weights that another lift gives it, where it follows one that has a weight.
    var followed: ExercisePrescription?
    /// Done in turn with the next one.
    var isLinked: Bool
    var mark: String?
    /// By the part of the JSON pointer that follows the exercise.
    var faults: [String: String]
    var typed: [String: String]
    /// What it could follow, by their keys.
    var leaders: [(value: String, name: String)]
    /// What a goal asks of it.
    var emphasis: GoalEmphasis?
    var strings: Strings

    var view: View {
        div(
            "card edit", [.id("edit-" + String(index)), .focusable, .row],
            key: prescription.id.low
        ) {
            div("split head") {
                tag("span", "grip", [.attribute("data-grip", ""), .unheard]) { Icon.grip.view }
                button("unfold", .editor(.unfold(prescription.id)), [.expanded(isOpen)]) {
                    tag("h2", "h3") {
                        if let mark { span("chip n", mark) }
                        if mark != nil { " " }
                        strings.called(prescription)
                    }
                    tag("span", "why block n", summary)
                }
                mover(.up, .moveUp, index - 1)
                mover(.down, .moveDown, index + 1)
            }
            if isOpen { fields }
        }
    }

    /// Always there, so that the order can be changed without dragging.
    private func mover(_ arrow: Icon, _ name: Phrase, _ to: Int) -> View {
        let isPossible = to >= 0 && to < count
        return iconButton(
            arrow, strings[name] + ", " + strings.called(prescription), .editor(.move(index, to: to)),
            [.disabled(!isPossible)])
    }

    /// "3 sets · 82.5 kg × 10", each set where they are not alike, or what its rule gives.
    private var summary: String {
        let shown = followed ?? prescription
        var text = week ?? strings.sets(shown.sets.count)
        if week == nil, let first = shown.sets.first(where: { $0.type.countsForProgression }) {
            text +=
                " · "
                + (strings.all(shown)
                    ?? strings.full(
                        first.weight, first.reps, first.durationSeconds, nil, shown.measure, shown.loadKind))
        }
        return prescription.optional ? text + " · " + strings[.optional] : text
    }

    /// "Week 1: 65 kg × 5 · 75 kg × 5 · 85 kg × 5+".
    private var week: String? {
        given.map {
            strings.weekTitle(1, nil) + ": " + strings.planned($0, prescription.measure, prescription.loadKind)
        }
    }

    @Children<Message> private var fields: [View] {
        if let elsewhere { tag("p", "fault", [.role("alert")], elsewhere) }
        if given == nil {
            div("sets") {
                div("set-line label", [.unheard]) {
                    tag("span", "", strings[.setColumn])
                    for column in columns { tag("span", "", strings.column(column)) }
                    tag("span") {}
                }
                for set in prescription.sets.indices { setLine(set) }
            }
            div("tools") {
                button("", .editor(.addSet(index)), [.label(strings[.addSet])], strings[.plusSet])
                if prescription.sets.count > 1 {
                    button("", .editor(.sameForAll(index)), [], strings[.sameForAll])
                }
            }
            if prescription.measure == .reps { range }
        }
        if let emphasis {
            tag("p", "why", strings.emphasisText(emphasis))
            if !prescription.follows(emphasis) {
                button("btn wide", .editor(.emphasize(index)), [], strings.takeOver)
            }
        }
        rule
        div("pair") {
            small(.rest, strings[.restSeconds], prescription.rest.seconds)
            tag("label", "switch") {
                tag("span", "", strings[.optional])
                check(prescription.optional, .editor(.optional(index)))
            }
        }
        if index + 1 < count {
            tag("label", "switch") {
                tag("span", "", strings[.supersetWithNext])
                check(isLinked, .editor(.link(index)))
            }
        }
        field(strings[.note], fault: faults["/notes"], id: id("notes")) {
            textArea(id("notes"), prescription.notes ?? "") { [index] in .editor(.field(index, .notes, $0)) }
        }
        button("btn danger wide", .editor(.remove(index)), [], strings[.removeExercise])
    }

    /// What is wrong with something that has no field here.
    private var elsewhere: String? {
        for (path, text) in faults {
            if path == "/notes" || given == nil && path.hasPrefix("/sets/") || path.hasPrefix("/rule")
                || path == "/rest/seconds"
            {
                continue
            }
            if path.hasPrefix("/rep_range/"), given == nil, prescription.measure == .reps { continue }
            return text
        }
        return nil
    }

    private func id(_ name: String) -> String { "edit-" + String(index) + "-" + name }

    // MARK: Sets

    private var columns: [CellField] {
        if prescription.measure == .distance { return [.duration] }
        return CellField.all(prescription.measure, prescription.loadKind)
    }

    private func setLine(_ number: Int) -> View {
        let set = prescription.sets[number]
        let name = strings.setName(number + 1)
        let id = id("set-" + String(number))
        return div("set-line", key: set.id.low) {
            choiceList(
                id + "-type", strings[.kindOfSet] + ", " + name,
                set.amrap ? SetPrescription.asManyAsPossible : set.type.rawValue,
                types
            ) { [index] in .editor(.set(index, number, .type, $0)) }
            for column in columns { numberOrShare(column, of: number, name, id) }
            iconButton(.close, strings[.removeSet] + " " + String(number + 1), .editor(.removeSet(index, number)))
            if let fault = fault(number) { tag("span", "fault", [.id(id + "-fault")], fault) }
        }
    }

    private func numberOrShare(_ column: CellField, of number: Int, _ name: String, _ id: String) -> View {
        let set = prescription.sets[number]
        if column == .weight, set.type.countsForProgression, let followed {
            // The other lift says it.
            return tag("span", "n", strings.number(followed.sets[number].weight))
        }
        let (field, text) = cell(column, set)
        let path = "/sets/" + String(number) + "/" + field.rawValue
        return numberInput(
            id + "-" + field.rawValue, strings.fieldName(column) + ", " + name, typed[path] ?? text,
            faults[path] != nil, faultOf: id
        ) { [index] in .editor(.set(index, number, field, $0)) }
    }

    private func fault(_ set: Int) -> String? {
        for (path, text) in faults where path.hasPrefix("/sets/" + String(set) + "/") { return text }
        return faults["/sets/" + String(set)]
    }

    private func cell(_ column: CellField, _ set: SetPrescription) -> (SetField, String) {
        switch column {
        case .weight: (.weight, set.weight.map { strings.voice.number($0) } ?? "")
        case .reps: (.reps, set.reps.map { String($0) } ?? "")
        case .rir: (.rir, set.rir.map { strings.rir($0) } ?? "")
        case .duration, .distance: (.seconds, set.durationSeconds.map { String($0) } ?? "")
        }
    }

    private var types: [(value: String, name: String)] {
        var types: [(value: String, name: String)] = []
        for type in SetType.allCases { types.append((type.rawValue, strings[type.phrase])) }
        if prescription.measure == .reps { types.append((SetPrescription.asManyAsPossible, "AMRAP")) }
        return types
    }

    // MARK: The exercise

    private var range: View {
        div("pair") {
            small(.lower, strings[.repsFrom], prescription.rangeShown.lower)
            small(.upper, strings[.repsTo], prescription.rangeShown.upper)
        }
    }

    private func small(_ name: PlanField, _ label: String, _ value: Int?) -> View {
        let path = "/" + name.rawValue
        let fault = faults[path]
        return field(label, fault: fault, id: id(name.rawValue)) {
            numberInput(id(name.rawValue), label, typed[path] ?? value.map { String($0) } ?? "", fault != nil) {
                [index] in
                .editor(.field(index, name, $0))
            }
        }
    }

    @Children<Message> private var rule: [View] {
        let name = prescription.rule?.name ?? ""
        let choices = ProgressionRule.choices(prescription.measure, follows: !leaders.isEmpty)
        let all = choices.contains(name) ? choices : choices + [name]
        field(strings[.howToProgress], fault: ruleFault, id: id("rule")) {
            choiceList(
                id("rule"), strings[.howToProgress], name, all.map { ($0, strings[ProgressionRule.title($0)]) }
            ) { [index] in .editor(.rule(index, $0)) }
        }
        if !settings.isEmpty {
            div("pair") { for one in settings where !one.isLong { setting(one) } }
            for one in settings where one.isLong { setting(one) }
        }
    }

    private var settings: [RuleSetting] {
        prescription.rule.map { strings.settings(of: $0, leaders: leaders) } ?? []
    }

    /// What the server would not have of the rule, beside what belongs to its settings.
    private var ruleFault: String? {
        let settings = settings
        for (path, text) in faults where path.hasPrefix("/rule") {
            if !settings.contains(where: { $0.holds(path) }) { return text }
        }
        return nil
    }

    private func setting(_ one: RuleSetting) -> View {
        let id = id("rule-" + one.name)
        let path = "/rule/" + one.name
        var fault = faults[path]
        for (path, text) in faults where one.holds(path) { fault = fault ?? text }
        let change: (String) -> Message? = { [index] in .editor(.ruleSetting(index, one.name, $0)) }
        let text = typed[path] ?? one.text
        // What is wrong with a row stands beside it.
        if case .lines = one.kind, isWrong(one, text) { fault = nil }
        return field(one.label, fault: fault, id: id) {
            switch one.kind {
            case .number: numberInput(id, one.label, text, fault != nil, change)
            case .lines: rows(one, text, id)
            case .choice(let choices): choiceList(id, one.label, one.text, choices, change)
            }
        }
    }
}

extension RuleSetting {
    /// Whether it takes the width of the card.
    fileprivate var isLong: Bool {
        if case .lines = kind { return true }
        return name == "key"
    }

    /// Whether a fault of the rule belongs to it: its own, or that of a part of it, or of what it is a part of.
    fileprivate func holds(_ path: String) -> Bool {
        let own = "/rule/" + name
        return path == own || path.hasPrefix(own + "/") || own.hasPrefix(path + "/") && path != "/rule"
    }
}

extension SetType {
    var phrase: Phrase {
        switch self {
        case .warmup: .typeWarmup
        case .working: .typeWorking
        case .top: .typeTop
        case .backoff: .typeBackoff
        case .dropset: .typeDrop
        case .restPause: .typeRestPause
        case .cluster: .typeCluster
        }
    }
}
