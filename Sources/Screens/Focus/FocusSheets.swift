import Sync
import Training

extension FocusView {
    /// What lies over the workout.
    func sheet(_ workout: ActiveWorkout) -> [View] {
        focus.sheet.map { sheet($0, workout) } ?? []
    }

    @inline(never) private func sheet(_ sheet: Focus.Sheet, _ workout: ActiveWorkout) -> [View] {
        switch sheet {
        case .menu: menuSheet(workout)
        case .finish: finishSheet(workout)
        case .set(let place): setSheet(place, workout)
        case .exercise(let instance): exerciseSheet(instance, workout)
        case .swap(let instance): swapSheet(instance, workout)
        case .gyms: gymSheet(workout)
        }
    }

    private func menuSheet(_ workout: ActiveWorkout) -> [View] {
        Screens.sheet(strings.titled(workout.title), strings) {
            tag("p", "why n", strings.totals(workout.totals))
            tag("p", "why", world.savedText)
            div("list") {
                if world.canUndo {
                    button("item", .focus(.undoLast)) {
                        tag("span") {
                            strings.undoLast
                            tag("small", "n", world.undoable)
                        }
                    }
                }
                if world.canRedo { button("item", .focus(.redoLast)) { tag("span", "", strings.redoLast) } }
                button("item", .focus(.add)) { tag("span", "", strings[.addExercise]) }
                if !world.knowledge.gyms.isEmpty {
                    button("item", .focus(.gyms)) {
                        tag("span") {
                            strings.changeGym
                            if let gym = world.gym(of: workout) { tag("small", gym.name) }
                        }
                    }
                }
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

    // MARK: Finish

    private func finishSheet(_ workout: ActiveWorkout) -> [View] {
        var planned = 0
        for exercise in workout.exercises {
            // As the summary counts them: nobody misses a warm-up.
            for set in exercise.sets where set.status == .planned && set.setType != .warmup { planned += 1 }
        }
        return Screens.sheet(strings[.finishWorkout], strings) {
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
