import Wire
import TestSupport
import Testing
import Training

/// Sets at one weight with a common target, as seed 002 writes them: 3×8@60 is `sets(60, target: 8, [8, 8, 8])`.
private func sets(_ kilograms: Int64, target: Int, _ reps: [Int], at performed: Int64? = nil) -> [EvaluatedSet] {
    reps.map {
        EvaluatedSet(
            target: SetTarget(weight: .kg(kilograms), reps: target), weight: .kg(performed ?? kilograms), reps: $0)
    }
}

extension DoubleProgression {
    /// What follows from one session alone.
    fileprivate func next(after sets: [EvaluatedSet], loadKind: LoadKind) -> Recommendation {
        ProgressionRule.doubleProgression(self).next(after: sets, loadKind: loadKind)
    }
}

private func next(_ sets: [EvaluatedSet], _ rule: DoubleProgression = DoubleProgression()) -> Recommendation {
    rule.next(after: sets, loadKind: .external)
}

private func target(_ kilograms: Double, _ reps: Int) -> SetTarget {
    SetTarget(weight: Mass(thousandths: Int64(kilograms * 1_000), of: .kg), reps: reps)
}

/// Seed 002, "Example Acceptance Tests" and "Acceptance Criteria (Progression)", by its lines.
struct Seed002AcceptanceTests {
    @Test func threeByEightAtSixtyAllCompletedGoesToThreeByNine() {
        let next = next(sets(60, target: 8, [8, 9, 8]))
        #expect(next.change == .increaseReps)
        #expect(next.targets == Array(repeating: target(60, 9), count: 3))
        #expect(next.reasons.map(\.code) == [.targetReached])
    }

    @Test func threeByTwelveAtSixtyAllCompletedGoesToEightAtTheNextLoad() {
        let next = next(sets(60, target: 12, [12, 12, 12]))
        #expect(next.change == .increaseWeight)
        #expect(next.targets == Array(repeating: target(62.5, 8), count: 3))
        var fine = DoubleProgression()
        fine.minIncrement = .kg(1)
        #expect(
            fine.next(after: sets(60, target: 12, [12, 12, 12]), loadKind: .external).targets.first == target(63, 8))
    }

    @Test func aSetBelowItsTargetHolds() {
        let next = next(sets(60, target: 9, [9, 8, 9]))
        #expect(next.change == .stay)
        #expect(next.targets == Array(repeating: target(60, 9), count: 3))
        #expect(next.reasons.map(\.code) == [.belowTarget])
    }

    @Test func warmUpsAreExcluded() {
        let warmups = [20, 40].map {
            EvaluatedSet(type: .warmup, target: target(Double($0), 3), weight: .kg(Int64($0)), reps: 3)
        }
        #expect(next(warmups + sets(60, target: 8, [8, 8, 8])) == next(sets(60, target: 8, [8, 8, 8])))
    }

    @Test func aManualOverrideIsTheNewBaseline() {
        // The plan was edited to 3×10@62.5: progression resumes from there.
        let edited = (0..<3).map { _ in
            EvaluatedSet(target: target(62.5, 10), weight: Mass(thousandths: 62_500, of: .kg), reps: 10)
        }
        #expect(next(edited).targets.first == target(62.5, 11))
        // The lifter took 65 instead of 60: that is proposed as the new weight.
        let heavier = next(sets(60, target: 8, [8, 8, 8], at: 65))
        #expect(heavier.change == .increaseWeight)
        #expect(heavier.targets.first == target(65, 9))
        #expect(heavier.reasons.map(\.code) == [.manualOverride, .targetReached])
        let lighter = next(sets(60, target: 8, [12, 12, 12], at: 55))
        #expect(lighter.change == .decreaseWeight)
        #expect(lighter.targets.first == target(55, 8))
    }

    @Test func reachingTheMaximumOverridesReachingTheTarget() {
        #expect(next(sets(60, target: 8, [12, 12, 13])).change == .increaseWeight)
        #expect(next(sets(60, target: 8, [12, 11, 13])).change == .increaseReps)
    }

    @Test func aFailedOrSkippedWorkingSetHolds() {
        var skipped = sets(60, target: 8, [12, 12, 12])
        skipped[1].done = false
        #expect(next(skipped).change == .stay)
        #expect(next(skipped).reasons.map(\.code) == [.missingSets])
        #expect(next(sets(60, target: 8, [12, 0, 12])).change == .stay)
        #expect(next([]).reasons.map(\.code) == [.noWorkingSets])
    }

    @Test func dropRestPauseAndClusterSetsAreNotJudged() {
        for type in [SetType.dropset, .restPause, .cluster] {
            let extra = EvaluatedSet(type: type, target: target(40, 8), weight: .kg(40), reps: 2)
            #expect(next(sets(60, target: 8, [8, 8]) + [extra]).targets.count == 2)
        }
    }

    @Test func amrapSetsCountOnlyWhereThereAreNoOthers() {
        let amrap = EvaluatedSet(amrap: true, target: target(60, 8), weight: .kg(60), reps: 5)
        #expect(next(sets(60, target: 8, [8, 8]) + [amrap]).change == .increaseReps)
        #expect(next([amrap]).change == .stay)
    }
}

