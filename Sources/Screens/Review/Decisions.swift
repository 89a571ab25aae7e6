import Contract
import Sync
import Training
import Wire

/// Decisions on what is proposed, and what they come to.
enum Decisions {
    /// The call that decides on changes, each named alone.
    static func request(
        _ ids: [ChangeID], _ decision: SuggestedChange.Decision, _ reason: String?, _ world: World
    ) -> ClientRequest {
        var all: [DecideChanges.One] = []
        for id in ids { all.append(DecideChanges.One(changeID: id, decision: decision, reason: reason)) }
        let meta = CommandMeta(key: world.newKey(), at: world.now)
        return ClientRequest(.decideChanges, DecideChanges(decisions: all, meta: meta))
    }

    /// Decides; it is shown ahead of the answer, and waits on the device until it can be sent.
    ///
    /// - Parameters:
    ///   - changes: where to look for them before all that wait.
    ///   - request: the call, where it was made before.
    static func decide(
        _ ids: [ChangeID], _ decision: SuggestedChange.Decision, _ reason: String?, among changes: [SuggestedChange],
        _ world: World, as request: ClientRequest? = nil
    ) -> [Effect] {
        guard !ids.isEmpty else { return [] }
        let strings = world.strings
        var all = changes
        for suggestion in world.knowledge.suggestions ?? [] { all += suggestion.changes }
        let reason = reason.map { trimmed($0) }.flatMap { $0.isEmpty ? nil : $0 }
        var after: [SuggestedChange] = []
        for id in ids { if let change = all.first(where: { $0.id == id }) { after.append(change) } }
        after = after.decided(decision, reason)
        let step = OutboxStep.decide(request ?? self.request(ids, decision, reason, world), after)
        let effects: [Effect] = [.note(.changes(after)), .queue(step, name: names(after, strings)), .vibrate("12")]
        if decision != .withdrawn { return effects + [.offer(undo(of: ids, strings.decision(decision)))] }
        if !world.isTraining { return effects + [.announce(strings[.takenBack])] }
        return effects + [.offer(.refused(strings[.takenBackNextTime]))]
    }

    private static func names(_ changes: [SuggestedChange], _ strings: Strings) -> String {
        var (names, last) = ("", "")
        for change in changes where change.exerciseName != last {
            last = change.exerciseName
            names += (names.isEmpty ? "" : ", ") + strings.called(change)
        }
        return names
    }

    /// Takes over what decisions came to.
    @inline(never) static func taken(_ decided: DecisionsAnswer) -> [Effect] {
        var effects: [Effect] = [.note(.changes(decided.changes))]
        for version in decided.snapshots { effects.append(.note(.version(version))) }
        effects.append(.note(.decided))
        if !decided.snapshots.isEmpty { effects.append(.lookAgain([.plans])) }
        // What comes next is another by any decision.
        return effects + [.lookAgain([.next])]
    }

    /// The way back.
    static func undo(of ids: [ChangeID], _ text: String) -> Undo {
        Undo(
            text: text, milliseconds: 10_000, decided: ids,
            undo: [.message(.review(.decide(ids, .withdrawn, reason: nil)))])
    }

    /// Why decisions were refused, each with its change; empty where the fault belongs to none of them.
    @inline(never) static func faults(of ids: [ChangeID], _ fault: ErrorAnswer.Fault?) -> Family<ChangeID, String> {
        var faults = Family<ChangeID, String>()
        for (path, text) in fault?.byField ?? [:] {
            let parts = path.split(separator: "/")
            guard parts.count > 1, parts[0] == "decisions", let index = Int(parts[1]), ids.indices.contains(index)
            else { continue }
            faults[ids[index]] = text
        }
        return faults
    }
}

extension [SuggestedChange] {
    var ids: [ChangeID] {
        var ids: [ChangeID] = []
        for change in self { ids.append(change.id) }
        return ids
    }

    /// As they will be once the decision is answered.
    func decided(_ decision: SuggestedChange.Decision, _ reason: String?) -> [SuggestedChange] {
        var changes = self
        for index in changes.indices {
            (changes[index].decision, changes[index].decisionReason) = (decision, reason)
            switch decision {
            case .accepted: changes[index].state = .accepted
            case .rejected: changes[index].state = .rejected
            case .deferred: changes[index].state = .deferred
            case .withdrawn: changes[index].state = .pending
            }
        }
        return changes
    }
}
