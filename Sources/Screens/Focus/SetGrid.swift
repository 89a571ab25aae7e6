import Contract
import Training

/// The sets of an open exercise, one row each, with a cell for every number.
extension ExerciseCard {
    var grid: View {
        tag("table", "grid n") {
            tag("thead") {
                tag("tr") {
                    tag("th", "set", [.attribute("scope", "col")], strings[.setColumn])
                    tag("th", "was", [.attribute("scope", "col")], strings[.lastColumn])
                    for column in exercise.columns {
                        tag(
                            "th", column.classes, [.attribute("scope", "col")],
                            strings.column(column, exercise.loadKind))
                    }
                    tag("th", "check") { tag("span", "unseen", strings[.done]) }
                }
            }
            tag("tbody") {
                for index in exercise.sets.indices {
                    row(index)
                    if compares { comparison(index) }
                }
            }
        }
    }

    private func row(_ index: Int) -> View {
        var set = shown(index)
        let isKept = !unkept.contains(set.id)
        if !isKept { set.status = .planned }
        let place = SetPlace(exercise.instanceID, set.id)
        let before = exercise.last(index, of: last)
        let was = before.map { strings.short($0, exercise) } ?? "–"
        let isRecord = isKept && best.map { exercise.isRecord(index, over: $0.value) } ?? false
        return tag(
            "tr", isKept ? state(set) + (isRecord ? " record" : "") : "keeping",
            [
                .id("set-" + set.id.text), .on(.swipe, .send(.focus(.removeSet(place)))),
                .on(.keydown, .value { Self.key($0, place) }),
            ], key: set.id.low
        ) {
            if isEditing {
                tag("td") {
                    iconButton(
                        .close, strings.remove(strings.setName(exercise, index)), .focus(.removeSet(place)),
                        [.id("num-" + set.id.text)], in: "remove")
                }
            } else {
                tag("td") {
                    button(
                        "num", .focus(.set(.open(place))),
                        [.id("num-" + set.id.text), .label(strings.optionsOf(strings.setName(exercise, index)))]
                    ) {
                        exercise.setName(index)
                        if let mark = strings.mark(set) { tag("small", mark) }
                    }
                }
            }
            tag("td", "was") {
                if before != nil, set.status == .planned, isKept {
                    button(
                        "", .focus(.useLast(exercise.instanceID, set.id)),
                        [.label(strings[.fillIn] + ", " + strings.setName(exercise, index) + ", " + was)], was)
                } else {
                    was
                }
                if isRecord { tag("small", "gold", strings[.record]) }
                if let note = set.note, !note.isEmpty {
                    tag("small", "", [.attribute("title", note)], strings.noteShort)
                }
                if set.status == .skipped, set.skipReason == "override" {
                    tag("small", strings[.leftOut])
                } else if index < planned.count, let plan = planned[index] {
                    tag("small") { planText(plan) }
                }
            }
            for column in exercise.columns { cell(column, set, index, place) }
            tag("td") {
                button(
                    "check", .focus(.tick(place)),
                    [
                        .pressed(set.status == .done),
                        .label(strings.spoken(set, index, exercise, failed: failing == set.id)),
                    ]
                ) {
                    tag("span", "tick") {
                        if set.status != .planned { (set.status == .done ? Icon.tick : .minus).view }
                    }
                }
            }
        }
    }

    /// Delete takes the row out, as a swipe does; what presses a button is the button's, all else is the workout's.
    private static func key(_ key: String, _ place: SetPlace) -> Message? {
        switch key {
        case "Delete": .focus(.removeSet(place))
        case "Enter", " ", "Tab": nil
        default: .focus(.key(key))
        }
    }

    /// "plan 82.5 × 10": the plan's own target stays in sight.
    private func planText(_ plan: SetTarget) -> [View] {
        let text = strings.short(
            plan.weight, plan.reps, plan.durationSeconds, nil, exercise.measure, exercise.loadKind)
        return [span("unseen", strings[.planWord] + " "), tag("s", "", text)]
    }

    private func state(_ set: ActiveSet) -> String {
        switch set.status {
        case .done: "done"
        case .skipped: "skipped"
        case .planned: set.id == current ? "now" : ""
        }
    }

    private func cell(_ column: CellField, _ set: ActiveSet, _ index: Int, _ place: SetPlace) -> View {
        let shown = Cell(place: place, field: column)
        let isOpen = cell == shown
        var text = column == .reps && failing == set.id ? "0" : strings.cell(set, column, inMetres: exercise.isInMetres)
        let own = strings.cell(exercise.sets[index], column, inMetres: exercise.isInMetres)
        let isOffered = text != own && failing != set.id
        if isOpen, let typed { text = typed }
        let label =
            strings.fieldName(column) + ", " + strings.setName(exercise, index) + ", " + (text.isEmpty ? "–" : text)
            + (isOffered ? ", " + strings[.likeBefore] : "")
        return tag("td", column.classes) {
            button(
                isOpen && isRejected ? "rejected" : isOffered ? "offered" : "", .focus(.cell(place, column)),
                [.id(shown.id), .label(label), .pressed(isOpen)],
                text.isEmpty ? "–" : text)
        }
    }
}

extension CellField {
    var classes: String {
        switch self {
        case .weight, .distance: "load"
        case .reps: "reps"
        case .duration: "time"
        case .rir: "rir"
        }
    }
}
