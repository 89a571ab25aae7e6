import TestSupport
import Testing
import Wire

@testable import Training

/// How far goals are, and how honest what is said of the time ahead is.
struct GoalTests {
    static let today = LocalDate("2026-11-18")!

    static func goal(
        _ kind: LifterGoal.Kind = .lift, _ target: Int64, by days: Int64? = 56, setBefore: Int64 = 84
    ) -> LifterGoal {
        var goal = LifterGoal(
            id: id(1), kind, Amount(target), kind.measures[0], from: today.adding(days: -setBefore), at: evening)
        goal.by = days.map { today.adding(days: $0) }
        if kind.isOfExercise { goal.exerciseID = bench.id }
        return goal
    }

    /// Values of days before today, oldest first.
    private static func points(_ values: [(daysAgo: Int64, value: Double)]) -> [GoalPoint] {
        values.map { GoalPoint(today.adding(days: -$0.daysAgo), Amount(rounding: $0.value)) }
    }

    /// What is said of a goal, where what was there before its first day was known when it was set.
    static func told(_ goal: LifterGoal, points: [GoalPoint], today: LocalDate) -> GoalProgress {
        GoalProgress(of: goal, points: points, before: points.filter { $0.date < goal.startDate }, today: today)
    }

    /// A lift on a line, twice a week for twelve weeks, with noise.
    private static func line(
        _ random: inout SeededGenerator, from start: Double, perWeek: Double, noise: Double
    ) -> [GoalPoint] {
        points(
            stride(from: 80, through: 1, by: -3).map { ago in
                (Int64(ago), start + perWeek * Double(80 - ago) / 7 + Double.random(in: -noise...noise, using: &random))
            })
    }

    @Test(arguments: 1...80 as ClosedRange<UInt64>)
    func theIntervalHoldsTheLineAndGrowsWithTime(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let slope = Double.random(in: -2...2, using: &random)
        let points = Self.line(&random, from: 100, perWeek: slope, noise: 4)
        var reaches: [Int64] = []
        for days: Int64 in [1, 14, 56, 200] {
            let progress = Self.told(Self.goal(.lift, 2_000, by: days), points: points, today: Self.today)
            let projection = try #require(progress.projection)
            #expect(projection.low <= projection.value && projection.value <= projection.high)
            #expect(projection.date == Self.today.adding(days: days))
            reaches.append(projection.high.units - projection.value.units)
            #expect(progress.outlook == .offTrack)
            #expect(progress.reasons.map(\.code).starts(with: [.trend, .interval]))
        }
        #expect(reaches == reaches.sorted() && reaches[0] > 0)
    }

