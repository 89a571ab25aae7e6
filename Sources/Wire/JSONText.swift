/// The text of single tokens: strings unescaped, numbers as integers, doubles or exact decimals.
@usableFromInline enum JSONText {
    static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }

    /// The characters of a string token, which the tape has already found to be valid.
    @usableFromInline static func string(_ bytes: [UInt8], _ token: Token) -> String {
        let inner = Int(token.start) + 1..<Int(token.end) - 1
        if token.kind == .string { return String(decoding: bytes[inner], as: UTF8.self) }
        var plain: [UInt8] = []
        plain.reserveCapacity(inner.count)
        var at = inner.lowerBound
        while at < inner.upperBound {
            guard bytes[at] == UInt8(ascii: "\\") else {
                plain.append(bytes[at])
                at += 1
                continue
            }
            switch bytes[at + 1] {
            case UInt8(ascii: "b"): plain.append(0x08)
            case UInt8(ascii: "f"): plain.append(0x0C)
            case UInt8(ascii: "n"): plain.append(0x0A)
            case UInt8(ascii: "r"): plain.append(0x0D)
            case UInt8(ascii: "t"): plain.append(0x09)
            case UInt8(ascii: "u"):
                var code = hex4(bytes, at + 2)
                if code >= 0xD800, code <= 0xDBFF {
                    code = 0x10000 + (code - 0xD800) << 10 + (hex4(bytes, at + 8) - 0xDC00)
                    at += 6
                }
                if let scalar = Unicode.Scalar(code) { plain.append(contentsOf: UTF8.encode(scalar)!) }
                at += 4
            default: plain.append(bytes[at + 1])
            }
            at += 2
        }
        return String(decoding: plain, as: UTF8.self)
    }

    private static func hex4(_ bytes: [UInt8], _ at: Int) -> UInt32 {
        var value: UInt32 = 0
        for offset in 0..<4 { value = value << 4 | (hexDigit(bytes[at + offset]) ?? 0) }
        return value
    }

    /// The integer of an integer token; `nil` when it does not fit in 64 bits.
    @usableFromInline static func integer(_ bytes: [UInt8], _ token: Token) -> Int64? {
        var value: Int64 = 0
        var at = Int(token.start)
        let negative = bytes[at] == UInt8(ascii: "-")
        if negative { at += 1 }
        while at < Int(token.end) {
            let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
            let digit = Int64(bytes[at] - UInt8(ascii: "0"))
            let (sum, overflowedToo) = product.subtractingReportingOverflow(digit)
            if overflowed || overflowedToo { return nil }
            value = sum
            at += 1
        }
        // Accumulated as a negative number, because Int64.min has no positive twin.
        if negative { return value }
        return value == .min ? nil : -value
    }

    /// The double nearest to a number token; `nil` when it is too large for a double.
    @usableFromInline static func double(_ bytes: [UInt8], _ token: Token) -> Double? {
        let text = String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// A number token times 10^`scale` as an integer, digit by digit, without passing through a double; digits beyond
    /// the scale are rounded half away from zero. `nil` when it does not fit in 64 bits.
    static func scaled(_ bytes: [UInt8], _ token: Token, scale: Int) -> Int64? {
        var at = Int(token.start)
        let negative = bytes[at] == UInt8(ascii: "-")
        if negative { at += 1 }
        var digits: [UInt8] = []
        var point: Int?
        var exponent = 0
        while at < Int(token.end) {
            let byte = bytes[at]
            if byte == UInt8(ascii: ".") {
                point = digits.count
            } else if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
                exponent = clampedExponent(bytes, at + 1, Int(token.end))
                break
            } else {
                digits.append(byte - UInt8(ascii: "0"))
            }
            at += 1
        }
        let wanted = (point ?? digits.count) + exponent + scale
        var value: Int64 = 0
        for index in 0..<max(0, wanted) {
            if index >= digits.count, value == 0 { break }
            let digit = index < digits.count ? Int64(digits[index]) : 0
            let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflowedToo) = product.addingReportingOverflow(digit)
            if overflowed || overflowedToo { return nil }
            value = sum
        }
        if wanted >= 0, wanted < digits.count, digits[wanted] >= 5 {
            let (sum, overflowed) = value.addingReportingOverflow(1)
            if overflowed { return nil }
            value = sum
        }
        return negative ? -value : value
    }

    private static func clampedExponent(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
        var at = start
        var negative = false
        if bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
            negative = bytes[at] == UInt8(ascii: "-")
            at += 1
        }
        var value = 0
        while at < end {
            value = min(value * 10 + Int(bytes[at] - UInt8(ascii: "0")), 9_999)
            at += 1
        }
        return negative ? -value : value
    }
}
