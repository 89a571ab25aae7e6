import TestSupport
import Testing
import Wire

@testable import Training

struct PainTests {
    private static let then = Instant(milliseconds: 1_000)

    private static func built(_ slug: String) -> Exercise { BuiltInExercises.all.first { $0.slug == slug }! }

    private static func flag(
        _ part: BodyPart, _ severity: PainSeverity = .severe, _ number: Int = 1
    ) -> PainFlag { PainFlag(id: id(number), part, severity, createdAt: then) }

    // MARK: Seed 001, by name

    @Test func painSeverityIsThatOfSeed001() {
        #expect(PainSeverity.allCases.map(\.rawValue) == ["mild", "moderate", "severe"])
        #expect(PainSeverity.mild < .moderate && .moderate < .severe)
    }

    @Test func movementPatternHasTheNineOfTheVocabulary() {
        #expect(
            MovementPattern.allCases.map(\.rawValue) == [
                "horizontal_push", "vertical_push", "horizontal_pull", "vertical_pull", "squat", "hinge", "lunge",
                "carry", "isolation",
            ])
    }

    @Test func muscleHasTheNineteenOfTheVocabulary() {
        #expect(
            Muscle.allCases.map(\.rawValue) == [
                "chest", "lats", "middle_back", "lower_back", "traps", "neck", "front_delts", "side_delts",
                "rear_delts",
                "biceps", "triceps", "forearms", "abdominals", "quadriceps", "hamstrings", "glutes", "adductors",
                "abductors", "calves",
            ])
    }

    // MARK: What a pain touches

    @Test(arguments: [
        (BodyPart.shoulder, "bench_press_barbell", PainTouch.Link.joint),
        (.shoulder, "lateral_raise_dumbbell", .muscle),
        (.elbow, "triceps_pushdown", .joint), (.knee, "squat_barbell", .joint),
        (.knee, "leg_extension_machine", .joint),
        (.lowerBack, "squat_barbell", .joint), (.lowerBack, "deadlift_barbell", .muscle),
        (.chest, "bench_press_barbell", .muscle), (.ankle, "standing_calf_raise_machine", .joint),
        (.wrist, "burpee", .joint), (.lowerBack, "clean_barbell", .joint), (.knee, "push_jerk_barbell", .joint),
        (.shoulder, "overhead_triceps_extension_cable", .joint), (.shoulder, "triceps_extension_dumbbell", .joint),
        (.shoulder, "hanging_knee_raise", .joint), (.shoulder, "dead_hang", .joint),
        (.shoulder, "overhead_squat_barbell", .joint), (.shoulder, "snatch_kettlebell", .joint),
        (.upperBack, "pull_up", .muscle), (.hamstring, "lying_leg_curl_machine", .muscle),
    ])
    func aPainTouchesWhatTrainsOrLoadsItsPlace(part: BodyPart, slug: String, link: PainTouch.Link) {
        let touch = Self.flag(part).touch(Self.built(slug))
        #expect(touch?.link == link && touch?.severity == .severe)
    }

    @Test(arguments: [
        (BodyPart.knee, "bench_press_barbell"), (.shoulder, "squat_barbell"), (.knee, "deadlift_barbell"),
        (.lowerBack, "leg_press"), (.lowerBack, "hip_thrust_barbell"), (.elbow, "leg_press"),
        (.ankle, "bench_press_barbell"), (.shoulder, "triceps_pushdown"), (.shoulder, "snatch_grip_deadlift_barbell"),
    ])
    func aPainLeavesTheRestAlone(part: BodyPart, slug: String) {
        #expect(Self.flag(part).touch(Self.built(slug)) == nil)
    }

    /// Whatever hangs from a bar, or is called overhead, is held by the shoulder.
    @Test func theShoulderHoldsWhatHangsAndWhatIsOverhead() {
        for exercise in BuiltInExercises.all
        where exercise.equipment.contains(.pullUpBar) || exercise.name.contains("Overhead") {
            let touch = Self.flag(.shoulder).touch(exercise)
            #expect(touch?.severity == .severe, "\(exercise.slug)")
        }
    }

    @Test func everyPartTouchesSomethingAndNoneEverything() {
        let training = BuiltInExercises.all.filter { !$0.isMobility }
        for part in BodyPart.allCases {
            let touched = training.filter { Self.flag(part).touch($0) != nil }.count
            #expect(touched > 3 && touched < training.count * 2 / 3, "\(part): \(touched) of \(training.count)")
        }
    }

    @Test func whatOnlyHelpsCountsOneStepLess() {
        let press = Self.built("bench_press_barbell")
        #expect(Self.flag(.upperArm, .severe).touch(press)?.severity == .moderate)
        #expect(Self.flag(.upperArm, .moderate).touch(press)?.severity == .mild)
        #expect(Self.flag(.upperArm, .mild).touch(press) == nil)
        #expect(Self.flag(.upperArm, .severe).touch(press)?.link == .helper)
    }

    @Test func oneMovementAloneAndTheExerciseWhereItWasFelt() {
        let (press, overhead, row) = (
            Self.built("bench_press_barbell"), Self.built("overhead_press_barbell"), Self.built("bent_over_row_barbell")
        )
        var flag = Self.flag(.shoulder, .moderate)
        flag.pattern = .verticalPush
        #expect(flag.touch(overhead)?.link == .movement && flag.touch(overhead)?.severity == .moderate)
        // What else loads the shoulder is noted, and not held.
        #expect(flag.touch(press)?.link == .joint && flag.touch(press)?.severity == .mild)
        flag.severity = .severe
        #expect(flag.touch(press)?.severity == .mild && flag.touch(Self.built("squat_barbell")) == nil)
        flag.severity = .moderate
        flag.exerciseID = row.id
        #expect(flag.touch(row)?.link == .exercise && flag.touch(row)?.severity == .moderate)
        flag.pattern = nil
        #expect(flag.touch(press)?.link == .joint, "a named exercise adds, it does not narrow")
    }

    @Test func aResolvedPainTouchesNothing() {
        var flag = Self.flag(.knee)
        flag.resolvedAt = Self.then
        let squat = Self.built("squat_barbell")
        #expect(flag.touch(squat) == nil && flag.concern(squat) != nil)
        #expect(Pains.touches(BuiltInExercises.all, by: [flag]).isEmpty)
    }

    @Test func theWorstOpenPainIsNamed() {
        let squat = Self.built("squat_barbell")
        var healed = Self.flag(.hip, .severe, 3)
        healed.resolvedAt = Self.then
        let flags = [Self.flag(.knee, .mild), Self.flag(.lowerBack, .moderate, 2), healed]
        let worst = Pains.worst(on: squat, of: flags)
        #expect(worst?.flag.bodyPart == .lowerBack && worst == Pains.worst(on: squat, of: flags.reversed()))
    }

    @Test func aSessionRemembersWhatHurtWhileItWasDone() {
        var flag = PainFlag(id: id(1), .knee, .mild, createdAt: Instant(milliseconds: 5_000))
        func at(_ seconds: Int64) -> Instant { Instant(milliseconds: seconds * 1_000) }
        #expect(flag.hurt(from: at(4), to: at(6)) && flag.hurt(from: at(6), to: at(9)))
        #expect(!flag.hurt(from: at(1), to: at(4)))
        flag.resolvedAt = at(8)
        #expect(flag.hurt(from: at(7), to: at(9)) && !flag.hurt(from: at(8), to: at(9)))
    }

    // MARK: Words

    @Test func theReasonSaysWhatHurtsAndWhy() {
        let press = Self.built("bench_press_barbell")
        var flag = Self.flag(.shoulder)
        flag.side = .left
        let reason = Reason(flag.touch(press)!)
        #expect(reason.code == .gatePainSevere)
        #expect(
            Voice().sentence(reason) == "Severe pain in the left shoulder, which this loads: take another exercise.")
        #expect(
            Voice(.german).sentence(reason)
                == "Starker Schmerz (Schulter links), hier belastet: nimm eine andere Übung.")
        (flag.severity, flag.side) = (.moderate, .both)
        #expect(
            Voice().sentence(Reason(flag.touch(press)!))
                == "Pain in both shoulders, which this loads: no increase until it is better.")
        flag.severity = .mild
        flag.exerciseID = press.id
        #expect(
            Voice().sentence(Reason(flag.touch(press)!)) == "Slight pain in both shoulders here: stop if it gets worse."
        )
    }

    @Test(arguments: BodyPart.allCases) func everyPartHasANameInBothLanguages(part: BodyPart) {
        let sides: [BodySide?] = [nil, .left, .right, .both]
        for voice in [Voice(), Voice(.german)] {
            let names = sides.map { voice.name(part, $0) }
            #expect(Set(names).count == (part.isPaired ? 4 : 3) && !names.contains(""))
        }
    }

    // MARK: Substitutes

    @Test func aSubstituteThatHurtsFallsBehindOrLast() throws {
        let press = Self.built("bench_press_barbell")
        func rank(_ flags: [PainFlag]) -> [Substitute] {
            Substitutes.rank(
                for: press, among: BuiltInExercises.all, equipment: nil, trained: [], pains: flags, limit: 1_000)
        }
        let (plain, hurt) = (rank([]), rank([Self.flag(.shoulder)]))
        let lost = Set(plain.map(\.index)).subtracting(hurt.map(\.index)).map { BuiltInExercises.all[$0] }
        #expect(Set(hurt.map(\.index)).isSubset(of: plain.map(\.index)))
        #expect(
            lost.allSatisfy { $0.pattern == .verticalPush || $0.primaryMuscles.contains(.frontDelts) },
            "only what is harder on the shoulder: \(lost.map(\.slug))")
        let free = hurt.prefix { $0.pain?.severity != .severe }
        #expect(hurt.dropFirst(free.count).allSatisfy { $0.pain?.severity == .severe })
        #expect(hurt.last?.said.last?.code == .gatePainSevere)
        let moderate = rank([Self.flag(.wrist, .moderate)])
        let wrist = try #require(moderate.first { $0.pain != nil })
        let same = try #require(plain.first { $0.index == wrist.index })
        #expect(wrist.score < same.score && wrist.pain?.severity == .moderate)
    }

    /// Where everything alike hurts, too, something else is proposed, and where nothing is, that is said.
    @Test func whereEverythingAlikeHurtsSomethingElseIsProposed() throws {
        func exercise(_ number: Int, _ pattern: MovementPattern, _ first: Muscle, _ helping: [Muscle] = []) -> Exercise
        {
            var exercise = Exercise(id: id(number), slug: "", name: "\(number)")
            (exercise.pattern, exercise.primaryMuscles, exercise.secondaryMuscles) = (pattern, [first], helping)
            return exercise
        }
        let press = exercise(1, .horizontalPush, .chest, [.triceps])
        let (fly, row) = (exercise(2, .isolation, .chest), exercise(3, .horizontalPull, .middleBack))
        let (pushdown, squat) = (exercise(4, .isolation, .triceps), exercise(5, .squat, .quadriceps))
        func instead(_ all: [Exercise], _ pains: [PainFlag]) -> (Exercise, [Substitute.Likeness])? {
            Substitutes.painFree(for: press, among: all, equipment: nil, trained: [], pains: pains)
                .map { (all[$0.index], $0.reasons) }
        }
        let chest = [Self.flag(.chest)]
        let all = [press, squat, row, fly, pushdown]
        #expect(instead(all, [Self.flag(.wrist)])?.0.id == fly.id, "what is like it, where that is free of pain")
        let helper = try #require(instead(all, chest))
        #expect(helper.0.id == pushdown.id && helper.1 == [.helpingMuscles])
        let opposite = try #require(instead([press, squat, row, fly], chest))
        #expect(opposite.0.id == row.id && opposite.1 == [.oppositeMuscles])
        #expect(instead([press, squat, fly], chest) == nil)
        let shown = Substitutes.choices(
            for: press, among: [press, row, fly], equipment: nil, trained: [], pains: chest)
        #expect(shown.map(\.index) == [1, 2] && shown[0].isForTodayOnly && !shown[1].isFreeOfPain)
    }

    /// What is proposed because nothing alike is free of pain says that it is a poor match, in a list and in a sentence.
    @Test func aPoorMatchIsCalledOne() {
        func said(_ reasons: [Substitute.Likeness], score: Int, pain: PainTouch? = nil) -> (list: String, next: String)
        {
            let substitute = Substitute(index: 0, reasons: reasons, score: score, pain: pain)
            let list = substitute.said.map { Voice().sentence($0) }.joined(separator: ", ")
            return (list, Reason.insteadOfPain(substitute, "Pushdown", Voice()).text)
        }
        let helping = said([.helpingMuscles], score: 40)
        #expect(helping.list == "what only helps there: a poor match, since nothing like it is free of pain")
        #expect(helping.next == "Instead: Pushdown, a poor match, since nothing like it is free of pain.")
        let opposite = said([.oppositeMuscles], score: 10)
        #expect(opposite.list.contains("a poor match, for today only"))
        #expect(opposite.next.contains("a poor match, for today only"))
        let weak = said([.someMuscles, .trainedBefore], score: 40)
        #expect(weak.list == "some of the same muscles, done before, a poor match")
        #expect(weak.next == "Instead: Pushdown, a poor match.")
        #expect(said([.someMuscles], score: 40).next == "Instead: Pushdown.")
        #expect(said([.sameMovement], score: 20).next == "Instead: Pushdown.")
        for poorness in [Reason.Code.helpingMuscles, .poorMatch] {
            var change = SuggestedChange(id: id(1), type: .substitute, exerciseName: "")
            change.reasons = [Reason(poorness)]
            change.render(Voice())
            let words = Voice().sentence(Reason(poorness))
            #expect(change.reasons[0].text == words.prefix(1).uppercased() + words.dropFirst() + ".")
        }
    }

    /// What holds, holds everywhere: no raise, no offer beyond it, no promise.
    @Test func whatHurtsModeratelyIsNeitherRaisedNorOfferedMore() {
        let press = Self.built("bench_press_barbell")
        var raise = Recommendation(
            change: .increaseWeight, targets: [SetTarget(weight: .kg(60), reps: 8)],
            reasons: NonEmpty(Reason(.setsReached)))
        var item = NextItem(exerciseID: press.id, name: "", recommendation: raise)
        item.offers = [Offer(.step, SetTarget(weight: .kg(65), reps: 6), Chance(0.9))]
        func felt(_ severity: PainSeverity) -> NextItem {
            var felt = item
            felt.feel(Self.flag(.wrist, severity).touch(press)!)
            return felt
        }
        let mild = felt(.mild)
        #expect(mild.recommendation.change == .increaseWeight && mild.offers.count == 1)
        #expect(mild.recommendation.reasons.map(\.code) == [.setsReached, .painNoted])
        #expect(felt(.moderate).recommendation.change == .stay && felt(.moderate).offers.isEmpty)
        #expect(felt(.moderate).recommendation.reasons.map(\.code) == [.gatePain])
        raise.change = .stay
        raise.reasons = NonEmpty(Reason(.successCounted), [Reason(.planTarget)])
        item.recommendation = raise
        #expect(felt(.severe).recommendation.reasons.map(\.code) == [.gatePainSevere, .planTarget])
        item.recommendation.change = .decreaseWeight
        item.recommendation.reasons = NonEmpty(Reason(.deload))
        #expect(felt(.moderate).recommendation.change == .decreaseWeight)
        #expect(felt(.moderate).recommendation.reasons.map(\.code) == [.deload, .gatePain])
    }

    @Test(arguments: 0..<60) func theRankingDoesNotFollowTheOrderOfTheCatalogue(seed: UInt64) {
        var random = SeededGenerator(seed)
        let all = BuiltInExercises.all
        let own = all.randomElement(using: &random)!
        let there = Set((0..<7).map { _ in Equipment.allCases.randomElement(using: &random)! })
        let flags = (0..<2).map { number in
            Self.flag(
                BodyPart.allCases.randomElement(using: &random)!, PainSeverity.allCases.randomElement(using: &random)!,
                number)
        }
        func scores(_ all: [Exercise]) -> [ExerciseID: Int] {
            let found = Substitutes.rank(
                for: own, among: all, equipment: there, trained: [], pains: flags, limit: all.count)
            #expect(zip(found, found.dropFirst()).allSatisfy { $0.score >= $1.score }, "seed \(seed)")
            #expect(found.allSatisfy { all[$0.index].id != own.id }, "never itself; seed \(seed)")
            #expect(found.allSatisfy { all[$0.index].isPossible(with: there) }, "only what is there; seed \(seed)")
            return Dictionary(uniqueKeysWithValues: found.map { (all[$0.index].id, $0.score) })
        }
        let first = scores(all)
        #expect(first == scores(all), "the same again; seed \(seed)")
        #expect(first == scores(all.shuffled(using: &random)), "seed \(seed)")
    }
}
