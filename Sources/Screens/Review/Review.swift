import Contract
import Training
import Wire

/// What the screens with proposals remember.
struct Review: Equatable {
    /// The cards whose changes are shown one by one, by the first change.
    var open: [ChangeID] = []
    /// Why not, in the lifter's own words, by the text of the first change's id.
    var words: [String: String] = [:]
    /// Changes of structure that were unticked; whether the others are on their way; and the version that they made.
    var unticked: [ChangeID] = []
    var isKeeping = false
    var keptIn: Int?
    /// Why decisions were refused, by the text of the change's id.
    var faults: [String: String] = [:]
}

/// What is proposed for one exercise by one bundle: a card.
struct ReviewCard: Equatable {
    var suggestion: PlanSuggestion
    var changes: [SuggestedChange]

    var first: SuggestedChange { changes[0] }
    var isStay: Bool { !changes.contains { $0.type != .stay } }

    /// The changes that a decision is awaited on; `stay` needs none.
    var open: [ChangeID] {
        var open: [ChangeID] = []
        for change in changes where change.isOpen && change.type != .stay { open.append(change.id) }
        return open
    }

    /// The cards of bundles, in order, those of one lift side by side; what a newer bundle took the place of is left out.
    static func cards(_ suggestions: [PlanSuggestion]) -> [ReviewCard] {
        var cards: [ReviewCard] = []
        for suggestion in suggestions {
            let start = cards.count
            for change in suggestion.changes where change.state != .superseded {
                let place = cards.indices.dropFirst(start).first {
                    cards[$0].first.targetExercisePrescriptionID == change.targetExercisePrescriptionID
                        && cards[$0].first.exerciseID == change.exerciseID
                        && (cards[$0].first.type == .stay) == (change.type == .stay)
                }
                if let place {
                    cards[place].changes.append(change)
                } else {
                    cards.append(ReviewCard(suggestion: suggestion, changes: [change]))
                }
            }
        }
        var together: [ReviewCard] = []
        for card in cards {
            // What two bundles say of one lift, and what goes together, is one thing to decide.
            if let same = together.firstIndex(where: { $0.takes(card) }) {
                together[same].changes += card.changes
                continue
            }
            let last = together.lastIndex { $0.first.exerciseID == card.first.exerciseID }
            together.insert(card, at: last.map { $0 + 1 } ?? together.count)
        }
        return together
    }

    /// Whether a card of another bundle is about the same prescription, is as open as this one, and about other numbers.
    private func takes(_ card: ReviewCard) -> Bool {
        guard suggestion.planID == card.suggestion.planID, first.targetExercisePrescriptionID != nil,
            first.targetExercisePrescriptionID == card.first.targetExercisePrescriptionID
        else { return false }
        for one in changes + card.changes where !one.isOpen || one.state != first.state || !one.type.movesSets {
            return false
        }
        for one in changes {
            for other in card.changes
            where one.targetSetPrescriptionID == other.targetSetPrescriptionID
                && one.type.quantity == other.type.quantity
            {
                return false
            }
        }
        return true
    }
}

extension App {
    func update(review message: ReviewMessage) -> [Effect] {
        switch message {
        case .decide(let changes, let decision, let reason): return decide(changes, decision, reason)
        case .unfold(let change):
            if let index = review.open.firstIndex(of: change) {
                review.open.remove(at: index)
            } else {
                review.open.append(change)
            }
            return []
        case .words(let change, let text):
            review.words[change.text] = text
            return []
        case .acceptAll: return decide(allOpen, .accepted, nil)
        case .keep(let change):
            if let index = review.unticked.firstIndex(of: change) {
                review.unticked.remove(at: index)
            } else {
                review.unticked.append(change)
            }
            return []
        case .keepTicked: return keepTicked()
        }
    }

    // MARK: What is there

    /// The bundles of the screen: those of the workout just done, or all that wait.
    var shownSuggestions: [PlanSuggestion] {
        route == .summary ? summary?.answer?.suggestions ?? [] : knowledge.suggestions.value ?? []
    }

    /// What "accept all" accepts: after a workout nothing that was just put off.
    var allOpen: [ChangeID] {
        var open: [ChangeID] = []
        for suggestion in shownSuggestions {
            for change in suggestion.changes where change.isOpen && change.type != .stay {
                if route != .summary || change.state == .pending { open.append(change.id) }
            }
        }
        return open
    }

