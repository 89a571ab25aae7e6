/// Where a page comes from: scheme, host and port, as a Host or an Origin header names them.
struct WebOrigin: Equatable, Sendable {
    let isSecure: Bool
    /// A name in small letters without a dot at its end, or an address without brackets.
    let host: String
    /// The one of the scheme where none is named.
    let port: Int

    /// - Parameter authority: a host with or without a port, as in a Host header (RFC 9110 section 7.2).
    /// - Returns: `nil` for what is none.
    init?(isSecure: Bool, authority text: String) {
        var (host, rest): (String, Substring)
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            let inside = text[text.index(after: text.startIndex)..<end]
            guard let address = IPAddress(inside), inside.contains(":") else { return nil }
            (host, rest) = (address.text, text[text.index(after: end)...])
        } else {
            let colon = text.firstIndex(of: ":") ?? text.endIndex
            (host, rest) = (text[..<colon].lowercased(), text[colon...])
            if host.hasSuffix(".") { host.removeLast() }
            guard !host.isEmpty, host.utf8.allSatisfy({ Self.isPlain($0) }) else { return nil }
        }
        self.host = host
        self.isSecure = isSecure
        let fallback = isSecure ? 443 : 80
        guard rest.hasPrefix(":") else {
            guard rest.isEmpty else { return nil }
            port = fallback
            return
        }
        let digits = rest.dropFirst()
        guard digits.utf8.count <= 5, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
        guard let port = digits.isEmpty ? fallback : Int(digits), (1...65_535).contains(port) else { return nil }
        self.port = port
    }

    /// The origin of an Origin header (RFC 6454); `nil` for any that is not of the web, `null` among them.
    init?(_ text: String) {
        let lowered = text.lowercased()
        if lowered.hasPrefix("https://") {
            self.init(isSecure: true, authority: String(lowered.dropFirst(8)))
        } else if lowered.hasPrefix("http://") {
            self.init(isSecure: false, authority: String(lowered.dropFirst(7)))
        } else {
            return nil
        }
    }

    /// As a link begins.
    var text: String {
        let shown = host.contains(":") ? "[\(host)]" : host
        let named = port == (isSecure ? 443 : 80) ? "" : ":\(port)"
        return (isSecure ? "https://" : "http://") + shown + named
    }

    /// Letters, digits, hyphens, dots and what some names have beside.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (97...122).contains(byte) || (48...57).contains(byte) || byte == 45 || byte == 46 || byte == 95
    }
}
