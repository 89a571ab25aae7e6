import Contract
import Service
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// The use cases against the pure reducer: two clients at once send random commands, valid or not, some of them twice.
struct TwoClientsTests {
    private struct Sent: Sendable {
        var command: WorkoutCommand
        /// `nil` when it was refused.
        var answer: String?
    }

    @Test(arguments: 0..<150) func whateverTwoClientsSendTheReducerAgrees(seed: UInt64) async throws {
        try await Kit.with { kit in
            try await kit.database.write { connection in
                let store = Store(connection, user: TopsetService.localUser)
                for facts in [bench, pullUp, plank] {
                    var exercise = Exercise(
                        id: facts.id, slug: "", name: "Own " + facts.name, loadKind: facts.loadKind,
                        measure: facts.measure)
                    exercise.isCustom = true
                    try store.insert(exercise)
                }
            }
            let workout = try await kit.start()
            kit.clock.advance(seconds: 3_600)
            async let one = Self.client(kit, workout.id, SeededGenerator(seed &* 2), prefix: "a")
            async let other = Self.client(kit, workout.id, SeededGenerator(seed &* 2 &+ 1), prefix: "b")
            let sent = try await one + other
            try await Self.check(kit, workout, sent)
        }
    }

    /// One client: what it sees may be behind what the other one did.
    private static func client(
        _ kit: Kit, _ id: WorkoutID, _ generator: SeededGenerator, prefix: String
    ) async throws -> [Sent] {
        var random = generator
        var sent: [Sent] = []
        for number in 1...25 {
            let seen = try await kit.service.workout(TopsetService.localUser, id)
            var command = random.command(for: seen, number: number)
            command.meta.idempotencyKey = prefix + (command.meta.idempotencyKey ?? "")
            if case .undo(var undo) = command {
                undo.reverts = undo.reverts.map { prefix + $0 }
                command = .undo(undo)
            }
            command.facts = nil
            let answer = try? await kit.service.apply(TopsetService.localUser, id, command).json
            sent.append(Sent(command: command, answer: answer))
            if random.chance(3), let again = sent.randomElement(using: &random) {
                let repeated = try? await kit.service.apply(TopsetService.localUser, id, again.command).json
                let key = again.command.meta.idempotencyKey
                if let first = sent.first(where: { $0.command.meta.idempotencyKey == key && $0.answer != nil })?.answer
                {
                    #expect(repeated == first, "a repeat is answered as before")
                } else if repeated != nil {
                    // Refused before, possible now: that was its one time.
                    sent.append(Sent(command: again.command, answer: repeated))
                }
            }
        }
        return sent
    }

    private static func check(_ kit: Kit, _ start: ActiveWorkout, _ sent: [Sent]) async throws {
        let base = "/v1/active-workouts/\(start.id.text)"
        let stored = try await kit.get(base)
        let events = try await kit.get(base + "/events?limit=500").value(Page<WorkoutEvent>.self).items
        let answered = sent.filter { $0.answer != nil }
        #expect(events.map(\.seq) == Array(1...events.count))
        #expect(events.count == answered.count + 1, "an event for every effect, an effect for every event")
        #expect(
            Set(events.dropFirst().map(\.idempotencyKey)) == Set(answered.map(\.command.meta.idempotencyKey)))
        #expect(JSON.text(try events.reduce(JSONValue.null) { try $0.applying($1.diffOps) }) == stored.text)

        // The oracle: the same commands in the order of the events, through the pure reducer.
        var facts: [ExerciseID: ExerciseFacts] = [:]
        for exercise in [bench, pullUp, plank] {
            facts[exercise.id] = exercise
            facts[exercise.id]?.name = "Own " + exercise.name
        }
        var workout = start
        var states: [Int: ActiveWorkout] = [1: start]
        for event in events.dropFirst() {
            guard
                var command = answered.first(where: { $0.command.meta.idempotencyKey == event.idempotencyKey })?.command
            else { continue }
            command.facts = command.namedExercise.flatMap { facts[$0] }
            var undone: RecordedChange?
            if case .undo(let undo) = command,
                let target = RecordedChange.target(of: undo, in: Array(events.prefix { $0.seq < event.seq })),
                let before = states[target.seq - 1], let after = states[target.seq]
            {
                undone = RecordedChange(target, before: before, after: after)
            }
            let reduction = try reduce(workout, command, now: event.createdAt, undoing: undone)
            #expect(reduction.event.id == event.id)
            #expect(reduction.event.type == event.type)
            workout = reduction.workout
            states[event.seq] = workout
        }
        #expect(JSON.text(workout) == stored.text)
        #expect(workout.totals == Totals(of: workout.exercises))
    }
}
