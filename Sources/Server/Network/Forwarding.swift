import HTTPTypes

/// What a proxy says of the client it speaks for. It is believed only where the operator said so.
struct Forwarding: Equatable {
    /// The nearest client that is no trusted proxy itself.
    var client: IPAddress?
    var isSecure: Bool?
    /// As in a Host header.
    var authority: String?

    private static let standard = HTTPField.Name("Forwarded")!
    private static let forName = HTTPField.Name("X-Forwarded-For")!
    private static let proto = HTTPField.Name("X-Forwarded-Proto")!
    private static let host = HTTPField.Name("X-Forwarded-Host")!
    private static let others = ["X-Real-IP", "Via"].map { HTTPField.Name($0)! }

    /// Whether a request says that it was handed on.
    static func isClaimed(by headers: HTTPFields) -> Bool {
        ([standard, forName, proto, host] + others).contains { headers[$0] != nil }
    }

    /// - Parameter isTrusted: whether an address is one of the trusted proxies. What the trusted ones have added is at the end of
    ///   each list; whatever stands before it came from outside.
    init(_ headers: HTTPFields, isTrusted: (IPAddress) -> Bool) {
        let isDouble = [Self.forName, Self.proto, Self.host].contains { headers[$0] != nil }
        if let text = headers[Self.standard] {
            // A proxy writes one of both forms, and the other one may have come through it from outside.
            guard !isDouble else { return }
            let elements = text.split(separator: ",").map { Self.pairs($0) }
            client = Self.nearest(elements.map { $0["for"].flatMap { Self.address($0) } }, isTrusted)
            isSecure = elements.last?["proto"].map { $0.lowercased() == "https" }
            authority = elements.last?["host"]
        } else {
            let clients = headers[Self.forName]?.split(separator: ",").map { Self.address(Self.trimmed($0)) }
            client = Self.nearest(clients ?? [], isTrusted)
            isSecure = Self.last(headers[Self.proto]).map { $0.lowercased() == "https" }
            authority = Self.last(headers[Self.host])
        }
    }

    private static func nearest(_ clients: [IPAddress?], _ isTrusted: (IPAddress) -> Bool) -> IPAddress? {
        for client in clients.reversed() {
            guard let client else { return nil }
            if !isTrusted(client) { return client }
        }
        return clients.first ?? nil
    }

    private static func last(_ list: String?) -> String? { list?.split(separator: ",").last.map { trimmed($0) } }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }

    /// The pairs of an element (RFC 7239 section 4), names in small letters, values without their quotation marks.
    private static func pairs(_ element: Substring) -> [String: String] {
        var pairs: [String: String] = [:]
        for pair in element.split(separator: ";") {
            guard let equals = pair.firstIndex(of: "=") else { continue }
            var value = trimmed(pair[pair.index(after: equals)...])
            if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
                value = String(value.dropFirst().dropLast())
            }
            pairs[trimmed(pair[..<equals]).lowercased()] = value
        }
        return pairs
    }

    /// An address with or without a port.
    private static func address(_ text: String) -> IPAddress? {
        if text.hasPrefix("[") { return IPAddress(text.dropFirst().prefix { $0 != "]" }) }
        if let address = IPAddress(text) { return address }
        return IPAddress(text.prefix { $0 != ":" })
    }
}
