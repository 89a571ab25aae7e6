/// Which loads there are when no gym says so: multiples of a step (seed 002's first heuristic).
public struct LoadStep: Equatable, Sendable {
    public var increment: Mass
    public var kind: LoadKind

    /// Loads that are multiples of `increment`, which must be positive.
    public init(increment: Mass, kind: LoadKind) {
        self.increment = increment.units > 0 ? increment : Mass(thousandths: 2_500, of: .kg)
        self.kind = kind
    }

    /// The load after a raise by `percent`: rounded last, to the nearest load, ties upward, and at least the next load
    /// above the current one. With assistance the number is the help, so a raise is less of it, down to none.
    public func raised(_ weight: Mass, by percent: Percent) -> Mass {
        let whole: Int64 = 100_000
        if kind == .assisted {
            let raw = weight.scaled(max(0, whole - percent.thousandths), over: whole)
            let nextBelow = (weight - Mass(units: 1)).roundedDown(to: increment)
            return max(.zero, min(raw.rounded(to: increment), nextBelow))
        }
        let raw = weight.scaled(whole + percent.thousandths, over: whole)
        let nextAbove = weight.roundedDown(to: increment) + increment
        return max(raw.rounded(to: increment), nextAbove)
    }

    /// Whether `one` is harder than `other`: heavier, or less help.
    public func isHarder(_ one: Mass, than other: Mass) -> Bool { kind == .assisted ? one < other : one > other }
}
