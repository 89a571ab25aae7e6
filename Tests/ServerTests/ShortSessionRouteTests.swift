import Contract
import HTTPTypes
import Server
import Storage
import StorageSQLite
import Synchronization
import TestSupport
import Testing
import Training
import Wire

@testable import Service

/// The short form of the list of sessions, beside the full one.
struct ShortSessionRouteTests {
    private static let exercises: [(String, LoadKind, Measure)] = [
        ("bench_press_barbell", .external, .reps), ("pull_up", .bodyweightPlus, .reps),
        ("plank", .bodyweight, .time), ("pull_up_assisted", .assisted, .reps),
        ("farmers_walk", .external, .distance),
    ]

    /// Some sessions, some of them of one moment, with sets of every kind.
    private static func sessions(_ seed: UInt64, count: Int) -> [WorkoutSession] {
        var random = SeededGenerator(seed)
        return (0..<count).map { number in
            let start = evening.adding(seconds: -86_400 * Int64.random(in: 1...Int64(count), using: &random))
            var session = WorkoutSession(
                id: id(10_000 + number), title: random.pick([nil, "Push", "“Beine” & co"]),
                origin: random.pick(WorkoutSession.Origin.allCases), startedAt: start,
                endedAt: start.adding(seconds: 3_600))
            session.phase = random.pick([nil, .deload])
            session.planID = random.chance(2) ? id(20) : nil
            session.planSnapshotID = random.chance(2) ? id(21) : nil
            for position in 0..<Int.random(in: 0...4, using: &random) {
                let (slug, loadKind, measure) = random.pick(exercises)
                var performance = ExercisePerformance(
                    id: id(20_000 + number * 10 + position), exerciseID: BuiltInExercises.id(slug: slug), name: slug,
                    loadKind: loadKind, measure: measure)
                for place in 0..<Int.random(in: 0...5, using: &random) {
                    var set = SetPerformance(
                        id: id(100_000 + number * 100 + position * 10 + place), setType: random.pick(SetType.allCases),
                        status: random.chance(4) ? .skipped : .done)
                    set.weight = random.chance(5) ? nil : .kg(Int64.random(in: 0...120, using: &random))
                    if random.chance(20) { set.weight = .kg(9_000) }
                    set.reps = random.chance(6) ? nil : Int.random(in: 0...210, using: &random)
                    set.durationSeconds = random.chance(3) ? nil : Int.random(in: 0...90, using: &random)
                    set.distance = random.chance(3) ? nil : Distance(units: .random(in: 0...900_000, using: &random))
                    performance.sets.append(set)
                }
                session.exercises.append(performance)
            }
            return session
        }
    }

    private static func store(_ sessions: [WorkoutSession], _ kit: Kit) async throws {
        let user = TopsetService.localUser
        try await kit.service.write(user) { turn in for session in sessions { try turn.store.insert(session) } }
        _ = try await kit.service.rebuild(user)
    }

    /// Every page of a list, one after another.
    private static func walk<Session: WireValue & Sendable>(
        _ kit: Kit, _ query: String, _ type: Session.Type
    ) async throws -> (items: [Session], cursors: [String]) {
        var (items, cursors) = ([Session](), [String]())
        while true {
            let cursor = cursors.last.map { "&cursor=" + $0 } ?? ""
            let page = try await kit.get("/v1/sessions?\(query)\(cursor)").value(Page<Session>.self)
            items += page.items
            guard let next = page.nextCursor else { return (items, cursors) }
            cursors.append(next)
        }
    }

