import Contract
import Training
import Wire

extension FocusView {
    /// Left of the work, where there is room: every exercise with its state.
    func side(_ workout: ActiveWorkout, _ open: Int?) -> View {
        tag("aside", "side", [.label(strings[.exercises])]) {
            div("list", [dropping]) {
                for (index, exercise) in workout.exercises.enumerated() {
                    lazy(
                        "side", key: exercise.instanceID.low,
                        SideItem(
                            instance: exercise.instanceID, name: strings.called(exercise),
                            label: workout.supersetLabel(index), done: exercise.doneCount,
                            count: exercise.sets.count, isComplete: !exercise.hasPlanned, isOpen: index == open,
                            strings: strings)
                    ) { $0.view }
                }
            }
        }
    }

    /// Exercises are dragged to other places; the arrows in the menu of each do the same.
    var dropping: A { .on(.reorder, .value { .focus(.exercise(.dropped($0))) }) }

    /// What is next of an exercise, with its chance only as long as just that is asked for.
    private func coach(_ exercise: ActiveExercise, _ workout: ActiveWorkout) -> NextItem? {
        var item = world.nextItem(exercise, in: workout)
        if !asks(item?.headline, exercise, workout) { item?.chance = nil }
        return item
    }

    /// Right of the work, where there is room: what is known of the open exercise.
    func detail(_ workout: ActiveWorkout, _ open: Int?) -> View {
        tag("aside", "detail", [.label(strings[.details])]) {
            if let open {
                let exercise = workout.exercises[open]
                lazy(
                    "known", key: exercise.instanceID.low,
                    KnownOfExercise(
                        measure: exercise.measure, loadKind: exercise.loadKind,
                        last: world.knowledge.last(exercise.exerciseID),
                        isUnseen: world.knowledge.isUnseen(exercise.exerciseID),
                        best: world.bestMax(exercise.exerciseID),
                        coach: coach(exercise, workout),
                        strings: strings,
                        now: world.now.startOfDay)
                ) { $0.view }
            }
            div("", key: 1) {
                section(strings[.soFar])
                tag("p", "n", strings.totals(workout.totals))
            }
        }
    }
}

/// One exercise in the list at the side.
struct SideItem: Equatable {
    var instance: InstanceID
    var name: String
    /// "A1" in a superset.
    var label: String?
    var done: Int
    var count: Int
    var isComplete: Bool
    var isOpen: Bool
    var strings: Strings

    var view: View {
        button("item", .focus(.open(instance)), [.current(isOpen), .row, .grip]) {
            tag("span") {
                if let label { span("chip n", label, [.label(strings.superset(label))]) }
                name
                tag("small", strings.doneOf(done, count))
            }
            if isComplete, done > 0 { Icon.tick.drawn("drawn done-text") }
        }
    }
}

/// The last performance, the best one, and what the coach makes of them.
struct KnownOfExercise: Equatable {
    var measure: Measure
    var loadKind: LoadKind
    var last: LastPerformance?
    /// Whether the server has not said it yet.
    var isUnseen: Bool
    var best: PriorPerformance.BestMax?
    var coach: NextItem?
    var strings: Strings
    var now: Instant

    var view: View {
        div {
            section(strings[.lastTime])
            if let last, !last.sets.isEmpty {
                tag("p", "why", strings.date(last.date, now: now) + (last.title.map { " · " + $0 } ?? ""))
                lastSets(last)
            } else {
                tag("p", "why", strings.noLast(isUnseen: isUnseen))
            }
            if let best {
                section(strings[.bestMax])
                tag("p", "big n", strings.voice.mass(best.value))
                tag("p", "why n") {
                    strings.best(
                        strings.voice.number(best.weight) + " × " + String(best.reps), strings.date(best.date, now: now)
                    )
                }
            }
            if let coach {
                section(strings[.coachSays])
                for line in strings.why(coach) { line }
            }
        }
    }

    private func name(_ set: PerformedSet, _ number: inout Int) -> String {
        if set.setType == .warmup { return strings[.warmupSet] }
        if set.setType == .dropset { return strings[.dropSet] }
        number += 1
        return strings.setName(number)
    }

    private func lastSets(_ last: LastPerformance) -> View {
        var number = 0
        return tag("table", "ev n") {
            tag("tbody") {
                for set in last.sets {
                    tag("tr") {
                        tag("td", "", name(set, &number))
                        tag("td") {
                            strings.short(set.weight, set.reps, set.durationSeconds, set.distance, measure, loadKind)
                                + (set.rir.map { " · " + strings.effortName + " " + strings.rir($0) } ?? "")
                        }
                    }
                }
            }
        }
    }
}
