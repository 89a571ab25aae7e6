import Training

/// What to train: what was trained lately, favourites, everything, and new ones.
struct PlanSelectionView {
    let selection: PlanSelection
    let world: World
    let strings: Strings

    var sheet: [View] {
        let all = world.offeredPlans
        let found = world.plans(named: selection.query, in: all)
        return Screens.sheet(strings.whatToTrain, strings) {
            if all.isEmpty { tag("p", "why", strings.noPlansToTrain) }
            if all.count > 5 {
                searchField("plan-query", strings.searchPlans, selection.query) { .today(.query($0)) }
            }
            if !ExerciseName.key(selection.query).isEmpty {
                if found.isEmpty { div("", key: 2) { world.noPlanFound } }
                list(found, 3)
            } else {
                if all.count > 3 {
                    let latest = recent(all)
                    if !latest.isEmpty {
                        section(strings[.recent], key: 4)
                        list(latest, 5)
                    }
                    let favorites = all.filter { $0.favorite }
                    if !favorites.isEmpty {
                        section(strings.favorites, key: 6)
                        list(favorites, 7)
                    }
                    section(strings.allPlans, key: 8)
                }
                list(all, 9)
            }
            div("trio", key: 10) {
                link("btn", .newPlan) { strings[.newPlan] }
                makeLink("btn", strings)
            }
        }
    }

    /// The three that were trained last.
    private func recent(_ all: [WorkoutPlan]) -> [WorkoutPlan] {
        var recent: [WorkoutPlan] = []
        for plan in all {
            guard let used = plan.lastUsed else { continue }
            recent.insert(plan, at: recent.firstIndex { ($0.lastUsed ?? used) < used } ?? recent.count)
        }
        return Array(recent.prefix(3))
    }

    private func list(_ plans: [WorkoutPlan], _ key: UInt64) -> View {
        div("list", key: key) { for plan in plans { item(plan, key) } }
    }

    /// A tap takes it; a rest of the finger, or the arrow, shows what it asks for.
    private func item(_ plan: WorkoutPlan, _ list: UInt64) -> View {
        let isShown = selection.preview == plan.id && selection.list == list
        return div("", key: plan.id.low) {
            div("split") {
                button(
                    "item grow", .today(.choose(plan.id)),
                    [
                        .grip, .on(.reorder, .send(.today(.preview(plan.id, in: list)))),
                        // The key that unfolds in a tree.
                        .on(.keydown, .value { $0 == "ArrowRight" ? .today(.preview(plan.id, in: list)) : nil }),
                    ]
                ) {
                    tag("span") {
                        plan.name
                        tag("small", strings.exercises(plan.currentVersion.exercises.count) + lastUsed(plan, world))
                    }
                }
                iconButton(
                    .unfold, strings.unfold(plan.name), .today(.preview(plan.id, in: list)), [.expanded(isShown)])
            }
            if isShown {
                for exercise in world.asTrained(plan).currentVersion.exercises {
                    div("row", key: exercise.id.low) { targetContent(exercise, world) }
                }
            }
        }
    }
}

extension Today {
    @inline(never) func selectionSheet(_ world: World) -> [View] {
        PlanSelectionView(selection: selection ?? PlanSelection(), world: world, strings: world.strings).sheet
    }
}

extension World {
    /// The plans whose names hold what was typed.
    @inline(never) func plans(named query: String, in plans: [WorkoutPlan]) -> [WorkoutPlan] {
        var found: [WorkoutPlan] = []
        for plan in plans where holds(plan.name, query) { found.append(plan) }
        return found
    }

    /// That no plan is called so, or that there are more of them to come.
    @inline(never) var noPlanFound: View {
        knowledge[.plans].cursor != nil ? awaited(.plans) : tag("p", "why", [.role("status")], strings[.nothingFound])
    }

    /// Whether a text holds what was typed, however it is written.
    @inline(never) func holds(_ text: String, _ query: String) -> Bool {
        let (text, part) = (Array(ExerciseName.key(text).utf8), Array(ExerciseName.key(query).utf8))
        var start = 0
        while start + part.count <= text.count {
            if text[start..<(start + part.count)].elementsEqual(part) { return true }
            start += 1
        }
        return false
    }
}
