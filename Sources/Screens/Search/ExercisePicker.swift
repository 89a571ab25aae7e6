import Training

/// The search for an exercise, for a workout or a plan.
struct ExercisePicker {
    /// What is typed.
    var query = ""
    /// Whether another exercise is to stand in the place of one.
    var isSwap = false
}

enum SearchMessage {
    case query(String)
    case pick(ExerciseID)
}

extension ExercisePicker {
    @inline(never) func sheet(_ world: World) -> [View] {
        let (strings, found) = (world.strings, found(world))
        let first = found.first?.id
        return Screens.sheet(isSwap ? strings.swapAction : strings[.addExercise], strings) {
            tag("label", "search") {
                Icon.search.view
                tag(
                    "input", "",
                    [
                        .id("query"), .attribute("type", "search"), .attribute("autocomplete", "off"),
                        .attribute("enterkeyhint", "search"), .label(strings[.searchExercises]),
                        .attribute("placeholder", strings[.searchExercises]), .property("value", query),
                        .on(.input, .value { .search(.query($0)) }),
                        .on(.keydown, .value { Self.searchKey($0, first) }),
                    ]
                ) {}
            }
            results(found, world)
        }
    }

    /// Escape closes the search, Enter takes the first that was found.
    private static func searchKey(_ key: String, _ first: ExerciseID?) -> Message? {
        switch key {
        case "Escape": .closeSheet
        case "Enter": first.map { .search(.pick($0)) }
        default: nil
        }
    }

    /// The exercises that fit, at most 30: more is not looked at.
    private func found(_ world: World) -> [Exercise] {
        guard let all = world.knowledge.exercises else { return [] }
        if trimmed(query).isEmpty {
            // What was trained lately comes first.
            var recent: [Exercise] = []
            for item in world.knowledge.next ?? [] where recent.count < 12 {
                if let exercise = world.knowledge.exercise(item.exerciseID) { recent.append(exercise) }
            }
            for exercise in all where recent.count < 30 && !recent.contains(where: { $0.id == exercise.id }) {
                recent.append(exercise)
            }
            return recent
        }
        var found: [Exercise] = []
        for index in world.knowledge.search?.rank(query, limit: 30) ?? [] where index < all.count {
            found.append(all[index])
        }
        return found
    }

    private func results(_ found: [Exercise], _ world: World) -> View {
        let strings = world.strings
        return div("list", [.role("status")]) {
            if world.knowledge.exercises == nil {
                tag("p", "why", strings[world.knowledge[.exercises].hasFailed ? .cannotLoad : .loading])
            } else if found.isEmpty {
                tag("p", "why", strings[.nothingFound])
            }
            for exercise in found {
                button("item", .search(.pick(exercise.id)), key: exercise.id.low) {
                    tag("span") {
                        exercise.shownName
                        if let last = world.knowledge.last(exercise.id), !last.sets.isEmpty {
                            tag("small", strings.summary(last.sets, exercise.measure, exercise.loadKind))
                        }
                    }
                }
            }
        }
    }
}
