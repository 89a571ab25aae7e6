import Testing
import Training

@testable import Interchange

@Suite struct DateTextTests {
    private func time(_ text: String, _ order: DateText.Order = .dayFirst) -> String? {
        DateText(order: order).read(text)?.time.text
    }

    @Test(arguments: [
        ("2021-02-10 16:46:13", "2021-02-10T16:46:13"), ("2021-02-10T16:46:13", "2021-02-10T16:46:13"),
        ("2025-01-02 5:30:12\u{202F}PM", "2025-01-02T17:30:12"), ("2025-01-02 12:05:00 AM", "2025-01-02T00:05:00"),
        ("2025-01-02 12:05:00 PM", "2025-01-02T12:05:00"), ("2024-05-11 18:30", "2024-05-11T18:30:00"),
        ("2024-08-05", "2024-08-05T00:00:00"), ("2024-08-05 18:30:00.250", "2024-08-05T18:30:00"),
        ("5 Dec 2025, 11:37", "2025-12-05T11:37:00"), ("05 Dec 2025, 07:07", "2025-12-05T07:07:00"),
        ("Jun 11, 2026, 1:01 PM", "2026-06-11T13:01:00"), ("Jun 1, 2026, 12:01\u{202F}AM", "2026-06-01T00:01:00"),
        ("5 Mai 2026, 07:34", "2026-05-05T07:34:00"), ("5. März 2026, 07:34", "2026-03-05T07:34:00"),
        ("3 févr. 2026, 18:00", "2026-02-03T18:00:00"), ("14 août 2026, 18:00", "2026-08-14T18:00:00"),
        ("19 ago 2026, 14:20", "2026-08-19T14:20:00"), ("2 de set. de 2026, 14:20", "2026-09-02T14:20:00"),
        ("2 Out 2026, 14:20", "2026-10-02T14:20:00"), ("7 dez 2026, 14:20", "2026-12-07T14:20:00"),
        ("4 gen 2026, 9.05", "2026-01-04T09:05:00"), ("4 lug 2026, 09:05", "2026-07-04T09:05:00"),
        ("4 ene 2026, 9:05 p. m.", "2026-01-04T21:05:00"), ("10.02.2021 16:46", "2021-02-10T16:46:00"),
        ("10.02.21 16:46", "2021-02-10T16:46:00"), ("2025年12月5日 11:37", "2025-12-05T11:37:00"),
        ("2025年12月5日 下午1:37", "2025-12-05T13:37:00"), ("5 12月 2025, 07:34", "2025-12-05T07:34:00"),
        ("5 1월 2025, 07:34", "2025-01-05T07:34:00"), ("2025년 12월 5일 오후 1:37", "2025-12-05T13:37:00"),
        ("11 окт. 2025, 11:37", "2025-10-11T11:37:00"),
        ("29 Feb 2024, 10:00", "2024-02-29T10:00:00"),
    ])
    func datesOfTheAppsAreRead(text: String, expected: String) { #expect(time(text) == expected) }

    @Test(arguments: [
        "", "Push", "someday", "2021-13-01 10:00:00", "2021-02-30 10:00:00", "29 Feb 2023, 10:00", "5 Dec 2025, 25:00",
        "Dec 2025", "5 Foo 2025, 11:37", "5 Dec Jan 2025", "13:00 PM", "60", "8", "1:30", "12345-01-01",
        "5 Dec 2025, 13:37 PM",
    ])
    func otherTextIsNoDate(text: String) { #expect(time(text) == nil) }

    @Test func aZoneBehindADateIsSeenAndPassedOver() {
        let reading = DateText().read("2024-05-11T18:30:00+02:00")
        #expect(reading?.time.text == "2024-05-11T18:30:00")
        #expect(reading?.hasZone == true)
        #expect(DateText().read("2024-05-11T18:30:00.000Z")?.hasZone == true)
        #expect(DateText().read("2024-05-11 18:30:00")?.hasZone == false)
    }

    @Test func slashedDatesFollowTheOrderOfTheFile() {
        #expect(time("04/03/2024 07:30", .dayFirst) == "2024-03-04T07:30:00")
        #expect(time("04/03/2024 07:30", .monthFirst) == "2024-04-03T07:30:00")
        #expect(DateText.order(of: ["4/3/2024", "13/3/2024"], delimiter: ",").order == .dayFirst)
        #expect(DateText.order(of: ["4/3/2024", "4/13/2024"], delimiter: ";").order == .monthFirst)
    }

    @Test func withoutADayOverTwelveTheSteadierOrderWins() {
        // One workout a day from 1 to 3 February, written month first.
        let order = DateText.order(of: ["2/1/2024", "2/2/2024", "2/3/2024", "3/1/2024", "3/2/2024"], delimiter: ";")
        #expect(order.order == .monthFirst)
        #expect(order.isCertain)
        #expect(!DateText.order(of: ["2/1/2024"], delimiter: ";").isCertain)
        #expect(DateText.order(of: ["2024-01-02 10:00:00"], delimiter: ";").isCertain)
    }

    @Test func noWordMeansTwoMonths() {
        for name in ["mar", "mai", "set", "out", "ago", "dic", "gen", "ene", "juin", "juil", "lip", "lis", "ara"] {
            #expect(month(named: name) != nil)
        }
        #expect(month(named: "may") == 5)
        #expect(month(named: "ago") == 8)
        #expect(month(named: "foo") == nil)
    }
}
