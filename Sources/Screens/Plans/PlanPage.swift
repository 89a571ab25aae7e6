import Training

/// One plan: what it asks for now, and what can be done with it.
enum PlanPage {
    /// What a start would load today.
    static func needs(_ id: PlanID, _ world: World) -> [Query] {
        var needs: [Query] = []
        if world.canStart, world.plan(id) != nil { needs = [.painFlags] + (world.isOnline ? [world.preview(id)] : []) }
        if world.plan(id)?.madeFor != nil || world.plan(id)?.usedBy.isEmpty == false { needs.append(.programs) }
        return needs + world.asking(id)
    }

    @inline(never) static func view(_ id: PlanID, _ world: World) -> Screen {
        guard let plan = world.plan(id) else { return world.waitingForPlans }
        let strings = world.strings
        let version = plan.currentVersion
        let held = world.knowledge.held(id)
        let trained = world.asTrained(plan)
        let shown = held == nil ? trained : plan
        var small = strings.version(version.versionNumber) + lastUsed(plan, world)
        if let minutes = world.minutes(of: plan) { small += " · " + String(minutes) + " min" }
        let star = iconButton(
            .star, strings[.favorite], .plans(.star(id)), [.pressed(plan.favorite)],
            in: plan.favorite ? "icon gold" : "icon")
        return world.screen(
            plan.name, small, back: true, action: star, dock: dock(trained, world), side: plansAside(world),
            detail: recent(plan, world)
        ) {
            if !plan.complete || plan.archived {
                div("banner", key: 1) {
                    tag("span", "", strings[plan.archived ? .archivedHint : .draftHint])
                    button(
                        "btn", plan.archived ? .plans(.archive(id)) : .plans(.ready(id)), [],
                        strings[plan.archived ? .unarchive : .markReady])
                }
            }
            if world.isWaiting(id) { tag("p", "why", [.role("status")], strings.planWaits(held)) }
            suggestionsCard(of: id, world)
            if let notes = version.notes, !notes.isEmpty { tag("p", "why", notes) }
            div("card", key: 2) {
                if version.exercises.isEmpty { tag("p", "why", strings[.noExercises]) }
                for (index, prescription) in shown.currentVersion.exercises.enumerated() {
                    button(
                        "row", .exercise(.open(prescription.exerciseID)),
                        [.id("about-" + prescription.exerciseID.text)], key: prescription.id.low
                    ) {
                        targetContent(prescription, world, superset: supersetMark(version.exercises, index))
                    }
                    if let line = world.lacking(prescription.exerciseID, in: world.knowledge.gym) {
                        tag("p", "why", line)
                    }
                }
            }
            div("tools", key: 3) {
                link("btn", .editPlan(id)) { strings[world.knowledge.draft(of: id) == nil ? .edit : .goOnEditing] }
                link("btn", .planHistory(id)) { strings[.versions] }
            }
            div("tools", key: 4) {
                button("", .plans(.duplicate(id)), [], strings[.duplicate])
                if !plan.archived { button("", .plans(.archive(id)), [], strings[.archive]) }
                if plan.usedBy.isEmpty { button("danger", .plans(.delete(id)), [], strings[.delete]) }
            }
            if !plan.usedBy.isEmpty { tag("p", "why", key: 5, strings.usedBy(programs(of: plan, world))) }
        }
    }

    /// The names of the programs that have a day with the plan, as far as they are known.
    private static func programs(of plan: WorkoutPlan, _ world: World) -> String {
        var names = ""
        for id in plan.usedBy {
            guard let name = Programs.tracked(id, world)?.program.name else { continue }
            names += (names.isEmpty ? "" : ", ") + name
        }
        return names
    }

    private static func dock(_ plan: WorkoutPlan, _ world: World) -> View? {
        let strings = world.strings
        if world.isTraining {
            return div("dock bare", key: 7) {
                button("go", .go(.workout), [.id("go")]) { strings[.resume] }
            }
        }
        guard world.canStart, !plan.currentVersion.exercises.isEmpty else { return nil }
        return div("dock bare", key: 7) {
            button("btn plain wide", .starting(.open(plan.id)), [], strings[.howDoYouFeel])
            button("go", .start(plan.id), [.id("go")]) { strings.start(plan.name) }
        }
    }

    private static func recent(_ plan: WorkoutPlan, _ world: World) -> View {
        let strings = world.strings
        return tag("aside", "detail", [.label(strings[.details])], key: 21) {
            section(strings[.recent])
            div("list") {
                for session in (world.knowledge.sessions ?? []).filter({ plan.ran($0) }).prefix(6) {
                    sessionItem(session, world)
                }
            }
        }
    }
}
