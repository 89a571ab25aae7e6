extension Gym {
    /// Takes what is usual in another unit for what was usual in this one: a set of 20 kg plates becomes one of 45 lb, and so does the
    /// standard bar. What is no usual set is not sold so in the other unit, and another bar is what it is: it stays as heavy.
    ///
    /// - Returns: whether everything was usual.
    @inline(never) public mutating func change(to unit: MassUnit) -> Bool {
        var isUsual = exerciseLoads.isEmpty
        let before = self
        self.unit = unit
        let (standard, other) = unit == .kg ? (Mass.lb(45), Mass.kg(20)) : (.kg(20), .lb(45))
        for index in bars.indices {
            if bars[index].weight == standard {
                bars[index].weight = other
            } else {
                isUsual = false
            }
        }
        var sets = (plates: before.plates.isEmpty, dumbbells: before.dumbbells.isEmpty)
        var stacks = (adjustable: adjustableDumbbells == nil, machine: machine == nil, cable: cable == nil)
        for preset in GymPreset.allCases {
            let usual = Gym(preset, id: id, name: "", unit: before.unit)
            let other = Gym(preset, id: id, name: "", unit: unit)
            if !sets.plates, before.plates == usual.plates { (plates, sets.plates) = (other.plates, true) }
            if !sets.dumbbells, before.dumbbells == usual.dumbbells {
                (dumbbells, sets.dumbbells) = (other.dumbbells, true)
            }
            if !stacks.adjustable, before.adjustableDumbbells == usual.adjustableDumbbells {
                (adjustableDumbbells, stacks.adjustable) = (other.adjustableDumbbells, true)
            }
            if !stacks.machine, before.machine == usual.machine { (machine, stacks.machine) = (other.machine, true) }
            if !stacks.cable, before.cable == usual.cable { (cable, stacks.cable) = (other.cable, true) }
        }
        if !sets.plates, let other = before.plates.counterparts(in: unit) { (plates, sets.plates) = (other, true) }
        return isUsual && sets.plates && sets.dumbbells && stacks.adjustable && stacks.machine && stacks.cable
    }
}

extension [PlateCount] {
    /// The same plates as they are sold in another unit; `nil` where one of them is not.
    fileprivate func counterparts(in unit: MassUnit) -> [PlateCount]? {
        var found: [PlateCount] = []
        for plate in self {
            guard let other = plate.weight.counterpart(in: unit) else { return nil }
            if let last = found.indices.last, found[last].weight == other {
                found[last].count += plate.count
            } else {
                found.append(PlateCount(other, plate.count))
            }
        }
        return found
    }
}

extension Mass {
    /// The plate that stands in the place of this one where weights are marked in another unit.
    fileprivate func counterpart(in unit: MassUnit) -> Mass? {
        for pair in Self.counterparts {
            let (kg, lb) = (Mass(thousandths: pair.kg, of: .kg), Mass(thousandths: pair.lb, of: .lb))
            if self == (unit == .lb ? kg : lb) { return unit == .lb ? lb : kg }
        }
        return nil
    }

    /// In thousandths, heaviest first; of two that are one in the other unit the usual one first.
    private static let counterparts: [(kg: Int64, lb: Int64)] = [
        (20_000, 45_000), (25_000, 45_000), (15_000, 35_000), (10_000, 25_000), (5_000, 10_000), (2_500, 5_000),
        (1_250, 2_500),
    ]
}
