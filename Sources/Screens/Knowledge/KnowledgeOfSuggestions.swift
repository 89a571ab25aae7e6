import Contract
import Training

/// What waits for a decision, and what came of what was decided.
extension Knowledge {
    /// Pending ones come first, then those that were put off; both together are what waits. What is on the screen stays
    /// where it is, under the thumb.
    mutating func takeSuggestions(_ query: Query, _ answer: Answer) -> [Effect]? {
        guard let page = answer.read(Page<PlanSuggestion>.self) else { return nil }
        if query == .suggestions {
            incomingSuggestions = page.items
            self[.putOff].state = .stale
            return [.persist(key: Stored.pending, value: answer.body)]
        }
        suggestions = incomingSuggestions.merged(with: page.items).inPlaces(of: suggestions ?? [])
        incomingSuggestions = []
        return [.persist(key: Stored.deferred, value: answer.body)]
    }

    /// What was accepted for an exercise of a plan, and is in no version of it yet.
    func accepted(_ exercise: PrescriptionID) -> [SuggestedChange] {
        var accepted: [SuggestedChange] = []
        for suggestion in suggestions ?? [] {
            for change in suggestion.changes
            where change.targetExercisePrescriptionID == exercise && change.state == .accepted
                && change.appliedInSnapshotID == nil
            {
                accepted.append(change)
            }
        }
        return accepted
    }

    mutating func takeOutcomes(of exercise: ExerciseID, _ answer: Answer) -> [Effect]? {
        guard let page = answer.read(Page<PlanSuggestion>.self) else { return nil }
        var judged: [SuggestedChange] = []
        for suggestion in page.items {
            for change in suggestion.changes where change.exerciseID == exercise && change.outcome != nil {
                judged.append(change)
            }
        }
        outcomes[exercise] = judged
        return []
    }
}

extension [PlanSuggestion] {
    /// Puts changes in the place of what was known of them.
    mutating func take(_ changes: [SuggestedChange]) {
        for index in indices { self[index].changes.take(changes) }
    }

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

extension [SuggestedChange] {
    /// Puts changes in the place of what was known of them.
    mutating func take(_ changes: [SuggestedChange]) {
        for index in indices {
            let id = self[index].id
            if let change = changes.first(where: { $0.id == id }) { self[index] = change }
        }
    }
}
