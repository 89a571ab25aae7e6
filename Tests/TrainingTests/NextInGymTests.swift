import TestSupport
import Testing
import Training

/// What is proposed where no plan says anything can be loaded in the gym in use, wherever it was done before.
@Suite struct NextInGymTests {
    /// A bar of 20 kg and plates down to 1.25 kg: steps of 2.5 kg.
    private static let gym = Loads(.standard(.kg))

    private func item(_ sets: [(weight: Mass, reps: Int)], aimed: Bool) -> NextItem? {
        var session = WorkoutSession(
            id: id(1), origin: .freeform, startedAt: Instant(milliseconds: 0),
            endedAt: Instant(milliseconds: 3_600_000))
        var bench = ExercisePerformance(
            id: id(2), exerciseID: id(3), name: "Bench", loadKind: .external, measure: .reps)
        for (number, done) in sets.enumerated() {
            var set = SetPerformance(id: id(10 + number))
            (set.weight, set.reps) = (done.weight, done.reps)
            if aimed { set.target = SetTarget(weight: done.weight, reps: 10) }
            bench.sets.append(set)
        }
        session.exercises = [bench]
        let log = NextFromLog(increment: { _ in mass("2.5") }, gymLoads: { _, _ in Self.gym })
        return log.items([session]).first
    }

    @Test(arguments: [true, false]) func whatWasDoneElsewhereIsProposedAsTheGymCanLoadIt(aimed: Bool) throws {
        let next = try #require(item([(.kg(72), 9), (.kg(72), 8)], aimed: aimed)).recommendation
        #expect(next.targets.allSatisfy { $0.weight == .kg(70) })
        #expect(next.reasons.contains { $0.code == .gymLimit && $0.params.from == .kg(72) && $0.params.to == .kg(70) })
    }

    @Test(arguments: 0..<200) func everyProposalWithoutAPlanCanBeLoaded(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var sets: [(weight: Mass, reps: Int)] = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            sets.append((.kg(Int64.random(in: 21...140, using: &random)), Int.random(in: 1...14, using: &random)))
        }
        let next = try #require(item(sets, aimed: random.chance(2))).recommendation
        for weight in next.targets.compactMap(\.weight) { #expect(Self.gym.nearest(weight) == weight, "\(sets)") }
    }
}

/// Which way a set goes beside one of before.
@Suite struct SetTrendTests {
    @Test(arguments: 0..<200) func moreOneWayIsLessTheOther(seed: UInt64) {
        var random = SeededGenerator(seed)
        func numbers() -> SetNumbers {
            SetNumbers(
                weight: random.chance(5) ? nil : .kg(Int64.random(in: 50...54, using: &random)),
                reps: Int.random(in: 5...8, using: &random), durationSeconds: Int.random(in: 30...32, using: &random))
        }
        let (one, other) = (numbers(), numbers())
        let (measure, kind) = (
            random.pick([Measure.reps, .time]),
            random.pick([LoadKind.external, .bodyweight, .bodyweightPlus, .assisted])
        )
        let opposite: SetTrend? =
            switch other.trend(since: one, measure, kind) {
            case .more: .less
            case .less: .more
            case let same: same
            }
        #expect(one.trend(since: other, measure, kind) == opposite)
        #expect(one.trend(since: one, measure, kind) == .same)
    }

    @Test func theEstimatedMaxDecidesBetweenWeightAndReps() {
        let before = SetNumbers(weight: .kg(80), reps: 10)
        #expect(SetNumbers(weight: .kg(85), reps: 9).trend(since: before, .reps, .external) == .more)
        #expect(SetNumbers(weight: .kg(85), reps: 5).trend(since: before, .reps, .external) == .less)
        #expect(SetNumbers(weight: .kg(85), reps: 9).trend(since: before, .reps, .bodyweightPlus) == nil)
        #expect(SetNumbers(weight: .kg(75), reps: 10).trend(since: before, .reps, .assisted) == .more, "less help")
        #expect(SetNumbers(weight: .kg(80)).trend(since: before, .reps, .external) == nil, "nothing was counted")
    }
}
