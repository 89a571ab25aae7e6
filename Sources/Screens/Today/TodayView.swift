import Wire
import Sync
import Training

extension App {
    /// The first screen: where a workout goes on or begins.
    var todayScreen: View {
        let guess = nextPlan
        return div("desk", key: route.key) {
            tabs
            tag("main", "screen") {
                tag("header", "top", key: 1) {
                    title(strings.greeting(now), strings.longDate(now), large: true)
                    if !sync.isSaved { savedMark }
                }
                div("scroll", key: 2) {
                    banners
                    lazy("week", key: 3, WeekStrip(knowledge.sessions.value ?? [], strings, now.startOfDay)) { $0.view }
                    div("columns", key: 4) {
                        div("", key: 5) {
                            if isNew { welcome }
                            if isTraining, let workout = shown { runningCard(workout) }
                            if let guess, !isTraining { nextCard(guess) }
                            suggestionsCard(of: nil)
                            if knowledge.plans.value == nil, knowledge.plans.isLoading { skeleton }
                            otherPlans(guess)
                        }
                        div("", key: 6) {
                            whatNext
                            recentSessions
                        }
                    }
                }
                todayDock(guess)
            }
            sheets
            if isTraining { nil } else { snack }
        }
    }

    /// The chosen plan, else the most likely one.
    var nextPlan: PlanGuess? {
        let all = usablePlans
        guard var guess = PlanGuess(all, knowledge.sessions.value ?? [], now: now) else { return nil }
        if let chosen = all.first(where: { $0.id == today.chosen }) { (guess.plan, guess.reason) = (chosen, .none) }
        return guess
    }

    /// Nothing is here yet: no plan, no history, no workout.
    private var isNew: Bool {
        !isTraining && sync.workout == nil && knowledge.plans.value?.isEmpty == true
            && knowledge.sessions.value?.isEmpty == true
    }

    private var welcome: View {
        div("empty card") {
            Icon.barbell.view
            tag("h2", "", strings[.welcome])
            tag("p", "", strings[.welcomeHint])
            link("btn", .importing) { strings[.importHistory] }
        }
    }

    var skeleton: View {
        div("", [.attribute("aria-busy", "true"), .label(strings[.loading])]) {
            div("skeleton block") {}
            div("skeleton row") {}
            div("skeleton row") {}
        }
    }

    // MARK: Plans

    private func nextCard(_ guess: PlanGuess) -> View {
        let plan = guess.plan
        return div("card", key: 10) {
            div("label") { strings[.nextUp] }
            tag("h2", "large", plan.name)
            tag("p", "why") { why(guess) }
            for prescription in knowledge.asTrained(plan).currentVersion.exercises {
                div("row", key: prescription.id.low) { targetContent(prescription) }
            }
            if canStart {
                button("btn plain wide", .starting(.open(plan.id)), [], strings[.howDoYouFeel])
            }
        }
    }

    /// The workout that goes on.
    private func runningCard(_ workout: ActiveWorkout) -> View {
        div("card", key: 14) {
            div("label") { strings[.running] }
            tag("h2", "large", workout.title ?? strings[.workout])
            tag(
                "p", "why n",
                strings.minutes(now.seconds(since: workout.startTime)) + " · " + strings.totals(workout.totals))
            for exercise in workout.exercises {
                let dots = FoldedExercise(exercise: exercise, place: 0, strings: strings).dots
                row(exercise.name, nil, key: exercise.instanceID.low) {
                    span(exercise.hasPlanned ? "dots" : "dots done-text", dots, [.unheard])
                    span("unseen", strings.doneOf(exercise.doneCount, exercise.sets.count))
                }
            }
        }
    }

    private func why(_ guess: PlanGuess) -> String {
        var text =
            switch guess.reason {
            case .weekday(let times): strings.weekday(strings.longDay(now.local.weekday), guess.plan.name, times)
            case .rotation(let last): strings.lastDone(strings.date(last, now: now))
            case .none: strings.exercises(guess.plan.currentVersion.exercises.count) + "."
            }
        if let minutes = guess.plan.estimatedMinutes { text += " " + strings.about(minutes) }
        return text
    }

    /// An exercise as a start loads it; what is proposed for it stands beside as a proposal.
    ///
    /// - Parameter superset: the mark of its place in a superset.
    func targetContent(_ prescription: ExercisePrescription, superset: String? = nil) -> [View] {
        let sets = prescription.sets.filter { $0.type.countsForProgression }
        var range = ""
        if let lower = prescription.repRange.lower, let upper = prescription.repRange.upper, lower != upper {
            range = String(lower) + "–" + String(upper)
        } else if let reps = prescription.repRange.lower {
            range = String(reps)
        }
        return [
            tag("span") {
                if let superset { span("chip n", superset) }
                if superset != nil { " " }
                prescription.name
                tag("small", strings.setsOf(max(1, sets.count), range))
            },
            strings.target(prescription, proposal: inPlan(prescription.id).flatMap { proposal($0.exercise) }),
        ]
    }

    /// A prescription as its plan holds it, whatever today makes of it, and the plan.
    func inPlan(_ id: PrescriptionID?) -> (plan: WorkoutPlan, exercise: ExercisePrescription)? {
        for plan in knowledge.plans.value ?? [] {
            for exercise in plan.currentVersion.exercises where exercise.id == id { return (plan, exercise) }
        }
        return nil
    }

