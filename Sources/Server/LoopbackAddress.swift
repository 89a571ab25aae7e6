/// A name or an address of this machine that nobody else can be reached by, with a port where one was named: what a Host or an
/// Origin header may name, and what the server may listen on. The one reader of them, so that what is bound and what is let in
/// cannot differ. Nothing is looked up: a name that merely resolves to loopback (DNS rebinding) is none.
public struct LoopbackAddress: Equatable, Sendable {
    /// `localhost`, `127.x.y.z` or `::1`: in small letters, without brackets or a dot at the end.
    public let host: String
    /// `nil` where none was named.
    public let port: Int?

    /// A host alone: `localhost` in any case, four octets of which the first is 127, or `::1`; with one dot at the end of
    /// the first two.
    ///
    /// - Returns: `nil` for any other text.
    public init?(host text: some StringProtocol) {
        var host = text.lowercased()
        if host != "::1", host.hasSuffix(".") { host.removeLast() }
        guard host == "localhost" || host == "::1" || Self.isLoopbackIPv4(host) else { return nil }
        (self.host, port) = (host, nil)
    }

    /// A host with or without a port, as in a Host header (RFC 9110 section 7.2): an IPv6 address stands in brackets.
    ///
    /// - Returns: `nil` where it names another machine, or is no authority at all.
    public init?(authority text: String) {
        let (name, rest): (Substring, Substring)
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            name = text[text.index(after: text.startIndex)..<end]
            rest = text[text.index(after: end)...]
            guard name == "::1" else { return nil }
        } else {
            let colon = text.firstIndex(of: ":") ?? text.endIndex
            (name, rest) = (text[..<colon], text[colon...])
            guard name != "::1" else { return nil }
        }
        guard let host = LoopbackAddress(host: name)?.host else { return nil }
        guard rest.isEmpty || rest.hasPrefix(":"), let port = Self.port(rest.dropFirst()) else { return nil }
        (self.host, self.port) = (host, rest.isEmpty ? nil : port)
    }

    /// The address of an Origin header (RFC 6454) of a page that this machine serves over HTTP, as this server does.
    ///
    /// - Returns: `nil` for another origin, `null` among them.
    init?(origin text: String) {
        let lowered = text.lowercased()
        guard lowered.hasPrefix(Self.scheme) else { return nil }
        self.init(authority: String(lowered.dropFirst(Self.scheme.count)))
    }

    private static let scheme = "http://"

    /// The port that is meant: without one that of the scheme.
    var effectivePort: Int { port ?? 80 }

    /// Digits of a port up to 65535; none stand for 0.
    private static func port(_ digits: Substring) -> Int? {
        guard digits.utf8.count <= 5, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        return digits.isEmpty ? 0 : Int(digits).flatMap { (1...65_535).contains($0) ? $0 : nil }
    }

    private static func isLoopbackIPv4(_ text: String) -> Bool {
        let octets = text.split(separator: ".", omittingEmptySubsequences: false)
        guard octets.count == 4, octets[0] == "127" else { return false }
        return octets.allSatisfy { octet in
            // "010" is eight to some readers and ten to others.
            let isPlain = octet == "0" || !octet.hasPrefix("0")
            return isPlain && (1...3).contains(octet.utf8.count)
                && octet.utf8.allSatisfy { (48...57).contains($0) } && Int(octet)! <= 255
        }
    }
}
