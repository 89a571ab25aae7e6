import Wire

extension ReductionStep {
    mutating func addExercise(_ command: AddExercise) throws(WorkoutError) {
        record(.exerciseAdded, source: "add_exercise")
        guard let facts = command.facts, facts.id == command.exerciseID else {
            throw WorkoutError(.targetNotFound, "There is no such exercise in the catalogue.", path: "/exercise_id")
        }
        guard workout.exercises.count < SetLimits.maximumExercises else {
            throw WorkoutError(.validation, "A workout has at most 60 exercises.", path: "/exercise_id")
        }
        var exercise = ActiveExercise(
            instanceID: command.exerciseInstanceID ?? derived("exercise"), facts, position: workout.exercises.count)
        for other in workout.exercises where other.instanceID == exercise.instanceID {
            throw WorkoutError(
                .validation, "exercise_instance_id is already in the workout", path: "/exercise_instance_id")
        }
        try checkScope(command.aiScope, among: workout.exercises.map { $0.instanceID } + [exercise.instanceID])
        if let range = command.repRange {
            var faults = PlanFaults()
            faults.check(range, "/rep_range")
            if let error = faults.error { throw error }
            if range.mode != .notSet { exercise.repRange = range }
        }
        let sets = command.sets ?? NewSet.standard(for: facts)
        guard sets.count <= SetLimits.maximumSets else {
            throw WorkoutError(.validation, "an exercise has at most 60 sets", path: "/sets")
        }
        workout.exercises.append(exercise)
        workout.exercises[exercise.position].sets = try planned(sets, in: exercise) { "/sets/" + String($0) }
        payload.exerciseInstanceID = exercise.instanceID
    }

    /// Planned sets made from a request, with ids that are new to the workout.
    ///
    /// - Parameter paths: the JSON pointer of the set at an index.
    func planned(
        _ sets: [NewSet], named name: String = "set", in exercise: ActiveExercise, paths: (Int) -> String
    ) throws(WorkoutError) -> [ActiveSet] {
        var planned: [ActiveSet] = []
        var faults: [WorkoutError.Fault] = []
        for (index, new) in sets.enumerated() {
            let path = paths(index)
            if new.status != .planned {
                faults.append(WorkoutError.Fault(path: path + "/status", message: "a new set must be planned"))
                continue
            }
            var set = ActiveSet(id: new.id ?? derived(name + "/" + String(index)), setType: new.setType)
            set.amrap = new.amrap
            (set.numbers, set.tags) = (new.numbers, new.tags)
            set.restSeconds = new.restSeconds
            set.dropUncountedReps(in: exercise)
            try refuseKnown(set.id, path: path + "/id")
            if planned.contains(where: { $0.id == set.id }) { throw Self.duplicate(path + "/id") }
            faults += set.faults(in: exercise, prefix: path)
            planned.append(set)
        }
        if !faults.isEmpty { throw WorkoutError(validation: faults) }
        return planned
    }

    mutating func removeExercise(_ command: RemoveExercise) throws(WorkoutError) {
        record(.exerciseRemoved, source: "remove_exercise")
        if meta.cause == .userAIAction {
            throw WorkoutError(.permissionDenied, "Only the lifter removes an exercise.", path: "/cause")
        }
        workout.exercises.remove(at: try exerciseIndex(command.exerciseInstanceID))
        renumber()
        payload.exerciseInstanceID = command.exerciseInstanceID
    }

    // MARK: Swap (seed 004 section 6.7)

    mutating func swapExercise(_ command: SwapExercise) throws(WorkoutError) {
        record(.exerciseSwapped, source: "swap_exercise")
        let index = try exerciseIndex(command.exerciseInstanceID)
        guard let facts = command.facts, facts.id == command.newExerciseID else {
            throw WorkoutError(.targetNotFound, "There is no such exercise in the catalogue.", path: "/new_exercise_id")
        }
        var exercise = workout.exercises[index]
        guard facts.id != exercise.exerciseID else {
            throw WorkoutError(.validation, "new_exercise_id is the exercise that is there", path: "/new_exercise_id")
        }
        let old = SwappedExercise(exercise)
        exercise.exerciseID = facts.id
        exercise.name = facts.name
        exercise.loadKind = facts.loadKind
        exercise.measure = facts.measure
        exercise.repRange = nil
        exercise.exercisePrescriptionID =
            exercise.swappedFrom.first { $0.exerciseID == facts.id }?
            .exercisePrescriptionID
        if command.preserveCompleted || meta.cause == .userAIAction {
            try keepDone(of: old, in: &exercise, facts)
        } else {
            exercise.swappedFrom = []
            exercise.sets = try planned(NewSet.standard(for: facts), in: exercise) { _ in "/new_exercise_id" }
        }
        if let targets = command.targets { try aim(&exercise, targets) }
        workout.exercises[index] = exercise
        payload.exerciseInstanceID = command.exerciseInstanceID
        payload.newExerciseID = facts.id
    }

