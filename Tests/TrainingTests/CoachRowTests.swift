import TestSupport
import Testing
import Training
import Wire

/// The coach beside the reference of its model, which is another program: `rows.jsonl` is what that one says of
/// `outings.csv`, a made-up log of light days, back-offs, pyramids, a layoff, marked warm-ups and effort.
struct CoachRowTests {
    private static let outings = fixtureRows("coach/outings.csv")
    private static let sessions = sessions(outings)
    private static let step: @Sendable (ExerciseID) -> Mass = { exercise in
        exercise == lift("Incline Bench Press (Dumbbell)") ? .kg(2) : mass("2.5")
    }

    private static let lifts = ["Bench Press (Barbell)", "Incline Bench Press (Dumbbell)", "Leg Press"]

    private static func lift(_ name: String) -> ExerciseID { id(100 + (lifts.firstIndex(of: name) ?? lifts.count)) }

    /// A session for each moment; a line holds moment, title, duration, lift, kind or number, weight, reps, distance, seconds, RPE.
    private static func sessions(_ lines: [[String]]) -> [WorkoutSession] {
        var sessions: [WorkoutSession] = []
        for line in lines {
            let start = Instant(line[0].replacing(" ", with: "T") + "Z")!
            if sessions.last?.startedAt != start {
                var session = WorkoutSession(
                    id: id(2_000 + sessions.count), origin: .imported, startedAt: start, endedAt: start)
                session.title = line[1]
                sessions.append(session)
            }
            add(line, to: &sessions[sessions.count - 1])
        }
        return sessions
    }

    private static func add(_ line: [String], to session: inout WorkoutSession) {
        var set = SetPerformance(id: id(1))
        (set.weight, set.reps) = (mass(line[5]), Int(line[6]))
        if line[4] == "W" { set.setType = .warmup }
        if let rpe = Double(line[9]) { set.rir = RIR(halves: Int((10 - rpe) * 2)) }
        if session.exercises.last?.name != line[3] {
            session.exercises.append(
                ExercisePerformance(id: id(3_000), exerciseID: lift(line[3]), name: line[3]))
        }
        session.exercises[session.exercises.count - 1].sets.append(set)
    }

    private static let expected = fixtureLines("coach/rows.jsonl")

    @Test func everyOutingThatCouldBeForeseenHasItsRow() {
        let rows = coachRows(Self.sessions, unit: .kg, step: Self.step)
        #expect(rows.count == 24 && rows.count == Self.expected.count)
    }

    /// Numbers to a thousandth of a millionth, decisions exactly.
    @Test(arguments: 0..<24) func aRowIsWhatTheReferenceSays(place: Int) throws {
        let row = coachRows(Self.sessions, unit: .kg, step: Self.step)[place]
        let expected = try JSON.decode(CoachRow.self, from: Self.expected[place])
        #expect((row.exercise, row.exposure, row.change) == (expected.exercise, expected.exposure, expected.change))
        #expect((row.weight, row.reps, row.sets) == (expected.weight, expected.reps, expected.sets))
        #expect(
            (row.last.weight, row.last.low, row.last.sets) == (
                expected.last.weight, expected.last.low, expected.last.sets
            ))
        #expect(
            (row.next.weight, row.next.low, row.next.sets) == (
                expected.next.weight, expected.next.low, expected.next.sets
            ))
        #expect(row.next.rir == expected.next.rir)
        let numbers = zip(Self.numbers(row), Self.numbers(expected))
        for (number, (own, other)) in numbers.enumerated() {
            #expect((own - other).magnitude <= 1e-9 * max(1, other.magnitude), "number \(number)")
        }
    }

    private static func numbers(_ row: CoachRow) -> [Double] {
        [
            row.day, row.mean, row.scale, row.layoff, row.chance, row.raiseScore, row.betterScore, row.repsLocation,
            row.repsScale, row.last.best, row.next.best,
        ]
    }

    /// The reference prints a tenth of a percent, and less of what is no share.
    @Test func theSummaryIsWhatTheReferenceSays() throws {
        let report = backtest(Self.sessions, unit: .kg, step: Self.step)
        let coach = try #require(report.targets.first { $0.candidate == .coach })
        let last = try #require(report.targets.first { $0.candidate == .repeatLast })
        #expect(report.exposures == 24)
        Self.expect(
            Self.figures(coach), [4.9, 5.3, 4.2, 20.8, 25, 50, 18.8, 4.2, 100, 12.5, 95.8, 78.3, 83.3, nil, -1])
        Self.expect(Self.figures(last), [4.4, 4.7, 8.3, 12.5, 0, nil, 0, 0, nil, 0, 91.7, 86.4, 91.7, nil, 0])
        Self.expect([report.lifter.raises.percent, report.lifter.pace], [33.3, 1.6])
        let foresight = try #require(report.foresight)
        Self.expect([foresight.strengthError, foresight.strengthErrorOfRepeat], [4.7, 4.9])
        Self.expect([foresight.within50, foresight.within80, foresight.within95].map(\.percent), [58.3, 87.5, 95.8])
        Self.expect([foresight.repsError, foresight.repsErrorOfRepeat], [0.92, 0.79], within: 0.005)
        Self.expect([foresight.raiseAUC, foresight.betterAUC], [0.7734375, 0.75], within: 1e-9)
    }

    private static func figures(_ targets: BacktestTargets) -> [Double?] {
        [
            targets.weightError, targets.maxError, targets.tooHard.percent, targets.tooEasy.percent,
            targets.asksMore.percent, targets.morePrecision.percent, targets.moreRecall.percent,
            targets.raises.percent, targets.raisePrecision.percent, targets.raiseRecall.percent,
            targets.tried.percent, targets.held.percent, targets.reached.percent, targets.raiseReached.percent,
            targets.pace,
        ]
    }

    private static func expect(_ figures: [Double?], _ expected: [Double?], within: Double = 0.0500001) {
        #expect(figures.count == expected.count)
        for (place, (own, other)) in zip(figures, expected).enumerated() {
            if let own, let other {
                #expect((own - other).magnitude <= within, "figure \(place)")
            } else {
                #expect(own == nil && other == nil, "figure \(place)")
            }
        }
    }
}
