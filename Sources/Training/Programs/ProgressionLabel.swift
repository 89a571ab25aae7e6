/// What a text calls a progression key, as "squat" or "bench volume": 1 to 20 of a–z, 0–9, space and `- _ . + /`. A key holds its
/// label within itself, so that a text that is read and written again says the same.
///
/// Such a key is a UUID of version 8 (RFC 9562): six bits for each character, ten in each half.
public struct ProgressionLabel: Equatable, Hashable, Sendable {
    /// Lower case.
    public let text: String

    static let maximumLength = 20
    private static let characters = Array("\0abcdefghijklmnopqrstuvwxyz0123456789-_.+/ ".utf8)

    /// `nil` for what is no label; capitals stand for small letters.
    public init?(_ text: String) {
        let text = text.lowercased()
        let bytes = Array(text.utf8)
        let space = UInt8(ascii: " ")
        guard (1...Self.maximumLength).contains(bytes.count), bytes.first != space, bytes.last != space else {
            return nil
        }
        for byte in bytes where byte == 0 || !Self.characters.contains(byte) { return nil }
        self.text = text
    }

    /// The label of a key that was made of one; `nil` for every other key.
    public init?(_ key: ProgressionKey) {
        guard key.high & 0xF000 == 0x8000, key.low >> 60 == 0b1000 else { return nil }
        let first = (key.high >> 16) << 12 | key.high & 0xFFF
        var bytes: [UInt8] = []
        var ended = false
        for half in [first, key.low] {
            for place in 0..<10 {
                let code = Int(half >> UInt64(54 - place * 6) & 0x3F)
                if code == 0 {
                    ended = true
                } else {
                    guard !ended, code < Self.characters.count else { return nil }
                    bytes.append(Self.characters[code])
                }
            }
        }
        self.init(String(decoding: bytes, as: UTF8.self))
    }

    /// The key that is called so.
    public var key: ProgressionKey {
        var halves: [UInt64] = [0, 0]
        for (place, byte) in text.utf8.enumerated() {
            let code = UInt64(Self.characters.firstIndex(of: byte) ?? 0)
            halves[place / 10] |= code << UInt64(54 - place % 10 * 6)
        }
        return ProgressionKey(
            high: (halves[0] >> 12) << 16 | 0x8000 | halves[0] & 0xFFF, low: 0x8000_0000_0000_0000 | halves[1])
    }

    /// A label like a name, cut to `length`: other characters part words.
    init(like name: String, length: Int) {
        var bytes: [UInt8] = []
        for byte in name.lowercased().utf8 {
            let isPlain = byte != 0 && byte != UInt8(ascii: " ") && Self.characters.contains(byte)
            if isPlain {
                bytes.append(byte)
            } else if let last = bytes.last, last != UInt8(ascii: " ") {
                bytes.append(UInt8(ascii: " "))
            }
        }
        bytes = Array(bytes.prefix(length))
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        text = bytes.isEmpty ? "lift" : String(decoding: bytes, as: UTF8.self)
    }
}
