import TestSupport
import Testing
import Training

/// What came of a change, at the edges of every rule (DESIGN.md 4.4).
struct OutcomeTests {
    private static let prescription = PrescriptionID(high: 1, low: 1)

    private static func setID(_ index: Int) -> SetPrescriptionID { SetPrescriptionID(high: 2, low: UInt64(index)) }

    /// A session of sets beside targets: weight and reps done, at 100 kg × 10.
    private static func session(
        _ done: [(kg: Int64, reps: Int)?], rpe: Int? = nil, kind: LoadKind = .external, target: Int64 = 100
    ) -> WorkoutSession {
        var session = WorkoutSession(
            id: id(1), origin: .freeform, startedAt: Instant(milliseconds: 0), endedAt: Instant(milliseconds: 0))
        session.postEffort = rpe.map {
            var effort = PostEffort()
            effort.rpe = SessionRPE(clamping: $0)
            return effort
        }
        var performance = ExercisePerformance(id: id(1), exerciseID: bench.id, name: "")
        (performance.exercisePrescriptionID, performance.loadKind) = (prescription, kind)
        for (index, values) in done.enumerated() {
            var set = SetPerformance(id: id(1))
            set.setPrescriptionID = setID(index)
            set.target = SetTarget(weight: .kg(target), reps: 10)
            set.status = values == nil ? .skipped : .done
            (set.weight, set.reps) = (values.map { .kg($0.kg) }, values?.reps)
            performance.sets.append(set)
        }
        session.exercises = [performance]
        return session
    }

    private static func group(_ type: ChangeType, _ count: Int = 3) -> ChangeGroup {
        ChangeGroup(
            type,
            (0..<count).map { index in
                AppliedPlace(exercisePrescriptionID: prescription, setPrescriptionID: setID(index))
            })
    }

    private static func outcome(
        _ type: ChangeType = .increaseWeight, _ done: [(kg: Int64, reps: Int)?], rpe: Int? = nil,
        _ change: (inout WorkoutSession) -> Void = { _ in }
    ) -> SuggestedChange.Outcome? {
        var session = session(done, rpe: rpe)
        change(&session)
        return OutcomeJudge().outcome(of: group(type, done.count), in: session)
    }

