import TestSupport
import Testing

@testable import Training

/// What a list says of a session.
struct ShortSessionTests {
    private static func set(
        _ weight: Int64?, _ reps: Int? = nil, seconds: Int? = nil, metres: Int64? = nil, _ type: SetType = .working,
        _ status: SetStatus = .done
    ) -> SetPerformance {
        var set = SetPerformance(id: id(1), setType: type, status: status)
        (set.weight, set.reps, set.durationSeconds) = (weight.map { .kg($0) }, reps, seconds)
        set.distance = metres.map { Distance(units: $0 * 10_000) }
        return set
    }

    private static func short(
        _ sets: [SetPerformance], _ loadKind: LoadKind = .external, _ measure: Measure = .reps
    ) -> ShortPerformance {
        let performance = ExercisePerformance(
            id: id(1), exerciseID: id(1), name: "", loadKind: loadKind, measure: measure, sets: sets)
        let moment = Instant(milliseconds: 0)
        return ShortSession(
            WorkoutSession(
                id: id(1), origin: .freeform, startedAt: moment, endedAt: moment, exercises: [performance])
        ).exercises[0]
    }

    @Test func theHardestLoadIsBestAndOfThatTheMostReps() {
        let short = Self.short([Self.set(60, 12), Self.set(80, 5), Self.set(80, 6), Self.set(80, 4)])
        #expect(short.sets == 4)
        #expect(short.best?.weight == .kg(80) && short.best?.reps == 6)
    }

    @Test func whatIsNoWorkCountsForNothing() {
        let short = Self.short([
            Self.set(100, 5, .warmup), Self.set(100, 5, .working, .skipped), Self.set(60, 8, .backoff),
            Self.set(90, 0), Self.set(90, nil),
        ])
        #expect(short.sets == 3)
        #expect(short.best?.weight == .kg(60) && short.best?.reps == 8)
        #expect(Self.short([Self.set(100, 5, .warmup)]).best == nil)
        #expect(Self.short([]) == Self.short([Self.set(100, 5, .working, .skipped)]))
    }

    @Test func aTypingErrorIsNoBest() {
        #expect(Self.short([Self.set(60, 8), Self.set(6_000, 8), Self.set(70, 800)]).best?.weight == .kg(60))
    }

    @Test func lessHelpIsHarder() {
        let short = Self.short([Self.set(30, 10), Self.set(20, 6), Self.set(nil, 12)], .assisted)
        #expect(short.best?.weight == .kg(20) && short.best?.reps == 6)
        #expect(Self.short([Self.set(nil, 12)], .assisted).best == nil, "how much help it was is not known")
    }

    @Test func bodyweightGoesByReps() {
        #expect(Self.short([Self.set(nil, 12), Self.set(nil, 15)], .bodyweight).best?.reps == 15)
        let weighted = Self.short([Self.set(nil, 15), Self.set(10, 6)], .bodyweightPlus)
        #expect(weighted.best?.weight == .kg(10) && weighted.best?.reps == 6)
    }

    @Test func timedSetsGoBySecondsAndCarriesByDistance() {
        let timed = Self.short([Self.set(nil, 3, seconds: 45), Self.set(nil, seconds: 60)], .bodyweight, .time)
        #expect(timed.best?.durationSeconds == 60 && timed.best?.reps == nil)
        let carried = Self.short(
            [Self.set(40, metres: 30), Self.set(40, seconds: 20, metres: 50)], .external, .distance)
        #expect(carried.best?.distance == Distance(units: 500_000) && carried.best?.durationSeconds == nil)
    }
}
