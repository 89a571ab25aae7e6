/// The secret of a new token: 256 bits from the system's cryptographic source, whatever randomness ids are made of.
struct TokenSecret: Sendable {
    /// `topset_` and 43 characters of base64url (RFC 4648 section 5).
    let text: String

    init() {
        var source = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &source) }
        text = "topset_" + Base64URL.text(bytes)
    }

    /// What is stored of it.
    var hash: String { Self.hash(text) }

    /// By which a secret is found. It needs no salt and no slowness: there is no dictionary of 256 random bits.
    static func hash(_ secret: String) -> String { digest(of: secret) }
}