struct DoubleProgressionTests {
    @Test func aLightWeightRisesByOneStepAtLeast() {
        let light = EvaluatedSet(target: target(22.5, 12), weight: Mass(thousandths: 22_500, of: .kg), reps: 12)
        #expect(next([light]).targets == [target(25, 8)])
    }

    @Test func unequalTargetsEachGoUpByOneAtMostToTheMaximum() {
        let unequal = [10, 12, 8].map { EvaluatedSet(target: target(60, $0), weight: .kg(60), reps: $0) }
        #expect(next(unequal).targets.map(\.reps) == [11, 12, 9])
    }

    @Test func heldRepsOutsideTheRangeAreKeptAndNewOnesClamped() {
        #expect(next(sets(60, target: 5, [5, 4])).targets.map(\.reps) == [5, 5])
        #expect(next(sets(60, target: 5, [5, 5])).targets.map(\.reps) == [8, 8])
        #expect(next(sets(60, target: 15, [14, 12])).change == .increaseWeight)
        #expect(next(sets(60, target: 15, [11, 12])).targets.map(\.reps) == [15, 15])
    }

    @Test func workBelowTheTargetWeightEarnsNoIncrease() {
        var mixed = sets(60, target: 8, [12, 12, 12])
        mixed[2].weight = .kg(50)
        #expect(next(mixed).change == .stay)
        #expect(next(mixed).reasons.map(\.code) == [.lighterSets])
    }

    @Test func assistanceShrinks() {
        let rule = DoubleProgression()
        let helped = [EvaluatedSet(target: target(20, 12), weight: .kg(20), reps: 12)]
        let less = rule.next(after: helped, loadKind: .assisted)
        #expect(less.targets == [target(17.5, 8)])
        // A step to less help is said as one.
        #expect(Voice().sentence(less.reasons[0]).contains("reached at 20 kg: −5% is 19 kg"))
        let alone = [EvaluatedSet(target: target(0, 12), weight: .zero, reps: 12)]
        #expect(rule.next(after: alone, loadKind: .assisted).reasons.map(\.code) == [.noAssistanceLeft])
    }

    @Test func bodyweightHoldsAtTheMaximum() {
        let set = EvaluatedSet(target: SetTarget(weight: nil, reps: 12), weight: nil, reps: 14)
        let next = DoubleProgression().next(after: [set], loadKind: .bodyweightPlus)
        #expect(next.change == .stay)
        #expect(next.targets.map(\.reps) == [12])
    }

