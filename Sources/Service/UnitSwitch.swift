import Storage
import Training

extension TopsetService {
    /// A change of unit changes the display alone; plan targets that can no longer be loaded are proposed anew, one bundle
    /// for each plan. What an earlier switch proposed and nobody decided is settled by this one.
    static func suggestConversion(to settings: Settings, _ store: Store, now: Instant) throws {
        for record in try store.changes(in: [.pending, .deferred]) where record.proposed.isConversion {
            try retire(record, store, now)
        }
        let library = try Library(store)
        let gym = try settings.flags.advancedPlateMath ? settings.gymID.flatMap { try store.gym($0) } : nil
        let gymLoads = library.loads(gym, settings.unit)
        let increment = library.increment(settings.unit)
        for plan in try store.plans() where !plan.archived {
            let suggestion = PlanSuggestion(converting: plan.currentVersion, to: settings.unit, at: now) { exercise in
                gymLoads(exercise.exerciseID, exercise.loadKind)
                    ?? Loads(increment: increment(exercise.exerciseID), kind: exercise.loadKind)
            }
            if !suggestion.changes.isEmpty { try insert(suggestion, store, now) }
        }
    }
}
