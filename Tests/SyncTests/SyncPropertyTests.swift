import TestSupport
import Testing
import Training

@testable import Sync

/// Random taps over a random line: nothing is lost, nothing is doubled, and both sides end up the same.
@Suite struct SyncPropertyTests {
    @Test(arguments: 0..<150)
    func randomTapsOverABadLineArriveExactlyOnce(seed: UInt64) {
        var dice = Dice(seed &* 7_919 &+ 1)
        var gym = Gym()
        var late: [(UInt32, FakeServer.Answer)] = []
        gym.start()
        for _ in 0..<120 {
            if dice.roll(2) == 0 { tap(&gym, &dice) }
            line(&gym, &dice, &late)
            // The optimistic picture is what the server will make of it.
            if gym.sync.isSaved, gym.open.isEmpty, gym.sync.fetch == nil {
                #expect(isSame(gym), "seed \(seed)")
            }
        }
        let shown = gym.sync.workout
        gym.perform(.flush)
        gym.drain()
        #expect(gym.sync.isSaved, "seed \(seed)")
        #expect(gym.sync.refused.count == 0, "seed \(seed)")
        #expect(gym.server.carriedOut.values.allSatisfy { $0 == 1 }, "seed \(seed)")
        #expect(isSame(gym), "seed \(seed)")
        let foreseen = shown?.totals == gym.server.current?.totals && shown?.exercises == gym.server.current?.exercises
        #expect(foreseen, "seed \(seed)")
        gym.perform(.complete(nil, notes: nil))
        let finished = gym.sync.finished
        gym.crash()
        #expect(gym.sync.finished == finished, "seed \(seed)")
        gym.drain()
        #expect(gym.server.sessions.count == 1, "seed \(seed)")
        #expect(gym.server.sessions == finished, "seed \(seed)")
        #expect(gym.sync.finished.isEmpty, "seed \(seed)")
        #expect(gym.sync.workout == nil, "seed \(seed)")
    }

    private func isSame(_ gym: Gym) -> Bool { comparable(gym.sync.workout) == comparable(gym.server.current) }

    private func tap(_ gym: inout Gym, _ dice: inout Dice) {
        guard let workout = gym.sync.workout, !workout.exercises.isEmpty else {
            return gym.perform(.addExercise(gym.server.exercises[dice.roll(3)].facts, sets: nil))
        }
        let exercise = dice.roll(workout.exercises.count)
        let place = gym.place(exercise, dice.roll(max(1, workout.exercises[exercise].sets.count)))
        let instance = workout.exercises[exercise].instanceID
        let order = workout.exercises.map(\.instanceID)
        switch dice.roll(26) {
        case 0...4: gym.perform(.log(place, failed: dice.roll(12) == 0))
        case 5: gym.perform(.edit(place, [.weight(.kg(Int64(dice.roll(120))))]))
        case 6: gym.perform(.edit(place, [.reps(1 + dice.roll(20)), .rir(RIR(dice.roll(6)))]))
        case 7: gym.perform(.replan(place))
        case 8: gym.perform(.skip(place))
        case 9: gym.perform(.addSet(instance))
        case 10: gym.perform(.removeSet(place))
        case 11: gym.perform(.addExercise(gym.server.exercises[dice.roll(3)].facts, sets: nil))
        case 12: if dice.roll(4) == 0 { gym.perform(.removeExercise(instance)) }
        case 13...16: if gym.sync.undoable != nil { gym.perform(.undo) }
        case 17...18: gym.perform(.redo)
        case 19: gym.perform(.swap(instance, gym.server.exercises[dice.roll(3)].facts))
        case 20: gym.perform(.reorder(order.shuffled(using: &dice)))
        case 21: gym.perform(.superset(order, dice.roll(3) == 0 ? nil : "a"))
        case 22:
            let ramp = [WarmUpSet(weight: .kg(20), reps: 8), WarmUpSet(weight: .kg(40), reps: 5)]
            if workout.exercises[exercise].measure == .reps { gym.perform(.warmUp(instance, ramp)) }
        case 23: gym.perform(.exerciseNote(instance, dice.roll(3) == 0 ? nil : "note " + String(dice.roll(9))))
        case 24: gym.perform(dice.roll(2) == 0 ? .rest(instance, 60) : .skipExercise(instance))
        default: gym.perform(.flush)
        }
    }

    private func line(_ gym: inout Gym, _ dice: inout Dice, _ late: inout [(UInt32, FakeServer.Answer)]) {
        switch dice.roll(12) {
        case 0: gym.lose(arrived: false)
        case 1: gym.lose(arrived: true)
        case 2: gym.lose(arrived: dice.roll(2) == 0, status: [408, 429, 500, 502, 503][dice.roll(5)])
        case 3:  // Nobody is left to hear the late answers.
            gym.crash()
            late = []
        case 4:  // The answer comes after the client has given up, and twice.
            guard let request = gym.open.first else { return }
            let answer = gym.server.handle(request.method, request.path, request.body, now: gym.now)
            gym.lose(arrived: false)
            late += [(request.id, answer), (request.id, answer)]
        case 5:
            guard !late.isEmpty else { return }
            let (id, answer) = late.removeFirst()
            gym.carryOut(gym.sync.answered(id, status: answer.status, body: answer.body))
        case 6: gym.carryOut(gym.sync.wake())
        case 7: gym.fire(.retry)
        case 8: gym.fire(.edits)
        default: gym.answer()
        }
    }
}
