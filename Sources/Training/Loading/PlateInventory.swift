public import Wire

/// Plates of one mass.
public struct PlateCount: WireModel, Sendable {
    /// The mass of one plate.
    public var weight: Mass
    /// Pieces in total; on a bar they are loaded in pairs, so an odd one stays unused.
    public var count: Int

    public init(blank: Blank) { (weight, count) = (.zero, 0) }

    public init(_ weight: Mass, _ count: Int) { (self.weight, self.count) = (weight, count) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight)
        try v.field("count", &count)
    }
}

/// A bar and the plates that go on it, or a belt and the plates that hang from it.
///
/// Loads are exact: whole numbers of 10⁻¹⁰ kg, only plates that are there, no load above 2,000 kg.
public struct PlateInventory: Equatable, Sendable {
    /// No load is heavier: 2,000 kg.
    public static let maximumLoad = Mass.kg(2_000)
    /// No plate is heavier: 500 kg.
    public static let maximumPlate = Mass.kg(500)
    /// No more kinds of plates in one inventory.
    public static let maximumKinds = 64
    /// No more entries in its list of plates.
    public static let maximumEntries = 1_000
    /// The search keeps at most this many sums. Twelve kinds of plates whose masses are whole multiples of 10 g or of
    /// 0.01 lb always fit, whatever their counts; the two systems may be mixed.
    static let maximumSums: Int64 = 4_000_000

    /// What is lifted when nothing is loaded.
    public let bar: Mass
    /// How many plates are loaded at a time: 2 on a bar, 1 on a belt.
    public let sides: Int
    /// Kinds that are there at least once per side, lightest first: pounds, and the rest. Their sums hardly ever
    /// coincide, so that one common list of both would be as long as the product of the two.
    private let pounds: [PlateSums.Kind]
    private let others: [PlateSums.Kind]

    /// - Parameters:
    ///   - bar: the mass of the bar, 0 to 2,000 kg.
    ///   - plates: pieces in total by mass; several entries of one mass are added up.
    ///   - sides: 2 for a bar, 1 for a belt or anything else that takes single plates.
    /// - Throws: a mass or count out of range, or plates of so odd masses that their sums are too many to search.
    public init(bar: Mass, plates: [PlateCount], sides: Int = 2) throws(CalculationError) {
        guard bar >= .zero, bar <= Self.maximumLoad else {
            throw CalculationError("/bar", "must be between 0 and 2000 kg")
        }
        guard plates.count <= Self.maximumEntries else {
            throw CalculationError("/plates", "must have at most 1000 entries")
        }
        for (index, plate) in plates.enumerated() {
            let path = "/plates/" + String(index)
            guard plate.weight > .zero, plate.weight <= Self.maximumPlate else {
                throw CalculationError(path + "/weight", "must be more than 0 and at most 500 kg")
            }
            guard (0...1_000_000).contains(plate.count) else {
                throw CalculationError(path + "/count", "must be between 0 and 1000000")
            }
        }
        self.init(checked: bar, plates, sides)
        guard pounds.count + others.count <= Self.maximumKinds else {
            throw CalculationError("/plates", "must be at most 64 different plates")
        }
        for kinds in [pounds, others] {
            let limit = Self.maximumLoad.units + (kinds.last?.mass ?? 1)
            guard PlateSums.bound(kinds, below: limit) * Int64(kinds.count) <= Self.maximumSums else {
                throw CalculationError(
                    "/plates", "make too many different loads; use whole multiples of 10 g or of 0.01 lb")
            }
        }
    }

    private init(checked bar: Mass, _ plates: [PlateCount], _ sides: Int) {
        (self.bar, self.sides) = (bar, sides)
        var (pounds, others): ([PlateSums.Kind], [PlateSums.Kind]) = ([], [])
        for plate in plates {
            let mass = plate.weight.units * Int64(sides)
            if mass % (Mass.pound.units / 100) == 0 {
                Self.add(mass, plate.count, &pounds)
            } else {
                Self.add(mass, plate.count, &others)
            }
        }
        self.pounds = Self.perSide(pounds, sides)
        self.others = Self.perSide(others, sides)
    }

    // NB: inserted and merged by hand. Each sort of another element type adds kilobytes to what the browser loads.

    private static func add(_ mass: Int64, _ count: Int, _ kinds: inout [PlateSums.Kind]) {
        var index = kinds.count
        while index > 0, kinds[index - 1].mass > mass { index -= 1 }
        if index > 0, kinds[index - 1].mass == mass {
            kinds[index - 1].count += count
        } else {
            kinds.insert(PlateSums.Kind(mass: mass, count: count), at: index)
        }
    }

    private static func perSide(_ kinds: [PlateSums.Kind], _ sides: Int) -> [PlateSums.Kind] {
        var usable: [PlateSums.Kind] = []
        for kind in kinds where kind.count >= sides {
            usable.append(PlateSums.Kind(mass: kind.mass, count: kind.count / sides))
        }
        return usable
    }

    /// What every gym has: a bar of 20 kg or 45 lb, and plenty of the usual plates.
    public static func standard(_ unit: MassUnit) -> PlateInventory { unit == .kg ? standardKg : standardLb }

