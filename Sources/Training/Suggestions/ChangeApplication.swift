/// A change that no longer fits the plan: its target is gone, or says something else by now.
public struct ChangeConflict: Error, Equatable, Sendable {
    public var change: ChangeID
    public var message: String
}

/// What becomes of the prescriptions of a plan when changes are accepted.
public struct PlanEdit: Sendable {
    public private(set) var exercises: [ExercisePrescription]
    /// Where each change was put into effect, without the version, which is not made yet.
    public private(set) var applied: [(change: ChangeID, target: AppliedPlace)] = []
    /// The catalogue's entry of an exercise that takes another one's place.
    private let exercise: @Sendable (ExerciseID) -> Exercise?

    public init(
        _ exercises: [ExercisePrescription], exercise: @escaping @Sendable (ExerciseID) -> Exercise?
    ) {
        (self.exercises, self.exercise) = (exercises, exercise)
    }

    /// Applies changes: values before structure, otherwise in the order given, which should be that of their proposal.
    ///
    /// - Throws: the first conflict; then nothing of the edit may be used.
    public mutating func apply(_ changes: [SuggestedChange]) throws(ChangeConflict) {
        for (index, change) in changes.enumerated() {
            for earlier in changes.prefix(index) where change.contradicts(earlier) {
                throw ChangeConflict(change: change.id, message: "It contradicts another change of the same call.")
            }
        }
        for rank in 0...Self.lastRank {
            for change in changes where Self.rank(change) == rank { try apply(change) }
        }
    }

    private static let lastRank = 6

    private static func rank(_ change: SuggestedChange) -> Int {
        switch change.type {
        case .stay, .changeTrainingMax: 0
        case .increaseWeight, .decreaseWeight, .deload, .increaseReps, .decreaseReps, .increaseDuration,
            .decreaseDuration, .increaseRest, .decreaseRest:
            1
        case .changeSetType: 2
        case .addSet: 3
        case .removeSet: 4
        case .changeStage, .restart: 5
        case .substitute: lastRank
        }
    }

    private mutating func apply(_ change: SuggestedChange) throws(ChangeConflict) {
        guard let place = exercises.firstIndex(where: { $0.id == change.targetExercisePrescriptionID }) else {
            throw ChangeConflict(change: change.id, message: "The exercise is no longer in the plan.")
        }
        if let field = change.type.field {
            try set(field, change, place)
        } else {
            try restructure(change, place)
        }
    }

    // MARK: Values

    private mutating func set(_ field: TargetField, _ change: SuggestedChange, _ place: Int) throws(ChangeConflict) {
        let stale = ChangeConflict(change: change.id, message: "The plan says something else by now.")
        if let id = change.targetSetPrescriptionID {
            guard let index = exercises[place].sets.firstIndex(where: { $0.id == id }) else {
                throw ChangeConflict(change: change.id, message: "The set is no longer in the plan.")
            }
            let before = field.value(of: exercises[place].sets[index], in: exercises[place])
            guard before == change.from || before == change.value else { throw stale }
            put(field, change.value, place, index, change.id)
        } else if field == .rest {
            let before = field.value(of: exercises[place])
            guard before == change.from || before == change.value, let from = before?.whole,
                let to = change.value?.whole
            else { throw stale }
            moveRest(by: to - from, place, change.id)
        } else {
            guard field.value(of: exercises[place]) == change.from, let delta = change.delta else { throw stale }
            for index in exercises[place].sets.indices where exercises[place].sets[index].type.countsForProgression {
                let before = field.value(of: exercises[place].sets[index], in: exercises[place])
                guard let number = before ?? (change.from == nil ? field.zero : nil), let to = number.adding(delta)
                else { continue }
                put(field, to, place, index, change.id)
            }
        }
    }

    /// Rest is moved where each working set finds it: in the set, else in the exercise.
    private mutating func moveRest(by delta: Int, _ place: Int, _ change: ChangeID) {
        let working = exercises[place].sets.indices.filter { exercises[place].sets[$0].type.countsForProgression }
        if working.isEmpty || working.contains(where: { exercises[place].sets[$0].restSeconds == nil }) {
            let before = TargetField.rest.shared(in: exercises[place])
            exercises[place].rest.move(by: delta)
            record(change, place, nil, before, TargetField.rest.shared(in: exercises[place]))
        }
        for index in working {
            guard let own = exercises[place].sets[index].restSeconds else { continue }
            let moved = RestPolicy.moved(own, by: delta)
            if moved != own { put(.rest, .seconds(moved), place, index, change) }
        }
    }

    mutating func put(
        _ field: TargetField, _ value: ChangeValue?, _ place: Int, _ index: Int, _ change: ChangeID
    ) {
        let before = field.value(of: exercises[place].sets[index], in: exercises[place])
        field.set(&exercises[place].sets[index], to: value)
        record(change, place, exercises[place].sets[index].id, before, value)
    }

    mutating func record(
        _ change: ChangeID, _ place: Int, _ set: SetPrescriptionID?, _ before: ChangeValue?, _ after: ChangeValue?
    ) {
        applied.append(
            (
                change,
                AppliedPlace(
                    exercisePrescriptionID: exercises[place].id, setPrescriptionID: set, before: before, after: after)
            ))
    }

    mutating func edit(_ place: Int, _ change: (inout ExercisePrescription) -> Void) { change(&exercises[place]) }

    // MARK: Structure

