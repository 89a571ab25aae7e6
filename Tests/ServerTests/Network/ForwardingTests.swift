import Contract
import HTTPTypes
import Service
import HummingbirdTesting
import Testing

@testable import Server

/// What a proxy says is believed where the operator said so, and nowhere else.
struct ForwardingTests {
    private func forwarding(_ lines: [(String, String)], trusting ranges: [String] = ["10.0.0.0/8"]) -> Forwarding {
        var fields = HTTPFields()
        for (name, value) in lines { fields.append(HTTPField(name: HTTPField.Name(name)!, value: value)) }
        let trusted = ranges.compactMap { AddressRange($0) }
        return Forwarding(fields) { address in trusted.contains { $0.contains(address) } }
    }

    @Test func theNearestStrangerIsTheClient() {
        #expect(forwarding([("X-Forwarded-For", "1.2.3.4")]).client == IPAddress("1.2.3.4"))
        #expect(forwarding([("X-Forwarded-For", "6.6.6.6, 1.2.3.4, 10.0.0.2")]).client == IPAddress("1.2.3.4"))
        #expect(
            forwarding([("X-Forwarded-For", "6.6.6.6"), ("X-Forwarded-For", "1.2.3.4")]).client == IPAddress("1.2.3.4"))
        #expect(forwarding([("X-Forwarded-For", "1.2.3.4, nonsense")]).client == nil)
        #expect(forwarding([("X-Forwarded-For", "[2001:db8::1]:443")]).client == IPAddress("2001:db8::1"))
        let whole = forwarding([("Forwarded", #"for=6.6.6.6, for="[2001:db8::1]:4711";proto=https;host=top.example"#)])
        #expect(whole.client == IPAddress("2001:db8::1") && whole.isSecure == true && whole.authority == "top.example")
    }

    @Test func bothFormsAtOnceAreBelievedInNeither() {
        let both = forwarding([("X-Forwarded-For", "1.2.3.4"), ("Forwarded", "for=5.6.7.8;proto=https")])
        #expect(both == Forwarding([:]) { _ in false })
    }

    @Test(arguments: ["10.0.0.0/8", "::1", "fd00::/8", "127.0.0.1/32", "0.0.0.0/0"]) func ranges(_ text: String) {
        #expect(AddressRange(text) != nil)
    }

    @Test(arguments: ["", "10", "10.0.0.0/33", "10.0.0.0/-1", "::/129", "localhost", "10.0.0.0/8/8", "10.0.0/8"])
    func noRanges(_ text: String) { #expect(AddressRange(text) == nil) }

    @Test func aRangeHoldsWhatBeginsAlike() throws {
        let range = try #require(AddressRange("172.16.0.0/12"))
        for text in ["172.16.0.0", "172.31.255.255", "::ffff:172.20.1.1"] {
            #expect(range.contains(try #require(IPAddress(text))), "\(text)")
        }
        for text in ["172.32.0.0", "172.15.255.255", "::1"] {
            #expect(!range.contains(try #require(IPAddress(text))), "\(text)")
        }
    }

    @Test func originsAreComparedAsAWhole() {
        #expect(WebOrigin("https://Iron.local.") == WebOrigin(isSecure: true, authority: "iron.local:443"))
        #expect(WebOrigin("https://[fd00:0::5]:8080") == WebOrigin(isSecure: true, authority: "[fd00::5]:8080"))
        #expect(WebOrigin("https://iron.local") != WebOrigin(isSecure: false, authority: "iron.local:443"))
        for text in [
            "null", "", "iron.local", "https://", "https://a b", "https://a:0", "https://[::1", "ftp://a",
            "https://a@b",
        ] {
            #expect(WebOrigin(text) == nil, "\(text)")
        }
    }

    private func with(
        trusting: Bool, _ body: @escaping @Sendable (Kit, RawClient) async throws -> Void
    ) async throws {
        try await Kit.with(
            configured: {
                if trusting {
                    $0.trustedProxies = [AddressRange("127.0.0.0/8"), AddressRange("::1")].compactMap { $0 }
                }
            },
            overSocket: true
        ) { kit in try await body(kit, RawClient(port: try #require(kit.client.port))) }
    }

    private static let forwarded = [
        "X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: https", "X-Forwarded-Host: top.example",
    ]

    @Test func throughATrustedProxyADevicePairsUnderItsName() async throws {
        try await with(trusting: true) { kit, client in
            #expect(try await client.send("GET", "/v1/plans", host: "localhost", Self.forwarded).status == 401)
            #expect(
                try await client.send("GET", "/v1/plans", host: "localhost").status == 401,
                "who it speaks for is not said")
            let code = try await kit.service.makePairingCode(TopsetService.localUser).code
            let body = #"{"code":"\#(code)"}"#
            let paired = try await client.send(
                "POST", "/v1/auth/pair", host: "localhost", Self.forwarded + ["Origin: https://top.example"], body)
            #expect(paired.status == 201)
            let cookie = try #require(paired.header("set-cookie"))
            #expect(cookie.hasPrefix("__Host-topset=") && cookie.contains("; Secure"))
            let own = ["Cookie: " + (cookie.split(separator: ";").first.map { String($0) } ?? "")]
            #expect(try await client.send("GET", "/v1/plans", host: "localhost", Self.forwarded + own).status == 200)
            let asked = try await client.send(
                "POST", "/v1/auth/pairing-codes", host: "localhost", Self.forwarded + own, "{}")
            #expect(asked.text.contains(#""url":"https://top.example/pair#"#))
            let evil = Self.forwarded + own + ["Origin: https://localhost"]
            #expect(try await client.send("GET", "/v1/plans", host: "localhost", evil).status == 403)
        }
    }

    /// A wrong code that a proxy hands on.
    private static func pair(_ client: RawClient, _ address: String) async throws -> Int {
        let lines = ["X-Forwarded-For: \(address)"]
        return try await client.send("POST", "/v1/auth/pair", host: "localhost", lines, #"{"code":"AAAA-AAAA"}"#).status
    }

    @Test func clientsOfAProxyAreCountedOneByOne() async throws {
        try await with(trusting: true) { _, client in
            var statuses: [Int] = []
            for _ in 0..<11 { statuses.append(try await Self.pair(client, "203.0.113.9")) }
            statuses.append(try await Self.pair(client, "203.0.113.10"))
            #expect(statuses == Array(repeating: 401, count: 10) + [429, 401])
        }
    }

    @Test func anUntrustedProxyIsNotBelieved() async throws {
        try await with(trusting: false) { _, client in
            for number in 0..<10 {
                let status = try await Self.pair(client, "203.0.113.\(number)")
                #expect(status == 401)
            }
            let more = try await Self.pair(client, "203.0.113.99")
            #expect(more == 429, "it is one address all the same")
            let plans = try await client.send("GET", "/v1/plans", host: "localhost", ["X-Forwarded-Host: top.example"])
                .status
            #expect(plans == 401)
            let health = try await client.send("GET", "/healthz", host: "top.example", Self.forwarded).status
            #expect(health == 403)
        }
    }
}
