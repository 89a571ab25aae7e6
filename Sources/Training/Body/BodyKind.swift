public import Wire

/// What is measured of a body, or said of how it is.
public enum BodyKind: String, WireEnum, Sendable {
    case weight
    case waist, chest, hips, arm, thigh, calf, neck, shoulders
    case bodyFat = "body_fat"
    /// Of a night, by the day on which it ends.
    case sleep
    /// From 0, none, to 10.
    case soreness
    case restingHeartRate = "resting_heart_rate"
    /// Heart rate variability, the standard deviation between beats (SDNN).
    case hrv

    /// The unit in which it is kept and compared.
    public var unit: BodyUnit {
        switch self {
        case .weight: .kg
        case .waist, .chest, .hips, .arm, .thigh, .calf, .neck, .shoulders: .cm
        case .bodyFat: .percent
        case .sleep: .hours
        case .soreness: .score
        case .restingHeartRate: .bpm
        case .hrv: .ms
        }
    }

    /// What it may be entered in.
    public func takes(_ unit: BodyUnit) -> Bool { unit.kept == self.unit }

    /// What it may be, in the unit in which it is kept: what no person has is a slip of the hand.
    public var range: ClosedRange<Amount> {
        let (least, most): (Int64, Int64) =
            switch self {
            case .weight: (20, 700)
            case .waist, .chest, .hips, .shoulders: (20, 400)
            case .arm, .thigh, .calf, .neck: (5, 200)
            case .bodyFat: (1, 90)
            case .sleep: (0, 24)
            case .soreness: (0, 10)
            case .restingHeartRate: (20, 250)
            case .hrv: (0, 1_000)
            }
        return Amount(least)...Amount(most)
    }

    /// Whether it tells how ready a lifter is rather than how big.
    public var isReadiness: Bool {
        switch self {
        case .sleep, .soreness, .restingHeartRate, .hrv: true
        default: false
        }
    }
}

/// In what a body is measured.
public enum BodyUnit: String, WireEnum, Sendable {
    case kg, lb
    case cm
    case inch = "in"
    case percent, hours, bpm, ms, score

    /// The unit in which such amounts are kept.
    public var kept: BodyUnit {
        switch self {
        case .kg, .lb: .kg
        case .cm, .inch: .cm
        case .percent, .hours, .bpm, .ms, .score: self
        }
    }
}

extension Amount {
    /// So much of a unit in the unit in which it is kept. Kilograms and pounds are exact as masses are; of inches eight decimals are.
    public func kept(from unit: BodyUnit) -> Amount {
        switch unit {
        case .lb: Amount(units: Mass(tenBillionths: units, of: .lb).units)
        // An inch is 2.54 cm.
        case .inch: Amount(units: Self.ratio(units, 254, 100))
        default: self
        }
    }

    /// What is kept, in a unit. Pounds and inches are rounded to eight decimals, so that every number of up to eight decimals comes out
    /// as it was entered.
    public func shown(in unit: BodyUnit) -> Amount {
        switch unit {
        case .lb: Amount(units: Mass(units: units).tenBillionths(of: .lb))
        case .inch: Amount(units: Self.ratio(units, 1, 254) * 100)
        default: self
        }
    }

    /// Rounded half away from zero.
    private static func ratio(_ number: Int64, _ numerator: Int64, _ denominator: Int64) -> Int64 {
        let size = Mass(units: number == .min ? .max : Int64(number.magnitude)).scaled(numerator, over: denominator)
            .units
        return number < 0 ? -size : size
    }
}
