import Crypto
import CryptoExtras
import Foundation

/// Why a sealed file cannot be opened, one told from the other.
public enum SealedFault: Error, Equatable, Sendable {
    /// It is no file of this kind.
    case notSealed
    /// It was made by a newer program.
    case newer(version: Int)
    case wrongPassphrase
    /// It ends before its end: a copy that was cut off.
    case truncated
    /// It is not what was written.
    case damaged
}

/// The first 64 bytes of a sealed file: how its key is made of a passphrase.
///
/// | bytes | |
/// |---|---|
/// | 8 | `TOPSETBK` |
/// | 1 | version, 1 |
/// | 1 | what is in it |
/// | 3 | scrypt: log₂ N, r, p |
/// | 3 | zero |
/// | 16 | salt |
/// | 7 | beginning of each nonce |
/// | 1 | zero |
/// | 16 | HMAC-SHA-256 of the bytes before, with the second half of the key: tells a wrong passphrase |
/// | 8 | SHA-256 of the bytes before: tells damage from a wrong passphrase |
struct SealedHeader {
    static let size = 64
    static let magic = Array("TOPSETBK".utf8)
    static let contentPlace = 9
    private static let version: UInt8 = 1

    /// N = 2¹⁶, r = 8, p = 2: 64 MiB and about half a second for each try. As hard as N = 2¹⁷ with p = 1, with half the memory: the
    /// server makes keys too, on machines of 512 MB.
    static let costs: [UInt8] = [16, 8, 2]
    /// No file may ask for more than 1 GiB or for minutes.
    static let mostCosts: [UInt8] = [20, 8, 4]

    let bytes: [UInt8]
    let content: SealedContent
    private let key: SymmetricKey
    private let nonceStart: ArraySlice<UInt8>

    /// A header for a new file.
    ///
    /// - Parameter random: 64 random bits, that nobody can foretell.
    init(
        _ content: SealedContent, _ passphrase: String, costs: [UInt8] = Self.costs,
        random: () -> UInt64 = { .random(in: .min ... .max) }
    ) throws {
        var start = Self.magic + [Self.version, content.rawValue] + costs + [0, 0, 0]
        for _ in 0..<23 { start.append(UInt8(truncatingIfNeeded: random())) }
        start.append(0)
        let keys = try Self.keys(passphrase, start)
        var bytes = start + HMAC<SHA256>.authenticationCode(for: start, using: keys.check).prefix(16)
        bytes += SHA256.hash(data: bytes).prefix(8)
        self.init(bytes, content, keys.content)
    }

    /// The header of a file.
    init(reading bytes: [UInt8], _ passphrase: String, most: [UInt8] = Self.mostCosts) throws {
        guard bytes.starts(with: Self.magic.prefix(bytes.count)), !bytes.isEmpty else { throw SealedFault.notSealed }
        guard bytes.count == Self.size else { throw SealedFault.truncated }
        guard bytes[8] <= Self.version else { throw SealedFault.newer(version: Int(bytes[8])) }
        guard Array(SHA256.hash(data: bytes[..<56]).prefix(8)) == Array(bytes[56...]),
            let content = SealedContent(rawValue: bytes[Self.contentPlace]), bytes[8] == Self.version,
            zip(bytes[10..<13], most).allSatisfy({ $0 > 0 && $0 <= $1 })
        else { throw SealedFault.damaged }
        let keys = try Self.keys(passphrase, Array(bytes[..<40]))
        let check = HMAC<SHA256>.authenticationCode(for: bytes[..<40], using: keys.check)
        guard Array(check.prefix(16)) == Array(bytes[40..<56]) else { throw SealedFault.wrongPassphrase }
        self.init(bytes, content, keys.content)
    }

    private init(_ bytes: [UInt8], _ content: SealedContent, _ key: SymmetricKey) {
        (self.bytes, self.content, self.key, nonceStart) = (bytes, content, key, bytes[32..<39])
    }

    private static func keys(
        _ passphrase: String, _ start: [UInt8]
    ) throws -> (content: SymmetricKey, check: SymmetricKey) {
        // The same letters, however a keyboard makes them.
        let text = Data(passphrase.precomposedStringWithCanonicalMapping.utf8)
        let key = try KDF.Scrypt.deriveKey(
            from: text, salt: Data(start[16..<32]), outputByteCount: 64, rounds: 1 << Int(start[10]),
            blockSize: Int(start[11]), parallelism: Int(start[12]))
        return key.withUnsafeBytes { bytes in
            (SymmetricKey(data: bytes[..<32]), SymmetricKey(data: bytes[32...]))
        }
    }

    // MARK: Pieces

    /// Each piece has a nonce of its number and of whether it is the last: none can be left out, doubled, moved or cut off.
    private func nonce(_ number: UInt32, isLast: Bool) throws -> ChaChaPoly.Nonce {
        let count = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
        return try ChaChaPoly.Nonce(data: nonceStart + count + [isLast ? 1 : 0])
    }

    func seal(_ piece: some DataProtocol, _ number: UInt32, isLast: Bool) throws -> Data {
        let box = try ChaChaPoly.seal(
            piece, using: key, nonce: nonce(number, isLast: isLast), authenticating: bytes)
        return box.ciphertext + box.tag
    }

    func open(_ sealed: Data, _ number: UInt32, isLast: Bool) throws -> Data {
        do {
            let box = try ChaChaPoly.SealedBox(
                nonce: nonce(number, isLast: isLast), ciphertext: sealed.dropLast(16), tag: sealed.suffix(16))
            return try ChaChaPoly.open(box, using: key, authenticating: bytes)
        } catch { throw SealedFault.damaged }
    }
}
