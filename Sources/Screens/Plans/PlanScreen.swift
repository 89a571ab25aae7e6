import Training

extension App {
    /// One plan: what it asks for now, and what can be done with it.
    func planScreen(_ id: PlanID) -> View {
        guard let plan = plan(id) else { return waitingForPlans }
        let version = plan.currentVersion
        var small = strings.version(version.versionNumber) + lastUsed(plan)
        if let minutes = plan.estimatedMinutes { small += " · " + String(minutes) + " min" }
        let star = button(
            plan.favorite ? "icon gold" : "icon", .plans(.star(id)),
            [.label(strings[.favorite]), .pressed(plan.favorite)], plan.favorite ? "★" : "☆")
        return screen(
            plan.name, small, back: true, action: star, dock: planDock(plan), side: plansAside,
            detail: planAside(plan)
        ) {
            if !plan.complete || plan.archived {
                div("banner", key: 1) {
                    tag("span", "", strings[plan.archived ? .archivedHint : .draftHint])
                    button(
                        "btn", plan.archived ? .plans(.archive(id)) : .plans(.ready(id)), [],
                        strings[plan.archived ? .unarchive : .markReady])
                }
            }
            suggestionsCard(of: id)
            if let notes = version.notes, !notes.isEmpty { tag("p", "why", notes) }
            div("card", key: 2) {
                if version.exercises.isEmpty { tag("p", "why", strings[.noExercises]) }
                for (index, prescription) in knowledge.asTrained(plan).currentVersion.exercises.enumerated() {
                    link("row", .progress(prescription.exerciseID), [], key: prescription.id.low) {
                        targetContent(prescription, superset: supersetMark(version.exercises, index))
                    }
                }
            }
            div("tools", key: 3) {
                link("btn", .editPlan(id)) { strings[draft(of: id) == nil ? .edit : .goOnEditing] }
                link("btn", .planHistory(id)) { strings[.versions] }
            }
            div("tools", key: 4) {
                button("", .plans(.duplicate(id)), [], strings[.duplicate])
                if !plan.archived { button("", .plans(.archive(id)), [], strings[.archive]) }
                button("danger", .plans(.delete(id)), [], strings[.delete])
            }
        }
    }

    /// A place of a plan that is not known (yet).
    var waitingForPlans: View {
        if knowledge.plans.isLoading { return screen(strings[.plans], back: true) { skeleton } }
        return missingScreen
    }

    private func planDock(_ plan: WorkoutPlan) -> View? {
        if isTraining {
            return div("dock bare", key: 7) {
                button("go", .go(.workout), [.id("go")]) { strings[.resume] }
            }
        }
        guard canStart, !plan.currentVersion.exercises.isEmpty else { return nil }
        return div("dock bare", key: 7) {
            button("btn plain wide", .starting(.open(plan.id)), [], strings[.howDoYouFeel])
            button("go", .start(plan.id), [.id("go")]) { strings.start(plan.name) }
        }
    }

    private func planAside(_ plan: WorkoutPlan) -> View {
        tag("aside", "detail", [.label(strings[.details])], key: 21) {
            section(strings[.recent])
            div("list") {
                for session in (knowledge.sessions.value ?? []).filter({ plan.ran($0) }).prefix(6) {
                    sessionItem(session)
                }
            }
        }
    }

    /// "A1", "A2": the place of an exercise in its superset; `nil` outside one.
    func supersetMark(_ exercises: [ExercisePrescription], _ index: Int) -> String? {
        guard let group = exercises[index].supersetGroup else { return nil }
        var number = 0
        for exercise in exercises[...index] where exercise.supersetGroup == group { number += 1 }
        return group + String(number)
    }
}
