public import Wire

/// A mass in units of 10⁻¹⁰ kg, the largest unit of which 1 g and 0.01 lb are both whole multiples: kilograms and
/// pounds are both exact. Kilograms as a decimal number on the wire.
public struct Mass: WireValue, Comparable, Hashable, Sendable {
    /// Decimal places of a kilogram.
    public static let scale = 10
    /// One kilogram.
    public static let kilogram = Mass(units: 10_000_000_000)
    /// One pound (international avoirdupois: 0.45359237 kg).
    public static let pound = Mass(units: 4_535_923_700)
    /// No mass.
    public static let zero = Mass(units: 0)

    /// The number of 10⁻¹⁰ kg.
    public var units: Int64

    public init(units: Int64) { self.units = units }

    /// Whole thousandths of a unit: `Mass(thousandths: 82_500, of: .kg)` is 82.5 kg. A thousandth of a pound is no whole
    /// number of units and is rounded half up; hundredths are exact.
    public init(thousandths: Int64, of unit: MassUnit) {
        self = Mass(units: thousandths).scaled(unit.mass.units, over: 1_000)
    }

    /// Whole kilograms.
    public static func kg(_ value: Int64) -> Mass { Mass(thousandths: value * 1_000, of: .kg) }

    /// Whole pounds. Exact, because 0.01 lb is a whole number of units.
    public static func lb(_ value: Int64) -> Mass { Mass(units: value * pound.units) }

    public static func < (one: Mass, other: Mass) -> Bool { one.units < other.units }

    /// The sum; stops at the largest number instead of overflowing.
    public static func + (one: Mass, other: Mass) -> Mass { Mass(units: saturatingAdd(one.units, other.units)) }

    /// The difference; stops at the smallest number instead of overflowing.
    public static func - (one: Mass, other: Mass) -> Mass { Mass(units: saturatingAdd(one.units, -other.units)) }

    /// This mass `count` times; stops at the largest number instead of overflowing, so that a typing error in an
    /// imported log (877,777 reps) can be kept and shown.
    public static func * (one: Mass, count: Int) -> Mass {
        let (product, overflowed) = one.units.multipliedReportingOverflow(by: Int64(count))
        return Mass(units: overflowed ? ((one.units < 0) == (count < 0) ? .max : .min) : product)
    }

    /// This mass times `numerator / denominator`, rounded half up to 10⁻¹⁰ kg. Both must be positive.
    public func scaled(_ numerator: Int64, over denominator: Int64) -> Mass {
        let product = units.multipliedFullWidth(by: numerator)
        guard product.high < denominator / 2 else { return Mass(units: .max) }
        let (quotient, remainder) = denominator.dividingFullWidth(product)
        return Mass(units: remainder >= denominator - remainder ? quotient + 1 : quotient)
    }

    /// How far another mass is, either way.
    func distance(to other: Mass) -> Mass { self > other ? self - other : other - self }

    /// The multiple of `step` nearest to this mass; ties go up.
    public func rounded(to step: Mass) -> Mass {
        let below = roundedDown(to: step)
        return units - below.units >= below.units + step.units - units ? below + step : below
    }

    /// The largest multiple of `step` that is not above this mass.
    public func roundedDown(to step: Mass) -> Mass {
        let remainder = units % step.units
        return Mass(units: units - (remainder < 0 ? remainder + step.units : remainder))
    }

    public static func read(_ reader: inout Reader) throws(WireError) -> Mass {
        let number = try reader.decimal(scale: scale)
        return Mass(tenBillionths: number, of: MassUnit(dialect: reader.dialect))
    }

    public func write(_ writer: inout Writer) {
        writer.decimal(tenBillionths(of: MassUnit(dialect: writer.dialect)), scale: Self.scale)
    }
}

/// The sum, or the nearest representable number.
func saturatingAdd(_ one: Int64, _ other: Int64) -> Int64 {
    let (sum, overflowed) = one.addingReportingOverflow(other)
    return overflowed ? (one < 0 ? .min : .max) : sum
}

/// A unit in which masses are entered and shown.
public enum MassUnit: String, WireEnum, Sendable {
    case kg, lb

    /// One of this unit.
    public var mass: Mass { self == .kg ? .kilogram : .pound }

    /// The unit that a document's masses are in. What is stored is in kilograms.
    init(dialect: UInt8) { self = dialect == 0 ? .kg : .lb }

    /// What a reader or writer of such masses is told.
    var dialect: UInt8 { self == .kg ? 0 : 1 }

    /// The usual step of a load where nothing says otherwise: 2.5 kg or 5 lb.
    public var usualStep: Mass { self == .kg ? Mass(thousandths: 2_500, of: .kg) : .lb(5) }
}

extension Mass {
    /// The number in `unit`, without needless zeros and with the given decimal separator: "82.5", "185". The one way in
    /// which a mass is shown: as it was entered where it is a whole number of thousandths, the finest that can be
    /// entered ("87.255"); everything else (a load in pounds seen in kilograms, a share of a load) rounded half up, once,
    /// to two decimals.
    ///
    /// - Parameter places: another number of decimals, 0 to 3.
    public func text(in unit: MassUnit, places: Int? = nil, separator: Character = ".") -> String {
        let size = Mass(units: units.magnitude > UInt64(Int64.max) ? .max : Int64(units.magnitude))
        var digits = places ?? 3
        var rounded = size.rounded(to: digits, of: unit)
        if places == nil, Mass(thousandths: rounded, of: unit) != size {
            digits = 2
            rounded = size.rounded(to: digits, of: unit)
        }
        let factor = Self.power(digits)
        var fraction = rounded % factor
        var text = (units < 0 && rounded > 0 ? "-" : "") + String(rounded / factor)
        if fraction == 0 { return text }
        while fraction % 10 == 0 {
            fraction /= 10
            digits -= 1
        }
        let shown = String(fraction)
        text.append(separator)
        for _ in shown.utf8.count..<digits { text.append("0") }
        return text + shown
    }

    /// How many of the last of `places` decimals of a unit this mass is, rounded half up.
    private func rounded(to places: Int, of unit: MassUnit) -> Int64 {
        scaled(Self.power(places), over: unit.mass.units).units
    }

    private static func power(_ places: Int) -> Int64 {
        var power: Int64 = 1
        for _ in 0..<places { power *= 10 }
        return power
    }
}
