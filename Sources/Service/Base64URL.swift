import Foundation

/// Bytes as addresses and browsers have them: base64url without padding (RFC 4648 section 5).
enum Base64URL {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// `nil` for what is none. Padding may stand there, and is not missed.
    static func bytes(_ text: String) -> [UInt8]? {
        let plain = text.replacing("=", with: "")
        guard plain.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "/") }) else { return nil }
        let base64 = plain.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
        return Data(base64Encoded: base64 + padding).map { Array($0) }
    }
}
