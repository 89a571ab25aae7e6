import CMath
public import Wire

/// A published formula for the one-rep maximum from a weight and the reps to failure.
public enum MaxFormula: String, WireEnum, Sendable {
    /// Epley (1985): `w (1 + r / 30)`. The default; a single is then taken for its own maximum.
    case epley
    /// Brzycki (1993): `36 w / (37 − r)`, for fewer than 37 reps.
    case brzycki
    /// Lombardi (1989): `w r^0.10`.
    case lombardi
    /// Mayhew et al. (1992): `100 w / (52.2 + 41.9 e^(−0.055 r))`.
    case mayhew
    /// O'Conner et al. (1989): `w (1 + 0.025 r)`.
    case oconner
    /// Wathan (1994): `100 w / (48.8 + 53.8 e^(−0.075 r))`.
    case wathan
    /// Lander (1985): `100 w / (101.3 − 2.67123 r)`, for fewer than 38 reps.
    case lander

    /// The most reps, those in reserve included, for which the formula is defined; `nil` for no limit of its own.
    public var maximumReps: Int? {
        switch self {
        case .brzycki: 36
        case .lander: 37
        case .epley, .lombardi, .mayhew, .oconner, .wathan: nil
        }
    }

    /// The estimate for half as many reps as `halfReps`, which must be at least 2 and within the formula's range. By
    /// Epley a single is its own maximum, which the formula itself would overstate.
    func apply(to weight: Mass, halfReps: Int64) -> Mass {
        self == .epley && halfReps == 2 ? weight : published(weight, halfReps: halfReps)
    }

    /// What the formula as it was published gives for the same.
    func published(_ weight: Mass, halfReps: Int64) -> Mass {
        switch self {
        case .epley: weight.scaled(60 + halfReps, over: 60)
        case .brzycki: weight.scaled(72, over: 74 - halfReps)
        case .oconner: weight.scaled(80 + halfReps, over: 80)
        case .lander: weight.scaled(20_000_000, over: 20_260_000 - 267_123 * halfReps)
        case .lombardi: weight.times(cmath_pow(Double(halfReps) / 2, 0.1))
        case .mayhew: weight.times(100 / (52.2 + 41.9 * cmath_exp(-0.0275 * Double(halfReps))))
        case .wathan: weight.times(100 / (48.8 + 53.8 * cmath_exp(-0.0375 * Double(halfReps))))
        }
    }
}

extension Mass {
    /// This mass, which must not be negative, times a small positive factor, rounded half up to 10⁻¹⁰ kg. Masses up to
    /// 2,000 kg are exact as a double; the last unit may differ between C libraries, whose `exp` and `pow` do.
    fileprivate func times(_ factor: Double) -> Mass { Mass(units: Int64(Double(units) * factor + 0.5)) }
}
