import Wire
import Sync
import Training

extension App {
    /// Focus Mode: the grid of the open exercise, the others folded, and the one thing to do at the thumb.
    var focusScreen: View {
        guard let workout = shown else { return missingScreen }
        let open = drawnIndex(workout)
        return div("desk", key: route.key) {
            side(workout, open)
            tag("main", "screen") {
                top(workout)
                refusedBanner
                troubleBanner
                div("scroll") {
                    if workout.exercises.isEmpty { emptyWorkout }
                    for (index, exercise) in workout.exercises.enumerated() {
                        if index == open {
                            lazy("card", key: exercise.instanceID.low, card(exercise, index, workout)) { $0.view }
                        } else {
                            lazy(
                                "fold", key: exercise.instanceID.low,
                                FoldedExercise(
                                    exercise: exercise, place: index, strings: strings, unkept: unkept(exercise))
                            ) { $0.view }
                        }
                    }
                    if !workout.exercises.isEmpty { endOfList(workout) }
                }
                bottom(workout, openIndex(workout))
            }
            detail(workout, open)
            focusSheets(workout)
        }
    }

    // MARK: The head

    private func top(_ workout: ActiveWorkout) -> View {
        tag("header", "top", key: 1) {
            iconButton(.back, strings[.leave], .go(.today))
            tag("h1", "", [.id("title"), .focusable]) {
                workout.title ?? strings[.workout]
                tag("small", "n", strings.clock(now.seconds(since: workout.startTime)))
            }
            savedMark
            iconButton(.more, strings[.more], .focus(.menu), [.id("more")])
        }
    }

    /// Whether the server holds everything. Nothing is shown as saved before it was answered.
    var savedMark: View {
        if sync.isSaved { return span("dot", "", [.role("img"), .label(strings[.saved])]) }
        if isOnline, sync.failures == 0 { return span("dot off", "", [.role("img"), .label(strings[.saving])]) }
        return span(
            "chip bad", strings.waiting(sync.waiting), [.role("status"), .label(strings.waitingLong(sync.waiting))])
    }

    private var emptyWorkout: View {
        div("empty", key: 2) {
            Icon.barbell.view
            tag("h2", "", strings[.readyToTrain])
            tag("p", "", strings[.emptyWorkoutHint])
            button("btn", .focus(.add), [], strings[.addExercise])
        }
    }

    private func endOfList(_ workout: ActiveWorkout) -> View {
        div("", key: 3) {
            div("tools") {
                button("", .focus(.add), [], strings[.addExercise])
                button("", .focus(.finish), [], strings[.finishWorkout])
            }
            tag("p", "why n totals", [.role("status")], strings.totals(workout.totals))
        }
    }

    // MARK: Exercises

    func card(_ exercise: ActiveExercise, _ index: Int, _ workout: ActiveWorkout) -> ExerciseCard {
        let targets = coachTargets(exercise, workout)
        let item = targets.isEmpty ? nil : knowledge.nextItem(exercise, in: workout.sourceTemplateID)
        let reasons = item?.recommendation.reasons.all ?? []
        var reason = reasons.first?.text
        // A step that is larger than usual says so wherever it is offered.
        for large in reasons.dropFirst() where large.code == .largeStep { reason = (reason ?? "") + " " + large.text }
        var card = ExerciseCard(
            exercise: exercise, place: index, last: knowledge.last(exercise.exerciseID), coach: targets,
            reason: reason, strings: strings, now: now.startOfDay,
            step: knowledge.step(exercise.exerciseID, strings.unit),
            barbell: barbell(exercise, workout),
            current: currentPlace(workout)?.setID, cell: nil, typed: nil, isRejected: false, failing: nil,
            emptied: focus.emptied?.setID,
            isEditing: focus.editing == exercise.instanceID)
        if workout.override != nil || workout.gymID != nil { card.planned = planTargets(exercise, workout) }
        if let cell = focus.cell, cell.place.exerciseInstanceID == exercise.instanceID {
            (card.cell, card.typed, card.isRejected) = (cell, focus.typed, focus.isRejected)
        }
        if let failing = focus.failing, failing.exerciseInstanceID == exercise.instanceID {
            card.failing = failing.setID
        }
        card.unkept = unkept(exercise)
        return card
    }

    /// The sets of an exercise that no row may call done yet.
    func unkept(_ exercise: ActiveExercise) -> [SetID] {
        var sets: [SetID] = []
        for one in focus.unkept where one.place.exerciseInstanceID == exercise.instanceID {
            sets.append(one.place.setID)
        }
        return sets
    }

