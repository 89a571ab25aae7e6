import Foundation

/// A code that is shown for a few minutes and typed once: eight letters and digits, 40 bits of the system's cryptographic source.
/// Whoever guesses is slowed down where codes are taken.
struct PairingSecret: Sendable {
    /// Crockford's base 32: no I, L, O or U.
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
    private static let length = 8

    /// As it is shown: two groups of four.
    let text: String

    init() {
        var source = SystemRandomNumberGenerator()
        var letters = (0..<Self.length).map { _ in
            Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &source)]
        }
        letters.insert(UInt8(ascii: "-"), at: Self.length / 2)
        text = String(decoding: letters, as: UTF8.self)
    }

    /// What is stored of it.
    var hash: String { Self.hash(text) ?? "" }

    /// By which a typed code is found: case, blanks and hyphens do not matter, and what looks alike is taken for what is there.
    ///
    /// - Returns: `nil` for what cannot be a code.
    static func hash(_ typed: String) -> String? {
        var letters: [UInt8] = []
        for byte in typed.uppercased().utf8 where byte != UInt8(ascii: "-") && byte != UInt8(ascii: " ") {
            let letter: UInt8 =
                switch byte {
                case UInt8(ascii: "O"): UInt8(ascii: "0")
                case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
                default: byte
                }
            guard alphabet.contains(letter), letters.count < length else { return nil }
            letters.append(letter)
        }
        guard letters.count == length else { return nil }
        return digest(of: "topset pairing " + String(decoding: letters, as: UTF8.self))
    }

    /// Compares all of two hashes, wherever they differ, so that the time it takes tells nothing.
    static func isSame(_ one: String, _ other: String) -> Bool {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        guard one.count == other.count else { return false }
        var difference: UInt8 = 0
        for index in one.indices { difference |= one[index] ^ other[index] }
        return difference == 0
    }
}
