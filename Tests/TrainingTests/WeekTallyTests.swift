import TestSupport
import Testing

@testable import Training

/// What was done in a week of what was wanted in it.
struct WeekTallyTests {
    private static let monday = LocalDate("2026-11-16")!
    private static let week = CalendarWeek(of: monday, startingOn: .monday)

    private static func plan(_ number: Int) -> PlanID { PlanID(high: 1, low: UInt64(number)) }

    private static func workout(_ number: Int, _ plan: PlanID?, on day: Int64) -> TrainedSession {
        let start = Instant(monday.adding(days: day).midnight, offsetMinutes: 60).adding(
            seconds: 40_000 + Int64(number))
        return TrainedSession(
            id: WorkoutID(high: 2, low: UInt64(number)), startedAt: start, endedAt: start, planID: plan)
    }

    private static func planned(_ plans: [(Int, Int64)], _ workouts: [TrainedSession], today: Int64 = 6)
        -> [ScheduledWorkout]
    {
        var days = plans.enumerated().map { number, planned in
            ScheduledWorkout(
                ScheduleEntry(
                    id: ScheduleEntryID(high: 3, low: UInt64(number)), plan: plan(planned.0),
                    on: monday.adding(days: planned.1)), planned: monday.adding(days: planned.1), nil)
        }
        let inOrder = workouts.sorted { $0.startedAt.milliseconds < $1.startedAt.milliseconds }
        ScheduledWorkout.settle(&days, with: inOrder, today: monday.adding(days: today))
        return days
    }

    @Test(arguments: 1...200 as ClosedRange<UInt64>) func nothingIsCountedTwiceOrLost(seed: UInt64) {
        var random = SeededGenerator(seed)
        let workouts = (0..<Int.random(in: 0...8, using: &random)).map { number in
            Self.workout(
                number, random.chance(3) ? nil : Self.plan(Int.random(in: 0..<3, using: &random)),
                on: Int64.random(in: -2...8, using: &random))
        }
        let plans = (0..<Int.random(in: 0...4, using: &random)).map { _ in
            (Int.random(in: 0..<3, using: &random), Int64.random(in: 0...6, using: &random))
        }
        let days = Self.planned(plans, workouts, today: Int64.random(in: 0...8, using: &random))
        let goal = random.chance(2) ? Int.random(in: 1...6, using: &random) : nil
        let tally = WeekTally(Self.week, workouts.shuffled(using: &random), days, WeekWish(own: goal))
        let inWeek = workouts.filter { Self.week.contains($0.date) }
        #expect(tally.workouts == inWeek.count && tally.days == Set(inWeek.map(\.date)).count)
        #expect(tally.done >= 0 && tally.others >= 0)
        if let planned = tally.planned {
            #expect(planned == max(goal ?? 0, plans.count) && tally.done <= planned)
        } else {
            #expect(plans.isEmpty && goal == nil && tally.others == 0)
        }
        // Each workout does one planned one, of its own plan, on its day.
        let kept = days.compactMap(\.sessionID)
        #expect(Set(kept).count == kept.count && tally.done >= kept.count)
        for day in days {
            let workout = workouts.first { $0.id == day.sessionID }
            #expect((day.state == .done) == (workout != nil))
            if let workout { #expect(workout.date == day.date && workout.planID == day.planID) }
        }
        if goal == nil, !plans.isEmpty { #expect(tally.done == kept.count) }
    }

    @Test func otherWorkoutsFillOnlyWhatNobodyPlannedForADay() {
        let workouts = (0..<3).map { Self.workout($0, Self.plan(9), on: Int64($0)) }
        let days = Self.planned([(0, 0), (1, 1)], workouts)
        #expect(days.map(\.state) == [.missed, .missed])
        func tally(_ wish: WeekWish) -> [Int?] {
            let tally = WeekTally(Self.week, workouts, days, wish)
            return [tally.planned, tally.done, tally.others, tally.onAnyDay]
        }
        #expect(tally(WeekWish(own: nil)) == [2, 0, 3, 0])
        #expect(tally(WeekWish(own: 3)) == [3, 1, 2, 0])
        #expect(tally(WeekWish(own: 6)) == [6, 3, 0, 1])
        var program = Program(id: id(5), name: "One")
        program.days = [ProgramDay(id: id(6), dayNumber: 1, planID: Self.plan(4))]
        #expect(tally(WeekWish(own: nil, following: program, 4)) == [4, 0, 3, 2], "none of them is the program's")
        program.days[0].planID = Self.plan(9)
        #expect(tally(WeekWish(own: nil, following: program, 4)) == [4, 2, 1, 0])
        #expect(
            tally(WeekWish(own: 6, following: program, 4)) == [4, 2, 1, 0],
            "the program says more than the lifter once did")
        #expect(tally(WeekWish(own: 6, following: program, nil)) == [6, 3, 0, 1], "it does not say how often")
        program.start(at: Instant(Self.monday.midnight, offsetMinutes: 60))
        program.pause(true, at: Instant(Self.monday.midnight, offsetMinutes: 60))
        #expect(tally(WeekWish(own: 6, following: program, 4)) == [6, 3, 0, 1], "it rests")
    }

    @Test func aPlannedDayIsMissedWhenItIsOverWhateverElseWasTrained() {
        let other = [Self.workout(1, Self.plan(9), on: 2)]
        #expect(Self.planned([(0, 2)], other, today: 2).map(\.state) == [.planned])
        #expect(Self.planned([(0, 2)], other, today: 3).map(\.state) == [.missed])
        var named = Self.workout(2, nil, on: 2)
        named.title = "Push"
        var days = Self.planned([(0, 2)], [], today: 3)
        days[0].title = "Push"
        ScheduledWorkout.settle(&days, with: [named], today: Self.monday.adding(days: 3))
        #expect(days[0].state == .done && days[0].sessionID == named.id, "an imported one is known by its name")
        // Said again, nothing else comes of it.
        let before = days
        ScheduledWorkout.settle(&days, with: [named, other[0]], today: Self.monday.adding(days: 4))
        #expect(days == before)
    }
}
