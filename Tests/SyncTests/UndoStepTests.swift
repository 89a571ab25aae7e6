import TestSupport
import Testing
import Training

@testable import Sync

/// Changes of a workout, taken back and done again.
struct UndoStepTests {
    private func started() -> Gym {
        var gym = Gym()
        gym.start()
        gym.drain()
        return gym
    }

    /// - Parameter restarts: whether the app is killed after each of them; without a network, that the way back needs none.
    @Test(arguments: [false, true]) func everythingIsTakenBackAndDoneAgain(restarts: Bool) {
        var gym = started()
        var seen = [gym.sync.workout?.exercises]
        let bench = gym.place(0, 0).exerciseInstanceID
        gym.perform(.log(gym.place(0, 0), failed: false))
        seen.append(gym.sync.workout?.exercises)
        gym.perform(.edit(gym.place(0, 1), [.weight(.kg(85))]))
        gym.perform(.edit(gym.place(0, 2), [.weight(.kg(90))]))
        gym.perform(.flush)  // Together: one step.
        seen.append(gym.sync.workout?.exercises)
        gym.perform(.warmUp(bench, [WarmUpSet(weight: .kg(20), reps: 8), WarmUpSet(weight: .kg(50), reps: 5)]))
        seen.append(gym.sync.workout?.exercises)
        gym.perform(.skipExercise(gym.place(1, 0).exerciseInstanceID))
        seen.append(gym.sync.workout?.exercises)
        gym.perform(.swap(bench, gym.server.exercises[1].facts))
        seen.append(gym.sync.workout?.exercises)
        gym.drain()
        if restarts { gym.crash() }
        for step in seen.dropLast().reversed() {
            if restarts { gym.crash() }
            gym.perform(.undo)
            #expect(gym.sync.workout?.exercises == step)
            if seen.count % 2 == 0 { gym.drain() }
        }
        gym.drain()
        #expect(gym.server.current?.exercises == seen[0] && gym.sync.isSaved && gym.sync.refused.isEmpty)
        for step in seen.dropFirst() {
            if restarts { gym.crash() }
            gym.perform(.redo)
            #expect(gym.sync.workout?.exercises == step)
        }
        #expect(!gym.sync.canRedo)
        gym.drain()
        #expect(
            gym.server.current?.exercises == seen.last && comparable(gym.sync.workout) == comparable(gym.server.current)
        )
        gym.perform(.complete(nil, notes: nil))
        gym.drain()
        #expect(gym.stored.keys.allSatisfy { !$0.hasPrefix(SyncKey.done) && $0 != SyncKey.origin })
    }

    /// The answers of some came, those of others were lost, and one waits: all of them are taken back, in order.
    @Test func whatIsKeptAndWhatWaitsAreOnePast() {
        var gym = started()
        var seen = [gym.sync.workout?.exercises]
        for number in 0..<3 {
            gym.perform(.log(gym.place(0, number), failed: false))
            seen.append(gym.sync.workout?.exercises)
            if number == 0 { gym.drain() }
            if number == 1 { gym.lose(arrived: true) }
        }
        gym.crash()
        for step in seen.dropLast().reversed() {
            gym.perform(.undo)
            #expect(gym.sync.workout?.exercises == step)
            gym.crash()
        }
        gym.drain()
        #expect(gym.server.current?.exercises == seen[0] && gym.sync.isSaved && gym.sync.refused.isEmpty)
    }

    /// What somebody else did after it is not taken back with it: what is kept leads to another workout by then.
    @Test func whatIsKeptGivesWayToWhatSomebodyElseDid() {
        var gym = started()
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.drain()
        let other = gym.place(1, 0)
        gym.server.changeElsewhere(
            .logSet(
                LogSet(
                    exerciseInstanceID: other.exerciseInstanceID, setID: other.setID,
                    values: SetValues(weight: .kg(70), reps: 5), meta: CommandMeta(key: "other", at: gym.now))),
            now: gym.now)
        gym.crash()
        gym.drain()
        gym.crash()
        #expect(gym.sync.undoable == nil && gym.sync.canUndo)
        gym.perform(.skip(gym.place(0, 1)))
        gym.drain()
        gym.crash()
        #expect(gym.sync.undoable != nil, "begun anew")
        gym.perform(.undo)
        gym.drain()
        #expect(gym.sync.workout?[gym.place(0, 1)]?.status == .planned && gym.sync.workout?[other]?.status == .done)
        #expect(gym.sync.isSaved && comparable(gym.sync.workout) == comparable(gym.server.current))
    }

    /// The page that takes over goes on with what the other one kept.
    @Test func anotherPageGoesOnWithWhatIsKept() {
        var gym = started()
        let before = gym.sync.workout?.exercises
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.drain()
        var follower = WorkoutSync(seed: (77 << 32, 77))
        _ = follower.restore(gym.stored, at: gym.now)
        let told = gym.stored
        gym.perform(.log(gym.place(0, 1), failed: false))
        gym.drain()
        var news: [(key: String, value: String)] = []
        for (key, text) in gym.stored where told[key] != text { news.append((key, text)) }
        for key in told.keys where gym.stored[key] == nil { news.append((key, "")) }
        news.sort { $0.key > $1.key }
        _ = follower.stored(news, at: gym.now)
        gym.sync = follower
        gym.carryOut(gym.sync.takeOver([], at: gym.now))
        gym.drain()
        gym.perform(.undo)
        gym.drain()
        gym.crash()
        gym.perform(.undo)
        gym.drain()
        #expect(gym.sync.workout?.exercises == before && gym.server.current?.exercises == before)
    }

    @Test func keptDocumentsThatCannotBeReadAreLeftOut() {
        var gym = started()
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.drain()
        for key in gym.stored.keys where key.hasPrefix(SyncKey.done) { gym.stored[key] = "{" }
        let workout = gym.sync.workout
        gym.crash()
        #expect(gym.sync.workout == workout && gym.sync.undoable == nil && gym.sync.canUndo)
    }

    @Test func aSwapIsTakenBackWithTheNumbersThatItBrought() {
        var gym = started()
        let before = gym.sync.workout?.exercises
        gym.perform(.swap(gym.place(0, 0).exerciseInstanceID, gym.server.exercises[1].facts))
        for number in 0..<2 {
            let effects = gym.sync.perform(.edit(gym.place(0, number), [.weight(.kg(40))]), at: gym.now)
            gym.carryOut(effects)
        }
        let flushed = gym.sync.perform(.flush, at: gym.now)
        gym.carryOut(flushed)
        guard case .change(.swapExercise) = gym.sync.undoable?.step else {
            Issue.record("the step is called after the swap")
            return
        }
        let after = gym.sync.workout?.exercises
        gym.perform(.undo)
        #expect(gym.sync.workout?.exercises == before && gym.sync.undoable == nil)
        gym.perform(.redo)
        #expect(gym.sync.workout?.exercises == after)
        gym.drain()
        #expect(gym.server.current?.exercises == after && gym.sync.isSaved)
    }

    /// Nothing is offered to be taken back once the start is reached, with and without a network, also after a restart.
    @Test(arguments: [false, true]) func whereTheStartIsReachedNothingIsLeft(restarts: Bool) {
        var gym = Gym()
        gym.start()
        #expect(!gym.sync.canUndo)
        gym.drain()
        if restarts { gym.crash() }
        #expect(!gym.sync.canUndo)
        gym.perform(.log(gym.place(0, 0), failed: false))
        #expect(gym.sync.canUndo)
        gym.drain()
        if restarts { gym.crash() }
        gym.perform(.undo)
        #expect(!gym.sync.canUndo && gym.sync.canRedo)
        gym.drain()
        if restarts { gym.crash() }
        #expect(!gym.sync.canUndo && gym.sync.canRedo)
        gym.perform(.skip(gym.place(0, 1)))
        gym.drain()
        if restarts { gym.crash() }
        gym.perform(.undo)
        gym.drain()
        #expect(!gym.sync.canUndo && gym.sync.isSaved && gym.sync.refused.isEmpty)
    }

    @Test func aNewChangeEndsWhatCouldBeDoneAgain() {
        var gym = started()
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.perform(.undo)
        #expect(gym.sync.canRedo)
        gym.perform(.skip(gym.place(0, 1)))
        #expect(!gym.sync.canRedo)
        let before = gym.sync.workout
        gym.perform(.redo)
        #expect(gym.sync.workout == before)
    }

    @Test func whereNothingIsKeptTheServerIsAskedForWhatWasLast() {
        var gym = started()
        let before = gym.sync.workout?.exercises
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.drain()
        for key in gym.stored.keys where key == SyncKey.origin || key.hasPrefix(SyncKey.done) { gym.stored[key] = nil }
        gym.crash()
        gym.drain()
        #expect(gym.sync.undoable == nil && gym.sync.canUndo)
        gym.perform(.undo)
        #expect(gym.sync.workout?.totals.sets == 1, "it is not known here what was before")
        gym.drain()
        #expect(gym.sync.workout?.exercises == before && gym.server.current?.exercises == before)
        #expect(gym.happened.contains(.tookBack([gym.place(0, 0)])), "it is nobody else's change")
        // Nothing is left: that is said, and no more.
        gym.happened = []
        gym.perform(.undo)
        gym.drain()
        #expect(gym.sync.isSaved && gym.sync.refused.isEmpty)
    }

    @Test func whatWaitsCanBeTakenBackAfterARestart() {
        var gym = started()
        let before = gym.sync.workout?.exercises
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.crash()
        gym.perform(.undo)
        #expect(gym.sync.workout?.exercises == before)
        gym.drain()
        #expect(gym.server.current?.exercises == before && gym.sync.isSaved)
    }

    @Test func whatSomebodyElseChangedMeanwhileStays() {
        var gym = started()
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.drain()
        let other = gym.place(1, 0)
        let values = SetValues(weight: .kg(70), reps: 5)
        gym.server.changeElsewhere(
            .logSet(
                LogSet(
                    exerciseInstanceID: other.exerciseInstanceID, setID: other.setID, values: values,
                    meta: CommandMeta(key: "other", at: gym.now))), now: gym.now)
        gym.perform(.undo)
        gym.drain()
        #expect(gym.server.current?.totals.sets == 1)
        #expect(gym.sync.workout?[other]?.status == .done)
        #expect(comparable(gym.sync.workout) == comparable(gym.server.current))
    }
}
