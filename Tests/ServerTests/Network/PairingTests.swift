import Contract
import Foundation
import HTTPTypes
import Service
import TestSupport
import HummingbirdTesting
import Testing
import Training
import Wire

@testable import Server

/// A code makes a device, once; the device is signed in until it is revoked.
struct PairingTests {
    private static let host = "iron.local"

    /// A server in a home network, as a phone reaches it.
    private struct Phone: Sendable {
        let kit: Kit
        let client: RawClient
        var cookie: String?

        func send(_ method: String, _ path: String, _ body: String = "", _ lines: [String] = []) async throws
            -> RawClient.Answer
        {
            let own = cookie.map { ["Cookie: other=1; \($0)"] } ?? []
            return try await client.send(method, path, host: PairingTests.host, own + lines, body)
        }

        /// Pairs with a code, and keeps the cookie.
        mutating func pair(_ code: String, _ more: String = "") async throws -> RawClient.Answer {
            let answer = try await send("POST", "/v1/auth/pair", #"{"code":"\#(code)"\#(more)}"#)
            cookie = answer.header("set-cookie")?.split(separator: ";").first.map { String($0) } ?? cookie
            return answer
        }

        func code() async throws -> String {
            try await kit.service.makePairingCode(TopsetService.localUser).code
        }
    }

    private func withPhone(
        _ configured: @escaping (inout ServerConfiguration) -> Void = { _ in },
        _ body: @escaping @Sendable (Phone) async throws -> Void
    ) async throws {
        let home = try Home()
        try await Kit.with(
            configured: {
                $0.network = home.network
                configured(&$0)
            }, overSocket: true
        ) { kit in
            let port = try #require(kit.client.port)
            try await body(Phone(kit: kit, client: RawClient(port: port, trusts: home.certificate.der)))
        }
    }

