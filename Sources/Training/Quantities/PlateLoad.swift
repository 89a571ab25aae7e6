/// The plates that make a weight on a standard bar: 20 kg or 45 lb, with the plates that every gym has.
///
/// A gym with an inventory of its own will overrule this; until then it is what is drawn.
public struct PlateLoad: Equatable, Sendable {
    public var bar: Mass
    /// One side, heaviest first.
    public var perSide: [Mass]

    /// `nil` when the weight is lighter than the bar, or these plates do not make it exactly.
    public init?(_ weight: Mass, unit: MassUnit) {
        // NB: `Int`, not `Int64`: a constant array of 64-bit numbers is read at the wrong place in WebAssembly (6.3.1).
        let plates: [Int]
        switch unit {
        case .kg: (bar, plates) = (.kg(20), [25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250])
        case .lb: (bar, plates) = (.lb(45), [45_000, 35_000, 25_000, 10_000, 5_000, 2_500])
        }
        perSide = []
        guard weight >= bar, weight <= bar * 50 else { return nil }
        // Each plate is on both sides.
        var rest = weight - bar
        for thousandths in plates {
            let plate = Mass(thousandths: Int64(thousandths), of: unit)
            while rest >= plate * 2 {
                rest = rest - plate * 2
                perSide.append(plate)
            }
        }
        guard rest == .zero else { return nil }
    }
}
