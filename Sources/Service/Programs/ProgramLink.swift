import Foundation

/// What stands behind the `#` of a link to a program: its notation in base64url (RFC 4648 section 5). The program is in the link
/// itself, and a browser keeps that part to itself: no server has to hold what was shared, or learns of it.
enum ProgramLink {
    static func payload(of notation: String) -> String { Base64URL.text(notation.utf8) }

    /// The notation of a whole link, of what stands behind its `#`, or of that with it; `nil` where it is none.
    static func notation(of link: String) -> String? {
        let payload = link.split(separator: "#", omittingEmptySubsequences: true).last ?? ""
        var base64 = payload.replacing("-", with: "+").replacing("_", with: "/")
        while base64.utf8.count % 4 != 0 { base64 += "=" }
        guard let data = Data(base64Encoded: String(base64)), !data.isEmpty else { return nil }
        return String(data: data, encoding: .utf8)
    }
}
