import Contract
import Service
import Storage
import StorageSQLite
import Synchronization
import TestSupport
import Testing
import Training
import Wire

/// A connection that counts what it is asked.
private struct CountingConnection: SQLConnection {
    let connection: any SQLConnection
    let count: Counted

    func run(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        count.add()
        return try connection.run(sql, arguments)
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [SQLRow] {
        count.add()
        return try connection.rows(sql, arguments)
    }
}

private final class Counted: Sendable {
    private let number = Mutex(0)
    func add() { number.withLock { $0 += 1 } }
    /// How many statements there were since it was asked last.
    func taken() -> Int {
        number.withLock { number in
            defer { number = 0 }
            return number
        }
    }
}

private struct CountingDatabase: Storage.Database {
    let database: SQLiteDatabase
    let count: Counted

    func read<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        try await database.read { [count] in try body(CountingConnection(connection: $0, count: count)) }
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        try await database.write { [count] in try body(CountingConnection(connection: $0, count: count)) }
    }

    func checks() async -> [StorageCheck] { await database.checks() }
}

/// Many plans that hold the same trained lifts.
struct ManyPlansTests {
    private struct Work: Equatable, Sendable {
        var start = 0
        var complete = 0
        var next = 0
    }

    private static let lifts = ["bench_press_barbell", "squat_barbell", "lat_pulldown_cable"]

    /// The statements that a workout takes with so many plans, each of which holds every lift.
    private static func work(with plans: Int, areLinked: Bool = false) async throws -> Work {
        let count = Counted()
        let work = Mutex(Work())
        let database = CountingDatabase(database: try SQLiteDatabase(inMemoryAt: evening), count: count)
        try await Kit.with(database) { kit in
            let lifter = Lifter(kit: kit)
            let exercises = lifts.map { lift in
                let id = ProgressionKey.named(lift, in: TopsetService.localUser).text
                let key = areLinked ? #","progression_key":"\#(id)""# : ""
                return #"{"exercise_id":"\#(kit.exercise(lift))"\#(key),"sets":[{"weight":60,"reps":8}]}"#
            }
            let body = #"{"name":"Plan","exercises":[\#(exercises.joined(separator: ","))]}"#
            var last: PlanID?
            for _ in 0..<plans {
                last = try await kit.post("/v1/plans", body).value(WorkoutPlan.self).id
            }
            for _ in 0..<3 {
                _ = count.taken()
                let workout = try await lifter.start(try #require(last))
                let start = count.taken()
                try await lifter.log(workout, lifts.map { _ in [(135, 9)] })
                _ = count.taken()
                _ = try await lifter.complete(workout, rpe: nil)
                let complete = count.taken()
                let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items
                #expect(next.count == plans * lifts.count)
                #expect(next.filter { $0.trained != nil }.count == next.count)
                work.withLock { $0 = Work(start: start, complete: complete, next: count.taken()) }
            }
        }
        return work.withLock { $0 }
    }

    @Test func noStatementIsMadeForEachOfManyPlans() async throws {
        #expect(try await Self.work(with: 25) == Self.work(with: 50))
    }

    @Test func noneWhereTheirLiftsAreLinkedEither() async throws {
        #expect(try await Self.work(with: 25, areLinked: true) == Self.work(with: 50, areLinked: true))
    }

    @Test func aVersionIsReadOnceAndNeverAnotherOne() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            #expect(try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self) == plan)
            let sets = #"{"exercises":[{"exercise_id":"\#(Lifter.bench.text)","sets":[{"weight":70,"reps":5}]}]}"#
            _ = try await kit.post("/v1/plans/\(plan.id.text)/versions", sets)
            let changed = try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self)
            #expect(changed.currentVersion.exercises[0].sets.map(\.weight) == [.kg(70)])
            let versions = try await kit.get("/v1/plans/\(plan.id.text)/versions").value(Page<PlanSnapshot>.self)
            #expect(versions.items.map(\.versionNumber) == [2, 1])
            #expect(versions.items.last?.exercises == plan.currentVersion.exercises)
        }
    }
}
