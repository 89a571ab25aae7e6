import TestSupport
import Testing
import Training

struct MassEntryTests {
    @Test(arguments: [
        ("82.5", MassUnit.kg, "82.5 kg"), ("82,5", .kg, "82.5 kg"), ("135 lb", .kg, "135 lb"), ("135lb", .kg, "135 lb"),
        ("135 LBS", .kg, "135 lb"), ("60 kg", .lb, "60 kg"), ("60kg ", .lb, "60 kg"), (" 60", .lb, "60 lb"),
        ("1.234,5", .kg, "1234.5 kg"), ("1,234.5 lb", .kg, "1234.5 lb"), ("1 000", .kg, "1000 kg"),
        ("1\u{A0}000,25", .kg, "1000.25 kg"), ("1.234", .kg, "1.234 kg"), ("82.", .kg, "82 kg"), (".5", .lb, "0.5 lb"),
        ("100 000", .kg, "100000 kg"),
    ])
    func whatALifterTypesIsRead(text: String, unit: MassUnit, meant: String) throws {
        let mass = try #require(Mass(entry: text, in: unit))
        let named: MassUnit = meant.hasSuffix("lb") ? .lb : .kg
        #expect(mass.text(in: named, places: 3) + " " + named.rawValue == meant)
    }

    @Test(arguments: [
        "", " ", ".", "kg", "lb 135", "135 stone", "1.2.3", "1,23.5", "1.234.5", "12,34,567", "8 2", "1 00", "1000 000",
        "1,2345", "1234567", "-5", "1.234,5678", "60 kg lb", "1 234.567,8", "+5", "1e3",
    ])
    func whatIsNoWeightIsRefused(text: String) { #expect(Mass(entry: text, in: .kg) == nil) }

    @Test(arguments: 0..<100) func showingInTheOtherUnitLosesNothing(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        for _ in 0..<50 {
            let hundredths = Int64.random(in: 0...400_000, using: &random)
            for (unit, other) in [(MassUnit.kg, MassUnit.lb), (.lb, .kg)] {
                let mass = Mass(thousandths: hundredths * 10, of: unit)
                let separator: Character = random.chance(2) ? "," : "."
                let shown = mass.text(in: unit, separator: separator)
                #expect(Mass(shown, in: unit) == mass)
                // The display is made from the mass each time; nothing is stored in the unit that is shown.
                _ = mass.text(in: other)
                #expect(
                    Mass(tenBillionths: mass.tenBillionths(of: other), of: other).text(in: unit) == mass.text(in: unit))
            }
            // Two decimals of a pound are finer than those of a kilogram: even copied by hand nothing is lost.
            let kilograms = Mass(thousandths: hundredths * 10, of: .kg)
            #expect(Mass(kilograms.text(in: .lb), in: .lb)?.text(in: .kg) == kilograms.text(in: .kg))
        }
    }

    @Test(arguments: 0..<50) func numbersOfEightDecimalsComeOutAsTheyCameIn(seed: UInt64) {
        var random = SeededGenerator(seed)
        for _ in 0..<100 {
            let number = Int64.random(in: -450_000_000_000...450_000_000_000, using: &random) * 100
            for unit in [MassUnit.kg, .lb] {
                #expect(Mass(tenBillionths: number, of: unit).tenBillionths(of: unit) == number)
            }
        }
        #expect(Mass(tenBillionths: 1_350_000_000_000, of: .lb) == .lb(135))
        _ = Mass(tenBillionths: .max, of: .lb).tenBillionths(of: .lb)
        _ = Mass(tenBillionths: .min, of: .lb).tenBillionths(of: .lb)
        _ = Mass(units: .min).tenBillionths(of: .lb)
    }
}
