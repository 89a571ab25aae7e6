import Crypto
import Foundation

/// The secret of a new token: 256 bits from the system's cryptographic source, whatever randomness ids are made of.
struct TokenSecret: Sendable {
    /// `topset_` and 43 characters of base64url (RFC 4648 section 5).
    let text: String

    init() {
        var source = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &source) }
        let base64 = Data(bytes).base64EncodedString()
        text = "topset_" + base64.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// What is stored of it.
    var hash: String { Self.hash(text) }

    /// The SHA-256 of a secret in lower-case hexadecimal. It needs no salt and no slowness: there is no dictionary of
    /// 256 random bits.
    static func hash(_ secret: String) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for byte in SHA256.hash(data: Array(secret.utf8)) {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
