import Contract
import Sync
import Training
import Wire

/// A change of something that is no running workout. It is sent at once; one that got no answer is offered to be sent
/// again, with the same key.
struct Call: Equatable {
    enum Purpose: Equatable {
        case patchPlan, deletePlan, duplicatePlan, decideOffer
        case makeToken, revokeToken
        case createPlan, saveVersion(PlanID)
        /// The version that was current before.
        case rollBack(PlanID, from: SnapshotID)
        /// The changes in the order of the body, and as they were before; `undo` takes a decision back.
        case decide([ChangeID], before: [SuggestedChange], undo: Bool)
        /// Decides, then starts.
        case applyAndStart([ChangeID])
        case keepChanges
    }

    var purpose: Purpose
    var request: ClientRequest
}

extension App {
    func answered(_ call: Call, _ status: Int, _ body: String) -> [Effect] {
        let outcome = CallOutcome(status: status)
        if outcome == .success { return done(call, body) }
        let isRefused = outcome == .refused
        let fault = Stored.read(ErrorAnswer.self, body)?.error
        switch call.purpose {
        case .createPlan, .saveVersion:
            return notSaved(isRefused ? fault : nil)
        case .decide(let ids, let before, _):
            replace(before)
            if isRefused, refuse(ids, fault) { return lookAgain() + [.announce(fault?.message ?? "")] }
        case .applyAndStart(let ids):
            starting?.isApplying = false
            if isRefused, refuse(ids, fault) { return lookAgain() + [.announce(fault?.message ?? "")] }
        case .keepChanges: review.isKeeping = false
        case .patchPlan, .deletePlan, .duplicatePlan, .decideOffer, .rollBack, .makeToken, .revokeToken: break
        }
        let text = fault?.message ?? strings[.notSaved]
        return (isRefused ? lookAgain() : []) + hold(isRefused ? .refused(text) : .failed(call), text)
    }

    /// What is shown already may not be so.
    private func lookAgain() -> [Effect] { ask(.plans) + ask(.suggestions(.pending)) }

    private func done(_ call: Call, _ body: String) -> [Effect] {
        switch call.purpose {
        case .patchPlan, .deletePlan, .duplicatePlan: return ask(.plans)
        case .decideOffer: return ask(.imports)
        case .makeToken: return madeToken(body)
        case .revokeToken: return revokedToken()
        case .createPlan: return saved(nil)
        case .saveVersion(let plan): return saved(plan)
        case .rollBack(let plan, let before):
            let known = self.plan(plan)?.versionCount ?? 0
            change(plan) { $0.versionCount = known + 1 }
            if let version = Stored.read(PlanSnapshot.self, body) {
                learn(version: version)
            }
            return hold(.rolledBack(plan, before), strings[.rolledBack]) + ask(.plans)
                + ask(.versions(plan, more: false))
        case .decide(_, _, let isUndo): return decided(body, undo: isUndo)
        case .applyAndStart: return startAfterDecisions(body)
        case .keepChanges: return kept(body)
        }
    }

    // MARK: Plans

    func plan(_ id: PlanID) -> WorkoutPlan? { knowledge.plans.value?.first { $0.id == id } }

    /// The plans that may be trained: no drafts, nothing put away.
    var usablePlans: [WorkoutPlan] {
        var usable: [WorkoutPlan] = []
        for plan in shownPlans where plan.complete && !plan.archived { usable.append(plan) }
        return usable
    }

    /// Without the one that is being deleted.
    var shownPlans: [WorkoutPlan] {
        var shown = knowledge.plans.value ?? []
        if case .plan(let id, _) = held { shown.removeAll { $0.id == id } }
        return shown
    }

    /// Changes what is known of a plan, ahead of the answer.
    func change(_ id: PlanID, _ change: (inout WorkoutPlan) -> Void) {
        guard let index = knowledge.plans.value?.firstIndex(where: { $0.id == id }) else { return }
        change(&knowledge.plans.value![index])
    }

    /// A version that has just become the current one.
    func learn(version: PlanSnapshot) {
        guard let id = version.planID else { return }
        change(id) { plan in
            if version.versionNumber >= plan.currentVersion.versionNumber { plan.currentVersion = version }
            plan.versionCount = max(plan.versionCount, version.versionNumber)
        }
    }

    func patchPlan(_ id: PlanID, _ patch: PatchPlan) -> Effect {
        send(Call(purpose: .patchPlan, request: ClientRequest(.changePlan(id), patch)))
    }

    func deletePlan(_ id: PlanID) -> [Effect] {
        knowledge.plans.value?.removeAll { $0.id == id }
        keep(nil, of: id)
        return [keepDrafts, send(Call(purpose: .deletePlan, request: ClientRequest(.deletePlan(id))))]
    }

    /// A key that is used once.
    func newKey() -> String { ids.next(at: now, EventTag.self).text }
}
