import TestSupport
import Testing
import Wire

@testable import Training

/// What goals make of the rules that nobody chose (seed 000, goals in suggestions).
struct GoalEmphasisTests {
    private static func exercise(_ slug: String) -> Exercise { BuiltInExercises.all.first { $0.slug == slug }! }
    private static let press = exercise("bench_press_barbell")

    private static func goal(
        _ kind: LifterGoal.Kind, _ target: Int64 = 15, of exercise: Exercise = press, muscle: Muscle? = nil
    ) -> LifterGoal {
        var goal = LifterGoal(
            id: id(1), kind, Amount(target), kind.measures[0], from: LocalDate("2026-11-18")!, at: evening)
        if kind.isOfExercise { goal.exerciseID = exercise.id }
        goal.muscle = muscle
        return goal
    }

    private func emphasis(_ goals: LifterGoal..., of exercise: Exercise = press, bodyWeight: Int64? = nil)
        -> GoalEmphasis?
    {
        GoalEmphasis(of: exercise, among: goals, bodyWeight: bodyWeight.map { Amount($0) })
    }

    private func prescription(_ reps: [Int], _ range: RepRange = RepRange()) -> ExercisePrescription {
        var made = ExercisePrescription(id: id(2), exerciseID: Self.press.id, name: "")
        made.repRange = range
        made.sets = reps.map { SetPrescription(id: .unnamed, weight: .kg(60), reps: $0) }
        return made
    }

    private func next(_ plan: ExercisePrescription, _ emphasis: GoalEmphasis?, rir: RIR? = nil) -> Recommendation {
        let rule = plan.ruleInUse(increment: MassUnit.kg.usualStep, unit: .kg, emphasis: emphasis)
        let sets = plan.plannedSets.map { planned in
            EvaluatedSet(
                type: planned.type, target: planned.target, weight: planned.target.weight, reps: planned.target.reps,
                rir: rir)
        }
        return Coach().next(
            Self.press.id, rule, after: SessionWork(sets, loads: rule.ownLoads()), ProgressionState(),
            emphasis: plan.rule == nil ? emphasis : nil
        ).recommendation
    }

    @Test func theNearestGoalIsTheOneThatCounts() {
        let (cut, volume) = (Self.goal(.cut, 70), Self.goal(.hypertrophy))
        let (chest, lift) = (Self.goal(.hypertrophy, muscle: .chest), Self.goal(.lift, 120))
        #expect(emphasis(volume, cut, chest, lift)?.emphasis == .strength)
        #expect(emphasis(volume, cut, chest)?.emphasis == .hypertrophy)
        #expect(emphasis(volume, cut)?.emphasis == .fatLoss)
        #expect(emphasis(volume)?.emphasis == .hypertrophy)
        #expect(emphasis(Self.goal(.hypertrophy, muscle: .calves)) == nil)
        #expect(emphasis(Self.goal(.lift, 200, of: Self.exercise("deadlift_barbell"))) == nil)
        #expect(emphasis(Self.goal(.sessionsPerWeek, 3)) == nil && emphasis() == nil)
        #expect(emphasis(cut, volume, of: Self.exercise("plank")) == nil, "it has no reps and no weight")
        var reached = lift
        reached.status = .completed
        #expect(emphasis(reached) == nil)
    }

    @Test func whoeverWantsToWeighMoreIsNotHeld() {
        #expect(emphasis(Self.goal(.cut, 70), bodyWeight: 80)?.holdsWeight == true)
        #expect(emphasis(Self.goal(.cut, 90), bodyWeight: 80) == nil)
        #expect(emphasis(Self.goal(.cut, 70), bodyWeight: 70) == nil, "it is reached")
    }

    @Test(arguments: 8...12) func forStrengthTheWeightGoesUpBeforeReps(reps: Int) {
        let plan = prescription([reps, reps, reps])
        let shaped = next(plan, emphasis(Self.goal(.lift, 120)))
        #expect(shaped.change == .increaseWeight && shaped.targets.allSatisfy { $0.reps == reps })
        #expect(next(plan, nil).change == (reps == 12 ? .increaseWeight : .increaseReps))
    }

    @Test(arguments: 8...19) func forEnduranceRepsGoUpBeforeTheWeight(reps: Int) {
        let shaped = next(prescription([reps, reps]), emphasis(Self.goal(.endurance)))
        #expect(shaped.change == .increaseReps && shaped.targets.allSatisfy { $0.reps == reps + 1 })
        #expect(next(prescription([20, 20]), emphasis(Self.goal(.endurance))).change == .increaseWeight)
        #expect(next(prescription([20, 20]), emphasis(Self.goal(.endurance, 30))).change == .increaseReps)
    }

