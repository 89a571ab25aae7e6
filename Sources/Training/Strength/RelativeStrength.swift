import CMath
public import Wire

/// Whose coefficients are used: the points of powerlifting are published for men and for women.
public enum ScoringSex: String, WireEnum, Sendable { case men, women }

/// Points that set a result beside those of other body weights. Each is `nil` without a result or a body weight; each is to the
/// nearest hundredth. Results that were estimated make points that are estimated.
public enum RelativeStrength {
    /// DOTS (Konertz 2019, for the BVDK): `500 / (A + B w + C w² + D w³ + E w⁴)` times the total of squat, bench press and deadlift.
    /// Body weights count as 40 kg at least and 210 kg (men) or 150 kg (women) at most.
    public static func dots(_ total: Mass, bodyWeight: Mass, _ sex: ScoringSex) -> Amount? {
        let weight = min(max(bodyWeight.kilograms, 40), sex == .men ? 210 : 150)
        let divisor =
            sex == .men
            ? quartic(weight, -307.75076, 24.0900756, -0.1918759221, 0.0007391293, -0.0000010930)
            : quartic(weight, -57.96288, 13.6175032, -0.1126655495, 0.0005158568, -0.0000010706)
        return points(total, bodyWeight, 500 / divisor)
    }

    /// Wilks (1994): `500 / (a + b w + c w² + d w³ + e w⁴ + f w⁵)` times the total. Body weights count as 40 kg (men) or 26.51 kg
    /// (women) at least and 201.9 kg or 154.53 kg at most.
    public static func wilks(_ total: Mass, bodyWeight: Mass, _ sex: ScoringSex) -> Amount? {
        let body = bodyWeight.kilograms
        let weight = sex == .men ? min(max(body, 40), 201.9) : min(max(body, 26.51), 154.53)
        let divisor =
            sex == .men
            ? -216.0475144 + weight * quartic(weight, 16.2606339, -0.002388645, -0.00113732, 7.01863e-06, -1.291e-08)
            : 594.31747775582 + weight
                * quartic(weight, -27.23842536447, 0.82112226871, -0.00930733913, 4.731582e-05, -9.054e-08)
        return points(total, bodyWeight, 500 / divisor)
    }

    /// IPF GL points of classic lifting (IPF, coefficients of 2020): `100 / (A − B e^(−C w))` times the total, or times the bench
    /// press alone. They are for 35 kg and more.
    public static func ipfGL(
        _ result: Mass, bodyWeight: Mass, _ sex: ScoringSex, isBenchOnly: Bool = false
    ) -> Amount? {
        guard bodyWeight >= .kg(35) else { return nil }
        let weight = bodyWeight.kilograms
        let divisor =
            switch (sex, isBenchOnly) {
            case (.men, false): 1199.72839 - 1025.18162 * cmath_exp(-0.00921 * weight)
            case (.women, false): 610.32796 - 1045.59282 * cmath_exp(-0.03048 * weight)
            case (.men, true): 320.98041 - 281.40258 * cmath_exp(-0.01008 * weight)
            case (.women, true): 142.40398 - 442.52671 * cmath_exp(-0.04724 * weight)
            }
        return points(result, bodyWeight, 100 / divisor)
    }

    private static func points(_ result: Mass, _ bodyWeight: Mass, _ coefficient: Double) -> Amount? {
        result > .zero && bodyWeight > .zero ? Amount(rounding: result.kilograms * coefficient) : nil
    }

    // The numbers are arguments: a constant list of them is read at the wrong place in WebAssembly (6.3.1).
    private static func quartic(_ x: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double) -> Double
    {
        a + x * (b + x * (c + x * (d + x * e)))
    }
}
