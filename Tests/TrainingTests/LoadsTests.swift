import TestSupport
import Testing
import Training
import Wire

/// Loads of every source, each with a list of all of them up to 400 kg.
private func anyLoads(_ random: inout SeededGenerator) throws -> (Loads, [Mass]) {
    let top = Mass.kg(400)
    let kind = random.pick(LoadKind.allCases)
    let none: Set<Mass> = kind == .bodyweightPlus || kind == .assisted ? [.zero] : []
    func stack() -> (WeightStack, Set<Mass>) {
        let step = Mass(thousandths: random.pick([2_500, 5_000, 4_540, 7_000]), of: .kg)
        let first = random.chance(2) ? nil : Mass(thousandths: random.pick([1_000, 3_000, 9_100]), of: .kg)
        let addOns = (0..<Int.random(in: 0...3, using: &random)).map { _ in
            Mass(thousandths: random.pick([1_250, 2_500, 1_130]), of: .kg)
        }
        let maximum = random.chance(2) ? nil : Mass.kg(Int64.random(in: 10...120, using: &random))
        var all: Set<Mass> = []
        var pin = first ?? step
        while pin <= maximum ?? top {
            for choice in 0..<1 << addOns.count {
                all.insert(addOns.indices.reduce(pin) { choice >> $1 & 1 == 1 ? $0 + addOns[$1] : $0 })
            }
            pin = pin + step
        }
        return (WeightStack(step: step, first: first, addOns: addOns, maximum: maximum), all)
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
        let step = Mass(thousandths: random.pick([2_500, 1_000, 5_000]), of: random.pick([.kg, .lb]))
        let all = (1...Int(top.units / step.units)).map { step * $0 }
        return (Loads(increment: step, kind: kind), none.union(all).sorted())
    case 1:
        let (stack, all) = stack()
        return (try Loads(stack, kind: kind), all.union(none).sorted())
    default:
        let fixed = (1...Int.random(in: 1...12, using: &random)).map { _ in
            Mass.kg(Int64.random(in: 1...40, using: &random))
        }
        let adjustable = random.chance(2) ? stack() : nil
        let loads = try Loads(dumbbells: fixed, adjustable: adjustable?.0, kind: kind)
        return (loads, Set(fixed).union(adjustable?.1 ?? []).union(none).sorted())
    }
}

struct LoadsTests {
    @Test(arguments: 0..<200) func nothingLiesBetweenBelowAndAbove(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let (loads, all) = try anyLoads(&random)
        var weights = (0..<20).map { _ in Mass(units: Int64.random(in: 0...2_000_000_000_000, using: &random)) }
        for _ in 0..<10 { weights.append(random.pick(all.filter { $0 < .kg(200) })) }
        for weight in weights {
            #expect(loads.atMost(weight) == all.last { $0 <= weight })
            #expect(loads.atLeast(weight) == all.first { $0 >= weight })
            #expect(loads.below(weight) == all.last { $0 < weight })
            #expect(loads.above(weight) == all.first { $0 > weight })
            let distance = all.map { abs($0.units - weight.units) }.min()!
            #expect(loads.nearest(weight) == all.last { abs($0.units - weight.units) == distance })
            #expect(loads.around(weight).nearest == loads.nearest(weight))
            #expect(loads.around(weight).exact == all.contains(weight))
            #expect(loads.around(weight).perSide.isEmpty)
        }
    }

