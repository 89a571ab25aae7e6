import Contract
import Storage
import Training

/// What the rules make of a session.
struct Proposer: UseCase {
    let turn: Turn
    /// Of the versions that are made where the lifter lets changes be applied without asking.
    let versionIDs: [SnapshotID]

    /// One bundle, stored; applied at once where the lifter wants that.
    func suggest(
        after session: WorkoutSession, _ log: NextFromLog, _ history: [WorkoutSession]
    ) throws -> PlanSuggestion? {
        try bundle(after: session, log, history).flatMap { try keep($0) }
    }

    /// What the rules say after a session, not stored yet; `nil` where there is no plan to say it of.
    ///
    /// - Parameter told: how many times the session was told otherwise before.
    func bundle(
        after session: WorkoutSession, _ log: NextFromLog, _ history: [WorkoutSession], told: Int = 0
    ) throws -> PlanSuggestion? {
        guard let id = session.planSnapshotID, let snapshot = try store.snapshot(id) else { return nil }
        if let plan = snapshot.planID, try store.plan(plan) == nil { return nil }
        var suggestion = log.suggestion(after: session, of: history, at: now, told: told)
        suggestion.planID = snapshot.planID
        return suggestion
    }

    /// Stores a bundle that says something, and applies it where the lifter wants that.
    func keep(_ suggestion: PlanSuggestion) throws -> PlanSuggestion? {
        if suggestion.changes.isEmpty { return nil }
        try Proposals(turn: turn).insert(suggestion)
        try applyByThemselves(suggestion.changes)
        return try store.suggestion(suggestion.id)
    }

    private func applyByThemselves(_ changes: [SuggestedChange]) throws {
        let settings = try turn.settings()
        let automatic = changes.filter { $0.appliesByItself(settings) }
        if automatic.isEmpty { return }
        let chosen = try automatic.compactMap { change in
            try store.change(change.id).map {
                ChosenChange(record: $0, decision: .accepted, path: "/decisions", by: .policy)
            }
        }
        // The plan may have been edited while the workout ran: then the lifter is asked after all.
        do {
            _ = try Decider(turn: turn).carryOut(chosen, at: now, versionIDs: versionIDs)
        } catch let error as ServiceError where error.code == .changeConflict {}
    }
}

extension SuggestedChange {
    /// Whether the lifter lets this be applied without asking. A step back, and another exercise, are always asked.
    func appliesByItself(_ settings: Settings) -> Bool {
        switch type {
        case .increaseWeight, .decreaseWeight, .increaseReps, .decreaseReps, .increaseDuration, .changeTrainingMax:
            break
        case .decreaseDuration, .increaseRest, .decreaseRest, .addSet, .removeSet, .changeSetType, .deload, .stay,
            .substitute, .changeStage, .restart:
            return false
        }
        // Fewer reps after a deload belong to it.
        if reasons.first?.code == .deload { return false }
        return settings.appliesByItself(exerciseID)
    }
}
