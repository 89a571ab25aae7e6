import Training

extension FocusView {
    /// The number pad, where the dock stood: digits for a thumb, steps, and the way to the next field.
    func pad(_ cell: Cell, _ set: ActiveSet, _ exercise: ActiveExercise, _ workout: ActiveWorkout) -> View {
        let number = exercise.sets.firstIndex { $0.id == set.id } ?? 0
        let text = focus.shownText(cell, world)
        return div("pad", [.id("pad"), .focusable, .role("group"), .label(strings.fieldName(cell.field))], key: 7) {
            undoStrip(world)
            if focus.asked == cell.place, focus.lacksWeight(cell.place, workout) {
                tag("p", "why", strings[.noWeightYet])
            }
            if focus.isRejected { tag("p", "why rejected", focus.limit(cell, world)) }
            div("display") {
                span("label", strings.setName(exercise, number, short: true) + " · " + strings.fieldName(cell.field))
                span(focus.isRejected ? "n rejected" : "n", text.isEmpty ? "–" : text)
                span("muted", padUnit(cell.field, exercise))
                if let rest = focus.rest {
                    let left = rest.left(world.now)
                    span(
                        left == 0 ? "chip n resting over" : "chip n resting",
                        left == 0 ? strings[.go] : strings.clock(left), [.role("timer"), .label(strings[.rest])])
                }
            }
            padScope(cell, exercise)
            div("steps") {
                let hundreds = focus.hundreds(cell, world)
                for weight in hundreds {
                    button(
                        "near", .focus(.pad(.weight(weight))), [.label(strings.voice.mass(weight))],
                        strings.voice.number(weight))
                }
                if hundreds.isEmpty {
                    let steps = stepTexts(cell)
                    button("", .focus(.pad(.minus)), [.disabled(focus.stepped(-1, cell, set, world) == nil)], steps.0)
                    button("", .focus(.pad(.plus)), [.disabled(focus.stepped(1, cell, set, world) == nil)], steps.1)
                    borrowing(cell)
                }
            }
            keys(cell, focus.toRecord(cell.place, workout) ?? set, exercise)
        }
    }

    private func keys(_ cell: Cell, _ set: ActiveSet, _ exercise: ActiveExercise) -> View {
        div("keys") {
            digits(1, 3)
            iconButton(.erase, strings[.backspace], .focus(.pad(.backspace)), in: "")
            digits(4, 6)
            button(
                "next tall", .focus(.pad(.next)), [], cell.field == exercise.columns.last ? "OK" : strings[.nextField]
            )
            digits(7, 9)
            if cell.field.takesDecimals {
                button(
                    "", .focus(.pad(.separator)), [.label(strings[.decimalPoint])],
                    String(strings.voice.language.separator))
            } else {
                tag("span") {}
            }
            digits(0, 0)
            iconButton(.unfold, strings[.closePad], .focus(.closePad), in: "")
            if set.status == .planned {
                iconButton(
                    .tick,
                    strings[.doneButton] + ", " + strings.recorded(set, exercise, failed: focus.failing == cell.place),
                    .focus(.tick(cell.place)), [.disabled(focus.isRejected)], in: "log")
            }
        }
    }

    private func digits(_ first: Int, _ last: Int) -> [View] {
        var keys: [View] = []
        for digit in first...last { keys.append(button("", .focus(.pad(.digit(digit))), [], String(digit))) }
        return keys
    }

    private func padUnit(_ field: CellField, _ exercise: ActiveExercise) -> String {
        switch field {
        case .weight: strings.unit.rawValue
        case .reps, .rir, .duration: ""
        case .distance: exercise.isInMetres ? "m" : "km"
        }
    }

    private func stepTexts(_ cell: Cell) -> (String, String) {
        let separator = String(strings.voice.language.separator)
        let step: String
        switch cell.field {
        case .weight:
            return (
                "− " + strings.voice.mass(focus.weightStep(-1, cell, world)),
                "+ " + strings.voice.mass(focus.weightStep(1, cell, world))
            )
        case .reps: step = "1"
        case .rir: step = "0" + separator + "5"
        case .duration: step = "5 s"
        case .distance: step = world.exercise(of: cell)?.isInMetres ?? false ? "5 m" : "0" + separator + "1 km"
        }
        return ("− " + step, "+ " + step)
    }
}
