public import Wire

/// A distance in tenths of a millimetre, of which metres, miles (1609.344 m), yards and feet are whole multiples.
/// Metres as a decimal number on the wire.
public struct Distance: WireValue, Comparable, Hashable, Sendable {
    /// One metre.
    public static let metre = Distance(units: 10_000)
    /// 1,000 m.
    public static let kilometre = Distance(units: 10_000_000)
    /// One statute mile: 1609.344 m.
    public static let mile = Distance(units: 16_093_440)

    /// The number of 10⁻⁴ m.
    public var units: Int64

    public init(units: Int64) { self.units = units }

    /// Whole metres, half a metre up.
    public var metres: Int64 { (units + Distance.metre.units / 2) / Distance.metre.units }

    public static func < (one: Distance, other: Distance) -> Bool { one.units < other.units }

    public static func read(_ reader: inout Reader) throws(WireError) -> Distance {
        Distance(units: try reader.decimal(scale: 4))
    }

    public func write(_ writer: inout Writer) { writer.decimal(units, scale: 4) }
}
