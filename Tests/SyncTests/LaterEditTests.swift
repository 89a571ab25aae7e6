import TestSupport
import Testing
import Training

@testable import Sync

/// Of the same cell the later edit stands, whichever arrives first.
@Suite struct LaterEditTests {
    /// A workout that is known on both sides, with a set of it.
    private static func begun() -> (Gym, SetPlace) {
        var gym = Gym()
        gym.start()
        gym.drain()
        return (gym, gym.place(0, 0))
    }

    /// Another device edits a set, so many seconds after what was done here last.
    private static func edit(
        _ gym: inout Gym, _ place: SetPlace, _ changes: [SetFieldChange], after seconds: Int64,
        key: String = "elsewhere"
    ) {
        let time = Instant(milliseconds: gym.now.milliseconds + seconds * 1_000, offsetMinutes: gym.now.offsetMinutes)
        gym.now.milliseconds = max(gym.now.milliseconds, time.milliseconds)
        let patch = PatchWorkout(
            ops: changes.map { .setField(SetFieldOp(place, $0)) }, meta: CommandMeta(key: key, at: time))
        gym.server.changeElsewhere(.patch(patch), now: gym.now)
    }

    private static func expectEqual(_ gym: Gym) {
        #expect(comparable(gym.sync.workout) == comparable(gym.server.current))
        #expect(gym.sync.refused.isEmpty && gym.sync.isSaved)
    }

    @Test(arguments: [false, true]) func anOlderEditGivesWayAndIsNamed(answerIsLost: Bool) {
        var (gym, place) = Self.begun()
        gym.perform(.edit(place, [.reps(12)]))
        gym.perform(.flush)
        gym.lose(arrived: false)
        Self.edit(&gym, place, [.reps(9)], after: 300)
        gym.now.milliseconds += 300_000
        gym.fire(.retry)
        if answerIsLost {
            gym.lose(arrived: true)
            gym.fire(.retry)
        }
        #expect(gym.sync.workout?[place]?.reps == 12)
        gym.drain()
        #expect(gym.sync.workout?[place]?.reps == 9)
        #expect(gym.server.current?.revision == 2)
        #expect(gym.happened == [.changedElsewhere([place])])
        Self.expectEqual(gym)
    }

    @Test func aLaterEditStandsThoughAnotherWasMadeMeanwhile() {
        var (gym, place) = Self.begun()
        Self.edit(&gym, place, [.reps(9)], after: 0)
        gym.perform(.edit(place, [.reps(12)]))
        gym.drain()
        #expect(gym.server.current?[place]?.reps == 12)
        Self.expectEqual(gym)
    }

    @Test func onlyTheCellThatWasEditedLaterGivesWay() {
        var (gym, place) = Self.begun()
        gym.perform(.edit(place, [.weight(.kg(90)), .reps(12)]))
        gym.perform(.flush)
        gym.lose(arrived: false)
        Self.edit(&gym, place, [.reps(9)], after: 300)
        gym.drain()
        #expect(gym.server.current?[place]?.weight == .kg(90))
        #expect(gym.server.current?[place]?.reps == 9)
        Self.expectEqual(gym)
    }

    @Test func aTickStandsWithTheNumbersThatWereEditedLater() {
        var (gym, place) = Self.begun()
        gym.perform(.log(place, failed: false))
        gym.lose(arrived: false)
        Self.edit(&gym, place, [.reps(9)], after: 300)
        gym.drain()
        #expect(gym.server.current?[place]?.status == .done)
        #expect(gym.server.current?[place]?.reps == 9)
        Self.expectEqual(gym)
    }

    @Test func aSetThatWasDoneAgainElsewhereIsNotTakenBack() {
        var (gym, place) = Self.begun()
        gym.perform(.log(place, failed: false))
        gym.drain()
        gym.perform(.replan(place))
        gym.lose(arrived: false)
        Self.edit(&gym, place, [.status(.planned)], after: 60)
        let again = LogSet(
            exerciseInstanceID: place.exerciseInstanceID, setID: place.setID,
            values: SetValues(weight: .kg(80), reps: 9), meta: CommandMeta(key: "again", at: gym.now))
        gym.server.changeElsewhere(.logSet(again), now: gym.now)
        gym.drain()
        #expect(gym.server.current?[place]?.status == .done)
        Self.expectEqual(gym)
    }

    /// This device's clock is behind. What was seen here and edited after that is later, whatever the clocks say.
    @Test func whatWasSeenBeforeAnEditDoesNotOvertakeIt() {
        var (gym, place) = Self.begun()
        let here = gym.now
        Self.edit(&gym, place, [.reps(9)], after: 60)
        gym.carryOut(gym.sync.wake())
        gym.drain()
        #expect(gym.sync.workout?[place]?.reps == 9)
        gym.now = here
        gym.perform(.edit(place, [.reps(12)]))
        gym.drain()
        #expect(gym.server.current?[place]?.reps == 12)
        Self.expectEqual(gym)
    }

    /// Two phones edit cells while their lines come and go: at the end each cell holds what was entered last.
    @Test(arguments: 0..<60) func everyCellHoldsWhatWasEnteredLast(seed: UInt64) {
        var dice = Dice(seed &* 104_729 &+ 3)
        var house = House(Gym().server, phones: 2)
        house.perform(.start(house.server.plans[0]), 0, 0)
        guard house.settle(), let exercise = house.server.current?.exercises.first else {
            Issue.record("seed \(seed): it did not start")
            return
        }
        for _ in 0..<80 {
            let phone = dice.roll(2)
            let place = SetPlace(exercise.instanceID, exercise.sets[dice.roll(exercise.sets.count)].id)
            switch dice.roll(10) {
            case 0...2: house.perform(.edit(place, [.reps(1 + dice.roll(25))]), phone, 0)
            case 3: house.perform(.edit(place, [.weight(.kg(Int64(1 + dice.roll(99))))]), phone, 0)
            case 4...5: house.perform(.flush, phone, 0)
            case 6: house.answer(phone, 0)
            case 7: house.lose(phone, 0, arrived: dice.roll(2) == 0, status: 0, late: false)
            case 8: house.fire(.retry, phone, 0)
            default: house.hearNews(phone)
            }
        }
        // The second time for the phone that was quiet before the other's last edit arrived.
        let isQuiet = house.settle() && house.settle()
        #expect(isQuiet, "seed \(seed)")
        var latest: [SetID: [SetFieldChange.Field: (time: Instant, changes: [SetFieldChange])]] = [:]
        for case .patch(let patch) in house.phones.flatMap(\.made.values) {
            guard let time = patch.meta.clientTimestamp else { continue }
            for case .setField(let op) in patch.ops {
                guard let set = op.target.setID else { continue }
                let known = latest[set]?[op.change.field]
                if let known, known.time > time { continue }
                // Of two that were entered in the same moment either may stand.
                let equal = known.map { $0.time == time ? $0.changes : [] } ?? []
                latest[set, default: [:]][op.change.field] = (time, equal + [op.change])
            }
        }
        for set in house.server.current?.exercises.first?.sets ?? [] {
            for (field, entered) in latest[set.id] ?? [:] {
                let stands: SetFieldChange = field == .reps ? .reps(set.reps) : .weight(set.weight)
                #expect(entered.changes.contains(stands), "seed \(seed)")
            }
        }
        for phone in house.phones {
            #expect(comparable(phone.pages[0].sync.workout) == comparable(house.server.current), "seed \(seed)")
            #expect(phone.pages[0].sync.refused.isEmpty && phone.pages[0].sync.isSaved, "seed \(seed)")
        }
    }
}
