import Contract
import Sync
import Training

/// What the list of plans remembers.
struct Plans {
    var showsArchived = false
    var query = ""
}

enum PlansMessage {
    case foldArchived
    case query(String)
    /// The next page of them.
    case more
    case star(PlanID)
    case archive(PlanID)
    /// A draft becomes a plan to be trained, or the other way round.
    case ready(PlanID)
    case duplicate(PlanID)
    case delete(PlanID)
}

extension Plans {
    @inline(never) mutating func update(_ message: PlansMessage, _ world: World) -> [Effect] {
        switch message {
        case .foldArchived:
            showsArchived.toggle()
            return []
        case .query(let text):
            query = text
            return ExerciseName.key(text).isEmpty ? [] : [.more(.plans)]
        case .more: return [.more(.plans)]
        case .star(let id): return change(id, world) { $0.favorite.toggle() }
        case .archive(let id):
            guard let plan = world.plan(id) else { return [] }
            return change(id, world) { $0.archived.toggle() } + [
                .announce(world.strings[plan.archived ? .unarchived : .archivedNow])
            ]
        case .ready(let id): return change(id, world) { $0.complete.toggle() }
        case .duplicate(let id):
            guard let plan = world.plan(id) else { return [] }
            let asked = CreatePlan(id: world.newID(), name: world.strings.copyOf(plan.name), copyOf: id)
            var copy = WorkoutPlan(id: asked.id ?? id, name: asked.name, currentVersion: plan.currentVersion)
            copy.complete = plan.complete
            copy.currentVersion.isFirst(of: copy.id)
            return [
                .queue(.plan(ClientRequest(.createPlan, asked), copy), name: copy.name), .go(.plans, replace: false),
            ]
        case .delete(let id):
            guard let plan = world.plan(id) else { return [] }
            return [
                .offer(.deleting(.deletePlan(id), plan.name, world.strings)),
                .go(.plans, replace: true),
            ]
        }
    }

    /// Changes one of the marks of a plan; it is shown ahead of the answer.
    private func change(_ id: PlanID, _ world: World, _ change: (inout WorkoutPlan) -> Void) -> [Effect] {
        guard let before = world.plan(id) else { return [] }
        var plan = before
        change(&plan)
        return [PatchPlan.queue(from: before, to: plan)]
    }

    // MARK: The list

    /// Favourites first, then what was trained last; what is put away is folded away.
    @inline(never) func view(_ world: World) -> Screen {
        let strings = world.strings
        let groups = PlanGroups(world)
        let isEmpty = world.shownPlans.isEmpty
        return world.screen(strings.programLibrary) {
            div("trio", key: 5) {
                link("btn", .programs) { strings.programs }
                link("btn", .exercises) { strings.allExercises }
            }
            if world.knowledge.plans == nil {
                world.awaited(.plans)
            } else if isEmpty {
                div("empty") {
                    Icon.plans.view
                    tag("h2", "", strings[.noPlans])
                    tag("p", "", strings[.noPlansHint])
                    link("btn", .programs) { strings.chooseProgram }
                    link("btn", .making(week: true)) { strings.makeWeek }
                    link("btn", .newPlan) { strings[.newPlan] }
                    link("btn", .importing) { strings[.importHistory] }
                }
            }
            if world.shownPlans.count > 8 {
                searchField("plan-query", strings.searchPlans, query) { .plans(.query($0)) }
            }
            if !ExerciseName.key(query).isEmpty { found(world) } else { lists(groups, isEmpty, world) }
        }
    }

    /// The plans whose names hold what was typed, wherever they stand.
    private func found(_ world: World) -> View {
        let found = world.plans(named: query, in: world.plansInOrder)
        if found.isEmpty { return div("", key: 8) { world.noPlanFound } }
        return div("list card", key: 8) { for plan in found { planItem(plan, world) } }
    }

    @Children<Message> private func lists(_ groups: PlanGroups, _ isEmpty: Bool, _ world: World) -> [View] {
        let strings = world.strings
        let (current, archived) = (groups.own, groups.archived)
        if !current.isEmpty { div("list card", key: 9) { for plan in current { planItem(plan, world) } } }
        planOffers(world)
        if !isEmpty { link("btn wide", .newPlan, [], key: 2) { strings[.newPlan] } }
        groups.ofPrograms(world)
        if world.knowledge[.plans].cursor != nil {
            button("btn plain wide", .plans(.more), [.id("more")], key: 6, strings[.showMore])
        }
        if !archived.isEmpty {
            button("btn plain wide", .plans(.foldArchived), [.expanded(showsArchived)], key: 3) {
                strings.archived(archived.count)
            }
            if showsArchived { div("list card", key: 4) { for plan in archived { planItem(plan, world) } } }
        }
    }
}

extension PatchPlan {
    /// Brings a plan from what it was to what it is, as far as a version is not needed for it.
    static func queue(from before: WorkoutPlan, to plan: WorkoutPlan) -> Effect {
        var patch = PatchPlan(
            name: plan.name == before.name ? nil : plan.name,
            favorite: plan.favorite == before.favorite ? nil : plan.favorite,
            complete: plan.complete == before.complete ? nil : plan.complete,
            archived: plan.archived == before.archived ? nil : plan.archived)
        if plan.category != before.category { patch.category = .some(plan.category) }
        if plan.estimatedMinutes != before.estimatedMinutes { patch.estimatedMinutes = .some(plan.estimatedMinutes) }
        return .queue(.plan(ClientRequest(.changePlan(plan.id), patch), plan), name: plan.name)
    }
}

extension PlanSnapshot {
    /// As the server names the first version of a new plan.
    mutating func isFirst(of plan: PlanID) {
        (id, planID, versionNumber) = (.named("version/1", in: plan), plan, 1)
    }
}
