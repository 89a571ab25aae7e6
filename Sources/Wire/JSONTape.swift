/// What a token of the tape is.
@usableFromInline enum TokenKind: UInt8 {
    case null, yes, no, integer, decimal, string, escapedString, array, object
}

/// One value or key of the text. Bytes are `start ..< end`; `next` is the token after the whole value.
@usableFromInline struct Token {
    @usableFromInline var kind: TokenKind
    @usableFromInline var start: Int32
    @usableFromInline var end: Int32
    @usableFromInline var next: Int32
}

/// One pass over a JSON text (RFC 8259) that finds every syntax error and yields a flat list of tokens,
/// so that reading values never meets a syntax error and can jump over what it does not know.
struct TapeBuilder {
    /// Deeper nesting is refused: no document of ours comes near it, and recursion stays bounded.
    static let maximumDepth = 96

    let bytes: [UInt8]
    var tokens: [Token] = []
    var at = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 8 + 4)
    }

    static func build(_ bytes: [UInt8]) throws(WireError) -> [Token] {
        guard bytes.count < Int(Int32.max) else { throw WireError(.malformed, "the text is too long") }
        var builder = TapeBuilder(bytes)
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { builder.at = 3 }
        try builder.value(depth: 0)
        builder.skipSpace()
        if builder.at < bytes.count { throw builder.fault("text after the end of the document") }
        return builder.tokens
    }

    func fault(_ message: String) -> WireError { WireError(.malformed, message, offset: at) }

    mutating func skipSpace() {
        while at < bytes.count {
            switch bytes[at] {
            case 0x20, 0x0A, 0x0D, 0x09: at += 1
            default: return
            }
        }
    }

    mutating func value(depth: Int) throws(WireError) {
        guard depth <= Self.maximumDepth else { throw fault("nested too deeply") }
        skipSpace()
        guard at < bytes.count else { throw fault("a value is missing") }
        switch bytes[at] {
        case UInt8(ascii: "{"): try object(depth: depth)
        case UInt8(ascii: "["): try array(depth: depth)
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "t"): try literal("true", .yes)
        case UInt8(ascii: "f"): try literal("false", .no)
        case UInt8(ascii: "n"): try literal("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
        default: throw fault("a value was expected")
        }
    }

    mutating func append(_ kind: TokenKind, from start: Int) {
        tokens.append(
            Token(kind: kind, start: Int32(start), end: Int32(at), next: Int32(tokens.count + 1)))
    }

    mutating func literal(_ text: StaticString, _ kind: TokenKind) throws(WireError) {
        let start = at
        for offset in 0..<text.utf8CodeUnitCount {
            guard at < bytes.count, bytes[at] == text.utf8Start[offset] else { throw fault("a value was expected") }
            at += 1
        }
        append(kind, from: start)
    }

    mutating func close(_ opened: Int) {
        tokens[opened].end = Int32(at)
        tokens[opened].next = Int32(tokens.count)
    }

    mutating func array(depth: Int) throws(WireError) {
        let opened = tokens.count
        let start = at
        at += 1
        append(.array, from: start)
        skipSpace()
        if at < bytes.count, bytes[at] == UInt8(ascii: "]") {
            at += 1
            return close(opened)
        }
        while true {
            try value(depth: depth + 1)
            skipSpace()
            guard at < bytes.count else { throw fault("the list does not end") }
            switch bytes[at] {
            case UInt8(ascii: ","): at += 1
            case UInt8(ascii: "]"):
                at += 1
                return close(opened)
            default: throw fault("',' or ']' was expected")
            }
        }
    }

    mutating func object(depth: Int) throws(WireError) {
        let opened = tokens.count
        let start = at
        at += 1
        append(.object, from: start)
        skipSpace()
        if at < bytes.count, bytes[at] == UInt8(ascii: "}") {
            at += 1
            return close(opened)
        }
        while true {
            skipSpace()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
                throw fault("a name in quotes was expected")
            }
            try string()
            skipSpace()
            guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { throw fault("':' was expected") }
            at += 1
            try value(depth: depth + 1)
            skipSpace()
            guard at < bytes.count else { throw fault("the object does not end") }
            switch bytes[at] {
            case UInt8(ascii: ","): at += 1
            case UInt8(ascii: "}"):
                at += 1
                close(opened)
                return try refuseDuplicateKeys(opened)
            default: throw fault("',' or '}' was expected")
            }
        }
    }

    /// Which of two equal keys would win depends on the reader: server and browser must never read one body differently.
    func refuseDuplicateKeys(_ opened: Int) throws(WireError) {
        var keys: [Int] = []
        var index = opened + 1
        while index < Int(tokens[opened].next) {
            keys.append(index)
            index = Int(tokens[index + 1].next)
        }
        // Comparing lengths settles most pairs; only objects with very many names are worth a set.
        if keys.count <= 40 {
            for later in keys.indices.dropFirst() {
                for earlier in 0..<later where sameKey(keys[earlier], keys[later]) {
                    throw duplicate(keys[later])
                }
            }
        } else {
            var seen = Set<String>()
            for key in keys where !seen.insert(JSONText.string(bytes, tokens[key])).inserted {
                throw duplicate(key)
            }
        }
    }

    func duplicate(_ key: Int) -> WireError {
        WireError(.malformed, "the name appears twice", offset: Int(tokens[key].start))
            .under(JSONText.string(bytes, tokens[key]))
    }

    func sameKey(_ one: Int, _ other: Int) -> Bool {
        let (a, b) = (tokens[one], tokens[other])
        if a.kind == .string, b.kind == .string {
            guard a.end - a.start == b.end - b.start else { return false }
            for offset in 0..<Int(a.end - a.start) where bytes[Int(a.start) + offset] != bytes[Int(b.start) + offset] {
                return false
            }
            return true
        }
        return JSONText.string(bytes, a) == JSONText.string(bytes, b)
    }

    mutating func number() throws(WireError) {
        let start = at
        var kind = TokenKind.integer
        if bytes[at] == UInt8(ascii: "-") { at += 1 }
        let firstDigit = at
        try digits()
        if bytes[firstDigit] == UInt8(ascii: "0"), at > firstDigit + 1 {
            at = firstDigit
            throw fault("a number does not start with 0")
        }
        if at < bytes.count, bytes[at] == UInt8(ascii: ".") {
            kind = .decimal
            at += 1
            try digits()
        }
        if at < bytes.count, bytes[at] == UInt8(ascii: "e") || bytes[at] == UInt8(ascii: "E") {
            kind = .decimal
            at += 1
            if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            try digits()
        }
        append(kind, from: start)
    }

    mutating func digits() throws(WireError) {
        let start = at
        while at < bytes.count, bytes[at] >= UInt8(ascii: "0"), bytes[at] <= UInt8(ascii: "9") { at += 1 }
        if at == start { throw fault("a digit was expected") }
    }

    mutating func string() throws(WireError) {
        let start = at
        var kind = TokenKind.string
        at += 1
        while true {
            guard at < bytes.count else { throw fault("the text in quotes does not end") }
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") {
                at += 1
                return append(kind, from: start)
            } else if byte == UInt8(ascii: "\\") {
                kind = .escapedString
                try escape()
            } else if byte < 0x20 {
                throw fault("a control character must be escaped")
            } else if byte < 0x80 {
                at += 1
            } else {
                try multibyte()
            }
        }
    }

    mutating func escape() throws(WireError) {
        at += 1
        guard at < bytes.count else { throw fault("the text in quotes does not end") }
        switch bytes[at] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            at += 1
        case UInt8(ascii: "u"):
            at += 1
            let unit = try fourHexDigits()
            if unit >= 0xDC00, unit <= 0xDFFF { throw fault("half of a surrogate pair") }
            if unit >= 0xD800, unit <= 0xDBFF {
                guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else {
                    throw fault("half of a surrogate pair")
                }
                at += 2
                let low = try fourHexDigits()
                guard low >= 0xDC00, low <= 0xDFFF else { throw fault("half of a surrogate pair") }
            }
        default: throw fault("an unknown escape")
        }
    }

    mutating func fourHexDigits() throws(WireError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard at < bytes.count, let digit = JSONText.hexDigit(bytes[at]) else {
                throw fault("four hexadecimal digits were expected")
            }
            value = value << 4 | digit
            at += 1
        }
        return value
    }

    /// Well-formed UTF-8 only (Unicode table 3-7): no overlong forms, no surrogates, nothing above U+10FFFF.
    mutating func multibyte() throws(WireError) {
        let lead = bytes[at]
        var count = 0
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch lead {
        case 0xC2...0xDF: count = 1
        case 0xE0: (count, second) = (2, 0xA0...0xBF)
        case 0xED: (count, second) = (2, 0x80...0x9F)
        case 0xE1...0xEF: count = 2
        case 0xF0: (count, second) = (3, 0x90...0xBF)
        case 0xF1...0xF3: count = 3
        case 0xF4: (count, second) = (3, 0x80...0x8F)
        default: throw fault("not UTF-8")
        }
        for offset in 1...count {
            guard at + offset < bytes.count else { throw fault("not UTF-8") }
            let byte = bytes[at + offset]
            guard offset == 1 ? second.contains(byte) : (0x80...0xBF).contains(byte) else { throw fault("not UTF-8") }
        }
        at += count + 1
    }
}
