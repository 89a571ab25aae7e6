import Wire
import Sync
import Training

extension Today {
    /// The first screen: where a workout goes on or begins.
    func view(_ world: World) -> Screen { TodayView(today: self, world: world, strings: world.strings).screen }
}

private struct TodayView {
    let today: Today
    let world: World
    let strings: Strings

    var screen: Screen {
        let guess = today.nextPlan(world)
        var header = [title(strings.greeting(world.now), strings.longDate(world.now), large: true)]
        if !world.isSaved { header.append(world.savedMark) }
        return Screen(
            header: header, content: content(guess), dock: dock(guess),
            // While one trains it stands in the workout.
            hasStrip: !world.isTraining)
    }

    @Children<Message> private func content(_ guess: PlanGuess?) -> [View] {
        WeekStrip(world.shownSessions ?? [], strings, world.now).view
        div("columns", key: 4) {
            div("", key: 5) {
                if isNew { welcome }
                if world.isTraining, let workout = world.shown { runningCard(workout) }
                programCard
                if let guess, !world.isTraining { nextCard(guess) }
                suggestionsCard(of: nil, world)
                if world.knowledge.plans == nil, world.knowledge[.plans].isLoading { world.skeleton }
                otherPlans(guess)
            }
            div("", key: 6) {
                whatNext
                recentSessions
            }
        }
    }

    /// Nothing is here yet: no plan, no history, no workout.
    private var isNew: Bool {
        !world.isTraining && world.workout == nil && world.knowledge.plans?.isEmpty == true
            && world.knowledge.sessions?.isEmpty == true
    }

    private var welcome: View {
        div("empty card") {
            Icon.barbell.view
            tag("h2", "", strings[.welcome])
            tag("p", "", strings[.welcomeHint])
            link("btn", .importing) { strings[.importHistory] }
            makeLink("btn", strings)
            link("btn", .programs) { strings.chooseProgram }
        }
    }

    // MARK: Plans

    private func nextCard(_ guess: PlanGuess) -> View {
        let plan = guess.plan
        let isOpen = world.isOpen(plan)
        return div("card", key: 10) {
            if !isOpen { div("label") { strings[.nextUp] } }
            tag("h2", "large", plan.name)
            tag("p", "why") { isOpen ? strings.openNext : why(guess) }
            if let line = warning(plan) { tag("p", "hurts moderate", line) }
            for prescription in isOpen ? [] : world.asTrained(plan).currentVersion.exercises {
                button(
                    "row", .exercise(.open(prescription.exerciseID)), [.id("about-" + prescription.exerciseID.text)],
                    key: prescription.id.low
                ) {
                    targetContent(prescription, world)
                }
            }
            if world.canStart {
                button(
                    "btn plain wide", isOpen ? .start(plan.id) : .starting(.open(plan.id)), [],
                    isOpen ? strings.start(plan.name) : strings[.howDoYouFeel])
            }
        }
    }

    /// What of it is missing or hurts; looked for only where something may be.
    private func warning(_ plan: WorkoutPlan) -> String? {
        let known = world.knowledge
        guard known.exercises != nil, known.gym != nil || known.pains?.isEmpty == false else { return nil }
        return world.warning(plan.id)
    }

    /// The workout that goes on.
    private func runningCard(_ workout: ActiveWorkout) -> View {
        div("card", key: 14) {
            div("label") { strings[.running] }
            tag("h2", "large", workout.title ?? strings[.workout])
            tag(
                "p", "why n",
                strings.minutes(world.now.seconds(since: workout.startTime)) + " · " + strings.totals(workout.totals))
            if let left = workout.left(world.now) { leftAlone(workout, left) }
            for exercise in workout.exercises {
                row(strings.called(exercise), nil, key: exercise.instanceID.low) {
                    dots(exercise, [])
                    span("unseen", strings.doneOf(exercise.doneCount, exercise.sets.count))
                }
            }
        }
    }

