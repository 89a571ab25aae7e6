/// The bytes of a file as UTF-8 without a byte order mark, and what had to be assumed for it.
struct DecodedText {
    let utf8: [UInt8]
    let warning: String?

    init(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            self.init(withoutMark: Array(bytes.dropFirst(3)))
        } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            // What spreadsheets call "Unicode text".
            self.init(utf8: Self.fromUTF16(bytes.dropFirst(2), bigEndian: bytes[0] == 0xFE), warning: nil)
        } else {
            self.init(withoutMark: bytes)
        }
    }

    private init(withoutMark bytes: [UInt8]) {
        if Self.isWindowsText(bytes) {
            self.init(
                utf8: Self.fromWindows(bytes),
                warning: "The text is not UTF-8; it was read as Windows-1252. Check names with accents.")
        } else {
            self.init(utf8: bytes, warning: nil)
        }
    }

    private init(utf8: [UInt8], warning: String?) {
        self.utf8 = utf8
        self.warning = warning
    }

    private static func fromUTF16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt8] {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var at = bytes.startIndex
        while at + 1 < bytes.endIndex {
            let (one, two) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
            units.append(bigEndian ? one << 8 | two : two << 8 | one)
            at += 2
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// Whether there are high bytes and not one of them makes a UTF-8 character: a UTF-8 file that was cut inside a
    /// character, or damaged in places, stays UTF-8.
    private static func isWindowsText(_ bytes: [UInt8]) -> Bool {
        var strays = 0
        var at = 0
        while at < bytes.count {
            let lead = bytes[at]
            guard lead >= 0x80 else {
                at += 1
                continue
            }
            let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0
            let end = at + length
            if length > 0, end <= bytes.count, bytes[at + 1..<end].allSatisfy({ $0 & 0xC0 == 0x80 }) { return false }
            // A character cut off by the end of the file proves nothing.
            if length == 0 || end <= bytes.count { strays += 1 }
            at += 1
        }
        return strays > 0
    }

    private static func fromWindows(_ bytes: [UInt8]) -> [UInt8] {
        var text = ""
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            let scalar = (0x80...0x9F).contains(byte) ? upperHalf[Int(byte - 0x80)] : Unicode.Scalar(byte)
            text.unicodeScalars.append(scalar)
        }
        return Array(text.utf8)
    }

    /// Windows-1252 from 0x80 to 0x9F; the five unassigned places are U+FFFD.
    private static let upperHalf = Array(
        "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)
}
