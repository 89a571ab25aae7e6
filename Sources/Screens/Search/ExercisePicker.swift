import Contract
import Sync
import Training

/// The search for an exercise, for a workout or a plan.
struct ExercisePicker {
    /// What is typed.
    var query = ""
    /// Whether another exercise is to stand in the place of one.
    var isSwap = false
    /// The exercise of the lifter's own that is to be another.
    var merging: ExerciseID?
    /// The name of another app that is to be an exercise.
    var naming: String?
}

enum SearchMessage {
    case query(String)
    case pick(ExerciseID)
    /// Makes an exercise of the lifter's own with the name that was typed, and takes it.
    case make
    /// Looks for the exercise that one of the lifter's own is.
    case merging(ExerciseID)
    /// Looks for the exercise that a name of another app is.
    case naming(String)
}

extension ExercisePicker {
    @inline(never) func sheet(_ world: World) -> [View] {
        let (strings, found) = (world.strings, found(world))
        let first = found.first?.id
        let title =
            naming != nil
            ? strings.isWhat(naming!)
            : merging != nil ? strings.mergeInto : isSwap ? strings.swapAction : strings[.addExercise]
        return Screens.sheet(title, strings) {
            if merging != nil { tag("p", "why", strings.mergeHint) }
            if let naming {
                div("trio") {
                    button("btn", .importing(.say(ImportName(naming, .own))), [], strings.myOwn)
                    button("btn", .importing(.say(ImportName(naming, .never))), [], strings.neverMerge)
                }
            }
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
            div("", [.role("status")]) {
                if world.knowledge.exercises == nil {
                    tag("p", "why", strings[world.knowledge[.exercises].hasFailed ? .cannotLoad : .loading])
                } else if found.isEmpty {
                    tag("p", "why", strings[.nothingFound])
                } else {
                    span("unseen", strings.exercises(found.count))
                }
            }
            results(found, world)
            if merging == nil, naming == nil, !trimmed(query).isEmpty, world.knowledge.exercises != nil,
                world.route != .workout || found.count < 8
            {
                button("btn wide", .search(.make), [], strings.addOwn(trimmed(query)))
            }
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
        if let merging, let own = world.knowledge.exercise(merging) { return found(of: own, all, world) }
        if trimmed(query).isEmpty {
            // Favourites come first, then what was trained lately.
            var recent: [Exercise] = []
            for exercise in all where exercise.isFavorite && !exercise.isHidden { recent.append(exercise) }
            let most = recent.count + 12
            for item in world.knowledge.next ?? [] where recent.count < most {
                if let exercise = world.knowledge.exercise(item.exerciseID), !exercise.isHidden,
                    !recent.contains(where: { $0.id == exercise.id })
                {
                    recent.append(exercise)
                }
            }
            for exercise in all where recent.count < max(30, most) && !exercise.isHidden {
                if !recent.contains(where: { $0.id == exercise.id }) { recent.append(exercise) }
            }
            return recent
        }
        var (first, found): ([Exercise], [Exercise]) = ([], [])
        for index in world.knowledge.search?.rank(query, limit: 60) ?? [] where index < all.count {
            let exercise = all[index]
            if !exercise.isOffered(for: query) { continue }
            if exercise.isFavorite { first.append(exercise) } else if found.count < 30 { found.append(exercise) }
        }
        return first + found
    }

    /// What an exercise of the lifter's own may be: whatever is counted alike, at first by its own name without what stands in
    /// brackets.
    @inline(never) private func found(of own: Exercise, _ all: [Exercise], _ world: World) -> [Exercise] {
        var text = trimmed(query)
        if text.isEmpty, let first = own.name.utf8.split(separator: UInt8(ascii: "(")).first {
            text = trimmed(String(Substring(first)))
        }
        var found: [Exercise] = []
        for index in world.knowledge.search?.rank(text, limit: 60) ?? [] where index < all.count && found.count < 30 {
            if all[index].isCountedAs(own) { found.append(all[index]) }
        }
        if !found.isEmpty || !trimmed(query).isEmpty { return found }
        for exercise in all where exercise.isCountedAs(own) && found.count < 30 { found.append(exercise) }
        return found
    }

    private func results(_ found: [Exercise], _ world: World) -> View {
        let strings = world.strings
        return div("list") {
            for exercise in found {
                button("item", .search(.pick(exercise.id)), key: exercise.id.low) {
                    tag("span") {
                        exercise.shownName
                        if exercise.isFavorite {
                            tag("span", "gold", [.role("img"), .label(strings.favourite)]) { Icon.star.view }
                        }
                        if let last = world.knowledge.last(exercise.id), !last.sets.isEmpty {
                            tag("small", strings.summary(last.sets, exercise.measure, exercise.loadKind))
                        }
                    }
                }
            }
        }
    }
}

extension Exercise {
    /// Whether it is another one whose sets can stand in one history with those of this.
    fileprivate func isCountedAs(_ own: Exercise) -> Bool {
        id != own.id && measure == own.measure && loadKind == own.loadKind
    }
}

extension ExercisePicker {
    /// Makes an exercise of the lifter's own with the name that was typed; one that has it already is it.
    @inline(never) func making(_ world: World) -> (effects: [Effect], id: ExerciseID)? {
        let name = trimmed(query)
        if ExerciseName.key(name).isEmpty { return nil }
        for known in world.knowledge.exercises ?? [] where ExerciseName.key(known.name) == ExerciseName.key(name) {
            return ([], known.id)
        }
        var exercise = Exercise(id: world.newID(), slug: "", name: name)
        exercise.isCustom = true
        let request = ClientRequest(.makeExercise, ExerciseEdit(new: exercise))
        return ([.queue(.exercise(request, exercise), name: name)], exercise.id)
    }
}
