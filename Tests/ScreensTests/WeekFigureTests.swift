import Contract
import Testing
import Training
import Wire

@testable import Screens

/// Stretches and years are what their own days add up to.
struct WeekFigureTests {
    private static let now = Instant(LocalDateTime("2026-11-25T12:00:00")!, offsetMinutes: 60)

    private static func world(_ tell: (Facts) -> Void = { _ in }) -> World {
        let facts = Facts(Boot())
        facts.now = now
        tell(facts)
        return World(facts)
    }

    @Test func twoStretchesHaveNoDayInCommonAndAreNamedByTheirDays() throws {
        let (own, world) = (Analytics(), Self.world())
        let compared = own.compared(world)
        #expect(compared.map(\.count) == [28, 28] && compared[0].upperBound == compared[1].lowerBound)
        #expect(compared[1].upperBound == Self.now.local.day + 1)
        let known = Self.world { facts in
            for days in compared {
                var stats = WeeklyStats(
                    [], from: LocalDate(day: days.lowerBound), to: LocalDate(day: days.upperBound - 1),
                    startingOn: .monday, MuscleShares([]))
                stats.weeks[0].totals.sets = 20
                facts.knowledge.weeks[days] = stats
            }
        }
        let page = HTML.text(ComparisonCard(own: own, world: known, strings: known.strings).view)
        let name = known.strings.day("2026-10-29") + " – " + known.strings.day("2026-11-25")
        #expect(page.contains(name), "\(page)")
    }

    /// Five weeks of the calendar are touched by 28 days.
    @Test func setsAWeekAreThoseOfSevenDays() {
        let days = LocalDate("2026-10-29")!.day..<LocalDate("2026-11-26")!.day
        var stats = WeeklyStats(
            [], from: LocalDate(day: days.lowerBound), to: LocalDate(day: days.upperBound - 1), startingOn: .monday,
            MuscleShares([]))
        #expect(stats.weeks.count == 5)
        stats.weeks[2].totals.sets = 20
        let sum = Sum(stats, days)
        #expect(sum.perWeek(sum.total.units(.sets)) == Amount(5))
    }

    @Test func theWeeksThatAreShownAreWhole() {
        let days = Analytics().shownDays(Self.world())
        #expect(LocalDate(day: days.lowerBound).weekday == 0 && days.count == 15 * 7, "and three for the mean")
    }

    /// The first mean that is shown reaches back into weeks that are not.
    @Test func theMeansOfTheFirstWeeksAreOfFourWeeks() {
        var own = Analytics()
        own.tables = ["weeks"]
        let asked = own
        let known = Self.world { facts in
            let days = asked.shownDays(World(facts))
            var stats = WeeklyStats(
                [], from: LocalDate(day: days.lowerBound), to: LocalDate(day: days.upperBound - 1),
                startingOn: .monday, MuscleShares([]))
            stats.firstWorkout = LocalDate("2020-01-01")
            for (place, sets) in [4, 8, 12, 13].enumerated() { stats.weeks[place].totals.sets = sets }
            facts.knowledge.weeks[days] = stats
        }
        var text = ""
        for view in own.view(known).content { text += HTML.text(view) }
        #expect(text.contains(known.strings.overFourWeeks))
        #expect(text.contains("9.25"), "the mean of 4, 8, 12 and 13")
    }

