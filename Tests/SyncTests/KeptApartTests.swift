import TestSupport
import Testing
import Training

@testable import Sync

/// What was done in a workout that ended elsewhere, or could not begin, is kept as one of its own.
@Suite struct KeptApartTests {
    private static func session(_ log: LogSession, _ gym: Gym) throws -> WorkoutSession {
        let exercises = gym.server.exercises
        return try log.session(id(1), facts: { id in exercises.first { $0.id == id }?.facts }, now: gym.now)
    }

    @Test(arguments: [true, false]) func setsOfAWorkoutThatEndedElsewhereAreKeptWithTheirTimes(completed: Bool) throws {
        var gym = Gym()
        gym.start()
        gym.drain()
        let (first, second) = (gym.place(0, 0), gym.place(0, 1))
        gym.perform(.log(first, failed: false))
        let began = gym.now
        gym.lose(arrived: false)
        gym.perform(.log(second, failed: false))
        let ended = gym.now
        gym.perform(.edit(first, [.reps(8)]))
        gym.perform(.flush)
        let meta = CommandMeta(key: "elsewhere", at: gym.now)
        gym.server.changeElsewhere(
            completed ? .complete(CompleteWorkout(meta: meta)) : .cancel(CancelWorkout(meta: meta)), now: gym.now)
        gym.drain()
        #expect(gym.sync.workout == nil)
        #expect(gym.sync.refused.count == 3 && gym.sync.canKeepApart)
        gym.crash()
        gym.drain()
        #expect(gym.sync.canKeepApart, "after a restart, too")
        let kept = gym.sync.keepApart(at: gym.now)
        let (log, effects) = try #require(kept)
        gym.carryOut(effects)
        let session = try Self.session(log, gym)
        #expect(session.startedAt == began && session.endedAt == ended)
        #expect(session.exercises.map(\.name) == ["Bench Press"])
        #expect(session.exercises[0].sets.map(\.reps) == [8, 10])
        #expect(session.exercises[0].sets.allSatisfy { $0.weight == .kg(80) && $0.status == .done })
        #expect(session.exercises[0].sets.allSatisfy { $0.id != first.setID && $0.id != second.setID })
        #expect(gym.sync.refused.isEmpty && !gym.sync.canKeepApart)
        #expect(gym.stored.keys.allSatisfy { !$0.hasPrefix(SyncKey.refused) })
        let again = gym.sync.keepApart(at: gym.now) != nil
        #expect(!again)
    }

    @Test func aWorkoutThatCouldNotBeginIsKeptWithItsNameAndStart() throws {
        var gym = Gym()
        var other = Gym()
        other.sync = WorkoutSync(seed: (77, 78))
        other.carryOut(other.sync.takeOver([], at: other.now))
        other.drain()
        other.start()
        other.drain()
        gym.server = other.server
        gym.start()
        let began = gym.now
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.perform(.complete(nil, notes: "alone"))
        let ended = gym.now
        gym.drain()
        #expect(gym.sync.refused.count == 3)
        #expect(gym.sync.workout?.id == other.sync.workout?.id)
        let kept = gym.sync.keepApart(at: gym.now)
        let (log, effects) = try #require(kept)
        gym.carryOut(effects)
        let session = try Self.session(log, gym)
        #expect(session.title == "Push A" && session.notes == "alone")
        #expect(session.startedAt == began && session.endedAt == ended)
        #expect(session.totals.sets == 1)
        #expect(gym.sync.refused.isEmpty)
        #expect(gym.sync.workout?.id == other.sync.workout?.id, "what runs goes on")
    }

    @Test func whatWasTakenBackIsNotKept() throws {
        var gym = Gym()
        gym.start()
        gym.drain()
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.lose(arrived: false)
        gym.perform(.log(gym.place(1, 0), failed: false))
        gym.perform(.undo)
        gym.perform(.log(gym.place(0, 1), failed: false))
        gym.perform(.replan(gym.place(0, 1)))
        let meta = CommandMeta(key: "elsewhere", at: gym.now)
        gym.server.changeElsewhere(.cancel(CancelWorkout(meta: meta)), now: gym.now)
        gym.drain()
        let kept = gym.sync.keepApart(at: gym.now)
        let (log, effects) = try #require(kept)
        gym.carryOut(effects)
        let session = try Self.session(log, gym)
        #expect(session.exercises.map(\.name) == ["Bench Press"])
        #expect(session.totals.sets == 1)
        #expect(gym.sync.refused.isEmpty)
    }

    /// Of a workout that goes on it has other remedies.
    @Test func whatIsOfTheRunningWorkoutIsNotKeptApart() throws {
        var gym = Gym()
        gym.start()
        gym.drain()
        let row = gym.place(1, 0)
        let meta = CommandMeta(key: "elsewhere", at: gym.now)
        gym.perform(.log(row, failed: false))
        gym.server.changeElsewhere(
            .removeExercise(RemoveExercise(exerciseInstanceID: row.exerciseInstanceID, meta: meta)), now: gym.now)
        gym.drain()
        #expect(gym.sync.refused.count == 1)
        let kept = gym.sync.keepApart(at: gym.now) != nil
        #expect(!gym.sync.canKeepApart && !kept)
    }
}
