/// A change of structure with what it takes to make it in a version of the plan.
public struct StructureEdit: Sendable {
    enum Action: Sendable {
        case swap(PrescriptionID, from: ExerciseID, to: ExercisePerformance)
        case removeSet(SetPrescriptionID, of: PrescriptionID)
        /// After the first of these that is there.
        case addSet(SetPrescription, to: PrescriptionID, of: ExerciseID, after: [SetPrescriptionID], LoadKind)
        case removeExercise(PrescriptionID)
        case addExercise(ExercisePrescription, after: [PrescriptionID])
        case move(PrescriptionID, after: [PrescriptionID])
        case group([PrescriptionID], String?)
    }

    public internal(set) var change: StructureChange
    let action: Action
    /// Ascends in the order of the workout, exercise by exercise and set by set.
    var place = 0
    /// Of a removed set: its type, and the number by which it was called; warm-ups and drop sets have none.
    var removed: (type: SetType, number: Int?)?
    /// The exercise that a moved one was done after; `nil` for the first.
    var afterName: String?
    /// The exercises whose superset changed.
    var names: [String] = []
}

/// What a workout changed in the structure of the plan it ran: sets, exercises, their order and supersets, but no weights
/// or reps. Only what was done is offered as an addition.
///
/// - Parameters:
///   - started: the workout as it started.
///   - ended: the same workout at its end.
public func structureEdits(
    from started: ActiveWorkout, to ended: ActiveWorkout
) -> [StructureEdit] {
    var comparison = StructureComparison(started: started, ended: ended)
    for place in ended.exercises.indices { comparison.compare(place) }
    for exercise in started.exercises where !ended.exercises.contains(where: { $0.instanceID == exercise.instanceID }) {
        guard let prescription = exercise.exercisePrescriptionID else { continue }
        var change = comparison.change(.exerciseRemoved, exercise.instanceID.text, exercise, prescription)
        change.exerciseName = exercise.name
        comparison.edits.append(StructureEdit(change: change, action: .removeExercise(prescription)))
    }
    comparison.compareOrder()
    comparison.compareGroups()
    return comparison.edits
}

/// Two states of one workout at work.
private struct StructureComparison {
    let started: ActiveWorkout
    let ended: ActiveWorkout
    var edits: [StructureEdit] = []

    init(started: ActiveWorkout, ended: ActiveWorkout) { (self.started, self.ended) = (started, ended) }

    func change(
        _ kind: StructureChange.Kind, _ detail: String, _ exercise: ActiveExercise, _ prescription: PrescriptionID?
    ) -> StructureChange {
        var change = StructureChange(
            id: .named("structure/" + kind.rawValue + "/" + detail, in: ended.id), kind: kind,
            exerciseName: exercise.name)
        change.exercisePrescriptionID = prescription
        change.exerciseID = exercise.exerciseID
        return change
    }

    private func start(of exercise: ActiveExercise) -> ActiveExercise? {
        started.exercises.first { $0.instanceID == exercise.instanceID }
    }

    /// The prescription that an exercise at the end stands for: the one it started from, or the one it would become.
    private func prescription(_ exercise: ActiveExercise) -> PrescriptionID {
        start(of: exercise)?.exercisePrescriptionID ?? .mirroring(exercise.instanceID)
    }

    /// The prescriptions before a place, nearest first.
    private func anchors(before place: Int) -> [PrescriptionID] {
        ended.exercises[..<place].reversed().map { prescription($0) }
    }

    // MARK: Exercises and their sets

