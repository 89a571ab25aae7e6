extension PlanEdit {
    /// Takes an accepted change back where it holds: every other difference since stays.
    ///
    /// - Parameters:
    ///   - target: one place in which the change was put into effect.
    ///   - source: the prescription as it was before.
    /// - Throws: when the plan says something else there by now.
    public mutating func revert(
        _ change: SuggestedChange, _ target: AppliedPlace, before source: ExercisePrescription?
    ) throws(ChangeConflict) {
        let conflict = ChangeConflict(change: change.id, message: "The plan says something else by now.")
        if change.type == .stay { return }
        guard let place = exercises.firstIndex(where: { $0.id == target.exercisePrescriptionID }) else {
            throw conflict
        }
        let set = exercises[place].sets.firstIndex { $0.id == target.setPrescriptionID }
        if let field = change.type.field {
            guard let set else {
                guard field.shared(in: exercises[place]) == target.after, let now = target.after?.whole,
                    let seconds = target.before?.whole
                else { throw conflict }
                var moved = source?.rest
                moved?.move(by: now - seconds)
                let before = moved == exercises[place].rest ? source?.rest : nil
                return edit(place) {
                    if let before { $0.rest = before } else { $0.rest.move(by: seconds - now) }
                }
            }
            guard field.value(of: exercises[place].sets[set], in: exercises[place]) == target.after else {
                throw conflict
            }
            return edit(place) { field.set(&$0.sets[set], to: target.before) }
        }
        switch change.type {
        case .changeSetType:
            guard let set, .setType(exercises[place].sets[set].type) == target.after,
                let type = target.before?.setType
            else { throw conflict }
            edit(place) { $0.sets[set].type = type }
        case .addSet:
            guard let set else { return }
            edit(place) { $0.sets.remove(at: set) }
        case .removeSet:
            guard set == nil, let source, let old = source.sets.firstIndex(where: { $0.id == target.setPrescriptionID })
            else { throw conflict }
            edit(place) { $0.sets.insert(source.sets[old], at: min(old, $0.sets.count)) }
        case .changeTrainingMax:
            guard case .percentOfMax(var rule)? = exercises[place].rule, .mass(rule.trainingMax) == target.after,
                let before = target.before?.mass
            else { throw conflict }
            rule.trainingMax = before
            edit(place) { $0.rule = .percentOfMax(rule) }
        case .changeStage, .restart:
            guard let source, exercises[place].sets.filter({ $0.type.countsForProgression }) == change.sets else {
                throw conflict
            }
            edit(place) { $0.sets = source.sets }
        case .substitute:
            guard let source, .exercise(exercises[place].exerciseID) == target.after else { throw conflict }
            edit(place) { $0 = source }
        case .stay, .increaseWeight, .decreaseWeight, .increaseReps, .decreaseReps, .increaseDuration,
            .decreaseDuration, .increaseRest, .decreaseRest, .deload:
            break
        }
    }
}
