/// A gym to begin with, as many are: what is there is put right afterwards.
public enum GymPreset: CaseIterable, Sendable {
    case commercial, garage, dumbbells, hotel, empty
}

extension Gym {
    /// A gym as most of its kind are.
    @inline(never) public init(_ preset: GymPreset, id: GymID, name: String, unit: MassUnit) {
        self.init(id: id, name: name, location: preset.location, unit: unit)
        switch preset {
        case .commercial:
            bars = [Bar(name: "Olympic", weight: unit.whole(20, 45)), Bar(name: "EZ", weight: unit.whole(10, 25))]
            plates = unit.plates(kg: [8, 8, 4, 8, 8, 8, 8, 0], lb: [12, 4, 8, 8, 8, 8])
            dumbbells = unit == .kg ? unit.range(2_500, 50_000, 2_500) : unit.range(5_000, 120_000, 5_000)
            machine = WeightStack(step: unit.whole(5, 10), maximum: unit.whole(120, 300))
            cable = WeightStack(step: unit.whole(5, 10), addOns: [unit.usualStep], maximum: unit.whole(90, 200))
            has = [
                Feature.rack.rawValue, Feature.bench.rawValue, Feature.pullUpBar.rawValue, Feature.cables.rawValue,
                Feature.machines.rawValue, Feature.bands.rawValue, Feature.kettlebells.rawValue,
            ]
        case .garage:
            bars = [Bar(name: "Olympic", weight: unit.whole(20, 45))]
            plates = unit.plates(kg: [0, 4, 2, 2, 2, 2, 2, 0], lb: [4, 2, 2, 2, 2, 2])
            has = [Feature.rack.rawValue, Feature.bench.rawValue, Feature.pullUpBar.rawValue]
        case .dumbbells:
            adjustableDumbbells = WeightStack(step: unit.whole(2, 5), maximum: unit.whole(24, 50))
        case .hotel:
            dumbbells = unit == .kg ? unit.range(2_000, 20_000, 2_000) : unit.range(5_000, 50_000, 5_000)
            cable = WeightStack(step: unit.whole(5, 10), maximum: unit.whole(50, 100))
            has = [Feature.bench.rawValue, Feature.cables.rawValue]
        case .empty: break
        }
    }

    /// The weights from one to another in equal steps, both included where the steps meet the last; 200 at most.
    @inline(never) public static func range(
        _ first: Mass, _ last: Mass, step: Mass
    ) -> [Mass] {
        var weights: [Mass] = []
        guard step > .zero, first > .zero else { return [] }
        var next = first
        while next <= last, weights.count < 200 {
            weights.append(next)
            next = next + step
        }
        return weights
    }
}

extension GymPreset {
    /// Where it is.
    public var location: Gym.Location {
        switch self {
        case .commercial, .hotel, .empty: .gym
        case .garage, .dumbbells: .home
        }
    }
}

extension MassUnit {
    /// The plates that are sold in this unit, heaviest first.
    public var usualPlates: [Mass] {
        var plates: [Mass] = []
        for one in self == .kg ? Self.kilogramPlates : Self.poundPlates {
            plates.append(Mass(thousandths: one, of: self))
        }
        return plates
    }

    // In thousandths; each list by itself: scripts/check-lists says why.
    private static let kilogramPlates: [Int64] = [25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250, 500]
    private static let poundPlates: [Int64] = [45_000, 35_000, 25_000, 10_000, 5_000, 2_500]

    fileprivate func whole(_ kg: Int64, _ lb: Int64) -> Mass { self == .kg ? .kg(kg) : .lb(lb) }

    fileprivate func range(_ first: Int64, _ last: Int64, _ step: Int64) -> [Mass] {
        Gym.range(
            Mass(thousandths: first, of: self), Mass(thousandths: last, of: self),
            step: Mass(thousandths: step, of: self))
    }

    fileprivate func plates(kg: [Int], lb: [Int]) -> [PlateCount] {
        var plates: [PlateCount] = []
        let counts = self == .kg ? kg : lb
        for (index, weight) in usualPlates.enumerated() where counts[index] > 0 {
            plates.append(PlateCount(weight, counts[index]))
        }
        return plates
    }
}
