import Crypto
import Foundation

/// A message that only one browser can read (RFC 8291, with the encoding `aes128gcm` of RFC 8188), in a single record.
struct SealedPush {
    /// What a push service must take in (RFC 8030 section 7.2), less the head, the mark of the end and the seal.
    static let longest = 4_096 - 16 - 4 - 1 - 65 - 1 - 16
    private static let recordSize: UInt32 = 4_096

    /// The head and the sealed record: the body of the request.
    let body: [UInt8]

    /// The browser's keys, as they must be.
    struct Receiver {
        let publicKey: P256.KeyAgreement.PublicKey
        let secret: [UInt8]

        /// - Returns: `nil` for a key that is no point of the curve.
        init?(publicKey: [UInt8], secret: [UInt8]) {
            guard publicKey.count == 65, secret.count == 16,
                let key = try? P256.KeyAgreement.PublicKey(x963Representation: publicKey)
            else { return nil }
            (self.publicKey, self.secret) = (key, secret)
        }
    }

    /// - Parameters:
    ///   - message: `longest` bytes at most.
    ///   - key: used for this message alone.
    ///   - salt: 16 random bytes.
    init(
        _ message: [UInt8], to receiver: Receiver, key: P256.KeyAgreement.PrivateKey = .init(),
        salt: [UInt8] = SealedPush.randomSalt()
    ) throws {
        precondition(message.count <= Self.longest && salt.count == 16)
        let (own, other) = (key.publicKey.x963Representation, receiver.publicKey.x963Representation)
        let shared = try key.sharedSecretFromKeyAgreement(with: receiver.publicKey)
        let material = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: shared.withUnsafeBytes { Data($0) }), salt: receiver.secret,
            info: Data("WebPush: info\0".utf8) + other + own, outputByteCount: 32)
        func derived(_ what: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: material, salt: salt, info: Data("Content-Encoding: \(what)\0".utf8),
                outputByteCount: count)
        }
        let nonce = try AES.GCM.Nonce(data: derived("nonce", 12).withUnsafeBytes { Data($0) })
        // 2 marks the last record, which is the only one.
        let sealed = try AES.GCM.seal(message + [2], using: derived("aes128gcm", 16), nonce: nonce)
        var head = salt
        for shift in [24, 16, 8, 0] { head.append(UInt8(truncatingIfNeeded: Self.recordSize >> UInt32(shift))) }
        head.append(UInt8(own.count))
        body = head + own + sealed.ciphertext + sealed.tag
    }

    static func randomSalt() -> [UInt8] {
        var source = SystemRandomNumberGenerator()
        return (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &source) }
    }
}
