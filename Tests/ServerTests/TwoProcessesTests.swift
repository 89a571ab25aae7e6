import Contract
import Foundation
import Service
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// Two processes share nothing but the database: each keeps things in memory that the other may change.
struct TwoProcessesTests {
    private let clock = ManualClock()
    private let path = FileManager.default.temporaryDirectory.appendingPathComponent(
        "topset-\(UUID().uuidString)/t.sqlite")

    private func service() throws -> TopsetService {
        TopsetService(try SQLiteDatabase(path: path.path, now: evening), clock: clock.now)
    }

    @Test func aTokenThatAnotherProcessRevokesEndsWithinSeconds() async throws {
        let (server, command) = (try service(), try service())
        let account = try await command.addUser("anna")
        let secret = try #require(account.tokens[0].secret)
        #expect(try await server.signIn(secret)?.user == account.id)
        _ = try await command.revokeTokens(account.id, named: nil)
        #expect(
            try await server.signIn(secret)?.user == account.id, "still known for a moment: no read of the database")
        clock.advance(seconds: 5)
        #expect(try await server.signIn(secret) == nil)
    }

    /// A change is worked out on the workout as this process knows it, which the other may have changed since.
    @Test func setsLoggedThroughTwoProcessesAllStay() async throws {
        let services = [try service(), try service()]
        let user = TopsetService.localUser
        var block = StartPlan.Block(exerciseID: BuiltInExercises.id(slug: "bench_press_barbell"), sets: [])
        block.exerciseID = BuiltInExercises.id(slug: "bench_press_barbell")
        var set = NewSet()
        (set.weight, set.reps) = (.kg(60), 8)
        block.sets = Array(repeating: set, count: 12)
        var start = StartWorkout(plan: StartPlan(blocks: []), meta: .unsaid)
        start.plan?.blocks = [block]
        _ = try await services[0].start(user, start)
        let workout = try await services[0].runningWorkout(user)
        var generator = SeededGenerator(7)
        for index in 0..<12 {
            let service = generator.pick(services)
            _ = try await service.apply(user, workout.id, logSet(workout, 0, index, key: "set \(index)"))
        }
        for service in services {
            let stored = try await service.workout(user, workout.id)
            #expect(stored.totals.sets == 12)
            #expect(stored.revision == 13)
            let events = try await service.events(user, workout.id, after: 0, limit: 500).items
            #expect(events.map(\.seq) == Array(1...13))
            #expect(JSON.text(try events.reduce(JSONValue.null) { try $0.applying($1.diffOps) }) == JSON.text(stored))
        }
    }
}
