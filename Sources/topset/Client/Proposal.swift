import Contract
import Service
import Training

/// Changes of a plan that are decided on together: the same of several sets, or what only makes sense at once.
struct Proposal {
    let suggestion: PlanSuggestion
    private(set) var changes: [SuggestedChange]

    /// What to call it when deciding.
    var id: String { changes.first.map { ShortID.of($0.id) } ?? "" }

    /// What is to be decided in a bundle, in its order.
    static func all(in suggestion: PlanSuggestion) -> [Proposal] {
        var proposals: [Proposal] = []
        for change in suggestion.changes where change.type != .stay {
            if let place = proposals.firstIndex(where: { $0.belongs(change) }) {
                proposals[place].changes.append(change)
            } else {
                proposals.append(Proposal(suggestion: suggestion, changes: [change]))
            }
        }
        return proposals
    }

    private func belongs(_ change: SuggestedChange) -> Bool {
        guard let first = changes.first, first.state == change.state else { return false }
        if let group = first.groupID { return change.groupID == group }
        return change.groupID == nil && first.type == change.type
            && first.targetExercisePrescriptionID == change.targetExercisePrescriptionID
    }

    /// Every bundle that there is, newest first; with a state only the changes that are in it.
    static func suggestions(_ lifter: Lifter, _ state: SuggestedChange.State?) async throws -> [PlanSuggestion] {
        var filter = SuggestionFilter()
        filter.state = state
        var (found, cursor): ([PlanSuggestion], String?) = ([], nil)
        repeat {
            let page = try await lifter.service.suggestions(lifter.user, filter, cursor: cursor, limit: 500)
            found += page.items
            cursor = page.nextCursor
        } while cursor != nil
        return found
    }

    /// What waits for a decision.
    static func waiting(_ lifter: Lifter) async throws -> [Proposal] {
        try await suggestions(lifter, .pending).flatMap { all(in: $0) }
            + suggestions(lifter, .deferred).flatMap { all(in: $0) }
    }
}

/// How proposals are said.
struct ProposalText {
    private let voice: Voice

    init(_ voice: Voice) { self.voice = voice }

    /// "increase weight 80 kg → 82.5 kg".
    func line(_ proposal: Proposal) -> String {
        var lines: [String] = []
        for change in proposal.changes {
            let line = self.line(change)
            if !lines.contains(line) { lines.append(line) }
        }
        return lines.joined(separator: ", ")
    }

    private func line(_ change: SuggestedChange) -> String {
        let what = change.type.rawValue.replacing("_", with: " ")
        guard let value = change.value.flatMap({ text($0) }) else {
            return what + (change.delta.flatMap { text($0) }.map { " by " + $0 } ?? "")
        }
        return what + " " + (change.from.flatMap { text($0) }.map { $0 + " → " } ?? "") + value
    }

    /// `nil` for what only the app can name.
    private func text(_ value: ChangeValue) -> String? {
        switch value {
        case .mass(let mass): voice.mass(mass)
        case .reps(let reps): voice.target(SetTarget(weight: nil, reps: reps))
        case .seconds(let seconds): voice.duration(seconds)
        case .stage(let stage): "stage \(stage + 1)"
        case .setType(let type): type.rawValue.replacing("_", with: " ")
        case .exercise, .said: nil
        }
    }
}