    /// Properties over random work: what seed 002 promises whatever was done.
    @Test(arguments: 0..<300) func whateverWasDone(seed: UInt64) {
        var random = SeededGenerator(seed)
        var rule = DoubleProgression()
        rule.startingReps = Int.random(in: 3...8, using: &random)
        rule.maxReps = rule.startingReps + Int.random(in: 1...8, using: &random)
        rule.minIncrement = random.pick([
            .kg(1), Mass(thousandths: 1_250, of: .kg), Mass(thousandths: 2_500, of: .kg), .lb(5),
        ])
        rule.incrementPercent = Percent(thousandths: random.pick([1_000, 2_500, 5_000, 7_500]))
        let weight = Mass(units: rule.minIncrement.units * Int64.random(in: 1...120, using: &random))
        let reps = Int.random(in: rule.startingReps...rule.maxReps, using: &random)
        let work = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            EvaluatedSet(
                target: SetTarget(weight: weight, reps: reps), done: !random.chance(10),
                weight: random.chance(8) ? weight - rule.minIncrement : weight,
                reps: Int.random(in: 0...rule.maxReps + 3, using: &random))
        }
        let next = rule.next(after: work, loadKind: .external)
        #expect(!next.reasons.isEmpty)
        #expect(next.targets.count == work.count)
        for target in next.targets {
            #expect((rule.startingReps...rule.maxReps).contains(target.reps!))
            #expect(target.weight!.units % rule.minIncrement.units == 0, "not loadable")
            if next.change != .decreaseWeight { #expect(target.weight! >= weight) }
        }
        #expect(rule.next(after: work.shuffled(using: &random), loadKind: .external).change == next.change)
        // More reps never give a smaller step: same again < one rep more < more weight.
        let better = work.map { set in
            var set = set
            set.reps = set.reps! + 1
            return set
        }
        let rank: (Recommendation.Change) -> Int = {
            [.decreaseWeight: 0, .stay: 0, .increaseReps: 1, .increaseWeight: 2][$0] ?? 9
        }
        #expect(rank(rule.next(after: better, loadKind: .external).change) >= rank(next.change))
    }
}

struct NextWithoutPlanTests {
    private func next(_ done: [(Int64?, Int)], _ facts: ExerciseFacts = bench) -> Recommendation {
        NextWithoutPlan(
            sets: done.map { kilograms, reps in
                var set = SetPerformance(id: id(1))
                set.weight = kilograms.map { .kg($0) }
                set.reps = reps
                return set
            }, facts: facts, increment: Mass(thousandths: 2_500, of: .kg)
        ).recommendation
    }

    @Test func theHeaviestWeightIsTheBaselineAndItsLowestRepsTheTarget() {
        #expect(next([(80, 10), (80, 10), (80, 9)]).targets == Array(repeating: target(80, 10), count: 3))
        #expect(next([(80, 12), (80, 12)]).targets == Array(repeating: target(85, 8), count: 2))
    }

    @Test func fivesOfALogStayFivesAndTheWeightGoesUp() {
        let next = next([(100, 5), (100, 5), (100, 5)])
        #expect(next.change == .increaseWeight)
        #expect(next.targets == Array(repeating: target(105, 5), count: 3))
        #expect(!Voice().sentence(next.reasons[0]).contains("Back to"))
    }

