import CMath
import Wire

/// A double as it is: written by its bits, so that what is remembered of it is what was worked out.
struct RealNumber: WireValue {
    var value: Double

    static func read(_ reader: inout Reader) throws(WireError) -> RealNumber {
        RealNumber(value: Double(bitPattern: UInt64(bitPattern: try reader.integer())))
    }

    func write(_ writer: inout Writer) { writer.integer(Int64(bitPattern: value.bitPattern)) }

    #if !hasFeature(Embedded)
        static func describe(_ describer: inout Describer) -> JSONValue { Int64.describe(&describer) }
    #endif
}

extension FieldVisitor {
    /// A double by its bits.
    mutating func real(_ name: StaticString, _ value: inout Double) throws(WireError) {
        var bits = RealNumber(value: value)
        try field(name, &bits)
        value = bits.value
    }

    /// A double that may not be known yet.
    mutating func real(_ name: StaticString, _ value: inout Double?) throws(WireError) {
        var bits = value.map { RealNumber(value: $0) }
        try field(name, &bits)
        value = bits?.value
    }
}

/// e to the power of `x`, which is held within 40 of nothing.
func exponential(_ x: Double) -> Double { cmath_exp(max(-40, min(40, x))) }

/// The natural logarithm of a positive number.
func naturalLogarithm(_ x: Double) -> Double { cmath_log(x) }
