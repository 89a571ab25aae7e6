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
        var set = SetPrescription()
        set.id = id(firstID + index)
        set.weight = .kg(kilograms)
        set.reps = reps
        return set
    }
}

/// A plan with three sets of bench press and three of pull-ups.
public func pushPlan(version: Int = 1) -> PlanSnapshot {
    var snapshot = PlanSnapshot()
    snapshot.id = id(300 + version)
    snapshot.planID = id(300)
    snapshot.versionNumber = version
    snapshot.createdAt = evening
    var press = ExercisePrescription()
    press.id = id(310)
    press.exerciseID = bench.id
    press.name = bench.name
    press.sets = straight(3, 8, at: 60)
    var pulls = ExercisePrescription()
    pulls.id = id(311)
    pulls.exerciseID = pullUp.id
    pulls.name = pullUp.name
    pulls.loadKind = pullUp.loadKind
    pulls.sets = straight(3, 8, at: 0, from: 600)
    for index in pulls.sets.indices { pulls.sets[index].weight = nil }
    snapshot.exercises = [press, pulls]
    return snapshot
}

/// The push plan, started in the evening.
public func startedWorkout() throws -> ActiveWorkout {
    var command = StartWorkout()
    command.planSnapshotID = id(301)
    command.meta.clientTimestamp = evening
    return try startWorkout(
        command, id: id(900), user: lifter, source: StartSource(snapshot: pushPlan(), planName: "Push"), now: evening
    ).workout
}

/// What a command carries: a key and a moment after the start.
public func meta(_ key: String, minute: Int64 = 1) -> CommandMeta {
    CommandMeta(key: key, at: evening.adding(seconds: minute * 60))
}

/// A log-set of the given set with its own values.
public func logSet(
    _ workout: ActiveWorkout, _ exercise: Int, _ set: Int, key: String, weight: Mass? = .kg(60), reps: Int? = 8
) -> WorkoutCommand {
    var command = LogSet()
    command.exerciseInstanceID = workout.exercises[exercise].instanceID
    command.setID = workout.exercises[exercise].sets[set].id
    command.values = SetValues(weight: weight, reps: reps, rir: RIR(2))
    command.meta = meta(key)
    return .logSet(command)
}