    /// Four times in five, as it says: what comes is held against what was said of it.
    @Test func theIntervalIsRightAsOftenAsItSays() {
        var (held, said) = (0, 0)
        for seed in 1...600 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed)
            func noise() -> Double { (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &random) } }
            let values = stride(from: 40, through: 2, by: -4).map { ago in
                LinearTrend.Point(
                    Self.today.adding(days: -Int64(ago)), Amount(rounding: 100 - Double(ago) / 10 + 2 * noise()))
            }
            guard let trend = LinearTrend(values) else { continue }
            let ahead = Self.today.adding(days: 14)
            let came = 100 + 1.4 + 2 * noise()
            said += 1
            if abs(came - trend.value(on: ahead)) <= trend.reach(on: ahead) { held += 1 }
        }
        #expect(said == 600)
        #expect((0.76...0.84).contains(Double(held) / Double(said)), "\(held) of \(said)")
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func aMoreDistantGoalIsNeverCloser(seed: UInt64) {
        var random = SeededGenerator(seed)
        let points = Self.line(&random, from: 100, perWeek: Double.random(in: 0...2, using: &random), noise: 3)
        let order: [GoalProgress.Forecast] = [.reached, .onTrack, .likely, .unlikely, .offTrack]
        var last = (place: 0, percent: 100)
        for target: Int64 in [90, 105, 110, 115, 120, 130, 150, 200] {
            let progress = Self.told(Self.goal(.lift, target), points: points, today: Self.today)
            let place = order.firstIndex(of: progress.outlook) ?? -1
            #expect(place >= last.place && progress.percent <= last.percent)
            last = (place, progress.percent)
            if let projection = progress.projection {
                let days = [projection.earliest, projection.reachedOn, projection.latest]
                #expect(days.compactMap { $0 } == days.compactMap { $0 }.sorted())
                #expect(days[2] == nil || days[1] != nil, "who reaches it late reaches it")
                #expect((progress.outlook == .onTrack) == (days[2].map { $0 <= projection.date } ?? false))
            }
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func aDayLaterEverythingIsADayLater(seed: UInt64) {
        var random = SeededGenerator(seed)
        let points = Self.line(&random, from: 100, perWeek: 1, noise: 3)
        let later = points.map { GoalPoint($0.date.adding(days: 1), $0.value) }
        var goal = Self.goal(.lift, 120)
        let before = Self.told(goal, points: points, today: Self.today)
        (goal.startDate, goal.by) = (goal.startDate.adding(days: 1), goal.by?.adding(days: 1))
        let after = Self.told(goal, points: later, today: Self.today.adding(days: 1))
        #expect(after.outlook == before.outlook && after.percent == before.percent)
        #expect(after.projection?.low == before.projection?.low && after.projection?.high == before.projection?.high)
        #expect(after.projection?.reachedOn == before.projection?.reachedOn?.adding(days: 1))
    }

    @Test func tooLittleSaysWhatItTakes() throws {
        let few = Self.told(Self.goal(.lift, 120), points: Self.points([(20, 100), (3, 101)]), today: Self.today)
        #expect(few.outlook == .tooLittleData && few.projection == nil)
        let reason = try #require(few.reasons.first)
        #expect(reason.code == .tooLittleData && reason.params.points == 2 && reason.params.days == 17)
        #expect(reason.params.neededPoints == 4 && reason.params.neededDays == 14)
        let close = Self.told(
            Self.goal(.lift, 120), points: Self.points([(9, 100), (7, 101), (5, 100), (3, 102), (1, 103)]),
            today: Self.today)
        #expect(close.outlook == .tooLittleData, "within eight days")
        let old = Self.told(
            Self.goal(.lift, 120), points: Self.points([(80, 100), (70, 101), (60, 102), (50, 103), (40, 104)]),
            today: Self.today)
        #expect(old.outlook == .tooLittleData && old.reasons.first?.params.date == Self.today.adding(days: -40))
        let none = Self.told(Self.goal(.lift, 120), points: [], today: Self.today)
        #expect(none.outlook == .tooLittleData && none.reasons.map(\.code) == [.nothingYet] && none.start == nil)
    }

    @Test func fewValuesOnALineAreNotTakenForCertainty() throws {
        let points = Self.points([(22, 100), (15, 101), (8, 102), (1, 103)])
        let projection = try #require(
            Self.told(Self.goal(.lift, 112), points: points, today: Self.today).projection)
        #expect(projection.weeklyChange == .one)
        #expect(projection.high.number - projection.low.number > 4, "a lift is known to a hundredth at best")
    }

    @Test func whatWasReachedStaysReached() {
        let points = Self.points([(60, 100), (30, 121), (10, 110), (2, 112)])
        let progress = Self.told(Self.goal(.lift, 120), points: points, today: Self.today)
        #expect(progress.outlook == .reached && progress.percent == 100)
        #expect(progress.reasons.first?.params.date == Self.today.adding(days: -30))
        // What was before the goal was set is no progress: it is where the goal starts from.
        let since = Self.told(Self.goal(.lift, 130, setBefore: 20), points: points, today: Self.today)
        #expect(since.percent == 0 && since.start == Amount(121))
        let there = Self.told(Self.goal(.lift, 120, setBefore: 20), points: points, today: Self.today)
        #expect(there.outlook == .reached && there.reasons.first?.params.date == Self.today.adding(days: -20))
    }

    @Test func aWeightIsReachedWhereItStays() {
        let goal = Self.goal(.cut, 80, by: 28, setBefore: 30)
        func progress(_ levels: [Double]) -> GoalProgress {
            Self.told(
                goal,
                points: levels.enumerated().map { index, level in
                    let date = Self.today.adding(days: Int64(index - levels.count + 1))
                    return GoalPoint(date, Amount(rounding: level), level: Amount(rounding: level))
                }, today: Self.today)
        }
        let loss = (0..<25).map { 86 - Double($0) / 4 }
        #expect(progress(loss).outlook == .reached)
        #expect(progress(loss + [80.5, 81]).outlook != .reached, "it came back")
        let under = progress(Array(loss.prefix(17)))
        #expect(under.outlook == .onTrack && under.percent == 66)
        #expect((under.projection?.weeklyChange ?? .zero) == Amount(units: -17_500_000_000))
        #expect(progress((0..<17).map { 84 + Double($0) / 10 }).outlook == .offTrack)
        #expect(progress((0..<17).map { 84 + Double($0) / 10 }).reasons.map(\.code).contains(.noApproach))
    }

    @Test func aGoalBeyondItsDayOrPutAwaySaysSo() {
        let points = Self.points([(60, 100), (30, 104), (10, 106), (2, 108)])
        var goal = Self.goal(.lift, 120, by: -1)
        #expect(Self.told(goal, points: points, today: Self.today).outlook == .overdue)
        goal.by = nil
        #expect(Self.told(goal, points: points, today: Self.today).outlook == .open)
        goal.status = .archived
        #expect(Self.told(goal, points: points, today: Self.today).reasons.map(\.code) == [.ended])
        (goal.status, goal.endedAt) = (.completed, evening)
        #expect(Self.told(goal, points: points, today: Self.today).percent == 100)
    }

    /// Of counts by a day of their week.
    private func weekly(
        _ goal: LifterGoal, _ counts: [(String, Int)], startingOn start: WeekStart = .monday
    ) -> GoalProgress {
        var weeks: [CalendarWeek: Int] = [:]
        for (day, count) in counts { weeks[CalendarWeek(of: LocalDate(day)!, startingOn: start), default: 0] += count }
        return GoalProgress(of: goal, weeks: weeks, today: Self.today, startingOn: start)
    }

    /// Four workouts on two weekends: the same week, or two, by the day on which weeks begin.
    @Test(arguments: [(WeekStart.monday, 2, 2), (.sunday, 1, 2), (.saturday, 1, 2)])
    func weeksBeginOnTheLiftersFirstDay(start: WeekStart, reached: Int, counted: Int) {
        let goal = LifterGoal(
            id: id(1), .sessionsPerWeek, Amount(2), .sessions, from: LocalDate("2026-10-30")!, at: evening)
        // Saturdays and Sundays.
        let days = [("2026-11-07", 1), ("2026-11-08", 1), ("2026-11-14", 1), ("2026-11-15", 1)]
        let progress = weekly(goal, days, startingOn: start)
        #expect(progress.weeksReached == reached && progress.weeksCounted == counted, "\(start)")
    }

    @Test(arguments: WeekStart.allCases) func aWeekCountsThatBeganWhenItWasSet(start: WeekStart) {
        let first = CalendarWeek(of: Self.today.adding(days: -21), startingOn: start).first
        var goal = LifterGoal(id: id(1), .sessionsPerWeek, .one, .sessions, from: first, at: evening)
        #expect(weekly(goal, [], startingOn: start).weeksCounted == 3)
        goal.startDate = first.adding(days: 1)
        #expect(weekly(goal, [], startingOn: start).weeksCounted == 2)
    }

    @Test func weeksCountFromTheFirstWholeOne() {
        var goal = LifterGoal(
            id: id(1), .sessionsPerWeek, Amount(3), .sessions, from: LocalDate("2026-10-21")!, at: evening)
        let weeks = [("2026-10-19", 3), ("2026-10-26", 3), ("2026-11-02", 2), ("2026-11-09", 4), ("2026-11-16", 1)]
        let progress = weekly(goal, weeks)
        #expect(progress.current == .one && progress.percent == 33)
        #expect(progress.weeksReached == 2 && progress.weeksCounted == 3 && progress.outlook == .likely)
        goal.startDate = LocalDate("2026-11-10")!
        #expect(weekly(goal, weeks).outlook == .tooLittleData)
        goal.startDate = LocalDate("2026-10-19")!
        #expect(weekly(goal, weeks).weeksCounted == 4)
        #expect(weekly(goal, []).outlook == .offTrack)
    }

    @Test(arguments: Languages().all) func everyReasonIsASentence(language: Language) {
        let goal = Self.goal(.lift, 120)
        for code in GoalReason.Code.allCases {
            let reason = GoalReason(code) { p in
                (p.value, p.low, p.high, p.remaining) = (Amount(2), Amount(100), Amount(110), .one)
                (p.date, p.points, p.days, p.neededPoints) = (Self.today, 5, 1, 4)
                (p.neededDays, p.number, p.of) = (14, 3, 1)
            }
            let text = Voice(language).sentence(reason, of: goal)
            #expect(text.hasSuffix(".") && !text.contains("!") && text.count > 8, "\(code): \(text)")
        }
        #expect(Voice(.english).amount(.one, .sessions) == "1 session")
        #expect(Voice(.german).amount(Amount(3), .sets) == "3 Sätze")
        #expect(Voice(.english, .lb).amount(Amount(units: Mass.lb(315).units), .kg) == "315 lb")
    }

    @Test func whatAGoalCannotBeIsRefusedByItsField() {
        #expect(Self.goal(.lift, 140).faults().isEmpty)
        var goal = Self.goal(.lift, 0)
        (goal.exerciseID, goal.muscle, goal.measure, goal.title) = (nil, .chest, .reps, "")
        goal.by = goal.startDate.adding(days: -1)
        #expect(
            goal.faults().map(\.path) == ["/title", "/measure", "/exercise_id", "/muscle", "/target", "/by"])
    }
}
