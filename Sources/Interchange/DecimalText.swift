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
    /// whole number and three digits follow it: `877,777` repetitions are a typing error of six digits. Separators that
    /// neither part groups nor stand once before decimals make no number: `5,5,5` is none, and not 555.
    init(_ text: String, whole: Bool = false) {
        var number = WrittenNumber()
        if number.takePlain(text) {
            self = .number(number)
            return
        }
        number = WrittenNumber()
        var scan = Scan()
        for scalar in text.unicodeScalars {
            guard scan.take(scalar) else {
                self = .unreadable
                return
            }
        }
        scan.dropSpacesAtEnd()
        guard scan.digits.count > 0 else {
            // What spreadsheets and programs write for "nothing".
            self = scan.isEmpty || scan.isDash ? .blank : .unreadable
            return
        }
        guard let pointAt = scan.point(whole: whole) else {
            self = .unreadable
            return
        }
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
    enum Separator { case comma, point, space, apostrophe }

    var digits: [UInt8] = []
    var isNegative = false
    var exponent = 0
    /// What stands between digits, and how many of them before it.
    private var separators: [(kind: Separator, at: Int)] = []
    private var sign = false
    private var exponentSign: Int?
    private var isExponentSaid = false

    var isEmpty: Bool { digits.isEmpty && !sign && separators.isEmpty && exponentSign == nil }
    var isDash: Bool { digits.isEmpty && isNegative && separators.isEmpty && exponentSign == nil }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9":
            let digit = UInt8(scalar.value - 48)
            guard exponentSign == nil else {
                exponent = exponent * 10 + Int(digit) * (exponentSign ?? 1)
                isExponentSaid = true
                return abs(exponent) < 100
            }
            digits.append(digit)
        case ",": return separate(.comma)
        case ".": return separate(.point)
        case "'", "’": return separate(.apostrophe)
        case "-", "+":
            if exponentSign != nil, exponent == 0 {
                exponentSign = scalar == "-" ? -1 : 1
                return true
            }
            guard !sign, digits.isEmpty else { return false }
            sign = true
            isNegative = scalar == "-"
        case "e", "E":
            guard !digits.isEmpty, exponentSign == nil else { return false }
            exponentSign = 1
        case " ", "\t", "\u{A0}", "\u{2009}", "\u{202F}":
            // Around a number they say nothing.
            if !digits.isEmpty, exponentSign == nil { return separate(.space) }
        default: return false
        }
        return true
    }

    private mutating func separate(_ kind: Separator) -> Bool {
        separators.append((kind, digits.count))
        return exponentSign == nil
    }

    mutating func dropSpacesAtEnd() {
        while let last = separators.last, last.kind == .space, last.at == digits.count { separators.removeLast() }
    }

    /// How many digits stand before the decimal separator; `nil` where the separators are those of no number.
    func point(whole: Bool) -> Int? {
        guard exponentSign == nil || isExponentSaid else { return nil }
        guard let last = separators.last else { return digits.count }
        let isOnly = separators.count { $0.kind == last.kind } == 1
        guard isOnly, last.kind == .comma || last.kind == .point else {
            return partsGroups(separators[...], of: digits.count) ? digits.count : nil
        }
        if separators.count == 1, last.kind == .comma, whole, partsGroups(separators[...], of: digits.count) {
            return digits.count
        }
        return partsGroups(separators.dropLast(), of: last.at) ? last.at : nil
    }

    /// Whether separators of one kind part so many digits into groups of three, or as in India into twos before the last three.
    private func partsGroups(_ separators: ArraySlice<(kind: Separator, at: Int)>, of count: Int) -> Bool {
        guard let first = separators.first, let last = separators.last else { return true }
        guard (1...3).contains(first.at), count - last.at == 3, separators.allSatisfy({ $0.kind == first.kind })
        else { return false }
        let lengths = Set(zip(separators, separators.dropFirst()).map { $1.at - $0.at })
        return lengths.isSubset(of: [3]) || first.kind == .comma && first.at < 3 && lengths == [2]
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
