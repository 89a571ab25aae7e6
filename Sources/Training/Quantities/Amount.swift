public import Wire

/// How much there is of something whose unit stands beside it, in 10⁻¹⁰ of that unit. A decimal number on the wire.
public struct Amount: WireValue, Comparable, Hashable, Sendable {
    /// Decimal places.
    public static let scale = 10
    /// One of whatever it is.
    public static let one = Amount(units: 10_000_000_000)
    public static let zero = Amount(units: 0)

    /// The number of 10⁻¹⁰.
    public var units: Int64

    public init(units: Int64) { self.units = units }

    /// A whole number of them; stops at the largest amount instead of overflowing.
    public init(_ whole: Int64) {
        let (product, overflowed) = whole.multipliedReportingOverflow(by: Self.one.units)
        units = overflowed ? (whole < 0 ? .min : .max) : product
    }

    /// The nearest hundredth of a number that was worked out by statistics, within 900 million of nothing.
    public init(rounding number: Double) {
        let most = 90_000_000_000.0
        units = Int64(max(-most, min(most, (number * 100).rounded()))) * 100_000_000
    }

    public static func < (one: Amount, other: Amount) -> Bool { one.units < other.units }

    /// For statistics; what was measured is kept exactly.
    public var number: Double { Double(units) / Double(Self.one.units) }

    public static func read(_ reader: inout Reader) throws(WireError) -> Amount {
        Amount(units: try reader.decimal(scale: scale))
    }

    public func write(_ writer: inout Writer) { writer.decimal(units, scale: Self.scale) }
}
