import Training

/// A number as it was written, exactly: `mantissa` × 10^−`places`, negative or not.
struct WrittenNumber: Equatable {
    var isNegative = false
    /// Up to 18 digits; what a double prints beyond them is noise.
    var mantissa: UInt64 = 0
    /// Decimals; negative for digits left out before the point.
    var places = 0

    /// What a cell may hold.
    enum Cell: Equatable {
        case blank, unreadable
        case number(WrittenNumber)
    }

    var isZero: Bool { mantissa == 0 }
}

extension WrittenNumber.Cell {
    /// Whether a number other than zero stands there.
    var hasNumber: Bool {
        if case .number(let number) = self { !number.isZero } else { false }
    }

    /// Reads `82.5`, `82,5`, `1 000`, `1,234.5`, `1.0E-5`. A lone comma is a decimal comma, unless the cell must be a
    /// whole number and three digits follow it: `877,777` repetitions are a typing error of six digits.
    init(_ text: String, whole: Bool = false) {
        var number = WrittenNumber()
        if number.takePlain(text) {
            self = .number(number)
            return
        }
        number = WrittenNumber()
        var scan = Scan()
        for byte in text.utf8 {
            guard scan.take(byte) else {
                self = .unreadable
                return
            }
        }
        guard scan.digits.count > 0 else {
            // What spreadsheets and programs write for "nothing".
            self = scan.isEmpty || scan.isDash ? .blank : .unreadable
            return
        }
        let pointAt = scan.point(whole: whole)
        for (index, digit) in scan.digits.enumerated() {
            if number.mantissa < 100_000_000_000_000_000 {
                number.mantissa = number.mantissa * 10 + UInt64(digit)
                if index >= pointAt { number.places += 1 }
            } else if index < pointAt {
                number.places -= 1
            }
        }
        number.places -= scan.exponent
        number.isNegative = scan.isNegative && number.mantissa > 0
        self = .number(number)
    }
}

extension WrittenNumber {
    /// Reads digits with one point at most, which is what nearly every cell holds; false for anything else.
    fileprivate mutating func takePlain(_ text: String) -> Bool {
        let utf8 = text.utf8
        guard (1...17).contains(utf8.count), utf8.first != UInt8(ascii: ".") else { return false }
        var hasPoint = false
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                mantissa = mantissa * 10 + UInt64(byte - 48)
                if hasPoint { places += 1 }
            case UInt8(ascii: ".") where !hasPoint: hasPoint = true
            default: return false
            }
        }
        return true
    }
}

/// The digits of a cell and where its separators stand.
private struct Scan {
    var digits: [UInt8] = []
    var isNegative = false
    var exponent = 0
    /// Digits before each separator.
    private var commas: [Int] = []
    private var points: [Int] = []
    private var sign = false
    private var exponentSign: Int?
    /// Bytes of the spaces U+00A0 and U+202F still to come.
    private var pending: [UInt8] = []

    var isEmpty: Bool {
        digits.isEmpty && !sign && commas.isEmpty && points.isEmpty && pending.isEmpty && exponentSign == nil
    }
    var isDash: Bool { digits.isEmpty && isNegative && commas.isEmpty && points.isEmpty && exponentSign == nil }

    mutating func take(_ byte: UInt8) -> Bool {
        if let expected = pending.first {
            pending.removeFirst()
            return expected == byte
        }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            guard exponentSign == nil else {
                exponent = exponent * 10 + Int(byte - 48) * (exponentSign ?? 1)
                return abs(exponent) < 100
            }
            digits.append(byte - 48)
        case UInt8(ascii: ","): commas.append(digits.count)
        case UInt8(ascii: "."): points.append(digits.count)
        case UInt8(ascii: "-"), UInt8(ascii: "+"):
            let isMinus = byte == UInt8(ascii: "-")
            if exponentSign != nil, exponent == 0 {
                exponentSign = isMinus ? -1 : 1
                return true
            }
            guard !sign, digits.isEmpty else { return false }
            sign = true
            isNegative = isMinus
        case UInt8(ascii: "e"), UInt8(ascii: "E"):
            guard !digits.isEmpty, exponentSign == nil else { return false }
            exponentSign = 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"): break
        case 0xC2: pending = [0xA0]
        case 0xE2: pending = [0x80, 0xAF]
        default: return false
        }
        return true
    }

    /// How many digits stand before the decimal separator.
    func point(whole: Bool) -> Int {
        switch (commas.count, points.count) {
        case (0, 0): return digits.count
        case (0, 1): return points[0]
        case (1, 0):
            let isGrouping = whole && commas[0] > 0 && digits.count - commas[0] == 3
            return isGrouping ? digits.count : commas[0]
        case (_, 0), (0, _): return digits.count
        default:
            // Both kinds: the one that comes last is the decimal separator, unless it repeats.
            let last = commas[commas.count - 1] > points[points.count - 1] ? commas : points
            return last.count == 1 ? last[0] : digits.count
        }
    }
}

extension WrittenNumber {
    /// This number of `unit`s, rounded half up; without its sign; `nil` when it does not fit.
    func count(of unit: UInt64) -> Int64? {
        var (mantissa, places) = (mantissa, places)
        while places < 0 {
            let (product, overflowed) = mantissa.multipliedReportingOverflow(by: 10)
            guard !overflowed else { return nil }
            mantissa = product
            places += 1
        }
        while places > 18 {
            mantissa /= 10
            places -= 1
        }
        var divisor: UInt64 = 1
        for _ in 0..<places { divisor *= 10 }
        let product = mantissa.multipliedFullWidth(by: unit)
        guard product.high < divisor else { return nil }
        let (quotient, remainder) = divisor.dividingFullWidth(product)
        guard quotient < UInt64(Int64.max) else { return nil }
        return Int64(quotient) + (remainder >= divisor - remainder ? 1 : 0)
    }

    /// The number as a mass, without its sign.
    func mass(in unit: MassUnit) -> Mass? { count(of: UInt64(unit.mass.units)).map { Mass(units: $0) } }

    /// The number of `unit`s as a distance, without its sign.
    func distance(in unit: Distance) -> Distance? { count(of: UInt64(unit.units)).map { Distance(units: $0) } }

    /// The nearest whole number; `nil` beyond what 32 bits hold, which is what the browser has.
    var whole: Int? {
        guard let count = count(of: 1), count <= Int64(Int32.max) else { return nil }
        return Int(count)
    }

    /// Whether nothing but zeros stands behind the point.
    var isWhole: Bool {
        guard places > 0, places <= 18 else { return places <= 0 || isZero }
        var divisor: UInt64 = 1
        for _ in 0..<places { divisor *= 10 }
        return mantissa % divisor == 0
    }
}
