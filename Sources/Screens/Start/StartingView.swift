import Training

extension Starting {
    /// What lies over the page.
    @inline(never) func sheet(_ world: World) -> [View] {
        StartingView(starting: self, swaps: world.swaps(self), world: world, strings: world.strings).sheet
    }
}

private struct StartingView {
    let starting: Starting
    let swaps: [PlannedSwap]
    let world: World
    let strings: Strings

    private var look: Look { world.knowledge[world.preview(starting.plan, starting.mood)] }
    private var views: CardsView {
        CardsView(review: starting.review, suggestions: [], world: world, strings: strings)
    }

    /// What waits, how the lifter feels, what a start loads; then why it would be another today, and the start.
    var sheet: [View] {
        let cards = starting.waiting(world)
        return Screens.sheet(world.plan(starting.plan)?.name ?? strings[.start], strings) {
            if !cards.isEmpty { waitingChanges(cards) }
            StartGymView(starting: starting, swaps: swaps, world: world, strings: strings).views
            mood(starting.mood)
            if look.isLoading, starting.preview == nil { busy(strings) }
            if starting.mood != PreMood(), look.hasFailed || !world.isOnline {
                tag("p", "why", [.role("status")], strings.fittingNeedsServer)
            } else if look.hasFailed {
                tag("p", "why", [.role("alert")], strings[.serverAway])
            }
            if let plan = world.plan(starting.plan) {
                world.routineLine(.preWorkout, plan.currentVersion.exercises.map { $0.exerciseID })
            }
            loaded
            buttons(cards)
        }
    }

    /// Each may be taken or declined here and now; what is left open is taken with the start, or asked again.
    private func waitingChanges(_ cards: [ReviewCard]) -> View {
        div("card coach", key: 1) {
            tag("p", "label", strings.suggestionsWait(cards.count))
            for card in cards {
                div("each", key: card.first.id.low) {
                    tag("h3", "", strings.called(card.first))
                    for line in views.lines(card.changes) { tag("p", "n", line) }
                    reasons(card)
                    views.fault(card)
                    div("trio") {
                        way("btn", .no, .rejected, card)
                        way("btn", .accept, .accepted, card)
                    }
                }
            }
            tag("p", "why", strings[.openStays])
        }
    }

    private func way(
        _ classes: String, _ phrase: Phrase, _ decision: SuggestedChange.Decision, _ card: ReviewCard
    ) -> View {
        button(
            classes, .review(.decide(card.open, decision, reason: nil)),
            [.label(strings[phrase] + ", " + strings.called(card.first)), .disabled(starting.isApplying)],
            strings[phrase])
    }

    private func mood(_ mood: PreMood) -> View {
        div("", key: 2) {
            tag("p", "label section", [.id("feeling")], strings[.howDoYouFeel])
            tag("div", "segments wrap", [.role("group"), .attribute("aria-labelledby", "feeling")]) {
                for feeling in PreMood.Feeling.allCases {
                    option(strings[feeling.phrase], .feeling(feeling), mood.feeling == feeling)
                }
            }
            tag("p", "label", [.id("soreness")], strings[.sore])
            tag("div", "segments", [.role("group"), .attribute("aria-labelledby", "soreness")]) {
                for soreness in PreMood.Soreness.allCases {
                    option(strings[soreness.phrase], .soreness(soreness), mood.soreness == soreness)
                }
            }
            tag("p", "label", [.id("minutes")]) {
                strings[.minutesToday]
                if let minutes { " · " + strings.about(minutes) }
            }
            tag("div", "segments", [.role("group"), .attribute("aria-labelledby", "minutes")]) {
                for minutes in PreMood.lengths {
                    option(String(minutes), .minutes(minutes), mood.minutes == minutes)
                }
            }
        }
    }

    /// How long it takes today: as the plan says, else by its sets.
    private var minutes: Int? {
        world.plan(starting.plan).flatMap { world.minutes(of: $0) }
    }

    private func option(_ name: String, _ message: StartingMessage, _ on: Bool) -> View {
        button("", .starting(message), [.pressed(on)], name)
    }

