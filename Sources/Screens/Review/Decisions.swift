import Contract
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

    /// Decides; it is shown ahead of the answer.
    ///
    /// - Parameter changes: where to look for them before all that wait.
    static func decide(
        _ ids: [ChangeID], _ decision: SuggestedChange.Decision, _ reason: String?, among changes: [SuggestedChange],
        _ world: World
    ) -> [Effect] {
        guard !ids.isEmpty else { return [] }
        var all = changes
        for suggestion in world.knowledge.suggestions ?? [] { all += suggestion.changes }
        var before: [SuggestedChange] = []
        for id in ids { if let change = all.first(where: { $0.id == id }) { before.append(change) } }
        let reason = reason.map { trimmed($0) }.flatMap { $0.isEmpty ? nil : $0 }
        var after = before
        for index in after.indices { after[index].show(decision, reason) }
        let call = Call(
            purpose: .decide(ids, before: before, isUndo: decision == .withdrawn),
            request: request(ids, decision, reason, world))
        return [.note(.changes(after)), .send(call), .vibrate("12")]
    }

    static func answered(_ answer: Answer, isUndo: Bool, _ world: World) -> [Effect] {
        var (effects, undo) = taken(answer, world)
        guard let undo else { return effects }
        // What comes next is another by any decision.
        effects.append(.lookAgain([.next]))
        guard isUndo else { return effects + [.offer(undo)] }
        if !world.isTraining { return effects + [.announce(world.strings[.takenBack])] }
        return effects + [.offer(.refused(world.strings[.takenBackNextTime]))]
    }

    /// Takes over what decisions came to, and the way back from them; `nil` where the answer cannot be read.
    static func taken(_ answer: Answer, _ world: World) -> ([Effect], Undo?) {
        guard let decided = answer.read(DecisionsAnswer.self) else {
            return ([.lookAgain([.plans, .suggestions])], nil)
        }
        var effects: [Effect] = [.note(.changes(decided.changes))]
        for version in decided.snapshots { effects.append(.note(.version(version))) }
        effects.append(.note(.decided))
        if !decided.snapshots.isEmpty { effects.append(.lookAgain([.plans])) }
        return (effects, undo(of: decided, world.strings))
    }

    /// The way back. The version is named where decisions made one, of one plan.
    private static func undo(of decided: DecisionsAnswer, _ strings: Strings) -> Undo? {
        guard let first = decided.changes.first else { return nil }
        var ids: [ChangeID] = []
        for change in decided.changes { ids.append(change.id) }
        let isOne = decided.snapshots.count == 1 && decided.snapshots[0].planID != nil
        return Undo(
            text: strings.decided(first.decision, isOne ? decided.snapshots[0].versionNumber : nil),
            milliseconds: 10_000, undo: [.message(.review(.decide(ids, .withdrawn, reason: nil)))])
    }

    /// Why decisions were refused, each with its change; empty where the fault belongs to none of them.
    static func faults(of ids: [ChangeID], _ fault: ErrorAnswer.Fault?) -> Family<ChangeID, String> {
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

extension SuggestedChange {
    /// As it will be once the decision is answered.
    fileprivate mutating func show(_ decision: Decision, _ reason: String?) {
        (self.decision, decisionReason) = (decision, reason)
        switch decision {
        case .accepted: state = .accepted
        case .rejected: state = .rejected
        case .deferred: state = .deferred
        case .withdrawn: state = .pending
        }
    }
}
