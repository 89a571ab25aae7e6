public import Training

/// Wednesday, 18 November 2026, 18:00 in Berlin.
public let evening = Instant("2026-11-18T18:00:00+01:00")!

/// Ids that count up: `id(1)` ends in 1.
public func id<T>(_ number: Int, _ type: T.Type = T.self) -> ID<T> {
    ID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0000 | UInt64(number))
}

/// The user of the tests.
public let lifter: UserID = id(1)

/// Bench press: external load, reps.
public let bench = ExerciseFacts(id: id(101), name: "Bench Press (Barbell)")
/// Pull-up: bodyweight with added weight.
public let pullUp = ExerciseFacts(id: id(102), name: "Pull Up", loadKind: .bodyweightPlus)
/// Plank: timed.
public let plank = ExerciseFacts(id: id(103), name: "Plank", loadKind: .bodyweight, measure: .time)

/// `count` sets of `reps` at `kilograms`, as a plan would prescribe them.
public func straight(_ count: Int, _ reps: Int, at kilograms: Int64, from firstID: Int = 500) -> [SetPrescription] {
    (0..<count).map { index in
        let set = SetPrescription(id: id(firstID + index), weight: .kg(kilograms), reps: reps)
        return set
    }
}

/// A plan with three sets of bench press and three of pull-ups.
public func pushPlan(version: Int = 1) -> PlanSnapshot {
    var snapshot = PlanSnapshot(
        id: id(300 + version), planID: id(300), versionNumber: version, createdAt: evening, createdBy: .user)
    let press = ExercisePrescription(id: id(310), exerciseID: bench.id, name: bench.name, sets: straight(3, 8, at: 60))
    var pulls = ExercisePrescription(
        id: id(311), exerciseID: pullUp.id, name: pullUp.name, loadKind: pullUp.loadKind,
        sets: straight(3, 8, at: 0, from: 600))
    for index in pulls.sets.indices { pulls.sets[index].weight = nil }
    snapshot.exercises = [press, pulls]
    return snapshot
}

/// The push plan, started in the evening.
public func startedWorkout() throws -> ActiveWorkout {
    let command = StartWorkout(planSnapshotID: id(301), meta: CommandMeta(key: nil, at: evening))
    return try startWorkout(
        command, id: id(900), user: lifter, source: StartSource(snapshot: pushPlan(), planName: "Push"), now: evening
    ).workout
}

/// What a command carries: a key and a moment after the start.
public func meta(_ key: String, minute: Int64 = 1) -> CommandMeta {
    CommandMeta(key: key, at: evening.adding(seconds: minute * 60))
}

extension CommandMeta {
    /// Neither a key nor a clock.
    public static var unsaid: CommandMeta { CommandMeta(key: nil, at: nil) }
}

/// A log-set of the given set with its own values.
public func logSet(
    _ workout: ActiveWorkout, _ exercise: Int, _ set: Int, key: String, weight: Mass? = .kg(60), reps: Int? = 8
) -> WorkoutCommand {
    let command = LogSet(
        exerciseInstanceID: workout.exercises[exercise].instanceID, setID: workout.exercises[exercise].sets[set].id,
        values: SetValues(weight: weight, reps: reps, rir: RIR(2)), meta: meta(key))
    return .logSet(command)
}
