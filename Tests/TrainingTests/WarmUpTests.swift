import TestSupport
import Testing
import Training

private func gymLoads(_ text: String = "25x4 20x2 15x2 10x2 5x2 2.5x2 1.25x2", bar: Mass = .kg(20)) throws -> Loads {
    let plates = text.split(separator: " ").map { entry in
        let parts = entry.split(separator: "x")
        return PlateCount(mass(parts[0]), Int(parts[1])!)
    }
    return Loads(try PlateInventory(bar: bar, plates: plates))
}

private func ramp(_ weight: String, _ loads: Loads, bar: Mass? = nil) throws -> [String] {
    try WarmUp.ramp(to: mass(weight), loads: loads, bar: bar).map { $0.weight.text(in: .kg) + "x" + String($0.reps) }
}

struct WarmUpTests {
    @Test(arguments: 0..<200) func aRampRisesIsLoadableAndStaysBelowTheWork(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let loads =
            switch Int.random(in: 0..<4, using: &random) {
            case 0: Loads(increment: mass(random.pick(["1", "2.5", "5"])))
            case 1: try Loads(WeightStack(step: .kg(5), first: .kg(7), addOns: [mass("2.5")], maximum: .kg(90)))
            case 2: try Loads(dumbbells: (1...10).map { _ in .kg(Int64.random(in: 1...40, using: &random)) })
            default: try gymLoads()
            }
        let weight = Mass(thousandths: Int64.random(in: 1...400_000, using: &random), of: .kg)
        var scheme = WarmUp.standard
        if random.chance(2) {
            scheme = (0..<Int.random(in: 0...8, using: &random)).map { _ in
                WarmUpStep(
                    percent: Int64.random(in: 0...99, using: &random), reps: Int.random(in: 1...10, using: &random))
            }
        }
        let sets = try WarmUp.ramp(to: weight, loads: loads, scheme: scheme)
        for (index, set) in sets.enumerated() {
            #expect(set.weight < weight)
            #expect(loads.nearest(set.weight) == set.weight)
            if index > 0 { #expect(set.weight > sets[index - 1].weight) }
            #expect(scheme.contains { $0.reps == set.reps })
        }
        #expect(sets.count <= scheme.count)
        // Whatever the middle of the ramp is, a barbell of some weight starts with the bar alone.
        if let bar = loads.emptyBar, weight > bar, scheme == WarmUp.standard {
            #expect(sets.first == WarmUpSet(weight: bar, reps: 8))
        }
    }

    @Test func theStandardRamp() throws {
        #expect(try ramp("100", gymLoads()) == ["20x8", "50x5", "70x3", "85x2"])
        #expect(try ramp("142.5", gymLoads()) == ["20x8", "72.5x5", "100x3", "120x2"])
        // 50 % of 60 and 70 % of it are 30 and 42; 51 rounds down to 50.
        #expect(try ramp("60", gymLoads()) == ["20x8", "30x5", "42.5x3", "50x2"])
    }

    @Test func lightWorkHasAShortRamp() throws {
        #expect(try ramp("30", gymLoads()) == ["20x8", "25x2"])
        #expect(try ramp("22.5", gymLoads()) == ["20x8"])
        #expect(try ramp("20", gymLoads()) == [])
        #expect(try ramp("10", gymLoads()) == [])
        // Only one pair of plates: 20 and 60.
        #expect(try ramp("60", gymLoads("20x2")) == ["20x8"])
    }

    @Test func whatHasNoBarStartsWithItsFirstShare() throws {
        let machine = try Loads(WeightStack(step: .kg(5)))
        #expect(try ramp("50", machine) == ["25x5", "35x3", "45x2"])
        #expect(try ramp("20", try Loads(dumbbells: [.kg(8), .kg(10), .kg(14), .kg(20)])) == ["10x5", "14x3"])
        #expect(try ramp("100", Loads(increment: mass("2.5"))) == ["50x5", "70x3", "85x2"])
        #expect(try ramp("30", Loads(increment: mass("2.5")), bar: .kg(20)) == ["20x8", "25x2"])
        #expect(try ramp("30", Loads(increment: mass("2.5"), kind: .assisted)) == [])
    }

    @Test func aSchemeThatCannotBeFollowedIsRefusedByName() {
        for (step, path) in [
            (WarmUpStep(percent: 100, reps: 5), "/scheme/1/percent"),
            (WarmUpStep(percent: -1, reps: 5), "/scheme/1/percent"),
            (WarmUpStep(percent: 50, reps: 0), "/scheme/1/reps"),
            (WarmUpStep(percent: 50, reps: 101), "/scheme/1/reps"),
        ] {
            let error = #expect(throws: CalculationError.self) {
                try WarmUp.ramp(to: .kg(100), loads: Loads(increment: .kg(5)), scheme: [WarmUp.standard[0], step])
            }
            #expect(error?.path == path)
        }
        #expect(throws: CalculationError.self) { try WarmUp.ramp(to: .zero, loads: Loads(increment: .kg(5))) }
        #expect(throws: CalculationError.self) {
            try WarmUp.validate(Array(repeating: WarmUpStep(percent: 50, reps: 5), count: 21))
        }
    }
}