    /// Worked out once: each card of a workout asks at every tap.
    private static let standardKg = PlateInventory(checked: .kg(20), standardPlates(.kg), 2)
    private static let standardLb = PlateInventory(checked: .lb(45), standardPlates(.lb), 2)

    /// Plenty of the usual plates.
    public static func standardPlates(_ unit: MassUnit) -> [PlateCount] {
        // NB: one by one. Of constant arrays of numbers WebAssembly (6.3.1) gets the place wrong, and so the unit.
        var plates: [PlateCount] = []
        func add(_ thousandths: Int64) { plates.append(PlateCount(Mass(thousandths: thousandths, of: unit), 100)) }
        if unit == .kg {
            add(1_250)
            add(2_500)
            add(5_000)
            add(10_000)
            add(15_000)
            add(20_000)
            add(25_000)
        } else {
            add(2_500)
            add(5_000)
            add(10_000)
            add(25_000)
            add(35_000)
            add(45_000)
        }
        return plates
    }

    /// The loads around a weight, and the plates of each. Below is at most the weight and above at least the weight, so
    /// both are the weight itself when it can be loaded; `nil` where there is none.
    func around(_ weight: Mass) -> (below: PlateLoad?, above: PlateLoad?) {
        guard weight >= bar else { return (nil, PlateLoad(bar: bar, sides: sides, perSide: [])) }
        let wanted = min(weight, Self.maximumLoad).units - bar.units
        // The lightest load above is less than one plate too heavy: without its lightest plate it would be below.
        let limit = wanted + max(pounds.last?.mass ?? 0, others.last?.mass ?? 0) + 1
        let sums = (PlateSums(pounds, below: limit), PlateSums(others, below: limit))
        let below = best(Self.heaviest(sums.0.all, sums.1.all, atMost: wanted), sums)
        guard weight <= Self.maximumLoad else { return (below, nil) }
        if below?.load == weight { return (below, below) }
        let above = best(Self.lightest(sums.0.all, sums.1.all, atLeast: wanted), sums)
        return (below, above.flatMap { $0.load <= Self.maximumLoad ? $0 : nil })
    }

    /// A sum of pounds and a sum of other plates.
    private typealias Pair = (PlateSums.Sum, PlateSums.Sum)

    /// Of the best pairs the one whose plates decide: the heavier one at the first difference.
    private func best(_ pairs: [Pair], _ sums: (PlateSums, PlateSums)) -> PlateLoad? {
        var best: [Mass]?
        for (one, other) in pairs {
            let plates = merged(sums.0.counts(for: one), sums.1.counts(for: other))
            if let standing = best, !Self.isHeavier(plates, than: standing) { continue }
            best = plates
        }
        return best.map { PlateLoad(bar: bar, sides: sides, perSide: $0) }
    }

    /// The plates of one side, heaviest first, from how many there are of each kind, heaviest kind first.
    private func merged(_ ofPounds: [Int], _ ofOthers: [Int]) -> [Mass] {
        var plates: [Mass] = []
        var (left, right) = (pounds.count, others.count)
        while left > 0 || right > 0 {
            let kind: PlateSums.Kind
            let count: Int
            if right == 0 || left > 0 && pounds[left - 1].mass > others[right - 1].mass {
                left -= 1
                (kind, count) = (pounds[left], ofPounds[pounds.count - 1 - left])
            } else {
                right -= 1
                (kind, count) = (others[right], ofOthers[others.count - 1 - right])
            }
            for _ in 0..<count { plates.append(Mass(units: kind.mass / Int64(sides))) }
        }
        return plates
    }

    private static func isHeavier(_ one: [Mass], than other: [Mass]) -> Bool {
        for index in 0..<min(one.count, other.count) where one[index] != other[index] {
            return one[index] > other[index]
        }
        return false
    }

    /// The pairs with the greatest total of at most `wanted`, and of these the ones with the fewest plates.
    private static func heaviest(
        _ ones: [PlateSums.Sum], _ others: [PlateSums.Sum], atMost wanted: Int64
    ) -> [Pair] {
        var best: [Pair] = []
        var index = others.count - 1
        for one in ones {
            while index >= 0, one.mass + others[index].mass > wanted { index -= 1 }
            if index < 0 { break }
            keep((one, others[index]), &best) { $0 > $1 }
        }
        return best
    }

    /// The pairs with the least total of at least `wanted`, and of these the ones with the fewest plates.
    private static func lightest(
        _ ones: [PlateSums.Sum], _ others: [PlateSums.Sum], atLeast wanted: Int64
    ) -> [Pair] {
        var best: [Pair] = []
        var index = others.count - 1
        for one in ones {
            while index > 0, one.mass + others[index - 1].mass >= wanted { index -= 1 }
            if one.mass + others[index].mass >= wanted { keep((one, others[index]), &best) { $0 < $1 } }
        }
        return best
    }

    private static func keep(_ pair: Pair, _ best: inout [Pair], _ isBetter: (Int64, Int64) -> Bool) {
        if let (one, other) = best.first {
            let (mass, standing) = (pair.0.mass + pair.1.mass, one.mass + other.mass)
            let (plates, fewest) = (pair.0.plates + pair.1.plates, one.plates + other.plates)
            if mass == standing ? plates > fewest : !isBetter(mass, standing) { return }
            if mass != standing || plates < fewest { best = [] }
        }
        best.append(pair)
    }
}
