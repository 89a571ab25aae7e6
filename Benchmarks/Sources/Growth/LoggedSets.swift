import Contract
import Foundation
import Service
import StorageSQLite
import Training
import Wire

/// What a logged set costs the processor, without HTTP: lifters at once, each with workouts of `exercises` × `sets`.
func measureLoggedSets(exercises: Int, sets: Int, workouts: Int = 6, lifters: Int = 32) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let service = TopsetService(
        try SQLiteDatabase(path: folder.appendingPathComponent("t.sqlite").path, now: evening), clock: { evening })
    let set = #"{"set_type":"working","weight":60,"reps":8,"rir":2}"#
    let block =
        #"{"exercise_id":"\#(lifts[0].text)","sets":[\#(Array(repeating: set, count: sets).joined(separator: ","))]}"#
    let body = #"{"plan":{"blocks":[\#(Array(repeating: block, count: exercises).joined(separator: ","))]}}"#
    let start = try JSON.decode(StartWorkout.self, from: body)
    let (startedAt, processor) = (ContinuousClock.now, processorTime())
    try await withThrowingTaskGroup(of: Void.self) { group in
        for lifter in 0..<lifters {
            group.addTask {
                let user = UserID.named("lifter \(lifter)", in: ID<Never>(high: 0x7000, low: 0x8000_0000_0000_0000))
                for _ in 0..<workouts {
                    let answer = try await service.start(user, start)
                    let started = try JSON.decode(StartAnswer.self, from: answer.json)
                    for exercise in started.exercises {
                        for set in exercise.sets {
                            let command = LogSet(
                                exerciseInstanceID: exercise.instanceID, setID: set.id,
                                values: SetValues(weight: .kg(62), reps: 8, rir: RIR(2)),
                                meta: CommandMeta(key: set.id.text, at: evening))
                            _ = try await service.apply(user, started.workoutID, .logSet(command))
                        }
                    }
                    _ = try await service.apply(user, started.workoutID, .cancel(CancelWorkout(meta: unsaid)))
                }
            }
        }
        try await group.waitForAll()
    }
    let count = Double(exercises * sets * workouts * lifters)
    let seconds = (ContinuousClock.now - startedAt) / .seconds(1)
    print(
        "\(exercises) × \(sets) sets: "
            + String(
                format: "%.0f µs of processor time a set, %.0f sets a second",
                (processorTime() - processor) / count * 1e6,
                count / seconds))
}

/// Seconds of processor time of this process so far.
private func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