    /// What the big button loads, exercise by exercise, beside the plan's targets where they differ.
    private var loaded: View? {
        guard let plan = world.plan(starting.plan).map({ world.asTrained($0) }) else { return nil }
        let override = starting.isLighter ? starting.preview?.proposedOverride : nil
        let planned = world.planned(starting.plan)
        let pains = pains(planned)
        return div("list", key: 3) {
            tag("p", "label section", override.map { strings.lighter($0) } ?? strings[.planWord])
            for exercise in plan.currentVersion.exercises {
                let other = swaps.exercise(of: exercise.id).flatMap { world.knowledge.exercise($0) }
                div("row", key: exercise.id.low) {
                    tag("span") {
                        if let other {
                            tag("b", "", strings.called(other.id, other.name))
                            tag("small", strings.swapFor(strings.called(exercise)))
                            if world.isPoorMatch(other, for: exercise.exerciseID) {
                                tag("small", "why block", strings.poorMatch)
                            }
                        } else {
                            strings.called(exercise.exerciseID, exercise.name)
                        }
                        pain(exercise, pains[exercise.id])
                        if let limit = starting.limit(exercise.id, swaps) { tag("small", "why block", limit) }
                        if other == nil, !swaps.isLeftOut(exercise.id) { outlook(exercise) }
                    }
                    tag("span", "end") {
                        if let other {
                            figures(strings.targets(targets(other, for: exercise), other.measure, other.loadKind))
                        } else if swaps.isLeftOut(exercise.id) {
                            strings[.leftOut]
                        } else {
                            targets(exercise)
                        }
                    }
                }
            }
        }
    }

    /// Why less is proposed of an exercise, or how likely it works.
    private func outlook(_ exercise: ExercisePrescription) -> View? {
        if !starting.isLighter, starting.preview?.proposedOverride != nil, let known = known(exercise) {
            var (left, planned) = (0, 0)
            for set in known.sets where set.type != .warmup && set.setPrescriptionID != nil {
                planned += 1
                if set.proposed != nil { left += 1 }
            }
            // What would be left out is said before it is chosen.
            if left < planned { return tag("small", "why block n", strings.stays(left, of: planned)) }
        }
        if !starting.isLighter, let caution = known(exercise)?.caution, caution.code != .readinessLayoff {
            // A layoff is one thing for all lifts: it is said above the buttons.
            return tag("small", "why block", caution.text)
        }
        return chance(exercise).map { tag("small", "why block n", strings.works($0)) }
    }

    @Children<Message> private func targets(_ exercise: ExercisePrescription) -> [View] {
        let targets = strings.planned(
            exercise.sets.filter { $0.type != .warmup }.map { PlannedSet($0.target, amrap: $0.amrap) },
            exercise.measure, exercise.loadKind)
        if let today = changed(exercise) {
            figures(today.isEmpty ? strings[.leftOut] : strings.planned(today, exercise.measure, exercise.loadKind))
            tag("small") { tag("s", "", targets) }
        } else {
            figures(targets)
        }
    }

    /// What an exercise begins with that stands for another one: its own work of last time, else the planned repetitions alone;
    /// as the phase of the day has it.
    private func targets(_ other: Exercise, for exercise: ExercisePrescription) -> [SetTarget] {
        var planned: [SetTarget] = []
        for set in exercise.sets where set.type != .warmup { planned.append(set.target) }
        let adjustment = world.day(of: starting.plan)?.adjustment ?? PhaseAdjustment(.regular)
        return world.targets(of: other, insteadOf: planned, on: adjustment)
    }

    /// What hurts in what is done of a day as its plan says; nothing is proposed for two of its lifts.
    private func pains(_ day: [ExercisePrescription]) -> Family<PrescriptionID, PainLine> {
        var (ids, places): ([ExerciseID], [PrescriptionID]) = ([], [])
        for exercise in day where swaps.exercise(of: exercise.id) == nil && !swaps.isLeftOut(exercise.id) {
            ids.append(exercise.exerciseID)
            places.append(exercise.id)
        }
        var lines = Family<PrescriptionID, PainLine>()
        let found = world.painLines(on: ids, in: world.knowledge.gym, besides: world.taken(day, swaps))
        for (place, line) in found.enumerated() { lines[places[place]] = line }
        return lines
    }

