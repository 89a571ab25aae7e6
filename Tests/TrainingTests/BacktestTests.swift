import TestSupport
import Testing
import Training
import Wire

/// A history of bench press, a session every three days.
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

/// What a lifter does who takes every proposal, each set as it is planned.
private func followed(_ sessions: Int, from weight: Int64, reps: Int) -> [WorkoutSession] {
    var done = [Array(repeating: (weight: weight, reps: reps), count: 3)]
    for _ in 1..<sessions {
        let last = history([done[done.count - 1]])[0].exercises[0].sets
        let targets = NextWithoutPlan(sets: last, facts: bench, increment: mass("2.5")).recommendation.targets
        done.append(targets.map { (weight: ($0.weight ?? .zero).units / 10_000_000, reps: $0.reps ?? 0) })
    }
    return history(done)
}

struct BacktestTests {
    @Test func whoFollowsEveryProposalConfirmsEveryIncrease() throws {
        let report = backtest(followed(40, from: 40_000, reps: 8), increment: step)
        let rule = try #require(report.rules.first)
        #expect(rule.rule == "double_progression")
        #expect((rule.judged, rule.met, rule.stalled) == (39, 39, 0))
        #expect(rule.increases >= 7)
        #expect((rule.confirmed, rule.tooAggressive, rule.smallerSteps) == (rule.increases, 0, 0))
        #expect((rule.staysOverruled, rule.repIncreasesOverruled, rule.overshot) == (0, 0, 0))
        #expect((rule.differing, rule.repIncreases, rule.stays) == (0, 39 - rule.increases, 0))
        // Five sessions take the reps from 8 to 12 and the weight up.
        #expect((report.lifter.sessionsToProgress, report.lifter.daysToProgress) == (5, 15))
        #expect(report.lifter.repsBeforeStep?.median == Percent(thousandths: 12_000))
        #expect(report.lifter.step == rule.step)
    }

    @Test func whoAlwaysDoesTheSameStalls() throws {
        let same = Array(repeating: [(weight: Int64(60_000), reps: 9), (weight: 60_000, reps: 9)], count: 12)
        let report = backtest(history(same), increment: step)
        let rule = try #require(report.rules.first)
        #expect((rule.judged, rule.stalled, rule.met, rule.increases) == (11, 11, 0, 0))
        #expect((report.lifter.same, report.lifter.harder) == (11, 0))
        #expect(report.lifter.sessionsToProgress == nil)
        // A rule that aims at what the lifter always does raises the weight every time, and nobody follows.
        let straight = try #require(report.rules.first { $0.rule == "straight_sets" })
        #expect((straight.increases, straight.confirmed, straight.stalled) == (11, 0, 11))
    }

