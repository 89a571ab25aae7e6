public import Training

/// Makes version 7 ids from a seed: the client's ids and idempotency keys, without a hidden clock or dice.
public struct IDSource: Equatable, Sendable {
    private var one: UInt64
    private var other: UInt64

    /// - Parameter seed: 128 random bits, new at every start of the app, so that two starts never make the same id.
    public init(seed: (UInt64, UInt64)) {
        one = seed.0
        other = seed.1
    }

    /// The next id.
    public mutating func next<Named>(at now: Instant, _ type: Named.Type = Named.self) -> ID<Named> {
        ID.version7(milliseconds: now.milliseconds, random: (Self.step(&one), Self.step(&other)))
    }

    /// SplitMix64.
    private static func step(_ state: inout UInt64) -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
