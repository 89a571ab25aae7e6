import TestSupport
import Testing
import Wire

@testable import Training

/// Where a lift stands towards a goal: light days take nothing from it, and where it began does not move.
struct GoalLevelTests {
    private static let today = GoalTests.today

    /// A lift that gets better, two or three times a week, twelve weeks.
    private static func heavy(_ random: inout SeededGenerator) -> [GoalPoint] {
        let perWeek = Double.random(in: 0...1.5, using: &random)
        return stride(from: 82, through: 1, by: -3).map { ago in
            let value = 100 + perWeek * Double(82 - ago) / 7 + Double.random(in: -2...2, using: &random)
            return GoalPoint(today.adding(days: -Int64(ago)), Amount(rounding: value))
        }
    }

    /// Days of half the work or less, between the others and after them, today among them.
    private static func light(_ random: inout SeededGenerator) -> [GoalPoint] {
        var days: Set<Int64> = [0]
        for _ in 0..<Int.random(in: 1...10, using: &random) {
            days.insert(Int64.random(in: 0..<27, using: &random) * 3 + 2)
        }
        return days.map { ago in
            GoalPoint(today.adding(days: -ago), Amount(Int64.random(in: 20...60, using: &random)))
        }
    }

    @Test(arguments: 1...100 as ClosedRange<UInt64>) func lightDaysChangeNothing(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let heavy = Self.heavy(&random)
        let mixed = (heavy + Self.light(&random)).sorted { $0.date < $1.date }
        let goal = GoalTests.goal(.lift, 140, setBefore: Int64.random(in: 1...60, using: &random))
        let plain = GoalTests.told(goal, points: heavy, today: Self.today)
        let told = GoalTests.told(goal, points: mixed, today: Self.today)
        #expect(told == plain)
        #expect(try #require(told.projection).value > Amount(90))
    }

    /// A week of light work after every three, up to now: the line is that of the weeks between.
    @Test func aLightWeekNowDoesNotLeadDown() throws {
        var points: [GoalPoint] = []
        for ago in stride(from: 81, through: 0, by: -3) {
            let isLight = (ago / 7) % 4 == 0
            let value = isLight ? 65 : 100 + Double(81 - ago) / 7
            points.append(GoalPoint(Self.today.adding(days: Int64(-ago)), Amount(rounding: value)))
        }
        let told = GoalTests.told(GoalTests.goal(.lift, 140), points: points, today: Self.today)
        let projection = try #require(told.projection)
        #expect(abs(projection.weeklyChange.number - 1) < 0.01 && projection.low > Amount(100))
        #expect(told.current.map { $0 > Amount(109) } == true)
    }

