import TestSupport
import Testing
import Training
import Wire

@testable import Sync

@Suite struct SyncTests {
    @Test func aTapIsShownAndStoredBeforeItIsSent() throws {
        var gym = Gym()
        gym.start()
        #expect(gym.sync.workout?.exercises.count == 3)
        #expect(try gym.waiting().count == 1)
        #expect(gym.open.map { $0.path } == ["/v1/active-workouts"])
        #expect(gym.sync.waiting == 1)
        #expect(!gym.sync.isSaved)
        gym.answer()
        #expect(gym.sync.isSaved)
        gym.perform(.log(gym.place(0, 0), failed: false))
        #expect(gym.sync.workout?.totals.sets == 1)
        #expect(!gym.sync.isSaved)
        #expect(try gym.waiting().count == 1)
        gym.answer()
        #expect(gym.sync.isSaved)
        #expect(comparable(gym.sync.workout) == comparable(gym.server.current))
    }

    @Test func changesAreSentOneAtATimeInOrder() {
        var gym = Gym()
        gym.start()
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.perform(.log(gym.place(0, 1), failed: false))
        gym.perform(.addSet(gym.place(0, 0).exerciseInstanceID))
        #expect(gym.open.count == 1)
        #expect(gym.sync.waiting == 4)
        gym.drain()
        #expect(
            gym.server.log.map { String($0.split(separator: "/").last ?? "") }
                == ["active-workouts", "log-set", "log-set", "patch"])
        #expect(gym.server.current?.exercises[0].sets.count == 4)
    }

    @Test func aFailureIsTriedAgainForEverWithGrowingPauses() {
        var gym = Gym()
        gym.start()
        var delays: [Int] = []
        for _ in 0..<8 {
            let id = gym.open[0].id
            gym.open = []
            let effects = gym.sync.answered(id, status: 503, body: "")
            for case .timer(.retry, let delay) in effects { delays.append(delay) }
            gym.carryOut(effects)
            gym.fire(.retry)
        }
        #expect(delays == [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
        gym.lose(arrived: false)
        #expect(gym.open.isEmpty)
        gym.carryOut(gym.sync.wake())
        #expect(gym.open.count == 1)
        gym.answer()
        #expect(gym.sync.isSaved)
        #expect(gym.sync.failures == 0)
    }

    @Test func aLoginPageIsNoAnswer() {
        var gym = Gym()
        gym.start()
        gym.lose(arrived: false, status: 200, body: "<html>Welcome to the gym</html>")
        #expect(gym.sync.waiting == 1)
        gym.fire(.retry)
        gym.lose(arrived: false, status: 403, body: "<html>Please pay</html>")
        #expect(gym.sync.refused.isEmpty)
        gym.fire(.retry)
        gym.answer()
        #expect(gym.sync.isSaved)
    }

    @Test func editsOfOneSetBecomeOnePatchAfterTheDelay() {
        var gym = Gym()
        gym.start()
        gym.drain()
        let place = gym.place(0, 1)
        gym.perform(.edit(place, [.weight(.kg(8))]))
        gym.perform(.edit(place, [.weight(.kg(82))]))
        gym.perform(.edit(place, [.reps(9)]))
        #expect(gym.sync.workout?[place]?.weight == .kg(82))
        #expect(gym.open.isEmpty)
        #expect(gym.sync.waiting == 1)
        gym.fire(.edits)
        #expect(gym.open.count == 1)
        gym.drain()
        #expect(gym.server.current?[place]?.weight == .kg(82))
        #expect(gym.server.current?[place]?.reps == 9)
        #expect(gym.server.current?.revision == 2)
    }

    @Test func doneFlushesOtherSetsEditsAndSupersedesItsOwn() {
        var gym = Gym()
        gym.start()
        gym.drain()
        gym.perform(.edit(gym.place(0, 1), [.weight(.kg(85))]))
        gym.perform(.edit(gym.place(0, 0), [.weight(.kg(82)), .rir(RIR(1))]))
        gym.perform(.log(gym.place(0, 0), failed: false))
        #expect(gym.timers.isEmpty)
        gym.drain()
        #expect(gym.server.log.suffix(2).map { String($0.split(separator: "/").last ?? "") } == ["patch", "log-set"])
        #expect(gym.server.current?[gym.place(0, 0)]?.weight == .kg(82))
        #expect(gym.server.current?[gym.place(0, 0)]?.rir == RIR(1))
        #expect(gym.server.current?[gym.place(0, 1)]?.weight == .kg(85))
    }

    @Test func editsSurviveACrash() {
        var gym = Gym()
        gym.start()
        gym.drain()
        gym.perform(.edit(gym.place(1, 1), [.reps(7)]))
        gym.crash()
        #expect(gym.sync.workout?[gym.place(1, 1)]?.reps == 7)
        gym.drain()
        #expect(gym.server.current?[gym.place(1, 1)]?.reps == 7)
        #expect(gym.sync.isSaved)
    }

    @Test func aCrashAfterTheServerActedDoesNotDoubleTheSet() {
        var gym = Gym()
        gym.start()
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.answer()
        _ = gym.server.handle(gym.open[0].method, gym.open[0].path, gym.open[0].body, now: gym.now)
        gym.crash()
        #expect(gym.sync.workout?.totals.sets == 1)
        gym.drain()
        #expect(gym.sync.isSaved)
        #expect(gym.sync.refused.isEmpty)
        #expect(gym.server.current?.totals.sets == 1)
        #expect(gym.server.carriedOut.values.allSatisfy { $0 == 1 })
    }

    @Test func aWholeWorkoutOfflineArrivesLater() {
        var gym = Gym()
        gym.start()
        for exercise in 0..<2 {
            for set in 0..<3 { gym.perform(.log(gym.place(exercise, set), failed: false)) }
        }
        gym.perform(.complete(SessionRPE(halves: 16), notes: "in the cellar"))
        #expect(gym.sync.workout?.status == .completed)
        #expect(!gym.sync.isTraining)
        gym.lose(arrived: false)
        gym.crash()
        #expect(gym.sync.workout?.status == .completed)
        #expect(gym.sync.waiting == 8)
        gym.drain()
        #expect(gym.sync.workout == nil)
        #expect(gym.server.sessions.count == 1)
        #expect(gym.server.sessions[0].totals.sets == 6)
        #expect(gym.server.sessions[0].notes == "in the cellar")
        let completed = gym.happened.contains { if case .completed = $0 { true } else { false } }
        #expect(completed)
        #expect(gym.stored.isEmpty)
    }

    @Test func aRefusedChangeIsKeptAndTheRestGoesOn() {
        var gym = Gym()
        gym.start()
        gym.drain()
        var elsewhere = RemoveExercise(exerciseInstanceID: gym.place(1, 0).exerciseInstanceID, meta: .unsaid)
        elsewhere.meta = CommandMeta(key: "elsewhere", at: gym.now)
        gym.perform(.log(gym.place(1, 0), failed: false))
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.server.changeElsewhere(.removeExercise(elsewhere), now: gym.now)
        gym.drain()
        #expect(gym.sync.refused.count == 1)
        #expect(gym.sync.refused[0].change.exerciseName == "Row")
        #expect(gym.sync.refused[0].change.setNumber == 1)
        #expect(gym.sync.refused[0].code == "TARGET_NOT_FOUND")
        #expect(gym.sync.workout?.exercises.map { $0.name } == ["Bench Press", "Plank"])
        #expect(gym.sync.workout?.totals.sets == 1)
        gym.crash()
        #expect(gym.sync.refused.count == 1)
        gym.carryOut(gym.sync.dismissRefused())
        #expect(gym.sync.refused.isEmpty)
    }

    // MARK: Once more

    /// What was refused because its exercise was gone is sent again once that is there.
    @Test func aRefusedChangeIsSentAgainOnceItAppliesAndThenOnce() throws {
        var gym = Gym()
        gym.start()
        gym.drain()
        let before = try #require(gym.server.current)
        let row = gym.place(1, 0)
        var elsewhere = RemoveExercise(exerciseInstanceID: row.exerciseInstanceID, meta: .unsaid)
        elsewhere.meta = CommandMeta(key: "elsewhere", at: gym.now)
        gym.perform(.log(row, failed: false))
        let tapped = gym.now
        gym.server.changeElsewhere(.removeExercise(elsewhere), now: gym.now)
        gym.drain()
        let key = try #require(gym.sync.refusedKeys.first)
        #expect(gym.sync.remedy(key) == nil)
        gym.carryOut(gym.sync.retry(key, at: gym.now))
        #expect(gym.sync.refused.count == 1 && gym.sync.isSaved, "there is nothing that it could be sent for")
        // The other one takes it back.
        let now = try #require(gym.server.current)
        gym.server.workouts[0].exercises = before.exercises
        gym.server.workouts[0].revision = now.revision + 1
        gym.carryOut(gym.sync.heard(now.id, revision: now.revision + 1))
        gym.drain()
        #expect(gym.sync.remedy(key) == .again)
        gym.carryOut(gym.sync.retry(key, at: gym.now))
        gym.carryOut(gym.sync.retry(key, at: gym.now))
        #expect(gym.sync.refused.isEmpty && gym.sync.waiting == 1)
        gym.crash()
        gym.drain()
        let set = try #require(gym.server.current?.exercises[1].sets[0])
        #expect(set.status == .done && set.completedAt == tapped, "it was done when it was done")
        #expect(gym.sync.isSaved && gym.sync.refused.isEmpty && gym.server.current?.totals.sets == 1)
    }

    /// The set was taken out elsewhere while it was done here: its numbers come back as another one.
    @Test func whatWasDoneInASetThatIsGoneIsKeptAsAnother() throws {
        var gym = Gym()
        gym.start()
        gym.drain()
        let place = gym.place(0, 2)
        var patch = PatchWorkout(ops: [.removeSet(RemoveSetOp(target: place))], meta: .unsaid)
        patch.meta = CommandMeta(key: "elsewhere", at: gym.now)
        gym.perform(.log(place, failed: false))
        gym.server.changeElsewhere(.patch(patch), now: gym.now)
        gym.drain()
        let key = try #require(gym.sync.refusedKeys.first)
        #expect(gym.sync.remedy(key) == .anotherSet)
        gym.carryOut(gym.sync.retry(key, at: gym.now))
        #expect(gym.sync.workout?.exercises[0].sets.last?.status == .done)
        gym.crash()
        gym.drain()
        let sets = try #require(gym.server.current?.exercises[0].sets)
        #expect(sets.map(\.status) == [.planned, .planned, .done] && sets[2].weight == .kg(80) && sets[2].reps == 10)
        #expect(gym.sync.isSaved && gym.sync.refused.isEmpty && gym.stored.keys.allSatisfy { !$0.contains("refused") })
    }

    @Test func whatIsOverIsNotSentAgain() throws {
        var gym = Gym()
        gym.start()
        gym.drain()
        gym.perform(.log(gym.place(0, 0), failed: false))
        var over = CompleteWorkout(meta: .unsaid)
        over.meta = CommandMeta(key: "elsewhere", at: gym.now)
        gym.server.changeElsewhere(.complete(over), now: gym.now)
        gym.drain()
        for key in gym.sync.refusedKeys { #expect(gym.sync.remedy(key) == nil) }
    }

    /// Of two phones that did the same set the later one is right, and it shows what it has overruled.
    @Test(arguments: [10, 9]) func aSetDoneElsewhereIsCorrectedByWhoComesLater(reps: Int) {
        var gym = Gym()
        gym.start()
        gym.drain()
        let place = gym.place(0, 0)
        let other = LogSet(
            exerciseInstanceID: place.exerciseInstanceID, setID: place.setID,
            values: SetValues(weight: .kg(80), reps: reps), meta: CommandMeta(key: "elsewhere", at: gym.now))
        gym.perform(.log(place, failed: false))
        gym.server.changeElsewhere(.logSet(other), now: gym.now)
        gym.drain()
        #expect(gym.sync.refused.isEmpty)
        #expect(gym.sync.isSaved)
        #expect(gym.server.current?[place]?.reps == 10)
        #expect(gym.server.current?.revision == (reps == 10 ? 2 : 3))
        #expect(comparable(gym.sync.workout) == comparable(gym.server.current))
    }

    /// The phone was away while the other one did the set: it has to give way, and says so.
    @Test(arguments: [true, false]) func aSetDoneElsewhereLaterStands(logged: Bool) throws {
        var gym = Gym()
        gym.start()
        gym.drain()
        let place = gym.place(0, 0)
        // An edit is not looked at before it is sent, but behind another change it is.
        if !logged { gym.perform(.log(gym.place(0, 1), failed: false)) }
        gym.perform(.edit(place, [.reps(9)]))
        gym.perform(logged ? .log(place, failed: false) : .flush)
        gym.lose(arrived: false)
        gym.now.milliseconds += 45_000
        let other = LogSet(
            exerciseInstanceID: place.exerciseInstanceID, setID: place.setID,
            values: SetValues(weight: .kg(80), reps: 7), meta: CommandMeta(key: "elsewhere", at: gym.now))
        gym.server.changeElsewhere(.logSet(other), now: gym.now)
        gym.drain()
        #expect(gym.server.current?[place]?.reps == 7)
        #expect(gym.server.current?.revision == (logged ? 2 : 3))
        #expect(gym.happened.contains(.changedElsewhere([place])))
        #expect(gym.sync.refused.isEmpty && gym.sync.isSaved)
        #expect(try gym.waiting().isEmpty)
        #expect(comparable(gym.sync.workout) == comparable(gym.server.current))
    }

    @Test func aSecondWorkoutCanBeDoneBeforeTheFirstIsSaved() {
        var gym = Gym()
        for _ in 0..<2 {
            gym.start()
            for set in 0..<3 { gym.perform(.log(gym.place(0, set), failed: false)) }
            gym.perform(.complete(nil, notes: nil))
        }
        gym.start()
        gym.perform(.log(gym.place(1, 0), failed: false))
        #expect(gym.sync.waiting == 12)
        gym.lose(arrived: false)
        gym.crash()
        #expect(gym.sync.workout?.totals.sets == 1 && gym.sync.isTraining)
        let finished = gym.sync.finished
        gym.drain()
        #expect(gym.server.sessions == finished.reversed())
        #expect(gym.server.sessions.map { $0.totals.sets } == [3, 3])
        #expect(gym.sync.refused.isEmpty)
        #expect(gym.sync.isSaved && gym.sync.isTraining)
        #expect(comparable(gym.sync.workout) == comparable(gym.server.current))
    }

    @Test func aWorkoutFinishedElsewhereEndsHere() {
        var gym = Gym()
        gym.start()
        gym.drain()
        let complete = CompleteWorkout(meta: CommandMeta(key: "elsewhere", at: gym.now))
        gym.server.changeElsewhere(.complete(complete), now: gym.now)
        let id = gym.sync.workout?.id ?? id(1)
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.drain()
        #expect(gym.sync.workout == nil)
        #expect(gym.sync.refused.map { $0.code } == ["WORKOUT_NOT_IN_PROGRESS"])
        #expect(gym.happened.contains(.ended(id, .completed)))
    }

    @Test func aStartBesideARunningWorkoutIsRefusedAndTheRunningOneShown() {
        var gym = Gym()
        var other = Gym()
        other.server = gym.server
        other.sync = WorkoutSync(seed: (77, 78))
        other.carryOut(other.sync.takeOver([], at: other.now))
        other.drain()
        other.start()
        other.drain()
        gym.server = other.server
        gym.start()
        gym.perform(.log(gym.place(0, 0), failed: false))
        gym.drain()
        #expect(gym.sync.refused.count == 2)
        #expect(gym.sync.workout?.id == other.sync.workout?.id)
    }

    @Test func aTapWritesOneChangeAndAnAnswerTheBase() throws {
        var gym = Gym()
        gym.start()
        gym.answer()
        let before = gym.stored
        #expect(before[SyncKey.base] != nil)
        gym.perform(.log(gym.place(0, 0), failed: false))
        let new = gym.stored.filter { before[$0.key] != $0.value }
        #expect(new.count == 1 && new.keys.allSatisfy { $0.hasPrefix(SyncKey.step) })
        gym.answer()
        // And what the change can be taken back by: the change itself, and once the workout before it.
        #expect(
            gym.stored.keys.allSatisfy { [SyncKey.base, SyncKey.origin].contains($0) || $0.hasPrefix(SyncKey.done) })
        #expect(gym.stored.count == 3 && gym.stored[SyncKey.base] != before[SyncKey.base])
        let origin = gym.stored[SyncKey.origin]
        gym.perform(.log(gym.place(0, 1), failed: false))
        gym.answer()
        #expect(gym.stored.count == 4 && gym.stored[SyncKey.origin] == origin)
    }

    /// The queue was one document, first with the acknowledged workout in it, then beside it.
    @Test(arguments: [true, false]) func theFormerDocumentsAreReadAndReplaced(holdsBase: Bool) throws {
        var gym = Gym()
        gym.start()
        gym.answer()
        gym.perform(.log(gym.place(0, 0), failed: false))
        var former = FormerDocument()
        former.queue = try gym.waiting()
        former.pending = [PendingEdit(gym.place(0, 1), [.reps(5)])]
        let base = gym.stored[SyncKey.base] ?? ""
        if holdsBase { former.base = RawJSON(try JSON.decode(ActiveWorkout.self, from: base)) }
        let text = JSON.text(former)
        gym.stored = holdsBase ? [SyncKey.former: text] : [SyncKey.formerQueue: text, SyncKey.base: base]
        gym.crash()
        #expect(gym.sync.workout?.totals.sets == 1 && gym.sync.waiting == 2)
        #expect(gym.stored[SyncKey.former] == nil && gym.stored[SyncKey.formerQueue] == nil)
        #expect(try gym.waiting().count == 2)
        gym.drain()
        #expect(gym.sync.isSaved)
        #expect(gym.server.current?[gym.place(0, 1)]?.reps == 5)
        #expect(comparable(gym.sync.workout) == comparable(gym.server.current))
    }

    @Test(arguments: [SyncKey.base, SyncKey.step]) func damagedStorageIsSetAsideAsAWhole(_ prefix: String) throws {
        var gym = Gym()
        gym.start()
        gym.answer()
        gym.perform(.log(gym.place(0, 0), failed: false))
        let key = try #require(gym.stored.keys.first { $0.hasPrefix(prefix) })
        gym.stored[key]?.removeLast()
        let texts = gym.stored.sorted { $0.key < $1.key }.map { $0.value }
        #expect(texts.count == 2)
        gym.crash()
        #expect(gym.sync.workout == nil)
        #expect(gym.stored == [SyncKey.damaged: texts.joined(separator: "\n")])
    }

    @Test func damagedStorageIsSetAside() {
        var gym = Gym()
        gym.stored[SyncKey.formerQueue] = "{\"version\":1,\"base\":"
        gym.crash()
        #expect(gym.sync.workout == nil)
        #expect(gym.stored[SyncKey.damaged] != nil)
        gym.drain()
        gym.start()
        gym.drain()
        #expect(gym.sync.isSaved)
    }

    @Test func whatTheEngineRefusesIsNotQueued() {
        var gym = Gym()
        gym.start()
        gym.drain()
        gym.perform(.edit(gym.place(0, 0), [.reps(31)]))
        gym.perform(.log(SetPlace(gym.place(0, 0).exerciseInstanceID, id(1)), failed: false))
        #expect(gym.sync.isSaved)
        let declined = gym.happened.filter { if case .declined = $0 { true } else { false } }
        #expect(declined.count == 1)
    }

    @Test func aFailedAttemptIsLoggedWithNoReps() {
        var gym = Gym()
        gym.start()
        gym.perform(.log(gym.place(0, 0), failed: true))
        gym.drain()
        #expect(gym.server.current?[gym.place(0, 0)]?.reps == 0)
        #expect(gym.server.current?[gym.place(0, 0)]?.tags.isFailure == true)
    }

    @Test func idsAreVersionSevenAndNeverTheSame() {
        var ids = IDSource(seed: (0, 0))
        var seen: Set<SetID> = []
        let now = Instant(milliseconds: 1_795_000_000_000)
        for _ in 0..<1_000 {
            let id: SetID = ids.next(at: now)
            #expect(id.high >> 12 & 0xF == 7)
            #expect(id.low >> 62 == 2)
            seen.insert(id)
        }
        #expect(seen.count == 1_000)
    }
}
