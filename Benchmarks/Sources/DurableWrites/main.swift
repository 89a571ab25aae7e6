import Foundation
import GRDB
import Service
import StorageSQLite
import Synchronization
import Training

/// Durable log-set through the use case, with many lifters at once, beside plain SQLite with one commit per row, in the
/// same folder and the same run.
let seconds = 3.0
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("topset-bench-\(UUID().uuidString)")
defer { try? FileManager.default.removeItem(at: folder) }

@Sendable func clock() -> Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000))
}

func plainCommits() throws -> Double {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let queue = try DatabasePool(path: folder.appendingPathComponent("plain.sqlite").path)
    try queue.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA synchronous = FULL")
        try database.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, document TEXT)")
    }
    let document = String(repeating: "x", count: 1_500)
    let start = ContinuousClock.now
    var count = 0
    while ContinuousClock.now - start < .seconds(seconds) {
        try queue.write { try $0.execute(sql: "INSERT INTO t (document) VALUES (?)", arguments: [document]) }
        count += 1
    }
    return Double(count) / seconds
}

func logSets(clients: Int) async throws -> (rate: Double, p99: Double) {
    let database = try SQLiteDatabase(path: folder.appendingPathComponent("\(clients).sqlite").path, now: clock())
    let service = TopsetService(database, clock: clock)
    let latencies = Mutex<[Double]>([])
    let bench = BuiltInExercises.id(slug: "bench_press_barbell")
    let deadline = ContinuousClock.now + .seconds(seconds)
    try await withThrowingTaskGroup(of: Void.self) { group in
        for client in 0..<clients {
            group.addTask {
                let user = UserID(high: 0x7000, low: 0x8000_0000_0000_0000 | UInt64(client))
                var own: [Double] = []
                var round = 0
                while ContinuousClock.now < deadline {
                    round += 1
                    var set = NewSet()
                    set.reps = 8
                    var block = StartPlan.Block()
                    block.exerciseID = bench
                    block.sets = Array(repeating: set, count: 20)
                    var start = StartWorkout()
                    start.workoutID = .named("\(client)/\(round)", in: user)
                    start.plan = StartPlan()
                    start.plan?.blocks = [block, block, block]
                    _ = try await service.start(user, start)
                    let workout = try await service.runningWorkout(user)
                    for exercise in workout.exercises {
                        for (index, set) in exercise.sets.enumerated() where ContinuousClock.now < deadline {
                            var log = LogSet()
                            log.exerciseInstanceID = exercise.instanceID
                            log.setID = set.id
                            log.values = SetValues(weight: .kg(60), reps: 8, rir: RIR(2))
                            log.meta = CommandMeta(key: "\(exercise.position)/\(index)", at: clock())
                            let began = ContinuousClock.now
                            _ = try await service.apply(user, workout.id, .logSet(log))
                            let took = (ContinuousClock.now - began).components
                            own.append(Double(took.seconds) * 1e3 + Double(took.attoseconds) / 1e15)
                        }
                    }
                    _ = try await service.apply(user, workout.id, .cancel(CancelWorkout()))
                }
                let measured = own
                latencies.withLock { $0 += measured }
            }
        }
        try await group.waitForAll()
    }
    let sorted = latencies.withLock { $0.sorted() }
    return (Double(sorted.count) / seconds, sorted[sorted.count * 99 / 100])
}

let plain = try plainCommits()
print(String(format: "plain SQLite, one commit per row: %.0f/s", plain))
for clients in [1, 16, 64] {
    let (rate, p99) = try await logSets(clients: clients)
    print(String(format: "log-set, %2d lifters: %6.0f/s, p99 %6.1f ms, %.2f × plain", clients, rate, p99, rate / plain))
}