    @Test(arguments: 1...6) func theShortListIsTheFullOneInShort(seed: UInt64) async throws {
        try await Kit.with { kit in
            try await Self.store(Self.sessions(seed, count: 40), kit)
            let bench = BuiltInExercises.id(slug: "bench_press_barbell").text
            for query in [
                "limit=7", "limit=500", "limit=3&exercise_id=\(bench)", "limit=9&from=2026-10-20&to=2026-11-10",
            ] {
                let full = try await Self.walk(kit, query, WorkoutSession.self)
                let short = try await Self.walk(kit, query + "&form=short", ShortSession.self)
                #expect(!full.items.isEmpty, "\(query)")
                #expect(short.items.map(\.id) == full.items.map(\.id), "\(query)")
                #expect(short.items.map(\.totals) == full.items.map(\.totals), "\(query)")
                #expect(short.items.map(\.achievements) == full.items.map(\.achievements), "\(query)")
                #expect(short.items == full.items.map { ShortSession($0) }, "\(query)")
                #expect(short.cursors == full.cursors, "\(query)")
                for item in short.items { #expect(item.exercises.map(\.sets).reduce(0, +) == item.totals.sets) }
            }
        }
    }

    @Test func theFullFormIsMeantWhereNoneIsNamed() async throws {
        try await Kit.with { kit in
            try await Self.store(Self.sessions(9, count: 20), kit)
            let full = try await kit.get("/v1/sessions?limit=20").text
            let short = try await kit.get("/v1/sessions?limit=20&form=short").text
            #expect(try await kit.get("/v1/sessions?form=full&limit=20").text == full)
            // Asked again they are kept answers, each its own.
            #expect(try await kit.get("/v1/sessions?limit=20").text == full)
            #expect(try await kit.get("/v1/sessions?limit=20&form=short").text == short)
            #expect(short.utf8.count * 3 < full.utf8.count, "\(short.utf8.count) of \(full.utf8.count) bytes")
        }
    }

    @Test(arguments: ["", "Short", "none"]) func aFormThatIsNoneIsRefused(form: String) async throws {
        try await Kit.with { kit in
            let refused = try await kit.get("/v1/sessions?form=\(form)")
            #expect(refused.status == 400 && refused.code == "VALIDATION_ERROR" && refused.path == "/form")
            let german = try await kit.send(.get, "/v1/sessions?form=\(form)", headers: [.acceptLanguage: "de"])
            #expect(german.json["error"]?["message"] == "form muss einer dieser Werte sein: full, short.")
        }
    }

    @Test func halfAnImportIsNotShown() async throws {
        try await Kit.with { kit in
            let user = TopsetService.localUser
            let (hidden, shown) = (Self.sessions(3, count: 20), Self.sessions(4, count: 21)[20])
            try await Self.store([shown], kit)
            try await ImportRun(
                service: kit.service, user: user, id: id(7), request: TopsetService.ImportRequest()
            ).begin()
            try await kit.service.write(user) { turn in
                for session in hidden { try turn.store.insert(session, importID: id(7)) }
            }
            for query in ["form=short", "form=short&limit=2"] {
                #expect(try await Self.walk(kit, query, ShortSession.self).items.map(\.id) == [shown.id])
            }
            let bench = BuiltInExercises.id(slug: "bench_press_barbell").text
            let ofLift = try await Self.walk(kit, "limit=1&exercise_id=\(bench)", WorkoutSession.self).items
            #expect(
                try await Self.walk(kit, "form=short&limit=1&exercise_id=\(bench)", ShortSession.self).items
                    == ofLift.map { ShortSession($0) })
        }
    }

    @Test func anotherUserSeesNothing() async throws {
        try await Kit.with(configured: { $0.accounts = true }) { kit in
            let (anna, ben) = (try await kit.signedIn(as: "anna"), try await kit.signedIn(as: "ben"))
            let workout = try await anna.start()
            let path = "/v1/active-workouts/\(workout.id.text)"
            _ = try await anna.post(path + "/log-set", anna.logBody(workout, 0, key: "a"))
            _ = try await anna.post(path + "/complete")
            let own = try await anna.get("/v1/sessions?form=short").value(Page<ShortSession>.self)
            #expect(own.items.map(\.id) == [workout.id])
            #expect(own.items[0].exercises[0].best?.reps == 8)
            let bench = own.items[0].exercises[0].exerciseID.text
            for query in ["form=short", "form=short&exercise_id=\(bench)"] {
                #expect(try await ben.get("/v1/sessions?\(query)").text == #"{"items":[],"next_cursor":null}"#)
            }
        }
    }

    /// A connection that counts what it is asked.
    private struct CountingConnection: SQLConnection {
        let connection: any SQLConnection
        let count = Counter()

        final class Counter: Sendable {
            let value = Mutex(0)
        }

        func run(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
            try connection.run(sql, arguments)
        }

        func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [SQLRow] {
            count.value.withLock { $0 += 1 }
            return try connection.rows(sql, arguments)
        }
    }

    @Test func asManyStatementsForOneSessionAsForMany() async throws {
        try await Kit.with { kit in
            try await Self.store(Self.sessions(5, count: 60), kit)
            let counts = try await kit.database.read { connection in
                try [1, 16, 50].map { limit in
                    let counting = CountingConnection(connection: connection)
                    let store = Store(counting, user: TopsetService.localUser)
                    let sessions = try store.shortSessions(Store.SessionFilter(), limit: limit)
                    #expect(sessions.count == limit)
                    return counting.count.value.withLock { $0 }
                }
            }
            #expect(counts == [4, 4, 4])
        }
    }
}
