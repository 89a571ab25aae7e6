import Storage
import Training

/// What waits, in the unit in which the lifter trains.
struct UnitSwitch: UseCase {
    let turn: Turn

    /// A change of unit changes the display alone. What waits for a decision is converted and goes on waiting; plan targets
    /// that can no longer be loaded are proposed anew, one bundle for each plan. Back in the unit of before, everything
    /// waits as it did.
    func convert(from before: MassUnit, to unit: MassUnit) throws {
        let log = try TrainingLog(turn: turn).next(of: [])
        var versions: [SnapshotID: PlanSnapshot] = [:]
        for record in try store.changes(in: [.pending, .deferred]) {
            var fact = ChangeFact(record.original.isConversion ? .superseded : .converted, at: now, by: .policy)
            (fact.fromUnit, fact.toUnit) = (before, unit)
            guard !record.original.isConversion else {
                _ = try store.append(fact, to: record)
                continue
            }
            if versions[record.planSnapshotID] == nil {
                versions[record.planSnapshotID] = try store.snapshot(record.planSnapshotID)
            }
            let exercise = versions[record.planSnapshotID]?.exercises.first {
                $0.id == record.original.targetExercisePrescriptionID
            }
            guard let exercise else { continue }
            if record.originalUnit != unit {
                fact.converted =
                    record.conversion(to: unit) ?? record.original.converted(log.loads(of: exercise))
            }
            if fact.converted != nil || record.originalUnit != nil { _ = try store.append(fact, to: record) }
        }
        try proposeConversions(to: unit, log)
    }

    /// A change that waits again after its decision was withdrawn: in the unit of today, and in the place of what the
    /// switch of the unit proposed meanwhile for the same weights.
    func waitsAgain(_ record: ChangeRecord) throws {
        guard let record = try store.change(record.original.id), !record.original.isConversion,
            let plan = try store.snapshot(record.planSnapshotID)?.planID.flatMap({ try store.plan($0) }),
            let exercise = plan.currentVersion.exercises.first(where: {
                $0.id == record.original.targetExercisePrescriptionID
            })
        else { return }
        for open in try store.openChanges(ofPlan: plan.id) where open.original.isConversion {
            let isSame = open.original.targetExercisePrescriptionID == exercise.id
            if isSame, record.original.movesWeight(of: open.original.targetSetPrescriptionID) {
                try Proposals(turn: turn).retire(open, by: record.original.id)
            }
        }
        let unit = try turn.settings().unit
        let isForeign = record.change.weights.contains { !$0.isWritten(in: unit) }
        guard isForeign, record.original.movesWeight(of: record.original.targetSetPrescriptionID) else { return }
        var fact = ChangeFact(.converted, at: now, by: .policy)
        (fact.fromUnit, fact.toUnit) = (unit == .kg ? .lb : .kg, unit)
        fact.converted =
            try record.conversion(to: unit)
            ?? record.original.converted(TrainingLog(turn: turn).next(of: []).loads(of: exercise))
        if fact.converted != nil || record.originalUnit != nil { _ = try store.append(fact, to: record) }
    }

    /// Proposes the nearest loads of a unit for what was written in the other. What an earlier switch proposed stands again,
    /// and what was decided stays decided as long as the plan says what it said then.
    private func proposeConversions(
        to unit: MassUnit, _ log: NextFromLog
    ) throws {
        let past = try store.changes(in: [.superseded, .rejected]).filter(\.original.isConversion)
        for plan in try store.plans() where !plan.archived {
            var settled = try store.openChanges(ofPlan: plan.id).map(\.change)
            for record in past where record.isStill(in: plan.currentVersion) {
                let isOpen = settled.contains {
                    $0.isConversion && $0.targetSetPrescriptionID == record.original.targetSetPrescriptionID
                }
                if isOpen { continue }
                if record.change.state == .superseded, record.facts.last?.fromUnit == unit {
                    settled.append(try store.append(ChangeFact(.reopened, at: now, by: .policy), to: record).change)
                } else if record.facts.last?.fromUnit == nil {
                    settled.append(record.original)
                }
            }
            let suggestion = PlanSuggestion(
                converting: plan.currentVersion, to: unit, at: now, settled: settled, loads: log.loads)
            if !suggestion.changes.isEmpty { try Proposals(turn: turn).insert(suggestion) }
        }
    }
}

extension SuggestedChange {
    /// The weights that it leads to: its own, or those of the sets that come with it.
    fileprivate var weights: [Mass] { value?.mass.map { [$0] } ?? (sets ?? []).compactMap(\.weight) }
}

extension ChangeRecord {
    /// Whether a version still says what the change starts from.
    func isStill(in version: PlanSnapshot) -> Bool {
        let exercise = version.exercises.first { $0.id == original.targetExercisePrescriptionID }
        let set = exercise?.sets.first { $0.id == original.targetSetPrescriptionID }
        return set.map { $0.weight == original.from?.mass } ?? false
    }
}
