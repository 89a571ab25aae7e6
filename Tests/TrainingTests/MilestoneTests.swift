import TestSupport
import Testing
import Training
import Wire

/// Round numbers of a history.
struct MilestoneTests {
    /// Sessions of some years at all hours and in several zones, in the order of counting.
    private static func history(_ random: inout SeededGenerator, count: Int) -> [(MilestoneTally.Place, Mass)] {
        var sessions: [(MilestoneTally.Place, Mass)] = []
        for number in 0..<count {
            let start = Instant(
                milliseconds: 1_700_000_000_000 + Int64(Int.random(in: 0..<900 * 86_400, using: &random)) * 1_000,
                offsetMinutes: [0, 60, 120, -480, 720, 840][Int.random(in: 0..<6, using: &random)])
            sessions.append(
                (
                    MilestoneTally.Place(WorkoutID(high: 1, low: UInt64(number)), startedAt: start),
                    .kg(Int64(Int.random(in: 0..<9_000, using: &random)))
                ))
        }
        return sessions.sorted { $0.0 < $1.0 }
    }

    private static func day(_ number: Int, hour: Int = 18, offset: Int = 60) -> MilestoneTally.Place {
        // 2026-11-16 is a Monday.
        let monday = LocalDate("2026-11-16")!
        let time = LocalDateTime(
            millisecondsOnTheWall: monday.adding(days: Int64(number)).midnight.millisecondsOnTheWall
                + Int64(hour) * 3_600_000)
        return MilestoneTally.Place(
            WorkoutID(high: 2, low: UInt64(number + 10_000)), startedAt: Instant(time, offsetMinutes: offset))
    }

    private static func settings(_ start: WeekStart, _ unit: MassUnit = .kg) -> Settings {
        var settings = Settings()
        (settings.weekStart, settings.unit) = (start, unit)
        return settings
    }

    @Test(arguments: 1...20) func aTallyThatWasWrittenAndReadGoesOnAsIfItHadNot(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let settings = Self.settings([.monday, .sunday, .saturday][Int(seed) % 3], seed % 2 == 0 ? .kg : .lb)
        var (whole, stored) = (MilestoneTally(settings), MilestoneTally(settings))
        for (place, volume) in Self.history(&random, count: 250) {
            #expect(stored.isNewest(place))
            #expect(whole.add(place, volume: volume) == stored.add(place, volume: volume))
            stored = try JSON.decode(MilestoneTally.self, from: JSON.text(stored))
            #expect(stored == whole && stored.isCounted(by: settings) && !stored.isNewest(place))
        }
    }

    @Test(arguments: 1...20) func theLongestStreakThatIsShownWasReached(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let start: WeekStart = [.monday, .sunday, .saturday][Int(seed) % 3]
        let history = Self.history(&random, count: Int.random(in: 40..<300, using: &random))
        var tally = MilestoneTally(Self.settings(start))
        var (longest, workouts) = (0, 0)
        for (place, volume) in history {
            for milestone in tally.add(place, volume: volume) {
                if case .weeks(let count) = milestone { longest = max(longest, count) }
                if case .workouts(let count) = milestone { workouts = count }
            }
        }
        let days = history.map { try! JSON.decode(JSONValue.self, from: JSON.text($0.0))["day"]! }
            .compactMap { day -> LocalDate? in if case .string(let text) = day { LocalDate(text) } else { nil } }
        #expect(days.count == history.count)
        let streak = Streak(days, today: days[days.count - 1], startingOn: start).longestWeeks
        let steps = [4, 8, 12, 26, 52, 104].filter { $0 <= streak }
        #expect(longest == steps.last ?? 0)
        #expect(workouts == (history.count >= 100 ? history.count / 100 * 100 : history.count >= 50 ? 50 : 10))
    }

