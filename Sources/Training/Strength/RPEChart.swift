public import Wire

/// Rating of perceived exertion of one set, 6 to 10, in hundredths. RPE is 10 less the reps in reserve.
public struct RPE: WireValue, Comparable, Hashable, Sendable {
    /// Nothing left.
    public static let maximal = RPE(hundredths: 1_000)!

    /// The number of hundredths, 600 to 1,000.
    public let hundredths: Int

    /// `nil` outside 6 to 10: there is no published figure for easier sets.
    public init?(hundredths: Int) {
        guard (600...1_000).contains(hundredths) else { return nil }
        self.hundredths = hundredths
    }

    /// The rating that reps in reserve stand for; `nil` for more than 4 of them.
    public init?(_ rir: RIR) { self.init(hundredths: 1_000 - rir.halves * 50) }

    public static func < (one: RPE, other: RPE) -> Bool { one.hundredths < other.hundredths }

    /// Reads the number; further digits are rounded half up.
    public static func read(_ reader: inout Reader) throws(WireError) -> RPE {
        guard let rpe = RPE(hundredths: Int(clamping: try reader.decimal(scale: 2))) else {
            throw reader.fault(.invalid, "must be between 6 and 10")
        }
        return rpe
    }

    public func write(_ writer: inout Writer) { writer.decimal(Int64(hundredths), scale: 2) }
}

/// How much of the one-rep maximum goes for so many reps at so much effort: the chart of Reactive Training Systems
/// (Tuchscherer), 1 to 12 reps at RPE 6 to 10.
///
/// The chart is one curve: a rep more at the same effort is worth the same as a point of effort more at the same reps.
/// Its figures stand at half points; between them lies the straight line, which is exact in thousandths of a percent.
public enum RPEChart {
    /// The reps that the chart has: 1 to 12.
    public static let reps = 1...12

    /// Tenths of a percent of the maximum by half reps short of it: a single at RPE 10, at 9.5, at 9 or a double at 10 …
    /// to twelve reps at RPE 6.
    // NB: `Int`, not `Int64`: a constant array of 64-bit numbers is read at the wrong place in WebAssembly (6.3.1).
    private static let tenths = [
        1_000, 978, 955, 939, 922, 907, 892, 878, 863, 850, 837, 824, 811, 799, 786, 774, 762, 751, 739, 723, 707, 694,
        680, 667, 653, 640, 626, 613, 599, 586, 574,
    ]

    /// The share of the maximum, exact in thousandths of a percent.
    ///
    /// - Parameters:
    ///   - reps: 1 to 12.
    ///   - name: the name of the reps where they are refused.
    /// - Throws: reps that the chart does not have.
    public static func percent(
        reps: Int, rpe: RPE, name: String = "reps"
    ) throws(CalculationError) -> Percent {
        guard Self.reps.contains(reps) else { throw CalculationError("/" + name, "must be between 1 and 12") }
        let hundredths = (reps - 1) * 100 + 1_000 - rpe.hundredths
        let (index, rest) = (hundredths / 50, hundredths % 50)
        // A tenth of a percent is 100 thousandths, and the way to the next figure has 50 steps: 2 of them each.
        let slope = rest == 0 ? 0 : (tenths[index] - tenths[index + 1]) * 2
        return Percent(thousandths: Int64(tenths[index] * 100 - slope * rest))
    }

    /// The estimated maximum of a set with its effort, rounded half up to 10⁻¹⁰ kg.
    ///
    /// - Throws: reps that the chart does not have.
    public static func estimatedMax(_ weight: Mass, reps: Int, rpe: RPE) throws(CalculationError) -> Mass {
        weight.scaled(100_000, over: try percent(reps: reps, rpe: rpe).thousandths)
    }

    /// The weight for so many reps at so much effort with this maximum, rounded half up to 10⁻¹⁰ kg, to no gym's loads.
    ///
    /// - Throws: reps that the chart does not have.
    public static func weight(max: Mass, reps: Int, rpe: RPE) throws(CalculationError) -> Mass {
        max.scaled(try percent(reps: reps, rpe: rpe).thousandths, over: 100_000)
    }

    /// The weight for other reps and effort after a set, in one rounding (half up to 10⁻¹⁰ kg), so that the same reps at
    /// the same effort give the same weight.
    ///
    /// - Throws: reps that the chart does not have, `target_reps` for the wanted ones.
    public static func weight(
        after weight: Mass, reps: Int, rpe: RPE, for targetReps: Int, at targetRPE: RPE
    ) throws(CalculationError) -> Mass {
        let done = try percent(reps: reps, rpe: rpe)
        let wanted = try percent(reps: targetReps, rpe: targetRPE, name: "target_reps")
        return weight.scaled(wanted.thousandths, over: done.thousandths)
    }
}
