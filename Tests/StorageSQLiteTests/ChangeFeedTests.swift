import GRDB
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

@testable import Storage

/// What the store notes of its writes.
struct ChangeFeedTests {
    /// What changed after a revision, as pairs of kind and id; deleted things with a minus.
    private static func told(_ store: Store, after revision: Int64 = 0) throws -> [String] {
        try store.changes(after: revision, limit: 1_000).map {
            ($0.isDeleted ? "-" : "") + $0.kind.rawValue + " " + String($0.id.low & 0xFFFF)
        }
    }

    /// Carries out a write and says what it noted.
    private static func noted(
        _ database: SQLiteDatabase, _ user: UserID = lifter, _ body: @escaping @Sendable (Store) throws -> Void
    ) async throws -> [String] {
        try await database.write { connection in
            let before = try Store(connection, user: user).newestChange()
            try Store.write(connection, user: user, language: nil) { try body($0) }
            return try told(Store(connection, user: user), after: before)
        }
    }

    @Test(arguments: Backend.allCases) func everyKindIsNotedWithItsTombstone(backend: Backend) async throws {
        let database = try backend.open()
        let gym = Gym(id: id(40), name: "Cellar")
        #expect(try await Self.noted(database) { try $0.save(gym, now: evening) } == ["gym 40"])
        #expect(try await Self.noted(database) { try $0.deleteGym(gym.id, now: evening) } == ["-gym 40"])
        #expect(try await Self.noted(database) { try $0.save(gym, now: evening) } == ["gym 40"])
        #expect(try await Self.noted(database) { try $0.save(Settings()) } == ["settings 1"])
        #expect(try await Self.noted(database) { try $0.save(Profile()) } == ["profile 1"])
        let own = Exercise(id: id(41), slug: "", name: "Own")
        #expect(try await Self.noted(database) { try $0.insert(own) } == ["exercise 41"])
        let flag = PainFlag(id: id(43), .knee, .mild, createdAt: evening)
        #expect(try await Self.noted(database) { try $0.save(flag) } == ["pain_flag 43"])
        #expect(try await Self.noted(database) { try $0.deletePainFlag(flag.id, now: evening) } == ["-pain_flag 43"])
        #expect(try await Self.noted(database) { try $0.deletePainFlag(flag.id, now: evening) } == [])
        let weight = BodyEntry(id: id(44), at: evening, .weight, Amount(82), .kg)
        #expect(try await Self.noted(database) { try $0.save(weight) } == ["body_entry 44"])
        #expect(
            try await Self.noted(database) { try $0.deleteBodyEntry(weight.id, now: evening) } == ["-body_entry 44"])
        #expect(try await Self.noted(database) { try $0.deleteBodyEntry(weight.id, now: evening) } == [])
        let goal = LifterGoal(
            id: id(45), .cut, Amount(80), .kg, from: LocalDate(evening), at: evening)
        #expect(try await Self.noted(database) { try $0.save(goal) } == ["goal 45"])
        #expect(try await Self.noted(database) { try $0.deleteGoal(goal.id, now: evening) } == ["-goal 45"])
        let rest = ScheduleEntry(id: id(46), .rest, on: LocalDate(evening))
        #expect(try await Self.noted(database) { try $0.save(rest) } == ["schedule_entry 46"])
        #expect(
            try await Self.noted(database) { try $0.deleteScheduleEntry(rest.id, now: evening) }
                == ["-schedule_entry 46"])
        let token = Store.Token(id: id(42), name: "phone", createdAt: evening, expiresAt: evening)
        #expect(try await Self.noted(database) { try $0.insert(token, hash: "h") } == ["device 42"])
        #expect(try await Self.noted(database) { try $0.touchToken(token.id, now: evening) } == ["device 42"])
        #expect(try await Self.noted(database) { _ = try $0.deleteToken(token.id) } == ["-device 42"])
        #expect(try await Self.noted(database) { _ = try $0.deleteToken(token.id) } == [])
        #expect(try await Self.noted(database) { try $0.touchToken(token.id, now: evening) } == [])
    }

    @Test(arguments: Backend.allCases) func aPlanIsNotedWithWhatItSaysOfItselfAndWithItsUse(backend: Backend)
        async throws
    {
        let database = try backend.open()
        let snapshot = pushPlan()
        let plan = WorkoutPlan(id: id(300), name: "Push", currentVersion: snapshot)
        #expect(
            try await Self.noted(database) {
                try $0.insert(snapshot)
                try $0.insert(plan, now: evening)
            } == ["plan 300"])
        #expect(
            try await Self.noted(database) {
                try $0.insert(pushPlan(version: 2))
                try $0.makeCurrent(pushPlan(version: 2), of: plan.id)
            } == ["plan 300"])
        #expect(try await Self.noted(database) { try $0.update(plan) } == ["plan 300"])
        var ran = randomSession(1, minute: 0)
        ran.planSnapshotID = snapshot.id
        let session = ran
        #expect(try await Self.noted(database) { try $0.insert(session) } == ["session 10001", "plan 300"])
        let deletion = Store.SessionFact(.deletion)
        #expect(
            try await Self.noted(database) {
                try $0.record([.init(.archived, session), deletion], of: session.id, state: nil, now: evening)
            } == ["plan 300", "-session 10001"])
        #expect(
            try await Self.noted(database) {
                try $0.record([.init(.restoration)], of: session.id, state: session, now: evening)
            } == ["session 10001", "plan 300"])
        #expect(try await Self.noted(database) { try $0.deletePlan(plan.id, now: evening) } == ["-plan 300"])
        #expect(try await Self.noted(database) { try $0.deletePlan(plan.id, now: evening) } == [])
        #expect(
            try await Self.noted(database) {
                try $0.record([deletion], of: session.id, state: nil, now: evening)
                try $0.update(plan)
            } == ["-session 10001"], "a deleted plan stays deleted")
    }

    @Test(arguments: Backend.allCases) func aRecordIsNotedWithTheSessionsThatItComesToAndLeaves(
        backend: Backend
    ) async throws {
        let database = try backend.open()
        let sessions = (0..<4).map { randomSession($0, minute: Int64($0) * 60 * 24 * 20) }
        for session in sessions.dropFirst() {
            _ = try await Self.noted(database) { store in
                try store.insert(session)
                _ = try store.addRecords(of: bench.id, in: session)
            }
        }
        #expect(try await Self.noted(database) { try $0.rebuildRecords(of: bench.id) } == [], "nothing is another")
        let best = try await database.read { try Store($0, user: lifter).session(sessions[1].id)?.records ?? [] }
        // What was a baseline is a record once something comes before it.
        let noted = try await Self.noted(database) { store in
            try store.insert(sessions[0])
            _ = try store.addRecords(of: bench.id, in: sessions[0])
        }
        let after = try await database.read { try Store($0, user: lifter).session(sessions[1].id)?.records ?? [] }
        #expect(best != after)
        #expect(noted.contains("session 10000") && noted.contains("session 10001"))
        #expect(!noted.contains("session 10003"))
    }

    @Test(arguments: Backend.allCases) func whatAnImportBringsIsNotedOnceItIsWhole(backend: Backend) async throws {
        let database = try backend.open()
        let note = Store.ImportNote(id: id(77), touchedAt: evening)
        _ = try await Self.noted(database) { try $0.insert(note) }
        #expect(try await Self.noted(database) { try $0.insert(randomSession(1, minute: 0), importID: note.id) } == [])
        #expect(try await Self.noted(database) { try $0.insert(randomSession(2, minute: 9), importID: note.id) } == [])
        #expect(try await Self.noted(database) { _ = try $0.withdraw(id(10_002)) } == [])
        #expect(try await Self.noted(database) { try $0.deleteNote(of: note.id) } == ["session 10001"])
    }

    @Test(arguments: Backend.allCases) func aThingStandsOnceWithItsNewestRevision(backend: Backend) async throws {
        let database = try backend.open()
        var random = SeededGenerator(13)
        var newest: Int64 = 0
        var last: [Int: Int64] = [:]
        for _ in 0..<200 {
            let number = Int.random(in: 1...20, using: &random)
            let isDeleted = random.chance(3) && last[number] != nil
            try await database.store { store in
                if isDeleted {
                    try store.deleteGym(id(number), now: evening)
                } else {
                    try store.save(Gym(id: id(number), name: "Gym"), now: evening)
                }
            }
            let now = try await database.store { try $0.newestChange() }
            #expect(now == newest + 1, "by one with each change")
            (newest, last[number]) = (now, now)
        }
        let all = try await database.store { try $0.changes(after: 0, limit: 1_000) }
        #expect(all.map(\.revision) == last.values.sorted())
        #expect(Set(all.map(\.id)) == Set(last.keys.map { id($0) }))
        var paged: [Store.Change] = []
        while true {
            let from = paged.last?.revision ?? 0
            let page = try await database.store { try $0.changes(after: from, limit: 3) }
            if page.isEmpty { break }
            paged += page
        }
        #expect(paged == all)
        #expect(try await database.store(id(2)) { try $0.newestChange() } == 0, "another user has a count of their own")
    }

    @Test(arguments: Backend.allCases) func aRunningWorkoutIsNotedWithTheRevisionOfItsDocument(
        backend: Backend
    ) async throws {
        let database = try backend.open()
        let workout = try startedWorkout()
        try await database.store { try $0.insert(workout) }
        let first = try await database.store { try $0.changes(after: 0, limit: 10) }
        #expect(first.map(\.workoutRevision) == [workout.revision])
        let change = WorkoutChange(try reduce(workout, logSet(workout, 0, 0, key: "a"), now: evening), after: workout)
        try await database.store { try $0.update(change) }
        let second = try await database.store { try $0.changes(after: first[0].revision, limit: 10) }
        #expect(second.map(\.workoutRevision) == [workout.revision + 1])
        #expect(try await database.store { try $0.changes(after: 0, limit: 10) } == second)
    }

    /// A write that is rolled back leaves no gap: the next one has its number.
    @Test func whatIsRolledBackIsNotNoted() async throws {
        let database = try SQLiteDatabase(inMemoryAt: evening)
        try await database.store { try $0.save(Gym(id: id(1), name: "Cellar"), now: evening) }
        await #expect(throws: CancellationError.self) {
            try await database.store { store in
                try store.save(Gym(id: id(2), name: "Attic"), now: evening)
                throw CancellationError()
            }
        }
        #expect(try await database.store { try Self.told($0) } == ["gym 1"])
        #expect(try await database.store { try $0.newestChange() } == 1)
    }

    /// What was there before there was a feed stands in it, as if all of it had just been written.
    @Test func theFeedOfAnEarlierDatabaseHoldsWhatIsThere() async throws {
        let database = try SQLiteDatabase(inMemoryAt: evening)
        for user in [lifter, id(2)] {
            try await database.store(user) { store in
                try store.save(Settings())
                try store.save(Gym(id: id(40), name: "Cellar"), now: evening)
                try store.save(Gym(id: id(43), name: "Gone"), now: evening)
                try store.deleteGym(id(43), now: evening)
                try store.insert(Exercise(id: id(41), slug: "", name: "Own"))
                try store.insert(pushPlan())
                try store.insert(WorkoutPlan(id: id(300), name: "Push", currentVersion: pushPlan()), now: evening)
                for number in [2, 1] { try store.insert(randomSession(number, minute: Int64(number))) }
                try store.insert(Store.ImportNote(id: id(77), touchedAt: evening))
                try store.insert(randomSession(3, minute: 3), importID: id(77))
                var workout = try startedWorkout()
                workout.userID = user
                try store.insert(workout)
            }
        }
        try await database.write { connection in
            for statement in ["DROP TABLE changes"] + Migration.changes.statements { try connection.run(statement, []) }
        }
        for user in [lifter, id(2)] {
            let changes = try await database.store(user) { try $0.changes(after: 0, limit: 100) }
            #expect(changes.map(\.revision) == Array(1...7))
            #expect(
                try await database.store(user) { try Self.told($0) } == [
                    "settings \(user.low & 0xFFFF)", "gym 40", "exercise 41", "plan 300", "session 10001",
                    "session 10002", "active_workout 900",
                ])
        }
    }
}
