import Wire
import TestSupport
import Testing
import Training

private func target(_ kilograms: Double, _ reps: Int?) -> SetTarget {
    SetTarget(weight: Mass(thousandths: Int64(kilograms * 1_000), of: .kg), reps: reps)
}

/// What holds where nobody chose a rule, and where the plan leaves something open.
struct StandardRuleTests {
    private func prescription(_ sets: [(Int64?, Int?)], _ range: RepRange = RepRange()) -> ExercisePrescription {
        var prescription = ExercisePrescription(id: .unnamed, exerciseID: bench.id, name: "")
        prescription.exerciseID = bench.id
        prescription.repRange = range
        for (kilograms, reps) in sets {
            var set = SetPrescription(id: .unnamed)
            (set.weight, set.reps) = (kilograms.map { .kg($0) }, reps)
            prescription.sets.append(set)
        }
        return prescription
    }

    /// What comes next when these sets were done for what the prescription asks.
    private func next(
        _ prescription: ExercisePrescription, _ done: [(Int64?, Int)], own: Set<Mass> = []
    ) -> Recommendation {
        let rule = prescription.ruleInUse(increment: Mass(thousandths: 2_500, of: .kg), unit: .kg)
        var sets: [EvaluatedSet] = []
        for (planned, (kilograms, reps)) in zip(prescription.plannedSets, done) {
            sets.append(
                EvaluatedSet(
                    type: planned.type, target: planned.target, weight: kilograms.map { .kg($0) }, reps: reps))
        }
        var work = SessionWork(sets, loads: rule.ownLoads())
        work.ownLoads = own
        return Coach().next(bench.id, rule, after: work, ProgressionState()).recommendation
    }

    @Test(arguments: [3, 5, 6, 15, 20]) func theRangeIsThatOfTheTarget(reps: Int) {
        let plan = prescription([(100, reps), (100, reps), (100, reps)])
        let next = next(plan, [(100, reps), (100, reps), (100, reps)])
        #expect(next.change == .increaseWeight)
        #expect(next.targets.allSatisfy { $0 == target(105, reps) })
    }

    @Test(arguments: 8...11) func eightToTwelveClimbAsTheyDid(reps: Int) {
        let plan = prescription([(60, reps), (60, reps)])
        #expect(next(plan, [(60, reps), (60, reps)]).targets == [target(60, reps + 1), target(60, reps + 1)])
    }

    @Test func setsThatAreMeantToDifferKeepTheirReps() {
        let plan = prescription([(120, 5), (100, 8), (100, 8)])
        let next = next(plan, [(120, 5), (100, 8), (100, 8)])
        #expect(next.change == .increaseWeight)
        #expect(next.targets.map(\.reps) == [5, 8, 8])
        #expect(next.targets[0].weight == Mass(thousandths: 122_500, of: .kg))
    }

    @Test func aRangeThatWasGivenIsKept() {
        let plan = prescription([(100, 5), (100, 5)], RepRange(3, 6))
        #expect(next(plan, [(100, 5), (100, 5)]).targets == [target(100, 6), target(100, 6)])
    }

    @Test func setsToFailureAreNeverShortOfReps() {
        var range = RepRange()
        range.mode = .untilFailure
        let plan = prescription([(50, nil), (50, nil)], range)
        let held = next(plan, [(50, 9), (50, 4)])
        #expect(held.change == .stay && held.targets == [target(50, nil), target(50, nil)])
        #expect(Voice().sentence(held.reasons[0]) == "To failure with 4 reps; more weight comes at 12 in every set.")
        // Of bodyweight there is no more.
        var reason = Reason(.manualRule)
        (reason.code, reason.params.reps) = (.untilFailure, 4)
        #expect(Voice().sentence(reason) == "To failure with 4 reps: the same again.")
        #expect(Voice(.german).sentence(reason) == "Bis zum Versagen mit 4 Wdh. Noch einmal so.")
        let raised = next(plan, [(50, 14), (50, 12)])
        #expect(raised.change == .increaseWeight)
        #expect(raised.targets.map(\.reps) == [nil, nil])
        #expect(!Voice().sentence(raised.reasons[0]).contains("Back to"))
    }

    @Test func aWeightThatThePlanDoesNotNameIsTheOneThatWasLifted() {
        let next = next(prescription([(nil, 5), (nil, 5)]), [(100, 5), (100, 5)])
        #expect(next.change == .increaseWeight)
        #expect(next.targets == [target(100, 5), target(100, 5)])
        #expect(next.reasons.map(\.code) == [.targetFound])
    }

