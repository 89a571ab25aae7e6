import Contract
import Sync
import Training
import Wire

/// What the list of plans remembers.
struct Plans: Equatable {
    var showsArchived = false
}

extension App {
    func update(plans message: PlansMessage) -> [Effect] {
        switch message {
        case .foldArchived:
            plans.showsArchived.toggle()
            return []
        case .star(let id):
            guard let plan = plan(id) else { return [] }
            change(id) { $0.favorite = !plan.favorite }
            return [patchPlan(id, PatchPlan(favorite: !plan.favorite))]
        case .archive(let id):
            guard let plan = plan(id) else { return [] }
            change(id) { $0.archived = !plan.archived }
            let text = strings[plan.archived ? .unarchived : .archivedNow]
            return [patchPlan(id, PatchPlan(archived: !plan.archived)), .announce(text)]
        case .ready(let id):
            guard let plan = plan(id) else { return [] }
            change(id) { $0.complete = !plan.complete }
            return [patchPlan(id, PatchPlan(complete: !plan.complete))]
        case .duplicate(let id): return duplicate(id)
        case .delete(let id):
            guard let plan = plan(id) else { return [] }
            return hold(.plan(id, name: plan.name), strings.deleted(plan.name)) + enter(.plans, replace: true)
        case .moreVersions: return moreVersions()
        case .unfold(let version): return unfold(version)
        case .compare(let version, let other): return compare(version, SnapshotID(other))
        case .rollBack(let version):
            guard let plan = timeline?.plan else { return [] }
            return rollBack(plan, to: version)
        case .moreProgress: return moreProgress()
        }
    }

    private func duplicate(_ id: PlanID) -> [Effect] {
        guard let plan = plan(id) else { return [] }
        let copy = CreatePlan(id: ids.next(at: now), name: strings.copyOf(plan.name), copyOf: id)
        let call = Call(purpose: .duplicatePlan, request: ClientRequest(.createPlan, copy))
        return [send(call)] + enter(.plans, replace: false)
    }

    // MARK: The list

    /// Favourites first, then what was trained last; what is put away is folded away.
    var plansScreen: View {
        var current: [WorkoutPlan] = []
        var archived: [WorkoutPlan] = []
        for plan in plansInOrder {
            if plan.archived { archived.append(plan) } else { current.append(plan) }
        }
        let isEmpty = current.isEmpty && archived.isEmpty
        return screen(strings[.plans]) {
            if knowledge.plans.value == nil {
                if knowledge.plans.isLoading { skeleton }
            } else if isEmpty {
                div("empty") {
                    Icon.plans.view
                    tag("h2", "", strings[.noPlans])
                    tag("p", "", strings[.noPlansHint])
                    link("btn", .newPlan) { strings[.newPlan] }
                    link("btn", .importing) { strings[.importHistory] }
                }
            }
            if !current.isEmpty { div("list card", key: 1) { for plan in current { planItem(plan) } } }
            planOffers
            if !isEmpty { link("btn wide", .newPlan, [], key: 2) { strings[.newPlan] } }
            if !archived.isEmpty {
                button("btn plain wide", .plans(.foldArchived), [.expanded(plans.showsArchived)], key: 3) {
                    strings.archived(archived.count)
                }
                if plans.showsArchived { div("list card", key: 4) { for plan in archived { planItem(plan) } } }
            }
        }
    }

    /// Each is put where it belongs: they are few, and a general sort is more code than this screen.
    private var plansInOrder: [WorkoutPlan] {
        var ordered: [WorkoutPlan] = []
        for plan in shownPlans {
            ordered.insert(plan, at: ordered.firstIndex { Self.comesFirst(plan, $0) } ?? ordered.count)
        }
        return ordered
    }

    private static func comesFirst(_ one: WorkoutPlan, _ other: WorkoutPlan) -> Bool {
        if one.favorite != other.favorite { return one.favorite }
        let never = Instant(milliseconds: 0)
        let (used, otherUsed) = (one.lastUsed ?? never, other.lastUsed ?? never)
        return used != otherUsed ? used > otherUsed : one.id < other.id
    }

    /// A plan in a list.
    func planItem(_ plan: WorkoutPlan) -> View {
        link("item", .plan(plan.id), [.current(route == .plan(plan.id))], key: plan.id.low) {
            tag("span") {
                plan.name
                tag("small") {
                    strings.exercises(plan.currentVersion.exercises.count) + lastUsed(plan) + " · "
                        + strings.version(plan.currentVersion.versionNumber)
                }
            }
            if !plan.complete { span("chip", strings[.draft]) }
            if draft(of: plan.id) != nil { span("chip bad", strings[.unsaved]) }
            if plan.favorite { span("gold", "★", [.role("img"), .label(strings[.favorite])]) }
            span("chevron", "›", [.unheard])
        }
    }

    /// All plans, left of one of them, where there is room.
    var plansAside: View {
        tag("aside", "side", [.label(strings[.plans])], key: 20) {
            div("list") {
                for plan in plansInOrder where !plan.archived { planItem(plan) }
            }
        }
    }
}
