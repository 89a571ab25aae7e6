import TestSupport
import Testing
import Training

/// What the three sentences after a session say of sets that are lighter on purpose.
@Suite struct SummaryTests {
    /// Three sets that were planned at 72 kg × 8: two as planned, the last one of another kind, lighter.
    private func summary(_ type: SetType, _ weight: Int64, _ reps: Int, target: Int64 = 72) -> CompletionSummary {
        var session = WorkoutSession(
            id: id(1), origin: .plan, startedAt: Instant(milliseconds: 0), endedAt: Instant(milliseconds: 3_600_000))
        var bench = ExercisePerformance(
            id: id(2), exerciseID: id(3), name: "Bench", loadKind: .external, measure: .reps)
        for number in 1...3 {
            var set = SetPerformance(id: id(10 + number), setType: number < 3 ? .working : type)
            set.target = SetTarget(weight: .kg(number < 3 ? 72 : target), reps: 8)
            (set.weight, set.reps) = (.kg(number < 3 ? 72 : weight), number < 3 ? 8 : reps)
            bench.sets.append(set)
        }
        session.exercises = [bench]
        session.totals = session.computedTotals
        return CompletionSummary(session, [], next: [])
    }

    @Test(arguments: [SetType.warmup, .backoff, .dropset, .restPause, .cluster])
    func aSetThatIsMeantToBeLighterIsNotBelowTheWeightOfTheHeavyOnes(type: SetType) {
        let summary = summary(type, 50, 7)
        #expect(summary.toImprove.code == .nothingMissed)
        #expect(summary.wentWell.code == .targetsReached)
    }

    @Test func aSetThatFellShortOfItsOwnTargetIsSaid() {
        #expect(summary(.working, 50, 8).toImprove.code == .lighterSet)
        #expect(summary(.working, 72, 7).toImprove.code == .repsMissed)
        #expect(summary(.backoff, 55, 8, target: 60).toImprove.code == .lighterSet)
        #expect(summary(.backoff, 60, 7, target: 60).toImprove.code == .repsMissed)
        #expect(summary(.backoff, 60, 8, target: 60).toImprove.code == .nothingMissed)
    }
}