    /// Done sets stay what they were, sets of the exercise they were done with. Planned ones keep id, type, note and, counted alike,
    /// the reps that were planned: weights and targets were for another exercise. Planned warm-ups go. Skipped ones lose them too.
    private func keepDone(
        of old: SwappedExercise, in exercise: inout ActiveExercise, _ facts: ExerciseFacts
    ) throws(WorkoutError) {
        exercise.swappedFrom.append(old)
        // Warm-ups lead to a weight that no longer stands.
        let stays = exercise.sets.contains { $0.status != .planned || $0.setType != .warmup }
        if stays { exercise.sets.removeAll { $0.status == .planned && $0.setType == .warmup } }
        let standard = try planned([NewSet.standard(for: facts)[0]], in: exercise) { _ in "/new_exercise_id" }[0]
        var performed: Set<ExerciseID> = []
        for index in exercise.sets.indices {
            let set = exercise.sets[index]
            if set.status == .done {
                let by = set.performedExerciseID ?? old.exerciseID
                exercise.sets[index].performedExerciseID = by == facts.id ? nil : by
                performed.insert(by)
            } else if set.status == .skipped, old.measure == facts.measure {
                exercise.sets[index].weight = nil
                exercise.sets[index].target = nil
                exercise.sets[index].setPrescriptionID = nil
            } else {
                exercise.sets[index] = standard
                exercise.sets[index].id = set.id
                exercise.sets[index].setType = set.setType
                if facts.measure == .reps, let reps = set.target?.reps ?? set.reps { exercise.sets[index].reps = reps }
                exercise.sets[index].status = set.status
                exercise.sets[index].restSeconds = set.restSeconds
                (exercise.sets[index].note, exercise.sets[index].skipReason) = (set.note, set.skipReason)
            }
        }
        exercise.swappedFrom.removeAll { $0.exerciseID == facts.id || !performed.contains($0.exerciseID) }
    }

    /// Gives the sets that are still planned their targets; the cells begin there, but for the reps in reserve.
    private func aim(_ exercise: inout ActiveExercise, _ targets: [SetTarget]) throws(WorkoutError) {
        guard let last = targets.indices.last else { return }
        guard targets.count <= SetLimits.maximumSets else {
            throw WorkoutError(.validation, "an exercise has at most 60 sets", path: "/targets")
        }
        var (place, faults): (Int, [WorkoutError.Fault]) = (0, [])
        for index in exercise.sets.indices where exercise.sets[index].status == .planned {
            if exercise.sets[index].setType == .warmup { continue }
            let target = targets[min(place, last)]
            var set = exercise.sets[index]
            if let weight = target.weight { set.weight = weight }
            if let reps = target.reps { set.reps = reps }
            if let seconds = target.durationSeconds { set.durationSeconds = seconds }
            set.dropUncountedReps(in: exercise)
            var aimed = set
            aimed.rir = target.rir
            if place <= last { faults += aimed.faults(in: exercise, prefix: "/targets/" + String(place)) }
            set.target = target
            exercise.sets[index] = set
            place += 1
        }
        if !faults.isEmpty { throw WorkoutError(validation: faults) }
    }

    // MARK: Order and supersets

    mutating func reorder(_ command: ReorderExercises) throws(WorkoutError) {
        record(.exercisesReordered, source: "reorder_exercises")
        try checkScope(command.aiScope, among: command.order)
        var reordered: [ActiveExercise] = []
        for (index, instance) in command.order.enumerated() {
            let path = "/order/" + String(index)
            let from = try exerciseIndex(instance, path: path)
            if reordered.contains(where: { $0.instanceID == instance }) {
                throw WorkoutError(.validation, "order names an exercise twice", path: path)
            }
            reordered.append(workout.exercises[from])
        }
        guard reordered.count == workout.exercises.count else {
            throw WorkoutError(.validation, "order must name every exercise of the workout", path: "/order")
        }
        workout.exercises = reordered
        renumber()
        payload.instanceIDs = command.order
    }

    mutating func superset(_ command: SupersetExercises) throws(WorkoutError) {
        record(.supersetChanged, source: "superset")
        try checkScope(command.aiScope, among: command.instanceIDs)
        guard !command.instanceIDs.isEmpty else {
            throw WorkoutError(.validation, "instance_ids must not be empty", path: "/instance_ids")
        }
        if let group = command.group, !SetLimits.group.contains(group.unicodeScalars.count) {
            throw WorkoutError(.validation, "group " + TextLimit.fault(SetLimits.group), path: "/group")
        }
        for (position, instance) in command.instanceIDs.enumerated() {
            let index = try exerciseIndex(instance, path: "/instance_ids/" + String(position))
            workout.exercises[index].supersetGroup = command.group
        }
        payload.instanceIDs = command.instanceIDs
    }

    /// The position is the place in the list.
    mutating func renumber() {
        for index in workout.exercises.indices { workout.exercises[index].position = index }
    }
}

extension NewSet {
    /// The sets of an exercise that is added without any: three working sets of 10, without a load and without reps in
    /// reserve, which only the lifter knows.
    static func standard(for facts: ExerciseFacts) -> [NewSet] {
        var set = NewSet()
        switch facts.measure {
        case .reps: set.reps = 10
        case .time: set.durationSeconds = 30
        // Loaded carries go a few steps, runs go far.
        case .distance: set.distance = facts.loadKind == .external ? Distance(units: 400_000) : .kilometre
        }
        return [set, set, set]
    }
}

extension ActiveExercise {
    /// Whether nobody has given this set a number yet: it is as `NewSet.standard` made it.
    public func isUntouched(_ set: ActiveSet) -> Bool {
        let facts = ExerciseFacts(id: exerciseID, name: name, loadKind: loadKind, measure: measure)
        let standard = NewSet.standard(for: facts)[0]
        return set.status == .planned && set.target == nil && set.weight == nil && set.rir == nil
            && set.reps == standard.reps && set.durationSeconds == standard.durationSeconds
            && set.distance == standard.distance
    }

    /// The number by which a set is called: 1, 2, 3 … without warm-ups and drop sets, which have none.
    public func setNumber(_ index: Int) -> Int? {
        func isCounted(_ index: Int) -> Bool { sets[index].setType != .warmup && sets[index].setType != .dropset }
        guard isCounted(index) else { return nil }
        var number = 0
        for other in 0...index where isCounted(other) { number += 1 }
        return number
    }
}
