import Crypto
import Foundation
import HTTPTypes
import HummingbirdCore

/// A strong entity tag of some content (RFC 9110, 8.8.3): the first half of its SHA-256.
func entityTag(of content: Data) -> String {
    "\"" + SHA256.hash(data: content).prefix(16).map { String(format: "%02x", $0) }.joined() + "\""
}

/// Answers that are long, and seldom another: a client keeps them and asks whether they still hold.
extension Exchange {
    /// The answer under a tag of its content; no more than that where the client has it already.
    func tagged(_ reply: Reply) -> Reply {
        var tagged = reply
        let tag = entityTag(of: Data(reply.text.utf8))
        tagged.headers[.eTag] = tag
        tagged.headers[.vary] = "Accept-Encoding, Accept-Language, Authorization, Cookie"
        // Behind what compresses, a tag may come back as a weak one.
        let known = (request.headers[.ifNoneMatch] ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
        if known.contains(where: { $0 == tag || $0 == "W/" + tag }) {
            (tagged.status, tagged.text) = (.notModified, "")
        }
        return tagged
    }
}