    /// What hurts there, and where it is severe what could be done instead: of what is known to hurt now, as all else that is
    /// proposed here. Of what was taken instead it is said what hurts in that; it can be given back also when nothing hurts any more.
    @Children<Message> private func pain(_ exercise: ExercisePrescription, _ line: PainLine?) -> [View] {
        if let taken = swaps.exercise(of: exercise.id) {
            if let there = world.pain(on: taken) {
                tag("small", "hurts moderate block", strings.voice.sentence(Reason(there)))
            }
            // What the gym has not is chosen above.
            if world.missingHere([exercise]).isEmpty {
                button("chip", .starting(.swap(exercise.id, nil)), [], strings.takeInstead(strings.called(exercise)))
            }
        } else if swaps.isLeftOut(exercise.id) {
            if world.missingHere([exercise]).isEmpty {
                button("chip", .starting(.swap(exercise.id, nil)), [], strings.doItAnyway)
            }
        } else if let line {
            tag("small", line.holds ? "hurts moderate block" : "hurts block", line.text)
            if !line.why.isEmpty { tag("small", "why block", line.why) }
            if line.isToSwap, line.instead == nil { tag("small", "why block", strings.leaveOut) }
            if let other = line.instead {
                button("chip coach", .starting(.swap(exercise.id, other)), [], strings.takeInstead(line.name))
            }
            if line.isToSwap { button("chip", .starting(.leaveOut(exercise.id)), [], strings.leaveOutToday) }
        }
    }

    /// Of the targets that stand beside it.
    private func chance(_ exercise: ExercisePrescription) -> Chance? {
        let known = known(exercise)
        if starting.isLighter { return known?.proposedChance }
        guard changed(exercise) != nil else { return known?.chance }
        return known?.acceptedChance
    }

    private func known(_ exercise: ExercisePrescription) -> PreviewExercise? {
        for known in starting.preview?.exercises ?? [] where known.exercisePrescriptionID == exercise.id {
            return known
        }
        return nil
    }

    /// The targets that the big button loads, where they are not the plan's: with what waits accepted, and under the
    /// override where it was confirmed.
    private func changed(_ exercise: ExercisePrescription) -> [PlannedSet]? {
        guard let today = known(exercise) else { return nil }
        // What was accepted a moment ago is in the plan, and not yet in the preview.
        let isCurrent = starting.preview?.planSnapshotID == world.plan(starting.plan)?.currentVersion.id
        let accepted = isCurrent && !world.isDeciding && !world.isStuck ? today.accepted : nil
        guard starting.isLighter || accepted != nil else { return nil }
        var sets: [PlannedSet] = []
        for set in accepted ?? today.sets where set.type != .warmup {
            guard let target = starting.isLighter ? set.proposed : set.target else { continue }
            sets.append(PlannedSet(target, amrap: set.amrap))
        }
        return sets
    }

    /// Why today might be another day stands with the switch above the buttons, always in view.
    private func buttons(_ cards: [ReviewCard]) -> View {
        let override = starting.isLighter ? starting.preview?.proposedOverride : nil
        let count = cards.count
        let isBusy = starting.isApplying || world.isDeciding
        let isOff = isBusy || world.awaitsPains
        return div("ways", key: 4) {
            undoStrip(world)
            div("", [.role("status")]) {
                for reason in starting.preview?.reasons ?? [] { tag("p", "why", reason.text) }
                // Without the server a start loads the version that it knows.
                if count > 0, world.isStuck, let plan = world.plan(starting.plan) {
                    tag("p", "why", strings.startLoads(world.knowledge.held(plan.id) ?? plan.currentVersion))
                }
            }
            if let proposed = starting.preview?.proposedOverride {
                tag("label", "switch") {
                    tag("b", "", strings.lighter(proposed))
                    check(starting.isLighter, .starting(.lighter))
                }
            }
            button(
                "go", .starting(.apply), [.disabled(isOff)],
                isOff
                    ? strings[isBusy ? .saving : .loading]
                    : count == 0 && override == nil && !swaps.isEmpty
                        ? strings[.start] : strings.start(accepting: count, override))
            if count > 0 || override != nil {
                button(
                    "btn wide", .starting(.asPlanned), [.disabled(isOff)], strings[.startAsPlanned])
            }
        }
    }
}