    @Test func eachIsReachedOnce() {
        var tally = MilestoneTally(Settings())
        var reached: [String] = []
        for number in 0..<(104 * 7) where number % 7 < 3 {
            reached += tally.add(Self.day(number), volume: .kg(4_000)).map(\.achievement)
        }
        #expect(Set(reached).count == reached.count)
        #expect(
            reached == [
                "workouts:10", "weeks:4", "weeks:8", "volume:100000kg", "weeks:12", "workouts:50", "volume:250000kg",
                "weeks:26", "workouts:100", "volume:500000kg", "weeks:52", "workouts:200", "volume:1000000kg",
                "workouts:300", "weeks:104",
            ])
    }

    @Test func aWeekWithoutTrainingBeginsANewCountAndTwoWorkoutsInOneAreOne() {
        var tally = MilestoneTally(Settings())
        var reached: [Int: [Milestone]] = [:]
        for number in [0, 1, 7, 14, 28, 35, 42, 49, 50] { reached[number] = tally.add(Self.day(number), volume: .zero) }
        #expect(reached[49] == [.weeks(4)] && reached.values.joined().count == 1)
    }

    @Test func theDayOnWhichWeeksBeginIsWhatWeeksAreCountedBy() {
        // Sundays alone, and Mondays alone in between: from Monday on, every other week has two or none.
        let days = [6, 7, 20, 21]
        var (monday, sunday) = (MilestoneTally(Self.settings(.monday)), MilestoneTally(Self.settings(.sunday)))
        var weeks: [[Milestone]] = [[], []]
        for day in days + [34, 35, 48, 49] {
            weeks[0] += monday.add(Self.day(day), volume: .zero)
            weeks[1] += sunday.add(Self.day(day), volume: .zero)
        }
        #expect(weeks[0] == [.weeks(4), .weeks(8)], "weeks from Monday to Sunday")
        #expect(weeks[1] == [], "Sunday and Monday are of one week, and the next one has neither")
        #expect(!monday.isCounted(by: Self.settings(.sunday)) && !monday.isCounted(by: Self.settings(.monday, .lb)))
    }

    @Test func aFlightOverTheDateLineTakesNoWeekAway() {
        // Monday morning in Auckland, then Sunday evening of the week before in Los Angeles, which is later.
        let monday = Self.day(7, hour: 6, offset: 780)
        let sunday = Self.day(6, hour: 20, offset: -480)
        #expect(sunday < monday, "the day counts")
        var tally = MilestoneTally(Settings())
        var reached: [Milestone] = []
        for place in [Self.day(-14), Self.day(-7), sunday, monday] { reached += tally.add(place, volume: .zero) }
        #expect(reached == [.weeks(4)])
    }

    @Test func oneSessionThatPassesSeveralReachesTheGreatest() {
        var tally = MilestoneTally(Settings())
        #expect(tally.add(Self.day(0), volume: .kg(99_999)) == [])
        #expect(tally.add(Self.day(1), volume: .kg(2_900_001)) == [.volume(3_000_000, .kg)])
        #expect(tally.add(Self.day(2), volume: Mass(units: .max)) == [.volume(922_000_000, .kg)])
        #expect(tally.add(Self.day(3), volume: Mass(units: .max)) == [])
    }

    @Test func poundsAreCountedInPounds() {
        var tally = MilestoneTally(Self.settings(.monday, .lb))
        #expect(tally.add(Self.day(0), volume: .kg(45_359)) == [])
        #expect(tally.add(Self.day(1), volume: .kg(1)) == [.volume(100_000, .lb)])
    }

    @Test(arguments: [Milestone.workouts(10), .weeks(52), .volume(250_000, .kg), .volume(1_000_000, .lb)])
    func aMilestoneIsItsWord(milestone: Milestone) {
        #expect(Milestone(achievement: milestone.achievement) == milestone)
    }

    @Test(arguments: [
        "", "weeks", "weeks:12kg", "volume:100", "volume:100st", "e1rm_record:379ac8b0-fc3d-5685-8ef6-81fc4e20a438",
        "reps_record:00000000-fc3d-5685-8ef6-81fc4e20a438",
    ])
    func otherWordsAreNone(word: String) { #expect(Milestone(achievement: word) == nil) }

    @Test func theyAreSaidInTheLiftersLanguage() {
        let words = ["workouts:100", "volume:250000lb", "e1rm_record:x", "weeks:12"]
        #expect(Voice().milestones(words) == ["100 workouts", "250,000 lb in all", "12 weeks in a row"])
        #expect(
            Voice(.german).milestones(words) == ["100 Trainings", "250.000 lb insgesamt", "12 Wochen in Folge"])
    }
}
