/// SplitMix64: small, fast and the same on every machine. The seed is printed when an expectation fails, because it is
/// an argument of the test.
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(_ seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True one time in `n`.
    public mutating func chance(_ n: Int) -> Bool { Int.random(in: 0..<n, using: &self) == 0 }

    /// One of the elements.
    public mutating func pick<T>(_ elements: [T]) -> T { elements.randomElement(using: &self)! }
}