    @Test func anIncreaseThatCostsTooManyRepsIsNotConfirmed() throws {
        let top = [(weight: Int64(60_000), reps: 12), (weight: 60_000, reps: 12)]
        // 60 kg + 5 % is 62.5 kg × 8: 14 of 16 reps are 87.5 %, 15 are 93.75 %.
        for (reps, held) in [(7, false), (8, true)] {
            let tried = [(weight: Int64(62_500), reps: 7), (weight: 62_500, reps: reps)]
            let rule = try #require(backtest(history([top, tried, top]), increment: step).rules.first)
            #expect((rule.increases, rule.confirmed, rule.tooAggressive) == (1, held ? 1 : 0, held ? 0 : 1))
            #expect(rule.met == 0)
        }
        // Bigger steps than proposed, smaller ones, and none.
        for (weight, confirmed, smaller) in [(Int64(65_000), 1, 0), (61_000, 0, 1), (60_000, 0, 0)] {
            let rule = try #require(
                backtest(history([top, [(weight, 8), (weight, 8)], [(40_000, 6)]]), increment: step).rules.first)
            #expect((rule.increases, rule.confirmed, rule.smallerSteps) == (1, confirmed, smaller))
            #expect((rule.overshot == 1) == (weight == 65_000))
        }
    }

    @Test func aSmallerStepThanTheLoadsAllowIsNoOtherProposal() throws {
        let report = backtest(followed(40, from: 20_000, reps: 12), increment: step)
        let one = try #require(report.rules.first { $0.rule == "double_progression, one load" })
        // 5 % is less than the next load up to 50 kg.
        #expect(one.differing == 0)
        let heavy = backtest(followed(12, from: 120_000, reps: 12), increment: step)
        let smaller = try #require(heavy.rules.first { $0.rule == "double_progression, one load" })
        #expect(smaller.differing > 0 && smaller.differing == smaller.increases)
    }

    @Test func whatCannotBeJudgedIsToldWithItsReason() {
        var few = history([[(60_000, 8)], [(60_000, 8)]])
        few[0].exercises[0].sets[0].rir = RIR(2)
        few[1].exercises[0].sets[0].reps = 900
        let planks = history([[], [], []], facts: plank).map { session in
            var session = session
            var set = SetPerformance(id: id(1))
            set.durationSeconds = 60
            session.exercises[0].sets = [set]
            return session
        }
        let body = ExerciseFacts(id: id(107), name: "Push Up", loadKind: .bodyweight)
        let pushUps = history([[(0, 10)], [(0, 12)], [(0, 14)]], facts: body).map { session in
            var session = session
            session.exercises[0].sets[0].weight = nil
            return session
        }
        let report = backtest(few + planks + pushUps, increment: step)
        let coverage = report.coverage
        #expect(coverage.leftOut.map(\.reason) == [.tooFewSessions, .notByReps, .noWeight])
        #expect((coverage.exercises, coverage.judgedExercises, coverage.sets) == (3, 0, 8))
        #expect((coverage.setsWithRPE, coverage.implausibleSets, coverage.markedWarmups) == (1, 1, 0))
        #expect(report.rules.isEmpty)
    }

    @Test func effortIsJudgedOnlyWhereTheLogHoldsIt() throws {
        var sessions = followed(6, from: 60_000, reps: 8)
        #expect(!backtest(sessions, increment: step).rules.contains { $0.rule == "rpe_autoregulated" })
        for index in 0..<3 { sessions[index].postEffort = PostEffort() }
        for index in 0..<3 { sessions[index].postEffort?.rpe = SessionRPE(clamping: 7) }
        let rule = try #require(
            backtest(sessions, increment: step).rules.first { $0.rule == "rpe_autoregulated" })
        #expect((rule.judged, rule.increases) == (3, 3))
    }

    /// With assistance less is more: the step is measured in the direction that is harder.
    @Test func lessHelpIsAnIncrease() throws {
        let facts = ExerciseFacts(id: id(108), name: "Pull Up (Assisted)", loadKind: .assisted)
        let sessions = history([[(40_000, 12)], [(37_500, 8)], [(37_500, 9)]], facts: facts)
        let report = backtest(sessions, increment: step)
        let rule = try #require(report.rules.first)
        #expect((rule.increases, rule.confirmed, report.lifter.harder) == (1, 1, 1))
        #expect(report.lifter.step?.median == Percent(thousandths: 6_250))
    }

    /// The counts of a rule belong together, whatever was done.
    @Test(arguments: 0..<100) func everyProposalIsCountedOnce(seed: UInt64) {
        var random = SeededGenerator(seed)
        let sessions = history(
            (0..<Int.random(in: 3...30, using: &random)).map { _ in
                (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    (
                        weight: Int64.random(in: 8...40, using: &random) * 2_500,
                        reps: Int.random(in: 0...15, using: &random)
                    )
                }
            })
        let report = backtest(sessions, increment: step)
        #expect(report.lifter.harder + report.lifter.same + report.lifter.easier == report.lifter.pairs)
        for rule in report.rules {
            #expect(rule.judged == sessions.count - 1)
            #expect(rule.increases + rule.repIncreases + rule.stays == rule.judged)
            #expect(rule.confirmed + rule.tooAggressive + rule.smallerSteps <= rule.increases)
            #expect(rule.met + rule.stalled <= rule.judged)
            #expect(rule.differing <= rule.judged)
        }
        #expect(report == backtest(sessions, increment: step))
    }
}