    @Test(arguments: [RepRange(), RepRange(8, 12)]) func forMuscleASetBeyondItsEffortIsNoReasonForMore(range: RepRange)
    {
        let plan = prescription([12, 12], range)
        let goal = emphasis(Self.goal(.hypertrophy))
        #expect(next(plan, goal, rir: RIR(2)).change == .increaseWeight)
        #expect(next(plan, goal, rir: RIR(1)).change == .stay)
        #expect(next(plan, nil, rir: RIR(1)).change == .increaseWeight)
    }

    @Test func whileBodyWeightGoesDownWhatIsLiftedStays() throws {
        let held = next(prescription([12, 12]), emphasis(Self.goal(.cut, 70)))
        #expect(held.change == .stay && held.reasons.map(\.code) == [.goalFatLoss])
        #expect(held.targets.allSatisfy { $0.weight == .kg(60) && $0.reps == 12 })
        #expect(next(prescription([9, 9]), emphasis(Self.goal(.cut, 70))).change == .increaseReps)
    }

    @Test(arguments: [LifterGoal.Kind.lift, .endurance, .cut, .hypertrophy])
    func theRuleOfAPlanIsAsItWas(kind: LifterGoal.Kind) {
        let goal = emphasis(Self.goal(kind, 100))
        for rule in [ProgressionRule.doubleProgression(DoubleProgression()), .straightSets(StraightSets()), .manual] {
            var plan = prescription([12, 12])
            plan.rule = rule
            #expect(next(plan, goal) == next(plan, nil))
        }
        for (range, reps) in [(RepRange(3, 6), 5), (RepRange(15, 20), 20)] {
            guard kind != .cut else { break }
            #expect(next(prescription([reps], range), goal) == next(prescription([reps], range), nil))
        }
    }

    @Test func whatIsProposedForAnExerciseIsWhatItsGoalAsksFor() {
        func range(_ goal: LifterGoal?) -> ClosedRange<Int>? {
            let rule = Self.press.defaultRule(in: .kg, emphasis: goal.flatMap { GoalEmphasis($0, bodyWeight: nil) })
            guard case .doubleProgression(let rule) = rule else { return nil }
            return rule.startingReps...rule.maxReps
        }
        #expect(range(Self.goal(.lift, 120)) == 3...6 && range(Self.goal(.endurance)) == 15...20)
        #expect(range(Self.goal(.hypertrophy)) == 8...12 && range(nil) == 8...12)
        var held = Self.goal(.endurance, 300, of: Self.exercise("plank"))
        held.measure = .seconds
        guard
            case .durationOnly(let rule) = Self.exercise("plank").defaultRule(
                in: .kg, emphasis: emphasis(held, of: Self.exercise("plank")))
        else { Issue.record("another rule"); return }
        #expect(rule.maxSeconds == 300)
    }

    @Test func takingAGoalOverKeepsTheWorkAsHard() throws {
        let goal = try #require(emphasis(Self.goal(.lift, 120)))
        var plan = prescription([10, 5])
        #expect(!plan.follows(goal))
        plan.take(goal, step: MassUnit.kg.usualStep)
        #expect(plan.follows(goal) && plan.repRange == RepRange(3, 6) && plan.rest.workingSeconds == 180)
        // 60 × 10 is an 80, 72.5 × 3 one of 79.75; fives were fives.
        #expect(plan.sets.map(\.reps) == [3, 5])
        #expect(plan.sets.map(\.weight) == [Mass(thousandths: 72_500, of: .kg), .kg(60)])
        let once = plan
        plan.take(goal, step: MassUnit.kg.usualStep)
        #expect(plan == once)
    }

    @Test(arguments: [LifterGoal.Kind.lift, .endurance, .cut, .hypertrophy])
    func whatIsAskedIsSaidInBothLanguages(kind: LifterGoal.Kind) throws {
        let goal = try #require(emphasis(Self.goal(kind)))
        for isAdvice in [true, false] {
            let reason = goal.reason(isAdvice: isAdvice)
            let (english, german) = (Voice().sentence(reason), Voice(.german).sentence(reason))
            #expect(english.hasPrefix("Your goal is") && german.hasPrefix("Dein Ziel"))
            #expect(!(english + german).contains("–") && !(english + german).contains("{"))
        }
    }
}