    @Test func nineTenthsOfTheRepsAreGoodAndLessIsTooAggressive() {
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 9), (100, 8)]) == .good)
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 9), (100, 7)]) == .tooAggressive)
    }

    @Test func aMissedTargetInAVeryHardSessionIsTooAggressive() {
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 10), (100, 9)], rpe: 8) == .good)
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 10), (100, 9)], rpe: 9) == .tooAggressive)
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 10), (100, 10)], rpe: 10) == .good)
    }

    @Test func manyRepsInAnEasySessionOrAllInAVeryEasyOneAreTooEasy() {
        #expect(Self.outcome(.increaseWeight, [(100, 12), (100, 12), (100, 11)], rpe: 6) == .tooEasy)
        #expect(Self.outcome(.increaseWeight, [(100, 12), (100, 12), (100, 11)], rpe: 7) == .good)
        #expect(Self.outcome(.increaseWeight, [(100, 12), (100, 11), (100, 11)], rpe: 6) == .good)
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 10), (100, 10)], rpe: 4) == .tooEasy)
        #expect(
            Self.outcome(.increaseWeight, [(100, 12), (100, 12), (100, 12)]) == .good, "no effort, no judgement of it")
    }

    @Test func clearlyOtherWeightsMeanThatItWasIgnored() {
        #expect(Self.outcome(.increaseWeight, [(94, 10), (94, 10), (94, 10)]) == .ignored)
        #expect(Self.outcome(.increaseWeight, [(95, 10), (95, 10), (95, 10)]) == .good)
        #expect(
            Self.outcome(.increaseWeight, [(100, 10), (90, 10), (90, 10)]) == .tooAggressive, "gave in, not ignored")
        #expect(Self.outcome(.decreaseWeight, [(106, 10), (100, 10), (100, 10)]) == .ignored)
        #expect(Self.outcome(.deload, [(105, 10), (105, 10), (105, 10)]) == .good)
    }

    @Test func withAssistanceLessIsHarder() {
        let more = Self.session([(106, 10)], kind: .assisted)
        #expect(OutcomeJudge().outcome(of: Self.group(.increaseWeight, 1), in: more) == .ignored)
        let less = Self.session([(94, 10)], kind: .assisted)
        #expect(OutcomeJudge().outcome(of: Self.group(.increaseWeight, 1), in: less) == .good)
        #expect(OutcomeJudge().outcome(of: Self.group(.decreaseWeight, 1), in: less) == .ignored)
    }

    @Test func nothingDoneJudgesNothing() {
        #expect(Self.outcome(.increaseWeight, [nil, nil, nil]) == nil)
        #expect(Self.outcome(.addSet, [nil]) == .ignored)
        #expect(Self.outcome(.addSet, [(100, 10)], rpe: 9) == .tooAggressive)
        #expect(Self.outcome(.addSet, [(100, 8)], rpe: 7) == .good)
        #expect(
            OutcomeJudge().outcome(
                of: Self.group(.increaseWeight),
                in: WorkoutSession(
                    id: id(1), origin: .freeform, startedAt: Instant(milliseconds: 0), endedAt: Instant(milliseconds: 0)
                )) == nil)
    }

    @Test func whatASessionThatWasCutShortLeftOutIsNoFailure() {
        #expect(Self.outcome(.increaseWeight, [(100, 10), nil, nil]) == .good)
        #expect(Self.outcome(.increaseWeight, [(100, 10), nil, nil], rpe: 9) == .good)
        #expect(Self.outcome(.increaseWeight, [(100, 10), nil, (100, 10)]) == .tooAggressive)
        // The session went on with another exercise, or came from one.
        for (seconds, expected) in [(60, SuggestedChange.Outcome.tooAggressive), (-60, .good)] {
            let outcome = Self.outcome(.increaseWeight, [(100, 10), nil, nil]) { session in
                session.exercises[0].sets[0].completedAt = Instant(milliseconds: 600_000)
                var other = ExercisePerformance(id: id(2), exerciseID: pullUp.id, name: "")
                other.sets = [SetPerformance(id: id(2))]
                other.sets[0].completedAt = Instant(milliseconds: 600_000).adding(seconds: Int64(seconds))
                session.exercises.append(other)
            }
            #expect(outcome == expected)
        }
    }

    @Test func underAnOverrideItStaysOpenUnlessAllWasDone() {
        func overridden(_ session: inout WorkoutSession) {
            session.override = SessionOverride(reason: "", adjustments: [])
        }
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 9), nil], overridden) == nil)
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 9), (100, 8)], overridden) == .good)
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 5), (100, 5)], overridden) == .tooAggressive)
        // What the override left out was not meant to be done.
        #expect(
            Self.outcome(.increaseWeight, [(100, 10), (100, 9), nil]) {
                overridden(&$0)
                $0.exercises[0].sets[2].skipReason = SessionOverride.leftOut
            } == .good)
    }

    @Test func beingIllIsHeldAgainstNoChange() {
        func ill(_ session: inout WorkoutSession) { session.preMood = PreMood(); session.preMood?.feeling = .sick }
        #expect(Self.outcome(.increaseWeight, [(100, 5), (100, 5), (100, 5)], ill) == nil)
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 10), (100, 10)], ill) == .good)
    }

    @Test func aWeekOfRecoveryTriesNothing() {
        for reps in [5, 10, 12] {
            let done = [(kg: Int64(100), reps: reps), (100, reps), (100, reps)]
            #expect(Self.outcome(.increaseWeight, done) { $0.phase = .deload } == nil)
        }
        #expect(Self.outcome(.increaseWeight, [(100, 10), (100, 10), (100, 10)]) { $0.phase = .test } == .good)
    }

    @Test func restIsJudgedByItsMedian() {
        func rested(_ seconds: Int64) -> SuggestedChange.Outcome? {
            var session = Self.session([(100, 10), (100, 10), (100, 10), (100, 10)])
            var at = evening
            for index in session.exercises[0].sets.indices {
                session.exercises[0].sets[index].completedAt = at
                at = at.adding(seconds: index == 0 ? 900 : seconds)
            }
            var group = Self.group(.increaseRest, 1)
            group.targets[0].setPrescriptionID = nil
            group.targets[0].after = .seconds(120)
            return OutcomeJudge().outcome(of: group, in: session)
        }
        #expect(rested(150) == .good && rested(90) == .good)
        #expect(rested(151) == .ignored && rested(89) == .ignored)
    }

    /// Sets that end at these seconds, the later ones timed or not, under a rest of two minutes.
    private static func outcomeOfRests(_ ends: [Int64], lasting: Int?) -> SuggestedChange.Outcome? {
        var session = session(ends.map { _ in (100, 10) })
        for (index, end) in ends.enumerated() {
            session.exercises[0].sets[index].completedAt = evening.adding(seconds: end)
            session.exercises[0].sets[index].durationSeconds = lasting
        }
        var group = group(.increaseRest, 1)
        group.targets[0].setPrescriptionID = nil
        group.targets[0].after = .seconds(120)
        return OutcomeJudge().outcome(of: group, in: session)
    }

    @Test func aTimedSetIsNoPartOfTheRestBeforeIt() {
        #expect(Self.outcomeOfRests([0, 170, 340], lasting: 50) == .good)
        #expect(Self.outcomeOfRests([0, 170, 340], lasting: nil) == .ignored)
        #expect(Self.outcomeOfRests([0, 120, 240], lasting: 60) == .ignored, "rested a minute")
    }

    @Test func ofAnEvenCountOfRestsTheMiddleTwoCountHalfEach() {
        // 100, 140, 160, 300: 150 and not 160.
        #expect(Self.outcomeOfRests([0, 100, 240, 400, 700], lasting: nil) == .good)
        #expect(Self.outcomeOfRests([0, 100, 240, 402, 702], lasting: nil) == .ignored, "151")
    }

    /// Every outcome follows from the numbers alone, and more reps are never a worse outcome.
    @Test(arguments: 1...200) func moreRepsAreNeverHarder(seed: UInt64) {
        var generator = SeededGenerator(seed)
        let rank: [SuggestedChange.Outcome] = [.ignored, .tooAggressive, .good, .tooEasy]
        let rpe = Bool.random(using: &generator) ? Int.random(in: 1...10, using: &generator) : nil
        var done: [(kg: Int64, reps: Int)?] = (0..<4).map { _ in (100, Int.random(in: 1...14, using: &generator)) }
        var last = 0
        for _ in 0..<40 {
            let outcome = Self.outcome(.increaseWeight, done, rpe: rpe)
            let now = rank.firstIndex { $0 == outcome } ?? 0
            #expect(now >= last)
            last = now
            let place = Int.random(in: 0..<4, using: &generator)
            done[place]?.reps += 1
        }
    }
}
