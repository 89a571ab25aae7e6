import Contract
import Sync
import Training
import Wire

extension Focus {
    /// Focus Mode: the grid of the open exercise, the others folded, and the one thing to do at the thumb.
    func view(_ world: World) -> Screen {
        guard world.isTraining, let workout = world.shown else { return world.missingScreen }
        return FocusView(focus: self, world: world, strings: world.strings).screen(workout)
    }
}

struct FocusView {
    let focus: Focus
    let world: World
    let strings: Strings

    func screen(_ workout: ActiveWorkout) -> Screen {
        let open = focus.openIndex(workout)
        return Screen(
            frame: .workout, header: header(workout), content: content(workout, open),
            dock: bottom(workout, open), side: beside(20) { side(workout, open) },
            detail: beside(21) { detail(workout, open) }, sheet: sheet(workout), hasStrip: false)
    }

    /// What nobody waits for who has just done a set: it is drawn a moment later, with the word that the set is kept.
    private func beside(_ key: UInt64, _ view: @escaping () -> View) -> View {
        let waits = focus.tapped == world.now.milliseconds && !focus.unkept.isEmpty
        return .lazy(Beside(key: key, waits: waits, view))
    }

    @Children<Message> private func content(_ workout: ActiveWorkout, _ open: Int?) -> [View] {
        if workout.exercises.isEmpty { emptyWorkout }
        div("reorder", [dropping], key: 1) {
            for (index, exercise) in workout.exercises.enumerated() {
                if index == open {
                    lazy("card", key: exercise.instanceID.low, card(exercise, index, workout)) { $0.view }
                } else {
                    lazy(
                        "fold", key: exercise.instanceID.low,
                        FoldedExercise(
                            exercise: exercise, place: index, strings: strings, unkept: unkept(exercise),
                            label: workout.supersetLabel(index), pain: world.pain(on: exercise.exerciseID)?.severity,
                            missing: missing(exercise, workout))
                    ) { $0.view }
                }
            }
        }
        if !workout.exercises.isEmpty { beside(3) { endOfList(workout) } }
    }

    @Children<Message> private func header(_ workout: ActiveWorkout) -> [View] {
        iconButton(.back, strings[.leave], .go(.today))
        tag("h1", "", [.id("title"), .focusable]) {
            strings.titled(workout.title)
            tag("small", "n", strings.clock(world.now.seconds(since: workout.startTime)))
        }
        world.savedMark
        iconButton(.more, strings[.more], .focus(.menu), [.id("more")])
    }

    private var emptyWorkout: View {
        div("empty", key: 2) {
            Icon.barbell.view
            tag("h2", "", strings[.readyToTrain])
            tag("p", "", strings[.emptyWorkoutHint])
            button("btn", .focus(.add), [], strings[.addExercise])
            makeLink("btn", strings)
        }
    }

    private func endOfList(_ workout: ActiveWorkout) -> View {
        div {
            div("tools") {
                button("", .focus(.add), [], strings[.addExercise])
                button("", .focus(.finish), [], strings[.finishWorkout])
            }
            tag("p", "why n totals", [.role("status")], strings.totals(workout.totals))
        }
    }

    // MARK: Exercises

