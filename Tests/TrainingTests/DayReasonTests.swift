import TestSupport
import Testing

@testable import Training

/// Why a plan is foreseen, in words.
struct DayReasonTests {
    private static func weekday(_ category: String?, in language: Language) -> String {
        var reason = DayReason(.weekday)
        (reason.weekday, reason.times, reason.of) = (4, 3, 4)
        return Voice(language, .kg).sentence(reason, category: category)
    }

    @Test(arguments: [
        ("Push", "push", "Push"), ("push", "push", "Push"), ("push day", "push", "Push"), ("LEGS", "LEGS", "Bein"),
        ("Upper Body", "upper body", "Oberkörper"), ("legs", "legs", "Bein"), ("lower", "lower", "Unterkörper"),
        ("pull day", "pull", "Pull"), ("beintag", "beintag", "Bein"), ("arm day", "arm", "Arm"),
        ("PPL A", "PPL A", "PPL-A"), ("Beintag", "beintag", "Bein"),
        ("Push-Tag", "push-tag", "Push"), ("Brust und Rücken", "brust und rücken", "Brust-und-Rücken"),
    ])
    func aWeekdayIsOfAKindAndSaysDayOnce(_ category: String, _ english: String, _ german: String) {
        #expect(Self.weekday(category, in: .english) == "Friday is \(english) day: 3 of the last 4 weeks.")
        #expect(Self.weekday(category, in: .german) == "Freitag ist \(german)-Tag: in 3 der letzten 4 Wochen.")
    }

    @Test(arguments: [nil, "", " ", "Day"])
    func withoutAKindItIsTheUsualDay(_ category: String?) {
        #expect(Self.weekday(category, in: .english) == "Your usual Friday: 3 of the last 4 weeks.")
        #expect(Self.weekday(category, in: .german) == "Wie sonst am Freitag: in 3 der letzten 4 Wochen.")
    }

    /// The API, the command line and the screen say the same.
    @Test func whatWasTrainedLastIsSaidWithItsDay() throws {
        let days = ["2026-11-10", "2025-01-02"].map { LocalDate($0)! }
        let plans = [PlanUse(id(1)), PlanUse(id(2), days: days)]
        let found = try #require(PlanPrediction(plans, today: LocalDate("2026-11-20")!))
        let why = found.why(on: LocalDate("2026-11-20")!)
        #expect(why.code == .recent && why.date == days[0])
        #expect(Voice(.english, .kg).sentence(why) == "Last done 10 November 2026.")
        #expect(Voice(.german, .kg).sentence(why) == "Zuletzt am 10. November 2026.")
        #expect(Voice(.english, .kg).sentence(DayReason(.recent)) == "Trained last.")
    }

    @Test func theOrderOfKindsIsSaidToBeUsual() {
        var reason = DayReason(.rotation)
        reason.times = 3
        #expect(Voice(.english, .kg).sentence(reason) == "Your usual order: it came next 3 times lately.")
        #expect(
            Voice(.german, .kg).sentence(reason) == "Deine übliche Reihenfolge: kam zuletzt 3 Mal als Nächstes.")
    }
}
