import TestSupport
import Testing

@testable import Training

/// Every load that can be put on a bar, with the best plates for it, found by trying all of them.
private func allLoadings(_ bar: Mass, _ plates: [PlateCount]) -> [Mass: [Mass]] {
    var merged: [Mass: Int] = [:]
    for plate in plates { merged[plate.weight, default: 0] += plate.count }
    var loadings: [[Mass]] = [[]]
    for (plate, count) in merged.sorted(by: { $0.key > $1.key }) {
        loadings = loadings.flatMap { loading in
            (0...count / 2).map { loading + Array(repeating: plate, count: $0) }
        }
    }
    var best: [Mass: [Mass]] = [:]
    for loading in loadings {
        let load = loading.reduce(bar) { $0 + $1 * 2 }
        guard let standing = best[load] else {
            best[load] = loading
            continue
        }
        if loading.count < standing.count
            || loading.count == standing.count && standing.lexicographicallyPrecedes(loading)
        {
            best[load] = loading
        }
    }
    return best
}

/// A small gym: kilograms, pounds or both, with odd plates now and then.
private func smallInventory(_ random: inout SeededGenerator) -> (Mass, [PlateCount]) {
    let kilograms = ["25", "20", "15", "10", "5", "2.5", "1.25", "0.5", "0.25", "0.333", "7.7"]
    let pounds = ["45", "35", "25", "10", "5", "2.5", "1.25", "0.75"]
    let system = Int.random(in: 0..<3, using: &random)
    var plates: [PlateCount] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) {
        let usesPounds = system == 1 || system == 2 && random.chance(2)
        let plate = usesPounds ? mass(random.pick(pounds), .lb) : mass(random.pick(kilograms))
        plates.append(PlateCount(plate, Int.random(in: 0...7, using: &random)))
    }
    return (random.pick([mass("20"), mass("15"), mass("7.3"), mass("45", .lb), mass("0.01")]), plates)
}

struct PlateInventoryTests {
    @Test(arguments: 0..<150) func loadsArePreciselyThoseOfTryingEverything(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let (bar, plates) = smallInventory(&random)
        let inventory = try PlateInventory(bar: bar, plates: plates)
        let loads = Loads(inventory)
        let all = allLoadings(bar, plates)
        let sorted = all.keys.sorted()
        var weights = (0..<20).map { _ in Mass(units: Int64.random(in: 0...3_000_000_000_000, using: &random)) }
        for _ in 0..<20 { weights.append(random.pick(sorted)) }
        for index in 1..<max(sorted.count, 2) where index < sorted.count && random.chance(4) {
            weights.append(Mass(units: (sorted[index - 1].units + sorted[index].units + 1) / 2))
        }
        for weight in weights {
            let around = loads.around(weight)
            let below = sorted.last { $0 <= weight }
            let above = sorted.first { $0 >= weight }
            #expect(around.below == below)
            #expect(around.above == above)
            #expect(loads.atMost(weight) == below)
            #expect(loads.atLeast(weight) == above)
            #expect(loads.below(weight) == sorted.last { $0 < weight })
            #expect(loads.above(weight) == sorted.first { $0 > weight })
            let distance = sorted.map { abs($0.units - weight.units) }.min()!
            #expect(around.nearest == sorted.last { abs($0.units - weight.units) == distance })
            #expect(loads.nearest(weight) == around.nearest)
            #expect(around.exact == (all[weight] != nil))
            #expect(around.perSide == all[around.nearest])
            #expect(loads.plates(of: weight)?.perSide == all[weight])
        }
    }