    /// The cards that wait for a decision, of one plan or of all.
    func openCards(of plan: PlanID?) -> [ReviewCard] {
        var cards: [ReviewCard] = []
        for card in ReviewCard.cards(knowledge.suggestions.value ?? []) where !card.open.isEmpty {
            if plan == nil || card.suggestion.planID == plan { cards.append(card) }
        }
        return cards
    }

    func openChanges(of plan: PlanID) -> [ReviewCard] { openCards(of: plan) }

    /// Every change that is known, wherever it is shown, in the order asked for.
    private func known(_ ids: [ChangeID]) -> [SuggestedChange] {
        var all = starting?.preview?.changes ?? []
        for suggestion in (summary?.answer?.suggestions ?? []) + (knowledge.suggestions.value ?? []) {
            all += suggestion.changes
        }
        var known: [SuggestedChange] = []
        for id in ids { if let change = all.first(where: { $0.id == id }) { known.append(change) } }
        return known
    }

    /// Puts changes in the place of what was known of them.
    func replace(_ changes: [SuggestedChange]) {
        func replace(_ suggestions: inout [PlanSuggestion]) {
            for index in suggestions.indices {
                for place in suggestions[index].changes.indices {
                    let id = suggestions[index].changes[place].id
                    if let change = changes.first(where: { $0.id == id }) { suggestions[index].changes[place] = change }
                }
            }
        }
        if summary?.answer != nil { replace(&summary!.answer!.suggestions) }
        if knowledge.suggestions.value != nil { replace(&knowledge.suggestions.value!) }
        for index in starting?.preview?.changes.indices ?? 0..<0 {
            let id = starting?.preview?.changes[index].id
            if let change = changes.first(where: { $0.id == id }) { starting?.preview?.changes[index] = change }
        }
    }

    // MARK: Deciding

    /// The call that decides on changes, each named alone.
    func decisions(_ ids: [ChangeID], _ decision: SuggestedChange.Decision, _ reason: String?) -> ClientRequest {
        var all: [DecideChanges.One] = []
        for id in ids { all.append(DecideChanges.One(changeID: id, decision: decision, reason: reason)) }
        let meta = CommandMeta(key: newKey(), at: now)
        return ClientRequest(.decideChanges, DecideChanges(decisions: all, meta: meta))
    }

    private func decide(_ ids: [ChangeID], _ decision: SuggestedChange.Decision, _ reason: String?) -> [Effect] {
        guard !ids.isEmpty else { return [] }
        let before = known(ids)
        let reason = reason.map { trimmed($0) }.flatMap { $0.isEmpty ? nil : $0 }
        var after = before
        for index in after.indices { after[index].show(decision, reason) }
        replace(after)
        review.faults = [:]
        let call = Call(
            purpose: .decide(ids, before: before, undo: decision == .withdrawn),
            request: decisions(ids, decision, reason))
        return [send(call), .vibrate("12")]
            + (decision == .withdrawn && starting == nil ? [.focus("title")] : [])
    }

    /// Whether a decision is on its way: a start waits for it, so that it loads what was decided.
    var isDeciding: Bool {
        for request in requests.values {
            if case .call(let call) = request, case .decide = call.purpose { return true }
        }
        return false
    }

    func withdraw(_ ids: [ChangeID]) -> [Effect] { decide(ids, .withdrawn, nil) }

    func decided(_ body: String, undo: Bool) -> [Effect] {
        guard let answer = Stored.read(DecisionsAnswer.self, body) else { return ask(.suggestions(.pending)) }
        // What comes next, and what a start would load, is another by any decision.
        let effects = take(answer) + ask(.next) + (starting == nil ? [] : preview())
        if undo {
            if !isTraining { return effects + [.announce(strings[.takenBack])] }
            return effects + hold(.refused(strings[.takenBackNextTime]), strings[.takenBackNextTime])
        }
        return effects + holdDecided(answer)
    }

