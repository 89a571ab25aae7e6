public import Wire

/// Reps in reserve: 0 to 5 in halves; 5 means "5 or more". RPE is 10 − RIR.
public struct RIR: WireValue, Comparable, Hashable, Sendable {
    /// The number of halves, 0 to 10.
    public let halves: Int

    /// `nil` outside 0 to 5.
    public init?(halves: Int) {
        guard (0...10).contains(halves) else { return nil }
        self.halves = halves
    }

    /// Whole reps in reserve, 0 to 5.
    public init?(_ reps: Int) { self.init(halves: reps * 2) }

    public static func < (one: RIR, other: RIR) -> Bool { one.halves < other.halves }

    public static func read(_ reader: inout Reader) throws(WireError) -> RIR {
        let tenths = try reader.decimal(scale: 1)
        guard tenths % 5 == 0, let rir = RIR(halves: Int(clamping: tenths / 5)) else {
            throw reader.fault(.invalid, "must be 0 to 5 in steps of 0.5")
        }
        return rir
    }

    public func write(_ writer: inout Writer) { writer.decimal(Int64(halves) * 5, scale: 1) }

    /// "2" or "1.5".
    public var text: String { String(halves / 2) + (halves % 2 == 1 ? ".5" : "") }
}

/// Rating of perceived exertion of a session: 1 to 10, in halves.
public struct SessionRPE: WireValue, Comparable, Hashable, Sendable {
    /// The number of halves, 2 to 20.
    public let halves: Int

    /// `nil` outside 1 to 10.
    public init?(halves: Int) {
        guard (2...20).contains(halves) else { return nil }
        self.halves = halves
    }

    /// A whole rating; the nearest of 1 and 10 outside them.
    public init(clamping rpe: Int) { halves = min(max(rpe, 1), 10) * 2 }

    /// What the reps in reserve of a set stand for: 10 less those.
    public init(_ rir: RIR) { halves = 20 - rir.halves }

    public static func < (one: SessionRPE, other: SessionRPE) -> Bool { one.halves < other.halves }

    public static func read(_ reader: inout Reader) throws(WireError) -> SessionRPE {
        let tenths = try reader.decimal(scale: 1)
        guard tenths % 5 == 0, let rpe = SessionRPE(halves: Int(clamping: tenths / 5)) else {
            throw reader.fault(.invalid, "must be 1 to 10 in steps of 0.5")
        }
        return rpe
    }

    public func write(_ writer: inout Writer) { writer.decimal(Int64(halves) * 5, scale: 1) }
}

/// A percentage in thousandths of a percent, so that 2.5 % is exact.
public struct Percent: WireValue, Comparable, Hashable, Sendable {
    /// The number of 0.001 %.
    public var thousandths: Int64

    public init(thousandths: Int64) { self.thousandths = thousandths }

    public static func < (one: Percent, other: Percent) -> Bool { one.thousandths < other.thousandths }

    /// To the nearest tenth of a percent, halves away from zero: what was divided is no more exact than that.
    public var rounded: Percent {
        let half: Int64 = thousandths < 0 ? -50 : 50
        return Percent(thousandths: (thousandths + half) / 100 * 100)
    }

    public static func read(_ reader: inout Reader) throws(WireError) -> Percent {
        Percent(thousandths: try reader.decimal(scale: 3))
    }

    public func write(_ writer: inout Writer) { writer.decimal(thousandths, scale: 3) }
}