    /// 1.919, 1.511, 2.286 and 5.716 times the body's weight.
    @Test func howManyTimesTheBodyIsLiftedIsRounded() throws {
        let lifts = [("squat_barbell", "156.67"), ("bench_press_barbell", "123.36"), ("deadlift_barbell", "186.67")]
        let session = WorkoutID(high: 3, low: 1).text
        var (exercises, series) = ([Exercise](), [MaxSeries]())
        for (number, (slug, best)) in lifts.enumerated() {
            var exercise = Exercise(id: ExerciseID(high: 7, low: UInt64(number)), slug: slug, name: slug)
            exercise.lastUsed = Self.now
            exercises.append(exercise)
            let json = """
                {"exercise_id": "\(exercise.id.text)", "points": [{"date": "\(Self.now.text)", "session_id": "\(session)",
                "e1rm": \(best), "low": 100, "high": 200, "weight": 100, "reps": 5}]}
                """
            series.append(try JSON.decode(MaxSeries.self, from: json))
        }
        let weight = BodyEntry(
            id: BodyEntryID(high: 4, low: 1), at: Self.now, .weight, Amount(units: 816_466_000_000), .kg)
        let world = Self.world { facts in
            facts.knowledge.exercises = exercises
            for one in series { facts.knowledge.maxes[one.exerciseID] = one }
            facts.knowledge.bodyLog[.weight] = [weight]
        }
        let card = HTML.text(StrengthCard(world: world, strings: world.strings).view)
        #expect(card.contains(">467 kg<"), "a sum, as sums are: \(card)")
        for times in ["× 1.92<", "× 1.51<", "× 2.29<", "× 5.72<"] { #expect(card.contains(times), "\(times): \(card)") }
    }

    /// Without the server the page of the year is there, too.
    @Test func whoSeesTheProgressHasThisYearAsWell() {
        let (days, last) = (Analytics.days(of: 2026), Analytics.days(of: 2025))
        let needs = Analytics.needs(Analytics(), Self.world { $0.route = .analytics })
        #expect(needs.contains(.weeks(days)) && needs.contains(.adherence(days.lowerBound)))
        let page = Analytics.needs(Analytics(), Self.world { $0.route = .year(2025) })
        #expect(page.contains(.weeks(last)) && !page.contains(.weeks(days)))
    }

    /// Under a finger and from the keyboard, with words.
    @Test func aBarIsAButtonToTheSetsBehindIt() {
        let world = Self.world()
        var chart = Chart(id: "weeks", title: "Sets") { String($0) + " sets" }
        chart.points = [
            Chart.Point(name: "2 Mar", value: 12, open: .go(.history)), Chart.Point(name: "9 Mar", value: 0),
        ]
        func text() -> String { HTML.text(chart.view(asTable: false, world.strings)) }
        let bar = #"role="button" tabindex="0" aria-label="2 Mar, 12 sets""#
        #expect(text().contains(bar) && text().contains(#"role="group""#), "\(text())")
        chart.points[0].open = nil
        #expect(!text().contains("tabindex") && text().contains(#"role="img""#))
    }

    private static func pullUps(_ series: String) throws -> String {
        let exercise = ExerciseID(high: 7, low: 1)
        var done = ExercisePerformance(id: .init(high: 5, low: 1), exerciseID: exercise, name: "Pull Up")
        done.loadKind = .bodyweightPlus
        let session = WorkoutSession(
            id: WorkoutID(high: 3, low: 1), origin: .freeform, startedAt: now, endedAt: now, exercises: [done])
        let json = "{\"exercise_id\": \"" + exercise.text + "\", " + series + "}"
        let known = try JSON.decode(MaxSeries.self, from: json)
        let world = Self.world { facts in
            facts.knowledge.sessions = [session]
            facts.knowledge.maxes[exercise] = known
            let days = Analytics().shownDays(World(facts))
            facts.knowledge.weeks[days] = WeeklyStats(
                [], from: LocalDate(day: days.lowerBound), to: LocalDate(day: days.upperBound - 1),
                startingOn: .monday, MuscleShares([]))
        }
        var text = ""
        for view in Analytics().view(world).content { text += HTML.text(view) }
        return text
    }

    @Test func pullUpsAreDrawnWithTheBodyWeightThatIsSaid() throws {
        let session = WorkoutID(high: 3, low: 1).text
        let point = """
            "date": "\(Self.now.text)", "session_id": "\(session)", "low": 100, "high": 140, "weight": 20, "reps": 5
            """
        let page = try Self.pullUps(
            """
            "points": [{\(point), "e1rm": 23.33}],
            "with_body": [{\(point), "e1rm": 121.25, "body_weight": 83.9, "weighed_on": "2026-11-16"}]
            """)
        #expect(page.contains("121.25 kg") && !page.contains("23.33"), "\(page)")
        #expect(page.contains("+20 kg × 5") && page.contains("Your body weight is counted in: 83.9 kg of 16 Nov."))
    }

    @Test func withoutABodyWeightPullUpsSayWhatWouldDrawThem() throws {
        let page = try Self.pullUps(#""points": []"#)
        #expect(page.contains("Nothing yet."))
        #expect(page.contains("A body weight noted under Body counts in this lift from its day on."), "\(page)")
    }

    /// Whoever opens what is behind a figure by keyboard goes on where they were.
    @Test(arguments: [false, true])
    func whatOpenedTheSetsBehindItHasTheFocusAgain(asTable: Bool) throws {
        var device = Device(gymServer())
        device.boot(at: "/progress")
        device.settle()
        let days = Analytics().shownDays(World(device.facts))
        var stats = WeeklyStats(
            [], from: LocalDate(day: days.lowerBound), to: LocalDate(day: days.upperBound - 1), startingOn: .monday,
            MuscleShares([]))
        let session = try #require(device.facts.knowledge.sessions?.first)
        stats.weeks[13].totals.sets = 20
        stats.weeks[13].sessionIDs = [session.id]
        device.facts.knowledge.weeks[days] = stats
        device.wait(seconds: 1)
        device.show(true)
        if asTable { device.tap("As a table, Sets, All muscles") }
        device.tap("weeks-10")
        #expect(device.focused == "sheet" && device.html.contains("role=\"dialog\""))
        device.key("Escape")
        #expect(device.focused == "weeks-10" && !device.html.contains("role=\"dialog\""))
        #expect(device.html.ranges(of: "id=\"weeks-10\"").count == 1)
        #expect(!device.html.contains("id=\"weeks-9\""), "a week without a workout opens nothing")
    }

    @Test func beforeTheFirstWorkoutItSaysWhatWillBeThere() {
        func text(_ sessions: [WorkoutSession]?) -> String {
            let world = Self.world { $0.knowledge.sessions = sessions }
            var text = ""
            for view in Analytics().view(world).content { text += HTML.text(view) }
            return text
        }
        #expect(text([]).contains("Your progress will appear here"))
        #expect(!text(nil).contains("Your progress will appear here"), "nothing is known yet")
    }
}
