import Contract
import Foundation
import Testing
import Training
import Wire

/// A user who trains at a server that keeps dying: every command has its key and is sent until it is answered.
struct CrashLifter: Sendable {
    /// What was answered of one workout.
    struct Workout: Sendable {
        let id: WorkoutID
        var answered: [SetID] = []
        var isCompleted = false
    }

    private static let sets = 24
    /// Fewer answered sets than these would show nothing.
    static let fewest = 10

    let user: UserID
    let token: String

    /// Trains workout after workout until the deadline, and on a busy machine until a few sets are done; every set that was
    /// sent has been answered when this returns.
    func train(_ server: ServerProcess, until deadline: ContinuousClock.Instant) async throws -> [Workout] {
        let bench = BuiltInExercises.id(slug: "bench_press_barbell").text
        let set = #"{"set_type":"working","reps":8,"rir":2,"weight":60}"#
        let block =
            #"{"exercise_id":"\#(bench)","sets":[\#(Array(repeating: set, count: Self.sets).joined(separator: ","))]}"#
        var workouts: [Workout] = []
        var done = 0
        while ContinuousClock.now < deadline || done <= Self.fewest {
            var workout = Workout(id: .named("\(workouts.count)", in: user))
            let base = "/v1/active-workouts/\(workout.id.text)"
            let started = try await answer(
                server, "/v1/active-workouts", #"{"workout_id":"\#(workout.id.text)","plan":{"blocks":[\#(block)]}}"#)
            let exercise = try JSON.decode(StartAnswer.self, from: started).exercises[0]
            for set in exercise.sets where ContinuousClock.now < deadline || done <= Self.fewest {
                _ = try await answer(
                    server, base + "/log-set",
                    #"{"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(set.id.text)","#
                        + #""values":{"weight":60,"reps":8,"rir":2},"idempotency_key":"\#(set.id.text)"}"#)
                workout.answered.append(set.id)
                done += 1
            }
            if workout.answered.count == Self.sets {
                _ = try await answer(server, base + "/complete", #"{"idempotency_key":"end"}"#)
                workout.isCompleted = true
            }
            workouts.append(workout)
        }
        return workouts
    }

    /// Each answered set is done once, the events are gapless and replay to the stored document.
    func check(_ workout: Workout, _ server: ServerProcess) async throws {
        let base = "/v1/active-workouts/\(workout.id.text)"
        let stored = try #require(await server.send("GET", base, token: token)).text
        let document = try JSON.decode(ActiveWorkout.self, from: stored)
        let done = document.exercises.flatMap(\.sets).filter { $0.status == .done }.map(\.id)
        #expect(done == workout.answered)
        #expect(document.status == (workout.isCompleted ? .completed : .inProgress))
        let listed = try #require(await server.send("GET", base + "/events?limit=500", token: token)).text
        let events = try JSON.decode(Page<WorkoutEvent>.self, from: listed).items
        let expected = 1 + workout.answered.count + (workout.isCompleted ? 1 : 0)
        #expect(events.map(\.seq) == Array(1...expected))
        #expect(events.filter { $0.type == .setDone }.map(\.payload.setID) == workout.answered)
        #expect(JSON.text(try events.reduce(JSONValue.null) { try $0.applying($1.diffOps) }) == stored)
        guard workout.isCompleted else { return }
        let archived = try #require(
            await server.send("GET", "/v1/sessions/\(workout.id.text)", token: token)
        ).text
        #expect(try JSON.decode(WorkoutSession.self, from: archived).totals.sets == workout.answered.count)
    }

    /// The answer of a command, which is sent again until there is one.
    private func answer(_ server: ServerProcess, _ path: String, _ body: String) async throws -> String {
        for _ in 0..<1_000 {
            if let answer = await server.send("POST", path, body, token: token) {
                #expect((200..<300).contains(answer.status), "\(path): \(answer.text)")
                return answer.text
            }
            try await Task.sleep(for: .milliseconds(20))
        }
        throw CocoaError(.fileReadUnknown)
    }
}