    @Test func theRightCodeSignsTheDeviceIn() async throws {
        try await withPhone { phone in
            var phone = phone
            #expect(try await phone.send("GET", "/v1/plans").status == 401)
            let code = try await phone.code()
            let paired = try await phone.pair(code.lowercased().replacing("-", with: " "), #","name":"Phone""#)
            #expect(paired.status == 201 && !paired.text.contains("topset_"))
            let cookie = try #require(paired.header("set-cookie"))
            #expect(cookie.hasPrefix("__Host-topset=topset_"))
            for flag in ["; HttpOnly", "; SameSite=Lax", "; Secure", "; Path=/", "; Max-Age=34560000"] {
                #expect(cookie.contains(flag), "\(flag)")
            }
            #expect(try await phone.send("GET", "/v1/plans").status == 200)
            let devices = try await phone.send("GET", "/v1/devices").text
            #expect(devices.contains(#""name":"Phone""#) && devices.contains(#""current":true"#))
            #expect(try await phone.kit.get("/v1/devices").text.contains(#""current":false"#))
        }
    }

    @Test func aCodeIsOfUseOnceAndForTenMinutes() async throws {
        try await withPhone { phone in
            var (phone, other) = (phone, phone)
            let code = try await phone.code()
            #expect(try await phone.pair(code).status == 201)
            let again = try await other.pair(code)
            #expect(again.status == 401 && again.text.contains(#""path":"/code""#) && other.cookie == nil)
            let late = try await phone.code()
            phone.kit.clock.advance(seconds: 599)
            let soon = try await phone.code()
            phone.kit.clock.advance(seconds: 1)
            #expect(try await other.pair(late).status == 401)
            #expect(try await other.pair(soon).status == 201)
            for wrong in ["", "ABCD", "ABCD-EFGH-1", "AAAA-AAAA", "ÄÖÜ"] {
                #expect(try await phone.pair(wrong).status == 401, "\(wrong)")
            }
        }
    }

    @Test func whoTriesCodesIsSlowedWhateverTheyAre() async throws {
        try await withPhone { phone in
            var phone = phone
            for _ in 0..<10 { #expect(try await phone.pair("AAAA-AAAA").status == 401) }
            let code = try await phone.code()
            let refused = try await phone.pair(code)
            #expect(refused.status == 429 && refused.header("retry-after") == "6")
            phone.kit.clock.advance(seconds: 6)
            #expect(
                try await phone.pair(code).status == 201, "the code was not used up by a try that was not looked at")
        }
    }

    @Test func aRevokedDeviceIsOutAtOnce() async throws {
        try await withPhone { phone in
            var phone = phone
            let made = try await phone.pair(phone.code())
            let device = try JSON.decode(Device.self, from: made.text)
            #expect(try await phone.send("GET", "/v1/plans").status == 200)
            #expect(try await phone.kit.send(.delete, "/v1/tokens/\(device.id.text)").status == 404, "it is no token")
            #expect(try await phone.kit.send(.delete, "/v1/devices/\(device.id.text)").status == 200)
            #expect(try await phone.send("GET", "/v1/plans").status == 401)
            #expect(try await phone.kit.send(.delete, "/v1/devices/\(device.id.text)").status == 404)
        }
    }

    @Test func signingOutEndsTheDeviceThatAsks() async throws {
        try await withPhone { phone in
            var (phone, other) = (phone, phone)
            _ = try await phone.pair(phone.code())
            _ = try await other.pair(other.code())
            let out = try await phone.send("POST", "/v1/auth/logout")
            #expect(out.status == 200 && out.header("set-cookie")?.contains("Max-Age=0") == true)
            #expect(try await phone.send("GET", "/v1/plans").status == 401)
            #expect(try await other.send("GET", "/v1/plans").status == 200)
        }
    }

    @Test func theCookieIsOfNoUseToPagesOfOtherSites() async throws {
        try await withPhone { phone in
            var phone = phone
            _ = try await phone.pair(phone.code())
            let own = "https://\(Self.host)"
            for (line, status) in [
                ("Origin: \(own)", 201), ("Sec-Fetch-Site: same-origin", 201), ("Origin: https://evil.example", 403),
                ("Origin: http://\(Self.host)", 403), ("Origin: \(own):81", 403), ("Origin: null", 403),
                ("Sec-Fetch-Site: cross-site", 403), ("Sec-Fetch-Site: same-site", 403),
            ] {
                let body = #"{"name":"\#(line)"}"#
                #expect(try await phone.send("POST", "/v1/gyms", body, [line]).status == status, "\(line)")
            }
            #expect(try await phone.send("GET", "/v1/plans", "", ["Origin: https://evil.example"]).status == 403)
        }
    }

    @Test func aClientWithoutCookiesGetsAToken() async throws {
        try await withPhone { phone in
            var phone = phone
            let made = try await phone.pair(phone.code(), #","wants_token":true"#)
            #expect(made.header("set-cookie") == nil)
            let secret = try #require(try JSON.decode(Device.self, from: made.text).secret)
            #expect(try await phone.send("GET", "/v1/plans", "", ["Authorization: Bearer \(secret)"]).status == 200)
            #expect(try await phone.kit.get("/v1/devices").text.contains(#""name":"device 1""#))
        }
    }

    @Test func aDeviceLivesOnWhileItIsUsed() async throws {
        try await withPhone { phone in
            var phone = phone
            _ = try await phone.pair(phone.code())
            for _ in 0..<3 {
                phone.kit.clock.advance(seconds: 399 * 86_400)
                let answer = try await phone.send("GET", "/v1/plans")
                #expect(answer.status == 200)
                #expect(
                    answer.header("set-cookie")?.hasPrefix(phone.cookie ?? "?") == true, "the browser keeps it as long")
                // That it was used is noted after the answer.
                let now = phone.kit.clock.now().milliseconds
                while try await phone.kit.service.devices(TopsetService.localUser)[0].lastUsedAt?.milliseconds != now {
                    try await Task.sleep(for: .milliseconds(1))
                }
            }
            phone.kit.clock.advance(seconds: 400 * 86_400 + 1)
            #expect(try await phone.send("GET", "/v1/plans").status == 401)
        }
    }

    @Test func namesAreKeptApartAndCodesAreFew() async throws {
        try await Kit.with { kit in
            _ = try await kit.post("/v1/tokens", #"{"name":"Phone"}"#)
            for name in ["Phone", "Phone", String(repeating: "x", count: 64), String(repeating: "x", count: 64)] {
                let code = try await kit.service.makePairingCode(TopsetService.localUser).code
                #expect(try await kit.post("/v1/auth/pair", #"{"code":"\#(code)","name":"\#(name)"}"#).status == 201)
            }
            let names = try await kit.get("/v1/devices").value(Page<Device>.self).items.map(\.name)
            let long = String(repeating: "x", count: 64)
            #expect(Set(names) == ["Phone 2", "Phone 3", long, long.dropLast(2) + " 2"])
            kit.clock.advance(seconds: 60)
            var codes: [String] = []
            for _ in 0..<6 {
                codes.append(try await kit.service.makePairingCode(TopsetService.localUser).code)
                kit.clock.advance(seconds: 1)
            }
            #expect(
                try await kit.post("/v1/auth/pair", #"{"code":"\#(codes[0])"}"#).status == 401, "the newest five hold")
            #expect(try await kit.post("/v1/auth/pair", #"{"code":"\#(codes[1])"}"#).status == 201)
        }
    }

    @Test func withAccountsACodeIsOfWhoMadeItAndDevicesAreTheirs() async throws {
        try await Kit.with(configured: { $0.accounts = true }) { kit in
            let (anna, berta) = (try await kit.signedIn(as: "anna"), try await kit.signedIn(as: "berta"))
            #expect(try await kit.post("/v1/auth/pairing-codes").status == 401)
            let local = try await kit.service.makePairingCode(TopsetService.localUser).code
            #expect(try await kit.post("/v1/auth/pair", #"{"code":"\#(local)"}"#).status == 401)
            let code = try await anna.post("/v1/auth/pairing-codes").value(PairingCode.self)
            #expect(code.url == nil && code.drawing == nil, "nobody else reaches this server")
            let device = try await kit.post("/v1/auth/pair", #"{"code":"\#(code.code)"}"#).value(Device.self)
            #expect(try await berta.get("/v1/devices").value(Page<Device>.self).items.isEmpty)
            #expect(try await berta.send(.delete, "/v1/devices/\(device.id.text)").status == 404)
            #expect(try await anna.get("/v1/devices").value(Page<Device>.self).items.map(\.id) == [device.id])
            #expect(try await kit.service.users().first?.devices.map(\.name) == ["device 1"])
            let user = try await kit.service.user(named: "anna")
            #expect(try await kit.service.revokeTokens(user, named: nil).count == 2, "all means devices, too")
        }
    }
}