    @Test(arguments: 0..<60) func platesExistAndAddUpInLargeInventories(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let unit: MassUnit = random.chance(2) ? .kg : .lb
        let texts =
            unit == .kg
            ? ["25", "20", "15", "10", "5", "2.5", "1.25", "1", "0.75", "0.5", "0.25", "0.125"]
            : ["100", "55", "45", "35", "25", "10", "5", "2.5", "1.25", "0.5", "0.25"]
        let plates = texts.map { PlateCount(mass($0, unit), Int.random(in: 0...500, using: &random)) }
        let inventory = try PlateInventory(bar: unit == .kg ? .kg(20) : .lb(45), plates: plates)
        for _ in 0..<5 {
            let weight = Mass(units: Int64.random(in: 0...20_000_000_000_000, using: &random))
            let around = Loads(inventory).around(weight)
            #expect((around.below ?? .zero) <= weight && weight <= (around.above ?? weight))
            #expect(around.perSide.reduce(inventory.bar) { $0 + $1 * 2 } == around.nearest)
            #expect(around.perSide == around.perSide.sorted { $0 > $1 })
            for plate in plates {
                #expect(around.perSide.filter { $0 == plate.weight }.count <= plate.count / 2)
            }
        }
    }

    @Test(arguments: 0..<30) func theUnitChangesNothing(seed: UInt64) throws {
        // The same figures in kilograms and in pounds give the same plates.
        var random = SeededGenerator(seed)
        let figures: [(Int64, Int)] = (0..<6).map { _ in
            (Int64(random.pick([45_000, 25_000, 10_000, 5_000, 2_500, 1_250])), Int.random(in: 0...8, using: &random))
        }
        let weight = Int64.random(in: 20...600, using: &random) * 500
        func perSide(_ unit: MassUnit) throws -> [String] {
            let plates = figures.map { PlateCount(Mass(thousandths: $0.0, of: unit), $0.1) }
            let inventory = try PlateInventory(bar: Mass(thousandths: 20_000, of: unit), plates: plates)
            return Loads(inventory).around(Mass(thousandths: weight, of: unit)).perSide.map { $0.text(in: unit) }
        }
        #expect(try perSide(.kg) == perSide(.lb))
    }

    @Test(arguments: fixtureRows("plate_loadings.csv")) func workedLoadings(row: [String]) throws {
        let unit = try #require(MassUnit(rawValue: row[1]))
        let plates = row[3].split(separator: " ").map { entry in
            let parts = entry.split(separator: "x")
            return PlateCount(mass(parts[0], unit), Int(parts[1])!)
        }
        let inventory = try PlateInventory(bar: mass(row[2], unit), plates: plates)
        let around = Loads(inventory).around(mass(row[0], unit))
        #expect(around.perSide == row[4].split(separator: " ").map { mass($0, unit) })
        #expect(around.below == (row[5].isEmpty ? nil : mass(row[5], unit)))
        #expect(around.above == (row[6].isEmpty ? nil : mass(row[6], unit)))
        #expect(around.exact == (row[5] == row[6] && row[5] == row[0]))
    }

    @Test func oddMassesWithManyPiecesStayExact() throws {
        let plates = ["25", "20", "15", "10", "5", "2.5", "1.25", "0.333"].map { PlateCount(mass($0), 500) }
        let loads = Loads(try PlateInventory(bar: .kg(20), plates: plates))
        let around = loads.around(mass("1234.567"))
        #expect(around.perSide.reduce(.kg(20)) { $0 + $1 * 2 } == around.nearest)
        #expect((around.nearest.units - mass("1234.567").units).magnitude <= mass("0.01").units.magnitude)
        let mixed = plates + ["45", "35", "25", "10", "5", "2.5", "1.25"].map { PlateCount(mass($0, .lb), 500) }
        #expect(Loads(try PlateInventory(bar: .kg(20), plates: mixed)).around(.kg(2_000)).nearest <= .kg(2_000))
    }

    @Test func noLoadIsAboveTwoTons() throws {
        let loads = Loads(try PlateInventory(bar: .kg(20), plates: [PlateCount(.kg(25), 500)]))
        #expect(loads.around(Mass(units: .max)).below == .kg(1_970))
        #expect(loads.around(Mass(units: .max)).above == nil)
        #expect(loads.around(mass("1971")).above == nil)
    }