    private mutating func restructure(_ change: SuggestedChange, _ place: Int) throws(ChangeConflict) {
        switch change.type {
        case .stay: record(change.id, place, nil, nil, nil)
        case .changeSetType: try retype(change, place)
        case .addSet: try addSet(change, place)
        case .removeSet: try removeSet(change, place)
        case .substitute: try substitute(change, place)
        case .changeTrainingMax: try changeMax(change, place)
        case .changeStage, .restart: changeStage(change, place)
        case .increaseWeight, .decreaseWeight, .increaseReps, .decreaseReps, .increaseDuration, .decreaseDuration,
            .increaseRest, .decreaseRest, .deload:
            break
        }
    }

    private func index(of change: SuggestedChange, _ place: Int) throws(ChangeConflict) -> Int {
        guard let index = exercises[place].sets.firstIndex(where: { $0.id == change.targetSetPrescriptionID }) else {
            throw ChangeConflict(change: change.id, message: "The set is no longer in the plan.")
        }
        return index
    }

    private mutating func retype(_ change: SuggestedChange, _ place: Int) throws(ChangeConflict) {
        let index = try index(of: change, place)
        let before = ChangeValue.setType(exercises[place].sets[index].type)
        guard before == change.from || before == change.value, let type = change.value?.setType else {
            throw ChangeConflict(change: change.id, message: "The plan says something else by now.")
        }
        exercises[place].sets[index].type = type
        record(change.id, place, exercises[place].sets[index].id, before, change.value)
    }

    private mutating func addSet(_ change: SuggestedChange, _ place: Int) throws(ChangeConflict) {
        let sets = exercises[place].sets
        guard sets.count < SetLimits.maximumSets else {
            throw ChangeConflict(change: change.id, message: "The exercise has as many sets as it can have.")
        }
        let last = sets.lastIndex { $0.type.countsForProgression } ?? sets.indices.last
        let after = change.targetSetPrescriptionID == nil ? last : try index(of: change, place)
        let fresh = SetPrescriptionID.named("added", in: change.id)
        var added = change.sets?.first ?? after.map { sets[$0] } ?? SetPrescription(id: fresh)
        if change.sets?.first?.id.isNamed != true { added.id = fresh }
        for set in sets where set.id == added.id {
            record(change.id, place, added.id, nil, nil)
            return
        }
        exercises[place].sets.insert(added, at: after.map { $0 + 1 } ?? 0)
        record(change.id, place, added.id, nil, nil)
    }

    private mutating func removeSet(_ change: SuggestedChange, _ place: Int) throws(ChangeConflict) {
        let index = try index(of: change, place)
        guard exercises[place].sets.count > 1 else {
            throw ChangeConflict(change: change.id, message: "It is the only set of the exercise.")
        }
        let removed = exercises[place].sets.remove(at: index)
        record(change.id, place, removed.id, nil, nil)
    }

    private mutating func substitute(_ change: SuggestedChange, _ place: Int) throws(ChangeConflict) {
        guard let replacement = change.replacementExerciseID.flatMap(exercise) else {
            throw ChangeConflict(change: change.id, message: "It does not say which exercise to take instead.")
        }
        guard exercises[place].exerciseID == change.exerciseID || exercises[place].exerciseID == replacement.id else {
            throw ChangeConflict(change: change.id, message: "The plan has another exercise there by now.")
        }
        if exercises[place].exerciseID != replacement.id {
            exercises[place].exerciseID = replacement.id
            exercises[place].name = replacement.name
            exercises[place].muscles = replacement.primaryMuscles
            (exercises[place].loadKind, exercises[place].measure) = (replacement.loadKind, replacement.measure)
            exercises[place].rule = nil
            // Nobody knows yet what the lifter moves there; the key's history is another lift's.
            exercises[place].progressionKey = ID.named(replacement.id.text, in: exercises[place].id)
            for index in exercises[place].sets.indices { exercises[place].sets[index].weight = nil }
        }
        record(change.id, place, nil, change.exerciseID.map { .exercise($0) }, .exercise(replacement.id))
    }

    private mutating func changeMax(_ change: SuggestedChange, _ place: Int) throws(ChangeConflict) {
        guard case .percentOfMax(var rule)? = exercises[place].rule, let to = change.value?.mass else {
            throw ChangeConflict(change: change.id, message: "The exercise has no training max any more.")
        }
        let before = ChangeValue.mass(rule.trainingMax)
        guard before == change.from || before == change.value else {
            throw ChangeConflict(change: change.id, message: "The plan says something else by now.")
        }
        rule.trainingMax = to
        exercises[place].rule = .percentOfMax(rule)
        record(change.id, place, nil, before, change.value)
    }

    private mutating func changeStage(_ change: SuggestedChange, _ place: Int) {
        var sets = change.sets ?? []
        let old = exercises[place].sets
        guard !sets.isEmpty else { return }
        for (index, set) in old.enumerated() where !set.type.countsForProgression {
            sets.insert(set, at: min(index, sets.count))
        }
        exercises[place].sets = sets
        record(change.id, place, nil, change.from, change.value)
    }
}

extension SuggestedChange {
    /// Whether two changes cannot both be made: two values for one number, or a change of what the other takes away.
    fileprivate func contradicts(_ other: SuggestedChange) -> Bool {
        guard targetExercisePrescriptionID == other.targetExercisePrescriptionID else { return false }
        if type == .stay || other.type == .stay { return false }
        if type == .substitute || other.type == .substitute { return true }
        let sameSet = targetSetPrescriptionID == other.targetSetPrescriptionID
        if let field = type.field, field == other.type.field {
            let oneIsWhole = targetSetPrescriptionID == nil || other.targetSetPrescriptionID == nil
            return sameSet ? value != other.value : oneIsWhole
        }
        if type == .removeSet || other.type == .removeSet { return sameSet && type != other.type }
        return sameSet && type == other.type && type != .addSet && value != other.value
    }
}
