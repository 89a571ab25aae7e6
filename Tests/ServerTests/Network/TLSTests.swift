import Contract
import Foundation
import HTTPTypes
import NIOSSL
import HummingbirdTesting
import Testing

@testable import Server

/// HTTPS and plain HTTP on one port, over real sockets.
struct TLSTests {
    private func serve(
        _ configured: @escaping (inout ServerConfiguration) -> Void = { _ in },
        _ body: @escaping @Sendable (Kit, Home, RawClient) async throws -> Void
    ) async throws {
        let home = try Home()
        try await Kit.with(
            configured: {
                $0.network = home.network
                configured(&$0)
            }, overSocket: true
        ) { kit in
            let port = try #require(kit.client.port)
            home.network.listens(on: port)
            try await body(kit, home, RawClient(port: port, trusts: home.certificate.der))
        }
    }

    @Test func theChainVerifiesAndAnotherAuthorityIsRefused() async throws {
        try await serve { _, _, client in
            #expect(try await client.send("GET", "/healthz", host: "127.0.0.1:\(client.port)").status == 200)
            for name in ["iron.local", "iron", "localhost"] {
                var named = client
                named.name = name
                #expect(
                    try await named.send("GET", "/healthz", host: "\(name):\(client.port)").status == 200, "\(name)")
            }
            var stranger = client
            stranger.trusts = try Home().certificate.der
            await #expect(throws: (any Error).self) { try await stranger.send("GET", "/healthz", host: "iron.local") }
        }
    }

    @Test func onlyTheNamesOfTheCertificateAreAnswered() async throws {
        try await serve { _, _, client in
            for host in ["iron.local", "192.168.1.5:\(client.port)", "[fd00::5]:1", "localhost"] {
                let status = try await client.send("GET", "/healthz", host: host).status
                #expect(status == 200, "\(host)")
            }
            for host in [
                "evil.example", "iron.evil.example", "192.168.1.6", "iron.local.evil.example", "0.0.0.0", "::1",
            ] {
                let status = try await client.send("GET", "/healthz", host: host).status
                #expect(status == 403, "\(host)")
            }
        }
    }

    @Test func whoNamesThisMachineOverLoopbackNeedsNoSignInAndNobodyElse() async throws {
        try await serve { _, _, client in
            var plain = client
            plain.trusts = nil
            for one in [client, plain] {
                let status = try await one.send("GET", "/v1/plans", host: "localhost:\(one.port)").status
                #expect(status == 200)
            }
            let status = try await client.send("GET", "/v1/plans", host: "iron.local").status
            #expect(status == 401)
            // Handed on by a proxy that nobody said to trust, it comes from anywhere.
            for line in ["X-Forwarded-For: 127.0.0.1", "Forwarded: for=127.0.0.1", "Via: 1.1 proxy", "X-Real-IP: ::1"] {
                let status = try await client.send("GET", "/v1/plans", host: "localhost", [line]).status
                #expect(status == 401, "\(line)")
            }
        }
    }

    @Test func inPlainHTTPOthersFindTheWayAndNothingElse() async throws {
        try await serve { _, home, client in
            var plain = client
            plain.trusts = nil
            let page = try await plain.send("GET", "/", host: "iron.local", ["Accept-Language: en"])
            #expect(page.status == 200 && page.text.contains("https://iron.local:\(client.port)/pair"))
            #expect(page.text.contains(home.certificate.fingerprint) && page.text.contains("Topset on iron"))
            #expect(page.header("content-security-policy")?.contains("unsafe") == false)
            let german = try await plain.send("GET", "/", host: "192.168.1.5", ["Accept-Language: de-AT,en;q=0.5"])
            #expect(german.text.contains("Zertifikat herunterladen") && german.text.contains(#"lang="de""#))
            let certificate = try await plain.send("GET", "/ca.crt", host: "192.168.1.5")
            #expect(certificate.body == home.certificate.der)
            #expect(certificate.header("content-type") == "application/x-x509-ca-cert")
            for path in ["/v1/plans", "/healthz", "/index.html", "/openapi.json", "/plans", "/metrics"] {
                let answer = try await plain.send("GET", path, host: "iron.local")
                #expect(answer.status == 307 && answer.header("location") == "/" && answer.body.isEmpty, "\(path)")
            }
            #expect(try await plain.send("POST", "/v1/auth/pair", host: "iron.local", [], "{}").status == 403)
            #expect(try await plain.send("GET", "/", host: "evil.example").status == 403)
        }
    }

    @Test func aNewCertificateIsShownToWhoComesNext() async throws {
        try await serve { _, home, client in
            #expect(try await client.send("GET", "/healthz", host: "iron.local").status == 200)
            let moved = try Home(MachineNames(hosts: ["steel", "steel.local"], addresses: []))
            home.network.become(moved.network.identity)
            await #expect(throws: (any Error).self) { try await client.send("GET", "/healthz", host: "steel.local") }
            let later = RawClient(port: client.port, trusts: moved.certificate.der, name: "steel.local")
            #expect(try await later.send("GET", "/healthz", host: "steel.local").status == 200)
            #expect(try await later.send("GET", "/healthz", host: "iron.local").status == 403)
        }
    }

    @Test func aCodeSaysWhereAPhoneFindsTheServer() async throws {
        try await serve { _, _, client in
            let answer = try await client.send("POST", "/v1/auth/pairing-codes", host: "localhost", [], "{}")
            let code = try Kit.Answer(status: answer.status, text: answer.text, headers: [:]).value(PairingCode.self)
            #expect(code.url == "https://192.168.1.5:\(client.port)/pair#\(code.code)")
            #expect(code.certificateURL == "http://192.168.1.5:\(client.port)/")
            #expect(code.drawing?.size == QRCode(code.url ?? "")?.size && code.drawing?.path.hasPrefix("M") == true)
        }
    }
}
