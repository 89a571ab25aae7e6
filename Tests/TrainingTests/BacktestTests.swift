import TestSupport
import Testing
import Wire

@testable import Training

/// A history of an exercise, a session every three days.
private func history(_ sessions: [[(weight: Int64, reps: Int)]], facts: ExerciseFacts = bench) -> [WorkoutSession] {
    sessions.enumerated().map { number, sets in
        var session = WorkoutSession(
            id: id(2_000 + number), origin: .imported, startedAt: evening.adding(seconds: Int64(number) * 3 * 86_400),
            endedAt: Instant(milliseconds: 0))
        var performance = ExercisePerformance(
            id: id(3_000 + number), exerciseID: facts.id, name: facts.name, loadKind: facts.loadKind,
            measure: facts.measure)
        performance.sets = sets.map { grams, reps in
            var set = SetPerformance(id: id(1))
            (set.weight, set.reps) = (Mass(thousandths: grams, of: .kg), reps)
            return set
        }
        session.exercises = [performance]
        return session
    }
}

private let step: @Sendable (ExerciseID) -> Mass = { _ in mass("2.5") }

private func report(_ sessions: [WorkoutSession]) -> BacktestReport { backtest(sessions, unit: .kg, step: step) }

/// What a candidate asks before the last session.
private func lastTarget(_ candidate: BacktestCandidate, _ reps: [Int]) throws -> (weight: Mass, reps: Int) {
    let done = reps + [8]
    let sessions = history(done.map { Array(repeating: (weight: Int64(60_000), reps: $0), count: 2) })
    return candidate.target(try #require(exposures(of: loggedLifts(sessions, step: step), sessions, .kg).last))
}

/// Four sessions: a rep more, more weight for a rep less, the same again.
private let four = history([[(60_000, 8)], [(60_000, 9)], [(62_500, 8)], [(62_500, 8)]])

extension BacktestReport {
    fileprivate func targets(_ candidate: BacktestCandidate) throws -> BacktestTargets {
        try #require(targets.first { $0.candidate == candidate })
    }
}

private func isNear(_ value: Double, _ other: Double) -> Bool { (value - other).magnitude < 1e-9 }

struct BacktestTests {
    private typealias Share = BacktestReport.Share

    /// Three names on the same days of every week: from the fifth week on each is known by its weekday.
    @Test func aPlanOfEveryWeekIsForeseenFromTheFifthWeekOn() {
        var sessions: [WorkoutSession] = []
        for week in 0..<10 {
            for (day, title) in [(0, "Push"), (2, "Pull"), (4, "Legs")] {
                let start = evening.adding(seconds: Int64(week * 7 + day) * 86_400)
                var session = WorkoutSession(
                    id: id(5_000 + week * 7 + day), origin: .imported, startedAt: start, endedAt: start)
                session.title = title
                sessions.append(session)
            }
        }
        let plans = PlanForesight(sessions)
        #expect(plans.right == Share(18, of: 18))
        #expect(plans.reasons.map(\.reason) == [.weekday])
        #expect(PlanForesight(Array(sessions.prefix(12))).right == Share(), "four weeks are not over")
        // One that nobody did before cannot be foreseen, and counts.
        sessions[29].title = "Yoga"
        #expect(PlanForesight(sessions).right == Share(17, of: 18))
        #expect(PlanForesight(sessions.reversed()).right == Share(17, of: 18))
    }

    /// Where plans are known, one is foreseen only once it is there, and a mere name never is.
    @Test func amongPlansNoMereNameIsForeseen() {
        let (first, plan) = (LocalDate("2026-10-05")!, PlanID(high: 1, low: 1))
        var trained: [(date: LocalDate, plan: PlanID?, title: String?)] = []
        for week: Int64 in 0..<6 { trained.append((first.adding(days: 7 * week), nil, "Yoga")) }
        #expect(PlanForesight(trained).right == Share(2, of: 2))
        func right(since week: Int64) -> Share {
            PlanForesight(trained, among: [(PlanUse(plan), first.adding(days: 7 * week))]).right
        }
        #expect(right(since: 0) == Share(0, of: 2))
        #expect(right(since: 5) == Share(0, of: 1))
        #expect(right(since: 6) == Share())
        trained.append((first.adding(days: 42), plan, "Push"))
        #expect(right(since: 6) == Share(1, of: 1))
        // One that can be started no more was foreseen as long as it was trained.
        trained.append((first.adding(days: 49), plan, "Push"))
        #expect(PlanForesight(trained, among: []).right == Share(1, of: 1))
    }

    @Test func whatWasDoneTheLastTimeIsHeldAgainstTheNext() throws {
        let report = report(four)
        let last = try report.targets(.repeatLast)
        #expect(report.exposures == 3)
        // 60 kg against 62.5 kg once. By the estimated max: 76 kg against 78, 78 against 79 1/6, the same.
        #expect(isNear(last.weightError, 100 * 2.5 / 62.5 / 3))
        #expect(isNear(last.maxError, 100 * (2 / 78.0 + (1 - 78 / (62.5 * 38 / 30))) / 3))
        // 8 reps are 88.9 % of 9.
        #expect((last.tried, last.held) == (Share(3, of: 3), Share(2, of: 3)))
        #expect((last.tooHard.count, last.tooEasy.count, last.pace) == (0, 0, 0))
        #expect((last.asksMore, last.moreRecall) == (Share(0, of: 3), Share(0, of: 2)))
        #expect((last.raises, last.raiseRecall) == (Share(0, of: 3), Share(0, of: 1)))
        // No outing is followed by five.
        #expect((last.reached, last.raiseReached) == (Share(), Share()))
        #expect((report.lifter.raises, report.lifter.betters) == (Share(1, of: 3), Share(2, of: 3)))
    }

    @Test func aRuleAsksForARepMore() throws {
        let rule = try report(four).targets(.today)
        // 60 × 9, 60 × 10, 62.5 × 9: the lifter did better in the first two, and 90 % of the reps in the first.
        #expect((rule.asksMore, rule.raises) == (Share(3, of: 3), Share(0, of: 3)))
        #expect((rule.morePrecision, rule.moreRecall) == (Share(2, of: 3), Share(2, of: 2)))
        #expect((rule.tried, rule.held) == (Share(3, of: 3), Share(1, of: 3)))
        #expect(isNear(rule.weightError, 100 * 2.5 / 62.5 / 3))
        #expect(rule.pace > 0)
    }

    /// More than 5 %, each way; a slip of the pen counts as a fifth.
    @Test func hardAndEasyAreToldByTheEstimatedMax() throws {
        let report = report(history([[(60_000, 8)], [(56_000, 8)], [(60_000, 8)], [(6_000, 8)]]))
        let last = try report.targets(.repeatLast)
        #expect((last.tooHard, last.tooEasy) == (Share(2, of: 3), Share(1, of: 3)))
        #expect((last.tried, last.held) == (Share(1, of: 3), Share(1, of: 1)))
        #expect(isNear(report.lifter.pace, -20 / 3))
    }

    @Test func aTargetMayBeReachedWithinFiveOutings() throws {
        let same = Array(repeating: [(weight: Int64(60_000), reps: 8)], count: 5)
        let late = history(same + [[(60_000, 9)]])
        // Of the first outing five follow; the last of them does what was asked after it.
        #expect(try report(late).targets(.today).reached == Share(1, of: 1))
        #expect(try report(history(same + [[(60_000, 8)]])).targets(.today).reached == Share(0, of: 1))
    }

    @Test func ownRangeIsAroundTheUsualReps() throws {
        // Usually 8: a rep more up to 10, then a step of 5 % with the reps that cost the same, 80 kg / 62.5 kg.
        #expect(try lastTarget(.ownRange, [8, 8, 8]) == (mass("60"), 9))
        #expect(try lastTarget(.ownRange, [8, 8, 8, 10]) == (mass("62.5"), 8))
        #expect(try lastTarget(.today, [8, 8, 8, 10]) == (mass("60"), 11))
        #expect(try lastTarget(.today, [8, 8, 8, 12]) == (mass("62.5"), 8))
        // Fives are no eights.
        #expect(try lastTarget(.ownRange, [5, 5, 5]) == (mass("60"), 6))
        #expect(try lastTarget(.today, [5, 5, 5]) == (mass("60"), 8))
    }

    @Test func theMeanCountsEveryOutingAsMuchAsAllBefore() throws {
        // 76, 80 and 84 kg: 78 after the second, 81 after the third, which is 10.5 reps.
        #expect(try lastTarget(.average, [8, 10, 12]) == (mass("60"), 10))
        #expect(try lastTarget(.average, [8, 8]) == (mass("60"), 8))
        #expect(try lastTarget(.average, [12, 1]) == (mass("60"), 6))
    }

    @Test func chancesAreHeldAgainstWhatCameTrue() {
        let calibration = BacktestForesight.Calibration([(0.25, true), (0.2, false), (0.95, true), (1, true)])
        #expect(calibration.bins.map(\.done) == [Share(1, of: 2), Share(2, of: 2)])
        #expect(isNear(calibration.bins[0].said, 0.225) && isNear(calibration.bins[1].said, 0.975))
        #expect(isNear(calibration.error, (0.275 * 2 + 0.025 * 2) / 4))
    }

    /// Only reps that were meant to be reached are held against their chance.
    @Test func aLoweredWeightSaysNothingOfAChance() throws {
        let down = try #require(report(history([[(60_000, 8)], [(50_000, 8)], [(40_000, 8)]])).foresight)
        #expect(down.chances.bins.isEmpty && down.targets.bins.isEmpty)
        // From 8 down to 4, and from 3 down to 1.
        let low = try #require(report(history([[(60_000, 3)], [(60_000, 8)], [(60_000, 9)]])).foresight)
        #expect(low.chances.bins.reduce(0) { $0 + $1.done.of } == 8)
    }

    @Test func whatCannotBeJudgedIsToldWithItsReason() {
        var few = history([[(60_000, 8)], [(60_000, 8)]])
        few[0].exercises[0].sets[0].rir = RIR(2)
        few[1].exercises[0].sets[0].reps = 900
        let planks = history([[(0, 0)], [(0, 0)], [(0, 0)]], facts: plank).map { session in
            var session = session
            session.exercises[0].sets[0].reps = nil
            session.exercises[0].sets[0].durationSeconds = 60
            return session
        }
        let body = ExerciseFacts(id: id(107), name: "Push Up", loadKind: .bodyweight)
        let help = ExerciseFacts(id: id(108), name: "Pull Up (Assisted)", loadKind: .assisted)
        let sessions =
            few + planks + history([[(0, 10)], [(0, 12)], [(0, 14)]], facts: body)
            + history([[(0, 10)], [(0, 12)], [(0, 14)]], facts: pullUp)
            + history([[(40_000, 12)], [(37_500, 8)], [(37_500, 9)]], facts: help)
        let report = report(sessions)
        let coverage = report.coverage
        #expect(coverage.leftOut.map(\.reason) == [.tooFewSessions, .notByReps, .noWeight, .noWeight, .assisted])
        #expect(coverage.leftOut.map(\.sessions) == [1, 3, 3, 3, 3])
        #expect((coverage.exercises, coverage.judgedExercises, coverage.sets) == (5, 0, 14))
        #expect((coverage.setsWithRPE, coverage.implausibleSets) == (1, 1))
        #expect((report.exposures, report.targets.count) == (0, 0))
        #expect(report.foresight == nil)
    }

    /// The counts of a candidate belong together, whatever was done; the summary is of the rows.
    @Test(arguments: 0..<100) func everyTargetIsCountedOnce(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let sessions = history(
            (0..<Int.random(in: 3...30, using: &random)).map { _ in
                (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    (
                        weight: Int64.random(in: 8...40, using: &random) * 2_500,
                        reps: Int.random(in: 1...15, using: &random)
                    )
                }
            })
        let report = report(sessions)
        let rows = coachRows(sessions, unit: .kg, step: step)
        #expect(report.exposures == rows.count && rows.count == sessions.count - 1)
        #expect(report.targets.map(\.candidate) == BacktestCandidate.allCases)
        for targets in report.targets {
            let all = [
                targets.tooHard.of, targets.tooEasy.of, targets.asksMore.of, targets.raises.of, targets.tried.of,
            ]
            #expect(all == all.map { _ in rows.count })
            #expect(targets.morePrecision.of == targets.asksMore.count)
            #expect(targets.raisePrecision.of == targets.raises.count)
            #expect(targets.morePrecision.count == targets.moreRecall.count)
            #expect(targets.raisePrecision.count == targets.raiseRecall.count)
            #expect(targets.moreRecall.of == report.lifter.betters.count)
            #expect(targets.raiseRecall.of == report.lifter.raises.count)
            #expect(targets.held.of == targets.tried.count)
            #expect(targets.reached.of == max(0, rows.count - 4))
            #expect(targets.tooHard.count + targets.tooEasy.count <= rows.count)
        }
        let coach = try report.targets(.coach)
        #expect(coach.raises.count == rows.count { $0.weight > $0.last.weight })
        #expect(try report.targets(.average).weightError == report.targets(.repeatLast).weightError)
        #expect(report == backtest(sessions, unit: .kg, step: step))
    }
}