    private func otherPlans(_ guess: PlanGuess?) -> View {
        div("", key: 11) {
            let all = usablePlans
            if all.count > 1, !isTraining {
                section(strings[.otherPlans])
                div("list card") {
                    for plan in all where plan.id != guess?.plan.id {
                        button("item", .today(.choose(plan.id)), key: plan.id.low) {
                            tag("span") {
                                plan.name
                                tag("small", strings.exercises(plan.currentVersion.exercises.count) + lastUsed(plan))
                            }
                            span("chevron", "›", [.unheard])
                        }
                    }
                }
            }
            if canStart, !isNew, knowledge.plans.value != nil || knowledge.plans.hasFailed {
                button("btn wide", .startEmpty, [], strings[.startEmpty])
            }
        }
    }

    func lastUsed(_ plan: WorkoutPlan) -> String {
        plan.lastUsed.map { " · " + strings.date($0, now: now) } ?? ""
    }

    private func todayDock(_ guess: PlanGuess?) -> View? {
        if isTraining {
            return div("dock bare", key: 7) {
                button("go", .go(.workout), [.id("go")]) { strings[.resume] }
            }
        }
        guard canStart else { return nil }
        if let guess {
            return div("dock bare", key: 7) {
                button("go", .start(guess.plan.id), [.id("go")]) { strings.start(guess.plan.name) }
            }
        }
        guard isNew else { return nil }
        return div("dock bare", key: 7) { button("go", .startEmpty, [.id("go")]) { strings[.startEmpty] } }
    }

    // MARK: What comes next

    private var whatNext: View? {
        guard let items = knowledge.next.value, !items.isEmpty else { return nil }
        let shown = today.showsAllNext ? items[...] : items.prefix(5)
        return div("", [.id("next")], key: 12) {
            section(strings[.whatNext])
            div("card") {
                for item in shown { lazy("next", key: item.key, nextRow(item, items)) { $0.view } }
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
            item: item, strings: strings, now: now.startOfDay, showsReason: today.reasons.contains(item.key))
        if let (plan, exercise) = inPlan(item.exercisePrescriptionID) {
            row.prescription = knowledge.asTrained(plan).currentVersion.exercises.first { $0.id == exercise.id }
            row.proposal = proposal(exercise)
        }
        for other in all where other.exerciseID == item.exerciseID && other.key != item.key { row.plan = item.planName }
        return row
    }

    private var recentSessions: View? {
        guard let sessions = knowledge.sessions.value, !sessions.isEmpty else { return nil }
        return div("", key: 13) {
            section(strings[.recent])
            div("list card") {
                for session in sessions.prefix(4) { sessionItem(session) }
            }
        }
    }
}

/// One exercise with its last performance and its next target; the reason unfolds.
struct NextRow: Equatable {
    var item: NextItem
    var strings: Strings
    var now: Instant
    var showsReason: Bool
    /// Of a lift in a plan: as a start loads it, what is proposed for it, and the plan's name where it must be said.
    var prescription: ExercisePrescription?
    var proposal: String?
    var plan: String?

    var view: View {
        div("next") {
            button("row", .today(.foldReason(item.key)), [.expanded(showsReason)]) {
                tag("span") {
                    item.name
                    if let plan { tag("small", plan) }
                    if let last = item.trained, !last.sets.isEmpty {
                        tag("small") {
                            strings.work(last.sets, item.measure, item.loadKind) + " · "
                                + strings.date(last.date, now: now)
                        }
                    }
                }
                if let prescription {
                    strings.target(prescription, proposal: proposal)
                } else if let target = item.recommendation.targets.first {
                    tag("span") {
                        if let chip { span("chip up n", chip) }
                        " "
                        figures(
                            strings.full(
                                target.weight, target.reps, target.durationSeconds, nil, item.measure, item.loadKind))
                    }
                }
            }
            if showsReason {
                for reason in item.recommendation.reasons { tag("p", "why", reason.text) }
            }
        }
    }

    /// What the next target adds to what was done last.
    private var chip: String? {
        guard let target = item.recommendation.targets.first else { return nil }
        let last = item.lastSets.filter { $0.setType.countsForProgression }
        switch item.recommendation.change {
        case .increaseWeight:
            guard item.loadKind != .assisted, let to = target.weight, let from = last.compactMap({ $0.weight }).max(),
                to > from
            else { return nil }
            return "+" + strings.voice.number(to - from)
        case .increaseReps:
            return item.repsChange.map { "+" + strings.reps($0.to - $0.from) }
        case .increaseDuration:
            guard let to = target.durationSeconds, let from = last.first?.durationSeconds, to > from
            else { return nil }
            return "+" + String(to - from) + " s"
        case .decreaseWeight, .deload, .stay, .changeTrainingMax, .changeStage, .restart: return nil
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

/// The days of this week, and which of them were trained on.
struct WeekStrip: Equatable {
    /// Days since 1970 on which something was trained, this week.
    var trained: [Int64]
    var strings: Strings
    var now: Instant

    init(_ sessions: [WorkoutSession], _ strings: Strings, _ now: Instant) {
        self.strings = strings
        self.now = now
        let monday = now.local.day - Int64(now.local.weekday)
        trained = []
        for session in sessions {
            let day = session.startedAt.local.day
            if day >= monday, day < monday + 7, !trained.contains(day) { trained.append(day) }
        }
    }

    var view: View {
        let today = now.local.day
        let monday = today - Int64(now.local.weekday)
        return div("week", [.role("list"), .label(strings[.thisWeek])]) {
            for offset in 0..<7 {
                let day = monday + Int64(offset)
                let did = trained.contains(day)
                let date = LocalDateTime(millisecondsOnTheWall: day * 86_400_000).date.day
                let label = strings.longDay(offset) + " " + String(date) + (did ? ", " + strings[.trained] : "")
                div("day" + (did ? " did" : "") + (day == today ? " today" : ""), [.role("listitem"), .label(label)]) {
                    strings.shortDay(offset)
                    tag("b", "n", String(date))
                }
            }
        }
    }
}