    /// The bar that an exercise is done with, and the gym whose plates go on it; `nil` where one of them is not known.
    private func barbell(_ exercise: ActiveExercise, _ workout: ActiveWorkout) -> Barbell? {
        guard knowledge.exercise(exercise.exerciseID)?.equipment.first == .barbell else { return nil }
        guard let id = workout.gymID ?? knowledge.settings.gymID else { return Barbell(gym: nil) }
        return knowledge.gyms.first { $0.id == id }.map { Barbell(gym: $0) }
    }

    /// The plan's targets of sets that have another one today, where the version is known here.
    private func planTargets(_ exercise: ActiveExercise, _ workout: ActiveWorkout) -> [SetTarget?] {
        var planned: [SetTarget?] = []
        for plan in knowledge.plans.value ?? [] where plan.currentVersion.id == workout.planSnapshotID {
            for prescription in plan.currentVersion.exercises where prescription.id == exercise.exercisePrescriptionID {
                for set in exercise.sets {
                    let own = prescription.sets.first { $0.id == set.setPrescriptionID }?.target
                    let isSame =
                        own?.weight == set.target?.weight && own?.reps == set.target?.reps
                        && own?.durationSeconds == set.target?.durationSeconds
                    planned.append(isSame ? nil : own)
                }
            }
        }
        return planned
    }

    // MARK: The foot

    private func bottom(_ workout: ActiveWorkout, _ open: Int?) -> View {
        if let cell = focus.cell, let set = workout[cell.place],
            let exercise = workout.exercises.first(where: { $0.instanceID == cell.place.exerciseInstanceID })
        {
            return pad(cell, set, exercise, workout)
        }
        return div("dock", key: 4) {
            snack
            restBar
            goButton(workout, open)
        }
    }

    private var restBar: View? {
        guard let rest = focus.rest else { return nil }
        let left = rest.left(now)
        let part = rest.seconds > 0 ? min(100, left * 100 / Int64(rest.seconds)) : 0
        return div(rest.isOver || left == 0 ? "rest over" : "rest", [.role("timer"), .label(strings[.rest])]) {
            span("n", left == 0 ? strings[.go] : strings.clock(left))
            tag("progress", "", [.unheard, .attribute("max", "100"), .attribute("value", String(part))]) {}
            button("", .focus(.lessRest), [.label(strings[.lessRest])], "−30")
            button("", .focus(.moreRest), [.label(strings[.moreRest])], "+30")
            button("", .focus(.skipRest), [.label(strings[.skipRest])], strings[.skipShort])
        }
    }

    private func goButton(_ workout: ActiveWorkout, _ open: Int?) -> View {
        button("go", .focus(.main), [.id("go")], key: 5) {
            if let place = currentPlace(workout), let open, let set = toRecord(place, workout) {
                let failed = focus.failing == place
                strings[failed ? .failedButton : .doneButton] + " · "
                figures(strings.recorded(set, workout.exercises[open], failed: failed))
                if let rir = set.rir, workout.exercises[open].columns.contains(.rir) {
                    tag("small", "n", " · RIR " + strings.rir(rir))
                }
            } else if let open, let next = nextIndex(workout, after: open) {
                strings.next(workout.exercises[next].name)
            } else {
                strings[workout.exercises.isEmpty ? .addExercise : .finishWorkout]
            }
        }
    }

    /// What was just taken away, with the way back.
    var snack: View? {
        guard let held else { return nil }
        let text =
            switch held {
            case .set(_, let name), .exercise(_, let name), .draft(_, let name): strings.removed(name)
            case .filled: strings[.setsFilled]
            case .declined: strings[.targetsDeclined]
            case .workout: strings[.workoutDiscarded]
            case .plan(_, let name): strings.deleted(name)
            case .decided(_, let text), .refused(let text): text
            case .offer: strings[.offerDismissed]
            case .rolledBack(let id, _): strings.nowVersion(plan(id)?.currentVersion.versionNumber ?? 0)
            case .failed: strings[.notSaved]
            }
        var way = Phrase.undo
        if case .failed = held { way = .tryAgain }
        if case .refused = held { way = .close }
        return div("snack", [.role("status")], key: 6) {
            tag("span", "", text)
            button("", .undo, [], strings[way])
        }
    }
}

extension Instant {
    /// Midnight of the same day: what only needs the date need not be drawn again every second.
    var startOfDay: Instant {
        let local = local
        let day = LocalDateTime(millisecondsOnTheWall: local.day * 86_400_000)
        return Instant(day, offsetMinutes: offsetMinutes)
    }
}
