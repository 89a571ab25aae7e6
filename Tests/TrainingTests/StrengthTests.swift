import TestSupport
import Testing
import Training
import Wire

private let grid = fixtureRows("estimated_max.csv")
private let formulas: [MaxFormula] = [.epley, .brzycki, .lombardi, .mayhew, .oconner, .wathan, .lander]

/// A mass as the grid writes it: kilograms rounded half up to four decimals.
private func fourDecimals(_ mass: Mass) -> Mass { mass.rounded(to: Mass(units: 1_000_000)) }

struct MaxFormulaTests {
    @Test(arguments: grid) func thePublishedFormulasGiveTheGrid(row: [String]) throws {
        let (weight, reps) = (mass(row[0]), try #require(Int(row[1])))
        for (formula, text) in zip(formulas, row.dropFirst(2)) {
            let expected = try JSON.decode(Mass.self, from: text)
            let value = try EstimatedMax.estimate(weight, reps: reps, by: formula)
            // The grid holds Epley's bare formula; a single is its own maximum here.
            let isSingle = formula == .epley && reps == 1
            #expect(fourDecimals(value) == (isSingle ? weight : expected), "\(formula)")
        }
    }

    @Test(arguments: 0..<100) func anEstimateGrowsWithWeightRepsAndReserve(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let formula = random.pick(formulas)
        let weight = Mass(thousandths: Int64.random(in: 1...500_000, using: &random), of: .kg)
        let reps = Int.random(in: 1...30, using: &random)
        let rir = try #require(RIR(halves: Int.random(in: 0...9, using: &random)))
        let value = try EstimatedMax.estimate(weight, reps: reps, rir: rir, by: formula)
        #expect(try EstimatedMax.estimate(weight + .kg(1), reps: reps, rir: rir, by: formula) > value)
        #expect(try EstimatedMax.estimate(weight, reps: reps + 1, rir: rir, by: formula) > value)
        #expect(try EstimatedMax.estimate(weight, reps: reps, rir: RIR(halves: rir.halves + 1), by: formula) > value)
        #expect(value >= weight)
    }

    @Test(arguments: formulas) func repsInReserveCountAsDone(formula: MaxFormula) throws {
        let weight = mass("82.5")
        #expect(
            try EstimatedMax.estimate(weight, reps: 5, rir: RIR(3), by: formula)
                == EstimatedMax.estimate(weight, reps: 8, by: formula))
        let half = try EstimatedMax.estimate(weight, reps: 5, rir: RIR(halves: 1), by: formula)
        #expect(half > (try EstimatedMax.estimate(weight, reps: 5, by: formula)))
        #expect(half < (try EstimatedMax.estimate(weight, reps: 6, by: formula)))
    }

    @Test(arguments: formulas) func theUnitOnlyScales(formula: MaxFormula) throws {
        // Only the rounding to 10⁻¹⁰ kg may differ.
        for reps in 1...12 {
            let pounds = try EstimatedMax.estimate(.lb(100), reps: reps, by: formula)
            let kilograms = try EstimatedMax.estimate(.kg(100), reps: reps, by: formula)
            #expect(abs(pounds.units - kilograms.scaled(Mass.pound.units, over: Mass.kilogram.units).units) <= 1)
        }
    }

