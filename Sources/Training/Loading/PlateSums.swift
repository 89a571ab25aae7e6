/// Which sums a few kinds of plates make, and with how few plates: a bounded knapsack over the sums that exist.
///
/// Sums are kept as a sorted list, not as a table over all masses, because the list is never longer than that table (the
/// span divided by the greatest common divisor) and much shorter where few plates or odd masses are there. A kind with
/// many plates is added in bundles of 1, 2, 4 … plates, so that 250 pairs cost eight passes.
struct PlateSums {
    /// One kind of plates: the mass that one of them adds to the load, and how many there are.
    struct Kind: Equatable {
        var mass: Int64
        var count: Int
    }

    /// A sum and the fewest plates that make it.
    struct Sum: Equatable {
        var mass: Int64
        var plates: Int32
    }

    /// Lightest first.
    private let kinds: [Kind]
    /// The sums of the first kinds: none, one, two … of them. The earlier lists are what the plates are read back from.
    private var stages: [[Sum]] = []

    /// All sums less than `limit`, which must be positive. Kinds must be given lightest first, with positive masses.
    init(_ kinds: [Kind], below limit: Int64) {
        self.kinds = kinds
        var sums = [Sum(mass: 0, plates: 0)]
        stages.reserveCapacity(kinds.count + 1)
        stages.append(sums)
        for kind in kinds {
            var left = min(kind.count, Int(clamping: (limit - 1) / kind.mass))
            var bundle = 1
            while left > 0 {
                let size = min(bundle, left)
                sums = Self.adding(kind.mass * Int64(size), plates: Int32(size), to: sums, below: limit)
                left -= size
                bundle *= 2
            }
            stages.append(sums)
        }
    }

    /// Every sum, ascending. The first is 0.
    var all: [Sum] { stages[kinds.count] }

    /// The sums with and without a bundle: two sorted lists merged, the fewer plates winning.
    private static func adding(_ mass: Int64, plates: Int32, to sums: [Sum], below limit: Int64) -> [Sum] {
        var merged: [Sum] = []
        merged.reserveCapacity(sums.count * 2)
        var old = 0
        for sum in sums {
            let more = Sum(mass: sum.mass + mass, plates: sum.plates + plates)
            if more.mass >= limit { break }
            while old < sums.count, sums[old].mass < more.mass {
                merged.append(sums[old])
                old += 1
            }
            if old < sums.count, sums[old].mass == more.mass {
                merged.append(sums[old].plates <= more.plates ? sums[old] : more)
                old += 1
            } else {
                merged.append(more)
            }
        }
        while old < sums.count {
            merged.append(sums[old])
            old += 1
        }
        return merged
    }

    /// How many of each kind, heaviest kind first, make one of the sums with the fewest plates; of several such ways
    /// the one with the most of the heaviest, then of the next.
    func counts(for sum: Sum) -> [Int] {
        var counts: [Int] = []
        var rest = sum
        for index in kinds.indices.reversed() {
            let kind = kinds[index]
            var count = min(kind.count, Int(clamping: rest.mass / kind.mass))
            while count > 0 {
                let mass = rest.mass - kind.mass * Int64(count)
                if let plates = Self.plates(of: mass, in: stages[index]), plates + Int32(count) == rest.plates { break }
                count -= 1
            }
            rest = Sum(mass: rest.mass - kind.mass * Int64(count), plates: rest.plates - Int32(count))
            counts.append(count)
        }
        return counts
    }

    private static func plates(of mass: Int64, in sums: [Sum]) -> Int32? {
        var (low, high) = (0, sums.count)
        while low < high {
            let middle = (low + high) / 2
            if sums[middle].mass < mass { low = middle + 1 } else { high = middle }
        }
        return low < sums.count && sums[low].mass == mass ? sums[low].plates : nil
    }

    /// How many sums there can be at most below `limit`: by the number of choices, and by the greatest common divisor.
    static func bound(_ kinds: [Kind], below limit: Int64) -> Int64 {
        var bound: Int64 = 1
        var divisor: Int64 = 0
        for kind in kinds.reversed() {
            divisor = greatestCommonDivisor(divisor, kind.mass)
            let (choices, overflowed) = bound.multipliedReportingOverflow(by: Int64(kind.count) + 1)
            let steps = (limit - 1) / divisor + 1
            bound = overflowed ? steps : min(choices, steps)
        }
        return bound
    }
}

/// The greatest common divisor of two numbers that are not negative.
func greatestCommonDivisor(_ one: Int64, _ other: Int64) -> Int64 {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
}
