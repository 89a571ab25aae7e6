import Foundation
import TestSupport
import Testing
import Training
import Wire

struct QuantityTests {
    @Test(
        arguments: [
            ("82.5", 825_000_000_000), ("0", 0), ("61.234994745", 612_349_947_450), ("1e2", 1_000_000_000_000),
            ("0.00000000005", 1), ("74.99999999999999", 750_000_000_000), ("2.5e-1", 2_500_000_000),
        ] as [(String, Int64)])
    func kilogramsAreReadFromTheirDigits(text: String, units: Int64) throws {
        #expect(try JSON.decode(Mass.self, from: text).units == units)
    }

    @Test func poundsAreExact() {
        #expect(Mass.lb(135).units == 135 * 4_535_923_700)
        #expect(JSON.text(Mass.lb(135)) == "61.23496995")
        #expect(Mass("0.01", in: .lb)! * 100 == Mass.lb(1))
    }

    @Test(arguments: 0..<50) func everyMassSurvivesTheWire(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        for _ in 0..<100 {
            let mass = Mass(units: Int64.random(in: -1_000_000_000_000...30_000_000_000_000, using: &random))
            #expect(try JSON.decode(Mass.self, from: JSON.text(mass)) == mass)
        }
    }

    @Test(arguments: [
        ("82,5", MassUnit.kg, "82.5"), ("82.50", .kg, "82.5"), ("1 000", .kg, "1000"), ("135", .lb, "135"),
        ("2.5", .lb, "2.5"), ("0", .kg, "0"), ("0.125", .kg, "0.125"),
        ("87.255", .kg, "87.255"), ("87.255", .lb, "87.255"),
    ])
    func entryIsShownAsItWasMeant(text: String, unit: MassUnit, shown: String) throws {
        #expect(Mass(text, in: unit)?.text(in: unit) == shown)
    }

    @Test func whatWasNeverEnteredSoIsRoundedOnce() {
        #expect(Mass.kg(100).text(in: .lb) == "220.46")
        #expect(Mass.lb(225).text(in: .kg) == "102.06")
        // Half of a hundredth goes up once: not to 0.13 and then on.
        #expect(Mass(units: 1_250_000_001).text(in: .kg) == "0.13")
        #expect(Mass(units: 1_249_900_000).text(in: .kg) == "0.12")
        #expect(Mass(thousandths: -87_255, of: .kg).text(in: .kg) == "-87.255")
    }

    @Test(arguments: ["", ".", "-1", "1.2.3", "abc", "1,2345", "12345678901"])
    func whatIsNoWeightIsRefused(text: String) {
        #expect(Mass(text, in: .kg) == nil)
    }

    @Test func tiesRoundUpward() {
        let step = Mass(thousandths: 2_500, of: .kg)
        #expect(Mass(thousandths: 61_250, of: .kg).rounded(to: step) == Mass(thousandths: 62_500, of: .kg))
        #expect(Mass.kg(61).rounded(to: step) == .kg(60))
        #expect(Mass.kg(63).rounded(to: step) == Mass(thousandths: 62_500, of: .kg))
    }

    @Test func absurdNumbersStopInsteadOfTrapping() {
        #expect(Mass(units: .max) * 877_777 == Mass(units: .max))
        #expect(Mass(units: .max) + .kg(1) == Mass(units: .max))
        #expect(Mass(units: .max).scaled(105_000, over: 100_000) == Mass(units: .max))
        _ = Mass(units: .max).text(in: .lb)
        _ = Mass(units: .min).text(in: .kg)
    }

    @Test(
        arguments: [
            ("2026-11-20T18:05:00+01:00", 1_795_194_300_000, 60), ("1970-01-01T00:00:00Z", 0, 0),
            ("2024-02-29T23:59:59.250-09:30", 1_709_285_399_250, -570), ("1969-12-31T23:59:59.999Z", -1, 0),
        ] as [(String, Int64, Int)])
    func timesAreReadAndWritten(text: String, milliseconds: Int64, offset: Int) throws {
        let instant = try #require(Instant(text))
        #expect(instant.milliseconds == milliseconds)
        #expect(instant.offsetMinutes == offset)
        #expect(instant.text == text)
    }

