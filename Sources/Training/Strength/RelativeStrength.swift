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

    /// Wilks 2020 (Wilks, the second formula): `600 / (a + b w + c w² + d w³ + e w⁴ + f w⁵)` times the total. Body weights count as
    /// 40 kg at least and 200.95 kg (men) or 150.95 kg (women) at most.
    public static func wilks2020(_ total: Mass, bodyWeight: Mass, _ sex: ScoringSex) -> Amount? {
        let weight = min(max(bodyWeight.kilograms, 40), sex == .men ? 200.95 : 150.95)
        let divisor =
            sex == .men
            ? 47.46178854 + weight
                * quartic(
                    weight, 8.472061379, 0.07369410346, -0.001395833811, 7.07665973070743e-6, -1.20804336482315e-8)
            : -125.4255398 + weight
                * quartic(
                    weight, 13.71219419, -0.03307250631, -0.001050400051, 9.38773881462799e-6, -2.3334613884954e-8)
        return points(total, bodyWeight, 600 / divisor)
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
