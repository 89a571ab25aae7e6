import HTTPTypes
import Service

/// The cookie that holds the secret of a paired browser. No script can read it, and no other site's page sends it along.
struct SessionCookie {
    /// Whether the browser came over TLS. Under this prefix it takes the cookie from nobody but this host, over TLS.
    let isSecure: Bool

    private var name: String { isSecure ? "__Host-topset" : "topset" }

    /// The secret that a request brings.
    func secret(_ headers: HTTPFields) -> String? {
        for header in headers[values: .cookie] {
            for pair in header.split(separator: ";") {
                let pair = pair.drop { $0 == " " }
                guard pair.hasPrefix(name + "=") else { continue }
                return String(pair.dropFirst(name.utf8.count + 1))
            }
        }
        return nil
    }

    /// What makes a browser keep a secret; `nil` makes it forget.
    func field(_ secret: String?) -> String {
        let days = secret == nil ? 0 : TopsetService.deviceDays
        return "\(name)=\(secret ?? ""); Path=/; Max-Age=\(days * 86_400); HttpOnly; SameSite=Lax"
            + (isSecure ? "; Secure" : "")
    }
}
