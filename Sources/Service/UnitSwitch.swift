import Storage
import Training

extension TopsetService {
    /// A change of unit changes the display alone. What waits for a decision is converted and goes on waiting; plan targets
    /// that can no longer be loaded are proposed anew, one bundle for each plan. Back in the unit of before, everything
    /// waits as it did.
    static func convert(from before: MassUnit, to unit: MassUnit, _ store: Store, now: Instant) throws {
        let log = try nextFromLog([], store)
        var versions: [SnapshotID: PlanSnapshot] = [:]
        for record in try store.changes(in: [.pending, .deferred]) {
            if record.original.isConversion {
                try retire(record, store, now)
                continue
            }
            if versions[record.planSnapshotID] == nil {
                versions[record.planSnapshotID] = try store.snapshot(record.planSnapshotID)
            }
            let exercise = versions[record.planSnapshotID]?.exercises.first {
                $0.id == record.original.targetExercisePrescriptionID
            }
            guard let exercise else { continue }
            var fact = ChangeFact(.converted, at: now, by: .policy)
            (fact.fromUnit, fact.toUnit) = (before, unit)
            if record.originalUnit != unit { fact.converted = record.original.converted(log.loads(of: exercise)) }
            if fact.converted != nil || record.originalUnit != nil { _ = try store.append(fact, to: record) }
        }
        for plan in try store.plans() where !plan.archived {
            let waiting = try store.openChanges(ofPlan: plan.id).map(\.change)
            var suggestion = PlanSuggestion(
                converting: plan.currentVersion, to: unit, at: now, waiting: waiting, loads: log.loads)
            // What an earlier switch proposed for just this version stands again, with what was decided of it.
            try suggestion.changes.removeAll { change in
                guard let known = try store.change(change.id) else { return false }
                if known.change.state == .superseded {
                    _ = try store.append(ChangeFact(.reopened, at: now, by: .policy), to: known)
                }
                return true
            }
            if !suggestion.changes.isEmpty { try insert(suggestion, store, now) }
        }
    }
}
