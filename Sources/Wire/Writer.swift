/// Writes values as canonical JSON: fields in declared order, no white space, shortest round-trip numbers.
public struct Writer: FieldVisitor {
    /// The text so far.
    public private(set) var bytes: [UInt8] = []
    /// Whether the next member or element follows another one.
    @usableFromInline var needsComma = false
    public var dialect: UInt8 = 0

    public init() { bytes.reserveCapacity(256) }

    // MARK: Fields

    @inline(never)
    @inlinable public mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {
        key(name)
        value.write(&self)
        needsComma = true
    }

    @inlinable public mutating func field<T: WireValue>(
        _ name: StaticString, _ value: inout T, default fallback: T
    ) throws(WireError) {
        try field(name, &value)
    }

    @inline(never)
    @inlinable public mutating func omittable<T: WireValue>(_ name: StaticString, _ value: inout T?) throws(WireError) {
        if var present = value { try field(name, &present) }
    }

    @usableFromInline mutating func key(_ name: StaticString) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    // MARK: Structure

    @usableFromInline mutating func open(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = false
    }

    @usableFromInline mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    /// A list.
    @inline(never)
    @inlinable public mutating func array<T: WireValue>(_ elements: [T]) {
        open(UInt8(ascii: "["))
        for element in elements {
            if needsComma { byte(UInt8(ascii: ",")) }
            needsComma = false
            element.write(&self)
            needsComma = true
        }
        close(UInt8(ascii: "]"))
    }

    /// An object with names that are data.
    @inline(never)
    @inlinable public mutating func object<T: WireValue>(_ members: [(String, T)]) {
        open(UInt8(ascii: "{"))
        for (name, value) in members {
            if needsComma { byte(UInt8(ascii: ",")) }
            string(name)
            byte(UInt8(ascii: ":"))
            needsComma = false
            value.write(&self)
            needsComma = true
        }
        close(UInt8(ascii: "}"))
    }

    @usableFromInline mutating func byte(_ byte: UInt8) { bytes.append(byte) }

    // MARK: Leaves

    /// `null`.
    public mutating func null() { literal("null") }

    /// `true` or `false`.
    public mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }

    /// An integer.
    public mutating func integer(_ value: Int64) {
        if value == .min { return literal("-9223372036854775808") }
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        digits(UInt64(value.magnitude), atLeast: 1)
    }

    /// The shortest decimal that reads back as the same double; what JSON cannot say (infinity, NaN) is `null`.
    public mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        bytes.append(contentsOf: Array(value.description.utf8))
    }

    /// `value` divided by 10^`scale` as an exact decimal without needless zeros.
    public mutating func decimal(_ value: Int64, scale: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        var unit: UInt64 = 1
        for _ in 0..<scale { unit *= 10 }
        digits(value.magnitude / unit, atLeast: 1)
        var fraction = value.magnitude % unit
        if fraction == 0 { return }
        var places = scale
        while fraction % 10 == 0 {
            fraction /= 10
            places -= 1
        }
        bytes.append(UInt8(ascii: "."))
        digits(fraction, atLeast: places)
    }

    /// Text as it stands, already JSON.
    public mutating func raw(_ value: RawJSON) { bytes.append(contentsOf: value.bytes) }

    /// A text in quotes, escaped where JSON requires it.
    public mutating func string(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        // One scan over the buffer: byte-wise appending is several times slower in embedded mode.
        let plain: Bool? = value.utf8.withContiguousStorageIfAvailable { buffer in
            for byte in buffer where byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                return false
            }
            bytes.append(contentsOf: buffer)
            return true
        }
        if plain != true { for byte in value.utf8 { escaped(byte) } }
        bytes.append(UInt8(ascii: "\""))
    }

    /// A text in quotes that needs no escaping, such as an id or a time.
    public mutating func ascii(_ text: [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: text)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): literal("\\\"")
        case UInt8(ascii: "\\"): literal("\\\\")
        case 0x0A: literal("\\n")
        case 0x0D: literal("\\r")
        case 0x09: literal("\\t")
        case 0x08: literal("\\b")
        case 0x0C: literal("\\f")
        case 0..<0x20:
            literal("\\u00")
            hexDigit(byte >> 4)
            hexDigit(byte & 0xF)
        default: bytes.append(byte)
        }
    }

    private mutating func hexDigit(_ digit: UInt8) {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }

    private mutating func literal(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func digits(_ value: UInt64, atLeast count: Int) {
        let start = bytes.count
        var rest = value
        var written = 0
        while rest > 0 || written < count {
            bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
            written += 1
        }
        bytes[start...].reverse()
    }
}
