import Training

/// How the targets of one exercise came about.
struct Progress {
    var exercise: ExerciseID?
    /// Where it was looked at from.
    var from: Route?
    /// Where it was looked from at how the coach does.
    var toCoach: Route?
}

extension Progress {
    var needs: [Query] { exercise.map { [.progress($0), .outcomes($0)] } ?? [] }

    var more: [Effect] { exercise.map { [.more(.progress($0))] } ?? [] }

    @inline(never) func view(_ id: ExerciseID, _ world: World) -> Screen {
        let (strings, look) = (world.strings, world.knowledge[.progress(id)])
        if look.state == .refused, world.knowledge.exercise(id) == nil { return world.missingScreen }
        let all = world.knowledge.progress[id]
        let name = world.knowledge.exercise(id)?.shownName ?? all?.first?.changes.first?.exerciseName
        return world.screen(name ?? strings[.progress], strings[.progress], back: true) {
            if let all {
                if all.isEmpty {
                    div("empty") {
                        Icon.history.view
                        tag("h2", "", strings[.noProgress])
                        tag("p", "", strings[.noProgressHint])
                    }
                }
                if let last = world.knowledge.last(id), !last.sets.isEmpty {
                    tag("p", "why n", key: 1) {
                        strings.lastOn(strings.date(last.date, now: world.now))
                            + strings.work(
                                last.sets, world.knowledge.exercise(id)?.measure ?? .reps,
                                world.knowledge.exercise(id)?.loadKind ?? .external)
                    }
                }
                tag("ol", "list card", [], key: 2) {
                    for change in all { item(change, world) }
                }
                tag("label", "switch", [], key: 4) {
                    tag("span", "", strings[.autoApplyHere])
                    check(world.knowledge.settings.appliesByItself(id), .settings(.autoApplyTo(id)))
                }
                div("field", key: 5) {
                    tag(
                        "span", "", [.id("choice-preset")],
                        strings.t("Coach for this exercise", "Coach bei dieser Übung"))
                    tag("div", "segments wrap", [.role("group"), .attribute("aria-labelledby", "choice-preset")]) {
                        preset(strings.t("As set", "Wie sonst"), nil, of: id, world)
                        for one in CoachPreset.allCases { preset(strings.name(one), one, of: id, world) }
                    }
                    tag("p", "why", [.role("status")], strings.meaning(world.knowledge.settings.preset(of: id)))
                }
                if let exercise = world.knowledge.exercise(id) {
                    div("", key: 7) { ExerciseSettings(exercise: exercise, world: world, strings: strings).views }
                }
                link("btn wide", .coach, [], key: 6) { strings.howCoachDoes }
                if look.cursor != nil {
                    button("btn wide", .moreProgress, [.disabled(look.isLoading)], key: 3) {
                        strings[.showMore]
                    }
                }
            } else {
                world.awaited(.progress(id))
            }
        }
    }

    private func preset(_ name: String, _ preset: CoachPreset?, of id: ExerciseID, _ world: World) -> View {
        let own = world.knowledge.settings.exerciseCoachPresets[id.text]
        return button("", .settings(.presetOf(id, preset)), [.pressed(own == preset)], name)
    }

    private func item(_ step: BaselineChange, _ world: World) -> View {
        let strings = world.strings
        return tag("li", "item") {
            tag("span") {
                tag("span", "n", baseline(step, strings))
                for change in changes(of: step, world).onePerGroup {
                    " "
                    if let outcome = change.outcome {
                        span(outcome.chip, strings.delta(change) + ": " + strings[outcome])
                    } else {
                        span("chip n", strings.delta(change))
                    }
                }
                if let note = step.note, !note.isEmpty { tag("small", note) }
                tag("small") {
                    strings.date(step.date, now: world.now)
                        + (step.planName.map { " · " + $0 + ", " + strings.version(step.versionNumber) } ?? "")
                }
            }
            if let plan = step.planID {
                link("icon", .planHistory(plan), [.label(strings[.versions])]) { chevron }
            }
        }
    }

    /// The suggested changes that a step applied: with the step, or among those of the exercise that were judged.
    private func changes(of step: BaselineChange, _ world: World) -> [SuggestedChange] {
        var changes = step.changes
        for change in exercise.flatMap({ world.knowledge.outcomes[$0] }) ?? []
        where change.appliedInSnapshotID == step.snapshotID && !changes.contains(where: { $0.id == change.id }) {
            changes.append(change)
        }
        return changes
    }

    /// "3 × 82.5 × 8 → 3 × 85 × 8".
    private func baseline(_ step: BaselineChange, _ strings: Strings) -> String {
        func text(_ baseline: BaselineChange.Baseline?) -> String {
            guard let baseline else { return "–" }
            let target = SetTarget(
                weight: baseline.weight, reps: baseline.reps, durationSeconds: baseline.durationSeconds)
            return String(baseline.sets) + " × " + strings.voice.target(target)
        }
        return step.old == nil ? text(step.new) : text(step.old) + " → " + text(step.new)
    }
}
