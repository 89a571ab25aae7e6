/// The plates that make a load.
public struct PlateLoad: Equatable, Sendable {
    public var bar: Mass
    /// How many times the plates are loaded: 2 on a bar, 1 on a belt.
    public var sides: Int
    /// One side: the fewest plates that make the load, heaviest first. Where several such lists exist, the one with
    /// the heavier plate at the first difference.
    public var perSide: [Mass]

    /// The bar with these plates on each side.
    public init(bar: Mass, sides: Int = 2, perSide: [Mass]) {
        self.bar = bar
        self.sides = sides
        self.perSide = perSide
    }

    /// What is lifted.
    public var load: Mass {
        var load = bar
        for plate in perSide { load = load + plate * sides }
        return load
    }
}
