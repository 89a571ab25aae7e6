import Testing
import Training
import Wire

struct MaxCalculatorTests {
    private func estimate(_ body: String) throws -> Mass {
        try calculateMax(try JSON.decode(InUnit<MaxBody>.self, from: body)).content.estimatedMax
    }

    /// Every cell of the table of published values, to its four decimals, by the names of the formulas.
    @Test func namedFormulasGiveThePublishedValues() throws {
        let names = ["epley", "brzycki", "lombardi", "mayhew", "oconner", "wathan", "lander"]
        for row in fixtureRows("estimated_max.csv") {
            for (name, value) in zip(names, row.dropFirst(2)) {
                let answer = try estimate(#"{"weight":\#(row[0]),"reps":\#(row[1]),"formula":"\#(name)"}"#)
                let wanted = try JSON.decode(Mass.self, from: value)
                #expect((answer.units - wanted.units).magnitude <= 500_000, "\(row[0]) × \(row[1]), \(name)")
            }
        }
    }

    @Test func aSingleIsItsOwnMaximumUnlessAFormulaIsNamed() throws {
        #expect(try estimate(#"{"weight":100,"reps":1}"#) == .kg(100))
        #expect(try estimate(#"{"weight":90,"reps":10}"#) == .kg(120))
        #expect(try estimate(#"{"weight":90,"reps":1,"formula":"epley"}"#) == .kg(93))
        #expect(try estimate(#"{"weight":90,"reps":1,"rir":2}"#) == .kg(99))
    }
}
