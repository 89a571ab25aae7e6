import Sync
import Training

extension Today {
    /// The first screen: where a workout goes on or begins.
    func view(_ world: World) -> Screen { TodayView(today: self, world: world, strings: world.strings).screen }
}

/// What is painted first; the rest stands below and beside it, and comes with the second part (decision 19).
private struct TodayView {
    let today: Today
    let world: World
    let strings: Strings

    var screen: Screen {
        let next = today.nextPlan(world)
        var greeting = strings.greeting(world.now)
        if let name = world.knowledge.profile?.name { greeting += ", " + name }
        var header = [title(greeting, strings.longDate(world.now), large: true)]
        if !world.isSaved { header.append(world.savedMark) }
        if world.isWhole, let welcome = today.welcome(world) { header.append(welcome) }
        var screen = Screen(
            header: header, content: content(next), dock: dock(next),
            // What is of the workout that runs stands there.
            hasStrip: !world.isTraining || world.undo?.isOfWorkout == false)
        if world.canStart { screen.offered = next?.plan.id }
        if today.selection != nil { screen.sheet = today.selectionSheet(world) }
        return screen
    }

    @Children<Message> private func content(_ next: NextPlan?) -> [View] {
        ThisWeek(world: world, strings: strings).view
        div("columns", key: 4) {
            div("", key: 5) {
                if let next, !world.isTraining { nextCard(next) }
                if world.knowledge.plans == nil, world.knowledge[.plans].isLoading { world.skeleton }
                if world.isWhole { TodayMore(today: today, next: next, world: world, strings: strings).left }
            }
            if world.isWhole { TodayMore(today: today, next: next, world: world, strings: strings).right }
        }
    }

    private func nextCard(_ next: NextPlan) -> View {
        let plan = next.plan
        let isOpen = world.isOpen(plan)
        let exercises = isOpen ? [] : world.asTrained(plan).currentVersion.exercises
        return div("card", key: 10) {
            if !isOpen { div("label") { strings[.nextUp] } }
            tag("h2", "large", plan.name)
            if isOpen { tag("p", "why", strings.openNext) } else { why(next) }
            if let line = warning(plan) { tag("p", "hurts moderate", line) }
            for prescription in exercises.prefix(3) {
                button(
                    "row", .exercise(.open(prescription.exerciseID)), [.id("about-" + prescription.exerciseID.text)],
                    key: prescription.id.low
                ) {
                    targetContent(prescription, world, raise: world.isWhole ? world.raise(prescription) : nil)
                }
            }
            if exercises.count > 3 {
                link("row why", .plan(plan.id), [], key: 1) {
                    strings.moreLines(exercises.count - 3)
                    chevron
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
        guard world.isWhole, known.exercises != nil, known.gym != nil || known.pains?.isEmpty == false else {
            return nil
        }
        return world.warning(plan.id)
    }

    /// "Friday is push day: 4 of the last 4 weeks. About 55 min.", its beginning in bold.
    private func why(_ next: NextPlan) -> View {
        let plan = next.plan
        var text = strings.exercises(plan.currentVersion.exercises.count) + "."
        if let reason = next.reason {
            text = more(reason, plan) ?? strings.voice.sentence(reason, category: plan.category)
        }
        if let minutes = next.minutes ?? (world.isWhole ? world.minutes(of: plan) : known(plan)) {
            text += " " + strings.about(minutes)
        }
        let bytes = Array(text.utf8)
        let head = bytes.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
        return tag("p", "why") {
            if head > 0 { tag("b", "", String(decoding: bytes[..<head], as: UTF8.self)) }
            String(decoding: bytes[head...], as: UTF8.self)
        }
    }

    /// Minutes of all of a plan, as far as they are known without adding up its sets.
    private func known(_ plan: WorkoutPlan) -> Int? {
        if world.day(of: plan.id)?.adjustment != nil { return nil }
        return plan.knownMinutes(world.lately, today: LocalDate(world.now))
    }

    /// Of a program more is known here: where the lifter stands in it, and what the week is for.
    private func more(_ reason: DayReason, _ plan: WorkoutPlan) -> String? {
        guard reason.code == .program, let program = world.program?.program, let day = world.day(of: plan.id) else {
            return nil
        }
        var text = program.name + " · " + strings.place(day, in: program) + "."
        if let phase = day.phase, let short = strings.short(phase) { text += " " + short + "." }
        return text
    }

    private func dock(_ next: NextPlan?) -> View? {
        if world.isTraining {
            return div("dock bare", key: 7) {
                button("go", .go(.workout), [.id("go")]) { strings[.resume] }
            }
        }
        guard world.canStart else { return nil }
        if let next, !world.isOpen(next.plan) {
            return div("dock bare", key: 7) {
                button("go", .start(next.plan.id), [.id("go")]) { strings.start(next.plan.name) }
            }
        }
        guard world.isNew else { return nil }
        return div("dock bare", key: 7) { button("go", .startEmpty, [.id("go")]) { strings[.startEmpty] } }
    }
}

extension Strings {
    /// The first working set of a prescription or all of them, how much more it is than what was done last, and what is proposed for it.
    func target(
        _ prescription: ExercisePrescription, all: String?, proposal: String?, raise: String? = nil
    ) -> View {
        let set = prescription.sets.first { $0.type.countsForProgression } ?? prescription.sets.first
        return tag("span", "end") {
            if let raise { span("chip up n", raise) }
            if raise != nil { " " }
            if let all {
                figures(all)
            } else if let set {
                figures(
                    full(
                        set.weight, set.reps, set.durationSeconds, nil, prescription.measure, prescription.loadKind))
            }
            // Apart also where nothing is laid out.
            if let proposal {
                " "
                tag("small") { span("chip coach n", proposal) }
            }
        }
    }
}