    /// Takes over what decisions came to; the copies on the device follow.
    func take(_ answer: DecisionsAnswer) -> [Effect] {
        replace(answer.changes)
        for version in answer.snapshots { learn(version: version) }
        var open = knowledge.suggestions.value ?? []
        for index in open.indices { open[index].changes.removeAll { !$0.isOpen } }
        return [
            .persist(key: Stored.pending, value: JSON.text(Page(open))), .persist(key: Stored.deferred, value: ""),
        ] + (answer.snapshots.isEmpty ? [] : ask(.plans))
    }

    /// The way back from decisions. The version is named where they made one, of one plan.
    func holdDecided(_ answer: DecisionsAnswer) -> [Effect] {
        var ids: [ChangeID] = []
        for change in answer.changes { ids.append(change.id) }
        guard let first = answer.changes.first else { return [] }
        var number: Int?
        if answer.snapshots.count == 1, answer.snapshots[0].planID != nil { number = answer.snapshots[0].versionNumber }
        let text = strings.decided(first.decision, number)
        return hold(.decided(ids, text: text), text)
    }

    /// Notes why decisions were refused, each with its change.
    ///
    /// - Returns: whether the fault belongs to one of them.
    func refuse(_ ids: [ChangeID], _ fault: ErrorAnswer.Fault?) -> Bool {
        var isKnown = false
        for (path, text) in fault?.byField ?? [:] {
            let parts = path.split(separator: "/")
            guard parts.count > 1, parts[0] == "decisions", let index = Int(parts[1]), ids.indices.contains(index)
            else { continue }
            review.faults[ids[index].text] = text
            isKnown = true
        }
        return isKnown
    }

    // MARK: Answers

    /// Pending ones come first, then those that were put off; both together are what waits. What is on the screen stays
    /// where it is, under the thumb.
    func learnSuggestions(_ state: SuggestedChange.State, _ isGood: Bool, _ body: String) -> [Effect] {
        guard isGood, let page = Stored.read(Page<PlanSuggestion>.self, body) else { return [] }
        if state == .pending {
            incoming = page.items
            return [.persist(key: Stored.pending, value: body)] + ask(.suggestions(.deferred))
        }
        let shown = knowledge.suggestions.value ?? []
        knowledge.suggestions.value = incoming.merged(with: page.items).inPlaces(of: shown)
        incoming = []
        return [.persist(key: Stored.deferred, value: body)]
            + (route == .suggestions ? askOutcomes() : [])
    }

    /// Asks how earlier changes of the exercises on the screen went.
    func askOutcomes() -> [Effect] {
        var effects: [Effect] = []
        for card in ReviewCard.cards(shownSuggestions) {
            guard let exercise = card.first.exerciseID, !knowledge.outcomesKnown.contains(exercise) else { continue }
            effects += ask(.outcomes(exercise))
        }
        return effects
    }

    func learnOutcomes(_ exercise: ExerciseID, _ isGood: Bool, _ body: String) -> [Effect] {
        guard isGood, let page = Stored.read(Page<PlanSuggestion>.self, body) else { return [] }
        knowledge.outcomes.removeAll { $0.exerciseID == exercise }
        knowledge.outcomesKnown.append(exercise)
        for suggestion in page.items {
            for change in suggestion.changes where change.exerciseID == exercise && change.outcome != nil {
                knowledge.outcomes.append(change)
            }
        }
        return []
    }
}

extension [PlanSuggestion] {
    /// With others: of one bundle each list holds the changes in its state.
    func merged(with others: [PlanSuggestion]) -> [PlanSuggestion] {
        var merged = self
        for suggestion in others {
            if let index = merged.firstIndex(where: { $0.id == suggestion.id }) {
                merged[index].changes += suggestion.changes
            } else {
                merged.append(suggestion)
            }
        }
        return merged
    }

    /// What was shown in the order in which it was; new bundles before it, new changes of a bundle after the others.
    fileprivate func inPlaces(of shown: [PlanSuggestion]) -> [PlanSuggestion] {
        var (new, known) = (self, [PlanSuggestion]())
        for old in shown {
            guard let index = new.firstIndex(where: { $0.id == old.id }) else { continue }
            var suggestion = new.remove(at: index)
            var changes: [SuggestedChange] = []
            for change in old.changes {
                guard let place = suggestion.changes.firstIndex(where: { $0.id == change.id }) else { continue }
                changes.append(suggestion.changes.remove(at: place))
            }
            suggestion.changes = changes + suggestion.changes
            known.append(suggestion)
        }
        return new + known
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
