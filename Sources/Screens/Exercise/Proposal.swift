import Contract
import Sync
import Training

extension ExerciseSheet {
    /// Proposes what was typed, as changes of the plan's current version; it then stands among the suggestions like any other.
    mutating func send(_ world: World) -> [Effect] {
        guard let place = world.knowledge.inPlan(proposing) else { return [] }
        let (strings, exercise) = (world.strings, place.exercise)
        var changes: [ProposedChange] = []
        // Weight and reps make sense together.
        let group: ChangeGroupID = world.newID()
        for field in exercise.proposable {
            guard let text = typed[field.rawValue], trimmed(text) != field.text(of: exercise, strings) else { continue }
            guard let made = exercise.changes(of: field, to: trimmed(text), group, strings.unit) else {
                faults[field.rawValue] = strings[.noNumber]
                continue
            }
            changes += made
        }
        if !faults.isEmpty { return [.announce(strings[.lookAtMarked])] }
        if changes.isEmpty { return [.announce(strings.nothingProposed)] }
        let proposal = ProposeChanges(
            id: world.newID(), source: .user, planSnapshotID: place.plan.currentVersion.id, changes: changes)
        do throws(WorkoutError) {
            _ = try proposal.suggestion(
                proposal.id ?? world.newID(), on: place.plan.currentVersion, session: nil, now: world.now
            ) { _ in true }
        } catch {
            // Which number it is follows from the change that it would have made.
            let parts = (error.path ?? "").split(separator: "/")
            let index = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
            faults[changes[index < changes.count ? index : 0].type.proposalField.rawValue] = strings[.noNumber]
            return [.announce(strings[.lookAtMarked])]
        }
        (typed, proposing, isProposed) = ([:], nil, true)
        return [
            .queue(.propose(proposal), name: exercise.name + ", " + place.plan.name),
            .announce(strings.proposalStands), .vibrate("12"),
        ]
    }
}

extension ExercisePrescription {
    /// What can be proposed of it.
    var proposable: [ProposalField] {
        var fields: [ProposalField] = []
        if loadKind != .bodyweight, measure != .distance { fields.append(.weight) }
        if measure == .reps { fields.append(.reps) }
        if measure == .time { fields.append(.seconds) }
        fields.append(.sets)
        fields.append(.rest)
        return fields
    }

    /// The sets that count, and the first of them.
    fileprivate var working: [SetPrescription] { sets.filter { $0.type.countsForProgression } }

    /// The changes that lead to a number; `nil` for what is none. Of numbers that differ from set to set, each moves as far.
    fileprivate func changes(
        of field: ProposalField, to text: String, _ group: ChangeGroupID, _ unit: MassUnit
    ) -> [ProposedChange]? {
        let working = working
        guard let first = working.first else { return nil }
        switch field {
        case .weight:
            guard let weight = Mass(entry: text, in: unit) else { return nil }
            let delta = weight - (first.weight ?? .zero)
            let isHarder = (loadKind == .assisted) == (delta < .zero)
            return move(working, isHarder ? .increaseWeight : .decreaseWeight, group) {
                .mass(($0.weight ?? .zero) + delta)
            }
        case .reps:
            guard let reps = Int(text) else { return nil }
            let delta = reps - (first.reps ?? 0)
            return move(working, delta > 0 ? .increaseReps : .decreaseReps, group) { .reps(($0.reps ?? 0) + delta) }
        case .seconds:
            guard let seconds = Int(text) else { return nil }
            let delta = seconds - (first.durationSeconds ?? 0)
            return move(working, delta > 0 ? .increaseDuration : .decreaseDuration, group) {
                .seconds(($0.durationSeconds ?? 0) + delta)
            }
        case .sets:
            guard let count = Int(text), (1...20).contains(count) else { return nil }
            if count > working.count {
                return Array(
                    repeating: ProposedChange(type: .addSet, targetExercisePrescriptionID: id),
                    count: count - working.count)
            }
            var changes: [ProposedChange] = []
            for set in working[count...] {
                changes.append(
                    ProposedChange(
                        type: .removeSet, targetExercisePrescriptionID: id, targetSetPrescriptionID: set.id))
            }
            return changes
        case .rest:
            guard let seconds = Int(text) else { return nil }
            let type: ChangeType = seconds > restAfterWork ? .increaseRest : .decreaseRest
            return [ProposedChange(type: type, targetExercisePrescriptionID: id, value: .seconds(seconds))]
        }
    }

    private func move(
        _ sets: [SetPrescription], _ type: ChangeType, _ group: ChangeGroupID, _ to: (SetPrescription) -> ChangeValue
    ) -> [ProposedChange] {
        var changes: [ProposedChange] = []
        for set in sets {
            var change = ProposedChange(
                type: type, targetExercisePrescriptionID: id, targetSetPrescriptionID: set.id, value: to(set))
            change.groupID = group
            changes.append(change)
        }
        return changes
    }

    /// Seconds, by the plan or as is usual.
    fileprivate var restAfterWork: Int { rest.workingSeconds ?? RestPolicy.defaultWorkingSeconds }
}

extension ProposalField {
    /// The number as it is now.
    func text(of exercise: ExercisePrescription, _ strings: Strings) -> String {
        let first = exercise.working.first
        switch self {
        case .weight: return (first?.weight).map { strings.voice.number($0) } ?? ""
        case .reps: return (first?.reps).map { String($0) } ?? ""
        case .seconds: return (first?.durationSeconds).map { String($0) } ?? ""
        case .sets: return String(exercise.working.count)
        case .rest: return String(exercise.restAfterWork)
        }
    }
}

extension ChangeType {
    fileprivate var proposalField: ProposalField {
        switch self {
        case .increaseReps, .decreaseReps: .reps
        case .increaseDuration, .decreaseDuration: .seconds
        case .increaseRest, .decreaseRest: .rest
        case .addSet, .removeSet: .sets
        default: .weight
        }
    }
}
