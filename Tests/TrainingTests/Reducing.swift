import TestSupport
import Training

func apply(_ workout: ActiveWorkout, _ command: WorkoutCommand, minute: Int64 = 5) throws -> ActiveWorkout {
    try reduce(workout, command, now: evening.adding(seconds: minute * 60)).workout
}

func patch(_ workout: ActiveWorkout, _ changes: [SetFieldChange], set: Int = 0, key: String = "p")
    -> WorkoutCommand
{
    let place = SetPlace(workout.exercises[0].instanceID, workout.exercises[0].sets[set].id)
    let command = PatchWorkout(ops: changes.map { .setField(SetFieldOp(place, $0)) }, meta: meta(key))
    return .patch(command)
}

func refusal(_ body: () throws -> Void) -> WorkoutError? {
    do {
        try body()
        return nil
    } catch { return error as? WorkoutError }
}
