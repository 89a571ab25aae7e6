import Contract
import Foundation
import TestSupport
import Testing
import Training
import Wire

/// The real process is killed and started again. What a power cut takes beyond that, unsynced writes, is cut off in
/// `Tests/Hostile/test_power_cut.py`.
@Suite(.serialized) struct CrashTests {
    @Test func killNineAfterAnAnsweredLogSetLosesNothing() async throws {
        let server = ServerProcess(database: try Binary.folder().appendingPathComponent("t.sqlite").path)
        try await server.start()
        let workout = try await Self.started(server, sets: 4)
        let path = "/v1/active-workouts/\(workout.id.text)/log-set"
        let body = Self.logBody(workout, 1, key: "once")
        let answer = try #require(await server.send("POST", path, body))
        #expect(answer.status == 200)
        server.killNine()
        try await server.start()
        let again = try #require(await server.send("POST", path, body))
        #expect(again.text == answer.text)
        let kept = try JSON.decode(
            ActiveWorkout.self, from: try #require(await server.send("GET", "/v1/active-workouts/current")).text)
        #expect(kept.exercises[0].sets.map(\.status) == [.planned, .done, .planned, .planned])
        server.killNine()
    }

    /// Sets are logged one after another while the server is killed at random moments; the client retries with its keys.
    /// In the end each answered set is there exactly once, and the events replay to the stored document.
    @Test(arguments: 1...4) func killsAtRandomMomentsLoseAndDoubleNothing(round: Int) async throws {
        let server = ServerProcess(database: try Binary.folder().appendingPathComponent("t.sqlite").path)
        try await server.start()
        let workout = try await Self.started(server, sets: 24)
        let killer = Task {
            var dice = SeededGenerator(UInt64(round))
            for _ in 0..<3 {
                try await Task.sleep(for: .milliseconds(Int.random(in: 5...60, using: &dice)))
                server.killNine()
                try await server.start()
            }
        }
        var answers: [String] = []
        for set in 0..<24 {
            let body = Self.logBody(workout, set, key: "set-\(set)")
            var answer: (status: Int, text: String)?
            for _ in 0..<2_400 where answer == nil {
                answer = await server.send("POST", "/v1/active-workouts/\(workout.id.text)/log-set", body)
                if answer == nil { try await Task.sleep(for: .milliseconds(50)) }
            }
            #expect(answer?.status == 200)
            answers.append(answer?.text ?? "")
        }
        try await killer.value
        for set in 0..<24 {
            let body = Self.logBody(workout, set, key: "set-\(set)")
            #expect(
                await server.send("POST", "/v1/active-workouts/\(workout.id.text)/log-set", body)?.text == answers[set])
        }
        let stored = try #require(await server.send("GET", "/v1/active-workouts/\(workout.id.text)")).text
        let kept = try JSON.decode(ActiveWorkout.self, from: stored)
        #expect(kept.totals.sets == 24)
        #expect(kept.revision == 25)
        let events = try JSON.decode(
            Page<WorkoutEvent>.self,
            from: try #require(await server.send("GET", "/v1/active-workouts/\(workout.id.text)/events?limit=500")).text
        )
        #expect(events.items.map(\.seq) == Array(1...25))
        #expect(JSON.text(try events.items.reduce(JSONValue.null) { try $0.applying($1.diffOps) }) == stored)
        server.killNine()
    }

    /// Several users log at once, workout after workout, while the one server is killed again and again. Whatever was
    /// answered is there exactly once.
    @Test func killsUnderTheLoadOfManyUsersLoseAndDoubleNothing() async throws {
        let database = try Binary.folder().appendingPathComponent("t.sqlite").path
        let lifters = try (1...6).map { number -> CrashLifter in
            let made = try Binary.run(["user", "add", "lifter \(number)", "--db", database, "--json"]).output
            let account = try JSON.decode(Account.self, from: made.trimmingCharacters(in: .newlines))
            return CrashLifter(user: account.id, token: try #require(account.tokens[0].secret))
        }
        let server = ServerProcess(database: database, options: ["--accounts", "--no-rate-limits"])
        try await server.start()
        let deadline = ContinuousClock.now + .seconds(10)
        let killer = Task {
            var (kills, dice) = (0, SeededGenerator(Self.seed))
            // On a busy machine a start takes seconds: the kills are counted, not only the time.
            while ContinuousClock.now < deadline || kills < Self.fewestKills {
                try await Task.sleep(for: .milliseconds(Int.random(in: 20...400, using: &dice)))
                server.killNine()
                kills += 1
                try await server.start()
            }
            return kills
        }
        let trained = try await withThrowingTaskGroup(of: (CrashLifter, [CrashLifter.Workout]).self) { group in
            for lifter in lifters { group.addTask { (lifter, try await lifter.train(server, until: deadline)) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let kills = try await killer.value
        let workouts = trained.flatMap { lifter, workouts in workouts.map { (lifter, $0) } }
        for (lifter, workout) in workouts { try await lifter.check(workout, server) }
        let answered = workouts.reduce(0) { $0 + $1.1.answered.count }
        #expect(kills >= Self.fewestKills)
        #expect(answered > lifters.count * CrashLifter.fewest)
        print("crash test: \(answered) sets answered in \(workouts.count) workouts, \(kills) kills")
        server.killNine()
    }

    private static let fewestKills = 4

    /// Of the pauses between kills.
    private static let seed: UInt64 = 1

    private static func started(_ server: ServerProcess, sets: Int) async throws -> ActiveWorkout {
        let bench = BuiltInExercises.id(slug: "bench_press_barbell").text
        let list = Array(repeating: #"{"set_type":"working","reps":8,"rir":2,"weight":60}"#, count: sets).joined(
            separator: ",")
        let body = #"{"plan":{"blocks":[{"exercise_id":"\#(bench)","sets":[\#(list)]}]}}"#
        let answer = try #require(await server.send("POST", "/v1/active-workouts", body))
        #expect(answer.status == 201)
        let current = try #require(await server.send("GET", "/v1/active-workouts/current"))
        return try JSON.decode(ActiveWorkout.self, from: current.text)
    }

    private static func logBody(_ workout: ActiveWorkout, _ set: Int, key: String) -> String {
        let exercise = workout.exercises[0]
        return #"{"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(exercise.sets[set].id.text)","#
            + #""values":{"weight":60,"reps":8,"rir":2},"idempotency_key":"\#(key)","client_timestamp":"2026-11-18T18:01:00Z"}"#
    }
}