    /// GZCLP's third lifts begin without a weight: what was lifted is it, and from then on the stage judges.
    @Test func theFirstWeightOfAStageIsTheOneThatWasLifted() {
        var plan = prescription([(nil, 15), (nil, 15), (nil, 15)])
        plan.sets[2].amrap = true
        var rule = Staged()
        (rule.stages, rule.totalRepsNeeded) = ([Staged.Stage(3, 15)], 25)
        plan.rule = .staged(rule)
        let next = next(plan, [(20, 15), (20, 15), (20, 25)])
        #expect(next.change == .increaseWeight && next.reasons.map(\.code) == [.targetFound])
        #expect(next.targets.map(\.weight) == [.kg(20), .kg(20), .kg(20)] && next.targets.map(\.reps) == [15, 15, 15])
    }

    @Test func repsThatThePlanDoesNotNameAreThoseThatWereDone() {
        let next = next(prescription([(60, nil), (60, nil)]), [(60, 7), (60, 6)])
        #expect(next.targets == [target(60, 7), target(60, 6)])
        #expect(next.reasons.map(\.code) == [.targetFound])
    }

    @Test func aLargeStepGoesToALoadOfTheLiftersOwn() {
        let plan = prescription([(5, 12), (5, 12)])
        let own = next(plan, [(5, 12), (5, 12)], own: [.kg(4), .kg(6)])
        #expect(own.targets == [target(6, 8), target(6, 8)])
        #expect(own.reasons.map(\.code) == [.maximumReached, .ownLoad])
        #expect(Voice().sentence(own.reasons[0]).contains("6"))
        #expect(!Voice().sentence(own.reasons[0]).contains("7.5"))
        let flagged = next(plan, [(5, 12), (5, 12)])
        #expect(flagged.targets.allSatisfy { $0.weight == Mass(thousandths: 7_500, of: .kg) })
        #expect(flagged.reasons.map(\.code) == [.maximumReached, .largeStep])
        #expect(Voice().sentence(flagged.reasons[1]).contains("50%"))
    }

    @Test func everySetIsAskedWhetherItsStepIsLarge() {
        let plan = prescription([(50, 5), (8, 12)])
        let flagged = next(plan, [(50, 5), (8, 12)])
        #expect(flagged.reasons.map(\.code) == [.setsReached, .largeStep])
        let own = next(plan, [(50, 5), (8, 12)], own: [.kg(9)])
        #expect(own.targets.map(\.weight) == [Mass(thousandths: 52_500, of: .kg), .kg(9)])
    }

    @Test func pullUpsWithoutAWeightClimbInReps() {
        let next = NextWithoutPlan(
            sets: [7, 7].map { reps in
                var set = SetPerformance(id: id(1))
                set.reps = reps
                return set
            }, facts: pullUp, increment: .kg(2)
        ).recommendation
        #expect(next.change == .increaseReps && next.targets.map(\.reps) == [8, 8])
    }

    @Test func stepsAreThoseOfTheUnitAndComeBack() {
        var rule = DoubleProgression()
        func step(_ rule: ProgressionRule) -> Mass {
            if case .doubleProgression(let rule) = rule { rule.minIncrement } else { .zero }
        }
        for (kilograms, pounds) in [(2_500, 5_000), (1_250, 2_500), (5_000, 10_000), (2_000, 5_000)] as [(Int64, Int64)]
        {
            rule.minIncrement = Mass(thousandths: kilograms, of: .kg)
            #expect(step(ProgressionRule.doubleProgression(rule).inSteps(of: .kg)) == rule.minIncrement)
            #expect(
                step(ProgressionRule.doubleProgression(rule).inSteps(of: .lb)) == Mass(thousandths: pounds, of: .lb))
        }
    }

    @Test func onlyAStepOfOneIsCalledOneRepMore() {
        var rule = DoubleProgression()
        rule.minIncrement = .kg(2)
        let sets = [EvaluatedSet(target: target(60, 5), weight: .kg(60), reps: 5)]
        let next = ProgressionRule.doubleProgression(rule).next(after: sets, loadKind: .external)
        #expect(next.targets == [target(60, 8)])
        #expect(next.reasons.map(\.code) == [.repsIntoRange])
        #expect(!Voice().sentence(next.reasons[0]).contains("one rep"))
    }
}
