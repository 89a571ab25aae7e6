import Wire
import Contract
import Training
import Wire

extension Summary {
    @inline(never) func view(_ world: World) -> Screen {
        SummaryView(summary: world.workedOut(self), isHere: answer == nil, world: world, strings: world.strings).screen
    }
}

private struct SummaryView {
    let summary: Summary
    /// Whether the server has not answered: what is told was worked out here.
    let isHere: Bool
    let world: World
    let strings: Strings

    private var views: CardsView {
        CardsView(
            review: summary.review, suggestions: summary.answer?.suggestions ?? [],
            done: summary.workout.exercises, effort: summary.effort, world: world, strings: strings)
    }

    var screen: Screen {
        let open = summary.open
        var header: [View] = open.isEmpty ? [] : [iconButton(.back, strings[.back], .summary(.done))]
        let name = world.knowledge.session(summary.workout.id)?.title ?? summary.workout.title
        header.append(title(strings.after(strings.titled(name)), line))
        if !world.isSaved { header.append(world.savedMark) }
        let told = summary.answer.map { report($0) } ?? []
        let ready = div("dock", key: 4) { button("go", .summary(.done), [.id("go")], strings[.ready]) }
        return Screen(
            frame: .summary, header: header, content: isHere ? [waitingCard] + told : told,
            dock: views.acceptDock(open, done: button("btn", .summary(.done), [], strings[.ready])) ?? ready)
    }

    private var line: String {
        guard let answer = summary.answer else { return strings.totals(summary.workout.totals) }
        var records = 0
        for record in answer.records.hardest where record.kind != .e1rm { records += 1 }
        for exercise in answer.exerciseSummaries where exercise.isRecord { records += 1 }
        let time = strings.minutes(answer.durationSeconds)
        var proposals = 0
        for card in ReviewCard.cards(answer.suggestions) where !card.isStay { proposals += 1 }
        return time + (records > 0 ? " · " + strings.records(records) : "")
            + (proposals > 0 ? " · " + strings.proposals(proposals) : "")
    }

    /// Nothing is called saved before the server has answered.
    private var waitingCard: View {
        let isStuck = world.isStuck
        return div("card", [.role("status"), .attribute("aria-busy", isStuck ? "false" : "true")], key: 4) {
            tag("h2", "", strings[isStuck ? .finishedHere : .saving])
            tag("p", "why n", strings.totals(summary.workout.totals))
            if isStuck {
                tag("p", "why", strings.waitingLong(max(1, world.waiting)))
                if summary.answer != nil { tag("p", "why", strings.workedOutHere) }
            } else {
                tag("progress", "", [.label(strings[.saving])]) {}
            }
        }
    }

    private func report(_ answer: CompleteAnswer) -> [View] {
        var parts: [View] = [
            div("card facts", key: 5) {
                fact(strings.minutes(answer.durationSeconds), strings[.duration])
                fact(strings.volume(answer.totals.volume), strings[.volume])
                fact(String(answer.totals.sets), strings[.setsWord])
            }
        ]
        if let step = answer.program {
            parts.append(
                div(step.isFinished ? "card gold" : "card", [.role("status")], key: 3) {
                    tag("h2", "", strings.stepDone(step, next: step.next?.planID.flatMap { world.plan($0)?.name }))
                    if step.isFinished {
                        tag("p", "why", strings.afterProgram(step.progress))
                        link("btn wide", .program(step.programID)) { strings.whatNext }
                    }
                })
        }
        // What comes next is empty where the server alone knows it.
        for (index, note) in [answer.summary.wentWell, answer.summary.toImprove, answer.summary.nextSessionNote]
            .enumerated()
        where !note.text.isEmpty && (index == 0 || note.code != answer.summary.wentWell.code)
            && (index < 2 || note.code != answer.summary.toImprove.code)
        {
            parts.append(tag("p", "why", key: 11 + UInt64(index), note.text))
        }
        let cards = ReviewCard.cards(answer.suggestions)
        if let outcomes = views.outcomesCard(answer.outcomes) { parts.append(outcomes) }
        for exercise in answer.exerciseSummaries where exercise.isRecord { parts.append(record(exercise)) }
        if let records = otherRecords(answer) { parts.append(records) }
        if let reached = milestones(answer.achievements, world) { parts.append(reached) }
        // What is proposed for the plan says more than what would be next without one.
        let plan = summary.workout.sourceTemplateID
        let next = answer.next.filter { item in
            (item.planID == nil || item.planID == plan) && !cards.contains { $0.first.exerciseID == item.exerciseID }
        }
        if !next.isEmpty || !cards.isEmpty { parts.append(section(strings[.nextTime], key: 6)) }
        if cards.contains(where: { !$0.open.isEmpty }) { parts.append(tag("p", "why", key: 10, strings[.laterMeans])) }
        parts.append(
            div("columns cards", key: 7) {
                for card in cards { views.card(card) }
                for item in next { nextCard(item) }
            })
        let ahead = isHere ? world.ahead(of: summary.workout) : []
        if !ahead.isEmpty {
            parts.append(section(strings[.nextTime], key: 6))
            parts.append(div("card", key: 15) { ahead })
        }
        if let structure = structureCard(answer.structureChanges) { parts.append(structure) }
        parts.append(world.routineLine(.postWorkout, summary.workout.exercises.map { $0.exerciseID }))
        if !isHere, summary.workout.planSnapshotID == nil, !summary.workout.exercises.isEmpty {
            parts.append(
                saveAsPlan(
                    answer.archivedWorkoutID, summary.planName, summary.fault, { .summary(.name($0)) },
                    .summary(.save), world))
        }
        if world.knowledge.session(answer.archivedWorkoutID) != nil {
            parts.append(shareTools(answer.archivedWorkoutID, strings))
        }
        return parts
    }

