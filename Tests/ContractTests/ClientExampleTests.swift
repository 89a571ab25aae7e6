import ClientExample
import Sync
import TestSupport
import Testing
import Training

/// The example of the documentation trains at the fake server.
struct ClientExampleTests {
    private actor Gym: Transport {
        private var server = FakeServer()
        private var hasSignal = true

        init(_ exercises: [Exercise]) { server.exercises = exercises }

        func signal(_ there: Bool) { hasSignal = there }

        var current: ActiveWorkout? { server.current }
        var sessions: [WorkoutSession] { server.sessions }
        var carriedOut: [String: Int] { server.carriedOut }

        func send(_ method: String, _ path: String, _ body: String) -> (status: Int, body: String) {
            guard hasSignal else { return (0, "") }
            let answer = server.handle(method, path, body, now: evening)
            return (answer.status, answer.body)
        }
    }

    private static var bench: Exercise {
        let bench = Exercise(id: ExerciseID(high: 7, low: 7), slug: "", name: "Bench Press")
        return bench
    }

    @Test func aSetThatIsLoggedWithoutASignalArrivesOnce() async throws {
        let gym = Gym([Self.bench])
        var client = ExampleClient(gym, seed: (1, 2))
        await client.restore([:], at: evening)
        let bench = try #require(await client.exercise(named: "bench press"))
        await client.perform(.startFreeform, at: evening)
        await client.perform(.addExercise(bench.facts, sets: nil), at: evening)
        let exercise = try #require(client.sync.workout?.exercises.first)
        let place = SetPlace(exercise.instanceID, try #require(exercise.sets.first).id)

        await gym.signal(false)
        await client.perform(.edit(place, [.weight(.kg(60)), .reps(8)]), at: evening)
        await client.perform(.log(place, failed: false), at: evening)
        #expect(client.sync.workout?.exercises[0].sets[0].status == .done, "shown at once")
        #expect(!client.sync.isSaved)
        #expect(client.timers[.retry] != nil)

        await gym.signal(true)
        await client.fired(.retry, at: evening)
        #expect(client.sync.isSaved)
        let set = try #require(await gym.current?.exercises.first?.sets.first)
        #expect(set.status == .done && set.weight == .kg(60) && set.reps == 8)
        #expect(await gym.carriedOut.values.allSatisfy { $0 == 1 })

        await client.perform(.complete(nil, notes: nil), at: evening)
        #expect(client.sync.workout == nil)
        #expect(await gym.sessions.count == 1)
    }
}
