import Training

/// The menu on the card of an exercise, and what could be done instead of it: over the page.
extension FocusView {
    func exerciseSheet(_ instance: InstanceID, _ workout: ActiveWorkout) -> [View] {
        guard let index = workout.exercises.firstIndex(where: { $0.instanceID == instance }) else { return [] }
        let exercise = workout.exercises[index]
        let ramp = world.ramp(exercise)
        return Screens.sheet(strings.called(exercise), strings) {
            div("list") {
                button("item", .focus(.exercise(.compare)), [.pressed(focus.compares)]) {
                    tag("span", "", strings.compare)
                    if focus.compares { Icon.tick.drawn("drawn done-text") }
                }
                if exercise.hasPlanned { item(strings.swapAction, strings.swapHint, .swap(instance)) }
                if !ramp.isEmpty { item(strings.addWarmUp, strings.ramp(ramp), .warmUp(instance)) }
                if !workout.superset(of: index).isEmpty {
                    item(strings.partSuperset, nil, .part(instance))
                }
                if canLink(index, workout) {
                    item(strings[.supersetWithNext], strings.called(workout.exercises[index + 1]), .link(instance))
                }
                button("item", .focus(.exercise(.hurts(instance)))) {
                    tag("span") {
                        strings.itHurts
                        tag("small", strings.itHurtsHint)
                    }
                }
                if exercise.hasPlanned { item(strings.skipExercise, nil, .skip(instance)) }
                button("item danger", .focus(.removeExercise(instance))) { tag("span", "", strings[.removeExercise]) }
            }
            div("split") {
                tag("span", "", strings.placeInWorkout)
                div("stepper") {
                    iconButton(
                        .up, strings[.moveUp], .focus(.exercise(.move(instance, -1))), [.disabled(index == 0)], in: "")
                    span("n", String(index + 1), [.role("status")])
                    iconButton(
                        .down, strings[.moveDown], .focus(.exercise(.move(instance, 1))),
                        [.disabled(index + 1 == workout.exercises.count)], in: "")
                }
            }
            restLine(exercise)
            note(exercise.notes)
        }
    }

    private func canLink(_ index: Int, _ workout: ActiveWorkout) -> Bool {
        guard index + 1 < workout.exercises.count else { return false }
        let partners = workout.superset(of: index)
        return !partners.contains(index + 1)
    }

    private func item(_ name: String, _ small: String?, _ message: ExerciseMessage) -> View {
        button("item", .focus(.exercise(message))) {
            tag("span") {
                name
                if let small { tag("small", "n", small) }
            }
        }
    }

    private func restLine(_ exercise: ActiveExercise) -> View {
        let instance = exercise.instanceID
        let seconds = exercise.restSeconds ?? world.knowledge.settings.restSeconds(of: exercise.exerciseID)
        return div("split") {
            tag("span", "", strings[.restBetween])
            div("stepper") {
                iconButton(.minus, strings[.shorter], .focus(.exercise(.rest(instance, -15))), in: "")
                span("n", strings.clock(Int64(seconds)), [.role("status")])
                iconButton(.plus, strings[.longer], .focus(.exercise(.rest(instance, 15))), in: "")
            }
        }
    }

    // MARK: Swap

    /// What could be done instead, each with its reasons.
    func swapSheet(_ instance: InstanceID, _ workout: ActiveWorkout) -> [View] {
        guard let exercise = workout.exercise(instance), let all = world.knowledge.exercises else {
            return Screens.sheet(strings.swapAction, strings) { tag("p", "why", strings[.loading]) }
        }
        let found = world.substitutes(exercise)
        let pain = world.pain(on: exercise.exerciseID)
        return Screens.sheet(strings.instead(strings.called(exercise)), strings) {
            // Once for all of them: each that hurts has a mark.
            if let pain { tag("p", "hurts " + pain.severity.rawValue, strings.voice.sentence(Reason(pain))) }
            if exercise.doneCount > 0 { tag("p", "why", strings.doneSetsStay) }
            div("list") {
                for one in found {
                    let other = all[one.index]
                    button("item", .focus(.exercise(.pick(instance, other.id))), key: other.id.low) {
                        tag("span") {
                            strings.called(other.id, other.name)
                            if let there = one.pain, pain != nil {
                                span("chip hurts " + there.severity.rawValue, strings.pain(there.severity))
                            }
                            tag("small", strings.reasons(one, saysPain: pain == nil))
                            if let last = world.knowledge.last(other.id), !last.sets.isEmpty {
                                tag("small", "n", strings.summary(last.sets, other.measure, other.loadKind))
                            }
                        }
                    }
                }
                if found.isEmpty { tag("p", "why", strings[.nothingFound]) }
            }
            button("btn wide", .focus(.exercise(.search(instance))), [], strings[.searchExercises])
        }
    }
}