    @Test func setsThatDifferBecomeEvenFromBelow() {
        let next = next([(100, 8), (100, 7), (100, 5)])
        #expect(next.targets == [target(100, 8), target(100, 7), target(100, 6)])
        #expect(
            Voice().sentence(next.reasons[0]) == "At least 5 reps in every set last time: one rep more in 1 of 3 sets.")
    }

    @Test func aDistanceOfALogIsWhatWasDoneAndNoTargetOfAnybody() {
        var set = SetPerformance(id: id(1))
        (set.distance, set.durationSeconds) = (Distance(units: 50_000_000), 1_500)
        let facts = ExerciseFacts(id: id(1), name: "Run", loadKind: .bodyweight, measure: .distance)
        let next = NextWithoutPlan(sets: [set], facts: facts, increment: .kg(1)).recommendation
        #expect(next.reasons.map(\.code) == [.keptAsDone])
        #expect(Voice().sentence(next.reasons[0]) == "This is what you did last time.")
    }

    @Test func aTopSetOfFiveWithBackOffsKeepsWhatItWasDoneWith() {
        let next = next([(120, 5), (100, 8), (100, 8)])
        #expect(next.change == .stay)
        #expect(next.targets == [target(120, 5), target(100, 8), target(100, 8)])
    }

    /// Pyramid work of a log keeps its place in the plan that is made of it.
    @Test func onlyClearlyLighterSetsBecomeWarmUpsOfAPlan() {
        var session = WorkoutSession(
            id: id(1), origin: .freeform, startedAt: Instant(milliseconds: 0), endedAt: Instant(milliseconds: 0))
        var performance = ExercisePerformance(id: id(1), exerciseID: bench.id, name: "")
        for (index, kilos) in [40, 59, 60, 70, 80].enumerated() {
            var set = SetPerformance(id: SetID(high: 1, low: UInt64(index)))
            (set.weight, set.reps) = (.kg(Int64(kilos)), 8)
            performance.sets.append(set)
        }
        session.exercises = [performance]
        let (snapshot, _) = mirror(session, author: .imported, rampsAsWarmups: true)
        #expect(snapshot.exercises[0].sets.map(\.type) == [.warmup, .warmup, .warmup, .working, .working])
        // What stands beside the sets of today is split as the plan is.
        #expect(LastPerformance(performance, in: session).unmarkedWarmups(.external) == 0, "done here, they are work")
        session.origin = .imported
        #expect(LastPerformance(performance, in: session).unmarkedWarmups(.external) == 3)
        for index in session.exercises[0].sets.indices { session.exercises[0].sets[index].reps = nil }
        let (untold, _) = mirror(session, author: .imported, rampsAsWarmups: true)
        #expect(
            untold.exercises[0].sets.map(\.type) == [.warmup, .warmup, .working, .working, .working],
            "without reps the weight alone tells")
    }

    @Test func lighterFirstSetsThatRampUpAreWarmUps() {
        let next = next([(40, 10), (60, 8), (80, 8), (80, 8)])
        #expect(next.targets == Array(repeating: target(80, 9), count: 2))
        #expect(next.reasons.map(\.code) == [.repsRepeated, .rampCountedAsWarmup])
    }

    @Test func backOffSetsEarnNoIncrease() {
        #expect(next([(80, 12), (70, 12)]).change == .stay)
    }

    @Test func typingErrorsAreLeftOut() {
        #expect(next([(80, 877_777), (80, 8), (80, 8)]).targets.count == 2)
        #expect(next([(99_999, 8), (80, 8)]).targets == [target(80, 9)])
    }

    @Test func bodyweightAndTimedWorkHaveTheirOwnTargets() {
        #expect(next([(nil, 9), (nil, 8)], pullUp).targets.map(\.reps) == [9, 9])
        var held = SetPerformance(id: id(1))
        held.durationSeconds = 60
        let next = NextWithoutPlan(sets: [held, held], facts: plank, increment: .kg(1)).recommendation
        #expect(next.change == .increaseDuration)
        #expect(next.targets.map(\.durationSeconds) == [65, 65])
    }

    @Test func whatIsRunIsRunAgainAsFarAndAsFast() {
        let running = ExerciseFacts(id: id(4), name: "Running", loadKind: .bodyweight, measure: .distance)
        var run = SetPerformance(id: id(1))
        (run.durationSeconds, run.distance) = (750, Distance(units: 25_000_000))
        let next = NextWithoutPlan(sets: [run], facts: running, increment: .kg(1)).recommendation
        #expect(next.change == .stay && next.targets.map(\.distance) == [run.distance])
        #expect(Voice().sets(next.targets, .bodyweight) == "2.5 km · 12:30")
        let item = NextItem(
            exerciseID: running.id, name: running.name, loadKind: .bodyweight, measure: .distance, recommendation: next)
        let session = WorkoutSession(
            id: id(1), origin: .freeform, startedAt: Instant(milliseconds: 0), endedAt: Instant(milliseconds: 0))
        let summary = CompletionSummary(session, [], next: [item]).rendered(Voice())
        #expect(summary.nextSessionNote.text == "Running next time: 2.5 km · 12:30 again.")
    }

    @Test func weeksOffAreSaidOfTheLiftsThatTheyWereBefore() {
        let reason = Reason(.readinessLayoff) { ($0.number, $0.percent) = (24, Percent(thousandths: -10_000)) }
        #expect(Voice().sentence(reason).hasPrefix("Since lifts of this plan were last done there were 24 days"))
        #expect(Voice(.german).sentence(reason).hasPrefix("Seit Übungen dieses Plans zuletzt dran waren, gab es 24"))
    }
}

struct EstimatedMaxTests {
    @Test func epleyAndTheSingle() {
        #expect(EstimatedMax.epley(.kg(100), reps: 1) == .kg(100))
        #expect(EstimatedMax.epley(.kg(90), reps: 10) == .kg(120))
        #expect(EstimatedMax.epley(.kg(100), reps: 0) == nil)
        #expect(EstimatedMax.epley(.zero, reps: 5) == nil)
    }
}
