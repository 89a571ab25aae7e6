import Testing
import Training

@testable import Screens

@Suite struct WordsTests {
    private let english = Strings(Voice(.english, .kg))
    private let german = Strings(Voice(.german, .kg))

    @Test func everyPhraseIsThereInBothLanguages() {
        // The few that are the same word in both.
        let same: [Phrase] = [.typeCluster]
        for phrase in Phrase.allCases {
            #expect(!phrase.english.isEmpty && !phrase.german.isEmpty, "\(phrase)")
            #expect(phrase.english != phrase.german || same.contains(phrase), "\(phrase)")
            #expect(!phrase.english.contains("!") && !phrase.german.contains("!"), "\(phrase)")
        }
    }

    @Test func numbersAreSaidAsTheLanguageSaysThem() {
        let mass = Mass(thousandths: 82_500, of: .kg)
        #expect(english.number(mass) == "82.5")
        #expect(german.number(mass) == "82,5")
        #expect(english.spoken(.kg(1)) == "1 kilogram")
        #expect(Strings(Voice(.english, .lb)).spoken(.lb(185)) == "185 pounds")
        #expect(english.volume(.kg(12_345)) == "12,345 kg")
        #expect(german.volume(.kg(1_234_567)) == "1.234.567 kg")
        #expect(english.clock(59) == "0:59")
        #expect(english.clock(3_661) == "1:01:01")
        #expect(english.minutes(3_900) == "1 h 05 min")
        #expect(english.minutes(3_652) == "1 h 01 min" && english.minutes(3_629) == "1 h 00 min", "to the nearest")
        #expect(german.kilometres(Distance(units: 12_500_000)) == "1,25")
        #expect(english.kilometres(.kilometre) == "1")
        #expect(german.rir(RIR(halves: 3)) == "1,5")
        #expect(german.sets(1) == "1 Satz")
        #expect(german.sets(3) == "3 Sätze")
        #expect(english.exercises(1) == "1 exercise")
    }

    @Test func datesAreSaidAsTheLanguageSaysThem() {
        let now = Instant("2026-11-20T18:05:00+01:00") ?? Instant(milliseconds: 0)
        #expect(english.longDate(now) == "Friday, 20 November")
        #expect(german.longDate(now) == "Freitag, 20. November")
        #expect(english.date(now, now: now) == "Fri 20 Nov")
        #expect(german.date(Instant("2025-03-03T10:00:00Z") ?? now, now: now) == "3. Mär 2025")
        #expect(english.day("2021-12-22") == "22 Dec 2021")
        #expect(english.day("rubbish") == "rubbish")
        #expect(english.greeting(now) == "Good evening")
        #expect(german.greeting(Instant(milliseconds: 1_795_000_000_000 - 50_000_000)) == "Guten Abend")
    }

    @Test func aSetIsSaidInFull() {
        var exercise = ActiveExercise(
            instanceID: InstanceID(high: 1, low: 1), exerciseID: ExerciseID(high: 1, low: 2), name: "", position: 0)
        exercise.name = "Bench Press"
        var set = ActiveSet(id: SetID(high: 1, low: 3))
        (set.weight, set.reps, set.rir) = (.kg(80), 10, RIR(2))
        exercise.sets = [set]
        #expect(
            english.spoken(set, "Set 1", exercise.columns, failed: false)
                == "Set 1, 80 kilograms, 10 reps, RIR 2, not done")
        #expect(
            german.spoken(set, "Satz 1", exercise.columns, failed: false)
                == "Satz 1, 80 Kilogramm, 10 Wdh., RIR 2, offen")
        #expect(english.recorded(set, exercise, failed: false) == "80 kg × 10")
        (set.setType, set.status, set.note) = (.top, .done, "belt")
        #expect(
            english.spoken(set, "Set 1", exercise.columns, failed: false, isRecord: true)
                == "Set 1, top set, 80 kilograms, 10 reps, RIR 2, done, " + english[.record] + ", belt")
        (set.setType, set.amrap) = (.working, true)
        #expect(english.spoken(set, "Set 1", exercise.columns, failed: false).hasPrefix("Set 1, AMRAP, 80 kilograms"))
        set.setType = .dropset
        exercise.sets = [exercise.sets[0], set, set]
        #expect([0, 1, 2].map { english.setName(exercise, $0) } == ["Set 1", "Drop set 1", "Drop set 2"])
    }

    @Test func digitsFillAClockFromTheRight() {
        #expect(Focus.seconds("45") == 45)
        #expect(Focus.seconds("130") == 90)
        #expect(Focus.seconds("10000") == 3_600)
        #expect(Focus.seconds("") == nil)
    }

    @Test func addressesAreReadAndWritten() {
        let id = WorkoutID(high: 1, low: 2)
        for route in [Route.today, .plans, .history, .workout, .summary, .importing, .settings, .session(id)] {
            #expect(Route(path: route.path) == route)
        }
        #expect(Route(path: "/history/?x=1") == .history)
        #expect(Route(path: "/nowhere") == nil)
        #expect(Route(path: "/history/not-an-id") == nil)
    }
}
