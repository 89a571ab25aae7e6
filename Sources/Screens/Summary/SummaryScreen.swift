import Wire
import Contract
import Sync
import Training

/// What is shown after a workout; without an answer it waits to be saved.
struct Summary: Equatable {
    var answer: CompleteAnswer?
    var workout: ActiveWorkout
    /// The name typed for a plan.
    var name: String?
    var saved: Bool?
    /// What the lifter said of the session.
    var effort: SessionRPE?

    init(answer: CompleteAnswer?, workout: ActiveWorkout, effort: SessionRPE? = nil) {
        self.answer = answer
        self.workout = workout
        self.effort = effort
    }
}

extension App {
    func update(summary message: SummaryMessage) -> [Effect] {
        switch message {
        case .name(let name):
            summary?.name = name
            history.fault = nil
            return []
        case .save:
            guard let id = summary?.answer?.archivedWorkoutID, history.saving == nil,
                !trimmed(summary?.name ?? summary?.workout.title ?? "").isEmpty
            else { return [] }
            history.saving = id
            return ask(.savePlan(id))
        case .done:
            let effects = enter(.today, replace: true)
            if summary?.answer != nil { summary = nil }
            return effects
        }
    }

    var summaryScreen: View {
        guard let summary else { return missingScreen }
        let name = summary.workout.title ?? strings[.workout]
        let open = allOpen
        return div("desk", key: route.key) {
            tag("main", "screen") {
                tag("header", "top", key: 1) {
                    if !open.isEmpty { iconButton(.back, strings[.back], .summary(.done)) }
                    title(strings.after(name), summaryLine(summary))
                    if !sync.isSaved { savedMark }
                }
                div("scroll", key: 2) {
                    refusedBanner
                    troubleBanner
                    if let answer = summary.answer { learned(answer, summary) } else { waitingCard(summary) }
                }
                acceptDock(open) ?? div("dock", key: 4) { button("go", .summary(.done), [.id("go")], strings[.ready]) }
            }
            sheets
            snack
        }
    }

    private func summaryLine(_ summary: Summary) -> String {
        guard let answer = summary.answer else { return strings.totals(summary.workout.totals) }
        var records = 0
        for exercise in answer.exerciseSummaries where exercise.isRecord { records += 1 }
        let time = strings.minutes(answer.durationSeconds)
        var proposals = 0
        for card in ReviewCard.cards(answer.suggestions) where !card.isStay { proposals += 1 }
        return time + (records > 0 ? " · " + strings.records(records) : "")
            + (proposals > 0 ? " · " + strings.proposals(proposals) : "")
    }

    /// Nothing is called saved before the server has answered.
    private func waitingCard(_ summary: Summary) -> View {
        let isStuck = sync.failures > 0 || !isOnline
        return div("card", [.role("status"), .attribute("aria-busy", isStuck ? "false" : "true")], key: 4) {
            tag("h2", "", strings[isStuck ? .finishedHere : .saving])
            tag("p", "why n", strings.totals(summary.workout.totals))
            if isStuck {
                tag("p", "why", strings.waitingLong(max(1, sync.waiting)))
            } else {
                tag("progress", "", [.label(strings[.saving])]) {}
            }
        }
    }

    private func learned(_ answer: CompleteAnswer, _ summary: Summary) -> [View] {
        var views: [View] = [
            div("card facts", key: 5) {
                fact(strings.minutes(answer.durationSeconds), strings[.duration])
                fact(strings.volume(answer.totals.volume), strings[.volume])
                fact(String(answer.totals.sets), strings[.setsWord])
            }
        ]
        // How it went is said by the server alone: it knows the targets. A record has a card of its own.
        for (index, note) in [answer.summary.wentWell, answer.summary.toImprove].enumerated()
        where !note.text.isEmpty && note.code != .estimatedMaxRecord
            && (index == 0 || note.code != answer.summary.wentWell.code)
        {
            views.append(tag("p", "why", key: 11 + UInt64(index), note.text))
        }
        let cards = ReviewCard.cards(answer.suggestions)
        if let outcomes = outcomesCard(answer.outcomes) { views.append(outcomes) }
        for exercise in answer.exerciseSummaries where exercise.isRecord { views.append(record(exercise)) }
        // What is proposed for the plan says more than what would be next without one.
        let plan = summary.workout.sourceTemplateID
        let next = answer.next.filter { item in
            (item.planID == nil || item.planID == plan) && !cards.contains { $0.first.exerciseID == item.exerciseID }
        }
        if !next.isEmpty || !cards.isEmpty { views.append(section(strings[.nextTime], key: 6)) }
        if cards.contains(where: { !$0.open.isEmpty }) { views.append(tag("p", "why", key: 10, strings[.laterMeans])) }
        views.append(
            div("columns cards", key: 7) {
                for card in cards { reviewCard(card) }
                for item in next { nextCard(item) }
            })
        if let structure = structureCard(answer.structureChanges) { views.append(structure) }
        if summary.workout.planSnapshotID == nil, !summary.workout.exercises.isEmpty {
            views.append(
                saveAsPlan(
                    answer.archivedWorkoutID, summary.name ?? summary.workout.title ?? "", { .summary(.name($0)) },
                    .summary(.save)))
        }
        return views
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
                tag("b", "", " " + strings.estimatedMax(exercise.name))
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
                tag("h3", "", item.name)
                if item.recommendation.change == .stay { span("chip", strings[.stay]) }
            }
            change(item)
            for reason in item.recommendation.reasons { tag("p", "why", reason.text) }
        }
    }

    private func change(_ item: NextItem) -> View? {
        guard let target = item.recommendation.targets.first else { return nil }
        let set = item.lastSets.first { $0.setType.countsForProgression }
        switch item.recommendation.change {
        case .increaseWeight, .decreaseWeight, .deload, .restart:
            guard let to = target.weight else { return nil }
            let heaviest = heaviest(item) ?? set?.weight
            return arrow(
                heaviest.map { strings.voice.number($0) }, strings.voice.number(to),
                strings.unit.rawValue + (target.reps.map { " × " + String($0) } ?? ""))
        case .increaseReps:
            let load = target.weight.map { " · " + strings.voice.mass($0) } ?? ""
            let change = item.repsChange
            let to = (change?.to ?? target.reps).map { String($0) } ?? "–"
            return arrow(change.map { String($0.from) }, to, strings[.repsWord] + load)
        case .increaseDuration:
            return arrow(
                set?.durationSeconds.map { strings.clock(Int64($0)) },
                strings.clock(Int64(target.durationSeconds ?? 0)), "min")
        case .stay, .changeTrainingMax, .changeStage:
            return div("n same") { strings.voice.target(target, loadKind: item.loadKind) }
        }
    }

    private func heaviest(_ item: NextItem) -> Mass? {
        var heaviest: Mass?
        for set in item.lastSets where set.setType.countsForProgression {
            if let weight = set.weight, heaviest.map({ weight > $0 }) ?? true { heaviest = weight }
        }
        return heaviest
    }
}