    /// A workout that was left alone can be ended with its last set, or thrown away, without being opened.
    private func leftAlone(_ workout: ActiveWorkout, _ since: Instant) -> View {
        div("", key: 15) {
            tag("p", "why n", strings.leftAlone(strings.moment(since, now: world.now)))
            div("trio") {
                if workout.lastSetDone != nil {
                    button("btn plain", .focus(.finishAsOfLastSet), [], strings[.finishThen])
                }
                button("btn danger", .focus(.discard), [], strings[.discardWorkout])
            }
        }
    }

    private func why(_ guess: PlanGuess) -> String {
        var text =
            switch guess.reason {
            case .weekday(let times): strings.weekday(strings.longDay(world.now.local.weekday), guess.plan.name, times)
            case .rotation(let last): strings.lastDone(strings.date(last, now: world.now))
            case .program: programLine(guess.plan)
            case .none: strings.exercises(guess.plan.currentVersion.exercises.count) + "."
            }
        if let minutes = guess.plan.estimatedMinutes { text += " " + strings.about(minutes) }
        return text
    }

    /// Where the lifter stands in the program that is followed, and what the week is for.
    private func programLine(_ plan: WorkoutPlan) -> String {
        guard let program = world.program?.program, let day = world.day(of: plan.id) else { return "" }
        var text = program.name + " · " + strings.place(day, in: program) + "."
        if let phase = day.phase, let short = strings.short(phase) { text += " " + short + "." }
        return text
    }

    /// A day of rest, or a program that is paused or done.
    private var programCard: View? {
        guard !world.isTraining, let tracked = world.program, today.dueDay(world) == nil else { return nil }
        let program = tracked.program
        let due = program.dueDay(at: world.now)
        let next = due.flatMap { program.nextOpen($0) }
        return div("card", key: 16) {
            div("label") { program.name }
            tag("h2", "", strings.standing(program))
            if let next, let plan = next.planID.flatMap({ world.plan($0) }) {
                tag("p", "why", strings.nextInProgram(plan.name))
            }
            link("btn plain wide", .program(program.id)) { strings[.look] }
        }
    }

    private func otherPlans(_ guess: PlanGuess?) -> View {
        div("", key: 11) {
            let all = world.offeredPlans
            if all.contains(where: { $0.id != guess?.plan.id }), !world.isTraining {
                section(strings[.otherPlans])
                div("list card") {
                    for plan in all.prefix(12) where plan.id != guess?.plan.id {
                        button("item", .today(.choose(plan.id)), key: plan.id.low) {
                            tag("span") {
                                plan.name
                                tag(
                                    "small",
                                    strings.exercises(plan.currentVersion.exercises.count) + lastUsed(plan, world))
                            }
                            chevron
                        }
                    }
                    if all.count > 12 { link("item", .plans) { strings[.showAll] } }
                }
            }
            if world.canStart, !isNew, world.knowledge.plans != nil || world.knowledge[.plans].hasFailed {
                button("btn wide", .startEmpty, [], strings[.startEmpty])
                makeLink("btn plain wide", strings)
            }
        }
    }

    private func dock(_ guess: PlanGuess?) -> View? {
        if world.isTraining {
            return div("dock bare", key: 7) {
                button("go", .go(.workout), [.id("go")]) { strings[.resume] }
            }
        }
        guard world.canStart else { return nil }
        if let guess, !world.isOpen(guess.plan) {
            return div("dock bare", key: 7) {
                button("go", .start(guess.plan.id), [.id("go")]) { strings.start(guess.plan.name) }
            }
        }
        guard isNew else { return nil }
        return div("dock bare", key: 7) { button("go", .startEmpty, [.id("go")]) { strings[.startEmpty] } }
    }

    // MARK: What comes next

    private var whatNext: View? {
        let items = world.shownNext
        if items.isEmpty { return nil }
        let shown = today.showsAllNext ? items[...] : items.prefix(5)
        return div("", [.id("next")], key: 12) {
            section(strings[.whatNext])
            div("card") {
                for item in shown { nextRow(item, items).view }
                if items.count > 5 {
                    button("btn plain wide", .today(.foldNext), [.expanded(today.showsAllNext)], key: 1) {
                        strings[today.showsAllNext ? .showLess : .showAll]
                    }
                }
            }
        }
    }

