import TestSupport
import Testing
import Wire

@testable import Training

/// How shown targets are judged, and where the coach steps back.
struct CoachTrackTests {
    private static let (bench, squat) = (ExerciseID(high: 1, low: 1), ExerciseID(high: 1, low: 2))

    private static func outing(_ weight: Mass, _ reps: Int) -> Outing {
        Outing([Outing.WorkSet(weight: weight, reps: reps)], startedAt: evening, slot: "")!
    }

    /// A target beside 100 kg × 5 the time before, and what was done.
    private static func score(
        _ weight: Mass, _ reps: Int, _ change: CoachTarget.Change? = .reps, done: [(Mass, Int)]
    ) -> CoachScore {
        var score = CoachScore(
            weight: weight, reps: reps, chance: Chance(0.74), change: change, last: outing(.kg(100), 5),
            preset: .standard)
        for (weight, reps) in done { score.done.append(Outing.WorkSet(weight: weight, reps: reps)) }
        return score
    }

    /// So many targets of six reps, one a day; the lifter repeats what was done the time before, or does as asked.
    private static func scores(
        _ count: Int, of exercise: ExerciseID = bench, did reps: Int, change: CoachTarget.Change? = .reps,
        days: Int = 1
    ) -> [DatedScore] {
        var scores: [DatedScore] = []
        for day in 0..<count {
            scores.append(
                DatedScore(
                    exercise, evening.adding(seconds: Int64(day * days) * 86_400),
                    score(.kg(100), 6, change, done: [(.kg(100), reps)])))
        }
        return scores
    }

    @Test func aTargetIsJudgedByTheHeaviestWeightAndTheFewestReps() throws {
        let (asked, repeated) = try #require(Self.score(.kg(100), 6, done: [(.kg(100), 7), (.kg(100), 6)]).outcomes())
        #expect(asked.ratio == 1 && asked.held == true && asked.cameTrue == true)
        #expect(repeated.held == true && repeated.error > 0 && !repeated.isTooEasy)
        let short = try #require(Self.score(.kg(100), 10, done: [(.kg(100), 8), (.kg(100), 8)]).outcomes()).coach
        #expect(short.held == false && short.cameTrue == false && short.isTooHard)
        let lighter = try #require(Self.score(.kg(100), 6, done: [(.kg(80), 12)]).outcomes()).coach
        #expect(lighter.held == nil && lighter.cameTrue == nil, "what was not tried is no failure")
        #expect(try #require(Self.score(.kg(60), 5, done: [(.kg(100), 5)]).outcomes()).coach.isTooEasy)
        #expect(Self.score(.kg(100), 6, done: []).outcomes() == nil)
    }

    @Test func aTallyCountsWhatWasShown() {
        var scores = Self.scores(3, did: 6) + Self.scores(2, did: 4) + Self.scores(1, did: 6, change: nil)
        scores.append(DatedScore(Self.squat, evening, Self.score(.kg(100), 6, done: [])))
        let standing = CoachStanding(scores, CoachTrack(scores)) { $0 == Self.bench ? "Bench" : "Squat" }
        let all = standing.all
        #expect(all.shown == 6 && all.own == 5, "a lift that was not done is not judged")
        #expect(all.coach.held.count == 4 && all.coach.held.of == 6)
        #expect(all.repeatLast.held.count == 4 && all.repeatLast.tooHard.of == 6)
        #expect(all.chances.count == 1 && all.chances[0].chance == Chance(0.74))
        #expect(all.chances[0].done.count == 4 && all.chances[0].done.of == 6)
        #expect(standing.lifts.map(\.name) == ["Bench"] && standing.lifts[0].shown == 6)
    }

    @Test func theCoachStepsBackWhereRepeatingWasCloser() {
        let policy = CoachPolicy.current
        let few = CoachTrack(Self.scores(policy.scoredOfLift - 1, did: 5))
        #expect(few.stepsBack(Self.bench) == nil)
        let enough = CoachTrack(Self.scores(policy.scoredOfLift, did: 5))
        #expect(enough.stepsBack(Self.bench)?.code == .coachStepsBack)
        #expect(enough.stepsBack(Self.bench)?.params.number == policy.scoredOfLift)
        #expect(enough.all == nil && enough.stepsBack(Self.squat) == nil, "one lift is not all")
        let many = CoachTrack(Self.scores(policy.scoredInAll, did: 5))
        #expect(many.all != nil && many.stepsBack(Self.squat) != nil, "what is not known goes with all")
    }

    @Test func aLiftWithEnoughOfItsOwnSpeaksForItself() {
        let policy = CoachPolicy.current
        let track = CoachTrack(
            Self.scores(policy.scoredInAll, did: 5) + Self.scores(policy.scoredOfLift, of: Self.squat, did: 6))
        #expect(track.all != nil && track.stepsBack(Self.bench) != nil && track.stepsBack(Self.squat) == nil)
    }

    @Test func rulesAndWhatIsOldDoNotCount() {
        let policy = CoachPolicy.current
        #expect(CoachTrack(Self.scores(policy.scoredInAll, did: 5, change: nil)).all == nil)
        #expect(CoachTrack(Self.scores(policy.scoredInAll, did: 5, days: 10)).all == nil)
        #expect(CoachTrack(Self.scores(policy.scoredInAll, did: 6)).all == nil, "it was right")
    }

    @Test func steppingBackAsksForNoMore() throws {
        var state = LiftState()
        for day in 0..<4 {
            let start = evening.adding(seconds: Int64(day) * 3 * 86_400)
            let sets = [Outing.WorkSet(weight: .kg(100), reps: 8, rir: RIR(3))]
            state.add(try #require(Outing(sets, startedAt: start, slot: "")), layoff: 0)
        }
        let day = Outing.day(of: evening) + 12
        let outlook = try #require(
            Outlook(state, on: day, layoff: 3, step: Mass(thousandths: 2_500, of: .kg), rate: RaiseRate()))
        let forward = outlook.target(nil)
        #expect((forward.weight, forward.reps) > (.kg(100), 8))
        let back = outlook.target(nil, stepsBack: true)
        #expect(back.change == .hold && back.weight == .kg(100) && back.reps == 8)
    }
}
