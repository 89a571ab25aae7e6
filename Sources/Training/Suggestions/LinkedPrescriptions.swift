/// Prescriptions that share a progression key: what an acceptance makes of one becomes of the others.
extension PlanEdit {
    /// Lets the prescriptions that share a progression key follow what became of another one.
    ///
    /// - Parameters:
    ///   - before: the other prescription as it was.
    ///   - after: as it is now.
    ///   - changes: the changes that made the difference.
    public mutating func follow(
        _ before: ExercisePrescription, _ after: ExercisePrescription, _ changes: [SuggestedChange]
    ) {
        guard let key = before.progressionKey else { return }
        for place in exercises.indices
        where exercises[place].progressionKey == key && exercises[place].id != before.id
            && exercises[place].exerciseID == before.exerciseID
        {
            if case .percentOfMax(let rule)? = after.rule, case .percentOfMax(var own)? = exercises[place].rule,
                let change = changes.first(where: { $0.type == .changeTrainingMax }),
                own.trainingMax != rule.trainingMax
            {
                let old = ChangeValue.mass(own.trainingMax)
                own.trainingMax = rule.trainingMax
                edit(place) { $0.rule = .percentOfMax(own) }
                record(change.id, place, nil, old, change.value)
            }
            for field in [TargetField.weight, .reps, .duration] { follow(field, before, after, place, changes) }
        }
    }

    private mutating func follow(
        _ field: TargetField, _ before: ExercisePrescription, _ after: ExercisePrescription, _ place: Int,
        _ changes: [SuggestedChange]
    ) {
        guard let change = changes.first(where: { $0.type.field == field }) else { return }
        let map = Following(field, before, after)
        var order = 0
        for index in exercises[place].sets.indices where exercises[place].sets[index].type.countsForProgression {
            let own = field.value(of: exercises[place].sets[index], in: exercises[place])
            if let to = map.value(after: own, at: order), to != own { put(field, to, place, index, change.id) }
            order += 1
        }
    }
}

/// What a value of one prescription becomes in another that is linked with it: the same place where it held the same, else
/// the same value where that became one other.
private struct Following {
    private var pairs: [(old: ChangeValue?, new: ChangeValue?)] = []

    init(_ field: TargetField, _ before: ExercisePrescription, _ after: ExercisePrescription) {
        for set in before.sets where set.type.countsForProgression {
            let now = after.sets.first { $0.id == set.id } ?? set
            pairs.append((field.value(of: set, in: before), field.value(of: now, in: after)))
        }
    }

    func value(after own: ChangeValue?, at place: Int) -> ChangeValue? {
        if place < pairs.count, pairs[place].old == own { return pairs[place].new }
        var to: ChangeValue?
        for pair in pairs where pair.old == own {
            if let to, to != pair.new { return nil }
            to = pair.new
        }
        return to
    }
}
