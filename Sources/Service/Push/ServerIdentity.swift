import Crypto
import Foundation

/// What the server is known by to push services (RFC 8292, "VAPID"): a key of P-256 that is made once.
struct ServerIdentity: Sendable {
    /// How long a proof holds: half of what is allowed.
    private static let proofSeconds: Int64 = 12 * 3_600

    private let key: P256.Signing.PrivateKey

    /// A new one.
    init() { key = P256.Signing.PrivateKey() }

    /// The one that was kept as text; `nil` for a text that is none.
    init?(kept text: String) {
        guard let bytes = Base64URL.bytes(text), let key = try? P256.Signing.PrivateKey(rawRepresentation: bytes) else {
            return nil
        }
        self.key = key
    }

    /// As it is kept.
    var kept: String { Base64URL.text(key.rawRepresentation) }

    /// As browsers are given it.
    var publicKey: String { Base64URL.text(key.publicKey.x963Representation) }

    /// The header that proves to a push service who sends.
    ///
    /// - Parameters:
    ///   - origin: of the push service, such as `https://push.example.net`.
    ///   - contact: whom its operators may turn to: `mailto:` or an HTTPS address.
    ///   - seconds: now, since 1970.
    func authorization(for origin: String, contact: String, at seconds: Int64) throws -> String {
        let head = Base64URL.text(Data(#"{"typ":"JWT","alg":"ES256"}"#.utf8))
        let claims = try JSONSerialization.data(
            withJSONObject: ["aud": origin, "exp": seconds + Self.proofSeconds, "sub": contact] as [String: Any],
            options: [.sortedKeys, .withoutEscapingSlashes])
        let signed = head + "." + Base64URL.text(claims)
        let signature = try key.signature(for: Data(signed.utf8))
        return "vapid t=\(signed).\(Base64URL.text(signature.rawRepresentation)), k=\(publicKey)"
    }
}