    /// The second day of a week has fewer kilograms and varies; bad weeks are a tenth lighter: every week counts, by its best.
    @Test func whatALineIsDrawnThroughIsNotChosenByHowItWent() throws {
        var (points, best) = ([GoalPoint](), [LinearTrend.Point]())
        for week in (0..<12).reversed() {
            let value = 100 + Double(11 - week) - (week % 3 == 1 ? 10 : 0)
            let heavy = GoalPoint(Self.today.adding(days: Int64(-7 * week - 5)), Amount(rounding: value))
            best.append(LinearTrend.Point(heavy.date, heavy.value))
            points += [
                heavy,
                GoalPoint(
                    Self.today.adding(days: Int64(-7 * week - 2)), Amount(rounding: value * 0.9 - Double(week % 2))),
            ]
        }
        let goal = GoalTests.goal(.lift, 160)
        let told = GoalTests.told(goal, points: points, today: Self.today)
        let projection = try #require(told.projection)
        let line = try #require(LinearTrend(best, leastDeviation: 1.11))
        #expect(projection.weeklyChange == Amount(rounding: line.slope * 7))
        #expect(projection.points == 12 && projection.spanDays == 77)
        let reason = try #require(told.reasons.first)
        #expect(reason.code == .trend && reason.params.number == nil)
        #expect(
            Voice(.english).sentence(reason, of: goal).hasSuffix(
                " a week over the last 77 days, by the best of each of 12 weeks."))
    }

    @Test func weeksThatAreLeftOutAreSaid() throws {
        let goal = GoalTests.goal(.lift, 160)
        func reason(light: Set<Int>) throws -> GoalReason {
            var points: [GoalPoint] = []
            for week in (0..<6).reversed() {
                points.append(
                    GoalPoint(Self.today.adding(days: Int64(-7 * week)), Amount(light.contains(week) ? 60 : 100)))
            }
            return try #require(GoalTests.told(goal, points: points, today: Self.today).reasons.first)
        }
        let one = try reason(light: [2])
        #expect(one.code == .trend && one.params.points == 5 && one.params.number == 1)
        #expect(
            Voice(.english).sentence(one, of: goal)
                == "0 kg a week over the last 35 days, by the best of each of 5 weeks. Left out: 1 week, over a fifth "
                + "lighter than those around it.")
        let three = try reason(light: [0, 2, 4])
        #expect(three.code == .tooLittleData && three.params.points == 3 && three.params.number == 3)
        #expect(
            Voice(.german).sentence(three, of: goal)
                == "Zu wenig für eine Aussage: 3 Wochen mit Wert, Spanne: 28 Tage; nötig: 4, Spanne: 14 Tage. Nicht dabei: "
                + "3 Wochen, um über ein Fünftel leichter als die um sie herum.")
    }

    /// Less that stays less is believed: after some weeks it is where the lift is.
    @Test func whatStaysLessIsWhereItIs() throws {
        let points = stride(from: 80, through: 2, by: -3).map { ago in
            GoalPoint(Self.today.adding(days: Int64(-ago)), Amount(ago > 45 ? 100 : 60))
        }
        let told = GoalTests.told(GoalTests.goal(.lift, 140), points: points, today: Self.today)
        #expect(told.current == Amount(60))
        #expect(try #require(told.projection).weeklyChange < .zero)
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>) func whereItBeganIsMovedByNothingLater(seed: UInt64) {
        var random = SeededGenerator(seed)
        let before = Self.heavy(&random).filter { $0.date < Self.today.adding(days: -20) }
        let goal = GoalTests.goal(.lift, 140, setBefore: 20)
        let start = GoalProgress(of: goal, points: before, before: before, today: Self.today).start
        var points = before
        for ago: Int64 in [20, 16, 11, 5, 0] {
            let value = Amount(Int64.random(in: 20...135, using: &random))
            points.append(GoalPoint(Self.today.adding(days: -ago), value))
            let told = GoalProgress(of: goal, points: points, before: before, today: Self.today)
            #expect(told.start == start && start != nil)
        }
    }

    @Test func whatWasDoneOnTheDayItselfWasThereWhereItCameFirst() {
        var goal = GoalTests.goal(.lift, 140, setBefore: 0)
        (goal.startDate, goal.createdAt) = (LocalDate(evening), evening)
        #expect(goal.wasSet(after: evening.adding(seconds: -60)) && !goal.wasSet(after: evening.adding(seconds: 60)))
        goal.startDate = LocalDate(evening).adding(days: -3)
        #expect(!goal.wasSet(after: evening.adding(seconds: -60)), "it counts from an earlier day on")
        #expect(goal.wasSet(after: evening.adding(seconds: -4 * 86_400)))
    }

    @Test(arguments: LifterGoal.Measure.allCases) func nothingHasNoSign(measure: LifterGoal.Measure) {
        let goal = {
            var goal = GoalTests.goal(.endurance, 20)
            goal.measure = measure
            return goal
        }()
        for units: Int64 in [-1, 0, 1, -400_000_000, 400_000_000] {
            let reason = GoalReason(.needed) { $0.value = Amount(units: units) }
            let text = Voice(.english).sentence(reason, of: goal)
            #expect(!text.contains("−") && !text.contains("+"), "\(text)")
        }
        let less = GoalReason(.needed) { $0.value = Amount(-2) }
        #expect(Voice(.english).sentence(less, of: goal).contains("−"))
    }
}
