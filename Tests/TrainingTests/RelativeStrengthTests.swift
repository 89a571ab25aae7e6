import TestSupport
import Testing

@testable import Training

/// Points that set a result beside those of other body weights.
@Suite struct RelativeStrengthTests {
    private typealias Formula = @Sendable (Mass, Mass, ScoringSex) -> Amount?
    private static let formulas: [Formula] = [
        { RelativeStrength.dots($0, bodyWeight: $1, $2) },
        { RelativeStrength.wilks($0, bodyWeight: $1, $2) },
        { RelativeStrength.ipfGL($0, bodyWeight: $1, $2) },
        { RelativeStrength.ipfGL($0, bodyWeight: $1, $2, isBenchOnly: true) },
    ]

    private func hundredths(_ amount: Amount?) -> Int64? { amount.map { $0.units / 100_000_000 } }

    @Test(arguments: [ScoringSex.men, .women])
    func moreWeightLiftedIsWorthMoreAndTwiceTheWeightTwice(sex: ScoringSex) throws {
        for formula in Self.formulas {
            for body in stride(from: Int64(40), through: 180, by: 7) {
                let one = try #require(formula(.kg(100), .kg(body), sex))
                let two = try #require(formula(.kg(200), .kg(body), sex))
                #expect(one > .zero)
                #expect(abs(two.number - 2 * one.number) < 0.011, "\(body) kg: only the rounding differs")
            }
        }
    }

    @Test(arguments: [ScoringSex.men, .women])
    func theSameTotalIsWorthLessOfAHeavierBody(sex: ScoringSex) throws {
        for formula in Self.formulas {
            var last = Amount.one
            last.units = .max
            for body in stride(from: Int64(45), through: 140, by: 5) {
                let points = try #require(formula(.kg(1_000), .kg(body), sex))
                #expect(points < last, "\(body) kg")
                last = points
            }
        }
    }

    @Test func womenGetMoreForTheSame() throws {
        for formula in Self.formulas {
            for body in stride(from: Int64(40), through: 150, by: 10) {
                #expect(
                    try #require(formula(.kg(300), .kg(body), .women))
                        > #require(formula(.kg(300), .kg(body), .men)))
            }
        }
    }

    @Test func beyondTheirRangeBodyWeightsCountAsItsEnds() {
        for (light, heavy, sex) in [(Int64(30), Int64(250), ScoringSex.men), (30, 200, .women)] {
            let top: Int64 = sex == .men ? 210 : 150
            #expect(
                RelativeStrength.dots(.kg(500), bodyWeight: .kg(light), sex)
                    == RelativeStrength.dots(.kg(500), bodyWeight: .kg(40), sex))
            #expect(
                RelativeStrength.dots(.kg(500), bodyWeight: .kg(heavy), sex)
                    == RelativeStrength.dots(.kg(500), bodyWeight: .kg(top), sex))
            let end = Mass(thousandths: sex == .men ? 201_900 : 154_530, of: .kg)
            #expect(
                RelativeStrength.wilks(.kg(500), bodyWeight: .kg(heavy), sex)
                    == RelativeStrength.wilks(.kg(500), bodyWeight: end, sex))
        }
        #expect(RelativeStrength.ipfGL(.kg(500), bodyWeight: .kg(34), .men) == nil)
    }

    @Test func withoutAResultOrABodyWeightThereAreNone() {
        for formula in Self.formulas {
            #expect(formula(.zero, .kg(80), .men) == nil)
            #expect(formula(.kg(500), .zero, .women) == nil)
        }
    }

    /// The IPF's own example: Törrönen, World Open Classic Bench 2019, 70.50 kg, 122.5 kg: 96.78.
    @Test func aBenchPressOfTheIPFsExampleHasItsPoints() {
        let points = RelativeStrength.ipfGL(
            Mass(thousandths: 122_500, of: .kg), bodyWeight: Mass(thousandths: 70_500, of: .kg), .women,
            isBenchOnly: true)
        #expect(hundredths(points) == 96_78)
    }

    /// Worked out term by term elsewhere, powers and all.
    @Test func knownTotalsHaveTheirPoints() {
        #expect(hundredths(RelativeStrength.dots(.kg(600), bodyWeight: .kg(90), .men)) == 387_96)
        #expect(hundredths(RelativeStrength.dots(.kg(400), bodyWeight: .kg(60), .women)) == 443_42)
        #expect(hundredths(RelativeStrength.wilks(.kg(600), bodyWeight: .kg(90), .men)) == 383_04)
        #expect(hundredths(RelativeStrength.wilks(.kg(400), bodyWeight: .kg(60), .women)) == 445_95)
        #expect(hundredths(RelativeStrength.wilks(.kg(620), bodyWeight: .kg(81), .men)) == 420_00)
        #expect(hundredths(RelativeStrength.wilks(.kg(1_000), bodyWeight: .kg(100), .men)) == 608_59)
        #expect(hundredths(RelativeStrength.wilks(.kg(500), bodyWeight: .kg(60), .women)) == 557_44)
        #expect(hundredths(RelativeStrength.ipfGL(.kg(600), bodyWeight: .kg(90), .men)) == 79_77)
        #expect(hundredths(RelativeStrength.ipfGL(.kg(400), bodyWeight: .kg(60), .women)) == 90_42)
    }
}