    func card(_ exercise: ActiveExercise, _ index: Int, _ workout: ActiveWorkout) -> ExerciseCard {
        let targets = focus.coachTargets(exercise, workout, world)
        let item = world.nextItem(exercise, in: workout)
        // Without targets of its own the same again is what the coach asks: it says so.
        let isFree = workout.sourceTemplateID == nil && item?.planID == nil && exercise.hasPlanned
        let reasons = targets.isEmpty && !isFree ? [] : item?.recommendation.reasons.all ?? []
        let first = reasons.first
        // Of what the coach offers, or of just what the open row asks for.
        let holds = asks(targets.isEmpty ? item?.headline : nil, exercise, workout)
        var reason = holds || first?.params.chance == nil ? first?.text : nil
        if holds, let item, let chance = item.chance, first?.params.chance != chance {
            reason = (reason.map { $0 + " " } ?? "") + strings.works(chance)
        } else if reason == nil, let chance = plannedChance(exercise, workout) {
            reason = strings.works(chance)
        }
        // A step that is larger than usual says so wherever it is offered.
        for large in reasons.dropFirst() where large.code == .largeStep { reason = (reason ?? "") + " " + large.text }
        var card = ExerciseCard(
            exercise: exercise, place: index, last: world.knowledge.last(exercise.exerciseID), coach: targets,
            reason: reason, strings: strings, now: world.now.startOfDay,
            step: step(exercise),
            current: focus.currentPlace(workout)?.setID, cell: nil, typed: nil, isRejected: false, failing: nil,
            emptied: focus.emptied?.setID,
            isEditing: focus.editing == exercise.instanceID)
        if let barbell = barbell(exercise, workout) {
            (card.bar, card.barUnit) = (barbell.loads(strings.unit), barbell.gym?.unit ?? strings.unit)
        }
        card.isUnseen = world.knowledge.isUnseen(exercise.exerciseID)
        card.missing = missing(exercise, workout)
        card.lastGym = otherGym(card.last, workout)
        card.label = workout.supersetLabel(index)
        let next = workout.nextInSuperset(after: index, .working)?.index ?? workout.nextIndex(after: index)
        if let next, next != index { card.peek = strings.peek(workout.exercises[next]) }
        card.offer = exercise.nextSetOffer(world.loads(exercise))
        if let offered = card.offer?.sets.first, focus.passed.contains(offered) { card.offer = nil }
        card.best = world.bestMax(exercise.exerciseID)
        card.compares = focus.compares
        card.awaits = awaits(exercise, workout)
        if workout.override != nil || workout.gymID != nil { card.planned = planTargets(exercise, workout) }
        if let cell = focus.cell, cell.place.exerciseInstanceID == exercise.instanceID {
            (card.cell, card.isRejected) = (cell, focus.isRejected)
            if focus.typed != nil { card.typed = focus.shownText(cell, world) }
        }
        if let failing = focus.failing, failing.exerciseInstanceID == exercise.instanceID {
            card.failing = failing.setID
        }
        card.unkept = unkept(exercise)
        card.pain = world.painLine(exercise)
        if card.pain?.holds == true {
            card.awaits = nil
            if let offer = card.offer, !offer.isStruggle { card.offer = nil }
        }
        return card
    }

    /// That what the plan asks for holds, as the look before the start said it.
    private func plannedChance(_ exercise: ActiveExercise, _ workout: ActiveWorkout) -> Chance? {
        guard workout.override == nil, let plan = workout.sourceTemplateID else { return nil }
        var previews = world.knowledge.earlierPreviews
        if let preview = world.knowledge.previews[plan] { previews.append(preview) }
        for known in previews.last(where: { $0.planSnapshotID == workout.planSnapshotID })?.exercises ?? []
        where known.exercisePrescriptionID == exercise.exercisePrescriptionID {
            var targets: [SetTarget] = []
            for set in exercise.sets where set.setType.countsForProgression { set.target.map { targets.append($0) } }
            // Without any there is nothing that it could be of.
            guard let hardest = SetTarget.hardest(targets, exercise.loadKind) else { return nil }
            return asks(hardest, exercise, workout) ? known.chance : nil
        }
        return nil
    }

    /// Whether a chance, which is of all sets, speaks of what is still to do: none has fallen short, and the next one has the
    /// numbers of the target in its row.
    ///
    /// - Parameter target: `nil` where it is not asked for, only offered.
    func asks(_ target: SetTarget?, _ exercise: ActiveExercise, _ workout: ActiveWorkout) -> Bool {
        var open: ActiveSet?
        for set in exercise.sets where set.setType.countsForProgression {
            switch set.status {
            case .planned: open = open ?? focus.toRecord(SetPlace(exercise.instanceID, set.id), workout)
            case .done: if let asked = set.target?.reps, let reps = set.reps, reps < asked { return false }
            case .skipped: return false
            }
        }
        return target == nil || open.map { $0.weight == target?.weight && $0.reps == target?.reps } ?? false
    }

