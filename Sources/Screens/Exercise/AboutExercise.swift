import Contract
import Sync
import Training
import Wire

/// What else is known of an exercise: its video, where it is planned, what came of earlier changes, what else would do.
struct AboutExercise {
    let id: ExerciseID
    let world: World
    let strings: Strings

    @Children<Message> var all: [View] {
        if let exercise = world.knowledge.exercise(id) {
            if world.knowledge.settings.videoLinks != false, let link = exercise.videoURL {
                element(
                    "a", "btn wide",
                    [
                        .attribute("href", link), .attribute("target", "_blank"),
                        .attribute("rel", "noopener noreferrer"),
                    ], 20, [.text(strings.watchVideo)])
            }
            if let asked = world.emphasis(of: id) { tag("p", "why", key: 25, strings.emphasisText(asked)) }
            if let note = exercise.note { tag("p", "why", key: 21, note) }
            planned
            outcomes
            instead(of: exercise)
        }
    }

    @Children<Message> private var planned: [View] {
        let places = world.knowledge.places(of: id)
        if !places.isEmpty {
            div("", key: 22) {
                section(strings.plannedIn)
                div("chips") {
                    for place in places {
                        link("btn", .plan(place.plan.id), [], key: place.exercise.id.low) { world.fullName(place.plan) }
                    }
                }
            }
        }
    }

    /// How the last changes of its targets went, the newest first.
    @Children<Message> private var outcomes: [View] {
        let all = (world.knowledge.outcomes[id] ?? []).onePerGroup
        if !all.isEmpty {
            div("", key: 23) {
                section(strings.outcomesOfChanges)
                div("chips") {
                    for change in all.prefix(6) {
                        if let outcome = change.outcome {
                            span(outcome.chip, strings.delta(change) + " " + strings[outcome])
                        }
                    }
                }
            }
        }
    }

    @Children<Message> private func instead(of exercise: Exercise) -> [View] {
        let found = substitutes(exercise)
        if !found.isEmpty {
            tag("details", "", key: 24) {
                tag("summary", "label", strings.insteadOf)
                div("list") {
                    for one in found {
                        div("item", key: one.exercise.id.low) {
                            tag("span") {
                                exerciseName(one.exercise.id, one.exercise.shownName)
                                tag("small", one.why)
                            }
                        }
                    }
                }
            }
        }
    }

    /// In the gym in use, by what hurts now.
    private func substitutes(_ exercise: Exercise) -> [(exercise: Exercise, why: String)] {
        guard let all = world.knowledge.exercises else { return [] }
        var found: [(exercise: Exercise, why: String)] = []
        for substitute in world.substitutes(of: exercise.id, in: world.knowledge.gym, limit: 6) {
            found.append((all[substitute.index], strings.reasons(substitute)))
        }
        return found
    }
}

extension ExerciseSheet {
    /// Keeps the link and the note that were typed.
    @inline(never) mutating func saveNotes(_ world: World) -> [Effect] {
        let (link, text) = (video.map { trimmed($0) }, note.map { trimmed($0) })
        if let link, !link.isEmpty, !link.utf8.starts(with: "https://".utf8), !link.utf8.starts(with: "http://".utf8) {
            videoFault = true
            return [.focus("video"), .announce(world.strings.videoFault)]
        }
        (video, note) = (nil, nil)
        return world.mark(exercise) { marks, _ in
            if let link { marks.videoURL = link.isEmpty ? nil : link }
            if let text { marks.note = text.isEmpty ? nil : text }
        } + [.announce(world.savingText)]
    }
}
