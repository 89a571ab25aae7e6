import TestSupport
import Testing
import Training
import Wire

/// Gates and calibration over any rule.
struct CoachTests {
    private static let exercise = ExerciseID(high: 1, low: 1)

    private static func work(
        _ kg: String, _ reps: [Int], target: Int, rpe: Int? = nil, _ loads: Loads
    ) -> SessionWork {
        let weight = try? JSON.decode(Mass.self, from: kg)
        return SessionWork(
            reps.map {
                EvaluatedSet(target: SetTarget(weight: weight, reps: target), weight: weight, reps: $0)
            }, rpe: rpe.map { SessionRPE(clamping: $0) }, loads: loads)
    }

    private static func calibration(_ outcomes: [SuggestedChange.Outcome]) -> Calibration {
        var records: [ChangeRecord] = []
        for (index, outcome) in outcomes.enumerated() {
            let change = SuggestedChange(
                id: ChangeID(high: 1, low: UInt64(index)), type: .increaseWeight, exerciseName: "")
            var result = ChangeResult()
            (result.outcome, result.evaluatedAt) = (outcome, evening.adding(seconds: Int64(-index)))
            records.append(
                ChangeRecord(
                    suggestionID: SuggestionID(high: 1, low: UInt64(index)), source: .rules, planSnapshotID: id(1),
                    createdAt: evening, proposed: change, facts: [ChangeFact(.accepted, at: evening)], result: result))
        }
        return Calibration(records)
    }

    private static func next(
        _ outcomes: [SuggestedChange.Outcome], _ work: SessionWork, rule: ProgressionRule
    ) -> ProgressionStep {
        Coach([exercise: calibration(outcomes)]).next(exercise, rule, after: work, ProgressionState())
    }

    @Test func theLastOutcomesSetTheStep() {
        #expect(Self.calibration([]).step == Percent(thousandths: 100_000))
        #expect(Self.calibration([.tooAggressive, .good]).step == Percent(thousandths: 50_000))
        #expect(Self.calibration([.good, .tooAggressive]).step == Percent(thousandths: 100_000))
        #expect(Self.calibration([.tooEasy, .good]).step == Percent(thousandths: 100_000))
        #expect(Self.calibration([.tooEasy, .tooEasy]).step == Percent(thousandths: 150_000))
        #expect(Self.calibration([.ignored, .tooEasy, .ignored, .tooEasy]).step == Percent(thousandths: 150_000))
    }

    /// The picture's own example: 82.5 kg, +5 %, plates of 2.5 kg, and a last step that was too much.
    @Test func halfAStepIsRoundedToALoad() throws {
        let loads = Loads(increment: Mass(thousandths: 2_500, of: .kg))
        let rule = ProgressionRule.doubleProgression(DoubleProgression())
        let work = Self.work("82.5", [12, 12, 12], target: 12, loads)
        #expect(Self.next([], work, rule: rule).sets[0].target.weight == Mass(thousandths: 87_500, of: .kg))
        let half = Self.next([.tooAggressive], work, rule: rule)
        #expect(half.sets[0].target.weight == .kg(85))
        #expect(half.recommendation.reasons.map(\.code) == [.maximumReached, .calibratedDown])
    }

    @Test func unresolvedPainHoldsAndSeverePainSaysSo() {
        let loads = Loads(increment: .kg(5))
        let rule = ProgressionRule.straightSets(StraightSets())
        let work = Self.work("100", [5, 5], target: 5, loads)
        for (pain, code) in [(PainSeverity.moderate, Reason.Code.gatePain), (.severe, .gatePainSevere)] {
            let flag = PainFlag(id: id(9), .shoulder, side: .left, pain, createdAt: Instant(milliseconds: 0))
            let touch = PainTouch(flag: flag, link: .joint, severity: pain)
            let step = Coach(pains: [Self.exercise: touch]).next(Self.exercise, rule, after: work, ProgressionState())
            #expect(step.recommendation.change == .stay && step.recommendation.reasons.first?.code == code)
            #expect(step.sets.map(\.target.weight) == [.kg(100), .kg(100)])
        }
    }

    /// For any weight, step, gym and history: a proposed weight is loadable and harder than before; whatever enlarges a
    /// step keeps it within half as much again and a tenth; whatever makes it smaller leaves at least one load.
    @Test(arguments: 1...400) func enlargedStepsStayWithinTheirLimits(seed: UInt64) throws {
        var generator = SeededGenerator(seed)
        let increment = Mass(thousandths: [500, 1_000, 2_000, 2_500, 5_000].randomElement(using: &generator)!, of: .kg)
        let loads = Loads(increment: increment)
        let from = Mass(units: increment.units * Int64.random(in: 2...100, using: &generator))
        let rules: [ProgressionRule] = [
            .doubleProgression(DoubleProgression()), .straightSets(StraightSets()), .topSetBackoff(TopSetBackoff()),
        ]
        let rule = rules.randomElement(using: &generator)!
        let all: [SuggestedChange.Outcome] = [.good, .tooAggressive, .tooEasy, .ignored]
        let outcomes = (0..<3).map { _ in all.randomElement(using: &generator)! }
        let target = SetTarget(weight: from, reps: 6)
        let work = SessionWork(
            (0..<3).map { _ in EvaluatedSet(target: target, weight: from, reps: 12) },
            rpe: Bool.random(using: &generator) ? SessionRPE(clamping: Int.random(in: 1...8, using: &generator)) : nil,
            loads: loads)
        let plain = rule.next(after: work)
        let step = Self.next(outcomes, work, rule: rule)
        let (base, reached) = (try #require(plain.sets[0].target.weight), try #require(step.sets[0].target.weight))
        #expect(loads.nearest(reached) == reached)
        #expect(reached > from)
        if reached > base {
            #expect(reached <= from.scaled(110, over: 100))
            // One and a half steps before rounding, rounded up by at most half a load.
            let raw = try #require(plain.recommendation.reasons[0].params.raw)
            let most = from + (raw - from).scaled(3, over: 2) + increment.scaled(1, over: 2)
            #expect(reached <= max(most, try #require(loads.harder(than: base))))
        }
        if Self.calibration(outcomes).step == Percent(thousandths: 50_000), work.rpe == nil { #expect(reached <= base) }
    }
}