    /// The step that the planned sets are raised by; `nil` where the gym has nothing heavier, or nothing to load at all.
    private func step(_ exercise: ActiveExercise) -> Mass? {
        if let gym = world.gym(of: world.workout), let known = world.knowledge.exercise(exercise.exerciseID),
            let loaded = known.equipment.first, gym.missing(for: known).contains(loaded)
        {
            return nil
        }
        let first = exercise.sets.firstIndex { $0.status == .planned && $0.setType != .warmup }
        guard let first, let weight = exercise.weightBefore(first, world.knowledge.last(exercise.exerciseID))
        else { return world.step(exercise) }
        guard let harder = world.harder(than: weight, exercise) else { return nil }
        return harder > weight ? harder - weight : weight - harder
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
        guard world.knowledge.exercise(exercise.exerciseID)?.equipment.first == .barbell else { return nil }
        guard workout.gymID ?? world.knowledge.settings.gymID != nil else { return Barbell(gym: nil) }
        // What stands there for this exercise alone takes no bar.
        guard let gym = world.gym(of: workout), gym.ownLoads(of: exercise.exerciseID) == nil else { return nil }
        return Barbell(gym: gym)
    }

    /// The plan's targets of sets that have another one today, where the version is known here.
    private func planTargets(_ exercise: ActiveExercise, _ workout: ActiveWorkout) -> [SetTarget?] {
        let prescription = world.knowledge.prescription(exercise.exercisePrescriptionID, in: workout.planSnapshotID)
        guard let prescription else { return [] }
        var planned: [SetTarget?] = []
        for set in exercise.sets {
            let own = prescription.sets.first { $0.id == set.setPrescriptionID }?.target
            let isSame =
                own?.weight == set.target?.weight && own?.reps == set.target?.reps
                && own?.durationSeconds == set.target?.durationSeconds
            planned.append(isSame ? nil : own)
        }
        return planned
    }

    // MARK: The foot

    private func bottom(_ workout: ActiveWorkout, _ open: Int?) -> View {
        if let cell = focus.cell, let set = workout[cell.place],
            let exercise = workout.exercise(cell.place.exerciseInstanceID)
        {
            return pad(cell, set, exercise, workout)
        }
        return div("dock", key: 4) {
            undoStrip(world)
            question
            restBar
            watchBar(workout)
            goButton(workout, open)
        }
    }

    /// At the first rest: whether its end shall be told, and why that is asked.
    private var question: View? {
        guard focus.rest != nil, !focus.wasAsked, world.notifications == "default" else { return nil }
        return div("banner ask", [.role("status")]) {
            tag("span", "", strings.tellMe)
            button("btn", .focus(.notifications(true)), [], strings.allow)
            button("btn", .focus(.notifications(false)), [], strings[.no])
        }
    }

    private var restBar: View? {
        guard let rest = focus.rest else { return nil }
        let left = rest.left(world.now)
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
            if let watch = focus.watch, workout[watch.place]?.status == .planned {
                figures(strings.stopTimer(strings.clock(Int64(watch.seconds(world.now)))))
            } else if let place = focus.currentPlace(workout), let open, let set = focus.toRecord(place, workout) {
                let failed = focus.failing == place
                strings[failed ? .failedButton : .doneButton] + " · "
                figures(strings.recorded(set, workout.exercises[open], failed: failed))
                if let rir = set.rir, workout.exercises[open].columns.contains(.rir) {
                    tag("small", "n", " · " + strings.effortName + " " + strings.rir(rir))
                }
            } else if let open, let next = workout.nextIndex(after: open) {
                strings.next(strings.called(workout.exercises[next]))
            } else {
                strings[workout.exercises.isEmpty ? .addExercise : .finishWorkout]
            }
        }
    }
}
