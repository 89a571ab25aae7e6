import Foundation

/// Where a push service takes messages for one browser. Whoever subscribes says it, so it is looked at before anything is sent: only
/// what anybody on the internet can reach, over HTTPS.
public struct PushEndpoint: Sendable, Equatable {
    public let url: String
    /// The host as it is looked up, without brackets.
    public let host: String
    /// The port where it is not that of the scheme.
    public let port: Int?
    public let isSecure: Bool

    /// - Parameter allowsPrivate: takes any HTTP address, and any port: for tests, and for a push service in one's own house.
    /// - Returns: `nil` for an address that may not be used, whatever its host is looked up as.
    public init?(_ text: String, allowsPrivate: Bool) {
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }), let parts = URLComponents(string: text),
            let host = parts.host, !host.isEmpty, parts.user == nil, parts.password == nil, parts.fragment == nil,
            let scheme = parts.scheme?.lowercased(), scheme == "https" || (allowsPrivate && scheme == "http")
        else { return nil }
        let bare = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        if !allowsPrivate {
            // A name without a dot is one of the house; a push service has a name, no number, and stands at the usual door.
            let names = bare.lowercased().split(separator: ".", omittingEmptySubsequences: false)
            guard names.count > 1, parts.port ?? 443 == 443, let last = names.last,
                last.utf8.first.map({ (97...122).contains($0) }) ?? false, !Self.isOfTheHouse(bare.lowercased())
            else { return nil }
        }
        (url, self.host, port, isSecure) = (text, bare, parts.port, scheme == "https")
    }

    /// What a proof is made for.
    public var origin: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return (isSecure ? "https://" : "http://") + name + (port.map { ":\($0)" } ?? "")
    }

    private static func isOfTheHouse(_ host: String) -> Bool {
        for ending in ["localhost", "local", "internal", "home.arpa", "lan", "test", "invalid"]
        where host == ending || host.hasSuffix("." + ending) {
            return true
        }
        return false
    }
}
