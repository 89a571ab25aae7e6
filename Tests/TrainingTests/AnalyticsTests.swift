import TestSupport
import Testing
import Training
import Wire

/// Weeks, muscles, streaks and recovery.
struct AnalyticsTests {
    private static func exercise(_ number: UInt64, _ primary: [Muscle], _ secondary: [Muscle] = []) -> Exercise {
        var exercise = Exercise(id: ExerciseID(high: 0x7000, low: number), slug: "e\(number)", name: "E\(number)")
        (exercise.primaryMuscles, exercise.secondaryMuscles) = (primary, secondary)
        return exercise
    }

    private static let bench = exercise(1, [.chest], [.triceps, .frontDelts])
    private static let row = exercise(2, [.lats, .middleBack], [.biceps])
    private static let all = [bench, row]

    /// Sessions of two years at all hours and in several zones, with one to three exercises each.
    private static func sessions(_ random: inout SeededGenerator, count: Int) -> [TrainedSession] {
        var sessions: [TrainedSession] = []
        for number in 0..<count {
            let start = Instant(
                milliseconds: 1_700_000_000_000 + Int64(Int.random(in: 0..<730 * 86_400, using: &random)) * 1_000,
                offsetMinutes: [0, 60, 120, -480, 720][Int.random(in: 0..<5, using: &random)])
            var session = TrainedSession(
                id: WorkoutID(high: 1, low: UInt64(number)), startedAt: start,
                endedAt: start.adding(seconds: Int64(Int.random(in: 0..<7_200, using: &random))))
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                var work = WorkTotals(all[Int.random(in: 0..<2, using: &random)].id)
                work.totals.sets = Int.random(in: 0..<6, using: &random)
                work.totals.reps = work.sets * 8
                work.totals.volume = Mass(
                    thousandths: Int64(Int.random(in: 0..<4_000, using: &random)) * 1_000, of: .kg)
                session.work.append(work)
            }
            sessions.append(session)
        }
        return sessions
    }

    private static func date(_ text: String) -> LocalDate { LocalDate(text)! }

    @Test(arguments: [WeekStart.monday, .sunday, .saturday])
    func everySessionIsInExactlyOneWeekAndNothingElseIs(_ start: WeekStart) {
        var random = SeededGenerator(11)
        let sessions = Self.sessions(&random, count: 200)
        let days = sessions.map(\.date).sorted()
        let stats = WeeklyStats(
            sessions, from: days[0], to: days[days.count - 1], startingOn: start, MuscleShares(Self.all))
        #expect(stats.weeks.reduce(0) { $0 + $1.sessions } == 200)
        #expect(Set(stats.weeks.flatMap(\.sessionIDs)) == Set(sessions.map(\.id)))
        let sets = sessions.reduce(0) { $0 + $1.work.reduce(0) { $0 + $1.sets } }
        #expect(stats.weeks.reduce(0) { $0 + $1.totals.sets } == sets)
        for (week, next) in zip(stats.weeks, stats.weeks.dropFirst()) { #expect(next.start.day - week.start.day == 7) }
        for week in stats.weeks {
            for id in week.sessionIDs {
                let day = sessions.first { $0.id == id }!.date
                #expect(CalendarWeek(of: week.start, startingOn: start).contains(day))
            }
        }
    }

    /// A year is what its own days add up to, however its first and its last week lie.
    @Test func onlyTheDaysThatAreAskedForCount() {
        var random = SeededGenerator(13)
        let sessions = Self.sessions(&random, count: 300)
        let (from, to) = (Self.date("2024-01-01"), Self.date("2024-12-31"))
        let own = sessions.filter { $0.date >= from && $0.date <= to }
        let shares = MuscleShares(Self.all)
        for start in [WeekStart.monday, .sunday, .saturday] {
            let stats = WeeklyStats(sessions, from: from, to: to, startingOn: start, shares)
            #expect(Set(stats.weeks.flatMap(\.sessionIDs)) == Set(own.map(\.id)))
            #expect(stats == WeeklyStats(own, from: from, to: to, startingOn: start, shares))
        }
    }

    /// The other workouts of the week are none of those behind a muscle's figure; one that only helps is, where that counts.
    @Test func behindAMuscleStandWorkoutsThatTrainedIt() {
        var sessions: [TrainedSession] = []
        for (number, exercise) in [Self.bench, Self.row].enumerated() {
            var work = WorkTotals(exercise.id)
            work.totals.sets = 2
            let start = Instant(Self.date("2026-10-05").adding(days: Int64(number)).midnight, offsetMinutes: 0)
            sessions.append(
                TrainedSession(
                    id: WorkoutID(high: 1, low: UInt64(number)), startedAt: start, endedAt: start, work: [work]))
        }
        for (muscle, percent, counts) in [
            (.chest, 50, [true, false]), (.triceps, 50, [true, false]), (.triceps, 0, [false, false]),
            (.lats, 50, [false, true]),
        ] as [(Muscle, Int, [Bool])] {
            let shares = MuscleShares(Self.all, secondaryPercent: percent)
            #expect(sessions.map { shares.count($0, for: muscle) } == counts)
            let stats = WeeklyStats(
                sessions, from: sessions[0].date, to: sessions[1].date, startingOn: .monday, shares)
            let others = Set(sessions.filter { !shares.count($0, for: muscle) }.map(\.id))
            let told = sessions.map(\.id).filter { !others.contains($0) }
            #expect(MuscleSeries(muscle, stats, without: others).points.first?.sessionIDs == told)
        }
    }

    @Test func theOrderInWhichSessionsAreGivenChangesNothing() {
        var random = SeededGenerator(12)
        let sessions = Self.sessions(&random, count: 60)
        let (from, to) = (Self.date("2023-11-01"), Self.date("2025-12-01"))
        let shares = MuscleShares(Self.all)
        #expect(
            WeeklyStats(sessions, from: from, to: to, startingOn: .monday, shares)
                == WeeklyStats(sessions.reversed(), from: from, to: to, startingOn: .monday, shares))
        #expect(
            Adherence(sessions, from: from, today: to, startingOn: .sunday, goal: 3)
                == Adherence(sessions.reversed(), from: from, today: to, startingOn: .sunday, goal: 3))
    }

    /// 1 November 2026 is a Sunday.
    @Test func adherenceIsOfTheSameDaysInEveryFigureAndAsWeeksAre() {
        let sessions = ["2026-10-28", "2026-11-01", "2026-11-03", "2026-11-10"].enumerated().map { number, day in
            let start = Instant(LocalDateTime(day + "T18:00:00")!, offsetMinutes: 60)
            return TrainedSession(
                id: WorkoutID(high: 1, low: UInt64(number)), startedAt: start, endedAt: start.adding(seconds: 3_600))
        }
        let (from, today) = (Self.date("2026-11-01"), Self.date("2026-11-12"))
        let told = Adherence(sessions, from: from, today: today, startingOn: .monday, goal: 3)
        #expect(told.weeks.map(\.workouts) == [1, 1, 1] && told.days.count == 3)
        #expect(told.hours.reduce(0, +) == 3 && told.weekdays.reduce(0, +) == 3)
        #expect(told.weeks.map(\.planned) == [nil, 3, 3], "a week that is cut is held against nothing")
        let stats = WeeklyStats(sessions, from: from, to: today, startingOn: .monday, MuscleShares([]))
        #expect(stats.weeks.map(\.sessions) == told.weeks.map(\.workouts))
        let whole = Adherence(
            sessions, from: Self.date("2026-10-26"), today: today, startingOn: .monday, goal: 3)
        #expect(whole.weeks.map(\.workouts) == [2, 1, 1] && whole.weeks[0].planned == 3)
    }

    @Test func aWorkoutThatCameWithItsDayAloneHasNoHour() {
        let day = Self.date("2026-11-03")
        func told(_ start: Instant, seconds: Int64) -> Adherence {
            let session = TrainedSession(
                id: WorkoutID(high: 1, low: 1), startedAt: start, endedAt: start.adding(seconds: seconds))
            return Adherence([session], from: day, today: day, startingOn: .monday, goal: nil)
        }
        let midnight = Instant(day.midnight, offsetMinutes: 60)
        #expect(told(midnight, seconds: 0).hours == Array(repeating: 0, count: 24))
        #expect(told(midnight, seconds: 0).weekdays.reduce(0, +) == 1)
        #expect(told(midnight, seconds: 3_600).hours[0] == 1, "one that lasted was trained at night")
        #expect(told(midnight.adding(seconds: 60), seconds: 0).hours[0] == 1)
    }

    /// A set that cannot be is counted as a set, and breaks no sum.
    @Test func aTypingErrorBreaksNoSum() {
        var totals = Totals()
        for (weight, reps) in [(Mass.kg(100), 5), (.kg(95), 877_777), (.kg(877_777), 5), (.kg(20), 1_000)] {
            totals.count(.working, done: true, weight: weight, reps: reps, loadKind: .external)
        }
        #expect((totals.sets, totals.reps, totals.volume) == (4, 1_005, .kg(20_500)))
    }

    @Test func aMuscleThatOnlyHelpsGetsItsShareOfASet() throws {
        var work = WorkTotals(Self.bench.id)
        (work.totals.sets, work.totals.reps) = (3, 30)
        let start = Instant(milliseconds: 1_700_000_000_000)
        let session = TrainedSession(id: WorkoutID(high: 1, low: 1), startedAt: start, endedAt: start, work: [work])
        for (percent, sets) in [(50, "1.5"), (0, nil), (100, "3"), (33, "0.99")] as [(Int, String?)] {
            let week = WeeklyStats(
                [session], from: session.date, to: session.date, startingOn: .monday,
                MuscleShares(Self.all, secondaryPercent: percent)
            ).weeks[0]
            #expect(week.totals.sets == 3)
            #expect(week.muscles.first?.muscle == .chest)
            #expect(week.muscles.first { $0.muscle == .chest }?.sets == Amount(3))
            #expect(week.muscles.first { $0.muscle == .triceps }.map { JSON.text($0.sets) } == sets)
        }
    }

    @Test func whoTrainsAtTenToMidnightTrainedOnThatDay() {
        let start = Instant(LocalDateTime("2026-03-08T23:50:00")!, offsetMinutes: 60)
        let session = TrainedSession(
            id: WorkoutID(high: 1, low: 1), startedAt: start, endedAt: start.adding(seconds: 3_000))
        #expect(session.date == Self.date("2026-03-08"))
        let streak = Streak([session.date], today: Self.date("2026-03-09"), startingOn: .monday)
        #expect(streak.days == 1)
        // Monday is another week; the one before stands until this one is over.
        #expect(streak.weeks == 1)
        #expect(Streak([session.date], today: Self.date("2026-03-09"), startingOn: .sunday).weeks == 1)
        #expect(Streak([session.date], today: Self.date("2026-03-16"), startingOn: .monday).weeks == 0)
    }

    @Test func daysInARowSurviveTheChangeOfClocksAndOfZones() {
        // The nights of the changes of 2026 in Europe, and a flight to where it is still the day before.
        var dates: [LocalDate] = []
        for (text, offset) in [
            ("2026-03-28T20:00:00", 60), ("2026-03-29T20:00:00", 120), ("2026-03-30T23:50:00", 120),
            ("2026-03-31T06:00:00", -420),
        ] {
            dates.append(LocalDate(Instant(LocalDateTime(text)!, offsetMinutes: offset)))
        }
        #expect(Streak(dates, today: Self.date("2026-03-31"), startingOn: .monday).days == 4)
        #expect(Streak(dates, today: Self.date("2026-04-01"), startingOn: .monday).days == 4)
        #expect(Streak(dates, today: Self.date("2026-04-02"), startingOn: .monday).days == 0)
    }

    @Test(arguments: [(4, 16, true), (3, 20, false), (4, 15, false), (6, 18, true)])
    func restIsSuggestedAfterFourHardDaysInARow(_ days: Int, _ halves: Int, _ suggests: Bool) throws {
        let today = Self.date("2026-11-20")
        var sessions: [TrainedSession] = []
        for age in 0..<days {
            let start = Instant(today.adding(days: Int64(-age)).midnight, offsetMinutes: 0)
            sessions.append(
                TrainedSession(
                    id: WorkoutID(high: 1, low: UInt64(age)), startedAt: start, endedAt: start,
                    rpe: SessionRPE(halves: halves)))
        }
        let recovery = Recovery(sessions, today: today, MuscleShares(Self.all))
        #expect(recovery.daysInARow == days)
        #expect(recovery.suggestsRest == suggests)
    }

    @Test func theMeanOfFourWeeksIsOfTheWeeksThatAreThere() {
        var sessions: [TrainedSession] = []
        for week in 0..<5 {
            let start = Instant(Self.date("2026-10-05").adding(days: Int64(week) * 7).midnight, offsetMinutes: 0)
            var work = WorkTotals(Self.row.id)
            work.totals.sets = week + 1
            sessions.append(
                TrainedSession(
                    id: WorkoutID(high: 1, low: UInt64(week)), startedAt: start, endedAt: start, work: [work]))
        }
        let stats = WeeklyStats(
            sessions, from: Self.date("2026-10-05"), to: Self.date("2026-11-02"), startingOn: .monday,
            MuscleShares(Self.all))
        let series = MuscleSeries(.lats, stats)
        #expect(series.points.map { JSON.text($0.rollingSets) } == ["1", "1.5", "2", "2.5", "3.5"])
        #expect(MuscleSeries(.calves, stats).points.allSatisfy { $0.sessionIDs.isEmpty })
    }

    /// Whatever the first day that is asked for, the mean of a week is of the four that end there.
    @Test func theMeanOfAWeekIsTheSameWhereverTheListBegins() {
        let stats = WeeklyStats(
            [], from: Self.date("2026-10-05"), to: Self.date("2026-11-02"), startingOn: .monday,
            MuscleShares(Self.all))
        var known = stats
        #expect(stats.means([4, 8, 12, 16, 20]) == [4, 6, 8, 10, 14], "nobody knows what was before")
        known.firstWorkout = Self.date("2025-01-01")
        #expect(known.means([4, 8, 12, 16, 20]) == [1, 3, 6, 10, 14], "there was nothing in the weeks before")
        #expect(known.means([1, 2, 5, 4, 8, 12, 16, 20], before: 3) == [0, 0, 2, 3, 4, 7, 10, 14])
        // Before the first workout there is nothing to average.
        known.firstWorkout = Self.date("2026-10-21")
        #expect(known.means([0, 0, 12, 16, 20]) == [0, 0, 12, 14, 16])
        #expect(known.means([0, 0, 0, 0, 0, 12, 16, 20], before: 3) == [0, 0, 0, 0, 0, 12, 14, 16])
        #expect(known.means([]).isEmpty)
    }

    // MARK: Which plan is next

    private static func plan(_ number: UInt64, _ category: String? = nil, favorite: Bool = false, days: [String] = [])
        -> PlanUse
    {
        PlanUse(
            PlanID(high: 2, low: number), category: category, favorite: favorite, days: days.map(date))
    }

    /// Friday.
    private static let today = date("2026-11-20")

    @Test func aPlanOfThreeOfTheLastFourSameWeekdaysIsForeseen() {
        let push = Self.plan(1, nil, days: ["2026-11-13", "2026-11-06", "2026-10-30"])
        let legs = Self.plan(2, favorite: true, days: ["2026-11-18", "2026-10-23"])
        let found = PlanPrediction([legs, push], today: Self.today)
        #expect(found?.plan == push.id)
        #expect(found?.reason == .weekday(times: 3))
    }

    @Test func twoOfFourAreNotEnough() {
        let push = Self.plan(1, nil, days: ["2026-11-13", "2026-11-06"])
        let legs = Self.plan(2, favorite: true, days: ["2026-11-18"])
        #expect(PlanPrediction([push, legs], today: Self.today)?.plan == legs.id)
        #expect(PlanPrediction([push, legs], today: Self.today)?.reason == .favorite)
    }

    @Test func theKindThatFollowedOnTheLastOneComesNext() {
        let push = Self.plan(1, "Push", days: ["2026-11-02", "2026-11-09", "2026-11-16"])
        let pull = Self.plan(2, "Pull", days: ["2026-11-04", "2026-11-11", "2026-11-18"])
        let legsA = Self.plan(3, "Legs", days: ["2026-11-12"])
        let legsB = Self.plan(4, "legs", days: ["2026-11-05"])
        let found = PlanPrediction([push, pull, legsA, legsB], today: Self.today)
        #expect(found?.plan == legsB.id)
        #expect(found?.reason == .rotation(times: 2))
    }

    @Test func withoutAnythingElseItIsTheLastFavouriteThenTheLastPlan() {
        let old = Self.plan(1, favorite: true, days: ["2026-08-01"])
        let newer = Self.plan(2, favorite: true, days: ["2026-09-01"])
        let newest = Self.plan(3, nil, days: ["2026-09-20"])
        #expect(PlanPrediction([old, newest, newer], today: Self.today)?.plan == newer.id)
        #expect(PlanPrediction([Self.plan(5), newest], today: Self.today)?.plan == newest.id)
        #expect(PlanPrediction([Self.plan(5), Self.plan(6)], today: Self.today)?.plan == Self.plan(5).id)
        #expect(PlanPrediction([], today: Self.today) == nil)
    }

    @Test func whatWasTrainedTodayIsNotForeseenWhileThereIsSomethingElse() {
        let push = Self.plan(1, nil, days: ["2026-11-20", "2026-11-13", "2026-11-06", "2026-10-30"])
        let legs = Self.plan(2)
        #expect(PlanPrediction([push, legs], today: Self.today)?.plan == legs.id)
        #expect(PlanPrediction([push], today: Self.today)?.plan == push.id)
    }

    @Test func thePredictionDoesNotHangOnTheOrderOfDays() {
        var random = SeededGenerator(31)
        for _ in 0..<200 {
            var plans: [PlanUse] = []
            for number in 0..<4 {
                var days: [LocalDate] = []
                for _ in 0..<Int.random(in: 0..<9, using: &random) {
                    days.append(Self.today.adding(days: Int64(-Int.random(in: 0..<60, using: &random))))
                }
                plans.append(
                    PlanUse(
                        PlanID(high: 2, low: UInt64(number)),
                        category: ["a", "b", nil][Int.random(in: 0..<3, using: &random)],
                        favorite: Int.random(in: 0..<4, using: &random) == 0, days: days))
            }
            var turned = plans
            for index in turned.indices { turned[index].days.reverse() }
            #expect(PlanPrediction(plans, today: Self.today) == PlanPrediction(turned, today: Self.today))
        }
    }
}
