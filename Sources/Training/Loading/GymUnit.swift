extension Gym {
    /// Takes what is usual in another unit for what was usual in this one: a set of 20 kg plates becomes one of 45 lb, and so does the
    /// standard bar. What is no usual set is not sold so in the other unit, and another bar is what it is: it stays as heavy.
    /// Changed back, all of it is what it was.
    ///
    /// - Returns: whether everything was usual.
    @inline(never) public mutating func change(to unit: MassUnit) -> Bool {
        var isUsual = exerciseLoads.isEmpty
        let before = self
        self.unit = unit
        let (standard, other) = unit == .kg ? (Mass.lb(45), Mass.kg(20)) : (.kg(20), .lb(45))
        // Two bars of which one is the other's counterpart stay two.
        let isMixed = bars.contains { $0.weight == other }
        for index in bars.indices {
            if bars[index].weight == standard, !isMixed {
                bars[index].weight = other
            } else {
                isUsual = false
            }
        }
        var hasUsualDumbbells = dumbbells.isEmpty
        var stacks = (adjustable: adjustableDumbbells == nil, machine: machine == nil, cable: cable == nil)
        for preset in GymPreset.allCases {
            let usual = Gym(preset, id: id, name: "", unit: before.unit)
            let other = Gym(preset, id: id, name: "", unit: unit)
            if !hasUsualDumbbells, before.dumbbells == usual.dumbbells {
                (dumbbells, hasUsualDumbbells) = (other.dumbbells, true)
            }
            if !stacks.adjustable, before.adjustableDumbbells == usual.adjustableDumbbells {
                (adjustableDumbbells, stacks.adjustable) = (other.adjustableDumbbells, true)
            }
            if !stacks.machine, before.machine == usual.machine { (machine, stacks.machine) = (other.machine, true) }
            if !stacks.cable, before.cable == usual.cable { (cable, stacks.cable) = (other.cable, true) }
        }
        if let other = plates.counterparts(in: unit) { plates = other } else { isUsual = false }
        return isUsual && hasUsualDumbbells && stacks.adjustable && stacks.machine && stacks.cable
    }
}

extension [PlateCount] {
    /// The same plates as they are sold in another unit; `nil` where one of them is not.
    fileprivate func counterparts(in unit: MassUnit) -> [PlateCount]? {
        var found: [PlateCount] = []
        for plate in self {
            guard let other = plate.weight.counterpart(in: unit) else { return nil }
            found.append(PlateCount(other, plate.count))
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

    /// In thousandths. No plate stands in two of them, so that what a gym owns is the same after there and back.
    private static let counterparts: [(kg: Int64, lb: Int64)] = [
        (25_000, 55_000), (20_000, 45_000), (15_000, 35_000), (10_000, 25_000), (5_000, 10_000), (2_500, 5_000),
        (1_250, 2_500), (500, 1_250),
    ]
}
