public import Wire

/// How likely something is, in thousandths: 0 to 1 on the wire. It is said in words of chance ("3 times in 4"), since more digits
/// than those would be more than anybody knows.
public struct Chance: WireValue, Comparable, Hashable, Sendable {
    /// 0 to 1,000.
    public let thousandths: Int

    /// `nil` outside 0 to 1,000.
    public init?(thousandths: Int) {
        guard (0...1_000).contains(thousandths) else { return nil }
        self.thousandths = thousandths
    }

    /// The nearest thousandth of a number between 0 and 1.
    public init(_ value: Double) { thousandths = Int(max(0, min(1, value)) * 1_000 + 0.5) }

    public static func < (one: Chance, other: Chance) -> Bool { one.thousandths < other.thousandths }

    public static func read(_ reader: inout Reader) throws(WireError) -> Chance {
        guard let chance = Chance(thousandths: Int(clamping: try reader.decimal(scale: 3))) else {
            throw reader.fault(.invalid, "must be between 0 and 1")
        }
        return chance
    }

    public func write(_ writer: inout Writer) { writer.decimal(Int64(thousandths), scale: 3) }

    /// The chances that have a name, as so many times in so many.
    private static let named = [
        (1, 20), (1, 10), (1, 5), (1, 4), (1, 3), (2, 5), (1, 2), (3, 5), (2, 3), (3, 4), (4, 5), (9, 10), (19, 20),
    ]

    /// The nearest of the chances that are said: 3 in 4. Of two as near, the smaller one.
    public var odds: (times: Int, of: Int) {
        var (best, nearest) = (Self.named[0], Int.max)
        for odds in Self.named {
            let apart = (thousandths - odds.0 * 1_000 / odds.1).magnitude
            if Int(apart) < nearest { (best, nearest) = (odds, Int(apart)) }
        }
        return (best.0, best.1)
    }
}
