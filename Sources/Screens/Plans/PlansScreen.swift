import Training

/// What the list of plans remembers.
struct Plans: Equatable {
    var unfolded: PlanID?
}

extension App {
    func update(plans message: PlansMessage) -> [Effect] {
        switch message {
        case .fold(let plan): plans.unfolded = plans.unfolded == plan ? nil : plan
        }
        return []
    }

    /// The plans with their current targets.
    var plansScreen: View {
        screen(strings[.plans]) {
            if let all = knowledge.plans.value {
                if all.isEmpty {
                    div("empty") {
                        Icon.plans.view
                        tag("h2", "", strings[.noPlans])
                        tag("p", "", strings[.noPlansHint])
                        link("btn", .importing) { strings[.importHistory] }
                    }
                }
                div("columns cards") {
                    for plan in all { planCard(plan, isOpen: plans.unfolded == plan.id || all.count == 1) }
                }
            } else if knowledge.plans.isLoading {
                skeleton
            }
        }
    }

    private func planCard(_ plan: WorkoutPlan, isOpen: Bool) -> View {
        div("card", key: plan.id.low) {
            div("split") {
                button("unfold", .plans(.fold(plan.id)), [.expanded(isOpen)]) {
                    tag("h2", "h3") {
                        plan.name
                        span("chevron", isOpen ? " ⌃" : " ⌄", [.unheard])
                    }
                    tag("span", "why block") {
                        strings.exercises(plan.currentVersion.exercises.count) + " · "
                            + strings.version(plan.currentVersion.versionNumber) + lastUsed(plan)
                    }
                }
                if canStart {
                    button("btn short", .start(plan.id), [.label(strings.start(plan.name))], strings[.start])
                }
            }
            if isOpen {
                for prescription in plan.currentVersion.exercises { targetRow(prescription) }
                if let notes = plan.currentVersion.notes, !notes.isEmpty { tag("p", "why", notes) }
            }
        }
    }
}
