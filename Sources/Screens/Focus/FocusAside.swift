import Training

extension App {
    /// Left of the work, where there is room: every exercise with its state.
    func side(_ workout: ActiveWorkout, _ open: Int?) -> View {
        tag("aside", "side", [.label(strings[.exercises])], key: 20) {
            div("list") {
                for (index, exercise) in workout.exercises.enumerated() {
                    button("item", .focus(.open(exercise.instanceID)), [.current(index == open)], key: exercise.instanceID.low) {
                        tag("span") {
                            exercise.name
                            tag("small", strings.doneOf(exercise.doneCount, exercise.sets.count))
                        }
                        if !exercise.hasPlanned, exercise.doneCount > 0 { span("done-text", "✓", [.unheard]) }
                    }
                }
            }
        }
    }

    /// Right of the work, where there is room: what is known of the open exercise.
    func detail(_ workout: ActiveWorkout, _ open: Int?) -> View {
        tag("aside", "detail", [.label(strings[.details])], key: 21) {
            if let open {
                let exercise = workout.exercises[open]
                let prior = knowledge.prior[exercise.exerciseID.text]
                section(strings[.lastTime])
                if let last = knowledge.last(exercise.exerciseID), !last.sets.isEmpty {
                    tag("p", "why", strings.date(last.date, now: now) + (last.title.map { " · " + $0 } ?? ""))
                    tag("table", "ev n") {
                        tag("tbody") {
                            for (index, set) in last.sets.enumerated() {
                                tag("tr") {
                                    tag("td", "", set.setType == .warmup ? strings[.warmupSet] : strings.setName(index + 1))
                                    tag("td", "", strings.short(set, exercise) + (set.rir.map { " · RIR " + strings.rir($0) } ?? ""))
                                }
                            }
                        }
                    }
                } else {
                    tag("p", "why", strings[.firstTime])
                }
                if let best = prior?.bestMax {
                    section(strings[.bestMax])
                    tag("p", "big n", strings.voice.mass(best.value))
                    tag("p", "why n") {
                        strings.best(
                            strings.voice.mass(best.value), strings.voice.number(best.weight) + " × " + String(best.reps),
                            strings.date(best.date, now: now))
                    }
                }
                if let item = knowledge.nextItem(exercise.exerciseID) {
                    section(strings[.coachSays])
                    for reason in item.recommendation.reasons { tag("p", "why", strings.voice.sentence(reason)) }
                }
            }
            section(strings[.soFar])
            tag("p", "n", strings.totals(workout.totals))
        }
    }
}