    mutating func compare(_ place: Int) {
        let exercise = ended.exercises[place]
        let done = exercise.sets.filter { $0.status == .done && exercise.swapped($0) == nil }
        guard let before = start(of: exercise) else {
            guard !done.isEmpty else { return }
            var added = ExercisePrescription(mirroring: ExercisePerformance(exercise, done))
            added.keep(exercise)
            var change = change(.exerciseAdded, exercise.instanceID.text, exercise, added.id)
            change.sets = added.sets
            let action = StructureEdit.Action.addExercise(added, after: anchors(before: place))
            edits.append(StructureEdit(change: change, action: action, place: place * 100))
            return
        }
        guard let prescription = before.exercisePrescriptionID else { return }
        if before.exerciseID != exercise.exerciseID {
            guard !done.isEmpty else { return }
            var change = change(.exerciseSwapped, exercise.instanceID.text, exercise, prescription)
            change.replacedName = before.name
            change.sets = done.map { SetPrescription(mirroring: SetPerformance($0)) }
            let performance = ExercisePerformance(exercise, done)
            edits.append(
                StructureEdit(
                    change: change, action: .swap(prescription, from: before.exerciseID, to: performance)))
            return
        }
        compareSets(before, exercise, prescription, place)
    }

    private mutating func compareSets(
        _ before: ActiveExercise, _ exercise: ActiveExercise, _ prescription: PrescriptionID, _ place: Int
    ) {
        for (index, set) in before.sets.enumerated() where !exercise.sets.contains(where: { $0.id == set.id }) {
            guard let target = set.setPrescriptionID else { continue }
            var change = change(.setRemoved, set.id.text, exercise, prescription)
            (change.setPrescriptionID, change.setNumber) = (target, index + 1)
            var edit = StructureEdit(change: change, action: .removeSet(target, of: prescription))
            edit.removed = (set.setType, before.setNumber(index))
            edits.append(edit)
        }
        var anchors: [SetPrescriptionID] = []
        for (index, set) in exercise.sets.enumerated() {
            let known = before.sets.first { $0.id == set.id }
            let target = known?.setPrescriptionID ?? .mirroring(set.id)
            defer { anchors.insert(target, at: 0) }
            guard known == nil, set.status == .done, exercise.swapped(set) == nil else { continue }
            var added = SetPrescription(mirroring: SetPerformance(set))
            added.restSeconds = set.restSeconds
            var change = change(.setAdded, set.id.text, exercise, prescription)
            (change.setPrescriptionID, change.setNumber, change.sets) = (added.id, index + 1, [added])
            let action = StructureEdit.Action.addSet(
                added, to: prescription, of: exercise.exerciseID, after: anchors, exercise.loadKind)
            edits.append(StructureEdit(change: change, action: action, place: place * 100 + index))
        }
    }

    // MARK: Order and supersets

    mutating func compareOrder() {
        let partners = ended.exercises.map { exercise in
            started.exercises.firstIndex { $0.instanceID == exercise.instanceID && $0.exercisePrescriptionID != nil }
        }
        let kept = partners.compactMap { $0 }
        // Places among those that are there in both, so that what was added or removed moves nothing.
        let moved = movedPlaces(partners.map { partner in partner.map { one in kept.filter { $0 < one }.count } })
        for place in moved.sorted() {
            let exercise = ended.exercises[place]
            let prescription = prescription(exercise)
            let change = change(.exerciseMoved, exercise.instanceID.text, exercise, prescription)
            let action = StructureEdit.Action.move(prescription, after: anchors(before: place))
            var edit = StructureEdit(change: change, action: action, place: place * 100)
            if place > 0 { edit.afterName = ended.exercises[place - 1].name }
            edits.append(edit)
        }
    }

    mutating func compareGroups() {
        var handled: [String?] = []
        for exercise in ended.exercises where isRegrouped(exercise) {
            let group = exercise.supersetGroup
            if handled.contains(group) { continue }
            handled.append(group)
            let members = ended.exercises.filter { isRegrouped($0) && $0.supersetGroup == group }
            let prescriptions = members.map { prescription($0) }
            var change = change(.supersetChanged, group ?? "", exercise, prescriptions[0])
            (change.exercisePrescriptionIDs, change.supersetGroup) = (prescriptions, group)
            var edit = StructureEdit(change: change, action: .group(prescriptions, group))
            edit.names = members.map { $0.name }
            edits.append(edit)
        }
    }

    private func isRegrouped(_ exercise: ActiveExercise) -> Bool {
        guard let before = start(of: exercise), before.exercisePrescriptionID != nil else { return false }
        return before.supersetGroup != exercise.supersetGroup
    }
}