    @Test(arguments: 0..<200) func aRaiseIsLoadableAndHarderWhereAnythingIs(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let (loads, all) = try anyLoads(&random)
        for _ in 0..<20 {
            let weight = Mass(units: Int64.random(in: 0...1_000_000_000_000, using: &random))
            let percent = Percent(thousandths: Int64.random(in: 0...20_000, using: &random))
            let raised = loads.raised(weight, by: percent)
            if let next = loads.harder(than: weight) {
                #expect(all.contains(raised))
                #expect(!loads.isHarder(next, than: raised))
                #expect(loads.isHarder(raised, than: weight))
                if let back = loads.easier(than: next) { #expect(!loads.isHarder(back, than: weight)) }
            } else {
                #expect(raised == weight)
            }
        }
    }

    @Test func raisesOfTheFirstHeuristic() {
        let loads = Loads(increment: mass("2.5"))
        #expect(loads.raised(.kg(60), by: Percent(thousandths: 5_000)) == mass("62.5"))
        #expect(Loads(increment: .kg(1)).raised(.kg(60), by: Percent(thousandths: 5_000)) == .kg(63))
        #expect(loads.raised(mass("22.5"), by: Percent(thousandths: 5_000)) == .kg(25))
        #expect(loads.raised(.zero, by: Percent(thousandths: 5_000)) == mass("2.5"))
        let help = Loads(increment: mass("2.5"), kind: .assisted)
        #expect(help.raised(.kg(30), by: Percent(thousandths: 5_000)) == mass("27.5"))
        #expect(help.raised(mass("2.5"), by: Percent(thousandths: 5_000)) == .zero)
        #expect(help.raised(.zero, by: Percent(thousandths: 5_000)) == .zero)
    }

    @Test func absurdWeightsStopInsteadOfTrapping() throws {
        var stack = WeightStack(step: .kg(5))
        stack.addOns = [.kg(1)]
        for loads in [
            Loads(increment: .kg(1)), try Loads(stack), try Loads(dumbbells: [.kg(10)]),
            Loads(try PlateInventory(bar: .kg(20), plates: [PlateCount(.kg(20), 4)])),
        ] {
            _ = loads.around(Mass(units: .max))
            _ = loads.above(Mass(units: .max))
            _ = loads.raised(Mass(units: .max), by: Percent(thousandths: 5_000))
            #expect(loads.below(.zero) == nil)
        }
    }

    @Test func badStacksAreRefusedByName() {
        for (stack, path) in [
            (WeightStack(step: .zero), "/machine/step"), (WeightStack(step: .kg(5), first: .zero), "/machine/first"),
            (WeightStack(step: .kg(5), addOns: [.kg(1), .zero]), "/machine/add_ons/1"),
            (WeightStack(step: .kg(5), maximum: .kg(4)), "/machine/max"),
            (WeightStack(step: .kg(5), addOns: Array(repeating: .kg(1), count: 11)), "/machine/add_ons"),
        ] {
            let error = #expect(throws: CalculationError.self) { try Loads(stack, path: "/machine") }
            #expect(error?.path == path)
        }
        #expect(throws: CalculationError("/dumbbells", "must hold at least one weight")) { try Loads(dumbbells: []) }
    }
}

struct GymTests {
    private let text = #"""
        {"id":"01900000-0000-7000-8000-000000000001","name":"Cellar","location":"home","unit":"kg",
         "bars":[{"name":"Olympic","weight":20},{"name":"EZ","weight":7.5}],
         "plates":[{"weight":20,"count":2},{"weight":10,"count":2},{"weight":1.25,"count":2},{"weight":0.25,"count":2}],
         "dumbbells":[10,12.5],"adjustable_dumbbells":{"step":2,"first":4,"max":24},
         "machine":{"step":5,"first":7,"add_ons":[2.5]},"has":["rack","pull_up_bar","kettlebells"]}
        """#

    @Test func aGymIsReadAndItsLoadsFollow() throws {
        let gym = try JSON.decode(Gym.self, from: text)
        #expect(gym.faults().isEmpty)
        #expect(try JSON.decode(Gym.self, from: JSON.text(gym)) == gym)
        #expect(gym.equipment == [.bodyweight, .barbell, .ezBar, .dumbbell, .machine, .pullUpBar, .kettlebell, .rack])
        func loads(_ equipment: Equipment..., kind: LoadKind = .external, bar: String? = nil) -> Loads {
            gym.loads(for: equipment, kind: kind, bar: bar, increment: mass("2.5"))
        }
        #expect(loads(.bench, .barbell).around(.kg(60)).perSide == [.kg(20)])
        #expect(loads(.barbell).emptyBar == .kg(20))
        #expect(loads(.ezBar).emptyBar == mass("7.5"))
        #expect(loads(.barbell, bar: "EZ").emptyBar == mass("7.5"))
        #expect(loads(.dumbbell).nearest(.kg(13)) == mass("12.5"))
        #expect(loads(.dumbbell).above(.kg(14)) == .kg(16))
        #expect(loads(.dumbbell).above(.kg(24)) == nil)
        #expect(loads(.machine).nearest(.kg(14)) == mass("14.5"))
        #expect(loads(.cable).nearest(.kg(14)) == .kg(15))
        #expect(loads(.pullUpBar, kind: .bodyweightPlus).around(.kg(31)).perSide == [.kg(20), .kg(10), mass("1.25")])
        #expect(loads(.machine, kind: .assisted).atMost(.kg(5)) == .zero)
    }

    @Test func whatAGymHasIsSaidInKnownWords() throws {
        var gym = try JSON.decode(Gym.self, from: text)
        gym.has = ["rack", "mirror", "bench", "Bands"]
        #expect(gym.faults().map(\.path) == ["/has/1", "/has/3"])
        #expect(
            gym.faults()[0].message
                == "must be one of rack, bench, bands, machines, cables, kettlebells, pull_up_bar")
        gym.has = Gym.Feature.allCases.map(\.rawValue)
        #expect(gym.faults().isEmpty)
    }

    @Test func everyFaultOfAGymIsNamed() throws {
        var gym = try JSON.decode(Gym.self, from: text)
        gym.name = String(repeating: "x", count: 201)
        gym.bars[1].weight = .zero
        gym.plates[2].count = -1
        gym.dumbbells[0] = .zero
        gym.machine?.step = .zero
        gym.adjustableDumbbells?.maximum = .kg(1)
        #expect(
            gym.faults().map(\.path) == [
                "/name", "/plates/2/count", "/bars/1/weight", "/dumbbells/0", "/adjustable_dumbbells/max",
                "/machine/step",
            ])
        // What was stored all the same still gives loads.
        #expect(gym.loads(for: [.machine], kind: .external, increment: .kg(5)).nearest(.kg(12)) == .kg(10))
    }
}

/// Where nobody has said what there is for a barbell.
@Suite struct UsualBarTests {
    private var bench: Exercise {
        var exercise = Exercise(id: ExerciseID(high: 1, low: 1), slug: "", name: "Bench Press (Barbell)")
        exercise.equipment = [.barbell, .bench]
        return exercise
    }

    @Test(arguments: [MassUnit.kg, .lb]) func nothingIsLighterThanTheBar(unit: MassUnit) {
        let bar = PlateInventory.standard(unit).bar
        for step in [unit.usualStep, unit.usualStep * 3] {
            let loads = Loads(increment: step).onUsualBar(bench, unit, known: [bar + step])
            for weight in stride(from: Int64(1), to: 60, by: 3).map({ Mass(thousandths: $0 * 1_000, of: unit) }) {
                #expect(loads.nearest(weight) >= bar)
                #expect(loads.atMost(weight).map { $0 <= weight && $0 >= bar } ?? (weight < bar))
                #expect(loads.atLeast(weight).map { $0 >= weight && $0 >= bar } == true)
            }
            #expect(loads.below(bar) == nil)
            #expect(loads.above(bar).map { $0 > bar && $0 <= bar + step } == true)
            #expect(!loads.isInventory, "it is still nobody's gym")
        }
    }

    @Test func whoLiftsLessHasALighterBar() {
        let plain = Loads(increment: .kg(5))
        #expect(plain.onUsualBar(bench, .kg, known: [.kg(15), .kg(30)]) == plain)
        var dumbbells = bench
        dumbbells.equipment = [.dumbbell, .bench]
        #expect(plain.onUsualBar(dumbbells, .kg, known: []) == plain)
        #expect(plain.onUsualBar(nil, .kg, known: []) == plain)
        let gym = Loads(PlateInventory.standard(.kg))
        #expect(gym.onUsualBar(bench, .kg, known: []) == gym)
    }
}
