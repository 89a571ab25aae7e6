/// The immutable session of a completed workout. Sets still planned are archived as skipped; a done set that a swap
/// kept becomes a performance of the exercise it was done with.
public func archive(_ workout: ActiveWorkout, effort: PostEffort?) -> WorkoutSession {
    var session = WorkoutSession(
        id: workout.id, title: workout.title, origin: workout.planSnapshotID == nil ? .freeform : .plan,
        startedAt: workout.startTime, endedAt: workout.endTime ?? workout.updatedAt)
    session.planID = workout.sourceTemplateID
    session.planSnapshotID = workout.planSnapshotID
    session.programDayID = workout.programDayID
    session.phase = workout.phase
    session.gymID = workout.gymID
    session.preMood = workout.preMood
    session.postEffort = effort
    session.override = workout.override
    session.notes = workout.notes
    session.totals = workout.totals
    for exercise in workout.exercises {
        for swapped in exercise.swappedFrom {
            let before = exercise.performance(before: swapped)
            if !before.sets.isEmpty { session.exercises.append(before) }
        }
        let own = exercise.performance(before: nil)
        if !own.sets.isEmpty || exercise.sets.isEmpty { session.exercises.append(own) }
    }
    return session
}

extension ActiveExercise {
    /// What was done of the exercise that stood there at the end, or of one before it was swapped out.
    fileprivate func performance(before swapped: SwappedExercise?) -> ExercisePerformance {
        var performance = ExercisePerformance(self)
        if let swapped { performance.take(swapped, in: instanceID) }
        for set in sets where self.swapped(set)?.exerciseID == swapped?.exerciseID {
            performance.sets.append(SetPerformance(set))
        }
        return performance
    }
}

extension ExercisePerformance {
    /// Without its sets.
    fileprivate init(_ exercise: ActiveExercise) {
        self.init(
            id: exercise.instanceID, exerciseID: exercise.exerciseID, name: exercise.name,
            loadKind: exercise.loadKind, measure: exercise.measure,
            exercisePrescriptionID: exercise.exercisePrescriptionID, notes: exercise.notes,
            supersetGroup: exercise.supersetGroup)
    }

    /// What was done of the exercise that stood there at the end.
    init(_ exercise: ActiveExercise, _ sets: [ActiveSet]) {
        self.init(exercise)
        self.sets = sets.map { SetPerformance($0) }
    }

    fileprivate mutating func take(_ swapped: SwappedExercise, in instance: InstanceID) {
        id = .named("performed/" + swapped.exerciseID.text, in: instance)
        exerciseID = swapped.exerciseID
        name = swapped.name
        loadKind = swapped.loadKind
        measure = swapped.measure
        exercisePrescriptionID = swapped.exercisePrescriptionID
    }
}

extension SetPerformance {
    /// What a live set came to.
    init(_ set: ActiveSet) {
        self.init(id: set.id, setType: set.setType, status: set.status == .done ? .done : .skipped)
        (amrap, numbers) = (set.amrap, set.numbers)
        isFailure = set.tags.isFailure ?? false
        completedAt = set.completedAt
        setPrescriptionID = set.setPrescriptionID
        target = set.target
        note = set.note
        skipReason = set.status == .planned ? "not_done" : set.skipReason
    }
}

/// The orphan snapshot that mirrors freeform or imported work, and the session linked to it (seed 000, scenario 1):
/// each exercise becomes a prescription, each done set a target of what was done. Ids follow from the session's, so that
/// mirroring twice gives the same snapshot. Notes are of the day, and stay with the session.
///
/// - Parameters:
///   - workout: the live workout, which knows rests and rep ranges.
///   - rampsAsWarmups: whether unmarked sets that ramp up to the heaviest become warm-ups, as in imported logs.
public func mirror(
    _ session: WorkoutSession, of workout: ActiveWorkout? = nil, author: PlanSnapshot.Author,
    rampsAsWarmups: Bool = false
) -> (PlanSnapshot, WorkoutSession) {
    var snapshot = PlanSnapshot(
        id: .named("snapshot", in: session.id), createdAt: session.endedAt, createdBy: author)
    var linked = session
    linked.planSnapshotID = snapshot.id
    for (position, performance) in session.exercises.enumerated() {
        let isMarked = performance.sets.contains { $0.setType == .warmup }
        let ramp = rampsAsWarmups && !isMarked ? Ramp.warmups(performance.sets, performance.loadKind) : 0
        var prescription = ExercisePrescription(mirroring: performance, warmups: ramp)
        guard !prescription.sets.isEmpty else { continue }
        for (index, set) in performance.sets.enumerated() where set.status == .done {
            linked.exercises[position].sets[index].setPrescriptionID = .mirroring(set.id)
        }
        if let live = workout?.exercises.first(where: { $0.holds(performance) }) { prescription.keep(live) }
        linked.exercises[position].exercisePrescriptionID = prescription.id
        snapshot.exercises.append(prescription)
    }
    return (snapshot, linked)
}

extension ID where Named == SetPrescriptionTag {
    /// The target that mirrors a set.
    static func mirroring(_ set: SetID) -> SetPrescriptionID { .named("prescription", in: set) }
}

extension ID where Named == PrescriptionTag {
    /// The prescription that mirrors what was done of an exercise.
    static func mirroring(_ performance: InstanceID) -> PrescriptionID { .named("prescription", in: performance) }
}

extension ExercisePrescription {
    /// The targets that mirror what was done of an exercise, each set that was done one of them.
    ///
    /// - Parameters:
    ///   - warmups: how many of the first sets count as warm-ups.
    init(mirroring performance: ExercisePerformance, warmups: Int = 0) {
        self.init(
            id: .mirroring(performance.id), exerciseID: performance.exerciseID, name: performance.name,
            loadKind: performance.loadKind, measure: performance.measure)
        muscles = performance.muscles
        supersetGroup = performance.supersetGroup
        progressionKey = id.retyped()
        for (index, set) in performance.sets.enumerated() where set.status == .done {
            var target = SetPrescription(mirroring: set)
            if index < warmups { target.type = .warmup }
            sets.append(target)
        }
    }

    /// What only the live workout knows of what is mirrored: its rests, and the range of reps that it was given.
    mutating func keep(_ exercise: ActiveExercise) {
        rest.seconds = exercise.restSeconds
        for index in sets.indices {
            let live = exercise.sets.first { .mirroring($0.id) == sets[index].id }
            sets[index].restSeconds = live?.restSeconds
            if sets[index].restSeconds != nil { rest.mode = .individual }
        }
        if let range = exercise.repRange, exercise.exerciseID == exerciseID {
            repRange = range
        }
    }
}

extension ActiveExercise {
    /// Whether the performance is what was done of this exercise, or of one that stood in its place before.
    fileprivate func holds(_ performance: ExercisePerformance) -> Bool {
        if performance.id == instanceID { return true }
        guard let first = performance.sets.first else { return false }
        return sets.contains { $0.id == first.id }
    }
}

extension SetPrescription {
    /// What was done as a target.
    init(mirroring set: SetPerformance) {
        self.init(
            id: .mirroring(set.id), type: set.setType, weight: set.weight,
            // A failed attempt mirrors as one rep: a target of nothing could never be planned.
            reps: set.reps.map { max(1, $0) }, rir: set.rir, amrap: set.amrap, durationSeconds: set.durationSeconds)
    }
}