    @Test(arguments: [
        (MaxFormula.brzycki, 36, 37), (.lander, 37, 38), (.epley, 1_000, 1_001), (.lombardi, 1_000, 1_001),
        (.mayhew, 1_000, 1_001), (.oconner, 1_000, 1_001), (.wathan, 1_000, 1_001),
    ])
    func repsBeyondAFormulaAreRefused(formula: MaxFormula, last: Int, first: Int) throws {
        #expect(try EstimatedMax.estimate(.kg(60), reps: last, by: formula) > .kg(60))
        for reps in [first, 0, -1] {
            let error = #expect(throws: CalculationError.self) {
                try EstimatedMax.estimate(.kg(60), reps: reps, by: formula)
            }
            #expect(error?.path == "/reps")
        }
        #expect(throws: CalculationError.self) { try EstimatedMax.estimate(.zero, reps: 5, by: formula) }
        #expect(throws: CalculationError.self) {
            try EstimatedMax.estimate(.kg(2_000) + Mass(units: 1), reps: 5, by: formula)
        }
    }

    @Test func reserveBeyondAFormulaIsRefused() {
        #expect(throws: CalculationError.self) {
            try EstimatedMax.estimate(.kg(60), reps: 36, rir: RIR(halves: 1), by: .brzycki)
        }
    }
}

struct RPEChartTests {
    @Test(arguments: fixtureRows("rpe_chart.csv")) func theChartIsReproduced(row: [String]) throws {
        let rpe = try JSON.decode(RPE.self, from: row[0])
        #expect(RPE(try JSON.decode(RIR.self, from: row[1])) == rpe)
        for reps in RPEChart.reps {
            let percent = try RPEChart.percent(reps: reps, rpe: rpe)
            #expect(percent == (try JSON.decode(Percent.self, from: row[reps + 1])))
        }
    }

    @Test func betweenHalfPointsLiesTheStraightLine() throws {
        func percent(_ reps: Int, _ hundredths: Int) throws -> Int64 {
            try RPEChart.percent(reps: reps, rpe: #require(RPE(hundredths: hundredths))).thousandths
        }
        #expect(try percent(5, 825) == 81_750)
        #expect(try percent(1, 990) == 99_560)
        #expect(try percent(12, 601) == 57_424)
        for reps in RPEChart.reps {
            for hundredths in 601...1_000 {
                #expect(try percent(reps, hundredths) > percent(reps, hundredths - 1))
                if reps < 12, hundredths <= 900 {
                    #expect(try percent(reps, hundredths) == percent(reps + 1, hundredths + 100))
                }
            }
        }
    }

    @Test(arguments: 0..<200) func weightAndMaximumAreInverse(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let weight = Mass(thousandths: Int64.random(in: 1...500_000, using: &random), of: .kg)
        let rpe = try #require(RPE(hundredths: Int.random(in: 600...1_000, using: &random)))
        let reps = Int.random(in: RPEChart.reps, using: &random)
        let max = try RPEChart.estimatedMax(weight, reps: reps, rpe: rpe)
        #expect(max >= weight)
        #expect(try RPEChart.weight(max: max, reps: reps, rpe: rpe) == weight)
        #expect(try RPEChart.weight(after: weight, reps: reps, rpe: rpe, for: reps, at: rpe) == weight)
        let other = try #require(RPE(hundredths: Int.random(in: 600...1_000, using: &random)))
        let wanted = try RPEChart.weight(after: weight, reps: reps, rpe: rpe, for: 3, at: other)
        #expect(abs(wanted.units - (try RPEChart.weight(max: max, reps: 3, rpe: other)).units) <= 1)
    }

    @Test func whatTheChartDoesNotHaveIsRefusedByName() throws {
        let rpe = try #require(RPE(hundredths: 800))
        for reps in [0, 13] {
            #expect(throws: CalculationError("/reps", "must be between 1 and 12")) {
                try RPEChart.percent(reps: reps, rpe: rpe)
            }
            #expect(throws: CalculationError("/target_reps", "must be between 1 and 12")) {
                try RPEChart.weight(after: .kg(100), reps: 5, rpe: rpe, for: reps, at: rpe)
            }
        }
        #expect(RPE(hundredths: 599) == nil)
        #expect(RPE(hundredths: 1_001) == nil)
        #expect(RPE(RIR(halves: 9)!) == nil)
        #expect(throws: WireError.self) { try JSON.decode(RPE.self, from: "5.5") }
        #expect(JSON.text(rpe) == "8")
    }
}
