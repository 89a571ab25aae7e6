import Contract
import Training

extension RoutineSheet {
    @inline(never) func sheet(_ world: World) -> [View] {
        RoutineView(sheet: self, world: world, strings: world.strings).all
    }
}

extension World {
    /// The quiet line that offers the routine of a day: "Warm up: Before squats · 6 min".
    @inline(never) func routineLine(_ type: RoutineType, _ exercises: [ExerciseID]) -> View {
        let patterns = patterns(exercises)
        let fitting = Routine.fitting(patterns, type, among: knowledge.routines ?? [])
        return button(
            "btn plain wide", .routine(.open(type)), [.id("routine"), .attribute("aria-haspopup", "dialog")],
            key: 90, fitting.map { strings.offered($0) } ?? strings.offered(type))
    }
}

extension World {
    /// All routines, each with how long it takes; tapped, one lies over the page.
    @inline(never) func routineList() -> View? {
        guard let all = knowledge.routines, !all.isEmpty else { return nil }
        let strings = strings
        return tag("details", "", key: 91) {
            tag("summary", "label", [.id("routine")], strings.routines)
            div("list") {
                for routine in all {
                    button("item", .routine(.show(routine.type, routine.slug)), [.attribute("aria-haspopup", "dialog")])
                    {
                        tag("span") {
                            routine.name
                            tag("small", strings.offered(routine.type))
                        }
                        tag("span", "n end", strings.minutes(Int64(routine.durationSeconds)))
                    }
                }
            }
        }
    }
}

private struct RoutineView {
    let sheet: RoutineSheet
    let world: World
    let strings: Strings

    var all: [View] {
        guard let routine = sheet.routine(world) else {
            return Screens.sheet(strings.offered(sheet.type), strings) {
                let look = world.knowledge[.routines]
                if !world.isOnline || look.hasFailed {
                    tag("p", "why", [.role("status")], strings.routinesAway)
                    if world.isOnline { button("btn wide", .reload, [], strings[.tryAgain]) }
                } else {
                    busy(strings)
                }
            }
        }
        return Screens.sheet(routine.name, strings) {
            if let step = sheet.step {
                clock(routine.steps[step], strings.step(step + 1, of: routine.steps.count))
            } else {
                tag("p", "why", routine.about)
                tag("p", "label", strings.minutes(Int64(routine.durationSeconds)))
            }
            tag("ol", "list") {
                for index in routine.steps.indices { line(routine.steps[index], index) }
            }
            div("ways", key: 2) {
                button("go", .routine(.next), [.id("routine-go")], way(routine))
            }
            if sheet.step == nil { others(routine) }
        }
    }

    private func way(_ routine: Routine) -> String {
        guard let step = sheet.step else { return strings.beginRoutine }
        return step + 1 < routine.steps.count ? strings.nextStep : strings.endRoutine
    }

    /// What is done now, and how long still.
    private func clock(_ step: Routine.Step, _ place: String) -> View {
        let (left, length) = sheet.left(step, world) ?? (0, 0)
        return div("", key: 1) {
            tag("p", "label", place)
            tag("p", "big", step.name)
            div("rest", [.role("timer"), .label(step.name)]) {
                span("n", length > 0 ? strings.clock(Int64(left)) : strings.amount(step))
                if length > 0 {
                    tag(
                        "progress", "",
                        [
                            .unheard, .attribute("max", "100"),
                            .attribute("value", String((length - left) * 100 / length)),
                        ]
                    ) {}
                    span("muted n", strings.clock(Int64(length)))
                }
            }
        }
    }

    private func line(_ step: Routine.Step, _ index: Int) -> View {
        let isNow = sheet.step == index
        return tag("li", "", [.id("step-" + String(index))], key: UInt64(index)) {
            div("item", [isNow ? .attribute("aria-current", "step") : .none]) {
                exerciseName(step.exerciseID, step.name)
                tag("span", "n end", strings.amount(step))
            }
        }
    }

    private func others(_ shown: Routine) -> View {
        div("", key: 3) {
            section(strings.otherRoutines)
            div("chips") {
                for routine in world.knowledge.routines ?? [] where routine.type == sheet.type {
                    if routine.slug != shown.slug {
                        button("chip", .routine(.choose(routine.slug)), [], routine.name)
                    }
                }
            }
        }
    }
}
