import Sync
import Training

/// A sheet over the page: a veil that closes it, a heading that takes the focus, and its content.
@inline(__always) func sheet(_ heading: String, _ strings: Strings, @Children<Message> _ content: () -> [View])
    -> [View]
{
    sheet(heading, strings, holding: content())
}

@inline(never) func sheet(_ heading: String, _ strings: Strings, holding content: [View]) -> [View] {
    [
        button("veil", .closeSheet, [.label(strings[.close]), .attribute("tabindex", "-1")], key: 100) {},
        div(
            "sheet", [.role("dialog"), .attribute("aria-modal", "true"), .attribute("aria-labelledby", "sheet")],
            key: 101
        ) {
            div("split") {
                tag("h2", "", [.id("sheet"), .focusable], heading)
                iconButton(.close, strings[.close], .closeSheet)
            }
            content
        },
    ]
}

extension App {
    func focusSheets(_ workout: ActiveWorkout) -> [View] {
        if showsRefused { return refusedSheet }
        switch focus.sheet {
        case .menu: return menuSheet(workout)
        case .add: return addSheet
        case .finish: return finishSheet(workout)
        case nil: return []
        }
    }

    private func menuSheet(_ workout: ActiveWorkout) -> [View] {
        sheet(workout.title ?? strings[.workout], strings) {
            tag("p", "why n", strings.totals(workout.totals))
            tag("p", "why", sync.isSaved ? strings[.saved] : strings.waitingLong(sync.waiting))
            div("list") {
                button("item", .focus(.add)) { tag("span", "", strings[.addExercise]) }
                button("item", .focus(.finish)) { tag("span", "", strings[.finishWorkout]) }
                button("item danger", .focus(.discard)) {
                    tag("span") {
                        strings[.discardWorkout]
                        tag("small", strings[.discardHint])
                    }
                }
            }
        }
    }

    // MARK: Add an exercise

    var addSheet: [View] {
        let found = found
        let first = found.first?.id
        return sheet(strings[.addExercise], strings) {
            tag("label", "search") {
                Icon.search.view
                tag(
                    "input", "",
                    [
                        .id("query"), .attribute("type", "search"), .attribute("autocomplete", "off"),
                        .attribute("enterkeyhint", "search"), .label(strings[.searchExercises]),
                        .attribute("placeholder", strings[.searchExercises]), .property("value", focus.query),
                        .on(.input, .value { .query($0) }), .on(.keydown, .value { App.searchKey($0, first) }),
                    ]
                ) {}
            }
            searchResults(found)
        }
    }

    /// Escape closes the search, Enter takes the first that was found.
    private static func searchKey(_ key: String, _ first: ExerciseID?) -> Message? {
        switch key {
        case "Escape": .closeSheet
        case "Enter": first.map { .pick($0) }
        default: nil
        }
    }

    /// The exercises that fit, at most 30: more is not looked at.
    private var found: [Exercise] {
        guard let all = knowledge.exercises.value else { return [] }
        if trimmed(focus.query).isEmpty {
            // What was trained lately comes first.
            var recent: [Exercise] = []
            for item in knowledge.next.value ?? [] where recent.count < 12 {
                if let exercise = knowledge.exercise(item.exerciseID) { recent.append(exercise) }
            }
            for exercise in all where recent.count < 30 && !recent.contains(where: { $0.id == exercise.id }) {
                recent.append(exercise)
            }
            return recent
        }
        var found: [Exercise] = []
        for index in search?.rank(focus.query, limit: 30) ?? [] where index < all.count { found.append(all[index]) }
        return found
    }

    private func searchResults(_ found: [Exercise]) -> View {
        div("list", [.role("status")]) {
            if knowledge.exercises.value == nil {
                tag("p", "why", strings[knowledge.exercises.hasFailed ? .cannotLoad : .loading])
            } else if found.isEmpty {
                tag("p", "why", strings[.nothingFound])
            }
            for exercise in found {
                button("item", .pick(exercise.id), key: exercise.id.low) {
                    tag("span") {
                        exercise.name
                        if let last = knowledge.last(exercise.id), !last.sets.isEmpty {
                            tag("small", strings.summary(last.sets, exercise.measure, exercise.loadKind))
                        }
                    }
                }
            }
        }
    }

    // MARK: Finish

    private func finishSheet(_ workout: ActiveWorkout) -> [View] {
        var planned = 0
        for exercise in workout.exercises {
            for set in exercise.sets where set.status == .planned { planned += 1 }
        }
        return sheet(strings[.finishWorkout], strings) {
            tag("p", "why n", strings.totals(workout.totals))
            if planned > 0 { tag("p", "why", strings.leftToSkip(planned)) }
            tag("p", "label section", [.id("effort")], strings[.howHard])
            div("effort", [.role("group"), .attribute("aria-labelledby", "effort")]) {
                for value in 1...10 {
                    button(
                        "", .focus(.effort(value)), [.pressed(focus.effort == value), .label(strings.effort(value))],
                        String(value))
                }
            }
            div("effort-ends", [.unheard]) {
                tag("span", "", strings[.easy])
                tag("span", "", strings[.allOut])
            }
            tag("label", "field section") {
                tag("span", "", strings[.note])
                tag(
                    "textarea", "",
                    [
                        .attribute("rows", "2"), .attribute("maxlength", "2000"), .property("value", focus.notes),
                        .on(.input, .value { .focus(.notes($0)) }),
                        .on(.keydown, .value { $0 == "Escape" ? .closeSheet : nil }),
                    ]
                ) {}
            }
            button("go", .focus(.confirmFinish), [], strings[.finish])
        }
    }
}
