import Contract
import Training
import Wire

/// How the targets of one exercise came about.
struct Progress: Equatable {
    var exercise: ExerciseID?
    /// Newest first.
    var list = Remote<[BaselineChange]>()
    var more: String?
    /// Where it was looked at from.
    var from: Route?
}

extension App {
    func openProgress(_ id: ExerciseID) -> [Effect] {
        if progress.exercise != id { progress = Progress(exercise: id, from: progress.from) }
        return ask(.progress(id, more: false)) + ask(.outcomes(id))
    }

    func moreProgress() -> [Effect] {
        guard let id = progress.exercise, progress.more != nil else { return [] }
        return ask(.progress(id, more: true))
    }

    func learnProgress(_ exercise: ExerciseID, _ isGood: Bool, _ body: String, more: Bool) -> [Effect] {
        guard isGood, progress.exercise == exercise, let page = Stored.read(Page<BaselineChange>.self, body) else {
            return []
        }
        progress.list.value = (more ? progress.list.value ?? [] : []) + page.items
        progress.more = page.nextCursor
        return []
    }

    func progressScreen(_ id: ExerciseID) -> View {
        let name = knowledge.exercise(id)?.name ?? progress.list.value?.first?.changes.first?.exerciseName
        return screen(name ?? strings[.progress], strings[.progress], back: true) {
            if let all = progress.list.value, progress.exercise == id {
                if all.isEmpty {
                    div("empty") {
                        Icon.history.view
                        tag("h2", "", strings[.noProgress])
                        tag("p", "", strings[.noProgressHint])
                    }
                }
                if let last = knowledge.last(id), !last.sets.isEmpty {
                    tag("p", "why n", key: 1) {
                        strings.lastOn(strings.date(last.date, now: now))
                            + strings.work(
                                last.sets, knowledge.exercise(id)?.measure ?? .reps,
                                knowledge.exercise(id)?.loadKind ?? .external)
                    }
                }
                tag("ol", "list card", [], key: 2) {
                    for change in all { progressItem(change) }
                }
                tag("label", "switch", [], key: 4) {
                    tag("span", "", strings[.autoApplyHere])
                    check(knowledge.settings.appliesByItself(id), .settings(.autoApplyTo(id)))
                }
                if progress.more != nil {
                    button("btn wide", .plans(.moreProgress), [.disabled(progress.list.isLoading)], key: 3) {
                        strings[.showMore]
                    }
                }
            } else if progress.list.isLoading {
                skeleton
            }
        }
    }

    private func progressItem(_ step: BaselineChange) -> View {
        tag("li", "item") {
            tag("span") {
                tag("span", "n", baseline(step))
                for change in changes(of: step).onePerGroup {
                    " "
                    if let outcome = change.outcome {
                        span(outcome.chip, strings.delta(change) + ": " + strings[outcome])
                    } else {
                        span("chip n", strings.delta(change))
                    }
                }
                if let note = step.note, !note.isEmpty { tag("small", note) }
                tag("small") {
                    strings.date(step.date, now: now)
                        + (step.planName.map { " · " + $0 + ", " + strings.version(step.versionNumber) } ?? "")
                }
            }
            if let plan = step.planID {
                link("icon", .planHistory(plan), [.label(strings[.versions])]) { "›" }
            }
        }
    }

    /// The suggested changes that a step applied: with the step, or among those of the exercise that were judged.
    private func changes(of step: BaselineChange) -> [SuggestedChange] {
        var changes = step.changes
        for change in knowledge.outcomes(progress.exercise)
        where change.appliedInSnapshotID == step.snapshotID && !changes.contains(where: { $0.id == change.id }) {
            changes.append(change)
        }
        return changes
    }

    /// "3 × 82.5 × 8 → 3 × 85 × 8".
    private func baseline(_ step: BaselineChange) -> String {
        func text(_ baseline: BaselineChange.Baseline?) -> String {
            guard let baseline else { return "–" }
            let target = SetTarget(
                weight: baseline.weight, reps: baseline.reps, durationSeconds: baseline.durationSeconds)
            return String(baseline.sets) + " × " + strings.voice.target(target)
        }
        return step.old == nil ? text(step.new) : text(step.old) + " → " + text(step.new)
    }
}
