import Training
import Wire

extension ExerciseLibrary {
    @inline(never) func view(_ world: World) -> Screen {
        var screen = LibraryView(library: self, world: world, strings: world.strings).screen
        if let form { screen.sheet = form.sheet(world) }
        return screen
    }
}

private struct LibraryView {
    let library: ExerciseLibrary
    let world: World
    let strings: Strings

    var screen: Screen {
        let found = library.found(world)
        return world.screen(strings.library, back: true) {
            searchField("library-query", strings.searchLibrary, library.query) { .library(.query($0)) }
            div("pair") {
                div("field") {
                    choiceList("muscle", strings.anyMuscle, library.muscle?.rawValue ?? "", muscles) {
                        .library(.muscle($0))
                    }
                }
                div("field") {
                    choiceList("equipment", strings.anyEquipment, library.equipment?.rawValue ?? "", pieces) {
                        .library(.equipment($0))
                    }
                }
            }
            div("chips", [.role("group"), .label(strings.library)]) {
                kind(.favourites, strings.favourites)
                kind(.own, strings.ownOnes)
                kind(.hidden, strings.hiddenOnes)
            }
            // What is looked for stands first.
            if library.query.isEmpty, library.muscle == nil, library.equipment == nil { world.routineList() }
            if world.knowledge.exercises == nil {
                world.awaited(.exercises)
            } else {
                tag("p", "why", [.role("status")], key: 2, strings.exercises(found.count))
                if found.isEmpty { tag("p", "why", key: 3, nothing) }
            }
            div("list", key: 4) {
                for exercise in found.prefix(library.shown) { item(exercise) }
            }
            if found.count > library.shown { button("btn wide", .library(.more), [], key: 5, strings[.showMore]) }
            button("btn wide", .library(.make), [.id("make")], key: 6, strings.makeYourOwn)
            ExercisePackLoad.view(library.pack, world)
        }
    }

    private var nothing: String {
        library.kind == .favourites && library.query.isEmpty ? strings.noFavourites : strings.nothingLikeIt
    }

    private func kind(_ kind: ExerciseLibrary.Kind, _ name: String) -> View {
        button("chip", .library(.kind(kind)), [.pressed(library.kind == kind)], name)
    }

    private var muscles: [(value: String, name: String)] {
        var choices = [(value: "", name: strings.anyMuscle)]
        for muscle in Muscle.allCases { choices.append((muscle.rawValue, strings.name(muscle))) }
        return choices
    }

    private var pieces: [(value: String, name: String)] {
        var choices = [(value: "", name: strings.anyEquipment)]
        for piece in Equipment.allCases { choices.append((piece.rawValue, strings.title(piece))) }
        return choices
    }

    private func item(_ exercise: Exercise) -> View {
        div("item", key: exercise.id.low) {
            tag("span") {
                exerciseName(exercise.id, exercise.shownName, [.id("about-" + exercise.id.text)])
                tag("small", strings.about(exercise))
            }
            iconButton(
                .star, strings.favourite + ": " + exercise.shownName, .library(.favourite(exercise.id)),
                [.pressed(exercise.isFavorite)], in: exercise.isFavorite ? "icon gold" : "icon")
        }
    }
}