    /// A lift of a plan asks for what the plan asks for; the name of the plan is said where two of them hold the lift.
    private func nextRow(_ item: NextItem, _ all: [NextItem]) -> NextRow {
        var row = NextRow(
            item: item, strings: strings, now: world.now, showsReason: today.reasons.contains(item.key))
        if let (plan, exercise) = world.knowledge.inPlan(item.exercisePrescriptionID) {
            row.prescription = world.asTrained(plan).currentVersion.exercises.first { $0.id == exercise.id }
            row.proposal = proposal(exercise, world)
        }
        for gym in world.knowledge.gyms
        where gym.id == item.trained?.gymID && gym.id != world.knowledge.settings.gymID {
            row.gym = gym.name
        }
        for other in all where other.exerciseID == item.exerciseID && other.key != item.key { row.plan = item.planName }
        return row
    }

    private var recentSessions: View? {
        guard let sessions = world.shownSessions, !sessions.isEmpty else { return nil }
        return div("", key: 13) {
            section(strings[.recent])
            div("list card") {
                for session in sessions.prefix(4) { sessionItem(session, world) }
            }
        }
    }
}

/// One exercise with its last performance and its next target; the reason unfolds.
struct NextRow {
    var item: NextItem
    var strings: Strings
    var now: Instant
    var showsReason: Bool
    /// Of a lift in a plan: as a start loads it, what is proposed for it, and the plan's name where it must be said.
    var prescription: ExercisePrescription?
    var proposal: String?
    var plan: String?
    /// Where it was done last, where that was in another gym than the one in use.
    var gym: String?

    var view: View {
        div("next", key: item.key) {
            button("row", .today(.foldReason(item.key)), [.expanded(showsReason)]) {
                tag("span") {
                    strings.called(item)
                    if let plan { tag("small", plan) }
                    if let last = item.trained, !last.sets.isEmpty {
                        tag("small") {
                            strings.work(last.sets, item.measure, item.loadKind) + " · "
                                + strings.date(last.date, now: now) + (gym.map { " · " + $0 } ?? "")
                        }
                    }
                }
                if let prescription {
                    tag("span") {
                        strings.target(prescription, proposal: proposal)
                        if let chance = item.chance { tag("small", "n", strings.voice.odds(chance)) }
                    }
                } else if let target = item.headline {
                    tag("span") {
                        if let chip { span("chip up n", chip) }
                        " "
                        figures(
                            strings.full(
                                target.weight, target.reps, target.durationSeconds, nil, item.measure, item.loadKind))
                        if let chance = item.chance { tag("small", "n", strings.voice.odds(chance)) }
                    }
                }
            }
            if showsReason {
                for line in strings.why(item, saysChance: false) { line }
                button("btn plain", .exercise(.open(item.exerciseID)), [], strings[.details])
            }
        }
    }

    /// What the next target adds to what was done last.
    private var chip: String? {
        guard let target = item.headline else { return nil }
        let last = item.lastSets.filter { $0.setType.countsForProgression }
        switch item.recommendation.change {
        case .increaseWeight:
            guard item.loadKind != .assisted, let to = target.weight, let from = last.compactMap({ $0.weight }).max(),
                to > from
            else { return nil }
            return "+" + strings.voice.number(to - from)
        case .increaseReps:
            // It stands beside one target, and is of no other.
            return item.repsChange.flatMap { $0.to == target.reps ? "+" + strings.reps($0.to - $0.from) : nil }
        case .increaseDuration:
            guard let to = target.durationSeconds, let from = last.first?.durationSeconds, to > from
            else { return nil }
            return "+" + String(to - from) + " s"
        case .decreaseWeight, .decreaseReps, .deload, .stay, .changeTrainingMax, .changeStage, .restart: return nil
        }
    }
}

extension Strings {
    /// The first working set of a prescription, and what is proposed for it.
    func target(_ prescription: ExercisePrescription, proposal: String?) -> View {
        let set = prescription.sets.first { $0.type.countsForProgression } ?? prescription.sets.first
        return tag("span", "end") {
            if let set {
                figures(
                    full(
                        set.weight, set.reps, set.durationSeconds, nil, prescription.measure, prescription.loadKind))
            }
            if let proposal { tag("small") { span("chip coach n", proposal) } }
        }
    }
}
