import Contract
import Foundation
import Service
import Storage
import StorageSQLite
import Training
import Wire

/// What a lifter waits for with 10, 100 and 1,000 plans of six trained lifts each. What is next is told of each lift of each plan,
/// and so grows with them; the end of a workout should hardly.
func measureManyPlans() async throws {
    let sizes = [10, 100, 1_000]
    let user = TopsetService.localUser
    let slugs = [
        "bench_press_barbell", "squat_barbell", "deadlift_barbell", "overhead_press_barbell",
        "incline_bench_press_barbell", "pull_up",
    ]
    let sets = Array(repeating: #"{"weight":60,"reps":8}"#, count: 3).joined(separator: ",")
    let exercises = slugs.map { #"{"exercise_id":"\#(BuiltInExercises.id(slug: $0).text)","sets":[\#(sets)]}"# }
    let body = #"{"name":"Full","exercises":[\#(exercises.joined(separator: ","))]}"#
    var rows: [(name: String, times: [Double])] = [
        ("end of a workout", []), ("what is next", []), ("what is next, kB", []), ("start of a workout", []),
    ]

    for size in sizes {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plans-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let database = try SQLiteDatabase(path: folder.appendingPathComponent("t.sqlite").path, now: evening)
        nonisolated(unsafe) var now = evening
        let service = TopsetService(database, clock: { now })
        var plans: [WorkoutPlan] = []
        for _ in 0..<size {
            plans.append(try await service.create(user, try JSON.decode(CreatePlan.self, from: Array(body.utf8))).plan)
        }
        var (starts, ends, nexts): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0..<9 {
            now = now.adding(seconds: 2 * 86_400)
            var command = StartWorkout(meta: unsaid)
            command.templateID = plans[round % min(3, size)].id
            var answer = ""
            starts.append(try await time { answer = try await service.start(user, command).json })
            let started = try JSON.decode(StartAnswer.self, from: answer)
            try await logSets(of: started, user, service) {
                now = now.adding(seconds: 120)
                return now
            }
            let end = CompleteWorkout(meta: unsaid)
            ends.append(
                try await time { _ = try await service.apply(user, started.workoutID, .complete(end)) })
            nexts.append(try await time { _ = try await service.nextJSON(user) })
        }
        rows[0].times.append(ends.sorted()[4])
        rows[1].times.append(nexts.sorted()[4])
        rows[2].times.append(Double(try await service.nextJSON(user).utf8.count) / 1e3)
        rows[3].times.append(starts.sorted()[4])
    }

    print(
        "Milliseconds".padding(toLength: 40, withPad: " ", startingAt: 0) + sizes.map { padded("\($0)", 10) }.joined()
            + padded("ratio", 10))
    for row in rows {
        let times = row.times.map { padded(String(format: "%.2f", $0), 10) }.joined()
        let ratio = padded(String(format: "%.1f", row.times[row.times.count - 1] / row.times[0]), 10)
        print(row.name.padding(toLength: 40, withPad: " ", startingAt: 0) + times + ratio)
    }
}