    private func otherRecords(_ answer: CompleteAnswer) -> View? {
        let records = answer.records.hardest.filter { $0.kind != .e1rm }
        if records.isEmpty { return nil }
        return div("card", key: 14) {
            for record in records {
                let done = summary.workout.exercises.first { $0.exerciseID == record.exerciseID }
                div("row") {
                    tag("span") {
                        exerciseName(record.exerciseID, strings.called(record.exerciseID, done?.name ?? ""))
                        tag("small", "n", strings.record(record, done?.loadKind ?? .external))
                    }
                    span("chip gold", strings[.record])
                }
            }
        }
    }

    private func fact(_ value: String, _ name: String) -> View {
        div("fact") {
            span("big n", value)
            span("label", name)
        }
    }

    private func record(_ exercise: ExerciseSummary) -> View {
        div("card split", key: exercise.exerciseID.high ^ exercise.exerciseID.low) {
            tag("span") {
                span("chip gold", strings[.record])
                " "
                exerciseName(
                    exercise.exerciseID, strings.estimatedMax(strings.called(exercise.exerciseID, exercise.name)))
                tag("small", "why n block") {
                    strings.number(exercise.current) + " " + strings.unit.rawValue
                        + (exercise.deltaPercent.map { ", +" + strings.voice.percent($0.rounded) } ?? "")
                }
            }
        }
    }

    /// The next target as big numbers, old to new, with the sentence that says why.
    private func nextCard(_ item: NextItem) -> View {
        div("card", key: item.key) {
            div("split") {
                tag("h3") { exerciseName(item.exerciseID, strings.called(item)) }
                if item.recommendation.change == .stay { span("chip", strings[.stay]) }
            }
            change(item)
            for line in strings.why(item) { line }
        }
    }

    private func change(_ item: NextItem) -> View? {
        guard let target = item.headline else { return nil }
        let set = item.lastSets.first { $0.setType.countsForProgression }
        let mark = item.headlineMark
        switch item.recommendation.change {
        case .increaseWeight, .decreaseWeight, .deload, .restart:
            guard let to = target.weight else { return nil }
            let heaviest = heaviest(item) ?? set?.weight
            return arrow(
                heaviest.map { strings.voice.number($0) }, strings.voice.number(to),
                strings.unit.rawValue + (target.reps.map { " × " + String($0) + mark } ?? ""), strings)
        case .increaseReps, .decreaseReps:
            let load = target.weight.map { " · " + strings.voice.mass($0) } ?? ""
            let change = item.repsChange
            let to = (change?.to ?? target.reps).map { String($0) + mark } ?? "–"
            return arrow(change.map { String($0.from) }, to, strings[.repsWord] + load, strings)
        case .increaseDuration:
            return arrow(
                set?.durationSeconds.map { strings.clock(Int64($0)) },
                strings.clock(Int64(target.durationSeconds ?? 0)), "min", strings)
        case .stay, .changeTrainingMax, .changeStage:
            return div("n same") { strings.voice.target(target, loadKind: item.loadKind, plus: mark) }
        }
    }

    private func heaviest(_ item: NextItem) -> Mass? {
        var heaviest: Mass?
        for set in item.lastSets where set.setType.countsForProgression {
            if let weight = set.weight, heaviest.map({ weight > $0 }) ?? true { heaviest = weight }
        }
        return heaviest
    }

    // MARK: What the workout changed

    func structureCard(_ changes: [StructureChange]) -> View? {
        if changes.isEmpty { return nil }
        return div("card", key: 9) {
            tag("h2", "h3", strings[.keepForNextTime])
            if let version = summary.keptIn {
                tag("p", "done-text", [.role("status")], strings.keptIn(version))
            } else {
                for change in changes {
                    tag("label", "switch", [], key: change.id.low) {
                        tag("span", "", change.text)
                        check(!summary.unticked.contains(change.id), .review(.keep(change.id)))
                    }
                }
                button(
                    "btn wide", .review(.keepTicked),
                    [.disabled(summary.isKeeping || !world.isOnline || summary.ticked(changes).isEmpty)],
                    strings[summary.isKeeping ? .saving : .keepThem])
            }
        }
    }
}

extension [PersonalRecord] {
    /// Of each exercise and kind the hardest, which comes last.
    var hardest: [PersonalRecord] {
        var shown: [PersonalRecord] = []
        for record in self {
            shown.removeAll { $0.kind == record.kind && $0.exerciseID == record.exerciseID }
            shown.append(record)
        }
        return shown
    }
}

/// The round numbers that were reached with a workout.
func milestones(_ achievements: [String], _ world: World) -> View? {
    let reached = world.strings.voice.milestones(achievements)
    if reached.isEmpty { return nil }
    return div("chips", key: 16) { for milestone in reached { span("chip gold", milestone) } }
}
