import Training

/// What is proposed for one exercise by one bundle: a card.
struct ReviewCard: Equatable {
    var suggestion: PlanSuggestion
    var changes: [SuggestedChange]

    var first: SuggestedChange { changes[0] }
    var isStay: Bool { !changes.contains { $0.type != .stay } }

    /// The plan that it is about; `nil` for work without one.
    func planName(_ world: World) -> String? { suggestion.planID.flatMap { world.plan($0)?.name } }

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

extension World {
    /// The cards that wait for a decision, of one plan or of all.
    func openCards(of plan: PlanID?) -> [ReviewCard] {
        var cards: [ReviewCard] = []
        for card in ReviewCard.cards(knowledge.suggestions ?? []) where !card.open.isEmpty {
            if plan == nil || card.suggestion.planID == plan { cards.append(card) }
        }
        return cards
    }
}
