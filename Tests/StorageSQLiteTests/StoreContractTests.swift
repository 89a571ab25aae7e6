import Foundation
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// The databases that the one contract suite runs over.
enum Backend: String, CaseIterable, Sendable {
    case memory, disk

    func open() throws -> SQLiteDatabase {
        switch self {
        case .memory: try SQLiteDatabase(inMemoryAt: evening)
        case .disk: try SQLiteDatabase(path: Self.temporaryPath(), now: evening)
        }
    }

    static func temporaryPath() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("topset-\(UUID().uuidString)/t.sqlite").path
    }
}

extension Database {
    func store<T: Sendable>(_ user: UserID = lifter, _ body: @escaping @Sendable (Store) throws -> T) async throws -> T
    {
        try await write { try body(Store($0, user: user)) }
    }
}

@Suite struct StoreContractTests {
    @Test(arguments: Backend.allCases) func aWorkoutIsKeptAsItWas(backend: Backend) async throws {
        let database = try backend.open()
        let workout = try startedWorkout()
        try await database.store { try $0.insert(workout) }
        #expect(try await database.store { try $0.workout(workout.id) } == workout)
        #expect(try await database.store { try $0.runningWorkout() } == workout)
        #expect(
            try await database.store(id(2)) { try $0.workout(workout.id) } == nil, "another user's thing is not there")
    }

    @Test(arguments: Backend.allCases) func onlyOneWorkoutRuns(backend: Backend) async throws {
        let database = try backend.open()
        let workout = try startedWorkout()
        var second = workout
        second.id = id(901)
        let other = second
        try await database.store { try $0.insert(workout) }
        await #expect(throws: StorageError.self) { try await database.store { try $0.insert(other) } }
        try await database.store(id(2)) { try $0.insert(other) }
    }

    @Test(arguments: Backend.allCases) func aWriteThatThrowsLeavesNothing(backend: Backend) async throws {
        let database = try backend.open()
        let workout = try startedWorkout()
        await #expect(throws: CancellationError.self) {
            try await database.store { store in
                try store.insert(workout)
                throw CancellationError()
            }
        }
        #expect(try await database.store { try $0.workout(workout.id) } == nil)
    }

    @Test(arguments: Backend.allCases) func concurrentWritesShareCommitsAndHarmNoOther(backend: Backend) async throws {
        let database = try backend.open()
        let failures = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<200 {
                group.addTask {
                    do {
                        try await database.store { store in
                            let exercise = Exercise(id: id(number), slug: "", name: "Lift \(number)")
                            try store.insert(exercise)
                            if number % 7 == 0 { throw CancellationError() }
                        }
                        return false
                    } catch is CancellationError { return true }
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(failures == 29)
        #expect(try await database.store { try $0.customExercises().count } == 171)
    }

    @Test(arguments: Backend.allCases) func aStaleUpdateIsRefused(backend: Backend) async throws {
        let database = try backend.open()
        let workout = try startedWorkout()
        try await database.store { try $0.insert(workout) }
        let next = WorkoutChange(try reduce(workout, logSet(workout, 0, 0, key: "a"), now: evening), after: workout)
        try await database.store { try $0.update(next) }
        await #expect(throws: StorageError.self) { try await database.store { try $0.update(next) } }
    }

    @Test(arguments: Backend.allCases) func answersAreKeptForADay(backend: Backend) async throws {
        let database = try backend.open()
        let answer = Store.AnsweredCommand(fingerprint: "f", response: "{}")
        try await database.store { try $0.keepAnswer(answer, scope: "s", key: "k", now: evening) }
        let later = evening.adding(seconds: 86_399)
        #expect(try await database.store { try $0.answered(scope: "s", key: "k", now: later) } == answer)
        #expect(try await database.store { try $0.answered(scope: "other", key: "k", now: later) } == nil)
        let expired = evening.adding(seconds: 86_400)
        #expect(try await database.store { try $0.answered(scope: "s", key: "k", now: expired) } == nil)
        try await database.write { try Store.sweepAnswers($0, now: expired) }
        #expect(try await database.write { try $0.rows("SELECT 1 FROM idempotency_keys", []) }.isEmpty)
    }

    @Test(arguments: Backend.allCases) func aSessionIsKeptWithEverythingInIt(backend: Backend) async throws {
        let database = try backend.open()
        var session = randomSession(3, minute: 0)
        session.notes = "heavy"
        session.preMood = PreMood()
        session.preMood?.feeling = .tired
        session.postEffort = PostEffort()
        session.postEffort?.rpe = SessionRPE(halves: 15)
        session.exercises[0].sets[0].raw = ["a", "\"b\""]
        session.exercises[0].sets[0].distance = .mile
        session.exercises[0].sets[0].rir = RIR(halves: 3)
        let stored = session
        try await database.store { try $0.insert(stored) }
        #expect(try await database.store { try $0.session(stored.id) } == stored)
    }

    @Test(arguments: Backend.allCases) func sessionsComeNewestFirstPageByPage(backend: Backend) async throws {
        let database = try backend.open()
        let sessions = (0..<25).map { randomSession($0, minute: Int64($0 / 3)) }
        try await database.store { store in
            var dice = SeededGenerator(25)
            for session in sessions.shuffled(using: &dice) { try store.insert(session) }
        }
        var seen: [WorkoutID] = []
        var filter = Store.SessionFilter()
        while true {
            let bounded = filter
            let page = try await database.store { try $0.sessions(bounded, limit: 4) }
            seen += page.map(\.id)
            guard let last = page.last else { break }
            filter.before = (last.startedAt.milliseconds, last.id)
        }
        let expected = sessions.sorted { ($0.startedAt, $0.id) > ($1.startedAt, $1.id) }.map(\.id)
        #expect(seen == expected)
    }

    @Test(arguments: Backend.allCases) func anOrphanIsAdoptedWithoutBeingRewritten(backend: Backend) async throws {
        let database = try backend.open()
        var orphan = pushPlan()
        orphan.planID = nil
        let snapshot = orphan
        let plan = try await database.store { store in
            try store.insert(snapshot)
            let plan = WorkoutPlan(id: id(300), name: "Push", currentVersion: snapshot)
            try store.insert(plan, now: evening)
            return try store.plan(id(300))
        }
        #expect(plan?.currentVersion.planID == id(300))
        #expect(plan?.currentVersion.exercises == snapshot.exercises)
        #expect(try await database.store { try $0.plans().count } == 1)
        let documents = try await database.write { try $0.rows("SELECT document FROM plan_snapshots", []) }
        #expect(documents == [SQLRow([.text(JSON.text(snapshot))])])
    }

    @Test func aFileIsKeptAndItsSchemaNotMadeTwice() async throws {
        let path = Backend.temporaryPath()
        let workout = try startedWorkout()
        let first = try SQLiteDatabase(path: path, now: evening)
        try await first.store { try $0.insert(workout) }
        let numbers = "SELECT number FROM schema_ledger ORDER BY number"
        let made = try await first.read { try $0.rows(numbers, []) }
        let again = try SQLiteDatabase(path: path, now: evening)
        #expect(try await again.store { try $0.workout(workout.id) } == workout)
        #expect(try await again.read { try $0.rows(numbers, []) } == made)
        #expect(made.last == SQLRow([.integer(Int64(Schema.version))]))
        #expect(try await again.faults(.full).isEmpty)
        #expect(try await again.write { try $0.rows("PRAGMA synchronous", []) } == [SQLRow([.integer(2)])])
        #expect(try await again.write { try $0.rows("PRAGMA journal_mode", []) } == [SQLRow([.text("wal")])])
    }

    @Test func aDatabaseFromTheFutureOrWithAnEditedMigrationIsRefused() async throws {
        for change in [
            "INSERT INTO schema_ledger (number, name, checksum, applied_ms) VALUES (9999, 'later', 'x', 0)",
            "UPDATE schema_ledger SET checksum = 'edited' WHERE number = 1",
        ] {
            let path = Backend.temporaryPath()
            _ = try await SQLiteDatabase(path: path, now: evening).write { try $0.run(change, []) }
            #expect { try SQLiteDatabase(path: path, now: evening) } throws: { error in
                if case .schema = error as? StorageError { true } else { false }
            }
        }
    }

    @Test func aFileThatIsNoDatabaseIsToldInOneLine() throws {
        let path = Backend.temporaryPath()
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("this is not a database, but it is longer than a header of one".utf8).write(
            to: URL(fileURLWithPath: path))
        #expect { try SQLiteDatabase(path: path, now: evening) } throws: {
            ($0 as? StorageError)?.message.contains("\n") == false
        }
    }
}

/// A session of one exercise with a few sets.
func randomSession(_ number: Int, minute: Int64) -> WorkoutSession {
    var session = WorkoutSession(
        id: id(10_000 + number), title: "Push", origin: .freeform, startedAt: evening.adding(seconds: minute * 60),
        endedAt: Instant(milliseconds: 0))
    session.endedAt = session.startedAt.adding(seconds: 3_600)
    var performance = ExercisePerformance(id: id(20_000 + number), exerciseID: bench.id, name: bench.name)
    for index in 0..<3 {
        var set = SetPerformance(id: id(30_000 + number * 10 + index))
        (set.weight, set.reps) = (.kg(Int64(60 + number)), 8)
        set.target = SetTarget(weight: .kg(60), reps: 8)
        performance.sets.append(set)
    }
    session.exercises = [performance]
    session.totals = session.computedTotals
    return session
}