    @Test(arguments: [
        "2026-11-20", "2026-11-20T18:05:00", "2026-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "2026-11-20T24:00:00Z",
        "2026-11-20T18:05:00.Z", "2026-11-20T18:05:00+1:00", "2026-11-20T18:05:00+01:60", "yesterday", "",
    ])
    func whatIsNoTimeIsRefused(text: String) { #expect(Instant(text) == nil) }

    @Test(arguments: 0..<20) func theCalendarAgreesWithTheSystems(seed: UInt64) {
        var random = SeededGenerator(seed)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        for _ in 0..<200 {
            let milliseconds = Int64.random(in: -2_000_000_000_000...9_000_000_000_000, using: &random)
            let parts = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second, .weekday],
                from: Date(timeIntervalSince1970: (Double(milliseconds) / 1_000).rounded(.down)))
            let local = Instant(milliseconds: milliseconds).local
            #expect(local.date.year == parts.year)
            #expect(local.date.month == parts.month)
            #expect(local.date.day == parts.day)
            #expect(local.time.hour == parts.hour)
            #expect(local.time.minute == parts.minute)
            #expect((local.weekday + 1) % 7 + 1 == parts.weekday)
            #expect(Instant(Instant(milliseconds: milliseconds).text)?.milliseconds == milliseconds)
        }
    }

    @Test func namedIDsFollowTheStandard() {
        let dns = ID<UserTag>("6ba7b810-9dad-11d1-80b4-00c04fd430c8")!
        #expect(ID<ExerciseTag>.named("www.example.com", in: dns).text == "2ed6657d-e927-568b-95e1-2665a8aea6a2")
        #expect(
            ID<UserTag>.version7(milliseconds: 0x017F_22E2_79B0, random: (0xCC3, 0x18C4_DC0C_0C07_398F)).text
                == "017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
    }

    @Test(arguments: [
        "", "2ED6657D-E927-568B-95E1-2665A8AEA6A2", "2ed6657de927568b95e12665a8aea6a2",
        "2ed6657d-e927-568b-95e1-2665a8aea6ag",
    ])
    func onlyLowerCaseUUIDsAreIDs(text: String) { #expect(ID<UserTag>(text) == nil) }

    @Test func effortHasHalfSteps() throws {
        #expect(try JSON.decode(RIR.self, from: "2.5").halves == 5)
        #expect(JSON.text(RIR(halves: 5)!) == "2.5")
        for text in ["5.5", "-1", "2.2", "\"2\""] {
            #expect(throws: WireError.self) { try JSON.decode(RIR.self, from: text) }
        }
        #expect(throws: WireError.self) { try JSON.decode(SessionRPE.self, from: "0.5") }
        #expect(try JSON.decode(SessionRPE.self, from: "10").halves == 20)
    }

    /// What is kept of a row is read as it stands where that is how it would be written, else written anew: the same either way.
    @Test func rawCellsAreReadAsTheyWouldBeWritten() throws {
        let lists: [[String]] = [
            [], [""], ["a", "b"], ["2024-02-01", "", "60,5"], ["say \"no\"", "back\\slash"], ["tab\t", "\0"],
            ["é", "力"],
        ]
        for cells in lists {
            let written = JSON.text(cells)
            #expect(try JSON.decode(RawCells.self, from: written).json == written)
            for spaced in [" " + written + " ", written.replacing("\",\"", with: "\" , \"")] {
                #expect(try JSON.decode(RawCells.self, from: spaced).texts == cells)
                #expect(try JSON.decode(RawCells.self, from: spaced).json == written)
            }
            let inside = try JSON.decode([RawCells].self, from: "[" + written + ",[ \"x\" ]," + written + "]")
            #expect(inside.map(\.json) == [written, "[\"x\"]", written])
        }
        for broken in ["[1]", "[[]]", "{}", "[\"a\",null]", "[\"a\"", "\"a\""] {
            #expect(throws: WireError.self) { try JSON.decode(RawCells.self, from: broken) }
        }
    }

    @Test func builtInIDsNeverChange() {
        #expect(BuiltInExercises.id(slug: "bench_press_barbell").text == "379ac8b0-fc3d-5685-8ef6-81fc4e20a438")
        #expect(BuiltInExercises.id(slug: "squat_barbell").text == "bf5e2674-5622-5455-b99b-9850b6c42297")
        #expect(BuiltInExercises.all.count >= 120)
        #expect(Set(BuiltInExercises.all.map(\.id)).count == BuiltInExercises.all.count)
    }
}
