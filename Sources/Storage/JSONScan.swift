/// Finds its way through a long JSON text without making values of it: what is inside is read when its turn comes. It must not outlive
/// the bytes.
struct JSONScan {
    private let bytes: UnsafeRawBufferPointer
    private var at = 0
    /// The line that is looked at; the first is 1.
    private(set) var line = 1

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    }

    private var fault: AccountFileFault { .malformed(line: line) }

    private mutating func skipSpace() {
        while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 {
            if bytes[at] == 0x0A { line += 1 }
            at += 1
        }
    }

    /// The next byte that is no space, which stays.
    private mutating func next() throws(AccountFileFault) -> UInt8 {
        skipSpace()
        guard at < bytes.count else { throw fault }
        return bytes[at]
    }

    private mutating func take(_ byte: UInt8) throws(AccountFileFault) {
        guard try next() == byte else { throw fault }
        at += 1
    }

    /// The end of the text: nothing but space may follow.
    mutating func finish() throws(AccountFileFault) {
        skipSpace()
        guard at == bytes.count else { throw fault }
    }

    /// Goes through the members of an object; `body` must take each one's value.
    mutating func object(
        _ body: (String, inout JSONScan) throws(AccountFileFault) -> Void
    ) throws(AccountFileFault) {
        try take(UInt8(ascii: "{"))
        if try next() == UInt8(ascii: "}") { return at += 1 }
        while true {
            let name = try text()
            try take(UInt8(ascii: ":"))
            try body(name, &self)
            if try next() == UInt8(ascii: "}") { return at += 1 }
            try take(UInt8(ascii: ","))
        }
    }

    /// Goes through the elements of an array; `body` must take each one.
    mutating func array(_ body: (inout JSONScan) throws(AccountFileFault) -> Void) throws(AccountFileFault) {
        try take(UInt8(ascii: "["))
        if try next() == UInt8(ascii: "]") { return at += 1 }
        while true {
            _ = try next()
            try body(&self)
            if try next() == UInt8(ascii: "]") { return at += 1 }
            try take(UInt8(ascii: ","))
        }
    }

    /// A text without anything to be unescaped, as names and ids are.
    mutating func text() throws(AccountFileFault) -> String {
        try take(UInt8(ascii: "\""))
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
            guard bytes[at] != UInt8(ascii: "\\"), bytes[at] >= 0x20 else { throw fault }
            at += 1
        }
        guard at < bytes.count else { throw fault }
        at += 1
        return String(decoding: bytes[start..<(at - 1)], as: UTF8.self)
    }

    /// A whole number, 0 or more.
    mutating func integer() throws(AccountFileFault) -> Int {
        _ = try next()
        let start = at
        while at < bytes.count, (48...57).contains(bytes[at]) { at += 1 }
        guard at - start < 10, let number = Int(String(decoding: bytes[start..<at], as: UTF8.self)) else { throw fault }
        return number
    }

    /// Where the next value stands, whatever it is: up to the comma or bracket that ends it.
    mutating func value() throws(AccountFileFault) -> Range<Int> {
        _ = try next()
        let start = at
        var depth = 0
        var isText = false
        while at < bytes.count {
            let byte = bytes[at]
            if byte == 0x0A { line += 1 }
            if isText {
                if byte == UInt8(ascii: "\\") { at += 1 } else if byte == UInt8(ascii: "\"") { isText = false }
            } else {
                switch byte {
                case UInt8(ascii: "\""): isText = true
                case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
                case UInt8(ascii: ","): if depth == 0 { return start..<at }
                case UInt8(ascii: "}"), UInt8(ascii: "]"):
                    if depth == 0 { return start..<at }
                    depth -= 1
                default: break
                }
            }
            at += 1
        }
        throw fault
    }

    /// A value without the space between its parts: as it was written here, whoever has set it out anew.
    static func compact(_ value: some Collection<UInt8>) -> [UInt8] {
        var compact: [UInt8] = []
        compact.reserveCapacity(value.count)
        var (isText, isEscaped) = (false, false)
        for byte in value {
            if isText {
                compact.append(byte)
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isText = false
                }
            } else if byte != 0x20, byte != 0x0A, byte != 0x0D, byte != 0x09 {
                compact.append(byte)
                isText = byte == UInt8(ascii: "\"")
            }
        }
        return compact
    }
}