    @Test func aBeltTakesSinglePlates() throws {
        let plates = [PlateCount(.kg(20), 1), PlateCount(.kg(10), 1), PlateCount(.kg(5), 1)]
        let loads = Loads(try PlateInventory(bar: .zero, plates: plates, sides: 1), kind: .bodyweightPlus)
        #expect(loads.around(.kg(27)).perSide == [.kg(20), .kg(5)])
        #expect(loads.nearest(.kg(2)) == .zero)
        #expect(loads.emptyBar == nil)
    }

    @Test(arguments: [
        ("0", 2, "/plates/1/weight"), ("501", 2, "/plates/1/weight"), ("5", -1, "/plates/1/count"),
        ("5", 1_000_001, "/plates/1/count"),
    ])
    func badPlatesAreRefusedByName(weight: String, count: Int, path: String) {
        let plates = [PlateCount(.kg(20), 2), PlateCount(mass(weight), count)]
        let error = #expect(throws: CalculationError.self) { try PlateInventory(bar: .kg(20), plates: plates) }
        #expect(error?.path == path)
    }

    @Test func hopelesslyOddMassesAreRefusedInsteadOfSearched() throws {
        var plates = (0..<12).map { PlateCount(Mass(units: 50_000_000_001 + $0 * 7_777_777_777), 400) }
        let error = #expect(throws: CalculationError.self) { try PlateInventory(bar: .kg(20), plates: plates) }
        #expect(error?.path == "/plates")
        // A pair of each is as odd, but soon searched.
        for index in plates.indices { plates[index].count = 2 }
        _ = try PlateInventory(bar: .kg(20), plates: plates)
        let hundredths = (1...12).map { PlateCount(Mass(thousandths: Int64($0) * 1_010, of: .kg), 1_000_000) }
        let pounds = (1...12).map { PlateCount(Mass(thousandths: Int64($0) * 1_010, of: .lb), 1_000_000) }
        _ = try PlateInventory(bar: .kg(20), plates: hundredths + pounds)
    }

    @Test func theStandardGymDrawsTheFewestPlates() {
        func plates(_ weight: Mass, _ unit: MassUnit) -> [Mass]? {
            Loads.barbell(in: nil, unit: unit).plates(of: weight)?.perSide
        }
        #expect(plates(.kg(100), .kg) == [.kg(25), .kg(15)])
        #expect(plates(.kg(110), .kg) == [.kg(25), .kg(20)])
        #expect(plates(.lb(165), .lb) == [.lb(35), .lb(25)])
        #expect(plates(.lb(225), .lb) == [.lb(45), .lb(45)])
        #expect(plates(.kg(20), .kg) == [])
        #expect(plates(.kg(61), .kg) == nil)
        #expect(plates(.kg(19), .kg) == nil)
        #expect(plates(.kg(2_001), .kg) == nil)
    }

    @Test func theBarIsLoadedAsTheLoadingCalculatorAnswers() throws {
        var gym = Gym(id: .unnamed, name: "")
        gym.bars = [Gym.Bar(name: "old bar", weight: Mass(thousandths: 18_500, of: .kg))]
        gym.plates = [PlateCount(.kg(17), 2), PlateCount(Mass(thousandths: 7_700, of: .kg), 4), PlateCount(.kg(5), 1)]
        for gym in [nil, gym] {
            for unit in [MassUnit.kg, .lb] {
                for thousandths in stride(from: Int64(15_000), through: 260_000, by: 100) {
                    var body = LoadingBody(weight: .zero, loading: CalculatorLoading())
                    body.weight = Mass(thousandths: thousandths, of: unit)
                    let answer = try calculateLoading(InUnit(body, in: unit), gym: gym).content
                    let drawn = Loads.barbell(in: gym, unit: unit).plates(of: body.weight)
                    #expect(drawn?.perSide == (answer.exact ? answer.perSide : nil))
                }
            }
        }
        let odd = Loads.barbell(in: gym, unit: .kg).plates(of: Mass(thousandths: 67_900, of: .kg))
        #expect(odd?.perSide == [.kg(17), Mass(thousandths: 7_700, of: .kg)])
        gym.bars = []
        #expect(Loads.barbell(in: gym, unit: .kg).plates(of: .kg(60)) == nil)
    }
}
