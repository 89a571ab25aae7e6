import Foundation
import GRDB
import Service
import StorageSQLite
import Training

/// Durable log-set through the use case, with many lifters at once, beside plain SQLite with one commit per row, in the
/// same folder and the same run.
enum Run {
    static let seconds: Double = 3
    static let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "topset-bench-\(UUID().uuidString)")

    @Sendable static func clock() -> Instant {
        Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000))
    }
}

func plainCommits() throws -> Double {
    try FileManager.default.createDirectory(at: Run.folder, withIntermediateDirectories: true)
    let queue = try DatabasePool(path: Run.folder.appendingPathComponent("plain.sqlite").path)
    try queue.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA synchronous = FULL")
        try database.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, document TEXT)")
    }
    let document = String(repeating: "x", count: 1_500)
    let start = ContinuousClock.now
    var count = 0
    while ContinuousClock.now - start < .seconds(Run.seconds) {
        try queue.write { try $0.execute(sql: "INSERT INTO t (document) VALUES (?)", arguments: [document]) }
        count += 1
    }
    return Double(count) / Run.seconds
}

/// One lifter, logging workout after workout; the milliseconds each log-set took.
@Sendable func train(
    _ service: TopsetService, _ client: Int, until deadline: ContinuousClock.Instant
) async throws -> [Double] {
    let user = UserID(high: 0x7000, low: 0x8000_0000_0000_0000 | UInt64(client))
    let bench = BuiltInExercises.id(slug: "bench_press_barbell")
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
                log.meta = CommandMeta(key: "\(exercise.position)/\(index)", at: Run.clock())
                let began = ContinuousClock.now
                _ = try await service.apply(user, workout.id, .logSet(log))
                let took = (ContinuousClock.now - began).components
                own.append(Double(took.seconds) * 1e3 + Double(took.attoseconds) / 1e15)
            }
        }
        _ = try await service.apply(user, workout.id, .cancel(CancelWorkout()))
    }
    return own
}

func logSets(clients: Int) async throws -> (rate: Double, p99: Double) {
    let database = try SQLiteDatabase(
        path: Run.folder.appendingPathComponent("\(clients).sqlite").path, now: Run.clock())
    let service = TopsetService(database, clock: Run.clock)
    let deadline = ContinuousClock.now + .seconds(Run.seconds)
    let latencies = try await withThrowingTaskGroup(of: [Double].self) { group in
        for client in 0..<clients {
            group.addTask { try await train(service, client, until: deadline) }
        }
        return try await group.reduce([]) { $0 + $1 }
    }
    let sorted = latencies.sorted()
    return (Double(sorted.count) / Run.seconds, sorted[sorted.count * 99 / 100])
}

let plain = try plainCommits()
print(String(format: "plain SQLite, one commit per row: %.0f/s", plain))
for clients in [1, 16, 64] {
    let (rate, p99) = try await logSets(clients: clients)
    print(String(format: "log-set, %2d lifters: %6.0f/s, p99 %6.1f ms, %.2f × plain", clients, rate, p99, rate / plain))
}
try? FileManager.default.removeItem(at: Run.folder)
