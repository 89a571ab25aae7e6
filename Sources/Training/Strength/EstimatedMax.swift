/// Estimated one-rep maximum.
public enum EstimatedMax {
    /// Sets of more reps than this never set an estimated-max record: the formulas stray too far.
    public static let maximumReps = 12

    /// The estimate of a set taken to failure, or `rir` reps short of it: those count as done.
    ///
    /// The result is rounded half up to 10⁻¹⁰ kg. A single to failure is its own maximum by Epley; the other formulas
    /// give what they give.
    ///
    /// - Parameters:
    ///   - weight: more than 0, at most 2,000 kg.
    ///   - reps: 1 to 1,000.
    ///   - asPublished: whether the formula holds for a single, too.
    /// - Throws: a value out of range, or more reps than the formula is defined for.
    public static func estimate(
        _ weight: Mass, reps: Int, rir: RIR? = nil, by formula: MaxFormula = .epley, asPublished: Bool = false
    ) throws(CalculationError) -> Mass {
        guard weight > .zero, weight <= PlateInventory.maximumLoad else {
            throw CalculationError("/weight", "must be more than 0 and at most 2000 kg")
        }
        guard (1...1_000).contains(reps) else { throw CalculationError("/reps", "must be between 1 and 1000") }
        let halves = reps * 2 + (rir?.halves ?? 0)
        if let most = formula.maximumReps, halves > most * 2 {
            throw CalculationError(
                "/reps", "with reps in reserve must be at most " + String(most) + " for " + formula.rawValue)
        }
        return asPublished
            ? formula.published(weight, halfReps: Int64(halves)) : formula.apply(to: weight, halfReps: Int64(halves))
    }

    /// Epley: `w × (1 + reps / 30)`; a single is its own maximum. `nil` for no reps or no load.
    ///
    /// The result is rounded half up to 10⁻¹⁰ kg.
    public static func epley(_ weight: Mass, reps: Int) -> Mass? {
        guard reps >= 1, reps <= 1_000, weight > .zero else { return nil }
        return MaxFormula.epley.apply(to: weight, halfReps: Int64(reps) * 2)
    }

    /// What Epley's estimate is of the weight, for statistics.
    static func ratio(_ reps: Int) -> Double { reps <= 1 ? 1 : 1 + Double(reps) / 30 }
}

extension Mass {
    /// Kilograms, for the statistics of the coach. What is proposed is worked out with whole units.
    var kilograms: Double { Double(units) / Double(Mass.kilogram.units) }
}
