/// The loads around a weight, as a lifter asks for them.
public struct LoadsAround: Equatable, Sendable {
    /// Whether the weight itself can be loaded.
    public var exact: Bool
    /// Ties go to the greater number.
    public var nearest: Mass
    /// At most the weight, and the weight itself when it can be loaded; `nil` where there is none.
    public var below: Mass?
    /// At least the weight, and the weight itself when it can be loaded; `nil` where there is none.
    public var above: Mass?
    /// The plates of the nearest load, one side, heaviest first; empty where there are no plates.
    public var perSide: [Mass]

    init(_ weight: Mass, _ nearest: Mass, _ below: Mass?, _ above: Mass?, _ perSide: [Mass]) {
        exact = nearest == weight
        (self.nearest, self.below, self.above, self.perSide) = (nearest, below, above, perSide)
    }
}
